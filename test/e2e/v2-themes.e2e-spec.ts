import { beforeAll, describe, expect, it } from '@jest/globals';
import { ThemeStatus } from '../../src/themes/theme.entity.js';
import type { Client } from '../support/client.js';
import { e2e, type TestUser } from '../support/service.js';
import { anyId, auditOf, expectRefused, objectsAt } from '../support/v2.js';

const THEMES = '/API/v2/themes/';
const { Editing, Pending, Approved, Hidden } = ThemeStatus;
const states = [Editing, Pending, Approved, Hidden];

/** Which step leads from where to where. */
const steps = {
  submit: [Editing, Pending],
  approve: [Pending, Approved],
  reject: [Pending, Editing],
  hide: [Approved, Hidden],
  show: [Hidden, Approved],
  'make-default': [Approved, Approved],
} as const;
type Step = keyof typeof steps;
const decisions: string[] = ['approve', 'reject'];

e2e('themes', (service) => {
  const users: Record<string, TestUser> = {};
  const as: Record<string, Client> = {};
  let core: any;
  let serial = 0;

  const create = async (values: object = {}): Promise<any> => {
    const answer = await as.ann!.post(THEMES, { title: `Theme ${++serial}`, ...values });
    expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 201 });
    return answer.json;
  };
  const at = ({ id }: { id: string }): string => `${THEMES}${id}/`;
  const shown = async (theme: { id: string }) => (await as.administrator!.get(at(theme))).json;
  const v1 = async ({ id }: { id: string }) => (await as.ann!.get(`/API/v1/theme/${id}/`)).json;
  const take = (step: Step, client: Client, theme: { id: string }) =>
    client.post(`${at(theme)}${step}/`, step === 'reject' ? { note: 'Too dark' } : {});
  const trailOf = async (theme: { id: string }) =>
    (await auditOf(as.administrator!, `themes/${theme.id}`)).map(({ actor, detail }) => `${actor}: ${detail}`);
  const themes = () => service.sql('SELECT * FROM theme ORDER BY id');
  /** A theme of ann's in that state, submitted by her. */
  const themeIn = async (status: ThemeStatus, values: object = {}): Promise<any> => {
    const theme = await create(values);
    await service.sql('UPDATE theme SET status = ?, submitted_by_id = ? WHERE id = ?', [
      status,
      users.ann!.id,
      theme.id,
    ]);
    return { ...theme, status, submitted_by: users.ann!.id };
  };

  beforeAll(async () => {
    users.ann = await service.user({ username: 'ann', permissions: ['theme'] });
    users.bob = await service.user({ username: 'bob', permissions: ['theme'] });
    users.administrator = await service.administrator();
    users.superuser = await service.user({ isSuperuser: true });
    users.outsider = await service.user();
    for (const [name, { token }] of Object.entries(users)) as[name] = service.client.asToken(token);
    [core] = await objectsAt(as.ann!, `${THEMES}?is_default=true`);
  });

  describe('a new one', () => {
    it('should be shown with all members, in EDITING, and so in the list and in v1', async () => {
      const given = {
        title: 'Dunkel',
        template_string: '<b>{{ theme.title }}</b>',
        css: '/themes/dark.css',
        javascript: 'https://cdn.example.org/a.js',
      };
      const answer = await as.ann!.post(THEMES, given);
      const body = { id: anyId, ...given, status: 1, logoimage: '', is_default: false, submitted_by: null, note: '' };
      expect({ status: answer.status, body: answer.json }).toEqual({ status: 201, body });
      expect(answer.headers.location).toBe(`${service.url}${at(answer.json)}`);
      expect(await shown(answer.json)).toEqual(answer.json);
      const { template_string, ...listed } = answer.json;
      expect(await objectsAt(as.bob!, `${THEMES}?title=Dunkel`)).toEqual([listed]);
      expect(await objectsAt(as.bob!, `${THEMES}?title=Dunkel&fields=id,template_string`)).toEqual([
        { id: listed.id, template_string },
      ]);
      const { id } = answer.json;
      expect(await v1(answer.json)).toEqual({
        id,
        ...given,
        status: 1,
        logoimage: '',
        is_default: false,
        resource_uri: `/API/v1/theme/${id}/`,
      });
      expect(await trailOf(answer.json)).toEqual(['ann: created: Dunkel']);
      expect(await create()).toMatchObject({ template_string: null, css: '', javascript: '', status: 1 });
    });

    it.each([
      [{}, { title: 'This field is required.' }],
      [
        { title: 'x', status: 3, is_default: true, logoimage: 'a.png', note: 'x', submitted_by: '1', id: '1' },
        'status is_default logoimage note submitted_by id',
      ],
      [
        { title: ' ', css: null },
        { title: expect.any(String), css: 'This may not be null.' },
      ],
      [
        { title: 'x', css: 'javascript:alert(1)', javascript: '//evil.example/x.js' },
        { css: expect.any(String), javascript: expect.any(String) },
      ],
      [{ title: 'x', resource_uri: '' }, { resource_uri: 'There is no such field.' }],
    ])('should not be made of %j', async (body, errors) => {
      const before = await themes();
      const faults =
        typeof errors === 'string'
          ? Object.fromEntries(errors.split(' ').map((name) => [name, 'This field is read-only.']))
          : errors;
      expectRefused(await as.ann!.post(THEMES, body), 'validation_failed', faults);
      expect(await themes()).toEqual(before);
    });

    it('should have a template of at most 64 KiB, in bytes', async () => {
      const before = await themes();
      const body = { title: 'x', template_string: 'ä'.repeat(32_769) };
      expectRefused(await as.ann!.post(THEMES, body), 'validation_failed', {
        template_string: expect.stringContaining('65536'),
      });
      expect(await themes()).toEqual(before);
      expect((await create({ template_string: 'ä'.repeat(32_768) })).template_string).toHaveLength(32_768);
    });

    it('should be made by v1 in any state and as the default, as ever', async () => {
      const { json } = await as.ann!.post('/API/v1/theme/', { title: 'Old way', status: 4, is_default: true });
      expect(json).toMatchObject({ status: 4, is_default: true });
      expect(await shown(json)).toMatchObject({ status: 4, is_default: true, submitted_by: null, note: '' });
      expect(await shown(core)).toMatchObject({ is_default: false });
      expect((await take('make-default', as.ann!, core)).json).toMatchObject(core);
      expect(await v1(json)).toMatchObject({ status: 4, is_default: false });
    });
  });

  describe('the way to approval', () => {
    it('should lead from hand to hand, in both versions', async () => {
      const theme = await create({ title: 'Way' });
      const way: [Step, string, object][] = [
        ['submit', 'ann', { status: 2, submitted_by: users.ann!.id, note: '' }],
        ['reject', 'bob', { status: 1, submitted_by: users.ann!.id, note: 'Too dark' }],
        ['submit', 'bob', { status: 2, submitted_by: users.bob!.id, note: '' }],
        ['approve', 'ann', { status: 3, submitted_by: users.bob!.id, note: '' }],
        ['hide', 'bob', { status: 4 }],
        ['show', 'bob', { status: 3 }],
      ];
      for (const [step, who, change] of way) {
        const answer = await take(step, as[who]!, theme);
        expect({ step, status: answer.status, body: answer.json }).toMatchObject({
          step,
          status: 200,
          body: { ...theme, ...change, submitted_by: answer.json.submitted_by, note: answer.json.note, ...change },
        });
        expect(await shown(theme)).toEqual(answer.json);
        expect((await v1(theme)).status).toBe(answer.json.status);
      }
      expect(await trailOf(theme)).toEqual([
        'ann: created: Way',
        'ann: submitted',
        'bob: rejected: Too dark',
        'bob: submitted',
        'ann: approved',
        'bob: hidden',
        'bob: shown',
      ]);
    });

    it.each(Object.keys(steps) as Step[])('should know %s from one state only, and not by everybody', async (step) => {
      for (const state of states) {
        for (const who of ['outsider', 'ann', 'bob', 'administrator', 'superuser']) {
          const theme = await themeIn(state);
          const [from, to] = steps[step];
          const answer = await take(step, as[who]!, theme);
          const expected =
            who === 'outsider'
              ? 'permission_denied'
              : state !== from
                ? 'wrong_state'
                : who === 'ann' && decisions.includes(step)
                  ? 'permission_denied'
                  : undefined;
          expect({ step, state, who, code: answer.json.code }).toEqual({ step, state, who, code: expected });
          expect((await shown(theme)).status).toBe(expected ? state : to);
        }
      }
      await take('make-default', as.ann!, core);
    });

    it('should be decided by an administrator, also of what is his own', async () => {
      const theme = await create();
      await take('submit', as.administrator!, theme);
      expect((await take('approve', as.administrator!, theme)).json.status).toBe(3);
    });

    it('should tell its editors why it was rejected until it is submitted again', async () => {
      const theme = await create();
      await take('submit', as.ann!, theme);
      await take('reject', as.bob!, theme);
      expect((await as.ann!.patch(at(theme), { css: '/media/themes/lighter.css' })).json.note).toBe('Too dark');
      expect((await take('submit', as.ann!, theme)).json.note).toBe('');
    });

    it('should need a reason to be rejected, and a theme', async () => {
      const theme = await themeIn(Pending);
      for (const body of [{}, { note: ' ' }, { note: 'x'.repeat(1001) }, { note: 7 }]) {
        expectRefused(await as.bob!.post(`${at(theme)}reject/`, body), 'validation_failed', {
          note: expect.any(String),
        });
      }
      expect(await shown(theme)).toEqual(theme);
      for (const step of Object.keys(steps) as Step[]) {
        for (const id of ['999999', 'x']) expectRefused(await take(step, as.bob!, { id }), 'not_found');
      }
    });

    it('should be gone only as the client thinks the theme is', async () => {
      const theme = await themeIn(Editing);
      const { etag } = (await as.ann!.get(at(theme))).headers;
      await as.ann!.patch(at(theme), { title: 'Meanwhile' });
      expectRefused(await take('submit', as.ann!.with({ 'If-Match': etag! }), theme), 'precondition_failed');
      expect(await shown(theme)).toMatchObject({ status: Editing });
    });

    it('should be walked as the target while acting as somebody, and noted so', async () => {
      const theme = await themeIn(Editing);
      expect((await take('submit', as.administrator!.runAs('bob'), theme)).json.submitted_by).toBe(users.bob!.id);
      const [, entry] = await auditOf(as.administrator!, `themes/${theme.id}`);
      expect(entry).toMatchObject({
        event: 'theme',
        actor: users.administrator!.username,
        effective: 'bob',
        detail: 'submitted',
      });
      expectRefused(await take('approve', as.administrator!.runAs('bob'), theme), 'permission_denied');
    });
  });

  describe('a change', () => {
    it.each(states)(
      'should take a theme in state %d back to EDITING when its look changes, unless by an administrator',
      async (state) => {
        for (const [who, change, then] of [
          ['bob', { css: '/b.css' }, Editing],
          ['superuser', { template_string: 'x' }, Editing],
          ['ann', { javascript: '/b.js' }, Editing],
          ['bob', { title: 'Only a name' }, state],
          ['bob', { css: '' }, state],
          ['bob', {}, state],
          ['administrator', { css: '/b.css', template_string: '' }, state],
        ] as const) {
          const theme = await themeIn(state);
          const answer = await as[who]!.patch(at(theme), change);
          expect({ who, change, body: answer.json }).toEqual({
            who,
            change,
            body: { ...theme, ...change, status: then },
          });
          expect(await v1(theme)).toMatchObject({ ...change, status: then });
        }
      },
    );

    it('should not be of a state, nor into what a theme cannot be', async () => {
      const theme = await themeIn(Editing);
      const readOnly = 'This field is read-only.';
      expectRefused(
        await as.administrator!.patch(at(theme), {
          status: 3,
          is_default: true,
          logoimage: 'x.png',
          submitted_by: null,
          note: '',
        }),
        'validation_failed',
        { status: readOnly, is_default: readOnly, logoimage: readOnly, submitted_by: readOnly, note: readOnly },
      );
      expectRefused(await as.ann!.patch(at(theme), { title: '', css: 'data:,x' }), 'validation_failed', {
        title: expect.any(String),
        css: expect.any(String),
      });
      expectRefused(await as.outsider!.patch(at(theme), { title: 'x' }), 'permission_denied');
      expectRefused(await as.ann!.patch(`${THEMES}999999/`, { title: 'x' }), 'not_found');
      expect(await shown(theme)).toEqual(theme);
      expect(await trailOf(theme)).toHaveLength(1);
    });
  });

  describe('the default', () => {
    it('should be one approved theme, which can neither be hidden nor deleted', async () => {
      const theme = await themeIn(Approved);
      expect((await take('make-default', as.bob!, theme)).json).toEqual({ ...theme, is_default: true });
      expect(await objectsAt(as.bob!, `${THEMES}?is_default=true`)).toMatchObject([{ id: theme.id }]);
      expect([(await v1(theme)).is_default, (await v1(core)).is_default]).toEqual([true, false]);
      for (const who of ['bob', 'administrator', 'superuser']) {
        expectRefused(await take('hide', as[who]!, theme), 'conflict');
        expectRefused(await as[who]!.delete(at(theme)), 'conflict');
      }
      expect(await shown(theme)).toEqual({ ...theme, is_default: true });
      await take('make-default', as.bob!, core);
      expect((await take('hide', as.bob!, theme)).json.status).toBe(Hidden);
      expect(await trailOf(theme)).toEqual([`ann: created: ${theme.title}`, 'bob: made the default', 'bob: hidden']);
    });

    it('should be one however many are made it at once', async () => {
      const many = await Promise.all(Array.from({ length: 5 }, () => themeIn(Approved)));
      const answers = await Promise.all([...many, ...many].map((theme) => take('make-default', as.ann!, theme)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await objectsAt(as.ann!, `${THEMES}?is_default=true`)).toHaveLength(1);
      await take('make-default', as.ann!, core);
    });
  });

  it('should be gone once deleted, also for those who had chosen it', async () => {
    const theme = await themeIn(Approved);
    expect((await as.outsider!.patch('/API/v2/me/', { theme: theme.id })).json.theme).toBe(theme.id);
    expectRefused(await as.outsider!.delete(at(theme)), 'permission_denied');
    expect((await as.bob!.delete(at(theme))).status).toBe(204);
    expectRefused(await as.bob!.delete(at(theme)), 'not_found');
    expect((await as.ann!.get(`/API/v1/theme/${theme.id}/`)).status).toBe(404);
    expect((await as.outsider!.get('/API/v2/me/')).json.theme).toBeNull();
    expect(await trailOf(theme)).toEqual([`ann: created: ${theme.title}`, `bob: deleted: ${theme.title}`]);
  });

  it('should be seen by whoever holds `theme`, and by others only to choose among', async () => {
    const made = await Promise.all(states.map((state) => themeIn(state)));
    for (const who of ['ann', 'administrator', 'superuser']) {
      const ids = (await objectsAt(as[who]!, `${THEMES}?limit=1000`)).map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(made.map(({ id }) => id)));
    }
    expectRefused(await as.outsider!.get(THEMES), 'permission_denied');
    expectRefused(await as.outsider!.get(at(core)), 'permission_denied');
    expectRefused(await as.outsider!.post(THEMES, { title: 'x' }), 'permission_denied');
    for (const who of ['outsider', 'ann']) {
      const choices = await objectsAt(as[who]!, '/API/v2/me/themes/?limit=1000');
      expect(new Set(choices.map(({ status }) => status))).toEqual(new Set([Approved]));
      const { template_string: _, ...listed } = await shown(made[2]);
      expect(choices).toContainEqual(listed);
    }
    const { meta } = (await as.outsider!.get('/API/v2/me/themes/?limit=1&count=true&order_by=-id')).json;
    expect(meta.total_count).toBe((await objectsAt(as.ann!, '/API/v2/me/themes/?limit=1000')).length);
    expect(await objectsAt(as.outsider!, meta.next as string)).toHaveLength(1);
    expectRefused(await as.outsider!.get('/API/v2/me/themes/?scope=all'), 'unknown_parameter');
    expectRefused(await service.client.get('/API/v2/me/themes/'), 'unauthenticated');
  });
});
