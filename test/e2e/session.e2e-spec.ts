import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Users } from '../../src/accounts/identity/users.service.js';
import { Sessions } from '../../src/auth/sessions.service.js';
import type { Answer, Client } from '../support/client.js';
import { everythingStored } from '../support/database.js';
import { e2e, PASSWORD, type TestUser } from '../support/service.js';
import { cookie, logIn, sessionsPath, setActive } from '../support/sign-in.js';

const bin = '/API/v1/mediabin/';
const whoami = '/API/v2/whoami/';

e2e('session', (service) => {
  let ann: TestUser;
  beforeAll(async () => {
    ann = await service.user({ username: 'ann' });
  });

  /** A client with the session that an answer has started, and no CSRF token. */
  const withSession = (answer: Answer) =>
    service.client.with({ Cookie: `sessionid=${cookie(answer, 'sessionid').value}` });

  it('should be started with cookies of which scripts can read the CSRF token only', async () => {
    const answer = await logIn(service.client, ann);
    expect(answer.status).toBe(201);
    expect(answer.headers['set-cookie']).toHaveLength(2);
    expect(cookie(answer, 'sessionid').attributes).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax']);
    expect(cookie(answer, 'csrftoken').attributes).toEqual(['Path=/', 'SameSite=Lax']);
    for (const name of ['sessionid', 'csrftoken']) expect(cookie(answer, name).value).toMatch(/^[\w-]{43}$/);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.text).not.toContain(cookie(answer, 'sessionid').value);
    expect((await withSession(answer).get(whoami)).json).toMatchObject({
      user: { id: ann.id },
      via: 'session',
    });
  });

  it('should not be given a Secure cookie because a client claims to use https', async () => {
    const answer = await logIn(service.client.with({ 'X-Forwarded-Proto': 'https' }), ann);
    expect(cookie(answer, 'sessionid').attributes).not.toContain('Secure');
  });

  it('should be another after each login, whatever cookie was sent', async () => {
    const first = await logIn(service.client, ann);
    const chosen = 'a'.repeat(43);
    const second = await logIn(service.client.with({ Cookie: `sessionid=${chosen}; csrftoken=${chosen}` }), ann);
    const third = await logIn(
      service.client.with({ Cookie: `sessionid=${cookie(second, 'sessionid').value}; csrftoken=x` }),
      ann,
    );
    const values = [first, second, third].flatMap((answer) =>
      ['sessionid', 'csrftoken'].map((name) => cookie(answer, name).value),
    );
    expect(new Set([...values, chosen]).size).toBe(7);
    expect(new Set([first, second, third].map(({ json }) => json.id)).size).toBe(3);
    expect((await service.client.with({ Cookie: `sessionid=${chosen}` }).get(bin)).status).toBe(401);
  });

  it('should be kept as a digest only', async () => {
    const answer = await logIn(service.client, ann);
    const { value } = cookie(answer, 'sessionid');
    const stored = await everythingStored(service);
    expect(stored).toContain(cookie(answer, 'csrftoken').value);
    expect(stored).not.toContain(value);
    expect(stored).not.toContain(Buffer.from(value, 'base64url').toString('hex'));
    // Another form of it would end all sessions that there are.
    expect(stored).toContain(createHash('sha256').update(value).digest('hex'));
  });

  it('should count as a login, which Basic, a token and a refused login do not', async () => {
    const user = await service.user();
    const login = async () =>
      (await service.sql('SELECT last_login, login_count FROM account WHERE id = ?', [user.id]))[0]!;
    await service.client.asBasic(user).get(bin);
    await service.client.asToken(user.token).get(bin);
    await logIn(service.client, { ...user, password: 'wrong' });
    expect(await login()).toMatchObject({ last_login: null, login_count: 0 });
    const answer = await logIn(service.client, user);
    expect(await login()).toMatchObject({ last_login: answer.json.created_at.slice(0, -1), login_count: 1 });
    await withSession(answer).get(bin);
    expect(await login()).toMatchObject({ login_count: 1 });
  });

  describe('that is idle', () => {
    const minutes = (count: number): string => new Date(Date.now() - count * 60_000).toISOString().replace('Z', '000');
    let user: TestUser;
    let client: Client;
    const lastSeen = async () =>
      (await service.sql('SELECT last_seen_at FROM session WHERE user_id = ?', [user.id]))[0]?.last_seen_at as string;
    const sawLast = (at: string) => service.sql('UPDATE session SET last_seen_at = ? WHERE user_id = ?', [at, user.id]);
    const allow = (count: number) =>
      service.sql('UPDATE account SET session_timeout = ? WHERE id = ?', [count, user.id]);

    const start = async (): Promise<void> => {
      user = await service.user();
      client = await service.client.asSession(user);
    };

    it.each([
      [0, 12 * 60 - 1, 200],
      [0, 12 * 60, 401],
      [30, 29, 200],
      [30, 30, 401],
      [1, 0.9, 200],
      [1, 1, 401],
      [5000, 4999, 200],
      [5000, 5000, 401],
    ])('should obey a timeout of %d minutes after %d: %d', async (timeout, idle, status) => {
      await start();
      await allow(timeout);
      await sawLast(minutes(idle));
      expect((await client.get(bin)).status).toBe(status);
      expect((await client.get(bin)).status).toBe(status);
    });

    it('should start to count anew with each request', async () => {
      await start();
      await allow(30);
      for (let n = 0; n < 3; n++) {
        await sawLast(minutes(20));
        expect((await client.get(bin)).status).toBe(200);
        await service.app.get(Sessions).beforeApplicationShutdown(); // which writes it at once
        expect((await lastSeen()) > minutes(1)).toBe(true);
      }
    });

    it('should not write on every request', async () => {
      await start();
      const before = await lastSeen();
      for (let n = 0; n < 3; n++) await client.get(bin);
      expect(await lastSeen()).toBe(before);
    });

    it('should obey a timeout that was shortened meanwhile', async () => {
      await start();
      await sawLast(minutes(20));
      expect((await client.get(bin)).status).toBe(200);
      await sawLast(minutes(20));
      await allow(10);
      expect((await client.get(bin)).status).toBe(401);
      await allow(0);
      expect((await client.get(bin)).status).toBe(401);
    });
  });

  it('should be ended by logging out, and no other one with it', async () => {
    const [one, two] = [await service.client.asSession(ann), await service.client.asSession(ann)];
    const answer = await one.delete('/API/v2/sessions/current/');
    expect([answer.status, answer.text]).toEqual([204, '']);
    for (const name of ['sessionid', 'csrftoken']) {
      expect(cookie(answer, name)).toEqual({
        value: '',
        attributes: expect.arrayContaining(['Path=/', expect.stringMatching(/^Expires=Thu, 01 Jan 1970/)]),
      });
    }
    expect((await one.get(bin)).status).toBe(401);
    expect((await one.delete('/API/v2/sessions/current/')).status).toBe(401);
    expect((await two.get(bin)).status).toBe(200);
  });

  it('should be ended by deactivating its user, for good', async () => {
    const user = await service.user();
    const client = await service.client.asSession(user);
    await setActive(service, user, false);
    expect((await client.get(bin)).status).toBe(401);
    await setActive(service, user, true);
    expect((await client.get(bin)).status).toBe(401);
  });

  it('should be ended by a new password for its user, and no session of others', async () => {
    const user = await service.user();
    const [one, two] = [await service.client.asSession(user), await service.client.asSession(user)];
    const other = await service.client.asSession(ann);
    await service.app.get(Users).setPassword(undefined, user.id, 'another password');
    for (const client of [one, two]) expect((await client.get(bin)).status).toBe(401);
    expect((await other.get(bin)).status).toBe(200);
    expect((await logIn(service.client, user)).status).toBe(401);
    expect((await logIn(service.client, { ...user, password: 'another password' })).status).toBe(201);
  });

  it('should be ended by deleting its user', async () => {
    const user = await service.user();
    const client = await service.client.asSession(user);
    await service.sql('DELETE FROM account WHERE id = ?', [user.id]);
    expect((await client.get(bin)).status).toBe(401);
    expect(await service.sql('SELECT id FROM session WHERE user_id = ?', [user.id])).toEqual([]);
  });

  it('should not be logged out without the CSRF token, nor by another kind of credential', async () => {
    const client = await service.client.asSession(ann, { csrf: false });
    expect((await client.delete('/API/v2/sessions/current')).status).toBe(403);
    expect((await client.get(bin)).status).toBe(200);
    expect((await service.client.asBasic(ann).delete('/API/v2/sessions/current')).status).toBe(400);
    expect((await client.asToken(ann.token).delete('/API/v2/sessions/current')).status).toBe(400);
    expect((await client.get(bin)).status).toBe(200);
  });

  describe('of a login that somebody else began', () => {
    it('should not be started for a page of another site', async () => {
      const answer = await logIn(service.client.with({ 'Sec-Fetch-Site': 'cross-site' }), ann);
      expect(answer.status).toBe(403);
      expect(answer.headers).not.toHaveProperty('set-cookie');
    });

    it.each([
      ['csrftoken=', ''],
      ['csrftoken=x', ''],
      ['csrftoken=x', 'y'],
      ['other=x', 'x'],
      ['other=x', ''],
    ])('should not be started by a form that does not repeat the cookie: %s and "%s"', async (Cookie, token) => {
      const body = new URLSearchParams({ username: ann.username, password: PASSWORD, csrfmiddlewaretoken: token });
      const headers = { Cookie, 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' };
      const answer = await service.client.with(headers).send('POST', '/login/', body.toString());
      expect(answer.status).toBe(403);
      expect(answer.headers['set-cookie'] ?? []).not.toContainEqual(expect.stringMatching(/^sessionid=/));
    });

    it.each(['same-origin', 'same-site', 'none'])('should be started for Sec-Fetch-Site: %s', async (site) => {
      expect((await logIn(service.client.with({ 'Sec-Fetch-Site': site }), ann)).status).toBe(201);
    });

    it('should not be started by a body whose type nobody tells', async () => {
      const body = JSON.stringify({ username: ann.username, password: PASSWORD });
      const answer = await service.client.send('POST', sessionsPath, body);
      expect([answer.status, answer.headers['set-cookie']]).toEqual([415, undefined]);
    });

    it.each([
      'application/x-www-form-urlencoded',
      'text/plain',
      'text/plain; charset=application/json',
      'multipart/form-data; boundary=x',
    ])('should not be started by what a form can send: %s', async (type) => {
      const body = JSON.stringify({ username: ann.username, password: PASSWORD });
      const answer = await service.client.with({ 'Content-Type': type }).send('POST', sessionsPath, body);
      expect(answer.status).toBe(415);
      expect(answer.headers).not.toHaveProperty('set-cookie');
    });
  });

  it.each([
    [{}],
    [{ username: 'ann' }],
    [{ password: PASSWORD }],
    [{ username: ['ann'], password: PASSWORD }],
    [{ username: 'ann', password: { $ne: '' } }],
    [{ username: 1, password: true }],
    [{ username: null, password: null }],
    [[{ username: 'ann', password: PASSWORD }]],
    ['ann'],
  ])('should not be started by %j', async (body) => {
    const answer = await service.client.post(sessionsPath, body);
    expect(answer.status).toBe(400);
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.text).not.toContain(PASSWORD);
  });
});
