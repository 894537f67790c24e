import { administratorRole } from '../../accounts/granting/permissions.js';
import type { Access } from '../../auth/access.decorators.js';
import { ThemeFrames } from '../../themes/template/theme-frames.service.js';
import { schemes } from '../../themes/look.js';
import { loadable, logoUrl } from '../../themes/theme-look.js';
import { steps, type StepName } from '../../themes/theme-state.js';
import { ThemeStatus } from '../../themes/theme.entity.js';
import { ProblemError, type Schemas } from '../../../client/src/index.js';
import { filtersOf, pagerOf } from '../kit/list-page.js';
import { mayOpen } from '../kit/frames.service.js';
import { unlessGone } from '../kit/gone.js';
import { Action, Page, Pages, Visiting } from '../kit/page.js';
import { byId, type GoTo, type View, type Visit } from '../kit/visit.js';
import { ifSame } from '../users/amending.js';

type Theme = Schemas['Theme'];

/** Who looks after the themes. */
const stewards: Access = ['theme', administratorRole];

/** How many themes stand on a page of the gallery. */
const shelf = 24;

/** How many findings against one rule are shown at once. */
const few = 3;

/** What the states are called, and which mark they have. */
const marks = {
  [ThemeStatus.Editing]: 'off',
  [ThemeStatus.Pending]: 'warn',
  [ThemeStatus.Approved]: 'good',
  [ThemeStatus.Hidden]: 'bad',
} as const satisfies Record<ThemeStatus, string>;

/** The steps by their addresses, which are those of version 2. */
const stepAt = {
  submit: 'submit',
  approve: 'approve',
  reject: 'reject',
  hide: 'hide',
  show: 'show',
  'make-default': 'makeDefault',
} as const satisfies Record<string, StepName>;

type Step = keyof typeof stepAt;

@Pages('themes')
export class ThemesPages {
  constructor(private readonly frames: ThemeFrames) {}

  @Page('', {
    name: 'themes',
    title: 'themes.title',
    access: 'authenticated',
    navigation: { part: 'work', order: 20, icon: 'paintbrush' },
  })
  async gallery(@Visiting() visit: Visit): Promise<View> {
    const { api, person, query } = visit;
    const isSteward = mayOpen(person!, stewards);
    const { q } = filtersOf(visit, ['q']);
    const cursor = query.get('cursor') ?? undefined;
    const params = { query: { limit: shelf, cursor, order_by: ['title' as const], title__icontains: q } };
    const { theme, colour_scheme: scheme } = person!.preferences;
    const [{ objects, meta }, standards, chosen] = await Promise.all([
      visit.ask(isSteward ? api.GET('/API/v2/themes/', { params }) : api.GET('/API/v2/me/themes/', { params })),
      visit.ask(api.GET('/API/v2/me/themes/', { params: { query: { is_default: true, limit: 1 } } })),
      theme === null
        ? undefined
        : visit.ask(api.GET('/API/v2/me/themes/', { params: { query: { id: theme, limit: 1 } } })),
    ]);
    return {
      view: 'themes/gallery',
      data: {
        themes: objects.map((one) => ({
          ...one,
          mark: marks[one.status],
          state: `themes.state.${one.status}`,
          isChoosable: isIn(one, ThemeStatus.Approved),
          isMine: one.id === theme,
          failed: isSteward && this.frames.lastFailureOf(one.id) !== undefined,
        })),
        standard: standards.objects[0],
        chooseAt: `/themes/choose/${tailOf(visit)}`,
        q,
        filter: { path: '/themes/', prefix: 'filter' },
        hasOwn: theme !== null,
        // None where it is approved no more.
        own: chosen?.objects[0],
        scheme,
        isSteward,
        pager: pagerOf(visit, meta),
      },
    };
  }

  @Action('choose', { page: 'gallery', access: 'authenticated' })
  async choose(@Visiting() visit: Visit): Promise<GoTo> {
    const before = visit.person!.preferences.theme;
    const theme = visit.form.orNull('theme');
    await visit.ask(visit.api.PATCH('/API/v2/me/', { body: { theme } }));
    const undo = { path: `/themes/choose/${tailOf(visit)}`, fields: { theme: before ?? '' } };
    return visit.done(`/themes/${tailOf(visit)}`, theme === null ? 'themes.chosen-default' : 'themes.chosen', {}, undo);
  }

  @Action('new', { page: 'gallery', access: stewards })
  async create(@Visiting() visit: Visit): Promise<GoTo> {
    const body = { title: visit.form.text('title') };
    const { id } = await visit.ask(visit.api.POST('/API/v2/themes/', { body, params: { header: visit.once() } }));
    return visit.done(`/themes/${id}/`, 'themes.created');
  }

