import { beforeAll, expect, it } from '@jest/globals';
import { administratorRole } from '../../src/accounts/granting/permissions.js';
import type { Answer, Client } from '../support/client.js';
import { e2e, PASSWORD, type TestUser } from '../support/service.js';
import { auditOf, expectRefused } from '../support/v2.js';

const USERS = '/API/v2/users/';
const GROUPS = '/API/v2/groups/';

e2e('what users and groups are given one by one', (service) => {
  let boss: TestUser;
  let [administrator, superuser]: Client[] = [];
  let serial = 0;

  const put = (client: Client, path: string, body?: string): Promise<Answer> => client.send('PUT', path, body);
  const group = async (values: object = {}): Promise<any> =>
    (await superuser!.post(GROUPS, { name: `Group ${++serial}`, ...values })).json;
  const user = async (values: object = {}): Promise<any> =>
    (await superuser!.post(USERS, { username: `user ${++serial}`, ...values })).json;
  const read = async (path: string): Promise<any> => (await superuser!.get(path)).json;
  const statuses = async (...answers: Promise<Answer>[]): Promise<number[]> =>
    (await Promise.all(answers)).map(({ status }) => status);

  beforeAll(async () => {
    boss = await service.administrator();
    administrator = service.client.asBasic(boss);
    superuser = service.client.asBasic(await service.user({ isSuperuser: true, isAdministrator: true }));
  });

  it('should leave alone what a family has brought that is not served any more, and not show it', async () => {
    for (const [holder, table, one] of [
      [USERS, 'user_permission', await user()],
      [GROUPS, 'group_permission', await group()],
    ] as const) {
      const at = `${holder}${one.id}/`;
      const stored = async () =>
        (
          await service.sql<{ permission: string }>(
            `SELECT permission FROM ${table} WHERE ${table.split('_')[0]}_id = ? ORDER BY permission`,
            [one.id],
          )
        ).map(({ permission }) => permission);
      await service.sql(`INSERT INTO ${table} VALUES (?, 'notes')`, [one.id]);
      expect((await read(at)).permissions).toEqual([]);
      expect((await put(superuser!, `${at}permissions/theme/`)).status).toBe(204);
      expect((await read(at)).permissions).toEqual(['theme']);
      expect(await stored()).toEqual(['notes', 'theme']);
      expect((await superuser!.delete(`${at}permissions/theme/`)).status).toBe(204);
      expect(await stored()).toEqual(['notes']);
      // Nobody gets it, and a list without it takes it away.
      expectRefused(await put(superuser!, `${at}permissions/other/`), 'not_found');
      expectRefused(await superuser!.patch(at, { permissions: ['other'] }), 'validation_failed', {
        permissions: expect.stringMatching(/^This may hold /),
      });
      expect((await superuser!.patch(at, { permissions: ['theme'] })).status).toBe(200);
      expect(await stored()).toEqual(['theme']);
    }
  });

  it('should come and go by id or by name, and leave the others as they are', async () => {
    const { id, name } = await group({ name: 'Süd & Nord/1' });
    const one = await user({ groups: ['1'], permissions: ['user'], roles: ['_log_read'] });
    const at = `${USERS}${one.id}/`;
    const [{ id: roleId }] = (await read('/API/v2/roles/?key=_file_write')).objects;
    const steps: [string, string, object][] = [
      ['PUT', `groups/${id}/`, { groups: ['1', id] }],
      ['PUT', `groups/${encodeURIComponent(name.toUpperCase())}/`, { groups: ['1', id] }],
      ['DELETE', `groups/${encodeURIComponent(name)}`, { groups: ['1'] }],
      ['DELETE', `groups/${id}/`, { groups: ['1'] }],
      ['PUT', 'permissions/theme/', { permissions: ['theme', 'user'] }],
      ['PUT', 'permissions/theme/', { permissions: ['theme', 'user'] }],
      ['DELETE', 'permissions/user/', { permissions: ['theme'] }],
      ['DELETE', 'permissions/user/', { permissions: ['theme'] }],
      ['PUT', `roles/${administratorRole}/`, { roles: ['_log_read', administratorRole] }],
      ['PUT', `roles/${roleId}/`, { roles: ['_file_write', '_log_read', administratorRole] }],
      ['DELETE', 'roles/_file_write/', { roles: ['_log_read', administratorRole] }],
      ['DELETE', `roles/${roleId}/`, { roles: ['_log_read', administratorRole] }],
    ];
    for (const [method, path, expected] of steps) {
      const answer = await superuser!.send(method, `${at}${path}`);
      const { roles, ...now } = await read(at);
      expect({ path, status: answer.status, text: answer.text }).toEqual({ path, status: 204, text: '' });
      expect({ path, ...now, roles: roles.toSorted() }).toMatchObject(expected);
    }
    // What was so already leaves no trace.
    expect(
      (await auditOf(superuser!, `users/${one.id}`))
        .slice(1)
        .map(({ detail, method, route }) => [detail, method, route]),
    ).toEqual(
      [
        [`changed "${one.username}"; groups +${id}`, 'PUT', '/API/v2/users/:id/groups/:group'],
        [`changed "${one.username}"; groups -${id}`, 'DELETE', '/API/v2/users/:id/groups/:group'],
        [`changed "${one.username}"; permissions +theme`, 'PUT', '/API/v2/users/:id/permissions/:permission'],
        [`changed "${one.username}"; permissions -user`, 'DELETE', '/API/v2/users/:id/permissions/:permission'],
        [`changed "${one.username}"; roles +${administratorRole}`, 'PUT', '/API/v2/users/:id/roles/:role'],
        [`changed "${one.username}"; roles +_file_write`, 'PUT', '/API/v2/users/:id/roles/:role'],
        [`changed "${one.username}"; roles -_file_write`, 'DELETE', '/API/v2/users/:id/roles/:role'],
      ].map(([detail, method, route]) => [detail, method, expect.stringContaining(route!.split('/:')[0]!)]),
    );
  });

  it('should be the same for groups, their parents included', async () => {
    const [top, below] = [await group(), await group()];
    const at = `${GROUPS}${below.id}/`;
    expect(
      await statuses(
        put(superuser!, `${at}permissions/theme/`),
        put(superuser!, `${at}roles/_log_read/`),
        put(superuser!, `${at}parents/${encodeURIComponent(top.name)}/`),
      ),
    ).toEqual([204, 204, 204]);
    expect(await read(at)).toMatchObject({ permissions: ['theme'], roles: ['_log_read'], parents: [top.id] });
    expectRefused(await put(superuser!, `${GROUPS}${top.id}/parents/${below.id}/`), 'validation_failed', {
      parents: expect.stringContaining('inherits from it'),
    });
    expect(
      await statuses(
        superuser!.delete(`${at}permissions/theme/`),
        superuser!.delete(`${at}roles/_log_read/`),
        superuser!.delete(`${at}parents/${top.id}/`),
      ),
    ).toEqual([204, 204, 204]);
    expect(await read(at)).toMatchObject({ permissions: [], roles: [], parents: [] });
  });

  it('should refuse what there is not, for whom there is not', async () => {
    const one = await user();
    const before = await read(`${USERS}${one.id}/`);
    for (const path of [
      'groups/999999/',
      'groups/Nobody/',
      'groups/007/',
      `groups/${'x'.repeat(5000)}/`,
      'permissions/everything/',
      'permissions/constructor/',
      'roles/none/',
      'roles/999999/',
    ]) {
      for (const method of ['PUT', 'DELETE']) {
        expectRefused(await superuser!.send(method, `${USERS}${one.id}/${path}`), 'not_found');
      }
    }
    for (const path of [
      `${USERS}999999/groups/1/`,
      `${USERS}x/permissions/user/`,
      `${GROUPS}999999/roles/_log_read/`,
    ]) {
      expectRefused(await put(superuser!, path), 'not_found');
      expectRefused(await superuser!.delete(path), 'not_found');
    }
    expect((await superuser!.get(`${USERS}${one.id}/groups/1/`)).status).toBe(405);
    expect(await read(`${USERS}${one.id}/`)).toEqual(before);
  });

  it('should keep to the rules of all grants', async () => {
    const rich = await group({ permissions: ['theme'] });
    const [one, root] = [await user({ permissions: ['theme'] }), await service.user({ isSuperuser: true })];
    const before = await read(`${USERS}${one.id}/`);
    const at = `${USERS}${one.id}/`;
    for (const path of [`groups/${rich.id}/`, 'permissions/media_backend/', 'roles/_log_read/']) {
      expectRefused(await put(administrator!, `${at}${path}`), 'not_grantable', {
        [path.split('/')[0]!]: expect.stringMatching(/^You do not hold/),
      });
    }
    expectRefused(await put(administrator!, `${GROUPS}${rich.id}/permissions/media_backend/`), 'not_grantable', {
      permissions: 'You do not hold the permission "media_backend".',
    });
    expectRefused(await put(administrator!, `${USERS}${root.id}/permissions/user/`), 'superuser_protected');
    expectRefused(await administrator!.delete(`${USERS}${root.id}/groups/1/`), 'superuser_protected');
    expectRefused(await put(service.client.asToken(root.token), `${at}permissions/theme/`), 'permission_denied');
    expectRefused(await put(superuser!.runAs(boss.username), `${at}permissions/theme/`), 'run_as_forbidden');
    expect(await read(at)).toEqual(before);
    // Nobody needs to hold what they take away, nor what is held already.
    expect(
      await statuses(
        put(administrator!, `${at}permissions/theme/`),
        put(administrator!, `${at}permissions/user/`),
        put(administrator!, `${at}roles/${administratorRole}/`),
      ),
    ).toEqual([204, 204, 204]);
    expect((await administrator!.delete(`${at}permissions/theme/`)).status).toBe(204);
    expect((await read(at)).permissions).toEqual(['user']);
  });

  it('should be done only to who is as the client thinks', async () => {
    const one = await user();
    const at = `${USERS}${one.id}/`;
    const { etag } = (await superuser!.get(at)).headers;
    expect((await put(superuser!.with({ 'If-Match': etag! }), `${at}permissions/theme/`)).status).toBe(204);
    expectRefused(
      await superuser!.with({ 'If-Match': etag! }).delete(`${at}permissions/theme/`),
      'precondition_failed',
    );
    expect((await read(at)).permissions).toEqual(['theme']);
  });

  it('should take a proof of the password in a body that may be missing, and nothing else', async () => {
    const one = await user();
    const path = `${USERS}${one.id}/permissions/user/`;
    const session = (await service.client.asSession(boss)).with({ 'Content-Type': 'application/json' });
    expectRefused(await put(session, path, JSON.stringify({ current_password: 'wrong' })), 'proof_required');
    expectRefused(await put(session, path, JSON.stringify({ user: one.id })), 'validation_failed', {
      user: 'There is no such field.',
    });
    expectRefused(await put(session, path, '{'), 'invalid_json');
    expect((await read(`${USERS}${one.id}/`)).permissions).toEqual([]);
    expect((await put(session, path, JSON.stringify({ current_password: PASSWORD }))).status).toBe(204);
    expect((await session.send('DELETE', path, '{}')).status).toBe(204);
    expect((await put(session, path)).status).toBe(204);
  });

  it('should lose nothing when many come at once', async () => {
    const groups = await Promise.all(Array.from({ length: 8 }, () => group()));
    const one = await user({ groups: [] });
    const answers = await statuses(...groups.map(({ id }) => put(superuser!, `${USERS}${one.id}/groups/${id}/`)));
    expect(new Set(answers)).toEqual(new Set([204]));
    const ids = groups.map(({ id }) => id as string).sort((a, b) => Number(a) - Number(b));
    expect((await read(`${USERS}${one.id}/`)).groups).toEqual(ids);
  });
});

