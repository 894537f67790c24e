import { beforeAll, expect, it } from '@jest/globals';
import { administratorRole } from '../../src/accounts/granting/permissions.js';
import type { Client } from '../support/client.js';
import { e2e } from '../support/service.js';
import { expectRefused } from '../support/v2.js';

const USERS = '/API/v2/users/';

e2e('users', (service) => {
  let root: Client;

  const made = async (path: string, values: object): Promise<string> =>
    (await root.post(path, values)).json.id as string;
  const found = async (query: string, client = root): Promise<string[]> => {
    const { status, json } = await client.get(`${USERS}?${query}`);
    expect({ query, status }).toEqual({ query, status: 200 });
    // But for the one that every installation starts with.
    return json.objects
      .map(({ username }: { username: string }) => username)
      .filter((name: string) => name !== 'admin');
  };

  beforeAll(async () => {
    root = service.client.asBasic(await service.user({ username: 'root', isSuperuser: true, isAdministrator: true }));
    await service.sql('DELETE FROM group_permission');
    const top = await made('/API/v2/groups/', { name: 'Top', permissions: ['theme', 'user'], roles: ['_log_read'] });
    const middle = await made('/API/v2/groups/', { name: 'Middle', parents: [top] });
    const low = await made('/API/v2/groups/', { name: 'Low', parents: [middle, top] });
    for (const values of [
      { username: 'own', permissions: ['user'], roles: ['_log_read', administratorRole] },
      { username: 'intop', groups: [top] },
      { username: 'inlow', groups: [low, middle], permissions: ['user'], is_active: false },
      { username: 'none', first_name: 'Ännchen', last_name: 'von Tharau', email: 'Tharau@Example.org' },
      { username: 'media', permissions: ['media_backend'], first_name: '100%', last_name: 'x_y' },
    ]) {
      await made(USERS, values);
    }
  });

  it('should be found by their last login, those who never logged in among them', async () => {
    const logins = { own: '2026-03-01T12:00:00.000000', intop: '2026-05-01T12:00:00.000000' };
    for (const [name, at] of Object.entries(logins)) {
      await service.sql('UPDATE account SET last_login = ? WHERE username = ?', [at, name]);
    }
    expect(await found('not_signed_in_since=2026-05-01T12:00:00Z')).not.toContain('intop');
    expect(await found('not_signed_in_since=2026-05-01T12:00:00.000001Z')).toEqual([
      'root',
      'own',
      'intop',
      'inlow',
      'none',
      'media',
    ]);
    expect(await found('not_signed_in_since=2026-04-01&last_login__isnull=false')).toEqual(['own']);
    expect(await found('last_login__lte=2026-05-01T12:00:00')).toEqual(['own', 'intop']);
    expect(await found('order_by=-last_login&last_login__isnull=false')).toEqual(['intop', 'own']);
    expectRefused(await root.get(`${USERS}?not_signed_in_since=soon`), 'invalid_parameter');
    expectRefused(await root.get(`${USERS}?not_signed_in_since__gt=2026-05-01`), 'invalid_parameter');
  });

  it('should be found by a permission, whatever gives it to them', async () => {
    expect(await found('permission=user')).toEqual(['own', 'intop', 'inlow']);
    expect(await found('permission=theme')).toEqual(['root', 'intop', 'inlow']);
    expect(await found('permission=media_backend&is_superuser=false')).toEqual(['media']);
    expect(await found('permission__in=media_backend,user&is_active=true')).toEqual(['root', 'own', 'intop', 'media']);
    for (const { id } of (await root.get(`${USERS}?id__gt=1`)).json.objects) {
      const { permissions } = (await root.get(`${USERS}${id}/access/`)).json;
      for (const word of ['userprofile', 'user', 'media_backend', 'theme']) {
        const holds = permissions.some(({ permission }: { permission: string }) => permission === word);
        expect(await found(`permission=${word}&id=${id}`)).toHaveLength(holds ? 1 : 0);
      }
    }
  });

  it('should be found by a role, whatever gives it to them', async () => {
    expect(await found('role=_log_read')).toEqual(['own', 'intop', 'inlow']);
    expect(await found(`role=${administratorRole}`)).toEqual(['root', 'own']);
    expect(await found(`role__in=_log_read,${administratorRole}&order_by=-username`)).toEqual([
      'root',
      'own',
      'intop',
      'inlow',
    ]);
    expect(await found('role=_file_write')).toEqual([]);
    expect(await found('role=none')).toEqual([]);
  });

  it('should be found by some of what they are called', async () => {
    expect(await found('q=IN')).toEqual(['intop', 'inlow']);
    expect(await found('q=%C3%84NNCHEN')).toEqual(['none']);
    expect(await found('q=nchen%20von%20th')).toEqual(['none']);
    expect(await found('q=tharau%40EXAMPLE')).toEqual(['none']);
    expect(await found('q=%25')).toEqual(['media']);
    expect(await found('q=x_y')).toEqual(['media']);
    expect(await found('q=x-y')).toEqual([]);
    expect(await found('q=')).toHaveLength(6);
    expect(await found('q=in&permission=user&role=_log_read&is_active=true')).toEqual(['intop']);
  });

  it('should be paged, counted and known by their tag as in any list', async () => {
    const first = await root.get(`${USERS}?permission=user&role=_log_read&q=n&limit=1&count=true&order_by=-username`);
    expect(first.json).toMatchObject({ meta: { total_count: 3 }, objects: [{ username: 'own' }] });
    const second = await root.get(first.json.meta.next);
    const third = await root.get(second.json.meta.next);
    expect([second, third].map(({ json }) => json.objects[0].username)).toEqual(['intop', 'inlow']);
    expect(third.json.meta.next).toBeNull();
    expect(
      (
        await root
          .with({ 'If-None-Match': first.headers.etag! })
          .get(`${USERS}?permission=user&role=_log_read&q=n&limit=1&count=true&order_by=-username`)
      ).status,
    ).toBe(304);
  });

  it('should tell what cannot be asked for', async () => {
    const refused = async (query: string, words: string): Promise<void> => {
      const answer = await root.get(`${USERS}?${query}`);
      expectRefused(answer, 'invalid_parameter');
      expect(answer.json.detail).toContain(words);
    };
    await refused('permission=them', 'permission takes userprofile, user, media_backend, theme.');
    await refused('permission__in=theme,them', 'permission__in takes');
    await refused('permission=theme&permission=user', 'one value');
    await refused(`q=${'x'.repeat(101)}`, 'q takes text of at most 100 characters.');
    await refused(`role=${'x'.repeat(151)}`, 'at most 150 characters');
    await refused('q=%00', 'q takes text.');
    await refused('q__contains=a', 'not allowed');
    await refused('role__icontains=a', 'not allowed');
  });

  it('should be found by those only who see them', async () => {
    const reader = await service.user({ username: 'reader', permissions: ['userprofile'] });
    await service.sql("UPDATE account SET organisation_id = 1 WHERE username = 'reader'");
    const other = await made('/API/v2/organisations/', { name: 'Other' });
    await service.sql("UPDATE account SET organisation_id = ? WHERE username <> 'reader' AND username <> 'own'", [
      BigInt(other),
    ]);
    expect(await found('permission=user', service.client.asToken(reader.token))).toEqual(['own']);
    expect(await found('q=o', service.client.asToken(reader.token))).toEqual(['own']);
  });
});