  // Safe: whatever a theme does to pages, it can be mended here.
  @Page(':id', { name: 'theme', title: 'themes.one.title', access: stewards, safe: true })
  async theme(@Visiting() visit: Visit): Promise<View> {
    const { api } = visit;
    const { data: theme, response, error } = await api.GET('/API/v2/themes/{id}/', byId(visit));
    if (!theme) throw new ProblemError(response, error);
    const [check, history] = await Promise.all([
      // It may be that too many are made: the page is there without it.
      api.GET('/API/v2/themes/{id}/check/', byId(visit)),
      changesOf(visit, 5),
    ]);
    const failure = this.frames.failureOf({
      id: theme.id,
      title: theme.title,
      template: theme.template_string ?? undefined,
    });
    const mayDecide = mayDecideOn(visit, theme);
    return {
      view: 'themes/theme',
      title: theme.title,
      data: {
        theme,
        etag: response.headers.get('etag'),
        logo: logoUrl(theme.logoimage),
        base: `/themes/${theme.id}/`,
        mark: marks[theme.status],
        state: `themes.state.${theme.status}`,
        can: stepsOf(theme, mayDecide),
        waits: isIn(theme, ThemeStatus.Pending) && !mayDecide,
        failure: failure && { ...failure, at: new Date(failure.at).toISOString() },
        check: check.data,
        findings: byRule(visit, check.data?.findings ?? []),
        history: history.entries,
      },
    };
  }

  @Action(':id', { page: 'theme', access: stewards })
  async change(@Visiting() visit: Visit): Promise<GoTo> {
    const { api, form } = visit;
    const { path } = byId(visit).params;
    const body = { title: form.text('title'), ...draftIn(visit) };
    const { title } = await visit.ask(
      api.PATCH('/API/v2/themes/{id}/', { params: { path, header: ifSame(visit) }, body }),
    );
    return visit.done(`/themes/${path.id}/`, 'themes.saved', { theme: title });
  }

  /** Nothing is stored, and what was typed stays. */
  @Action(':id/check', { page: 'checked', access: stewards })
  async check(@Visiting() visit: Visit): Promise<View> {
    const { api, form } = visit;
    const draft = draftIn(visit);
    const check = await visit.ask(api.POST('/API/v2/themes/check/', { body: draft }));
    const typed = { check, findings: byRule(visit, check.findings) };
    if (isAskedByScript(visit)) return { view: 'themes/typed', data: typed };
    const { data, ...editor } = await this.theme(visit);
    const theme = { ...(data!.theme as Theme), title: form.text('title'), ...draft };
    // As of when it was opened: what others have saved since is not overwritten unseen.
    return { ...editor, data: { ...data, theme, typed, etag: form.optional('etag') ?? data!.etag } };
  }

  // A script asks for this while somebody types, so it cannot be safe; the form asks for the built-in look.
  @Page(':id/check', { name: 'theme-check', title: 'themes.one.title', access: stewards })
  async checked(@Visiting() visit: Visit): Promise<View> {
    if (!isAskedByScript(visit)) return this.theme(visit);
    return { view: 'themes/typed', data: { problem: visit.refused?.problem } };
  }

  @Page(':id/preview', { name: 'theme-sample', title: 'themes.sample.title', access: stewards, framed: true })
  async preview(@Visiting() visit: Visit): Promise<View> {
    const { api } = visit;
    const [theme, shown] = await Promise.all([
      visit.ask(api.GET('/API/v2/themes/{id}/', byId(visit))),
      visit.ask(api.GET('/API/v2/themes/{id}/preview/', byId(visit))),
    ]);
    return sampleIn(visit, shown, theme.template_string);
  }

  @Action(':id/preview', { page: 'preview', access: stewards })
  async previewDraft(@Visiting() visit: Visit): Promise<View> {
    const body = draftIn(visit);
    const shown = await visit.ask(visit.api.POST('/API/v2/themes/{id}/preview/', { ...byId(visit), body }));
    return sampleIn(visit, shown, body.template_string);
  }

  @Page(':id/history', { name: 'theme-history', title: 'themes.history.title', access: stewards, safe: true })
  async history(@Visiting() visit: Visit): Promise<View> {
    const theme = await visit.ask(visit.api.GET('/API/v2/themes/{id}/', byId(visit)));
    const { entries, meta } = await changesOf(visit, visit.person!.preferences.paginate_by);
    return {
      view: 'themes/history',
      title: visit.say('themes.history-of', { theme: theme.title }),
      data: { base: `/themes/${theme.id}/`, theme, entries, pager: pagerOf(visit, meta) },
    };
  }

  @Action(':id/logo', { page: 'theme', access: stewards })
  async setLogo(@Visiting() visit: Visit): Promise<GoTo> {
    const { path } = byId(visit).params;
    const sent = new FormData();
    for (const { fieldname, buffer, originalname } of visit.files) {
      sent.append(fieldname, new Blob([new Uint8Array(buffer)]), originalname);
    }
    const request = { params: { path, header: ifSame(visit) }, body: { logo: '' }, bodySerializer: () => sent };
    await visit.ask(visit.api.PUT('/API/v2/themes/{id}/logo/', request));
    return visit.done(`/themes/${path.id}/`, 'themes.logo-set');
  }

  @Action(':id/logo/remove', { page: 'theme', access: stewards })
  async removeLogo(@Visiting() visit: Visit): Promise<GoTo> {
    const { path } = byId(visit).params;
    await visit.ask(visit.api.DELETE('/API/v2/themes/{id}/logo/', { params: { path, header: ifSame(visit) } }));
    return visit.done(`/themes/${path.id}/`, 'themes.logo-removed');
  }

