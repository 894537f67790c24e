import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuthContext } from '../../src/auth/auth-context.js';
import type { Origin } from '../../src/audit-log/origin.js';
import { Database } from '../../src/database/database.js';
import { ThemeStatus } from '../../src/themes/theme.entity.js';
import type { ThemeResource } from '../../src/themes/theme.resource.js';
import { ThemesService, type ThemeValues } from '../../src/themes/themes.service.js';
import { plantUsers } from '../support/demo.js';
import { png, pngChunk, riff, svg, vp8l } from '../support/pictures.js';
import { RoundTrips } from '../support/round-trips.js';
import { e2e, type TestUser } from '../support/service.js';

const { Editing, Pending, Approved, Hidden } = ThemeStatus;
const states = [Editing, Pending, Approved, Hidden];

type Step = 'submit' | 'approve' | 'reject' | 'hide' | 'show' | 'makeDefault';

e2e('themes service', (service) => {
  let themes: ThemesService;
  let ann: AuthContext;
  let bob: AuthContext;
  let administrator: AuthContext;
  let outsider: AuthContext;

  const contextOf = async (user: TestUser): Promise<AuthContext> => {
    const principal = (await service.principals.named(user.username))!;
    const origin = { method: 'POST', route: '/test', address: '127.0.0.1' } as Origin;
    return { user: principal, actor: principal, via: 'token', origin };
  };

  beforeAll(async () => {
    themes = service.app.get(ThemesService);
    ann = await contextOf(await service.user({ permissions: ['theme'] }));
    bob = await contextOf(await service.user({ permissions: ['theme'] }));
    administrator = await contextOf(await service.administrator());
    outsider = await contextOf(await service.user());
  });

  interface Stored {
    title: string;
    template_string: string | null;
    css: string;
    javascript: string;
    logoimage: string;
    status: number;
    note: string;
    submittedBy: string | null;
    isDefault: boolean;
  }

  type Columns = Omit<Stored, 'submittedBy' | 'isDefault'> & {
    id: unknown;
    submitted_by_id: number | string | null;
    is_default: unknown;
  };
  const stored = async (themeId: string): Promise<Stored> => {
    const [row] = await service.sql<Columns>('SELECT * FROM theme WHERE id = ?', [themeId]);
    const { id: _, submitted_by_id: submitter, is_default: isDefault, ...rest } = row!;
    return { ...rest, submittedBy: submitter === null ? null : String(submitter), isDefault: Boolean(isDefault) };
  };
  const statusOf = async (id: string): Promise<number> => (await stored(id)).status;
  const defaults = async (): Promise<string[]> =>
    (await service.sql('SELECT id FROM theme WHERE is_default IS NOT NULL')).map(({ id }) => String(id));
  const audited = async (id: string): Promise<string[]> =>
    (
      await service.sql<{ detail: string }>(
        "SELECT detail FROM audit_entry WHERE event = 'theme' AND target = ? ORDER BY id",
        [`themes/${id}`],
      )
    ).map(({ detail }) => detail);

  const create = async (auth: AuthContext, values: ThemeValues): Promise<string> => {
    const [id] = await themes.createAll([{ auth, values }]);
    return id!;
  };
  const store = async (auth: AuthContext, values: Partial<ThemeResource>): Promise<string> => {
    const [id] = await themes.storeAll([{ auth, values }]);
    return id!;
  };

  /** A new theme of ann's in that state. */
  const themeIn = async (status: ThemeStatus, values: ThemeValues = {}): Promise<string> => {
    const id = await create(ann, { title: 'Some', ...values });
    await service.sql('UPDATE theme SET status = ?, submitted_by_id = ? WHERE id = ?', [status, ann.user.id, id]);
    return id;
  };
  const take = (step: Step, auth: AuthContext, id: string): Promise<void> =>
    step === 'reject' ? themes.reject(auth, id, 'Not yet') : themes[step](auth, id);

  /** Checks a refusal, and that it leaves the theme as it was. */
  const expectRefusal = async (code: string, id: string, work: () => Promise<unknown>): Promise<void> => {
    const before = [await stored(id), await audited(id), await defaults()];
    await expect(work()).rejects.toMatchObject({ code });
    expect([await stored(id), await audited(id), await defaults()]).toEqual(before);
  };

  describe('a new theme', () => {
    it('should be in editing and not the default, whatever is asked for', async () => {
      const given = { title: 'New', template_string: '{{ x }}', css: 'a.css', javascript: 'a.js' };
      const before = await defaults();
      const id = await create(ann, {
        ...given,
        status: Approved,
        is_default: true,
        logoimage: '/x.png',
      } as object);
      expect(await stored(id)).toEqual({
        ...given,
        logoimage: '',
        status: Editing,
        note: '',
        submittedBy: null,
        isDefault: false,
      });
      expect(await defaults()).toEqual(before);
      expect(await audited(id)).toEqual(['created: New']);
    });

    it('should have nothing that is not given', async () => {
      const id = await create(administrator, { title: 'Bare' });
      expect(await stored(id)).toMatchObject({ template_string: null, css: '', javascript: '', status: Editing });
    });
  });

  describe('the way to approval', () => {
    it('should lead from hand to hand', async () => {
      const id = await create(ann, { title: 'Way' });
      await themes.submit(ann, id);
      expect(await stored(id)).toMatchObject({ status: Pending, submittedBy: ann.user.id, note: '' });
      await themes.reject(bob, id, 'Too dark: 😀');
      expect(await stored(id)).toMatchObject({ status: Editing, submittedBy: ann.user.id, note: 'Too dark: 😀' });
      await themes.submit(bob, id);
      expect(await stored(id)).toMatchObject({ status: Pending, submittedBy: bob.user.id, note: '' });
      await themes.approve(ann, id);
      expect(await stored(id)).toMatchObject({ status: Approved, submittedBy: bob.user.id });
      await themes.hide(bob, id);
      expect(await statusOf(id)).toBe(Hidden);
      await themes.show(bob, id);
      expect(await statusOf(id)).toBe(Approved);
      expect(await audited(id)).toEqual([
        'created: Way',
        'submitted',
        'rejected: Too dark: 😀',
        'submitted',
        'approved',
        'hidden',
        'shown',
      ]);
    });

    it('should say in the audit who did what, as whom and from where', async () => {
      const id = await themeIn(Editing);
      await themes.submit({ ...ann, actor: administrator.actor }, id);
      const [entry] = await service.sql('SELECT * FROM audit_entry WHERE target = ? ORDER BY id DESC', [
        `themes/${id}`,
      ]);
      expect(entry).toMatchObject({
        event: 'theme',
        detail: 'submitted',
        actor: administrator.user.username,
        effective: ann.user.username,
        via: 'token',
        method: 'POST',
        route: '/test',
        address: '127.0.0.1',
      });
    });

    const from: Record<Step, ThemeStatus> = {
      submit: Editing,
      approve: Pending,
      reject: Pending,
      hide: Approved,
      show: Hidden,
      makeDefault: Approved,
    };

    it.each(Object.keys(from) as Step[])('should know the step %s from one state only', async (step) => {
      for (const status of states.filter((state) => state !== from[step])) {
        const id = await themeIn(status);
        await expectRefusal('wrong_state', id, () => take(step, administrator, id));
      }
      await expect(take('approve', bob, await themeIn(Editing))).rejects.toThrow(
        'A theme that is EDITING cannot be approved.',
      );
    });

    it.each(Object.keys(from) as Step[])(
      'should keep the step %s from who has nothing to do with themes',
      async (step) => {
        const id = await themeIn(from[step]);
        await expectRefusal('permission_denied', id, () => take(step, outsider, id));
      },
    );

    it.each(['approve', 'reject'] as const)(
      'should not let who submitted a theme %s it, save administrators',
      async (step) => {
        const id = await themeIn(Pending);
        await expectRefusal('permission_denied', id, () => take(step, ann, id));
        await take(step, bob, id);
        const own = await create(administrator, { title: 'Own' });
        await themes.submit(administrator, own);
        await take(step, administrator, own);
        expect(await statusOf(own)).toBe(step === 'approve' ? Approved : Editing);
      },
    );

    it('should let anybody decide on a theme that nobody submitted', async () => {
      const id = await store(ann, { title: 'By another way', status: Pending });
      await themes.approve(ann, id);
      expect(await statusOf(id)).toBe(Approved);
    });

    it('should ask for a note that fits', async () => {
      const id = await themeIn(Pending);
      for (const note of ['', ' \n', 'x'.repeat(1001), '😀'.repeat(1001)]) {
        await expectRefusal('validation_failed', id, () => themes.reject(bob, id, note));
      }
      await themes.reject(bob, id, '😀'.repeat(1000));
      expect((await stored(id)).note).toBe('😀'.repeat(1000));
    });

    it.each(['0', '01', 'x', '', '9223372036854775807', '9223372036854775808', '1 OR 1=1'])(
      'should not find a theme by the id %j',
      async (id) => {
        const missing = expect.objectContaining({ code: 'not_found' });
        for (const step of Object.keys(from) as Step[]) {
          await expect(take(step, administrator, id)).rejects.toEqual(missing);
        }
        await expect(themes.change(ann, id, { title: 'x' })).rejects.toEqual(missing);
        await expect(themes.remove(ann, id)).rejects.toEqual(missing);
        await expect(themes.setLogo(ann, id, png())).rejects.toEqual(missing);
        await expect(themes.removeLogo(ann, id)).rejects.toEqual(missing);
        await expect(themes.preview(ann, id)).rejects.toEqual(missing);
      },
    );

    it('should end in one way when a theme is approved and rejected at once', async () => {
      for (let round = 0; round < 10; round++) {
        const id = await themeIn(Pending);
        const results = await Promise.allSettled([themes.approve(bob, id), themes.reject(administrator, id, 'No')]);
        const won = results.findIndex(({ status }) => status === 'fulfilled');
        expect(results[1 - won]).toMatchObject({ status: 'rejected', reason: { code: 'wrong_state' } });
        const ends = [
          { status: Approved, note: '' },
          { status: Editing, note: 'No' },
        ];
        expect(await stored(id)).toMatchObject(ends[won]!);
        expect((await audited(id)).slice(1)).toEqual([['approved', 'rejected: No'][won]]);
      }
    });
  });

  describe('a change', () => {
    const look: Record<string, ThemeValues> = {
      template: { template_string: 'new' },
      css: { css: 'new.css' },
      javascript: { javascript: 'new.js' },
    };

    it.each(Object.entries(look))('of the %s should need another approval', async (_, values) => {
      for (const status of states) {
        const id = await themeIn(status);
        await themes.change(bob, id, values);
        expect(await stored(id)).toMatchObject({ ...values, status: Editing });
      }
    });

    it.each(Object.entries(look))('of the %s should need none when administrators make it', async (_, values) => {
      for (const status of states) {
        const id = await themeIn(status);
        await themes.change(administrator, id, values);
        expect(await stored(id)).toMatchObject({ ...values, status });
      }
    });

    it.each(Object.entries(look))('of the %s should leave nothing of what was checked before', async (_, values) => {
      const id = await themeIn(Pending);
      const verdict = await themes.verdictOn(id);
      await themes.change(administrator, id, values);
      await expectRefusal('conflict', id, () => themes.approve(bob, id, verdict));
    });

    it('of the logo should leave nothing of what was checked before', async () => {
      const id = await themeIn(Pending);
      for (const change of [
        () => themes.setLogo(administrator, id, png()),
        () => themes.removeLogo(administrator, id),
      ]) {
        const verdict = await themes.verdictOn(id);
        await change();
        await expectRefusal('conflict', id, () => themes.approve(bob, id, verdict));
      }
    });

    it('of nothing but the title should need none', async () => {
      for (const status of states) {
        const id = await themeIn(status);
        await themes.change(ann, id, { title: 'Other' });
        expect(await stored(id)).toMatchObject({ title: 'Other', status });
      }
    });

    it('should be none that gives what is there', async () => {
      const values = { title: 'Same', template_string: 'a', css: 'b', javascript: 'c' };
      const id = await themeIn(Approved, values);
      await themes.change(ann, id, values);
      await themes.change(ann, id, {});
      expect(await stored(id)).toMatchObject({ ...values, status: Approved });
      expect(await audited(id)).toEqual(['created: Same']);
      await themes.change(ann, id, { ...values, template_string: null });
      expect(await stored(id)).toMatchObject({ ...values, template_string: null, status: Editing });
    });

    it('should touch nothing else', async () => {
      const id = await themeIn(Approved);
      const before = [await stored(id), await defaults()];
      await themes.change(ann, id, {
        status: Hidden,
        is_default: true,
        logoimage: '/x',
        note: 'x',
        submitted_by_id: '1',
        id: '1',
      } as object);
      expect([await stored(id), await defaults()]).toEqual(before);
    });

    it('should be audited by the names of what was changed', async () => {
      const id = await themeIn(Approved);
      await themes.change(ann, id, { title: 'B', template_string: 'secret?', css: '' });
      await themes.change(ann, id, { javascript: 'x.js' });
      expect((await audited(id)).slice(1)).toEqual([
        'changed: title, template_string; to be approved again',
        'changed: javascript',
      ]);
    });

    it('should be for who has to do with themes', async () => {
      const id = await themeIn(Editing);
      await expectRefusal('permission_denied', id, () => themes.change(outsider, id, { title: 'x' }));
      await expectRefusal('permission_denied', id, () => themes.remove(outsider, id));
      await expectRefusal('permission_denied', id, () => themes.setLogo(outsider, id, png()));
      await expectRefusal('permission_denied', id, () => themes.removeLogo(outsider, id));
      await expectRefusal('permission_denied', id, () => themes.preview(outsider, id));
      await expect(create(outsider, { title: 'x' })).rejects.toMatchObject({ code: 'permission_denied' });
    });
  });

  describe('the default', () => {
    it('should move, and be neither hidden nor deleted', async () => {
      const [before] = await defaults();
      const id = await themeIn(Approved);
      await themes.makeDefault(ann, id);
      expect(await defaults()).toEqual([id]);
      expect((await stored(before!)).isDefault).toBe(false);
      expect((await audited(id)).at(-1)).toBe('made the default');
      await expectRefusal('conflict', id, () => themes.hide(administrator, id));
      await expectRefusal('conflict', id, () => themes.remove(administrator, id));
      await themes.hide(administrator, before!);
      await themes.show(administrator, before!);
    });

    it('should not move when it is there already', async () => {
      const [id] = await defaults();
      const before = await audited(id!);
      await themes.makeDefault(ann, id!);
      expect([await defaults(), await audited(id!)]).toEqual([[id], before]);
    });

    it('should stay it, but not be applied, when its look is changed by who is no administrator', async () => {
      const id = await themeIn(Approved);
      await themes.makeDefault(ann, id);
      await themes.change(ann, id, { css: 'other.css' });
      expect(await stored(id)).toMatchObject({ status: Editing, isDefault: true });
      await themes.makeDefault(ann, await themeIn(Approved));
    });

    it('should be one when there was none', async () => {
      await service.sql('UPDATE theme SET is_default = NULL');
      const id = await themeIn(Approved);
      await themes.makeDefault(ann, id);
      expect(await defaults()).toEqual([id]);
    });

    it('should be one at most, whoever moves it at once', async () => {
      for (let round = 0; round < 6; round++) {
        if (round % 2 === 1) await service.sql('UPDATE theme SET is_default = NULL');
        const ids = await Promise.all([1, 2, 3, 4].map(() => themeIn(Approved)));
        const created = store(ann, { title: 'Created as it', status: Approved, is_default: true });
        await Promise.all([...ids.map((id) => themes.makeDefault(ann, id)), created]);
        const [winner, ...others] = await defaults();
        expect([...ids, await created]).toContain(winner);
        expect(others).toEqual([]);
      }
    });

    it('should not be hidden while it becomes it, nor become it while it is hidden', async () => {
      for (let round = 0; round < 10; round++) {
        const id = await themeIn(Approved);
        const [made, hidden] = await Promise.allSettled([themes.makeDefault(ann, id), themes.hide(bob, id)]);
        const { status, isDefault } = await stored(id);
        expect([made.status, hidden.status].sort()).toEqual(['fulfilled', 'rejected']);
        expect({ status, isDefault }).toEqual(
          made.status === 'fulfilled' ? { status: Approved, isDefault: true } : { status: Hidden, isDefault: false },
        );
      }
    });
  });

  describe('a deletion', () => {
    it('should leave users who chose the theme without one', async () => {
      const id = await themeIn(Approved);
      const chooser = await service.user();
      await service.sql('UPDATE user_profile SET theme_id = ? WHERE user_id = ?', [id, chooser.id]);
      await themes.remove(bob, id);
      expect(await service.sql('SELECT id FROM theme WHERE id = ?', [id])).toEqual([]);
      expect(await service.sql('SELECT theme_id FROM user_profile WHERE user_id = ?', [chooser.id])).toEqual([
        { theme_id: null },
      ]);
      expect((await audited(id)).at(-1)).toBe('deleted: Some');
      await expect(themes.remove(bob, id)).rejects.toMatchObject({ code: 'not_found' });
    });

    it('should take it from some of them at a time', async () => {
      await plantUsers(service, 1000);
      const roundTrips = new RoundTrips(service.app);
      const [one, other] = [await themeIn(Approved), await themeIn(Approved)];
      const unused = await roundTrips.during(() => themes.remove(bob, one));
      const choosers = await service.sql('SELECT user_id FROM user_profile ORDER BY user_id LIMIT 1001');
      const last = String(choosers.at(-1)!.user_id);
      await service.sql('UPDATE user_profile SET theme_id = ? WHERE user_id <= ?', [other, last]);
      const used = await roundTrips.during(() => themes.remove(bob, other));
      expect(await service.sql('SELECT user_id FROM user_profile WHERE theme_id IS NOT NULL')).toEqual([]);
      // Twice 500 and the rest, each found and changed.
      expect(used - unused).toBe(6);
    });
  });

  it('should let users choose approved themes only', async () => {
    const ids = await Promise.all(states.map((status) => themeIn(status)));
    const { sql, values } = themes.choosable();
    const marks = ids.map(() => '?').join(', ');
    const rows = await service.sql(`SELECT t.id FROM theme t WHERE ${sql} AND t.id IN (${marks})`, [...values, ...ids]);
    expect(rows.map(({ id }) => String(id))).toEqual([ids[states.indexOf(Approved)]]);
  });

  describe('a logo', () => {
    const folder = (): string => join(process.env.DATA_DIR!, 'media');
    const files = (id: string): string[] =>
      existsSync(join(folder(), 'logos'))
        ? readdirSync(join(folder(), 'logos')).filter((name) => name.startsWith(`${id}-`) || name.startsWith('.'))
        : [];
    const logoOf = async (id: string): Promise<string> => (await stored(id)).logoimage;
    const [first, second] = [png(), Buffer.from(svg())];
    /** Checks that the theme's logo is there, and no other file of it. */
    const expectOnly = async (id: string, content: Buffer): Promise<void> => {
      const logoimage = await logoOf(id);
      expect(files(id).map((name) => `logos/${name}`)).toEqual([logoimage]);
      expect(readFileSync(join(folder(), logoimage))).toEqual(content);
    };
    /** Until nothing is done behind the scenes any more: what was started before has been done when this has. */
    const settled = async (id: string): Promise<void> => {
      for (let turn = 0; turn < 20; turn++) {
        await service.sql('UPDATE theme SET title = title WHERE id = ?', [id]);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    };

    it('should be stored as it was cleaned, under a name that tells its content', async () => {
      const id = await themeIn(Editing);
      await themes.setLogo(ann, id, png(pngChunk('tEXt', Buffer.from('Author\0Ann'))));
      expect(await logoOf(id)).toMatch(new RegExp(`^logos/${id}-[0-9a-f]{16}\\.png$`));
      await expectOnly(id, png());
      await themes.setLogo(ann, id, riff(vp8l));
      expect(await logoOf(id)).toMatch(/\.webp$/);
      await expectOnly(id, riff(vp8l));
      expect((await audited(id)).slice(1)).toEqual(['changed: logoimage', 'changed: logoimage']);
    });

    it('should be taken away with its file', async () => {
      const id = await themeIn(Editing);
      await themes.setLogo(ann, id, first);
      await themes.removeLogo(ann, id);
      expect([await logoOf(id), files(id)]).toEqual(['', []]);
      await themes.removeLogo(ann, id);
      expect((await audited(id)).length).toBe(3);
    });

    it('should be a part of the look', async () => {
      for (const status of states) {
        const [id, other] = [await themeIn(status), await themeIn(status)];
        await themes.setLogo(ann, id, first);
        expect(await statusOf(id)).toBe(Editing);
        await themes.setLogo(administrator, other, first);
        expect(await statusOf(other)).toBe(status);
        await themes.setLogo(ann, other, first);
        expect(await statusOf(other)).toBe(status);
        await expectOnly(other, first);
        await themes.removeLogo(ann, other);
        expect(await statusOf(other)).toBe(Editing);
      }
    });

    it('should go with its theme', async () => {
      const [id, other] = [await themeIn(Editing), await themeIn(Editing)];
      for (const one of [id, other]) await themes.setLogo(ann, one, first);
      await themes.remove(ann, id);
      expect(files(id)).toEqual([]);
      await expectOnly(other, first);
    });

    it('should stay as it is when the new one is none', async () => {
      const id = await themeIn(Approved);
      await themes.setLogo(administrator, id, first);
      await expectRefusal('unsupported_media_type', id, () => themes.setLogo(ann, id, Buffer.from('GIF89a')));
      await expectRefusal('validation_failed', id, () => themes.setLogo(ann, id, first.subarray(0, 30)));
      await expectRefusal('too_large', id, () => themes.setLogo(ann, id, Buffer.alloc(1024 * 1024 + 1)));
      await expectOnly(id, first);
    });

    it('should leave files alone that were not stored as one of the theme', async () => {
      const [id, other] = [await themeIn(Editing), await themeIn(Editing)];
      await themes.setLogo(ann, other, first);
      writeFileSync(join(folder(), 'logos', 'own.png'), 'x');
      for (const logoimage of [
        'logos/own.png',
        '/media/logos/own.png',
        await logoOf(other),
        `logos/${id}-/../own.png`,
        `logos/${id}-/../${(await logoOf(other)).slice('logos/'.length)}`,
      ]) {
        await service.sql('UPDATE theme SET logoimage = ? WHERE id = ?', [logoimage, id]);
        await themes.setLogo(ann, id, second);
        await expectOnly(id, second);
      }
      await expectOnly(other, first);
      expect(existsSync(join(folder(), 'logos', 'own.png'))).toBe(true);
    });

    it('should stay as it is when the change fails', async () => {
      const id = await themeIn(Editing);
      await themes.setLogo(ann, id, first);
      await service.sql('ALTER TABLE audit_entry RENAME COLUMN detail TO gone');
      try {
        await expect(themes.setLogo(ann, id, second)).rejects.toThrow();
        await expect(themes.removeLogo(ann, id)).rejects.toThrow();
        await expect(themes.remove(ann, id)).rejects.toThrow();
      } finally {
        await service.sql('ALTER TABLE audit_entry RENAME COLUMN gone TO detail');
      }
      await expectOnly(id, first);
    });

    it('should follow what becomes of the transaction that the change is a part of', async () => {
      const [id, other] = [await themeIn(Editing), await themeIn(Editing)];
      for (const one of [id, other]) await themes.setLogo(ann, one, first);
      const undone = service.write(async () => {
        await themes.setLogo(ann, id, second);
        await themes.remove(ann, other);
        throw new Error('too late');
      });
      await expect(undone).rejects.toThrow('too late');
      for (const one of [id, other]) await settled(one);
      await expectOnly(id, first);
      await expectOnly(other, first);
      await service.write(async () => {
        await themes.setLogo(ann, id, second);
        await themes.remove(ann, other);
      });
      for (const one of [id, other]) await settled(one);
      await expectOnly(id, second);
      expect(files(other)).toEqual([]);
    });

    it('should be one when several are set at once', async () => {
      const id = await themeIn(Editing);
      for (let round = 0; round < 5; round++) {
        const logos = [first, second, riff(vp8l), first, second];
        await Promise.all([...logos.map((logo) => themes.setLogo(ann, id, logo)), themes.removeLogo(bob, id)]);
        const logoimage = await logoOf(id);
        expect(files(id).map((name) => `logos/${name}`)).toEqual(logoimage === '' ? [] : [logoimage]);
      }
    });

    it('should be rid of their logos one after the other when several go at a time', async () => {
      const ids = await Promise.all([1, 2, 3, 4].map((n) => create(ann, { title: `Gone ${n}` })));
      for (const id of ids) await themes.setLogo(ann, id, png());
      const database = service.app.get(Database);
      const apart = database.apart.bind(database);
      let [running, most] = [0, 0];
      const spy = jest.spyOn(database, 'apart').mockImplementation((work) => {
        most = Math.max(most, ++running);
        return apart(work).finally(() => running--);
      });
      await database.write(async () => {
        for (const id of ids) await themes.remove(administrator, id);
      });
      while (ids.some((id) => files(id).length > 0)) await delay(5);
      expect(most).toBe(1);
      spy.mockRestore();
    });
  });

  describe('a preview', () => {
    it('should show the theme, with its logo', async () => {
      const id = await create(ann, {
        title: 'Shown',
        template_string: '<b>{{ theme.title }}</b>',
        css: 'a.css',
      });
      expect(await themes.preview(bob, id)).toEqual({
        id,
        title: 'Shown',
        css: '/a.css',
        javascript: '',
        logo_url: null,
        html: '<b>Shown</b>',
        problem: null,
      });
      await themes.setLogo(ann, id, png());
      expect(await themes.preview(administrator, id)).toMatchObject({
        logo_url: `/media/${(await stored(id)).logoimage}`,
      });
    });

    it('should say what is wrong with a template', async () => {
      const id = await create(ann, { title: 'Old', template_string: 'x\n{% if page %}' });
      expect(await themes.preview(ann, id)).toMatchObject({
        html: null,
        problem: 'The template cannot be shown: tag {% if page %} not closed (line 2, column 1).',
      });
    });

    it('should see what the transaction that it is a part of has done', async () => {
      const id = await themeIn(Editing);
      await service.write(async () => {
        await themes.change(ann, id, { template_string: 'inside' });
        expect((await themes.preview(ann, id)).html).toBe('inside');
      });
    });
  });
});
