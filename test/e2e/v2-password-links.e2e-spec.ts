import { beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { Granting } from '../../src/accounts/granting/granting.service.js';
import { administratorRole } from '../../src/accounts/granting/permissions.js';
import { Problem } from '../../src/config/problem.js';
import { PasswordLinks } from '../../src/profiles/password-links.service.js';
import { callerFor, expectProblem } from '../support/accounts.js';
import type { Answer, Client } from '../support/client.js';
import { everythingStored } from '../support/database.js';
import { e2e, type TestUser } from '../support/service.js';
import { anyTime, auditOf, expectRefused } from '../support/v2.js';

const USERS = '/API/v2/users/';
const [CHECK, USE] = ['/API/v2/password-links/check/', '/API/v2/password-links/use/'];
const WHOAMI = '/API/v2/whoami/';
const password = 'another password 7';

e2e('one-time links', (service) => {
  let boss: TestUser;
  let chief: TestUser;
  let administrator: Client;
  let superuser: Client;
  let user: TestUser;

  const at = ({ id }: { id: string }): string => `${USERS}${id}/password-link/`;
  const secretOf = (answer: Answer): string => {
    expect({ status: answer.status, body: answer.json }).toEqual({
      status: 201,
      body: { url: expect.stringMatching(`^${service.url}/password-link/[\\w-]{43}/$`), expires_at: anyTime },
    });
    return (answer.json.url as string).split('/').at(-2)!;
  };
  it('should say where it is told of, but not where it is used', async () => {
    const answer = await administrator.post(at(user), {});
    expect(answer.headers.location).toBe(service.url + at(user));
    const shown = await administrator.get(at(user));
    expect(shown.json).not.toHaveProperty('url');
    expect(shown.headers.etag).toBe(answer.headers.etag);
  });

  const made = async (who: { id: string } = user, client = administrator): Promise<string> =>
    secretOf(await client.post(at(who), {}));
  const signsIn = async (who: TestUser, secret: string): Promise<number> =>
    (await service.client.asBasic({ ...who, password: secret }).get(WHOAMI)).status;
  const trailOf = async ({ id }: { id: string }): Promise<string[]> =>
    (await auditOf(administrator, `users/${id}`))
      .filter(({ event }) => event === 'password')
      .map(({ actor, via, detail }) => `${actor} by ${via}: ${detail}`);
  const gone = async (secret: string): Promise<void> => {
    expectRefused(await service.client.post(CHECK, { secret }), 'not_found');
    expectRefused(await service.client.post(USE, { secret, password }), 'not_found');
  };

  beforeAll(async () => {
    boss = await service.administrator();
    chief = await service.user({ isSuperuser: true, isAdministrator: true });
    [administrator, superuser] = [service.client.asBasic(boss), service.client.asBasic(chief)];
    // Whoever guesses does so from another address than the other tests.
    service.app.set('trust proxy', 'loopback');
  });
  beforeEach(async () => {
    user = await service.user();
  });

  it('should set the password once, and end what was signed in by the one before', async () => {
    const clients = [service.client.asToken(user.token), await service.client.asSession(user)];
    const secret = await made();
    const checked = await service.client.post(CHECK, { secret });
    expect(checked.json).toEqual({ username: user.username, expires_at: anyTime });
    expect(checked.headers['cache-control']).toBe('private, no-store');
    const hours = (Date.parse(checked.json.expires_at as string) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);

    const answer = await service.client.post(USE, { secret, password });
    expect({ status: answer.status, text: answer.text }).toEqual({ status: 204, text: '' });
    expect([await signsIn(user, password), await signsIn(user, user.password)]).toEqual([200, 401]);
    expect(await Promise.all(clients.map(async (one) => (await one.get(WHOAMI)).status))).toEqual([401, 401]);
    await gone(secret);
    expect(await signsIn(user, password)).toBe(200);
    expect(await trailOf(user)).toEqual([
      expect.stringMatching(`^${boss.username} by basic: made a one-time link that ends 20\\d\\d-.*Z$`),
      `${user.username} by link: "${user.username}" set the own one by the one-time link of "${boss.username}"; tokens revoked`,
    ]);
    const stored = await everythingStored(service);
    for (const one of [secret, password]) expect(stored).not.toContain(one);
  });

  it('should leave the tokens when the user says so', async () => {
    const client = service.client.asToken(user.token);
    const body = { secret: await made(), password, revoke_tokens: false };
    expect((await service.client.post(USE, body)).status).toBe(204);
    expect((await client.get(WHOAMI)).status).toBe(200);
  });

  it('should give a password to a new user who has none', async () => {
    const created = (await administrator.post(USERS, { username: 'fresh' })).json;
    const secret = await made(created);
    expect((await service.client.post(USE, { secret, password })).status).toBe(204);
    expect(await signsIn({ ...user, username: 'fresh' }, password)).toBe(200);
  });

  it('should be one per user, seen without its address, and ended by another and by hand', async () => {
    expectRefused(await administrator.get(at(user)), 'not_found');
    const first = await made();
    const second = await made(user, superuser);
    await gone(first);
    const shown = await administrator.get(at(user));
    expect(shown.json).toEqual({ created_at: anyTime, expires_at: anyTime, created_by: chief.username });
    expectRefused(await administrator.with({ 'If-Match': '"other"' }).delete(at(user)), 'precondition_failed');
    const { etag } = shown.headers;
    const third = await made(user, superuser);
    await gone(second);
    expectRefused(await administrator.with({ 'If-Match': etag! }).delete(at(user)), 'precondition_failed');
    expect((await service.client.post(CHECK, { secret: third })).status).toBe(200);
    const known = (await administrator.get(at(user))).headers.etag!;
    expect((await administrator.with({ 'If-Match': known }).delete(at(user))).status).toBe(204);
    await gone(third);
    expectRefused(await administrator.delete(at(user)), 'not_found');
    expectRefused(await administrator.get(at(user)), 'not_found');
    expect((await trailOf(user)).at(-1)).toBe(`${boss.username} by basic: ended the one-time link`);
  });

  it('should be over after its time, and be removed then, few at a time', async () => {
    const [secret, other] = [await made(), await made(await service.user())];
    const past = '2026-01-01T00:00:00.000000';
    await service.sql('UPDATE password_link SET expires_at = ? WHERE user_id = ?', [past, user.id]);
    await gone(secret);
    expectRefused(await administrator.get(at(user)), 'not_found');
    expectRefused(await administrator.delete(at(user)), 'not_found');
    expect(await service.app.get(PasswordLinks).removeEnded()).toBe(true);
    expect(await service.app.get(PasswordLinks).removeEnded()).toBe(false);
    expect(await service.sql('SELECT id FROM password_link WHERE user_id = ?', [user.id])).toEqual([]);
    expect((await service.client.post(CHECK, { secret: other })).status).toBe(200);
  });

  it('should be used by one of several who use it at once', async () => {
    for (let n = 0; n < 5; n++) {
      const who = await service.user();
      const secret = await made(who);
      const words = ['first of two 1', 'second of two 2'];
      const answers = await Promise.all(words.map((one) => service.client.post(USE, { secret, password: one })));
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
      const winner = words[answers.findIndex(({ status }) => status === 204)]!;
      const statuses = await Promise.all(words.map((one) => signsIn(who, one)));
      expect(statuses).toEqual(words.map((one) => (one === winner ? 200 : 401)));
    }
  });

  it('should answer alike for what is unknown, used or over, and slow down who guesses', async () => {
    const secret = await made();
    await service.client.post(USE, { secret, password });
    const from = service.client.with({ 'X-Forwarded-For': '203.0.113.9' });
    const same = ({ json, status }: Answer) => ({ status, ...json, request_id: '' });
    const [used, unknown] = [await from.post(CHECK, { secret }), await from.post(CHECK, { secret: 'x'.repeat(43) })];
    expect(same(used)).toEqual(same(unknown));
    let last: Answer = unknown;
    for (let n = 0; n < 12 && last.status === 404; n++) last = await from.post(CHECK, { secret: `guess ${n}` });
    expectRefused(last, 'too_many_requests');
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    const open = await made(await service.user());
    expectRefused(await from.post(USE, { secret: open, password }), 'too_many_requests');
    expect((await service.client.post(USE, { secret: open, password })).status).toBe(204);
    const refused = (await administrator.get('/API/v2/audit/?event=sign-in&via=link&address=203.0.113.9')).json.objects;
    expect(refused.map(({ outcome }: { outcome: string }) => outcome)).toEqual(
      expect.arrayContaining(['refused: no such link', 'refused: too many tries']),
    );
  });

  it('should slow down who guesses from many addresses of one network', async () => {
    const statuses: number[] = [];
    for (let n = 1; n <= 12; n++) {
      const from = service.client.with({ 'X-Forwarded-For': `2001:db8:1:2::${n}` });
      statuses.push((await from.post(CHECK, { secret: `guess ${n}` })).status);
    }
    expect(statuses).toEqual([...Array<number>(11).fill(404), 429]);
  });

  it('should stay when the request has a parameter that nobody knows', async () => {
    const secret = await made();
    expectRefused(await service.client.post(`${CHECK}?nope=1`, { secret }), 'unknown_parameter');
    expectRefused(await service.client.post(`${USE}?nope=1`, { secret, password }), 'unknown_parameter');
    expect((await service.client.post(CHECK, { secret })).status).toBe(200);
  });

  it('should stay when the new password cannot be one', async () => {
    const secret = await made();
    expectRefused(await service.client.post(USE, { secret, password: 'short' }), 'validation_failed', {
      password: expect.stringContaining('8'),
    });
    expectRefused(await service.client.post(USE, { secret }), 'validation_failed', {
      password: 'This field is required.',
    });
    expectRefused(await service.client.post(CHECK, { secret: 7 }), 'validation_failed', {
      secret: 'This must be a string.',
    });
    expectRefused(await service.client.post(CHECK, { secret: 'x'.repeat(101) }), 'validation_failed', {
      secret: expect.stringContaining('100'),
    });
    expect((await service.client.post(CHECK, { secret })).status).toBe(200);
  });

  it('should be made by nobody without a fresh proof, by a token, or while acting as another', async () => {
    const session = await service.client.asSession(boss);
    expectRefused(await session.post(at(user), {}), 'proof_required');
    expectRefused(await session.post(at(user), { current_password: 'wrong' }), 'proof_required');
    const token = service.client.asToken(boss.token);
    expectRefused(await token.post(at(user), { current_password: boss.password }), 'proof_required');
    const colleague = await service.administrator();
    for (const client of [administrator, token]) {
      const acting = client.runAs(colleague.username);
      expectRefused(await acting.post(at(user), {}), 'run_as_forbidden');
      expectRefused(await acting.delete(at(user)), 'run_as_forbidden');
    }
    expectRefused(await service.client.asBasic(user).post(at(boss), {}), 'permission_denied');
    expectRefused(await administrator.post(at(boss), {}), 'proof_required');
    expect(await service.sql('SELECT id FROM password_link WHERE user_id IN (?, ?)', [user.id, boss.id])).toEqual([]);
    secretOf(await session.post(at(user), { current_password: boss.password }));
    // Nor by pages, which ask the service itself.
    const links = service.app.get(PasswordLinks);
    const caller = { ...(await callerFor(service, boss)), via: 'session' as const };
    await expectProblem(links.create(caller, user.id), 'proof_required');
    await links.create({ ...caller, hasRepeated: true }, user.id);
  });

  it('should take power over the account, and one that is there and active', async () => {
    const root = await service.user({ isSuperuser: true });
    const holder = await service.user({ permissions: ['theme'] });
    for (const [owner, code] of [
      [root, 'superuser_protected'],
      [holder, 'account_protected'],
    ] as const) {
      await made(owner, superuser);
      expectRefused(await administrator.post(at(owner), {}), code);
      expectRefused(await administrator.get(at(owner)), code);
      expectRefused(await administrator.delete(at(owner)), code);
      expect((await superuser.get(at(owner))).status).toBe(200);
    }
    for (const id of ['999999', 'x']) expectRefused(await administrator.post(at({ id }), {}), 'not_found');
    expect((await administrator.patch(`${USERS}${user.id}/`, { is_active: false })).status).toBe(200);
    expectRefused(await administrator.post(at(user), {}), 'conflict');
  });

  it('should end when the password is set otherwise, and when user or maker is deactivated or deleted', async () => {
    const endings: [string, (maker: TestUser) => Promise<Answer>][] = [
      ['reset', () => administrator.post(`${USERS}${user.id}/set-password/`, { password })],
      [
        'changed',
        () =>
          service.client
            .asBasic(user)
            .post('/API/v2/me/password/', { old_password: user.password, new_password: password }),
      ],
      ['deactivated', () => administrator.patch(`${USERS}${user.id}/`, { is_active: false })],
      ['maker deactivated', (maker) => superuser.patch(`${USERS}${maker.id}/`, { is_active: false })],
      ['maker deleted', (maker) => superuser.delete(`${USERS}${maker.id}/?confirm=${maker.username}`)],
      ['deleted', () => administrator.delete(`${USERS}${user.id}/?confirm=${user.username}`)],
    ];
    for (const [name, end] of endings) {
      user = await service.user();
      const maker = await service.administrator();
      const secret = await made(user, service.client.asBasic(maker));
      expect([name, Math.trunc((await end(maker)).status / 100)]).toEqual([name, 2]);
      expect([name, (await service.client.post(CHECK, { secret })).status]).toEqual([name, 404]);
    }
  });

  it('should be of no use once its maker could not make it any more', async () => {
    const losses: [string, (maker: TestUser) => Promise<Answer>][] = [
      ['no administrator', ({ id }) => superuser.patch(`${USERS}${id}/`, { roles: [] })],
      ['who is granted more', () => superuser.patch(`${USERS}${user.id}/`, { permissions: ['theme'] })],
    ];
    for (const [name, lose] of losses) {
      user = await service.user();
      const maker = await service.administrator();
      const secret = await made(user, service.client.asBasic(maker));
      expect([name, (await lose(maker)).status]).toEqual([name, 200]);
      const { status } = await service.client.post(USE, { secret, password });
      expect([name, status]).toEqual([name, 404]);
      expect([name, await signsIn(user, password), await signsIn(user, user.password)]).toEqual([name, 401, 200]);
      // One of somebody who may is of use.
      expect((await service.client.post(USE, { secret: await made(user, superuser), password })).status).toBe(204);
    }
  });

  it('should stay of use where the service is only busy', async () => {
    const who = await service.user();
    const secret = await made(who);
    const granting = service.app.get<unknown, { holderOf(id: string): Promise<unknown> }>(Granting);
    jest.spyOn(granting, 'holderOf').mockRejectedValueOnce(new Problem('unavailable'));
    expectRefused(await service.client.post(USE, { secret, password }), 'unavailable');
    expect((await service.client.post(USE, { secret, password })).status).toBe(204);
  });

  it('should be of no use to who is inactive, however that came about', async () => {
    const secret = await made();
    await service.sql(`UPDATE account SET is_active = FALSE WHERE id = ${user.id}`);
    const client = service.client.with({ 'X-Forwarded-For': '203.0.113.20' });
    expectRefused(await client.post(CHECK, { secret }), 'not_found');
  });

  it('should end when the user becomes a superuser or an administrator', async () => {
    for (const gain of [{ is_superuser: true }, { roles: [administratorRole] }]) {
      const who = await service.user();
      const secret = await made(who);
      expect((await superuser.patch(`${USERS}${who.id}/`, gain)).status).toBe(200);
      await gone(secret);
    }
  });
});
