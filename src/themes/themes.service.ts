import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  AuditLog,
  type AuthContext,
  type Condition,
  Database,
  forUpdate,
  insertAll,
  InvalidFields,
  plantOnce,
  Problem,
  type Seeder,
  SharedByAll,
  snakeCase,
  takeLock,
  where,
} from '../kit/index.js';
import type { Finding } from './check/finding.js';
import { ThemeCheck } from './check/theme-check.service.js';
import { cleanLogo } from './clean-logo.js';
import type { Logo } from './logo/logo.js';
import { MediaStore } from './media-store.js';
import { lockedTheme, type StoredTheme } from './stored-theme.js';
import { requireSteward } from './stewards.js';
import { TemplateRenderer } from './template/template-renderer.service.js';
import type { ThemeDraft } from './theme-draft.js';
import { ThemeLooks } from './theme-looks.service.js';
import { ThemeLogos } from './theme-logos.service.js';
import { lookOf } from './theme-look.js';
import { previewOf, type ThemePreview } from './theme-preview.js';
import { requireState, stateOfChanged, steps, type StepName } from './theme-state.js';
import { Theme, ThemeStatus } from './theme.entity.js';
import type { ThemeResource } from './theme.resource.js';

/** What may be given to a new theme, and changed of one. */
export type ThemeValues = Partial<Pick<ThemeResource, 'title' | 'template_string' | 'css' | 'javascript'>>;

/** A theme that somebody makes. */
export interface NewTheme<Values = Partial<ThemeResource>> {
  auth: AuthContext;
  values: Values;
}

/** What may be changed in the table, without a step from state to state. */
type Edit = Partial<Pick<Theme, 'title' | 'templateString' | 'css' | 'javascript' | 'logoimage'>>;

/** What the check has said of a theme as it was then. */
export interface Verdict {
  theme: StoredTheme;
  errors: readonly Finding[];
}

const looks = ['templateString', 'css', 'javascript', 'logoimage'] as const;

const NOTE_LIMIT = 1000;

