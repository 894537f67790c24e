import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Sessions } from '../../src/auth/sessions.service.js';
import { callerFor, expectProblem } from '../support/accounts.js';
import type { Client } from '../support/client.js';
import { e2e, type TestUser } from '../support/service.js';
import { cookie, logIn, sessionsPath } from '../support/sign-in.js';
import { anyTime, auditOf, expectRefused, objectsAt } from '../support/v2.js';

const WHOAMI = '/API/v2/whoami/';

e2e('sessions of others', (service) => {
  let boss: TestUser;
  let administrator: Client;
  let user: TestUser;

  const pathOf = ({ id }: { id: string }): string => `/API/v2/users/${id}/sessions/`;
  /** Logs in; a client with the cookies, and the session's id. */
  const started = async (who = user, userAgent = ''): Promise<{ client: Client; id: string }> => {
    const answer = await logIn(service.client.with({ 'User-Agent': userAgent }), who);
    const [id, token] = [cookie(answer, 'sessionid').value, cookie(answer, 'csrftoken').value];
    const cookies = { Cookie: `sessionid=${id}; csrftoken=${token}`, 'X-CSRFToken': token };
    return { client: service.client.with(cookies), id: answer.json.id as string };
  };
  const statuses = (...clients: Client[]) => Promise.all(clients.map(async (one) => (await one.get(WHOAMI)).status));
  const trailOf = async ({ id }: TestUser) =>
    (await auditOf(administrator, `users/${id}`)).map(({ event, actor, detail }) => ({ event, actor, detail }));

  beforeAll(async () => {
    boss = await service.administrator();
    administrator = service.client.asToken(boss.token);
  });
  beforeEach(async () => {
    user = await service.user();
  });

  it('should be listed for administrators, as for their user', async () => {
    const [one, two] = [await started(user, 'first'), await started(user, 'second')];
    await started(await service.user());
    const list = await administrator.get(`${pathOf(user)}?order_by=-created_at&count=true`);
    expect(list.json).toEqual({
      meta: { limit: 50, next: null, previous: null, total_count: 2 },
      objects: [
        [two, 'second'],
        [one, 'first'],
      ].map(([{ id }, user_agent]: any) => ({
        id,
        created_at: anyTime,
        last_seen_at: anyTime,
        expires_at: anyTime,
        address: '127.0.0.1',
        user_agent,
        current: false,
      })),
    });
    const page = await administrator.get(`${pathOf(user)}?limit=1`);
    expect((await administrator.get(page.json.meta.next as string)).json.objects).toMatchObject([{ id: two.id }]);
    await service.sql("UPDATE session SET last_seen_at = '2026-01-01T00:00:00.000000' WHERE id = ?", [one.id]);
    expect(await objectsAt(administrator, pathOf(user))).toMatchObject([{ id: two.id }]);
    expectRefused(await administrator.get(`${pathOf(user)}?user=1`), 'unknown_parameter');
    for (const id of ['999999', 'x']) expectRefused(await administrator.get(pathOf({ id })), 'not_found');
  });

  it('should end one by one, and all at once', async () => {
    const [one, two, three] = [await started(), await started(), await started()];
    const other = await started(await service.user());
    const answer = await administrator.delete(`${pathOf(user)}${one.id}/`);
    expect({ status: answer.status, text: answer.text }).toEqual({ status: 204, text: '' });
    expect(await statuses(one.client, two.client)).toEqual([401, 200]);
    expectRefused(await administrator.delete(`${pathOf(user)}${one.id}/`), 'not_found');
    expectRefused(await administrator.delete(`${pathOf(user)}${other.id}/`), 'not_found');
    // Nor by pages, which ask the service itself.
    const caller = await callerFor(service, boss);
    await expectProblem(service.app.get(Sessions).endTheirs(caller, user.id, other.id), 'not_found');
    const careful = administrator.with({ 'If-Match': '"other"' });
    expectRefused(await careful.delete(`${pathOf(user)}${two.id}/`), 'precondition_failed');
    expectRefused(await careful.delete(pathOf(user)), 'invalid_header');
    expect((await administrator.delete(pathOf(user))).json).toEqual({ ended: 2 });
    expect((await administrator.delete(pathOf(user))).json).toEqual({ ended: 0 });
    expect(await statuses(two.client, three.client, other.client, service.client.asToken(user.token))).toEqual([
      401, 401, 200, 200,
    ]);
    expect(await trailOf(user)).toEqual([
      { event: 'session', actor: boss.username, detail: `ended session ${one.id}` },
      { event: 'session', actor: boss.username, detail: 'ended 2 sessions' },
    ]);
  });

  it('should be seen and ended by nobody who lacks power over the account', async () => {
    const root = await service.user({ isSuperuser: true });
    const holder = await service.user({ permissions: ['theme'] });
    const chief = await service.user({ isSuperuser: true, isAdministrator: true });
    for (const [owner, code] of [
      [root, 'superuser_protected'],
      [holder, 'account_protected'],
    ] as const) {
      const { client, id } = await started(owner);
      expectRefused(await administrator.get(pathOf(owner)), code);
      for (const path of [pathOf(owner), `${pathOf(owner)}${id}/`, `${pathOf(owner)}999999/`]) {
        expectRefused(await administrator.delete(path), code);
      }
      expectRefused(await client.get(pathOf(owner)), 'permission_denied');
      expectRefused(await service.client.asToken(root.token).delete(pathOf(owner)), 'permission_denied');
      expect(await statuses(client)).toEqual([200]);
      const superuser = service.client.asToken(chief.token);
      expect(await objectsAt(superuser, pathOf(owner))).toHaveLength(1);
      expect((await superuser.delete(pathOf(owner))).json).toEqual({ ended: 1 });
    }
  });

  it('should be neither seen nor ended while acting as another', async () => {
    const { client, id } = await started();
    const colleague = await service.administrator();
    const acting = administrator.runAs(colleague.username);
    expectRefused(await acting.get(pathOf(user)), 'run_as_forbidden');
    for (const path of [pathOf(user), `${pathOf(user)}${id}/`]) {
      expectRefused(await acting.delete(path), 'run_as_forbidden');
    }
    expect(await statuses(client)).toEqual([200]);
  });

  it('should show and end those of an administrator, too', async () => {
    const colleague = await service.administrator();
    const { client, id } = await started(colleague);
    expect(await objectsAt(client, pathOf(colleague))).toMatchObject([{ id, current: true }]);
    expect((await administrator.delete(`${pathOf(colleague)}${id}/`)).status).toBe(204);
    expect(await statuses(client)).toEqual([401]);
  });
});

