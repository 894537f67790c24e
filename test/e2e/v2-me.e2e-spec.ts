import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Theme, ThemeStatus } from '../../src/themes/theme.entity.js';
import type { Client } from '../support/client.js';
import { everythingStored } from '../support/database.js';
import { e2e, type TestUser } from '../support/service.js';
import { anyTime, auditOf, expectRefused } from '../support/v2.js';

const ME = '/API/v2/me/';
const WHOAMI = '/API/v2/whoami/';
const secret = 'another password 7';

e2e('me', (service) => {
  let user: TestUser;
  let me: Client;
  let administrator: Client;
  const themes: Record<string, string> = {};

  const profile = async () => (await service.sql('SELECT * FROM user_profile WHERE user_id = ?', [user.id]))[0];
  const v1 = async () => (await me.get('/API/v1/useraccountprofile/')).json.objects[0];
  const change = async (body: object): Promise<any> => {
    const answer = await me.patch(ME, body);
    expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 200 });
    return answer.json;
  };

  beforeAll(async () => {
    administrator = service.client.asToken((await service.administrator()).token);
    for (const name of ['Editing', 'Pending', 'Approved', 'Hidden'] as const) {
      const made = await service.write((manager) => manager.insert(Theme, { title: name, status: ThemeStatus[name] }));
      themes[name] = String(made.identifiers[0]!.id);
    }
  });

  beforeEach(async () => {
    user = await service.user({ firstName: 'Ann', roles: ['_log_read'], email: 'ann@example.org' });
    me = service.client.asToken(user.token);
  });

  it('should be shown with all members, of oneself and as whom one acts', async () => {
    const { status, json } = await me.get(ME);
    expect({ status, body: json }).toEqual({
      status: 200,
      body: {
        id: user.id,
        notes: null,
        create_date: anyTime,
        paginate_by: 20,
        contact_number: null,
        extra_info: {},
        theme: null,
        roles: ['_log_read'],
        effective_roles: ['_log_read'],
        homepage: '',
        default_ingest_group: '',
        default_group: '',
        default_sort_list: [],
        default_metadata_group: null,
        login_count: 0,
        organisation: '1',
        organisation_name: 'Default',
        metadata_fields: {},
        language: null,
        colour_scheme: null,
        timeout: 0,
        username: user.username,
        first_name: 'Ann',
        last_name: '',
        email: 'ann@example.org',
        is_active: true,
        is_staff: false,
        is_superuser: false,
        date_joined: anyTime,
        last_login: null,
        groups: ['1'],
        permissions: [],
      },
    });
    expect((await administrator.runAs(user.username).get(ME)).json).toEqual(json);
    expect((await administrator.get(`/API/v2/users/${user.id}/`)).json).toEqual(json);
    expectRefused(await service.client.get(ME), 'unauthenticated');
  });

  it('should take every preference, and show it in both versions', async () => {
    const preferences = {
      first_name: 'Anna',
      last_name: 'Lee',
      contact_number: '+49 40 123',
      theme: themes.Approved,
      homepage: '/vs/item/?q=a#top',
      paginate_by: 50,
      default_ingest_group: 'Editors',
      default_group: 'Éditeurs',
      default_sort_list: [
        { field: 'created', order: 'descending' },
        { field: 'title', order: 'ascending' },
      ],
      default_metadata_group: 'Film',
      metadata_fields: { title: ['a', 'b'], 'a "b"': null },
      language: 'de',
      colour_scheme: 'dark',
      timeout: 15,
      notes: 'Line one\nLine two 😀',
      extra_info: { shift: [1, 2.5, null, true], name: 'Ä', nested: { deep: [] } },
    };
    const before = (await me.get(ME)).json;
    expect(await change(preferences)).toEqual({ ...before, ...preferences });
    expect((await me.get(ME)).json).toEqual({ ...before, ...preferences });
    expect(await v1()).toMatchObject({
      contact_number: '+49 40 123',
      theme: Number(themes.Approved),
      homepage: preferences.homepage,
      paginate_by: 50,
      default_sort_list: '[{"field": "created", "order": "descending"}, {"field": "title", "order": "ascending"}]',
      metadata_fields: '{"title": ["a", "b"], "a \\"b\\"": null}',
      extra_info: '{"shift": [1, 2.5, null, true], "name": "Ä", "nested": {"deep": []}}',
      timeout: 15,
      notes: preferences.notes,
      default_metadata_group: 'Film',
    });
  });

  it('should replace an object by another one, and change it by a merge patch', async () => {
    const patch = (body: object) =>
      me.with({ 'Content-Type': 'application/merge-patch+json' }).send('PATCH', ME, JSON.stringify(body));
    const before = await change({ extra_info: { a: 1, b: { c: [1, 2], d: 2 } }, metadata_fields: { Film: ['title'] } });
    expect((await patch({ extra_info: { b: { c: [3], d: null, e: 4 } }, contact_number: '1' })).json).toEqual({
      ...before,
      extra_info: { a: 1, b: { c: [3], e: 4 } },
      contact_number: '1',
    });
    const long = (name: string) => ({ extra_info: { [name]: 'x'.repeat(40_000) } });
    expect((await patch(long('long'))).status).toBe(200);
    const { text } = await me.get(ME);
    expectRefused(await patch(long('longer')), 'validation_failed', {
      extra_info: 'This has at most 65536 characters as JSON.',
    });
    expect((await me.get(ME)).text).toBe(text);
    expect((await change({ extra_info: { f: 1 } })).extra_info).toEqual({ f: 1 });
  });

  it('should tell null from empty, and keep what is left out', async () => {
    const set = await change({
      notes: 'x',
      contact_number: 'x',
      default_metadata_group: 'x',
      language: 'en',
      colour_scheme: 'light',
      theme: themes.Approved,
      homepage: '/x',
      default_group: 'x',
      default_sort_list: [{ field: 'a', order: 'ascending' }],
      extra_info: { a: 1 },
      timeout: 5,
    });
    const empty = {
      notes: '',
      contact_number: '',
      default_metadata_group: '',
      homepage: '',
      default_group: '',
      default_sort_list: [],
      extra_info: {},
      timeout: 0,
    };
    expect(await change(empty)).toEqual({ ...set, ...empty });
    const none = {
      notes: null,
      contact_number: null,
      default_metadata_group: null,
      theme: null,
    };
    const ofPages = { language: null, colour_scheme: null };
    expect(await change({ ...none, ...ofPages })).toEqual({ ...set, ...empty, ...none, ...ofPages });
    expect(await v1()).toMatchObject({ ...none, homepage: '', default_sort_list: '[]', extra_info: '{}' });
    expect(await change({})).toEqual({ ...set, ...empty, ...none, ...ofPages });
  });

  it.each([
    [
      {
        first_name: null,
        homepage: null,
        default_group: null,
        timeout: null,
        extra_info: null,
        default_sort_list: null,
      },
      'This may not be null.',
    ],
    [
      {
        id: '1',
        username: 'x',
        email: 'x@example.org',
        is_active: false,
        is_staff: true,
        is_superuser: true,
        organisation: '1',
        groups: [],
        permissions: [],
        roles: [],
        effective_roles: [],
        login_count: 0,
        last_login: null,
        create_date: '2020-01-01',
      },
      'This field is read-only.',
    ],
    [{ password: secret }, 'This field is read-only.'],
    [{ user: {}, resource_uri: '', themes: [] }, 'There is no such field.'],
    [{ paginate_by: 0, timeout: -1 }, expect.stringMatching(/^This must be from [01] to \d+\.$/)],
    [{ paginate_by: 1001, timeout: 525_601 }, expect.stringMatching(/^This must be from [01] to \d+\.$/)],
    [{ paginate_by: '20', timeout: 1.5 }, 'This must be a whole number.'],
    [{ extra_info: '{}', metadata_fields: [] }, 'This must be an object.'],
    [{ default_sort_list: [1] }, 'This must be a list of objects.'],
    [{ default_sort_list: {} }, 'This must be a list of objects.'],
    [{ default_sort_list: [{ field: 'a' }] }, expect.stringContaining('ascending or descending')],
    [{ default_sort_list: [{ field: 'a', order: 'up' }] }, expect.stringContaining('ascending or descending')],
    [{ default_sort_list: [{ field: 1, order: 'ascending' }] }, expect.stringContaining('ascending or descending')],
    [{ default_sort_list: [{ field: 'a', order: 'ascending', x: 1 }] }, expect.stringContaining('ascending or desc')],
    [{ default_sort_list: [{ field: '😀'.repeat(101), order: 'ascending' }] }, expect.stringContaining('at most 100')],
    [{ language: 'fr', colour_scheme: 'sepia' }, expect.stringMatching(/^This must be one of (en, de|light, dark)\.$/)],
    [{ language: '', colour_scheme: '' }, expect.stringContaining('one of')],
    [{ language: 1, colour_scheme: [] }, 'This must be a string.'],
    [{ first_name: 'a\u0007b', last_name: 'a\nb' }, 'A name cannot hold control characters.'],
    [{ theme: 'x' }, expect.stringContaining('id')],
    [{ theme: 1 }, expect.stringContaining('id')],
    [{ theme: '999999' }, 'There is no approved theme of that id.'],
  ])('should not take %j', async (body, message) => {
    const before = await profile();
    const errors = Object.fromEntries(Object.keys(body).map((name) => [name, message]));
    expectRefused(
      await me.patch(ME, { last_name: 'Changed', contact_number: 'changed', ...body }),
      'validation_failed',
      errors,
    );
    expect(await profile()).toEqual(before);
    expect((await me.get(ME)).json.last_name).toBe('');
  });

  it.each([
    '12345678901234567890',
    '-9007199254740993',
    '1e400',
    '[1, {"b": 9007199254740993}]',
    '12345678901234567890.0',
    '12345678901234567890e0',
    '0.123456789012345678901',
    '99999999.999999999999',
    '-12345678901234.5678901',
    '1.00000000000000000001',
    '1e-400',
  ])('should not take a number that would be rounded: %s', async (number) => {
    const before = await profile();
    const text = `{"extra_info": {"a": ${number}}}`;
    const json = me.with({ 'Content-Type': 'application/json' });
    expectRefused(await json.send('PATCH', ME, text), 'invalid_body');
    expect(await profile()).toEqual(before);
  });

  it('should take numbers to the last digit that is kept', async () => {
    const text =
      '{"extra_info": {"a": [9007199254740991, -9007199254740992, 1e21, 0.1, 1.5e-300, 0.10000000000000001, 100e-2, 0e9, "12345678901234567890"]}}';
    const answer = await me.with({ 'Content-Type': 'application/json' }).send('PATCH', ME, text);
    expect(answer.json.extra_info).toEqual({
      a: [9007199254740991, -9007199254740992, 1e21, 0.1, 1.5e-300, 0.1, 1, 0, '12345678901234567890'],
    });
    await change({ extra_info: {} });
  });

  it('should not take what is too long', async () => {
    const before = await profile();
    for (const [name, value] of Object.entries({
      first_name: 'x'.repeat(151),
      last_name: '😀'.repeat(151),
      contact_number: 'x'.repeat(101),
      homepage: `/${'x'.repeat(255)}`,
      default_group: 'x'.repeat(151),
      default_ingest_group: 'x'.repeat(151),
      default_metadata_group: 'x'.repeat(151),
      notes: 'x'.repeat(65_537),
      extra_info: { x: 'x'.repeat(65_536) },
      metadata_fields: { x: 'x'.repeat(65_536) },
    })) {
      const errors = { [name]: expect.stringContaining('at most') };
      expectRefused(await me.patch(ME, { [name]: value }), 'validation_failed', errors);
    }
    expect(await profile()).toEqual(before);
  });

  it('should take a theme only while it is approved', async () => {
    for (const name of ['Editing', 'Pending', 'Hidden']) {
      const errors = { theme: 'There is no approved theme of that id.' };
      expectRefused(await me.patch(ME, { theme: themes[name] }), 'validation_failed', errors);
    }
    expect((await me.get(ME)).json.theme).toBeNull();
  });

  it('should keep a theme that was chosen before, whatever has become of it', async () => {
    await change({ theme: themes.Approved });
    await service.sql('UPDATE theme SET status = 4 WHERE id = ?', [themes.Approved]);
    try {
      expect(await change({ theme: themes.Approved, notes: 'kept' })).toMatchObject({
        theme: themes.Approved,
        notes: 'kept',
      });
      await change({ theme: null });
      expectRefused(await me.patch(ME, { theme: themes.Approved }), 'validation_failed', { theme: expect.any(String) });
    } finally {
      await service.sql('UPDATE theme SET status = 3 WHERE id = ?', [themes.Approved]);
    }
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'HTTPS://x',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:x',
    '/a b',
    '/a\nb',
    '\t//x',
    '/<x>',
    '"',
  ])('should not start at %j', async (homepage) => {
    expectRefused(await me.patch(ME, { homepage }), 'validation_failed', { homepage: expect.any(String) });
    expect((await me.get(ME)).json.homepage).toBe('');
  });

  it.each(['/', '/vs/item/', 'vs/item/', '?q=a:b', '/a:b', '#x', './x'])('should start at %j', async (homepage) => {
    expect((await change({ homepage })).homepage).toBe(homepage);
  });

  it('should be changed only as the client thinks it is', async () => {
    const { etag } = (await me.get(ME)).headers;
    const careful = me.with({ 'If-Match': etag! });
    expect((await careful.patch(ME, { last_name: 'First' })).status).toBe(200);
    expectRefused(await careful.patch(ME, { last_name: 'Second' }), 'precondition_failed');
    expect((await me.get(ME)).json.last_name).toBe('First');
  });

  it('should be that of the target while acting as somebody, and nobody else’s', async () => {
    const other = await service.user();
    const answer = await administrator.runAs(user.username).patch(ME, { notes: 'by another' });
    expect(answer.json).toMatchObject({ id: user.id, notes: 'by another' });
    expect((await service.client.asToken(other.token).get(ME)).json.notes).toBeNull();
    expect((await administrator.get(ME)).json.notes).toBeNull();
  });

  it('should have one media bin in both versions', async () => {
    const { id } = (await me.post('/API/v2/mediabin/', { resource_id: 'VX-7', resource_name: 'Seven' })).json;
    const [item] = (await me.get('/API/v1/mediabin/')).json.objects;
    expect(item).toMatchObject({ id, resource_id: 'VX-7', resource_name: 'Seven' });
    expect((await me.delete(item.resource_uri as string)).status).toBe(204);
    expectRefused(await me.get(`/API/v2/mediabin/${id}/`), 'not_found');
  });

  describe('the own password', () => {
    const password = `${ME}password/`;
    const statuses = async (clients: Client[]) =>
      Promise.all(clients.map(async (one) => (await one.get(WHOAMI)).status));
    const bodyOf = (more: object = {}) => ({ old_password: user.password, new_password: secret, ...more });

    it('should be changed in a session, which stays while all others end', async () => {
      const [session, other] = [await service.client.asSession(user), await service.client.asSession(user)];
      const clients = [session, other, me, service.client.asBasic(user)];
      const answer = await session.post(password, bodyOf());
      expect({ status: answer.status, text: answer.text }).toEqual({ status: 204, text: '' });
      expect(await statuses(clients)).toEqual([200, 401, 200, 401]);
      expect(await statuses([service.client.asBasic({ ...user, password: secret })])).toEqual([200]);
      const trail = await auditOf(administrator, `users/${user.id}`);
      expect(trail).toMatchObject([
        { event: 'password', actor: user.username, via: 'session', detail: `"${user.username}" changed the own one` },
      ]);
      expect(await everythingStored(service)).not.toContain(secret);
    });

    it('should be changed by Basic, which ends every session, and the tokens when asked to', async () => {
      const clients = [await service.client.asSession(user), me];
      const answer = await service.client.asBasic(user).post(password, bodyOf({ revoke_tokens: true }));
      expect(answer.status).toBe(204);
      expect(await statuses(clients)).toEqual([401, 401]);
      expect((await auditOf(administrator, `users/${user.id}`))[0]!.detail).toContain('tokens revoked');
    });

    it('should be changed only as the client thinks that the user is', async () => {
      const { etag } = (await me.get(ME)).headers;
      expect((await me.patch(ME, { first_name: 'Other' })).status).toBe(200);
      const before = (await service.sql('SELECT password FROM account WHERE id = ?', [user.id]))[0];
      for (const client of [service.client.asBasic(user), await service.client.asSession(user)]) {
        expectRefused(await client.with({ 'If-Match': etag! }).post(password, bodyOf()), 'precondition_failed');
      }
      expect((await service.sql('SELECT password FROM account WHERE id = ?', [user.id]))[0]).toEqual(before);
      const fresh = service.client.asBasic(user).with({ 'If-Match': (await me.get(ME)).headers.etag! });
      expect((await fresh.post(password, bodyOf())).status).toBe(204);
    });

    it('should be changed by nobody without the old one, nor by a token or as another', async () => {
      const session = await service.client.asSession(user);
      const basic = service.client.asBasic(user);
      const before = (await service.sql('SELECT password FROM account WHERE id = ?', [user.id]))[0];
      for (const client of [session, basic]) {
        expectRefused(await client.post(password, bodyOf({ old_password: 'wrong' })), 'proof_required');
      }
      expectRefused(await me.post(password, bodyOf()), 'proof_required');
      expectRefused(await administrator.runAs(user.username).post(password, bodyOf()), 'run_as_forbidden');
      expectRefused(await service.client.post(password, bodyOf()), 'unauthenticated');
      const required = 'This field is required.';
      expectRefused(await session.post(password, {}), 'validation_failed', {
        old_password: required,
        new_password: required,
      });
      expectRefused(await session.post(password, bodyOf({ new_password: 'short' })), 'validation_failed', {
        new_password: expect.stringContaining('8'),
      });
      expect((await service.sql('SELECT password FROM account WHERE id = ?', [user.id]))[0]).toEqual(before);
      expect(await statuses([session, basic, me])).toEqual([200, 200, 200]);
    });

    it('should leave a trace of every try with a wrong old one, also of a repeated request', async () => {
      const session = await service.client.asSession(user);
      const refused = async () =>
        (await administrator.get(`/API/v2/audit/?actor=${user.username}&event=sign-in`)).json.objects;
      await session.post(password, bodyOf({ old_password: 'wrong' }));
      expect(await refused()).toMatchObject([{ outcome: 'refused: no proof of the password', via: 'session' }]);
      await session.with({ 'Idempotency-Key': 'guess' }).post(password, bodyOf({ old_password: 'wrong 2' }));
      // Such a request is one transaction, and the trace is stored after its end.
      for (const end = Date.now() + 20_000; (await refused()).length < 2 && Date.now() < end;) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      expect(await refused()).toHaveLength(2);
    });
  });
});
