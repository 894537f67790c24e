import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { UserHooks } from '../../src/accounts/identity/user-hooks.service.js';
import type { AuthContext } from '../../src/auth/auth-context.js';
import { Sessions } from '../../src/auth/sessions.service.js';
import { Database } from '../../src/database/database.js';
import type { Client } from '../support/client.js';
import { e2e, type TestUser } from '../support/service.js';
import { cookie, logIn, newAuditEntries, sessionsPath } from '../support/sign-in.js';

const bin = '/API/v1/mediabin/';
const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString().replace('Z', '000');

e2e('session service', (service) => {
  let sessions: Sessions;
  beforeAll(() => {
    sessions = service.app.get(Sessions);
  });
  afterEach(() => void jest.restoreAllMocks());

  const as = async (user: TestUser): Promise<AuthContext> => {
    const principal = (await service.principals.named(user.username))!;
    return { user: principal, actor: principal, via: 'basic' } as AuthContext;
  };
  const status = async (client: Client) => (await client.get(bin)).status;
  const sawLast = (id: string, minutes: number) =>
    service.sql('UPDATE session SET last_seen_at = ? WHERE id = ?', [ago(minutes), id]);
  /** A session of the user: its id, and a client that has it. */
  const start = async (user: TestUser, agent = 'test', client = service.client) => {
    const answer = await logIn(client.with({ 'User-Agent': agent }), user);
    expect(answer.status).toBe(201);
    const value = (name: string) => cookie(answer, name).value;
    const cookies = `sessionid=${value('sessionid')}; csrftoken=${value('csrftoken')}`;
    const id = answer.json.id as string;
    return { id, client: service.client.with({ Cookie: cookies, 'X-CSRFToken': value('csrftoken') }) };
  };
  const idsOf = async (user: TestUser) =>
    (await service.sql('SELECT id FROM session WHERE user_id = ? ORDER BY id', [user.id])).map(({ id }) => String(id));

  it('should be audited when a session starts and ends', async () => {
    const user = await service.user();
    await newAuditEntries(service);
    const { id, client } = await start(user);
    const second = await start(user, 'test', client);
    await sessions.endOwn(await as(user), second.id);
    const row = { event: 'session', outcome: 'granted', actor: user.username, actor_id: expect.anything() };
    expect(await newAuditEntries(service)).toMatchObject([
      {
        ...row,
        target: `sessions/${id}`,
        detail: 'started',
        via: 'session',
        route: sessionsPath,
        address: '127.0.0.1',
      },
      { ...row, target: `sessions/${second.id}`, detail: `started; ended session ${id}` },
      { ...row, target: `sessions/${second.id}`, detail: 'ended' },
    ]);
  });

  describe('endOwn', () => {
    it('should end one session and no other', async () => {
      const user = await service.user();
      const [one, two] = [await start(user), await start(user)];
      await sessions.endOwn(await as(user), one.id);
      expect([await status(one.client), await status(two.client)]).toEqual([401, 200]);
      await expect(sessions.endOwn(await as(user), one.id)).rejects.toMatchObject({ code: 'not_found' });
    });

    it('should find no session of another, nor one whose id only begins like theirs', async () => {
      const [user, other] = [await service.user(), await service.user()];
      const [{ id, client }, foreign] = [await start(user), await start(other)];
      for (const wrong of [foreign.id, `${id}x`, ` ${id}`, `0${id}`, `${id}.0`, '0', '', 'x', '9'.repeat(40)]) {
        await expect(sessions.endOwn(await as(user), wrong)).rejects.toMatchObject({ code: 'not_found' });
      }
      expect([await status(client), await status(foreign.client)]).toEqual([200, 200]);
    });
  });

  it('should end all other sessions of the user, or really all', async () => {
    const [user, other] = [await service.user(), await service.user()];
    const own = [await start(user), await start(user), await start(user)];
    const foreign = await start(other);
    expect(await sessions.endOthers(user.id, own[1]!.id)).toBe(2);
    expect(await Promise.all(own.map(({ client }) => status(client)))).toEqual([401, 200, 401]);
    expect(await sessions.endOthers(user.id)).toBe(1);
    expect([await status(own[1]!.client), await status(foreign.client)]).toEqual([401, 200]);
  });

  describe('a login', () => {
    it('should end the session that the browser had, also another user’s', async () => {
      const [user, other] = [await service.user(), await service.user()];
      const [first, bystander] = [await start(user), await start(user)];
      const second = await start(other, 'test', first.client);
      expect([await status(first.client), await status(second.client), await status(bystander.client)]).toEqual([
        401, 200, 200,
      ]);
    });

    it('should end nothing when it is refused', async () => {
      const user = await service.user();
      const { client } = await start(user);
      expect((await logIn(client, { ...user, password: 'wrong' })).status).toBe(401);
      expect(await status(client)).toBe(200);
    });

    it('should remove the user’s sessions that were idle for too long, and nobody else’s', async () => {
      const [user, other] = [await service.user(), await service.user()];
      await service.sql('UPDATE account SET session_timeout = 30 WHERE id = ?', [user.id]);
      const [idle, kept, foreign] = [await start(user), await start(user), await start(other)];
      await sawLast(idle.id, 30);
      await sawLast(kept.id, 29);
      await sawLast(foreign.id, 60);
      const { id } = await start(user);
      expect(await idsOf(user)).toEqual([kept.id, id]);
      expect(await idsOf(other)).toEqual([foreign.id]);
    });

    it('should succeed however many come at once from one browser', async () => {
      const user = await service.user();
      const { client } = await start(user);
      const started = await Promise.all(Array.from({ length: 8 }, () => start(user, 'test', client)));
      expect(new Set(started.map(({ id }) => id)).size).toBe(8);
      expect(await Promise.all(started.map((one) => status(one.client)))).toEqual(Array(8).fill(200));
      expect(await status(client)).toBe(401);
    });

    it.each([
      ['got another password', "UPDATE account SET password = 'another' WHERE id = ?"],
      ['was deactivated', 'UPDATE account SET is_active = 0 WHERE id = ?'],
      ['was deleted', 'DELETE FROM account WHERE id = ?'],
    ])('should start no session when its user %s after the password was verified', async (_, sql) => {
      const user = await service.user();
      await service.client.asBasic(user).get(bin);
      const database = service.app.get(Database);
      const write = database.write.bind(database);
      jest.spyOn(database, 'write').mockImplementationOnce(async (work) => {
        await service.sql(sql, [user.id]);
        return write(work);
      });
      const answer = await logIn(service.client, user);
      expect(answer.status).toBe(401);
      expect(answer.headers).not.toHaveProperty('set-cookie');
      expect(await idsOf(user)).toEqual([]);
    });
  });

  it('should all end when the user is deactivated, and all but the present one at a new password', async () => {
    const hooks = service.app.get(UserHooks);
    const user = await service.user();
    const [one, two, three] = [await start(user), await start(user), await start(user)];
    await service.write(async (manager) => {
      for (const hook of hooks.passwordChanged) {
        await hook(manager, user.id, { keepSessionId: two.id, revokeTokens: false });
      }
    });
    expect(await idsOf(user)).toEqual([two.id]);
    expect([await status(one.client), await status(two.client), await status(three.client)]).toEqual([401, 200, 401]);
    expect(await status(service.client.asToken(user.token))).toBe(200);
    await service.write(async (manager) => {
      for (const hook of hooks.deactivated) await hook(manager, user.id);
    });
    expect(await idsOf(user)).toEqual([]);
  });

  it('should leave tokens to whoever replaces the password, and revoke them when told so', async () => {
    const hooks = service.app.get(UserHooks);
    for (const [kind, revokeTokens, expected] of [
      ['reset', false, 200],
      ['reset', true, 401],
      ['passwordChanged', false, 200],
      ['passwordChanged', true, 401],
    ] as const) {
      const user = await service.user();
      await service.write(async (manager) => {
        for (const hook of hooks[kind]) await hook(manager, user.id, { revokeTokens });
      });
      expect([kind, revokeTokens, await status(service.client.asToken(user.token))]).toEqual([
        kind,
        revokeTokens,
        expected,
      ]);
    }
  });
});
