import * as crypto from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import * as argon2 from '@node-rs/argon2';
import type { Principal } from '../accounts/identity/principal.js';
import type { Principals } from '../accounts/identity/principals.service.js';
import type { Database } from '../database/database.js';
import type { KnownNetworks } from './known-networks.service.js';

// The real thing, but counted: "the same work" must not be a question of this machine's speed.
const work = { hashes: [] as string[], rounds: 0 };
const verify = jest.fn((hash: string, password: string) => {
  work.hashes.push(hash.split('$').slice(0, 4).join('$'));
  return argon2.verify(hash, password);
});
const pbkdf2 = jest.fn((...values: Parameters<typeof crypto.pbkdf2>) => {
  work.rounds += values[2];
  crypto.pbkdf2(...values);
});
jest.unstable_mockModule('@node-rs/argon2', () => ({ ...argon2, verify }));
jest.unstable_mockModule('node:crypto', () => ({ ...crypto, pbkdf2 }));
const { hashPassword, passwordLength } = await import('../accounts/identity/passwords.js');
const { PasswordCheck } = await import('./password-check.service.js');
const { SignInLimiter, TooManySignIns } = await import('./sign-in-limiter.js');

const right = 'correct horse battery';
const django = async (rounds: number) => {
  const digest = await promisify(crypto.pbkdf2)(right, 'seasalt', rounds, 32, 'sha256');
  return `pbkdf2_sha256$${rounds}$seasalt$${digest.toString('base64')}`;
};

