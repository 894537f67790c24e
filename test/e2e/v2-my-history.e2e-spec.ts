import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Client } from '../support/client.js';
import { e2e, type TestUser } from '../support/service.js';
import { logIn } from '../support/sign-in.js';
import { expectRefused, objectsAt } from '../support/v2.js';

const HISTORY = '/API/v2/me/history/';

e2e('the history of one’s own account', (service) => {
  let boss: TestUser;
  let administrator: Client;
  let user: TestUser;
  let me: Client;

  const history = async (query = '', client = me): Promise<string[]> =>
    (await objectsAt(client, `${HISTORY}?via__in=basic,session,token,link&${query}`)).map(
      ({ event, actor, outcome, target, detail }) => [event, actor, outcome, target, detail].join('|'),
    );

  beforeAll(async () => {
    boss = await service.administrator();
    administrator = service.client.asBasic(boss);
  });
  beforeEach(async () => {
    user = await service.user();
    me = service.client.asToken(user.token);
  });

  it('should tell of logins, of tries, and of what was done to the account and its tokens', async () => {
    const session = (await logIn(service.client, user)).json.id as string;
    await logIn(service.client, { ...user, password: 'wrong' });
    await logIn(service.client, { username: user.username.toLowerCase(), password: 'wrong' });
    await service.client.asBasic({ ...user, password: 'wrong' }).get('/API/v2/whoami/');
    await administrator.patch(`/API/v2/users/${user.id}/`, { email: 'ann@example.org' });
    const { id } = (await administrator.post('/API/v2/tokens/', { label: 'Panel', assignee: user.username })).json;
    await administrator.delete(`/API/v2/users/${user.id}/sessions/${session}/`);
    await administrator.delete(`/API/v2/tokens/${id}/`);
    const path = `users/${user.id}`;
    const refused = `sign-in|${user.username}|refused: bad credentials||`;
    expect(await history()).toEqual([
      `session|${user.username}|granted|sessions/${session}|started`,
      refused,
      refused,
      refused,
      `user|${boss.username}|granted|${path}|changed "${user.username}"; email`,
      expect.stringMatching(`^token\\|${boss.username}\\|granted\\|tokens/${id}\\|created for ${path}; `),
      `session|${boss.username}|granted|${path}|ended session ${session}`,
      `token|${boss.username}|granted|tokens/${id}|revoked`,
    ]);
    expect(await history('event=token&order_by=-id')).toHaveLength(2);
  });

  it('should be one’s own only, also for administrators, and that of the target while acting as another', async () => {
    const other = await service.user();
    await logIn(service.client, other);
    await administrator.post(`/API/v2/users/${other.id}/set-password/`, { password: 'another password 7' });
    const token = service.client.asToken(boss.token);
    expect(await history()).toEqual([]);
    expect(await history('', token)).toEqual([]);
    expect(await history('', token.runAs(other.username))).toEqual([
      expect.stringContaining('|started'),
      expect.stringContaining('reset that of'),
    ]);
    expectRefused(await service.client.get(HISTORY), 'unauthenticated');
  });

  it('should not tell of whoever had the name before', async () => {
    const before = await service.user({ username: 'taken over' });
    const wrong = { username: before.username, password: 'wrong' };
    await logIn(service.client, before);
    await logIn(service.client, wrong);
    await administrator.patch(`/API/v2/users/${before.id}/`, { username: 'given up' });
    await logIn(service.client, wrong);
    const after = await service.user({ username: 'taken over' });
    expect(await history('', service.client.asToken(after.token))).toEqual([]);
    await logIn(service.client, wrong);
    expect(await history('', service.client.asToken(after.token))).toHaveLength(1);
  });

  it('should come in pages, with the filters of the audit trail', async () => {
    for (let n = 0; n < 3; n++) await logIn(service.client, user);
    const first = await me.get(`${HISTORY}?event=session&limit=2&order_by=-id&count=true`);
    expect(first.json.meta.total_count).toBe(3);
    const second = await me.get(first.json.meta.next as string);
    const ids = [first, second].flatMap(({ json }) => json.objects.map(({ id }: { id: string }) => Number(id)));
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(ids).toHaveLength(3);
    expectRefused(await me.get(`${HISTORY}?user=1`), 'unknown_parameter');
    expectRefused(await me.get(`${HISTORY}?cursor=x`), 'invalid_cursor');
  });

  it('should hold the newest of what there is much of', async () => {
    const target = `users/${user.id}`;
    const [{ top }] = (await service.sql<{ top: unknown }>('SELECT MAX(id) AS top FROM audit_entry')) as [
      { top: unknown },
    ];
    const rows = Array.from({ length: 510 }, (_, n) => [Number(top) + 1 + n, target, `n${n}`]);
    const row = "(?, '2026-05-01T10:00:00.000000', 'user', 'granted', 'x', '', 'basic', 'GET', '/', '::1', ?, ?)";
    await service.sql(
      `INSERT INTO audit_entry (id, at, event, outcome, actor, effective, via, method, route, address, target, detail) VALUES ${rows.map(() => row).join(', ')}`,
      rows.flat(),
    );
    const { json } = await me.get(`${HISTORY}?limit=1000&fields=detail&target=${target}`);
    expect(json.objects.map(({ detail }: { detail: string }) => detail)).toEqual(
      Array.from({ length: 500 }, (_, n) => `n${n + 10}`),
    );
  });
});
