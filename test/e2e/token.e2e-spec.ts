import { afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { Users } from '../../src/accounts/identity/users.service.js';
import { newKey } from '../../src/auth/token-key.js';
import { TokenStrategy } from '../../src/auth/token.strategy.js';
import { Database } from '../../src/database/database.js';
import { everythingStored } from '../support/database.js';
import { e2e, type TestUser } from '../support/service.js';
import { setActive } from '../support/sign-in.js';

const bin = '/API/v1/mediabin/';
const whoami = '/API/v2/whoami/';

e2e('token', (service) => {
  let ann: TestUser;
  beforeAll(async () => {
    ann = await service.user({ username: 'ann' });
  });
  afterEach(() => void jest.restoreAllMocks());

  const stored = async (label: string) => (await service.sql('SELECT * FROM api_token WHERE label = ?', [label]))[0]!;

  it('should have the form that scanners look for', () => {
    expect(ann.token).toMatch(/^map_[0-9A-Za-z]{32}_[0-9A-Za-z]{6}$/);
  });

  it('should be kept as a digest only', async () => {
    const key = await service.token('ann', { label: 'digest' });
    expect((await service.client.asToken(key).get(bin)).status).toBe(200);
    await service.client.asToken(`${key.slice(0, -1)}?`).get(bin);
    await service.app.get(TokenStrategy).beforeApplicationShutdown();
    const everything = await everythingStored(service);
    expect(everything).toContain('digest');
    for (const secret of [key, key.slice(4, 36), key.slice(4, 20)]) expect(everything).not.toContain(secret);
    expect(await stored('digest')).toMatchObject({ last4: key.slice(-4) });
    expect(Buffer.from((await stored('digest')).digest as Uint8Array)).toHaveLength(32);
    expect((await service.client.asToken(key).get(whoami)).text).not.toContain(key.slice(4, 20));
  });

  it('should be refused without a query when mistyped', async () => {
    const read = jest.spyOn(service.app.get(Database), 'read');
    const mistyped = [...ann.token].map((_, n) => ann.token.slice(0, n) + '~' + ann.token.slice(n + 1));
    for (const key of [
      ...mistyped,
      '',
      '0',
      'null',
      "' OR 1=1 --",
      ann.token.toLowerCase(),
      ` ${ann.token.slice(1)}`,
    ]) {
      expect((await service.client.asToken(key).get(bin)).status).toBe(401);
    }
    expect(read).not.toHaveBeenCalled();
    expect((await service.client.asToken(newKey()).get(bin)).status).toBe(401);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it.each(['AUTH-TOKEN', 'auth-token', 'Auth-Token'])('should be read from the header %s', async (name) => {
    expect((await service.client.with({ [name]: ann.token }).get(bin)).status).toBe(200);
  });

  it('should be dead from the very instant of its end', async () => {
    const end = Date.UTC(2031, 5, 30, 12, 0, 0, 500);
    const expires = async (fraction: string) =>
      service.client.asToken(await service.token('ann', { expires: `2031-06-30T12:00:00.${fraction}Z` }));
    const [exact, later] = [await expires('500'), await expires('500001')];
    const clock = jest.spyOn(Date, 'now');
    clock.mockReturnValue(end - 1);
    for (const client of [exact, later]) expect((await client.get(bin)).status).toBe(200);
    clock.mockReturnValue(end);
    expect((await exact.get(bin)).status).toBe(401);
    expect((await later.get(bin)).status).toBe(200);
    clock.mockReturnValue(end + 1);
    for (const client of [exact, later]) expect((await client.get(bin)).status).toBe(401);
  });

  it('should live on without an end', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2199, 0, 1));
    expect((await service.client.asToken(ann.token).get(bin)).status).toBe(200);
  });

  it('should be told to end within 14 days, and not before', async () => {
    const end = Date.UTC(2031, 5, 30);
    const client = service.client.asToken(await service.token('ann', { expires: '2031-06-30' }));
    const clock = jest.spyOn(Date, 'now');
    clock.mockReturnValue(end - 14 * 86_400_000 - 1);
    expect((await client.get(bin)).headers).not.toHaveProperty('x-token-expires');
    clock.mockReturnValue(end - 14 * 86_400_000);
    for (const path of [bin, whoami, '/API/v1/theme/', '/API/v2/healthcheck/ready']) {
      expect((await client.get(path)).headers['x-token-expires']).toBe('2031-06-30T00:00:00.000000Z');
    }
    expect((await service.client.asToken(ann.token).get(bin)).headers).not.toHaveProperty('x-token-expires');
  });

  it('should be dead on the next request when revoked, deactivated or deleted with its owner', async () => {
    const bob = await service.user();
    const key = await service.token(bob.username, { label: 'to revoke' });
    expect((await service.client.asToken(key).get(bin)).status).toBe(200);
    await service.sql("UPDATE api_token SET revoked_at = created_at WHERE label = 'to revoke'");
    expect((await service.client.asToken(key).get(bin)).status).toBe(401);

    const client = service.client.asToken(bob.token);
    await setActive(service, bob, false);
    expect((await client.get(bin)).status).toBe(401);
    await setActive(service, bob, true);
    expect((await client.get(bin)).status).toBe(200);
    await service.sql('DELETE FROM account WHERE id = ?', [bob.id]);
    expect((await client.get(bin)).status).toBe(401);
    expect(await service.sql('SELECT id FROM api_token WHERE owner_id = ?', [bob.id])).toEqual([]);
  });

  it('should be dead when an administrator resets the password of its owner, and no token of others', async () => {
    const bob = await service.user();
    await service.app.get(Users).setPassword(undefined, bob.id, 'another password');
    expect((await service.client.asToken(bob.token).get(bin)).status).toBe(401);
    expect((await service.client.asToken(ann.token).get(bin)).status).toBe(200);
  });

  it('should note when and from where it was last used, at most once a minute and not when refused', async () => {
    const key = await service.token('ann', { label: 'used' });
    const client = service.client.asToken(key);
    const used = async () => {
      await service.app.get(TokenStrategy).beforeApplicationShutdown();
      const { last_used_at, last_used_from } = await stored('used');
      return { at: last_used_at as string | null, from: last_used_from };
    };
    expect(await used()).toEqual({ at: null, from: null });
    const start = new Date().toISOString();
    await client.get(bin);
    const first = await used();
    expect(first.from).toBe('127.0.0.1');
    expect(first.at! >= start.slice(0, 23)).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await client.get(bin);
    expect(await used()).toEqual(first);

    const earlier = new Date(Date.now() - 61_000).toISOString().replace('Z', '000');
    await service.sql("UPDATE api_token SET last_used_at = ? WHERE label = 'used'", [earlier]);
    await client.get(bin);
    expect((await used()).at! > first.at!).toBe(true);
    await service.sql("UPDATE api_token SET last_used_at = ?, revoked_at = created_at WHERE label = 'used'", [earlier]);
    await client.get(bin);
    expect((await used()).at).toBe(earlier);
  });
});

e2e(
  'token with TOKEN_MAX_DAYS',
  (service) => {
    it('should last no longer, also where no end is asked for', async () => {
      const { username } = await service.user();
      await service.token(username, { label: 'capped' });
      const [row] = await service.sql<{ expires_at: string }>(
        "SELECT expires_at FROM api_token WHERE label = 'capped'",
      );
      const days = (Date.parse(`${row!.expires_at}Z`) - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(29.9);
      expect(days).toBeLessThanOrEqual(30);
      const late = new Date(Date.now() + 31 * 86_400_000).toISOString();
      await expect(service.token(username, { expires: late })).rejects.toThrow('30 days');
      await expect(service.token(username, { expires: new Date(Date.now() - 1).toISOString() })).rejects.toThrow(
        'future',
      );
    });
  },
  { TOKEN_MAX_DAYS: '30' },
);
