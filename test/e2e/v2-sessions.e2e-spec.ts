import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../support/client.js';
import { e2e, type TestUser } from '../support/service.js';
import { cookie, logIn, sessionsPath } from '../support/sign-in.js';
import { anyId, anyTime, auditOf, expectRefused, objectsAt } from '../support/v2.js';

const WHOAMI = '/API/v2/whoami/';

e2e('sessions', (service) => {
  let user: TestUser;
  let administrator: Client;

  beforeEach(async () => {
    user = await service.user();
    administrator = service.client.asToken((await service.administrator()).token);
  });

  /** Logs in; a client with the cookies, and the session as it was shown. */
  const started = async (base = service.client): Promise<{ client: Client; id: string }> => {
    const answer = await logIn(base, user);
    const [id, token] = [cookie(answer, 'sessionid').value, cookie(answer, 'csrftoken').value];
    const cookies = { Cookie: `sessionid=${id}; csrftoken=${token}`, 'X-CSRFToken': token };
    return { client: base.with(cookies), id: answer.json.id as string };
  };
  const status = async (client: Client) => (await client.get(WHOAMI)).status;
  const ids = async (client: Client) => (await objectsAt(client, sessionsPath)).map(({ id }) => id as string);
  const trailOf = async (id: string) =>
    (await auditOf(administrator, `sessions/${id}`)).map(({ event, actor, via, detail }) => ({
      event,
      actor,
      via,
      detail,
    }));

  it('should be started so often only, by each user for themselves', async () => {
    const first = await logIn(service.client, user);
    expect(first.headers).toMatchObject({ 'ratelimit-policy': '"logins";q=120;w=60' });
    const statuses = [];
    for (let n = 1; n < 120; n++) statuses.push((await logIn(service.client, user)).status);
    expect(new Set(statuses)).toEqual(new Set([201]));
    expectRefused(await logIn(service.client, user), 'too_many_requests');
    const noted = await service.sql("SELECT id FROM audit_entry WHERE actor = ? AND event = 'session'", [
      user.username,
    ]);
    expect(noted).toHaveLength(120);
    expect((await logIn(service.client, await service.user())).status).toBe(201);
    expect((await service.client.asBasic(user).get(WHOAMI)).status).toBe(200);
  });

  it('should be shown with all members when one starts, and in the list', async () => {
    const answer = await logIn(service.client.with({ 'User-Agent': 'Test/1.0' }), user);
    expect({ status: answer.status, body: answer.json }).toEqual({
      status: 201,
      body: {
        id: anyId,
        created_at: anyTime,
        last_seen_at: answer.json.created_at,
        expires_at: anyTime,
        address: '127.0.0.1',
        user_agent: 'Test/1.0',
        current: true,
      },
    });
    const { id } = answer.json;
    const value = `sessionid=${cookie(answer, 'sessionid').value}`;
    const list = await service.client.with({ Cookie: value }).get(sessionsPath);
    expect(list.json).toEqual({ meta: { limit: 50, next: null, previous: null }, objects: [answer.json] });
    expect((await service.client.with({ Cookie: value }).get(`${sessionsPath}${id}/`)).json).toEqual(answer.json);
    expect(answer.headers.location).toBe(`${service.url}${sessionsPath}${id}/`);
    expect(list.text).not.toContain(cookie(answer, 'sessionid').value);
    expect(await trailOf(id as string)).toEqual([
      { event: 'session', actor: user.username, via: 'session', detail: 'started' },
    ]);
    expect((await administrator.get(`/API/v2/users/${user.id}/`)).json).toMatchObject({
      login_count: 1,
      last_login: answer.json.created_at,
    });
  });

  it('should keep the beginning of what a browser says of itself', async () => {
    const { client } = await started(service.client.with({ 'User-Agent': 'x'.repeat(300) }));
    expect(await objectsAt(client, sessionsPath)).toMatchObject([{ user_agent: 'x'.repeat(255) }]);
  });

  it('should keep no key of a token that a browser says of itself', async () => {
    const { token } = await service.user();
    const { client } = await started(service.client.with({ 'User-Agent': `agent ${token}` }));
    const [{ user_agent: shown }] = (await objectsAt(client, sessionsPath)) as [{ user_agent: string }];
    expect(shown).toMatch(/^agent /);
    expect(shown).not.toContain(token.slice(4, 36));
    const [stored] = await service.sql('SELECT user_agent FROM session ORDER BY id DESC LIMIT 1');
    expect(stored).toEqual({ user_agent: shown });
  });

  it('should be listed for their user only, with the one of the request among them', async () => {
    const [one, two] = [await started(), await started()];
    await started(service.client.with({ 'User-Agent': 'third' }));
    const other = await service.user();
    await logIn(service.client, other);
    const list = await objectsAt(one.client, `${sessionsPath}?order_by=-last_seen_at`);
    expect(list.map(({ user_agent, current }) => ({ user_agent, current }))).toEqual([
      { user_agent: 'third', current: false },
      { user_agent: '', current: false },
      { user_agent: '', current: true },
    ]);
    expect(list.slice(1).map(({ id }) => id)).toEqual([two.id, one.id]);
    for (const client of [service.client.asToken(user.token), service.client.asBasic(user)]) {
      expect((await objectsAt(client, sessionsPath)).map(({ current }) => current)).toEqual([false, false, false]);
    }
    expect(await ids(service.client.asBasic(other))).toHaveLength(1);
    expectRefused(await service.client.get(sessionsPath), 'unauthenticated');
  });

  it('should end one by one, and be in no list then', async () => {
    const [one, two] = [await started(), await started()];
    const answer = await one.client.delete(`${sessionsPath}${two.id}/`);
    expect({ status: answer.status, text: answer.text }).toEqual({ status: 204, text: '' });
    expect([await status(one.client), await status(two.client)]).toEqual([200, 401]);
    expect(await ids(one.client)).toEqual([one.id]);
    expectRefused(await one.client.delete(`${sessionsPath}${two.id}/`), 'not_found');
    expect((await service.client.asToken(user.token).delete(`${sessionsPath}${one.id}/`)).status).toBe(204);
    expect(await status(one.client)).toBe(401);
    expect(await trailOf(two.id)).toMatchObject([{ detail: 'started' }, { detail: 'ended', via: 'session' }]);
    expect(await trailOf(one.id)).toMatchObject([{ detail: 'started' }, { detail: 'ended', via: 'token' }]);
  });

  it('should end by logging out, with their cookies, and no other one with it', async () => {
    const [one, two] = [await started(), await started()];
    const answer = await one.client.delete(`${sessionsPath}current/`);
    expect(answer.status).toBe(204);
    for (const name of ['sessionid', 'csrftoken']) {
      const { value, attributes } = cookie(answer, name);
      expect({ value, attributes }).toEqual({
        value: '',
        attributes: ['Expires=Thu, 01 Jan 1970 00:00:00 GMT', 'Path=/'],
      });
    }
    expect([await status(one.client), await status(two.client)]).toEqual([401, 200]);
    expectRefused(await one.client.delete(`${sessionsPath}current/`), 'unauthenticated');
    expectRefused(await service.client.asToken(user.token).delete(`${sessionsPath}current/`), 'malformed_request');
  });

  it('should not end by whoever is somebody else, nor by an id that is none', async () => {
    const { client, id } = await started();
    const other = service.client.asToken((await service.user()).token);
    for (const who of [other, administrator]) expectRefused(await who.delete(`${sessionsPath}${id}/`), 'not_found');
    for (const wrong of ['999999', `${id}x`, `0${id}`, `${id}.0`, '%20', "1' OR '1'='1"].map(encodeURI)) {
      expectRefused(await client.delete(`${sessionsPath}${wrong}/`), 'not_found');
    }
    const withoutToken = client.with({ 'X-CSRFToken': 'x' });
    expectRefused(await withoutToken.delete(`${sessionsPath}${id}/`), 'csrf_failed');
    const reading = service.client.asToken(await service.token(user.username, { access: 'read' }));
    expectRefused(await reading.delete(`${sessionsPath}${id}/`), 'read_only_token');
    expect(await status(client)).toBe(200);
  });

  it('should neither start nor be seen nor end while acting as another', async () => {
    const { client, id } = await started();
    const acting = administrator.runAs(user.username);
    expectRefused(await acting.get(sessionsPath), 'run_as_forbidden');
    expectRefused(await acting.delete(`${sessionsPath}${id}/`), 'run_as_forbidden');
    expectRefused(await acting.delete(`${sessionsPath}current/`), 'run_as_forbidden');
    expectRefused(await logIn(acting, user), 'run_as_forbidden');
    expect(await status(client)).toBe(200);
    expect(await ids(client)).toEqual([id]);
  });

  describe('a login', () => {
    it('should end the session that the browser had, whoever’s', async () => {
      const [one, two] = [await started(), await started()];
      const again = await started(one.client);
      expect(await ids(again.client)).toEqual([two.id, again.id]);
      expect([await status(one.client), await status(two.client), await status(again.client)]).toEqual([401, 200, 200]);
      const other = await service.user();
      expect((await logIn(again.client, other)).status).toBe(201);
      expect(await status(again.client)).toBe(401);
      expect((await trailOf(again.id)).map(({ detail }) => detail)).toEqual([`started; ended session ${one.id}`]);
    });

    it('should end nothing and start nothing when it is refused', async () => {
      const { client, id } = await started();
      for (const [name, password] of [
        [user.username, 'wrong'],
        ['nobody', user.password],
        [user.username, ''],
      ] as const) {
        const answer = await client.post(sessionsPath, { username: name, password });
        expectRefused(answer, 'unauthenticated');
        expect(answer.headers).not.toHaveProperty('set-cookie');
        expect(answer.headers['www-authenticate']).toMatch(/^Basic /);
      }
      expect([await status(client), await ids(client)]).toEqual([200, [id]]);
      const tries = await objectsAt(administrator, `/API/v2/audit/?event=sign-in&actor=${user.username}`);
      expect(tries).toMatchObject(
        Array(2).fill({ outcome: 'refused: bad credentials', via: 'session', route: sessionsPath }),
      );
    });

    it('should take the name in any case, and no body but an object of texts', async () => {
      expect((await logIn(service.client, { ...user, username: user.username.toUpperCase() })).status).toBe(201);
      const { username } = user;
      for (const [body, ...errors] of [
        [{}, 'username: This field is required.', 'password: This field is required.'],
        [{ username }, 'password: This field is required.'],
        [{ username, password: 7 }, 'password: This must be a string.'],
        [{ username, password: user.password, remember: true }, 'remember: There is no such field.'],
      ] as const) {
        const answer = await service.client.post(sessionsPath, body);
        expectRefused(answer, 'invalid_body');
        const told = answer.json.errors as { field: string; message: string }[];
        expect(told.map(({ field, message }) => `${field}: ${message}`)).toEqual(errors);
      }
      expectRefused(await service.client.post(sessionsPath, [user]), 'invalid_body');
      expectRefused(
        await service.client.with({ 'Content-Type': 'application/json' }).send('POST', sessionsPath, '{'),
        'invalid_json',
      );
      expectRefused(await service.client.send('POST', sessionsPath, JSON.stringify(user)), 'unsupported_media_type');
      const foreign = service.client.with({ 'Sec-Fetch-Site': 'cross-site' });
      expectRefused(await logIn(foreign, user), 'foreign_site');
      expect(await ids(service.client.asBasic(user))).toHaveLength(1);
    });
  });

  it('should be over when idle for longer than their user allows, and not be listed', async () => {
    const [one, two] = [await started(), await started()];
    expect((await two.client.patch('/API/v2/me/', { timeout: 1 })).status).toBe(200);
    await service.sql("UPDATE session SET last_seen_at = '2026-01-01T00:00:00.000000' WHERE id = ?", [one.id]);
    expect(await ids(two.client)).toEqual([two.id]);
    expectRefused(await two.client.get(`${sessionsPath}${one.id}/`), 'not_found');
    expect([await status(one.client), await status(two.client)]).toEqual([401, 200]);
    // To the minute, for who has set no time the half of a day.
    await two.client.patch('/API/v2/me/', { timeout: 0 });
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString().replace('Z', '000');
    const three = await started();
    for (const [minutes, listed] of [
      [12 * 60 - 1, [two.id, three.id]],
      [12 * 60, [two.id]],
    ] as const) {
      await service.sql('UPDATE session SET last_seen_at = ? WHERE id = ?', [ago(minutes), three.id]);
      expect(await ids(two.client)).toEqual(listed);
    }
  });

  it('should come in pages and be ended only as their user thinks they are, however often they are seen', async () => {
    const all = [await started(), await started(), await started()];
    const client = all[0]!.client;
    const { json } = await client.get(`${sessionsPath}?limit=2&count=true&fields=id`);
    expect(json).toEqual({
      meta: { limit: 2, next: expect.any(String), previous: null, total_count: 3 },
      objects: all.slice(0, 2).map(({ id }) => ({ id })),
    });
    expect((await client.get(json.meta.next as string)).json.objects).toEqual([{ id: all[2]!.id }]);
    const address = `${sessionsPath}${all[1]!.id}/`;
    const { etag } = (await client.get(address)).headers;
    await service.sql('UPDATE session SET last_seen_at = ? WHERE id = ?', ['2099-01-01T00:00:00.000000', all[1]!.id]);
    expectRefused(await client.with({ 'If-Match': '"other"' }).delete(address), 'precondition_failed');
    expectRefused(await client.with({ 'If-Match': etag! }).delete(sessionsPath), 'invalid_header');
    expect((await client.with({ 'If-Match': etag! }).delete(address)).status).toBe(204);
    const own = (await client.get(`${sessionsPath}${all[0]!.id}/`)).headers.etag!;
    const logOut = `${sessionsPath}current/`;
    expectRefused(await client.with({ 'If-Match': '"other"' }).delete(logOut), 'precondition_failed');
    expect((await client.with({ 'If-Match': own }).delete(logOut)).status).toBe(204);
    expect((await client.get(sessionsPath)).status).toBe(401);
  });
});
