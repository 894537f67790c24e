import { beforeAll, expect, it } from '@jest/globals';
import type { Answer, Client } from '../support/client.js';
import { e2e } from '../support/service.js';
import { expectRefused } from '../support/v2.js';

const USERS = '/API/v2/users/';
const GROUPS = '/API/v2/groups/';
const ORGANISATIONS = '/API/v2/organisations/';

e2e('the faults of a body', (service) => {
  let [root, administrator]: Client[] = [];
  let [rich, plain, organisation]: string[] = [];

  const told = ({ status, json }: Answer): [number, string, object] => [
    status,
    json.code as string,
    Object.fromEntries(json.errors.map(({ field, message }: Record<string, string>) => [field, message])),
  ];

  beforeAll(async () => {
    root = service.client.asToken((await service.user({ isSuperuser: true, isAdministrator: true })).token);
    administrator = service.client.asToken((await service.administrator()).token);
    rich = (await root.post(GROUPS, { name: 'Rich', permissions: ['theme'], roles: ['_log_read'] })).json.id as string;
    plain = (await root.post(GROUPS, { name: 'Plain' })).json.id as string;
    organisation = (await root.post(ORGANISATIONS, { name: 'Taken' })).json.id as string;
  });

  it('should all be told at once of a new user: of form, of references, of names, of what nobody may give', async () => {
    const body = {
      username: 'ADMIN',
      is_staff: 'yes',
      nonsense: 1,
      password: 'short',
      organisation: 'Nowhere',
      roles: ['none'],
      groups: [rich],
      is_superuser: true,
      email: 'x',
    };
    expect(told(await administrator!.post(USERS, body))).toEqual([
      400,
      'validation_failed',
      {
        nonsense: 'There is no such field.',
        is_staff: 'This must be true or false.',
        password: expect.stringContaining('8'),
        organisation: 'There is no organisation "Nowhere".',
        roles: 'There is no role "none".',
        username: 'There is a user of that name already.',
        groups: expect.stringMatching(/^You do not hold the (permission "theme"|role "_log_read")\.$/),
        is_superuser: 'Only superusers make superusers.',
        email: 'An e-mail address looks like ann@example.org.',
      },
    ]);
  });

  it('should be told of one who is there, of groups and of organisations alike', async () => {
    const { id } = await service.user();
    const changes = { username: 'admin', first_name: 7, groups: ['Nobody'], permissions: ['media_backend'] };
    expect(told(await administrator!.patch(`${USERS}${id}/`, changes))).toEqual([
      400,
      'validation_failed',
      {
        first_name: 'This must be a string.',
        groups: 'There is no group "Nobody".',
        username: 'There is a user of that name already.',
        permissions: 'You do not hold the permission "media_backend".',
      },
    ]);
    const group = { name: 'rich', description: 7, parents: [plain], organisation: '999999', roles: ['_log_read'] };
    const { name, ...wrong } = {
      name: 'There is a group of that name already.',
      description: 'This must be a string.',
      organisation: 'There is no organisation "999999".',
      roles: 'You do not hold the role "_log_read".',
    };
    expect(told(await administrator!.post(GROUPS, group))).toEqual([400, 'validation_failed', { name, ...wrong }]);
    expect(told(await administrator!.patch(`${GROUPS}${plain}/`, group))).toEqual([
      400,
      'validation_failed',
      { name, ...wrong, parents: expect.stringContaining('is this group') },
    ]);
    for (const answer of [
      await root!.post(ORGANISATIONS, { name: 'TAKEN', x: 1 }),
      await root!.patch(`${ORGANISATIONS}1/`, { name: 'TAKEN', x: 1 }),
    ]) {
      expect(told(answer)).toEqual([
        400,
        'validation_failed',
        { x: 'There is no such field.', name: 'There is an organisation of that name already.' },
      ]);
    }
    expect((await root!.patch(`${ORGANISATIONS}${organisation}/`, { name: 'TAKEN' })).status).toBe(200);
  });

  it('should be told of what one sets for oneself, and of a place in a bin', async () => {
    expect(told(await root!.patch('/API/v2/me/', { theme: '999999', timeout: -1 }))[2]).toEqual({
      theme: 'There is no approved theme of that id.',
      timeout: expect.any(String),
    });
    expect(told(await root!.post('/API/v2/mediabin/', { position: 2 }))[2]).toEqual({
      resource_id: 'This field is required.',
      position: 'This must be a whole number from 1 to 1.',
    });
    expect(told(await root!.post('/API/v2/me/password/', { new_password: 'short' }))[2]).toEqual({
      old_password: 'This field is required.',
      new_password: expect.stringContaining('8'),
    });
  });

  it('should be told of all objects of a bulk request', async () => {
    const list = [{ username: 'fine' }, { username: 'admin', x: 1 }, { username: 'good', groups: ['Nobody'] }];
    expect(told(await root!.post(`${USERS}bulk/`, list))[2]).toEqual({
      '1.x': 'There is no such field.',
      '1.username': 'There is a user of that name already.',
      '2.groups': 'There is no group "Nobody".',
    });
    const late = [{ username: 'fine' }, { username: 'FINE' }, { username: 'good', groups: ['Nobody'] }];
    expect(told(await root!.post(`${USERS}bulk/`, late))).toEqual([
      400,
      'validation_failed',
      { '1.username': 'There is a user of that name already.', '2.groups': 'There is no group "Nobody".' },
    ]);
    const each = await root!.post(`${USERS}bulk/?mode=each`, [{ username: 'admin', x: 1 }]);
    expect(each.json.results[0].problem.errors).toHaveLength(2);
    expect((await root!.get(`${USERS}?username__in=fine,FINE,good`)).json.objects).toEqual([]);
  });

  it('should be refused by what alone is wrong, which names its field', async () => {
    expectRefused(await root!.post(USERS, { username: 'ADMIN' }), 'name_taken', {
      username: 'There is a user of that name already.',
    });
    const gift = { username: 'poor', permissions: ['theme', 'user', 'media_backend'], is_superuser: true };
    const answer = await administrator!.post(USERS, gift);
    expectRefused(answer, 'not_grantable');
    expect(answer.json.errors.map(({ field }: { field: string }) => field)).toEqual(
      expect.arrayContaining(['is_superuser', 'permissions']),
    );
    expect((await administrator!.post(USERS, { ...gift, username: 'admin' })).json.code).toBe('not_grantable');
  });

  it('should be told to those only who may write', async () => {
    const { id, token } = await service.user({ permissions: ['userprofile', 'user'] });
    const stranger = service.client.asToken(token);
    const refused = await stranger.post(USERS, { x: 1 });
    expectRefused(refused, 'permission_denied');
    expect([refused.json.errors, refused.json.permission]).toEqual([undefined, 'platform_administrator']);
    expect((await stranger.patch(`${USERS}${id}/`, { x: 1 })).json.errors).toBeUndefined();
    expect((await service.client.post(USERS, { x: 1 })).status).toBe(401);
    const superuser = await service.user({ isSuperuser: true });
    expectRefused(
      await administrator!.patch(`${USERS}${superuser.id}/`, { x: 1, username: 'admin' }),
      'superuser_protected',
    );
  });
});

