import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Sessions } from '../../src/auth/sessions.service.js';
import type { Client } from '../support/client.js';
import { e2e, type Service, type TestUser } from '../support/service.js';
import { cookie, logIn, sessionsPath } from '../support/sign-in.js';
import { expectRefused, objectsAt } from '../support/v2.js';

const WHOAMI = '/API/v2/whoami/';
const [minute, day] = [60_000, 86_400_000];

let clock = Date.now();
beforeEach(() => void jest.spyOn(Date, 'now').mockImplementation(() => clock));
afterEach(() => void jest.restoreAllMocks());

const instant = (at: number) => new Date(at).toISOString().replace('Z', '000');

/** What tests of both groups need, for a service. */
function tools(service: Service) {
  const status = async (client: Client) => (await client.get(WHOAMI)).status;
  const start = async (user: TestUser) => {
    const answer = await logIn(service.client, user);
    expect(answer.status).toBe(201);
    const [id, token] = [cookie(answer, 'sessionid').value, cookie(answer, 'csrftoken').value];
    const client = service.client.with({ Cookie: `sessionid=${id}; csrftoken=${token}`, 'X-CSRFToken': token });
    return { client, id: answer.json.id as string, session: answer.json };
  };
  const setTimeoutOf = (user: TestUser, minutes: unknown) =>
    service.sql('UPDATE account SET session_timeout = ? WHERE id = ?', [minutes, user.id]);
  const idsOf = async (user: TestUser) =>
    (await service.sql('SELECT id FROM session WHERE user_id = ? ORDER BY id', [user.id])).map(({ id }) => String(id));
  /** Plants sessions behind the service's back; each is when it started and when it was last seen. */
  const plant = async (user: TestUser, sessions: [createdAt: number, lastSeenAt: number][]) => {
    for (const [createdAt, lastSeenAt] of sessions) {
      const digest = Buffer.alloc(32);
      digest.writeDoubleBE(Math.random());
      await service.sql(
        "INSERT INTO session (digest, csrf_token, user_id, created_at, last_seen_at, address, user_agent) VALUES (?, 'x', ?, ?, ?, '::1', '')",
        [digest, user.id, instant(createdAt), instant(lastSeenAt)],
      );
    }
    return (await idsOf(user)).slice(-sessions.length);
  };
  return { status, start, setTimeoutOf, idsOf, plant };
}

