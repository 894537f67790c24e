import { beforeAll, describe, expect, it } from '@jest/globals';
import { administratorRole } from '../../src/accounts/granting/permissions.js';
import type { Client } from '../support/client.js';
import { e2e, type TestUser } from '../support/service.js';
import { anyId, anyTime, auditOf, expectRefused, objectsAt } from '../support/v2.js';

const GROUPS = '/API/v2/groups/';
const ORGANISATIONS = '/API/v2/organisations/';
const ROLES = '/API/v2/roles/';
const TREES = '/API/v2/groups/roles/create/';

e2e('groups, organisations and roles', (service) => {
  let boss: TestUser;
  let administrator: Client;
  let superuser: Client;
  let outsider: Client;
  let serial = 0;

  const create = async (path: string, values: object = {}, client = superuser): Promise<any> => {
    const answer = await client.post(path, { name: `n${++serial}`, ...values });
    expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 201 });
    return answer.json;
  };
  const group = (values: object = {}): Promise<any> => create(GROUPS, values);
  const tables = async () => {
    const names = [
      'account_group',
      'group_parent',
      'group_permission',
      'group_role',
      'organisation',
      'role',
      'user_role',
    ];
    return Promise.all(names.map(async (name) => [name, await service.sql(`SELECT * FROM ${name}`)]));
  };
  const details = async (target: string) =>
    (await auditOf(superuser, target)).map(({ event, detail }) => `${event}: ${detail}`);

  beforeAll(async () => {
    boss = await service.administrator();
    administrator = service.client.asBasic(boss);
    const chief = await service.user({ isSuperuser: true, isAdministrator: true });
    superuser = service.client.asBasic(chief);
    // In no group, which would bring `user`.
    const stranger = await service.user();
    await superuser.patch(`/API/v2/users/${stranger.id}/`, { groups: [] });
    outsider = service.client.asToken(stranger.token);
  });

  describe('a group', () => {
    it('should be shown with all members, and so in the list and in v1', async () => {
      const answer = await superuser.post(GROUPS, { name: 'Éditeurs' });
      expect({ status: answer.status, body: answer.json }).toEqual({
        status: 201,
        body: {
          id: anyId,
          name: 'Éditeurs',
          description: '',
          roles: [],
          effective_roles: [],
          permissions: [],
          parents: [],
          organisation: '1',
          create_date: anyTime,
        },
      });
      const { id, create_date } = answer.json;
      expect(answer.headers.location).toBe(`${service.url}${GROUPS}${id}/`);
      expect((await superuser.get(`${GROUPS}${id}/`)).json).toEqual(answer.json);
      expect(await objectsAt(superuser, `${GROUPS}?name=%C3%89diteurs`)).toEqual([answer.json]);
      expect((await superuser.get(`/API/v1/groupprofile/${id}/`)).json).toMatchObject({
        id,
        name: 'Éditeurs',
        description: '',
        organisation: 1,
        roles: '',
        create_date: create_date.slice(0, -1),
      });
      expect(await details(`groups/${id}`)).toEqual(['group: created "Éditeurs"']);
    });

    it('should hand down what it holds through all groups below, to members at once', async () => {
      const top = await group({ permissions: ['theme'], roles: ['_log_read', administratorRole] });
      const side = await group({ permissions: ['media_backend'], roles: ['_file_write'] });
      const low = await group({ parents: [side.id, top.id], roles: ['_item_search'] });
      expect(low).toMatchObject({ parents: [top.id, side.id], roles: ['_item_search'], permissions: [] });
      expect(low.effective_roles.toSorted()).toEqual(['_file_write', '_item_search', '_log_read']);
      const v1 = (await superuser.get(`/API/v1/groupprofile/${low.id}/`)).json;
      expect(JSON.parse(v1.roles as string)).toEqual(low.effective_roles);
      const user = await service.user();
      await superuser.patch(`/API/v2/users/${user.id}/`, { groups: [low.id] });
      const own = service.client.asBasic(user);
      expect((await own.get('/API/v2/whoami/')).json).toMatchObject({
        permissions: ['media_backend', 'theme'],
        platform_roles: [administratorRole],
      });
      expect((await own.get('/API/v1/theme/')).status).toBe(200);
      await superuser.patch(`${GROUPS}${low.id}/`, { parents: [] });
      expect((await own.get('/API/v1/theme/')).status).toBe(403);
    });

    it('should have exactly the lists that were given, and keep the rest', async () => {
      const [one, two] = [await group(), await group()];
      const made = await group({
        description: 'Some\nlines',
        parents: [one.id],
        permissions: ['theme', 'user'],
        roles: ['_log_read'],
      });
      const changes = { parents: [two.id], permissions: ['media_backend', 'theme'], roles: [administratorRole] };
      const { json } = await superuser.patch(`${GROUPS}${made.id}/`, changes);
      expect(json).toEqual({ ...made, ...changes, effective_roles: [] });
      const none = { name: 'Renamed', description: '', parents: [], permissions: [], roles: [] };
      expect((await superuser.patch(`${GROUPS}${made.id}/`, none)).json).toEqual({ ...json, ...none });
      expect((await superuser.get(`/API/v1/groupprofile/${made.id}/`)).json).toMatchObject({
        name: 'Renamed',
        description: '',
      });
      expect((await details(`groups/${made.id}`)).slice(1)).toEqual([
        expect.stringMatching(
          new RegExp(`^group: changed .*parents \\+${two.id} -${one.id}; permissions \\+media_backend -user; roles`),
        ),
        expect.stringContaining('name "Renamed"'),
      ]);
    });

    it('should not be made or changed into what it cannot be', async () => {
      const [low, middle] = [await group(), await group()];
      const top = await group();
      await superuser.patch(`${GROUPS}${low.id}/`, { parents: [middle.id] });
      await superuser.patch(`${GROUPS}${middle.id}/`, { parents: [top.id] });
      const before = await tables();
      const any = expect.any(String);
      for (const [body, errors] of [
        [{ parents: [top.id] }, { parents: expect.stringContaining('inherits') }],
        [{ parents: [low.id] }, { parents: expect.stringContaining('inherits') }],
        [
          { parents: ['999999'], roles: ['none'], organisation: '999999' },
          {
            parents: 'There is no group "999999".',
            roles: 'There is no role "none".',
            organisation: 'There is no organisation "999999".',
          },
        ],
        [{ permissions: ['everything'] }, { permissions: any }],
        [
          { parents: top.id, roles: [1], permissions: {} },
          { parents: any, roles: any, permissions: any },
        ],
        [
          { id: '7', create_date: '2020-01-01', effective_roles: [] },
          {
            id: 'This field is read-only.',
            create_date: 'This field is read-only.',
            effective_roles: 'This field is read-only.',
          },
        ],
        [
          { name: '', description: 'x'.repeat(1001) },
          { name: any, description: any },
        ],
        [{ members: [] }, { members: 'There is no such field.' }],
      ] as [object, object][]) {
        const answer = await superuser.patch(`${GROUPS}${top.id}/`, body);
        expectRefused(answer, 'validation_failed', errors as Record<string, unknown>);
      }
      expectRefused(await superuser.post(GROUPS, {}), 'validation_failed', { name: 'This field is required.' });
      expectRefused(await superuser.post(GROUPS, { name: (top.name as string).toUpperCase() }), 'name_taken');
      expectRefused(await superuser.patch(`${GROUPS}${top.id}/`, { name: low.name }), 'name_taken');
      for (const gift of [{ permissions: ['theme'] }, { roles: ['_log_read'] }]) {
        expectRefused(await administrator.patch(`${GROUPS}${top.id}/`, gift), 'not_grantable');
        expectRefused(await administrator.post(GROUPS, { name: 'greedy', ...gift }), 'not_grantable');
      }
      expect(await tables()).toEqual(before);
    });

    it('should be deleted once nobody needs it', async () => {
      const [top, low] = [await group(), await group()];
      await superuser.patch(`${GROUPS}${low.id}/`, { parents: [top.id] });
      const user = await service.user();
      await superuser.patch(`/API/v2/users/${user.id}/`, { groups: [low.id] });
      const before = await tables();
      expectRefused(await administrator.delete(`${GROUPS}${low.id}/`), 'in_use');
      expectRefused(await administrator.delete(`${GROUPS}${top.id}/`), 'in_use');
      expectRefused(await administrator.delete(`${GROUPS}1/`), 'conflict');
      expect(await tables()).toEqual(before);
      await superuser.patch(`/API/v2/users/${user.id}/`, { groups: [] });
      for (const { id } of [low, top]) {
        expect((await administrator.delete(`${GROUPS}${id}/`)).status).toBe(204);
        expectRefused(await administrator.delete(`${GROUPS}${id}/`), 'not_found');
        expect((await superuser.get(`/API/v1/groupprofile/${id}/`)).status).toBe(404);
        expect((await details(`groups/${id}`)).at(-1)).toMatch(/^group: deleted/);
      }
    });

    it('should be deleted together with those above it, in whatever order they are named', async () => {
      for (const order of [
        [0, 1, 2],
        [2, 1, 0],
        [1, 2, 0],
      ]) {
        const top = await group();
        const middle = await group({ parents: [top.id] });
        const ids = [top.id, middle.id, (await group({ parents: [middle.id, top.id] })).id] as string[];
        // One that is still in the way of it all.
        const last = await group({ parents: [top.id] });
        const body = { ids: order.map((n) => ids[n]) };
        expectRefused(await administrator.delete(`${GROUPS}bulk/`, body), 'in_use');
        expect((await superuser.get(`${GROUPS}${ids[2]}/`)).status).toBe(200);
        await administrator.delete(`${GROUPS}${last.id}/`);
        expect((await administrator.delete(`${GROUPS}bulk/`, body)).status).toBe(204);
        for (const id of ids) expect((await details(`groups/${id}`)).at(-1)).toMatch(/^group: deleted/);
      }
    });

    it('should be seen by its members with `user` only, and by administrators', async () => {
      const [mine, other] = [await group({ permissions: ['user'] }), await group()];
      const member = await service.user();
      await superuser.patch(`/API/v2/users/${member.id}/`, { groups: [mine.id] });
      const client = service.client.asToken(member.token);
      expect(await objectsAt(client, GROUPS)).toEqual([mine]);
      expectRefused(await client.get(`${GROUPS}${other.id}/`), 'not_found');
      expectRefused(await outsider.get(GROUPS), 'permission_denied');
      const ids = (await objectsAt(administrator, `${GROUPS}?limit=1000`)).map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining([mine.id, other.id]));
    });
  });

  describe('an organisation', () => {
    it('should be made, shown, renamed and deleted', async () => {
      const answer = await administrator.post(ORGANISATIONS, { name: 'News' });
      const { id } = answer.json;
      expect({ status: answer.status, body: answer.json }).toEqual({ status: 201, body: { id: anyId, name: 'News' } });
      expect(answer.headers.location).toBe(`${service.url}${ORGANISATIONS}${id}/`);
      expect(await objectsAt(administrator, ORGANISATIONS)).toContainEqual({ id: '1', name: 'Default' });
      expect((await administrator.patch(`${ORGANISATIONS}${id}/`, { name: 'Sports' })).json).toEqual({
        id,
        name: 'Sports',
      });
      expect((await administrator.get(`${ORGANISATIONS}${id}/`)).json).toEqual({ id, name: 'Sports' });
      expect((await administrator.delete(`${ORGANISATIONS}${id}/`)).status).toBe(204);
      expectRefused(await administrator.get(`${ORGANISATIONS}${id}/`), 'not_found');
      expect(await details(`organisations/${id}`)).toEqual(
        ['created "News"', 'renamed "News" to "Sports"', 'deleted "Sports"'].map((detail) => `organisation: ${detail}`),
      );
    });

    it('should not be deleted while somebody is in it, nor have a name twice', async () => {
      const [one, two] = [await create(ORGANISATIONS), await create(ORGANISATIONS)];
      const user = await service.user();
      await superuser.patch(`/API/v2/users/${user.id}/`, { organisation: one.id });
      await group({ organisation: two.id });
      const before = await tables();
      for (const { id } of [one, two]) expectRefused(await administrator.delete(`${ORGANISATIONS}${id}/`), 'in_use');
      expectRefused(await administrator.delete(`${ORGANISATIONS}1/`), 'conflict');
      expectRefused(await administrator.post(ORGANISATIONS, { name: 'DEFAULT' }), 'name_taken');
      expectRefused(await administrator.patch(`${ORGANISATIONS}${one.id}/`, { name: 'default' }), 'name_taken');
      expectRefused(await administrator.post(ORGANISATIONS, {}), 'validation_failed', {
        name: 'This field is required.',
      });
      expectRefused(
        await administrator.patch(`${ORGANISATIONS}${one.id}/`, { name: ' x', id: '3' }),
        'validation_failed',
        { id: 'This field is read-only.', name: 'A name cannot begin or end with a space.' },
      );
      expect(await tables()).toEqual(before);
      const own = service.client.asToken(user.token);
      expect(await objectsAt(own, ORGANISATIONS)).toEqual([one]);
      expectRefused(await own.get(`${ORGANISATIONS}${two.id}/`), 'not_found');
    });
  });

  describe('roles', () => {
    it('should all be listed, those of the backend as v1 lists them', async () => {
      const backend = await objectsAt(administrator, `${ROLES}?source=backend&limit=1000`);
      expect(backend).toHaveLength(77);
      const v1 = (await superuser.get('/API/v1/userroles/')).json.objects;
      expect(backend.map(({ key, label }) => ({ key, value: label }))).toEqual(v1);
      expect(await objectsAt(administrator, `${ROLES}?source=platform`)).toEqual([
        { id: anyId, key: administratorRole, label: 'Platform administrator', source: 'platform', parent: null },
      ]);
      expectRefused(await outsider.get(ROLES), 'permission_denied');
    });

    it('should be registered as a tree, again and again, and be nothing to v1', async () => {
      const tree = {
        name: 'news',
        label: 'Newsroom',
        children: [
          { name: 'news_write', children: [{ name: 'news_publish', label: 'Publish' }] },
          { name: '_log_read' },
        ],
      };
      const answer = await administrator.post(TREES, tree);
      const { objects } = answer.json;
      expect({ status: answer.status, objects }).toMatchObject({
        status: 200,
        objects: [
          { id: anyId, key: 'news', label: 'Newsroom', source: 'plugin', parent: null },
          { id: anyId, key: 'news_write', label: 'news_write', source: 'plugin', parent: objects[0].id },
          { id: anyId, key: 'news_publish', label: 'Publish', source: 'plugin', parent: objects[1].id },
          { id: anyId, key: '_log_read', source: 'backend', parent: null },
        ],
      });
      const before = await tables();
      expect((await administrator.post(TREES, [tree])).json).toEqual({ objects });
      expect(await tables()).toEqual(before);
      expect(await objectsAt(administrator, `${ROLES}?source=plugin`)).toEqual(objects.slice(0, 3));
      expect(await objectsAt(administrator, `${ROLES}?parent=${objects[0].id}`)).toEqual([objects[1]]);
      expect((await administrator.get(`${ROLES}${objects[2].id}/`)).json).toEqual(objects[2]);
      expect((await superuser.get('/API/v1/userroles/?key__startswith=news')).json.objects).toEqual([]);
      expect(await details(`roles/${objects[0].id}`)).toEqual(['role: registered news, news_write, news_publish']);
    });

    it('should be labelled as the plugin says now, those above and below too, and the same for who holds them', async () => {
      const tree = (...labels: string[]) => ({
        name: 'desk',
        label: labels[0],
        children: [{ name: 'desk_see', label: labels[1] }],
      });
      const register = async (...labels: string[]) => (await administrator.post(TREES, tree(...labels))).json.objects;
      const [top, below] = await register('Desk', 'See the desk');
      const user = await service.user({ roles: ['desk_see'] });
      for (const labels of [
        ['Desk', 'Look'],
        ['Newsdesk', 'Look'],
        ['News', 'Watch'],
      ]) {
        const objects = [
          { ...top, label: labels[0] },
          { ...below, label: labels[1] },
        ];
        expect(await register(...labels)).toEqual(objects);
        expect(await register(...labels)).toEqual(objects);
        expect(await objectsAt(administrator, `${ROLES}?key__startswith=desk`)).toEqual(objects);
        expect((await administrator.get(`${ROLES}${below.id}/`)).json).toEqual(objects[1]);
      }
      expect(await register()).toEqual([
        { ...top, label: 'desk' },
        { ...below, label: 'desk_see' },
      ]);
      expect((await administrator.get(`/API/v2/users/${user.id}/`)).json.roles).toEqual(['desk_see']);
      expect(await details(`roles/${top.id}`)).toEqual([
        'role: registered desk, desk_see',
        'role: changed desk_see',
        'role: changed desk',
        'role: changed desk, desk_see',
        'role: changed desk, desk_see',
      ]);
    });

    it('should count as roles of the platform for who holds them, and be taken away with the role', async () => {
      const [role, below] = (await administrator.post(TREES, { name: 'gone', children: [{ name: 'stays' }] })).json
        .objects;
      const user = await service.user();
      const path = `/API/v2/users/${user.id}/`;
      expect((await superuser.patch(path, { roles: ['gone'] })).json).toMatchObject({
        roles: ['gone'],
        effective_roles: [],
      });
      const whoami = () => service.client.asToken(user.token).get('/API/v2/whoami/');
      expect((await whoami()).json.platform_roles).toEqual(['gone']);
      expect((await administrator.delete(`${ROLES}${role.id}/`)).status).toBe(204);
      expectRefused(await administrator.get(`${ROLES}${role.id}/`), 'not_found');
      expect((await whoami()).json.platform_roles).toEqual([]);
      expect((await administrator.get(path)).json.roles).toEqual([]);
      expect((await administrator.get(`${ROLES}${below.id}/`)).json.parent).toBeNull();
      expect((await details(`roles/${role.id}`)).at(-1)).toContain('removed "gone" from 1 users');
    });

    it('should stay when they are none of a plugin’s', async () => {
      const before = await tables();
      for (const key of ['_log_read', administratorRole]) {
        const [{ id }] = await objectsAt(administrator, `${ROLES}?key=${key}`);
        expectRefused(await superuser.delete(`${ROLES}${id}/`), 'conflict');
      }
      expectRefused(await superuser.post(ROLES, { key: 'x' }), 'method_not_allowed');
      expectRefused(await superuser.patch(`${ROLES}1/`, { label: 'x' }), 'method_not_allowed');
      expect(await tables()).toEqual(before);
    });

    it.each([
      [{}, { name: 'This field is required.' }],
      [{ name: '1a', label: '' }, { name: expect.any(String) }],
      [
        { name: 'a', key: 'b', children: [{ name: 'b', source: 'platform' }] },
        { key: 'There is no such field.', 'children[0].source': 'There is no such field.' },
      ],
      [
        { name: 'a', label: 7, children: {} },
        { label: expect.any(String), children: expect.any(String) },
      ],
      [
        { name: 'a', children: [{ name: 'a' }, 7] },
        { 'children[0].name': expect.stringContaining('twice'), 'children[1]': expect.any(String) },
      ],
      [[{ name: 'a' }, { label: 'x' }], { '[1].name': 'This field is required.' }],
      [{ name: 'a', constructor: 1 }, { constructor: 'There is no such field.' }],
    ])('should not be registered from %j', async (body, errors) => {
      const before = await tables();
      expectRefused(await administrator.post(TREES, body), 'validation_failed', errors);
      expect(await tables()).toEqual(before);
    });
  });

  it('should be changed by administrators only, and never while acting as one', async () => {
    const [made, place] = [await group(), await create(ORGANISATIONS)];
    const [role] = (await administrator.post(TREES, { name: 'kept' })).json.objects;
    const root = service.client.asToken((await service.user({ isSuperuser: true })).token);
    const before = await tables();
    for (const [client, code] of [
      [outsider, 'permission_denied'],
      [root, 'permission_denied'],
      [superuser.runAs(boss.username), 'run_as_forbidden'],
    ] as const) {
      for (const path of [GROUPS, ORGANISATIONS]) {
        const { id } = path === GROUPS ? made : place;
        expectRefused(await client.post(path, { name: 'x' }), code);
        expectRefused(await client.post(`${path}bulk/`, [{ name: 'x' }]), code);
        expectRefused(await client.patch(`${path}${id}/`, { name: 'x' }), code);
        expectRefused(await client.delete(`${path}${id}/`), code);
      }
      expectRefused(await client.post(TREES, { name: 'x' }), code);
      expectRefused(await client.delete(`${ROLES}${role.id}/`), code);
    }
    expect(await tables()).toEqual(before);
  });
});