e2e('refusals that name what is missing', (service) => {
  it('should name the permission or the role', async () => {
    const stranger = service.client.asToken((await service.user()).token);
    await service.sql('DELETE FROM group_permission');
    for (const [path, permission, words] of [
      ['/API/v2/standards/format/', 'media_backend', 'the permission media_backend or the role platform_administrator'],
      ['/API/v2/audit/', 'platform_administrator', 'the role platform_administrator'],
      ['/API/v2/groups/', 'user', 'the permission user or the role platform_administrator'],
      ['/API/v2/tokens/?scope=all', 'platform_administrator', undefined],
    ] as const) {
      const { status, json } = await stranger.get(path);
      expect({ path, status, permission: json.permission }).toEqual({ path, status: 403, permission });
      expect(json.detail).toBe(words ? `You need ${words}.` : json.detail);
    }
    const old = await stranger.get('/API/v1/standards/format/');
    expect([old.status, old.json]).toEqual([403, { error: 'You need the permission media_backend.' }]);
  });

  it('should name AUTH-TOKEN to who sends a key by another scheme, whatever the key', async () => {
    const { token } = await service.user();
    const sent = async (headers: Record<string, string>, path = '/API/v2/whoami/'): Promise<string> => {
      const { status, json } = await service.client.with(headers).get(path);
      expect(status).toBe(401);
      return (json.detail ?? json.error) as string;
    };
    const usual = await sent({});
    for (const scheme of ['Bearer', 'bearer', 'Token', 'ApiKey', 'Digest']) {
      for (const key of [token, 'wrong']) {
        expect(await sent({ Authorization: `${scheme} ${key}` })).toContain('AUTH-TOKEN');
      }
    }
    for (const other of ['Basic', 'Basic eDp5', '', ' ']) expect(await sent({ Authorization: other })).toBe(usual);
    expect(await sent({ 'AUTH-TOKEN': 'wrong', Authorization: `Bearer ${token}` })).toBe(usual);
    // The first version says the same of all of them.
    expect(await sent({ Authorization: `Bearer ${token}` }, '/API/v1/mediabin/')).toBe(
      await sent({}, '/API/v1/mediabin/'),
    );
  });
});