e2e('the life of a session', (service) => {
  const { status, start, setTimeoutOf, idsOf, plant } = tools(service);

  it('should be refused, not found missing, when others have ended it before it is told of', async () => {
    const user = await service.user();
    const sessions = service.app.get(Sessions);
    const begin = sessions.start.bind(sessions);
    jest.spyOn(sessions, 'start').mockImplementationOnce(async (...all) => {
      const started = await begin(...all);
      await service.sql('DELETE FROM session WHERE user_id = ?', [user.id]); // as a hundred other logins at once do
      return started;
    });
    expectRefused(await logIn(service.client, user), 'unauthenticated');
    expect((await logIn(service.client, user)).status).toBe(201);
  });

  it('should end after thirty days, however busy it is, and say so', async () => {
    const user = await service.user();
    await setTimeoutOf(user, 525_600);
    const { client, id, session } = await start(user);
    const begun = clock;
    expect(session.expires_at).toBe(`${instant(begun + 30 * day)}Z`);
    for (const at of [1, 29, 30 * day - 1]) {
      clock = begun + at;
      expect(await status(client)).toBe(200);
    }
    expect((await objectsAt(client, sessionsPath))[0].expires_at).toBe(session.expires_at);
    clock = begun + 30 * day;
    expect(await objectsAt(service.client.asToken(user.token), sessionsPath)).toEqual([]);
    expectRefused(await service.client.asToken(user.token).get(`${sessionsPath}${id}/`), 'not_found');
    expect(await status(client)).toBe(401);
    expect(await idsOf(user)).toEqual([]);
  });

  it('should end at the latest with the next login, when thirty days are over', async () => {
    const user = await service.user();
    await setTimeoutOf(user, 525_600);
    const [, young] = await plant(user, [
      [clock - 30 * day, clock - minute],
      [clock - 30 * day + 1, clock - minute],
    ]);
    const { id } = await start(user);
    expect(await idsOf(user)).toEqual([young, id]);
  });

  it('should show when it ends by being idle, as of now', async () => {
    const user = await service.user();
    await setTimeoutOf(user, 90);
    const { client, id, session } = await start(user);
    expect(session.expires_at).toBe(`${instant(clock + 90 * minute)}Z`);
    clock += 20 * minute;
    expect(await status(client)).toBe(200);
    await service.app.get(Sessions).beforeApplicationShutdown(); // what was noted of its use is stored
    const read = async () => (await service.client.asToken(user.token).get(`${sessionsPath}${id}/`)).json.expires_at;
    expect(await read()).toBe(`${instant(clock + 90 * minute)}Z`);
    expect((await client.patch('/API/v2/me/', { timeout: 30 })).status).toBe(200);
    expect(await read()).toBe(`${instant(clock + 30 * minute)}Z`);
    clock += 30 * minute - 1;
    expect(await status(client)).toBe(200);
  });

  it('should go on with a timeout of one minute as long as it is busy', async () => {
    const user = await service.user();
    await setTimeoutOf(user, 1);
    const { client } = await start(user);
    // What is noted is stored after each step, as it would be two seconds later.
    for (let n = 0; n < 10; n++) {
      clock += 20_000;
      expect([n, await status(client)]).toEqual([n, 200]);
      await service.app.get(Sessions).beforeApplicationShutdown();
    }
    clock += minute;
    expect(await status(client)).toBe(401);
  });

  it('should go on when it is used shortly before its end and at once again', async () => {
    const user = await service.user();
    await setTimeoutOf(user, 1);
    const { client } = await start(user);
    // Sooner than what is noted is stored, each time.
    for (const [n, step] of [55_000, 5500, 50_000, 5500, 50_000, 5500].entries()) {
      clock += step;
      expect([n, await status(client)]).toEqual([n, 200]);
    }
  });

  it.each([-1, -(2 ** 31), 2 ** 31 - 1, 525_601])('should not be broken by a stored timeout of %d', async (timeout) => {
    const user = await service.user();
    await setTimeoutOf(user, timeout);
    const { client, session } = await start(user);
    const end = timeout < 0 ? 12 * 60 * minute : 30 * day;
    expect(session.expires_at).toBe(`${instant(clock + end)}Z`);
    expect(await objectsAt(client, sessionsPath)).toHaveLength(1);
    clock += end - 1;
    expect(await status(client)).toBe(200);
    expect((await client.get('/API/v1/useraccountprofile/')).json.objects[0].timeout).toBe(timeout);
    const healed = await client.patch('/API/v2/me/', { timeout: 60 });
    expect([healed.status, healed.json.timeout]).toEqual([200, 60]);
  });

  it.each([-1, 525_601, 2 ** 31, 1e20, 1.5, '30', true])('should refuse a timeout of %j', async (timeout) => {
    const user = service.client.asToken((await service.user()).token);
    const answer = await user.patch('/API/v2/me/', { timeout });
    expect([answer.status, answer.json.errors?.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      ['timeout'],
    ]);
    expect((await user.get('/API/v2/me/')).json.timeout).toBe(0);
  });

  it.each([0, 1, 525_600])('should take a timeout of %d', async (timeout) => {
    const user = service.client.asToken((await service.user()).token);
    expect((await user.patch('/API/v2/me/', { timeout })).json.timeout).toBe(timeout);
  });

  describe('of which a user has a hundred', () => {
    it('should end when it is the one that is unused for the longest time', async () => {
      const [user, other] = [await service.user(), await service.user()];
      await plant(other, [[clock - minute, clock - minute]]);
      const planted = await plant(
        user,
        Array.from({ length: 99 }, (_, n) => [clock - day, clock - n * 1000 - 1000]),
      );
      const first = await start(user);
      expect(await idsOf(user)).toEqual([...planted, first.id]);
      const second = await start(user);
      expect(await idsOf(user)).toEqual([...planted.slice(0, -1), first.id, second.id]);
      expect(await objectsAt(first.client, `${sessionsPath}?limit=1000`)).toHaveLength(100);
      expect(await idsOf(other)).toHaveLength(1);
      expect([await status(first.client), await status(second.client)]).toEqual([200, 200]);
      const administrator = service.client.asToken((await service.administrator()).token);
      const [entry] = await objectsAt(administrator, `/API/v2/audit/?target=sessions/${second.id}`);
      expect(entry.detail).toBe(`started; ended session ${planted.at(-1)}`);
    });

    it('should end, however many there are already, and be noted', async () => {
      const user = await service.user();
      const planted = await plant(
        user,
        Array.from({ length: 200 }, (_, n) => [clock - day, clock - 200_000 + n]),
      );
      const { id, client } = await start(user);
      expect(await idsOf(user)).toEqual([...planted.slice(-99), id]);
      expect(await status(client)).toBe(200);
      const administrator = service.client.asToken((await service.administrator()).token);
      const entries = await objectsAt(administrator, `/API/v2/audit/?target=sessions/${id}`);
      const noted = entries.flatMap(({ detail }) => String(detail).match(/\d+/g)!);
      expect(noted.toSorted()).toEqual(planted.slice(0, -99).toSorted());
    });

    it('should be so when many log in at once', async () => {
      const user = await service.user();
      await plant(
        user,
        Array.from({ length: 95 }, (_, n) => [clock - day, clock - n - 1000]),
      );
      const started = await Promise.all(Array.from({ length: 12 }, () => start(user)));
      expect(await idsOf(user)).toHaveLength(100);
      expect(await Promise.all(started.map(({ client }) => status(client)))).toEqual(Array(12).fill(200));
    });
  });

  it('should be removed when it is over, though nobody comes back to it, a few at a time', async () => {
    await service.sql('DELETE FROM session');
    const [idle, usual] = [await service.user(), await service.user()];
    await setTimeoutOf(idle, 5);
    const seen = (minutes: number): [number, number] => [clock - day, clock - minutes * minute];
    const ofIdle = await plant(idle, [seen(4), seen(5.5), seen(6), seen(700)]);
    const ofUsual = await plant(usual, [
      seen(6),
      seen(720),
      seen(721),
      [clock - 30 * day - minute, clock],
      [clock - 30 * day + 1, clock],
    ]);
    const many = await service.user();
    await plant(
      many,
      Array.from({ length: 495 }, () => seen(1000)),
    );
    const sessions = service.app.get(Sessions);
    expect(await sessions.endOver()).toBe(true);
    // What has been over for less than a minute may have been used: that is noted a little later.
    expect(await idsOf(idle)).toEqual(ofIdle.slice(0, 2));
    expect(await idsOf(usual)).toEqual([0, 1, 4].map((place) => ofUsual[place]));
    expect(await idsOf(many)).toHaveLength(4);
    expect(await sessions.endOver()).toBe(false);
    expect(await idsOf(many)).toEqual([]);
    clock += minute;
    expect(await sessions.endOver()).toBe(false); // begins anew
    expect(await idsOf(idle)).toEqual([ofIdle[0]]);
    expect(await idsOf(usual)).toEqual([ofUsual[0], ofUsual[4]]);
    clock += 1;
    await sessions.endOver();
    expect(await idsOf(usual)).toEqual([ofUsual[0]]);
  });
});

e2e(
  'the life of a session that may last two days',
  (service) => {
    const { status, start, setTimeoutOf } = tools(service);

    it('should end then', async () => {
      const user = await service.user();
      await setTimeoutOf(user, 525_600);
      const { client, session } = await start(user);
      expect(session.expires_at).toBe(`${instant(clock + 2 * day)}Z`);
      clock += 2 * day - 1;
      expect(await status(client)).toBe(200);
      clock += 1;
      expect(await status(client)).toBe(401);
    });
  },
  { SESSION_MAX_DAYS: '2' },
);