e2e('all of one’s own sessions', (service) => {
  let user: TestUser;
  let administrator: Client;

  const statuses = (...clients: Client[]) => Promise.all(clients.map(async (one) => (await one.get(WHOAMI)).status));

  beforeAll(async () => {
    administrator = service.client.asToken((await service.administrator()).token);
  });
  beforeEach(async () => {
    user = await service.user();
  });

  it('should end at once, with the cookies of the one that asks', async () => {
    const [one, two] = [await service.client.asSession(user), await service.client.asSession(user)];
    const other = await service.client.asSession(await service.user());
    const answer = await one.delete(sessionsPath);
    expect(answer.json).toEqual({ ended: 2 });
    expect(['sessionid', 'csrftoken'].map((name) => cookie(answer, name).value)).toEqual(['', '']);
    expect(await statuses(one, two, other, service.client.asToken(user.token))).toEqual([401, 401, 200, 200]);
    const trail = await auditOf(administrator, `users/${user.id}`);
    expect(trail.map(({ event, actor, detail }) => ({ event, actor, detail }))).toEqual([
      { event: 'session', actor: user.username, detail: 'ended 2 sessions' },
    ]);
  });

  it('should end but for the one that asks', async () => {
    const [one, two] = [await service.client.asSession(user), await service.client.asSession(user)];
    const answer = await one.delete(`${sessionsPath}?keep_current=true`);
    expect(answer.json).toEqual({ ended: 1 });
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(await statuses(one, two)).toEqual([200, 401]);
    expect((await service.client.asToken(user.token).delete(`${sessionsPath}?keep_current=true`)).json).toEqual({
      ended: 1,
    });
    expect(await statuses(one)).toEqual([401]);
  });

  it('should end by nothing else', async () => {
    const client = await service.client.asSession(user);
    expectRefused(await client.delete(`${sessionsPath}?keep_current=1`), 'invalid_parameter');
    expectRefused(await client.delete(`${sessionsPath}?except=1`), 'unknown_parameter');
    expectRefused(await client.with({ 'X-CSRFToken': 'x' }).delete(sessionsPath), 'csrf_failed');
    expectRefused(await administrator.runAs(user.username).delete(sessionsPath), 'run_as_forbidden');
    const reading = service.client.asToken(await service.token(user.username, { access: 'read' }));
    expectRefused(await reading.delete(sessionsPath), 'read_only_token');
    expectRefused(await service.client.delete(sessionsPath), 'unauthenticated');
    expect(await statuses(client)).toEqual([200]);
  });
});
