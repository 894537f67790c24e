import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { administratorRole } from '../../src/accounts/granting/permissions.js';
import { Users } from '../../src/accounts/identity/users.service.js';
import { Database } from '../../src/database/database.js';
import type { Client } from '../support/client.js';
import { everythingStored } from '../support/database.js';
import { e2e, type TestUser } from '../support/service.js';
import { auditOf, expectRefused } from '../support/v2.js';

const USERS = '/API/v2/users/';
const WHOAMI = '/API/v2/whoami/';
const secret = 'another password 7';

e2e('what is done to users', (service) => {
  let [boss, chief]: TestUser[] = [];
  let administrator: Client;
  let superuser: Client;

  const at = ({ id }: { id: string }): string => `${USERS}${id}/`;
  const statuses = async (clients: Client[]) => Promise.all(clients.map(async (one) => (await one.get(WHOAMI)).status));
  const trailOf = async ({ id }: { id: string }): Promise<string[]> =>
    (await auditOf(administrator, `users/${id}`)).map(({ event, detail, outcome }) => `${event} ${outcome}: ${detail}`);
  const passwordOf = async ({ id }: { id: string }) =>
    (await service.sql('SELECT password FROM account WHERE id = ?', [id]))[0];

  beforeAll(async () => {
    boss = await service.administrator();
    chief = await service.user({ isSuperuser: true, isAdministrator: true });
    [administrator, superuser] = [service.client.asBasic(boss), service.client.asBasic(chief)];
  });

  describe('a password that an administrator sets', () => {
    it('should end what was signed in by the old one, and sign in itself', async () => {
      const user = await service.user();
      const before = [
        service.client.asToken(user.token),
        service.client.asBasic(user),
        await service.client.asSession(user),
      ];
      expect(await statuses(before)).toEqual([200, 200, 200]);
      const answer = await administrator.post(`${at(user)}set-password/`, { password: secret });
      expect({ status: answer.status, text: answer.text }).toEqual({ status: 204, text: '' });
      expect(await statuses(before)).toEqual([401, 401, 401]);
      expect(await statuses([service.client.asBasic({ ...user, password: secret })])).toEqual([200]);
      expect(await trailOf(user)).toEqual([`password granted: reset that of "${user.username}"; tokens revoked`]);
      expect(await everythingStored(service)).not.toContain(secret);
    });

    it('should leave the tokens when told so, but no session', async () => {
      const user = await service.user();
      const before = [service.client.asToken(user.token), await service.client.asSession(user)];
      await administrator.post(`${at(user)}set-password/`, { password: secret, revoke_tokens: false });
      expect(await statuses(before)).toEqual([200, 401]);
      expect(await trailOf(user)).toEqual([`password granted: reset that of "${user.username}"`]);
    });

    it.each([
      [{}, { password: 'This field is required.' }],
      [{ password: 'short' }, { password: expect.stringContaining('8') }],
      [{ password: 12345678 }, { password: 'This must be a string.' }],
      [
        { password: null, revoke_tokens: 1 },
        { password: 'This may not be null.', revoke_tokens: 'This must be true or false.' },
      ],
      [{ password: secret, old_password: 'x' }, { old_password: 'There is no such field.' }],
    ])('should not be %j', async (body, errors) => {
      const user = await service.user();
      const before = await passwordOf(user);
      expectRefused(await administrator.post(`${at(user)}set-password/`, body), 'validation_failed', errors);
      expect(await passwordOf(user)).toEqual(before);
      expect(await statuses([service.client.asToken(user.token)])).toEqual([200]);
    });

    it('should be set only as the client thinks that the user is', async () => {
      const user = await service.user();
      const { etag } = (await administrator.get(at(user))).headers;
      await administrator.patch(at(user), { first_name: 'Other' });
      const before = await passwordOf(user);
      const stale = administrator.with({ 'If-Match': etag! });
      expectRefused(await stale.post(`${at(user)}set-password/`, { password: secret }), 'precondition_failed');
      expect(await passwordOf(user)).toEqual(before);
      expect(await statuses([service.client.asToken(user.token)])).toEqual([200]);
      const fresh = administrator.with({ 'If-Match': (await administrator.get(at(user))).headers.etag! });
      expect((await fresh.post(`${at(user)}set-password/`, { password: secret })).status).toBe(204);
    });

    it('should have at most 1024 characters', async () => {
      const user = await service.user();
      const path = `${at(user)}set-password/`;
      expectRefused(await administrator.post(path, { password: 'x'.repeat(1025) }), 'validation_failed', {
        password: expect.stringContaining('1024'),
      });
      expect((await administrator.post(path, { password: 'x'.repeat(1024) })).status).toBe(204);
      expect(await statuses([service.client.asBasic({ ...user, password: 'x'.repeat(1024) })])).toEqual([200]);
    });

    it('should not be that of a superuser, unless by one, nor of nobody', async () => {
      const root = await service.user({ isSuperuser: true });
      expectRefused(await administrator.post(`${at(root)}set-password/`, { password: secret }), 'superuser_protected');
      expect(await statuses([service.client.asBasic(root), service.client.asToken(root.token)])).toEqual([200, 200]);
      expect((await superuser.post(`${at(root)}set-password/`, { password: secret })).status).toBe(204);
      for (const id of ['999999', 'x', `${root.id}x`]) {
        expectRefused(await superuser.post(`${USERS}${id}/set-password/`, { password: secret }), 'not_found');
      }
    });

    it('should not be the own one, which needs the old one', async () => {
      const before = await passwordOf(boss!);
      const session = await service.client.asSession(boss!);
      for (const client of [administrator, session, service.client.asBasic(boss!)]) {
        expectRefused(await client.post(`${at(boss!)}set-password/`, { password: secret }), 'proof_required');
      }
      expect(await passwordOf(boss!)).toEqual(before);
    });
  });

  describe('deleting', () => {
    it('should need the exact name', async () => {
      const user = await service.user({ username: 'Delete Me' });
      for (const query of ['', '?confirm=', '?confirm=delete%20me', '?confirm=Delete', '?confirm=Delete%20Me%20']) {
        expectRefused(await administrator.delete(at(user) + query), 'confirmation_required');
      }
      expectRefused(await administrator.delete(`${at(user)}?confirm=Delete+Me&confirm=Delete+Me`), 'invalid_parameter');
      expectRefused(await administrator.delete(`${at(user)}?confirm=Delete+Me&force=1`), 'unknown_parameter');
      expect(await statuses([service.client.asToken(user.token)])).toEqual([200]);
      const answer = await administrator.delete(`${at(user)}?confirm=Delete+Me`);
      expect({ status: answer.status, text: answer.text }).toEqual({ status: 204, text: '' });
    });

    it('should take away the user with all that is the user’s, in both versions, and free the name', async () => {
      const user = await service.user();
      const clients = [
        service.client.asToken(user.token),
        service.client.asBasic(user),
        await service.client.asSession(user),
      ];
      await clients[0]!.post('/API/v1/mediabin/', { resource_id: 'VX-1' });
      expect((await administrator.delete(`${at(user)}?confirm=${user.username}`)).status).toBe(204);
      expect(await statuses(clients)).toEqual([401, 401, 401]);
      expectRefused(await administrator.get(at(user)), 'not_found');
      expectRefused(await administrator.delete(`${at(user)}?confirm=${user.username}`), 'not_found');
      expect((await superuser.get(`/API/v1/userprofile/${user.id}/`)).status).toBe(404);
      for (const table of ['user_profile', 'bin_item', 'api_token', 'session', 'group_member']) {
        const column = table === 'api_token' ? 'owner_id' : 'user_id';
        expect([table, await service.sql(`SELECT * FROM ${table} WHERE ${column} = ?`, [user.id])]).toEqual([
          table,
          [],
        ]);
      }
      expect((await administrator.post(USERS, { username: user.username })).json.id).not.toBe(user.id);
      expect(await trailOf(user)).toEqual([`user granted: deleted "${user.username}"`]);
    });

    it('should not be done to oneself, to a superuser by others, and to the last one', async () => {
      expectRefused(await administrator.delete(`${at(boss!)}?confirm=${boss!.username}`), 'conflict');
      expectRefused(await administrator.delete(`${at(chief!)}?confirm=${chief!.username}`), 'superuser_protected');
      await service.sql('UPDATE account SET is_superuser = ? WHERE id <> ?', [false, chief!.id]);
      for (const answer of [
        await superuser.delete(`${at(chief!)}?confirm=${chief!.username}`),
        await superuser.patch(at(chief!), { is_superuser: false }),
        await superuser.patch(at(chief!), { is_active: false }),
      ]) {
        expectRefused(answer, 'last_superuser');
      }
      expect(await statuses([administrator, superuser])).toEqual([200, 200]);
    });
  });

  describe('several at once', () => {
    const names = () => service.sql('SELECT username FROM account ORDER BY id');

    it('should all be made, with their passwords, or none of them', async () => {
      const bodies = ['Bulk 1', 'Bulk 2', 'Bulk 3'].map((username) => ({ username, password: secret }));
      const answer = await administrator.post(`${USERS}bulk/`, bodies);
      expect({
        status: answer.status,
        names: answer.json.objects.map(({ username }: { username: string }) => username),
      }).toEqual({ status: 201, names: ['Bulk 1', 'Bulk 2', 'Bulk 3'] });
      expect(answer.text).not.toContain(secret);
      for (const { username } of bodies) {
        expect(await statuses([service.client.asBasic({ username, password: secret })])).toEqual([200]);
      }
      const before = await names();
      const faulty = [{ username: 'Bulk 4' }, { username: 'Bulk 5', password: 'short' }];
      expectRefused(await administrator.post(`${USERS}bulk/`, faulty), 'validation_failed', {
        '1.password': expect.stringContaining('8'),
      });
      expectRefused(await administrator.post(`${USERS}bulk/`, [{ username: 'Bulk 4' }, bodies[0]]), 'name_taken');
      expectRefused(
        await administrator.post(`${USERS}bulk/`, [
          { username: 'Bulk 4' },
          { username: 'Bulk 5', permissions: ['theme'] },
        ]),
        'not_grantable',
      );
      expect(await names()).toEqual(before);
    });

    it('should be made each for itself when told so', async () => {
      const bodies = [
        { username: 'Each 1' },
        { username: 'each 1' },
        { username: 'Each 2', is_superuser: true },
        { username: 'Each 3' },
      ];
      const { status, json } = await administrator.post(`${USERS}bulk/?mode=each`, bodies);
      expect({ status, json }).toMatchObject({
        status: 200,
        json: {
          results: [
            { status: 201, object: { username: 'Each 1' } },
            { status: 409, problem: { code: 'name_taken' } },
            { status: 403, problem: { code: 'not_grantable' } },
            { status: 201, object: { username: 'Each 3' } },
          ],
        },
      });
    });
  });

  it('should hash the password of a new user while nobody’s write waits for it', async () => {
    const database = service.app.get(Database);
    const waiting: boolean[] = [];
    const hashing = jest.spyOn(service.app.get(Users), 'prepare');
    const prepare = hashing.getMockImplementation() ?? Users.prototype.prepare.bind(service.app.get(Users));
    hashing.mockImplementation((values) => {
      if (typeof values.password === 'string') waiting.push(database.transaction() !== undefined);
      return prepare(values);
    });
    expect((await administrator.post(USERS, { username: 'Hashed', password: secret })).status).toBe(201);
    hashing.mockRestore();
    expect(waiting).toEqual([false]);
  });

  it('should never be done while acting as another user', async () => {
    const user = await service.user();
    const acting = superuser.runAs(boss!.username);
    for (const answer of [
      await acting.post(USERS, { username: 'acted' }),
      await acting.post(`${USERS}bulk/`, [{ username: 'acted' }]),
      await acting.patch(at(user), { first_name: 'x' }),
      await acting.delete(`${at(user)}?confirm=${user.username}`),
      await acting.post(`${at(user)}set-password/`, { password: secret }),
    ]) {
      expectRefused(answer, 'run_as_forbidden');
    }
    expect(await trailOf(user)).toEqual([]);
    expect((await acting.get(at(user))).status).toBe(200);
  });

  it('should not be done by a token that reads, nor by a session without its CSRF token', async () => {
    const user = await service.user();
    const reading = service.client.asToken(await service.token(boss!.username, { access: 'read' }));
    const session = await service.client.asSession(boss!, { csrf: false });
    for (const [client, code] of [
      [reading, 'read_only_token'],
      [session, 'csrf_failed'],
    ] as const) {
      expectRefused(await client.patch(at(user), { first_name: 'x' }), code);
      expectRefused(await client.post(`${at(user)}set-password/`, { password: secret }), code);
      expectRefused(await client.delete(`${at(user)}?confirm=${user.username}`), code);
    }
    expect(await trailOf(user)).toEqual([]);
  });

  describe('the explanation of a user’s access', () => {
    it('should name every permission and role and where it came from', async () => {
      const made = async (path: string, values: object) => (await superuser.post(path, values)).json.id as string;
      const top = await made('/API/v2/groups/', { name: 'Top', permissions: ['theme'], roles: ['_log_read'] });
      const low = await made('/API/v2/groups/', { name: 'Low', parents: [top], permissions: ['media_backend'] });
      const user = await service.user({ permissions: ['theme'], roles: [administratorRole] });
      await superuser.patch(at(user), { groups: [low] });
      const [group, above] = [
        { id: low, name: 'Low' },
        { id: top, name: 'Top' },
      ];
      const byTop = { kind: 'group', group: above, through: [group, above] };
      const { status, json } = await administrator.get(`${at(user)}access/`);
      expect({ status, body: json }).toEqual({
        status: 200,
        body: {
          is_superuser: false,
          permissions: [
            { permission: 'media_backend', sources: [{ kind: 'group', group, through: [group] }] },
            { permission: 'theme', sources: [{ kind: 'user' }, byTop] },
          ],
          roles: [
            { name: '_log_read', label: expect.any(String), source: 'backend', sources: [byTop] },
            {
              name: administratorRole,
              label: 'Platform administrator',
              source: 'platform',
              sources: [{ kind: 'user' }],
            },
          ],
        },
      });
      const own = service.client.asToken(user.token);
      expect((await own.get('/API/v2/me/access/')).json).toEqual(json);
      // What it explains is what whoami counts.
      expect((await own.get(WHOAMI)).json).toMatchObject({
        permissions: ['media_backend', 'theme'],
        platform_roles: [administratorRole],
        roles: ['_log_read'],
      });
    });

    it('should say what being a superuser brings, and be of nobody who is not there', async () => {
      const { json } = await administrator.get(`${at(chief!)}access/`);
      expect(json.is_superuser).toBe(true);
      expect(json.permissions).toContainEqual({ permission: 'theme', sources: [{ kind: 'superuser' }] });
      for (const id of ['999999', 'x']) expectRefused(await administrator.get(`${USERS}${id}/access/`), 'not_found');
    });
  });
});
