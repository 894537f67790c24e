import { beforeAll, describe, expect, it } from '@jest/globals';
import { administratorRole } from '../../src/accounts/granting/permissions.js';
import type { Client } from '../support/client.js';
import { everythingStored } from '../support/database.js';
import { e2e, PASSWORD, type TestUser } from '../support/service.js';
import { logIn } from '../support/sign-in.js';
import { anyId, anyTime, auditOf, expectRefused, objectsAt } from '../support/v2.js';

const USERS = '/API/v2/users/';
const WHOAMI = '/API/v2/whoami/';
const secret = 'a new password 1';

/** A user as the second version shows one of whom nothing is known but the name. */
const bare = (username: string) => ({
  id: anyId,
  notes: null,
  create_date: anyTime,
  paginate_by: 20,
  contact_number: null,
  extra_info: {},
  theme: null,
  roles: [],
  effective_roles: [],
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
  username,
  first_name: '',
  last_name: '',
  email: '',
  is_active: true,
  is_staff: false,
  is_superuser: false,
  date_joined: anyTime,
  last_login: null,
  groups: ['1'],
  permissions: [],
});

e2e('users', (service) => {
  let [boss, chief]: TestUser[] = [];
  let administrator: Client;
  let superuser: Client;
  let serial = 0;

  const create = async (values: object = {}, client = superuser): Promise<any> => {
    const answer = await client.post(USERS, { username: `made${++serial}`, ...values });
    expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 201 });
    return answer.json;
  };
  const at = ({ id }: { id: string }): string => `${USERS}${id}/`;
  const made = async (path: string, values: object): Promise<string> =>
    (await superuser.post(path, { name: `n${++serial}`, ...values })).json.id as string;
  const v1 = async ({ id }: { id: string }) => (await superuser.get(`/API/v1/userprofile/${id}/`)).json;
  const accounts = () => service.sql('SELECT * FROM account ORDER BY id');
  const signsIn = async (username: string, password: string): Promise<boolean> =>
    (await service.client.asBasic({ username, password }).get(WHOAMI)).status === 200;

  beforeAll(async () => {
    boss = await service.administrator();
    chief = await service.user({ isSuperuser: true, isAdministrator: true });
    [administrator, superuser] = [service.client.asBasic(boss), service.client.asBasic(chief)];
  });

  describe('a new user', () => {
    it('should be shown with all members, and so in the list and in v1', async () => {
      const answer = await superuser.post(USERS, { username: 'Zoë' });
      expect({ status: answer.status, body: answer.json }).toEqual({ status: 201, body: bare('Zoë') });
      expect(answer.headers.location).toBe(`${service.url}${at(answer.json)}`);
      expect((await superuser.get(at(answer.json))).json).toEqual(answer.json);
      expect(await objectsAt(superuser, `${USERS}?username=Zo%C3%AB`)).toEqual([answer.json]);
      const { id, create_date, date_joined, organisation } = answer.json;
      expect(await v1(answer.json)).toMatchObject({
        id,
        create_date: create_date.slice(0, -1),
        organisation: Number(organisation),
        extra_info: '{}',
        roles: '',
        user: { id, username: 'Zoë', is_active: true, date_joined: date_joined.slice(0, -1) },
      });
    });

    it('should have all that was given, and sign in by the password, which is nowhere to be read', async () => {
      const organisation = await made('/API/v2/organisations/', {});
      const group = await made('/API/v2/groups/', { roles: ['_file_write'] });
      const given = {
        username: 'complete',
        first_name: 'Com',
        last_name: 'Plete',
        email: 'complete@example.org',
        is_active: true,
        is_staff: true,
        is_superuser: true,
        organisation,
        groups: [group],
        permissions: ['media_backend', 'theme'],
        roles: ['_log_read', administratorRole],
      };
      const answer = await superuser.post(USERS, { ...given, password: secret });
      expect(answer.json).toMatchObject({ ...given, roles: expect.arrayContaining(given.roles) });
      expect(answer.json.effective_roles.toSorted()).toEqual(['_file_write', '_log_read']);
      expect(answer.text).not.toContain(secret);
      expect(await signsIn('complete', secret)).toBe(true);
      const [entry, ...more] = await auditOf(superuser, `users/${answer.json.id}`);
      expect({ entry, more }).toMatchObject({
        entry: {
          event: 'user',
          actor: chief!.username,
          via: 'basic',
          method: 'POST',
          route: USERS,
          outcome: 'granted',
          detail: expect.stringContaining('created "complete"'),
        },
        more: [],
      });
      expect(await everythingStored(service)).not.toContain(secret);
    });

    it('should not sign in without a password', async () => {
      const { username } = await create();
      for (const password of ['', 'null', 'undefined', secret]) expect(await signsIn(username, password)).toBe(false);
    });

    it.each([
      [{}, { username: 'This field is required.' }],
      [{ username: ' ' }, { username: 'This field may not be blank.' }],
      [
        { username: 'a:b', password: 'short' },
        { username: expect.stringContaining('colon'), password: expect.stringContaining('8') },
      ],
      [
        { username: 'x', id: '7', date_joined: '2020-01-01', login_count: 3, theme: '1' },
        {
          id: 'This field is read-only.',
          date_joined: 'This field is read-only.',
          login_count: 'This field is read-only.',
          theme: 'This field is read-only.',
        },
      ],
      [
        { username: 'x', user: {}, resource_uri: '', __proto__x: 1 },
        {
          user: 'There is no such field.',
          resource_uri: 'There is no such field.',
          __proto__x: 'There is no such field.',
        },
      ],
      [
        { username: 7, is_staff: 1, is_superuser: 'true', groups: '1', organisation: 1 },
        {
          username: 'This must be a string.',
          is_staff: 'This must be true or false.',
          is_superuser: 'This must be true or false.',
          groups: expect.any(String),
          organisation: expect.any(String),
        },
      ],
      [
        { username: 'x', email: null, is_active: null },
        { email: 'This may not be null.', is_active: 'This may not be null.' },
      ],
      [
        { username: 'x', groups: ['999999'], organisation: '999999', roles: ['none'] },
        {
          groups: 'There is no group "999999".',
          organisation: 'There is no organisation "999999".',
          roles: 'There is no role "none".',
        },
      ],
      [{ username: 'x', permissions: ['everything'] }, { permissions: expect.any(String) }],
    ])('should not be made of %j', async (body, errors) => {
      const before = await accounts();
      expectRefused(await superuser.post(USERS, body), 'validation_failed', errors);
      expect(await accounts()).toEqual(before);
    });

    it('should not take a name that is taken, in whatever case', async () => {
      const { username } = await create();
      const before = await accounts();
      for (const taken of [username, username.toUpperCase()]) {
        expectRefused(await superuser.post(USERS, { username: taken }), 'name_taken');
      }
      expect(await accounts()).toEqual(before);
    });

    it('should get nothing that its maker does not hold', async () => {
      const group = await made('/API/v2/groups/', { permissions: ['theme'] });
      const before = await accounts();
      for (const gift of [
        { permissions: ['theme'] },
        { roles: ['_log_read'] },
        { groups: [group] },
        { is_superuser: true },
      ]) {
        expectRefused(await administrator.post(USERS, { username: 'greedy', ...gift }), 'not_grantable');
      }
      expect(await accounts()).toEqual(before);
      expect(await create({ permissions: ['user'], roles: [administratorRole] }, administrator)).toMatchObject({
        permissions: ['user'],
        roles: [administratorRole],
        effective_roles: [],
      });
    });
  });

  it('should not be found, nor put in order, by what is not shown', async () => {
    for (const name of [
      'password',
      'password__startswith',
      'username_key',
      'session_timeout',
      'user__password',
      'is_superuser__contains',
    ]) {
      const answer = await superuser.get(`${USERS}?${name}=x`);
      expectRefused(
        answer,
        name.startsWith('password') || name.startsWith('is_') ? 'invalid_parameter' : 'unknown_parameter',
      );
      expectRefused(await superuser.get(`${USERS}?order_by=${name}`), 'invalid_parameter');
      expectRefused(await superuser.get(`${USERS}?fields=id,${name}`), 'invalid_parameter');
    }
  });

  describe('a changed user', () => {
    it('should have what was given and keep the rest, in both versions', async () => {
      const { id: organisation, name: organisation_name } = (
        await superuser.post('/API/v2/organisations/', { name: 'Archive & co' })
      ).json;
      const user = await create({ first_name: 'Ann', email: 'ann@example.org', permissions: ['theme'] });
      const changes = { last_name: 'Lee', email: '', is_staff: true, organisation };
      const answer = await superuser.patch(at(user), changes);
      expect({ status: answer.status, body: answer.json }).toEqual({
        status: 200,
        body: { ...user, ...changes, organisation_name },
      });
      expect((await superuser.get(at(user))).json).toEqual(answer.json);
      expect(await v1(user)).toMatchObject({
        organisation: Number(organisation),
        user: { first_name: 'Ann', last_name: 'Lee', is_staff: true },
      });
      expect((await auditOf(superuser, `users/${user.id}`)).map(({ detail }) => detail)).toEqual([
        expect.stringContaining('created'),
        expect.stringContaining('last_name, email, is_staff true, organisation'),
      ]);
    });

    it('should have exactly the groups, permissions and roles of the lists that were given', async () => {
      const [one, two] = [await made('/API/v2/groups/', { roles: ['_file_write'] }), await made('/API/v2/groups/', {})];
      const user = await create({ groups: [one], permissions: ['theme', 'user'], roles: ['_log_read'] });
      expect(user.effective_roles.toSorted()).toEqual(['_file_write', '_log_read']);
      const whoami = async () => (await administrator.runAs(user.username as string).get(WHOAMI)).json;
      expect((await whoami()).permissions).toEqual(['theme', 'user']);
      const lists = { groups: [two], permissions: ['theme', 'media_backend'], roles: [administratorRole] };
      const { json } = await superuser.patch(at(user), lists);
      expect(json).toEqual({ ...user, ...lists, permissions: ['media_backend', 'theme'], effective_roles: [] });
      expect((await v1(user)).roles).toBe('');
      expect(await whoami()).toMatchObject({
        permissions: ['media_backend', 'theme'],
        platform_roles: [administratorRole],
      });
      const none = (await superuser.patch(at(user), { groups: [], permissions: [], roles: [] })).json;
      expect(none).toMatchObject({ groups: [], permissions: [], roles: [] });
    });

    it('should be let in no longer once inactive, by whatever credential, and by new ones only afterwards', async () => {
      const user = await create({ password: secret });
      const { username } = user;
      const clients = [
        service.client.asToken(await service.token(username as string)),
        service.client.asBasic({ username, password: secret }),
        await service.client.asSession({ username, password: secret }),
      ];
      for (const client of clients) expect((await client.get(WHOAMI)).status).toBe(200);
      expect((await administrator.patch(at(user), { is_active: false })).json.is_active).toBe(false);
      for (const client of clients) expectRefused(await client.get(WHOAMI), 'unauthenticated');
      expect((await v1(user)).user.is_active).toBe(false);
      await administrator.patch(at(user), { is_active: true });
      // The session is over for good; a key and a password are still what they were.
      expect(await Promise.all(clients.map(async (client) => (await client.get(WHOAMI)).status))).toEqual([
        200, 200, 401,
      ]);
    });

    it.each([
      [{ password: secret }, { password: 'This field is read-only.' }],
      [
        { id: '1', theme: '1', effective_roles: [], last_login: null },
        {
          id: 'This field is read-only.',
          theme: 'This field is read-only.',
          effective_roles: 'This field is read-only.',
          last_login: 'This field is read-only.',
        },
      ],
      [
        { username: '', first_name: 'x'.repeat(151) },
        { username: expect.any(String), first_name: 'This has at most 150 characters.' },
      ],
      [{ groups: ['1', '999999'] }, { groups: 'There is no group "999999".' }],
    ])('should not be made of %j', async (body, errors) => {
      const user = await create();
      expectRefused(await superuser.patch(at(user), { last_name: 'Changed', ...body }), 'validation_failed', errors);
      expect((await superuser.get(at(user))).json).toEqual(user);
    });

    it('should be changed by nobody who may not, nor what nobody may', async () => {
      const root = await service.user({ isSuperuser: true });
      const user = await create();
      const before = await accounts();
      expectRefused(await administrator.patch(at(root), { first_name: 'x' }), 'superuser_protected');
      expectRefused(await administrator.patch(at(user), { is_superuser: true }), 'not_grantable');
      expectRefused(await administrator.patch(at(user), { permissions: ['theme'] }), 'not_grantable');
      expectRefused(await administrator.patch(at(user), { username: boss!.username.toUpperCase() }), 'name_taken');
      expectRefused(await superuser.patch(at(chief!), { is_active: false }), 'conflict');
      expectRefused(await superuser.patch(`${USERS}999999/`, { first_name: 'x' }), 'not_found');
      expect(await accounts()).toEqual(before);
    });

    it('should be found by the groups they are in', async () => {
      const [one, two] = [await made('/API/v2/groups/', {}), await made('/API/v2/groups/', {})];
      const users = [
        await create({ groups: [one] }),
        await create({ groups: [one, two] }),
        await create({ groups: [] }),
      ];
      const found = async (query: string) =>
        (await objectsAt(administrator, `${USERS}?${query}`)).map(({ id }) => id as string);
      expect(await found(`groups=${one}`)).toEqual([users[0].id, users[1].id]);
      expect(await found(`groups=${two}`)).toEqual([users[1].id]);
      expect(await found(`groups__in=${one},${two}&is_active=true`)).toEqual([users[0].id, users[1].id]);
      expectRefused(await administrator.get(`${USERS}?groups=x`), 'invalid_parameter');
      expectRefused(await administrator.get(`${USERS}?groups__gt=1`), 'invalid_parameter');
    });

    it('should be changed only as the client thinks it is', async () => {
      const user = await create();
      const { etag } = (await superuser.get(at(user))).headers;
      const careful = superuser.with({ 'If-Match': etag! });
      expect((await careful.patch(at(user), { first_name: 'First' })).status).toBe(200);
      expectRefused(await careful.patch(at(user), { first_name: 'Second' }), 'precondition_failed');
      expectRefused(await careful.delete(`${at(user)}?confirm=${user.username}`), 'precondition_failed');
      expect((await superuser.get(at(user))).json.first_name).toBe('First');
    });

    it('should stay while something that the platform knows nothing of refers to them', async () => {
      const user = await create();
      await service.sql('CREATE TABLE visit (user_id bigint NOT NULL, FOREIGN KEY (user_id) REFERENCES account (id))');
      try {
        await service.sql('INSERT INTO visit (user_id) VALUES (?)', [user.id]);
        expectRefused(await superuser.delete(`${at(user)}?confirm=${user.username}`), 'in_use');
        await service.sql('DELETE FROM visit');
        expect((await superuser.delete(`${at(user)}?confirm=${user.username}`)).status).toBe(204);
      } finally {
        await service.sql('DROP TABLE visit');
      }
    });

    it('should be changed although the user has logged in meanwhile, who is another to see then', async () => {
      const user = await create({ password: PASSWORD });
      const { etag } = (await superuser.get(at(user))).headers;
      const known = superuser.with({ 'If-None-Match': etag! });
      expect((await known.get(at(user))).status).toBe(304);
      expect((await logIn(service.client, { username: user.username, password: PASSWORD })).status).toBe(201);
      expect((await known.get(at(user))).json).toMatchObject({ login_count: 1, last_login: expect.any(String) });
      const careful = superuser.with({ 'If-Match': etag! });
      expect((await careful.patch(at(user), { first_name: 'First' })).status).toBe(200);
      expectRefused(await careful.patch(at(user), { first_name: 'Second' }), 'precondition_failed');
    });

    it('should be changed by many at once, who change each other', async () => {
      const people = await Promise.all(Array.from({ length: 6 }, () => service.administrator()));
      const works = people.flatMap((author, n) =>
        people.map((person) => service.client.asToken(author.token).patch(at(person), { last_name: `By ${n}` })),
      );
      expect(new Set((await Promise.all(works)).map(({ status }) => status))).toEqual(new Set([200]));
    });
  });

  describe('who is no administrator', () => {
    it('should see only the own organisation with userprofile, and change nobody', async () => {
      const organisation = await made('/API/v2/organisations/', {});
      const [near, far] = [await create({ organisation }), await create()];
      const reader = await service.user({ permissions: ['userprofile'] });
      await superuser.patch(at(reader), { organisation });
      const client = service.client.asToken(reader.token);
      expect((await objectsAt(client, USERS)).map(({ id }) => id)).toEqual([near.id, reader.id].sort((a, b) => a - b));
      expect((await client.get(at(near))).status).toBe(200);
      expectRefused(await client.get(at(far)), 'not_found');
      expect(await objectsAt(client, `${USERS}?id__in=${far.id},${near.id}`)).toMatchObject([{ id: near.id }]);
      // As the administrator sees it when acting as that one.
      expect(await objectsAt(superuser.runAs(reader.username), USERS)).toHaveLength(2);
      const before = await accounts();
      const stranger = service.client.asToken((await service.user()).token);
      const root = service.client.asToken((await service.user({ isSuperuser: true })).token);
      for (const who of [client, stranger, root]) {
        expectRefused(await who.post(USERS, { username: 'x' }), 'permission_denied');
        expectRefused(await who.post(`${USERS}bulk/`, [{ username: 'x' }]), 'permission_denied');
        expectRefused(await who.patch(at(near), { first_name: 'x' }), 'permission_denied');
        expectRefused(await who.delete(`${at(near)}?confirm=${near.username}`), 'permission_denied');
        expectRefused(await who.post(`${at(near)}set-password/`, { password: secret }), 'permission_denied');
        expectRefused(await who.get(`${at(near)}access/`), 'permission_denied');
      }
      expectRefused(await stranger.get(USERS), 'permission_denied');
      expect((await root.get(at(far))).status).toBe(200);
      expect(await accounts()).toEqual([...before, expect.anything(), expect.anything()]);
    });
  });
});