  @Action(':id/delete', { page: 'theme', access: stewards })
  remove(@Visiting() visit: Visit): Promise<GoTo> {
    const { path } = byId(visit).params;
    const remove = async (): Promise<GoTo> => {
      await visit.ask(visit.api.DELETE('/API/v2/themes/{id}/', { params: { path, header: ifSame(visit) } }));
      return visit.done('/themes/', 'themes.deleted');
    };
    return unlessGone(visit, remove, '/themes/');
  }

  @Action(':id/reject', { page: 'theme', access: stewards })
  async reject(@Visiting() visit: Visit): Promise<GoTo> {
    const { path } = byId(visit).params;
    const body = { note: visit.form.text('note') };
    await visit.ask(visit.api.POST('/API/v2/themes/{id}/reject/', { params: { path, header: ifSame(visit) }, body }));
    return visit.done(`/themes/${path.id}/`, 'themes.done.reject');
  }

  @Action([':id/submit', ':id/approve', ':id/hide', ':id/show', ':id/make-default'], {
    page: 'theme',
    access: stewards,
  })
  async step(@Visiting() visit: Visit): Promise<GoTo> {
    const { path } = byId(visit).params;
    const step = visit.path.split('/')[3] as Exclude<Step, 'reject'>;
    await visit.ask(visit.api.POST(`/API/v2/themes/{id}/${step}/`, { params: { path, header: ifSame(visit) } }));
    return visit.done(`/themes/${path.id}/`, `themes.done.${step}`);
  }
}

/** Whether only what the check says is wanted, to be put into the page that is open. */
const isAskedByScript = ({ query }: Visit): boolean => query.get('part') === 'typed';

/** What is typed of a theme, apart from its title. */
const draftIn = ({ form }: Visit): Schemas['ThemeDraft'] => ({
  css: form.text('css').trim(),
  javascript: form.text('javascript').trim(),
  // Forms send lines as the network does.
  template_string: form.text('template_string').replaceAll('\r\n', '\n') || null,
});

async function changesOf(visit: Visit, limit: number) {
  const query = { limit, cursor: visit.query.get('cursor') ?? undefined, order_by: ['-at' as const] };
  const request = { params: { ...byId(visit).params, query } };
  const { objects, meta } = await visit.ask(visit.api.GET('/API/v2/themes/{id}/history/', request));
  const said = (list: string): string => list.replace(/\w+/g, (member) => labelOf(visit, member) ?? member);
  const entries = objects.map((one) => ({ ...one, detail: one.detail.replace(/^changed: [\w, ]+/, said) }));
  return { entries, meta };
}

/** Whoever has asked for approval does not decide, unless they administer the platform. */
const mayDecideOn = ({ person }: Visit, { submitted_by: by }: Theme): boolean =>
  person!.powers.has(administratorRole) || String(by) !== person!.id;

const isIn = ({ status }: Pick<Theme, 'status'>, state: ThemeStatus): boolean => (status as ThemeStatus) === state;

/** Which steps lead on from where a theme is. */
function stepsOf(theme: Theme, mayDecide: boolean): Partial<Record<StepName, boolean>> {
  const isOpen = (name: StepName): boolean => {
    if (!isIn(theme, steps[name].from)) return false;
    if (name === 'hide' || name === 'makeDefault') return !theme.is_default;
    return (name !== 'approve' && name !== 'reject') || mayDecide;
  };
  return Object.fromEntries(Object.values(stepAt).map((name) => [name, isOpen(name)]));
}

/** A made-up page in a theme that nobody else sees. */
function sampleIn(visit: Visit, shown: Schemas['ThemePreview'], template?: string | null): View {
  const { id, title, css, javascript, logo_url: logo } = shown;
  const look = loadable({
    id,
    title,
    css: css || undefined,
    javascript: javascript || undefined,
    logo: logo ?? undefined,
    template: template?.trim() ? template : undefined,
  });
  const scheme = schemes.find((one) => one === visit.form.text('scheme'));
  return { view: 'themes/sample', data: { problem: visit.refused?.problem }, trial: { look, scheme } };
}

/** What the check has found, one rule after the other; of many against one rule a few come first. */
const byRule = (visit: Visit, findings: readonly Schemas['ThemeFinding'][]) =>
  [...Map.groupBy(findings, ({ code }) => code)].map(([code, all]) => {
    const found = all.map((one) => ({ ...one, label: labelOf(visit, one.place.file) }));
    return { ...all[0]!, code, few: found.slice(0, few), more: found.slice(few) };
  });

/** What a member of a theme is called on its page; undefined for anything else, such as a file. */
const labelOf = ({ words }: Visit, member: string): string | undefined =>
  words.has(`themes.field.${member}`) ? words.say(`themes.field.${member}`) : undefined;

/** What the address of the gallery says of which part of it is shown. */
function tailOf(visit: Visit): string {
  const said = new URLSearchParams(filtersOf(visit, ['q', 'cursor']));
  return said.size > 0 ? `?${said.toString()}` : '';
}