e2e('names in the place of ids', (service) => {
  let root: Client;
  beforeAll(async () => {
    root = service.client.asToken((await service.user({ isSuperuser: true, isAdministrator: true })).token);
  });

  it('should stand for the groups, parents and organisation of a body, in whatever case', async () => {
    const { id: organisation } = (await root.post('/API/v2/organisations/', { name: 'Südfunk' })).json;
    const { id: group } = (await root.post(GROUPS, { name: 'Cutters', organisation: 'SÜDFUNK' })).json;
    expect((await root.get(`${GROUPS}${group}/`)).json.organisation).toBe(organisation);
    const made = await root.post(USERS, {
      username: 'named',
      groups: ['cutters', group, '1'],
      organisation: 'südfunk',
    });
    expect(made.json).toMatchObject({ groups: ['1', group], organisation });
    const changed = await root.patch(`${USERS}${made.json.id}/`, { groups: ['USERS'], organisation: 'default' });
    expect(changed.json).toMatchObject({ groups: ['1'], organisation: '1' });
    const below = (await root.post(GROUPS, { name: 'Below', parents: ['Cutters', group] })).json;
    expect(below.parents).toEqual([group]);
    expectRefused(await root.patch(`${GROUPS}${group}/`, { parents: ['below'] }), 'validation_failed', {
      parents: expect.stringContaining('inherits from it'),
    });
  });

  it('should be told where there is none, and be an id where they have digits only', async () => {
    await root.post(GROUPS, { name: '20240' });
    const long = 'x'.repeat(100_000);
    const answer = await root.post(USERS, {
      username: 'lost',
      groups: ['Nobody', '20240', '', long],
      organisation: 'Nowhere',
    });
    expect(answer.json.errors).toEqual([
      { field: 'organisation', message: 'There is no organisation "Nowhere".' },
      { field: 'groups', message: 'There is no group "Nobody".' },
      { field: 'groups', message: 'There is no group "20240".' },
      { field: 'groups', message: 'There is no group "".' },
      { field: 'groups', message: `There is no group "${'x'.repeat(150)}".` },
    ]);
    for (const organisation of ['', '20240', 7, null, ['1']]) {
      const { status, json } = await root.post(USERS, { username: 'lost', organisation });
      expect([status, json.errors[0].field]).toEqual([400, 'organisation']);
    }
  });
});