/** The themes of the site. All who may use them see all of them. */
@Injectable()
export class ThemesService extends SharedByAll implements Seeder {
  /** What else is done when a theme is removed, before that and in the same write. */
  readonly removing: ((manager: EntityManager, id: string) => Promise<void>)[] = [];

  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly media: MediaStore,
    private readonly logos: ThemeLogos,
    private readonly looks: ThemeLooks,
    private readonly renderer: TemplateRenderer,
    private readonly check: ThemeCheck,
  ) {
    super();
    database.neverRemembered('theme');
  }

  /** Plants the theme that every installation starts with. */
  async plant(manager: EntityManager): Promise<void> {
    await plantOnce(manager, 'theme', new Map([['core', null]]), () =>
      manager.insert(Theme, { title: 'core', status: ThemeStatus.Approved, isDefault: true }),
    );
  }

  async lockFirst(): Promise<void> {
    await this.database.write((manager) => takeLock(manager, 'default_theme'));
  }

  /** Which themes `t` a user may choose. */
  choosable(): Condition {
    return { sql: 't.status = ?', values: [ThemeStatus.Approved], column: 't.status', isEquality: true };
  }

  /** Whether a user may choose the theme; inside a write it is locked then. */
  async lockChoosable(id: string): Promise<boolean> {
    const { sql, values } = where([{ sql: 't.id = ?', values: [BigInt(id)] }, this.choosable()]);
    return (await this.database.read(`SELECT t.id FROM theme t${sql}${forUpdate}`, values)).length > 0;
  }

  /**
   * Stores new themes in the states that are given; a new default takes the place of the old one. Returns the ids.
   * @throws where several are to be the default
   */
  async storeAll(themes: readonly NewTheme[]): Promise<string[]> {
    return this.database.write(async (manager) => {
      if (themes.some(({ values }) => values.is_default)) {
        await takeLock(manager, 'default_theme');
        await manager.update(Theme, { isDefault: true }, { isDefault: null });
      }
      const rows = themes.map(({ values }) => {
        const { title, template_string, css, javascript, status, logoimage, is_default } = values;
        return { title, template_string, css, javascript, status, logoimage, is_default: is_default || null };
      });
      const ids = await insertAll(manager, 'theme', rows);
      for (const [n, { auth, values }] of themes.entries()) {
        const state = values.status === undefined ? undefined : ThemeStatus[values.status];
        const done = [`created: ${values.title}`, state, values.is_default && steps.makeDefault.done];
        await this.note(auth, ids[n]!, done.filter(Boolean).join('; '));
      }
      return ids;
    });
  }

  /** Stores new themes, to be edited further. Returns the ids. @throws Problem permission_denied */
  async createAll(themes: readonly NewTheme<ThemeValues>[]): Promise<string[]> {
    for (const { auth } of themes) await requireSteward(auth);
    return this.storeAll(
      themes.map(({ auth, values: { title, template_string, css, javascript } }) => ({
        auth,
        values: { title, template_string, css, javascript },
      })),
    );
  }

  /**
   * Changes the values that are given. A theme whose look is changed by somebody who is no administrator must be
   * approved again.
   * @throws Problem permission_denied, not_found
   */
  async change(auth: AuthContext, id: string, values: ThemeValues): Promise<void> {
    const { title, template_string: templateString, css, javascript } = values;
    await this.edit(auth, id, () => ({ title, templateString, css, javascript }));
  }

  /**
   * Deletes a theme; users who chose it have chosen none.
   * @throws Problem permission_denied, not_found, conflict for the default
   */
  async remove(auth: AuthContext, id: string): Promise<void> {
    await requireSteward(auth);
    const logo = await this.database.write(async (manager) => {
      const { isDefault, title, logoimage } = await lockedTheme(manager, id);
      if (isDefault) throw new Problem('conflict', 'The default theme cannot be deleted.');
      for (const step of this.removing) await step(manager, id);
      await manager.delete(Theme, { id });
      await this.note(auth, id, `deleted: ${title}`);
      return logoimage;
    });
    await this.logos.tidy(id, [logo]);
  }

  /**
   * Gives a theme a logo, made harmless if that has not been done, in place of the one that it had.
   * @throws Problem permission_denied, not_found, too_large, unsupported_media_type, validation_failed
   */
  async setLogo(auth: AuthContext, id: string, given: Buffer | Logo): Promise<void> {
    await requireSteward(auth);
    const logo = Buffer.isBuffer(given) ? await cleanLogo(given) : given;
    // In the transaction, though it cannot undo this: while the theme is locked nobody removes the file.
    await this.edit(auth, id, async () => ({ logoimage: await this.media.putLogo(id, logo) }));
  }

  /** Takes a theme's logo away. @throws Problem permission_denied, not_found */
  async removeLogo(auth: AuthContext, id: string): Promise<void> {
    await this.edit(auth, id, () => ({ logoimage: '' }));
  }

  /** Asks for the approval of a theme. @throws Problem permission_denied, not_found, wrong_state */
  async submit(auth: AuthContext, id: string): Promise<void> {
    await this.step('submit', auth, id, { submittedById: auth.user.id, note: '' });
  }

  /** What the check says of a theme, for `approve`. @throws Problem not_found, unavailable */
  async verdictOn(id: string): Promise<Verdict> {
    const theme = await this.looks.stored(id);
    const findings = await this.check.findings(lookOf(id, theme));
    return { theme, errors: findings.filter(({ level }) => level === 'error') };
  }

  /**
   * @param verdict what the check said shortly before; inside a write it must be given, as it takes its time
   * @throws Problem permission_denied, also for who submitted it and is no administrator, not_found, wrong_state,
   *   theme_broken, conflict when it was changed since it was checked
   */
  async approve(auth: AuthContext, id: string, verdict?: Verdict): Promise<void> {
    await requireSteward(auth);
    const { theme: checked, errors } = verdict ?? (await this.verdictOn(id));
    await this.step('approve', auth, id, {}, (theme) => {
      const [first] = errors;
      if (first) throw new Problem('theme_broken', `${first.message} See the check of the theme.`);
      const isOther = looks.some((name) => theme[name] !== checked[name]);
      if (isOther) throw new Problem('conflict', 'The theme was changed while it was checked; look at it again.');
    });
  }

  /** Sends a theme back to its editors. @throws Problem those of `approve`, and validation_failed for the note */
  async reject(auth: AuthContext, id: string, note: string): Promise<void> {
    if (note.trim() === '' || [...note].length > NOTE_LIMIT) {
      throw new InvalidFields({ note: [`This must have 1 to ${NOTE_LIMIT} characters.`] });
    }
    await this.step('reject', auth, id, { note });
  }

  /** @throws Problem permission_denied, not_found, wrong_state, conflict for the default */
  async hide(auth: AuthContext, id: string): Promise<void> {
    await this.step('hide', auth, id);
  }

  /** @throws Problem permission_denied, not_found, wrong_state */
  async show(auth: AuthContext, id: string): Promise<void> {
    await this.step('show', auth, id);
  }

  /** Puts a theme in the place of the default. @throws Problem permission_denied, not_found, wrong_state */
  async makeDefault(auth: AuthContext, id: string): Promise<void> {
    await requireSteward(auth);
    await this.database.write(async (manager) => {
      // First of all what everybody else who moves the default needs too.
      await takeLock(manager, 'default_theme');
      const theme = await lockedTheme(manager, id);
      requireState('makeDefault', theme.status);
      if (theme.isDefault) return;
      await manager.update(Theme, { isDefault: true }, { isDefault: null });
      await manager.update(Theme, { id }, { isDefault: true });
      await this.note(auth, id, steps.makeDefault.done);
    });
  }

  /**
   * What a theme looks like.
   * @param draft changes to it that are not stored
   * @throws Problem permission_denied, not_found
   */
  async preview(
    auth: AuthContext,
    id: string,
    { template_string: templateString, css, javascript }: ThemeDraft = {},
  ): Promise<ThemePreview & { id: string }> {
    await requireSteward(auth);
    const theme = await this.looks.stored(id);
    const look = lookOf(id, { ...theme, ...differing(theme, { templateString, css, javascript }) });
    return { id, ...(await previewOf(this.renderer, look)) };
  }

  private async step(
    name: StepName,
    auth: AuthContext,
    id: string,
    values: Partial<Theme> = {},
    require: (theme: StoredTheme) => void = () => undefined,
  ): Promise<void> {
    const { isAdministrator } = await requireSteward(auth);
    await this.database.write(async (manager) => {
      const theme = await lockedTheme(manager, id);
      requireState(name, theme.status);
      if (name === 'hide' && theme.isDefault) throw new Problem('conflict', 'The default theme cannot be hidden.');
      const decides = name === 'approve' || name === 'reject';
      if (decides && !isAdministrator && theme.submittedById === auth.user.id) {
        throw new Problem('permission_denied', 'You submitted this theme: somebody else decides on it.');
      }
      require(theme);
      await manager.update(Theme, { id }, { ...values, status: steps[name].to });
      await this.note(auth, id, [steps[name].done, values.note].filter(Boolean).join(': '));
    });
  }

  /** Changes what differs, and the state with it. Whatever comes of it, no logo is left that is not shown. */
  private async edit(auth: AuthContext, id: string, given: () => Edit | Promise<Edit>): Promise<void> {
    const { isAdministrator } = await requireSteward(auth);
    const logos = new Set<string>();
    try {
      await this.database.write(async (manager) => {
        const theme = await lockedTheme(manager, id);
        const values = await given();
        if (values.logoimage !== undefined) logos.add(values.logoimage).add(theme.logoimage);
        const changes = differing(theme, values);
        const names = Object.keys(changes);
        if (names.length === 0) return;
        const isOfLook = names.some((name) => name !== 'title');
        const status = isOfLook ? stateOfChanged(theme.status, isAdministrator) : theme.status;
        await manager.update(Theme, { id }, { ...changes, status });
        const back = status === theme.status ? '' : '; to be approved again';
        await this.note(auth, id, `changed: ${names.map(snakeCase).join(', ')}${back}`);
      });
    } finally {
      await this.logos.tidy(id, [...logos]);
    }
  }

  private note(auth: AuthContext, id: string, detail: string): Promise<void> {
    return this.audit.changed(auth, { event: 'theme', target: `themes/${id}`, detail });
  }
}

/** Those of the values that are given and other than the theme's. */
function differing(theme: StoredTheme, values: Edit): Edit {
  const differs = ([name, value]: [string, unknown]): boolean =>
    value !== undefined && value !== theme[name as keyof Edit];
  return Object.fromEntries(Object.entries(values).filter(differs));
}
