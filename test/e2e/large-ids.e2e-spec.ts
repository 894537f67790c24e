import { beforeAll, expect, it } from '@jest/globals';
import type { Client } from '../support/client.js';
import { expectError } from '../support/expectations.js';
import { e2e } from '../support/service.js';

// JavaScript's numbers hold whole numbers exactly up to 2^53 = 9007199254740992. The odd ones after it are rounded.
const large = (n: number): string => String(9007199254741000n + BigInt(n));
const [theme, organisation, user, group, role, location, codec, item, token] = [1, 3, 5, 7, 9, 11, 13, 15, 17].map(
  large,
);
const at = '2026-01-02T03:04:05.678901';

e2e('ids beyond the exact numbers of JavaScript', (service) => {
  let root: Client;

  beforeAll(async () => {
    root = service.client.asToken((await service.user({ isSuperuser: true })).token);
    const insert = async (table: string, row: Record<string, unknown>) =>
      service.sql(
        `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row)
          .map(() => '?')
          .join(', ')})`,
        Object.values(row),
      );
    await insert('theme', { id: theme, title: 'Far' });
    await insert('organisation', { id: organisation, name: 'Far', name_key: 'far' });
    await insert('account', {
      id: user,
      username: 'far',
      username_key: 'far',
      date_joined: at,
      organisation_id: organisation,
    });
    await insert('user_profile', {
      user_id: user,
      create_date: at,
      theme_id: theme,
      extra_info: '{}',
      default_sort_list: '[]',
      metadata_fields: '{}',
    });
    await insert('account_group', {
      id: group,
      name: 'Far',
      name_key: 'far',
      organisation_id: organisation,
      create_date: at,
    });
    await insert('role', { id: role, name: '_far', label: 'Far' });
    await insert('group_role', { group_id: group, role_id: role });
    await insert('group_member', { group_id: group, user_id: user });
    await insert('user_permission', { user_id: user, permission: 'userprofile' });
    await insert('user_permission', { user_id: user, permission: 'user' });
    await insert('export_location', { id: location, name: 'Far', uri: 'ftp://far/' });
    await insert('video_codec', { id: codec, name: 'Far' });
    await insert('bin_item', {
      id: item,
      user_id: user,
      position: 1,
      resource_id: 'VX-1',
      resource_type: 'item',
      created_at: at,
    });
    const digest = Buffer.alloc(32);
    await insert('api_token', {
      id: token,
      digest,
      last4: 'last',
      owner_id: user,
      access: 'full',
      run_as: 'allowed',
      created_at: at,
    });
    // From here on every new row has a large id too: those of the users below, their tokens and their sessions.
  });

  it.each([
    ['userprofile', user!],
    ['groupprofile', group!],
    ['exportlocation', location!],
    ['theme', theme!],
    ['standards/videocodec', codec!],
  ])('should keep all their digits: %s', async (path, id) => {
    const near = [-1n, 1n].map((step) => String(BigInt(id) + step));
    const detail = await root.get(`/API/v1/${path}/${id}/`);
    expect(detail.status).toBe(200);
    expect(detail.json).toMatchObject({ id, resource_uri: `/API/v1/${path}/${id}/` });
    for (const other of near) expectError(await root.get(`/API/v1/${path}/${other}/`), 404);

    const set = await root.get(`/API/v1/${path}/set/${near[0]};${id};${near[1]}/`);
    expect(set.json).toMatchObject({ not_found: near, objects: [{ id }] });
    for (const query of [
      `id=${id}`,
      `id__in=${near[0]},${id}`,
      `id__gte=${id}&id__lt=${near[1]}`,
      `id__gt=${near[0]}&id__lte=${id}`,
    ]) {
      const { json } = await root.get(`/API/v1/${path}/?${query}`);
      expect({ query, found: json.objects.map((object: { id: string }) => object.id) }).toEqual({ query, found: [id] });
    }
    expect((await root.get(`/API/v1/${path}/?id=${near[1]}&id__in=${near[1]}`)).json.objects).toEqual([]);
    expect((await root.get(`/API/v1/${path}/?order_by=-id&id__lte=${id}&limit=1`)).json.objects[0].id).toBe(id);
  });

  it('should keep all their digits in references to other objects, which are numbers on the wire', async () => {
    // In the text: JSON.parse would round them.
    const { text } = await root.get(`/API/v1/userprofile/${user}/`);
    expect(text).toContain(`"organisation":${organisation},`);
    expect(text).toContain(`"theme":${theme},`);
    expect(text).toContain(`"user":{"date_joined":"${at}","first_name":"","id":"${user}",`);
    expect((await root.get(`/API/v1/groupprofile/${group}/`)).text).toContain(`"organisation":${organisation},`);
    for (const [query, found] of [
      [`theme=${theme}`, 1],
      [`organisation=${organisation}`, 1],
      [`user__id=${user}`, 1],
      [`theme=${BigInt(theme!) - 1n}`, 0],
    ] as const) {
      expect({ query, found: (await root.get(`/API/v1/userprofile/?${query}`)).json.meta.total_count }).toEqual({
        query,
        found,
      });
    }
  });

  it('should belong to the right user, role and group', async () => {
    const administrator = await service.user({ isAdministrator: true, permissions: ['userprofile'] });
    const far = service.client.asToken(administrator.token).runAs('far');
    expect((await far.get('/API/v1/useraccountprofile/')).json.objects).toMatchObject([
      { id: user, roles: '["_far"]' },
    ]);
    expect((await far.get('/API/v1/userprofile/')).json.objects).toMatchObject([{ id: user, user: { id: user } }]);
    expect((await far.get('/API/v1/groupprofile/')).json.objects).toMatchObject([{ id: group, roles: '["_far"]' }]);
    expect((await far.get('/API/v1/userroles/')).json.objects).toContainEqual({ key: '_far', value: 'Far' });
    expect((await far.get('/API/v1/mediabin/')).json.objects).toMatchObject([{ id: item, resource_id: 'VX-1' }]);
    expectError(await root.get(`/API/v1/mediabin/${item}/`), 404);
    expect((await far.delete(`/API/v1/mediabin/${BigInt(item!) + 1n}/`)).status).toBe(404);
    expect((await far.delete(`/API/v1/mediabin/${item}/`)).status).toBe(204);
    expect((await far.get('/API/v1/mediabin/')).json.objects).toEqual([]);
  });

  it('should be given to what is created after them, each its own', async () => {
    const start = BigInt((await root.get('/API/v1/theme/?order_by=-id&limit=1')).json.objects[0].id as string);
    for (const n of [1n, 2n, 3n, 4n]) {
      const id = String(start + n);
      const created = await root.post('/API/v1/theme/', { title: `Number ${n}` });
      expect(created.json).toMatchObject({ id, title: `Number ${n}`, resource_uri: `/API/v1/theme/${id}/` });
      expect(created.headers.location).toMatch(new RegExp(`/API/v1/theme/${id}/$`));
      expect((await root.get(`/API/v1/theme/${id}/`)).json).toEqual(created.json);
    }
    const posted = [];
    for (const resource_id of ['a', 'b', 'c']) {
      posted.push((await root.post('/API/v1/mediabin/', { resource_id })).json);
    }
    expect(posted.map(({ resource_id }) => resource_id as string)).toEqual(['a', 'b', 'c']);
    expect(new Set(posted.map(({ id }) => id as string)).size).toBe(3);
    expect((await root.delete(posted[1].resource_uri as string)).status).toBe(204);
    expect((await root.get('/API/v1/mediabin/')).json.objects).toMatchObject([
      { resource_id: 'a' },
      { resource_id: 'c' },
    ]);
  });

  it('should not mix up users who are created one after the other', async () => {
    const people = [];
    for (const roles of [['_import'], ['_export'], ['_user']]) {
      people.push({ ...(await service.user({ roles })), roles });
    }
    for (const { username, password, id, token, roles } of people) {
      expect(BigInt(id)).toBeGreaterThan(2n ** 53n);
      const clients = [
        service.client.asToken(token),
        service.client.asBasic({ username, password }),
        await service.client.asSession({ username, password }),
      ];
      for (const client of clients) {
        expect((await client.get('/API/v2/whoami/')).json).toMatchObject({ user: { id, username }, roles });
        expect(JSON.parse((await client.get('/API/v1/useraccountprofile/')).json.objects[0].roles as string)).toEqual(
          roles,
        );
      }
    }
  });
});