describe('PasswordCheck', () => {
  const users = new Map<string, Principal>();
  const stored = new Map<string, string | null>();
  /** What the database remembers, until something is committed. */
  const lookUps = new Map<string, unknown>();
  let known: Set<string>;
  let check: InstanceType<typeof PasswordCheck>;

  const verifyAt = (name: string, password: string, ip = '192.0.2.1') =>
    check.verify(ip, name, password).then(
      (user) => user?.username,
      (error: unknown) => (error instanceof TooManySignIns ? 429 : error),
    );

  beforeAll(async () => {
    stored.set('ann', await argon2.hash(right, { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }));
    stored.set('inactive', stored.get('ann')!);
    stored.set('none', null);
    stored.set('old', await django(1000));
    stored.set('older', await django(300));
    stored.set('gone', await django(1000));
    stored.set('unreadable', '$argon2id$v=19$broken');
    stored.set('broken', 'pbkdf2_sha256$1000$seasalt$Dg==');
  });

  const clock = Date.now();
  beforeEach(() => {
    // However long a hash takes, no delay of the limiter is over.
    jest.spyOn(Date, 'now').mockReturnValue(clock);
    users.clear();
    for (const [username, passwordHash] of stored) {
      const isActive = username !== 'inactive' && username !== 'gone';
      users.set(username, { id: username, username, passwordHash, isActive } as Principal);
    }
    known = new Set();
    const principals = { named: (name: string) => Promise.resolve(users.get(name)) } as Principals;
    const networks = {
      note: (userId: string, network: string) => void known.add(`${userId} ${network}`),
      knows: (userId: string, network: string) => Promise.resolve(known.has(`${userId} ${network}`)),
    } as KnownNetworks;
    const read = (_: string, [after, beyond]: string[]) =>
      Promise.resolve(
        [...users.values()]
          .map(({ passwordHash }) => ({ password: passwordHash ?? '' }))
          .filter(({ password }) => password > after! && password < beyond!)
          .sort((a, b) => (a.password < b.password ? -1 : 1))
          .slice(0, 1),
      );
    const write = () => Promise.reject(new Error('Nobody is renewed here.'));
    lookUps.clear();
    const remember = (key: string, make: () => unknown) => {
      if (!lookUps.has(key)) lookUps.set(key, make());
      return lookUps.get(key);
    };
    const database = { read, write, remember } as unknown as Database;
    check = new PasswordCheck(principals, new SignInLimiter(), networks, database);
  });

  const spent = async (name: string, password: string) => {
    Object.assign(work, { hashes: [], rounds: 0 });
    expect(await verifyAt(name, password)).toBeUndefined();
    return { ...work };
  };
  const names = ['ann', 'nobody', 'inactive', 'none', 'old', 'older', 'gone', 'unreadable', 'broken'];

  it('should cost the same to fail at every name, whatever is stored', async () => {
    const sound = '$argon2id$v=19$m=19456,t=2,p=1';
    const of = async (name: string, password: string) => {
      const { hashes, rounds } = await spent(name, password);
      return { name, hashes: hashes.filter((one) => one === sound).length, rounds };
    };
    for (const name of names) expect(await of(name, 'wrong')).toEqual({ name, hashes: 1, rounds: 1000 });
    for (const name of ['inactive', 'gone']) expect(await of(name, right)).toEqual({ name, hashes: 1, rounds: 1000 });
  });

  it('should cost one hash where nobody is imported', async () => {
    for (const name of ['old', 'older', 'gone', 'broken']) users.delete(name);
    for (const name of ['ann', 'nobody', 'none']) expect((await spent(name, 'wrong')).rounds).toBe(0);
  });

  it('should take what is sent at once with one password for one try, at every name', async () => {
    for (const name of names) {
      verify.mockClear();
      const answers = await Promise.all(Array.from({ length: 14 }, () => verifyAt(name, 'wrong')));
      expect([name, answers]).toEqual([name, Array(14).fill(undefined)]);
      for (let n = 0; n < 10; n++) await verifyAt(name, `guess ${n}`);
      expect([name, await verifyAt(name, 'one more')]).toEqual([name, 429]);
    }
  });

  it('should let the same number of tries pass at every name, one after the other or at once', async () => {
    for (const name of names) {
      const answers = await Promise.all(Array.from({ length: 14 }, (_, n) => verifyAt(name, `guess ${n}`)));
      expect([name, answers.filter((one) => one === 429).length]).toEqual([name, 3]);
      const later = [];
      for (let n = 0; n < 14; n++) later.push(await verifyAt(name, `guess ${n}`, '192.0.2.2'));
      expect([name, later.filter((one) => one === 429).length]).toEqual([name, 3]);
    }
  });

  it('should refuse what others forbid at no name before a check would have ended', async () => {
    await verifyAt('ann', right);
    let isForbidden = false;
    jest.spyOn(SignInLimiter.prototype, 'begin').mockImplementation(() => {
      return { wait: isForbidden ? 1 : 0, succeeded: () => undefined };
    });
    verify.mockImplementation(async (hash, password) => {
      await setTimeout(450);
      return argon2.verify(hash, password);
    });
    await verifyAt('ann', 'wrong');
    isForbidden = true;
    const times = [];
    for (const name of ['ann', 'nobody']) {
      const start = performance.now();
      expect(await verifyAt(name, 'guess')).toBe(429);
      times.push(Math.floor((performance.now() - start + 5) / 500));
    }
    jest.restoreAllMocks();
    verify.mockImplementation((hash, password) => argon2.verify(hash, password));
    expect(Math.min(...times)).toBeGreaterThanOrEqual(2);
  });

  it('should refuse when too many wait, but nobody who has signed in from there', async () => {
    expect(await verifyAt('ann', right, '192.0.2.99')).toBe('ann');
    users.set('ann', { ...users.get('ann')!, passwordHash: await hashPassword(right) } as Principal);
    let most = 0;
    let running = 0;
    verify.mockImplementation(async (hash, password) => {
      most = Math.max(most, ++running);
      return argon2.verify(hash, password).finally(() => running--);
    });
    const flood = Array.from({ length: 100 }, (_, n) => verifyAt(`user ${n}`, 'guess', `198.51.100.${n}`));
    await Promise.resolve();
    const [known, wrong, elsewhere, nobody] = await Promise.all([
      verifyAt('ann', right, '192.0.2.99'),
      verifyAt('ann', 'guess', '192.0.2.99'),
      verifyAt('ann', right),
      verifyAt('nobody', right),
    ]);
    expect(await Promise.all(flood)).toEqual(Array(100).fill(undefined));
    verify.mockImplementation((hash, password) => argon2.verify(hash, password));
    const refused = { code: 'unavailable' };
    expect([known, wrong, elsewhere, nobody]).toMatchObject(['ann', refused, refused, refused]);
    expect(most).toBe(2);
  });

  it('should take a long password of letters beyond the first plane as it was set', async () => {
    const password = '\u{1f600}'.repeat(passwordLength.max);
    users.set('emoji', {
      id: 'emoji',
      username: 'emoji',
      passwordHash: await hashPassword(password),
      isActive: true,
    } as Principal);
    expect(await verifyAt('emoji', password)).toBe('emoji');
    expect(await verifyAt('emoji', `${password}x`)).toBeUndefined();
  });

  it('should count the right password of somebody who is inactive as every other failure', async () => {
    expect(await verifyAt('ann', right)).toBe('ann');
    users.set('ann', { ...users.get('ann')!, isActive: false } as Principal);
    const answers = [];
    for (let n = 0; n < 10; n++) answers.push(await verifyAt('ann', `guess ${n}`));
    answers.push(await verifyAt('ann', right), await verifyAt('ann', 'another'));
    expect(answers).toEqual([...Array(11).fill(undefined), 429]);
  });

  it('should count one wrong password once, and not check it again, at every name', async () => {
    for (const name of names) {
      expect(await verifyAt(name, 'of last year')).toBeUndefined();
      verify.mockClear();
      for (let n = 0; n < 30; n++) expect(await verifyAt(name, 'of last year')).toBeUndefined();
      expect([name, verify.mock.calls]).toEqual([name, []]);
      for (let n = 0; n < 10; n++) expect(await verifyAt(name, `guess ${n}`)).toBeUndefined();
      // Nor is it told during a delay what has been tried before.
      for (const password of ['of last year', 'another']) expect(await verifyAt(name, password)).toBe(429);
    }
  });

  it('should check a password anew that was wrong, once another one is stored or the user is active', async () => {
    const secret = 'another one';
    expect(await verifyAt('ann', secret)).toBeUndefined();
    users.set('ann', { ...users.get('ann')!, passwordHash: await hashPassword(secret) } as Principal);
    expect(await verifyAt('ann', secret)).toBe('ann');
    expect(await verifyAt('inactive', right)).toBeUndefined();
    users.set('inactive', { ...users.get('inactive')!, isActive: true } as Principal);
    expect(await verifyAt('inactive', right)).toBe('inactive');
  });

  it('should take as long for a wrong password that was tried before', async () => {
    verify.mockImplementation(async (hash, password) => {
      await setTimeout(100);
      return argon2.verify(hash, password);
    });
    await verifyAt('ann', 'of last year');
    const start = performance.now();
    await verifyAt('ann', 'of last year');
    verify.mockImplementation((hash, password) => argon2.verify(hash, password));
    expect(performance.now() - start).toBeGreaterThan(95);
  });

  it('should refuse who joins a running check when the user has become inactive meanwhile', async () => {
    const first = verifyAt('ann', right);
    await Promise.resolve();
    users.set('ann', { ...users.get('ann')!, isActive: false } as Principal);
    const [one, two] = await Promise.all([first, verifyAt('ann', right)]);
    expect([one, two]).toEqual(['ann', undefined]);
  });

  it('should join none that was begun for another password hash, or from another network', async () => {
    const [one, two] = [verifyAt('ann', right), verifyAt('ann', right, '192.0.2.2')];
    expect(await Promise.all([one, two])).toEqual(['ann', 'ann']);
    const old = verifyAt('ann', 'another one');
    await Promise.resolve();
    users.set('ann', {
      ...users.get('ann')!,
      passwordHash: await argon2.hash('another one', { memoryCost: 19 * 1024 }),
    } as Principal);
    expect(await Promise.all([old, verifyAt('ann', 'another one')])).toEqual([undefined, 'ann']);
  });

  it('should remember a good pair for its network only: elsewhere a guess is a try', async () => {
    expect(await verifyAt('ann', right)).toBe('ann');
    for (let n = 0; n < 11; n++) await verifyAt('ann', `guess ${n}`, '198.51.100.7');
    expect(await verifyAt('ann', right, '198.51.100.7')).toBe(429);
    for (let n = 0; n < 11; n++) await verifyAt('ann', `guess ${n}`);
    expect(await verifyAt('ann', right)).toBe('ann');
  });

  describe('of an Authorization header', () => {
    const headerOf = (password: string) => `Basic ${Buffer.from(`ann:${password}`).toString('base64')}`;
    const verifyHeader = async (header: string, ip = '192.0.2.1') => (await check.verifyBasic(ip, header))?.username;

    it('should prove a good pair once, and again after ten minutes, whatever is remembered', async () => {
      verify.mockClear();
      for (let n = 0; n < 3; n++) expect(await verifyHeader(headerOf(right))).toBe('ann');
      expect(verify).toHaveBeenCalledTimes(1);
      jest.spyOn(Date, 'now').mockReturnValue(clock + 10 * 60_000);
      for (let n = 0; n < 3; n++) expect(await verifyHeader(headerOf(right))).toBe('ann');
      expect(verify).toHaveBeenCalledTimes(2);
    });

    it('should prove it anew from another address', async () => {
      await verifyHeader(headerOf(right));
      verify.mockClear();
      expect(await verifyHeader(headerOf(right), '192.0.2.2')).toBe('ann');
      expect(verify).toHaveBeenCalledTimes(1);
    });

    it('should refuse a wrong one each time, and count another one as another try', async () => {
      for (let n = 0; n < 12; n++) expect(await verifyHeader(headerOf('wrong'))).toBeUndefined();
      for (let n = 0; n < 10; n++) await verifyHeader(headerOf(`guess ${n}`)).catch(() => undefined);
      await expect(verifyHeader(headerOf(right))).rejects.toThrow(TooManySignIns);
    });

    it('should not keep the password, nor a header that holds none', async () => {
      await verifyHeader(headerOf(right));
      await verifyHeader('Basic nothing');
      const kept = await Promise.all([...lookUps].map(async ([key, made]) => JSON.stringify([key, await made])));
      expect(kept).toHaveLength(2);
      expect(kept.join()).not.toContain(right);
      expect(kept.join()).not.toContain(headerOf(right).slice(6));
      expect(kept.join()).not.toContain(crypto.hash('sha256', headerOf(right), 'base64')); // could be guessed at
    });

    it('should refuse who has become inactive, or has another password', async () => {
      await verifyHeader(headerOf(right));
      const { passwordHash } = users.get('ann')!;
      const commit = (change: Partial<Principal>) => {
        users.set('ann', { ...users.get('ann')!, ...change } as Principal);
        lookUps.clear();
      };
      commit({ isActive: false });
      expect(await verifyHeader(headerOf(right))).toBeUndefined();
      commit({ isActive: true });
      expect(await verifyHeader(headerOf(right))).toBe('ann');
      commit({ passwordHash: await argon2.hash('another one', { memoryCost: 19 * 1024 }) });
      expect(await verifyHeader(headerOf(right))).toBeUndefined();
      commit({ passwordHash });
      expect(await verifyHeader(headerOf(right))).toBe('ann');
    });
  });
});
