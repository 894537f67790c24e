import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import * as argon2 from '@node-rs/argon2';

// The real thing, but counted: "the same work" must not be a question of this machine's speed.
const verify = jest.fn(argon2.verify);
jest.unstable_mockModule('@node-rs/argon2', () => ({ ...argon2, verify }));
const { hashPassword, isOutdated, passwordFault, verifyPassword } = await import('./passwords.js');

// As Django 1.4 and later write them; computed by Python's hashlib.
const django = 'pbkdf2_sha256$1000$seasalt$DrdiWD40lyBuydnjvZiDrdQMx1S1mOA9O0QYex0R6ww=';
const djangoBeyondAscii = 'pbkdf2_sha256$1000$seasalt2$4kx842Hk2b2y0c8AOjgC6QT/B64J0WqRBjb9l4tkomw=';

const parameters = (hash: string): string[] => hash.split('$').slice(0, 4);

describe('hashPassword', () => {
  it('should be argon2id with at least 19 MiB and two passes, salted anew each time', async () => {
    const [one, two] = await Promise.all([hashPassword('secret'), hashPassword('secret')]);
    const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$[\w+/]{22,}\$[\w+/]{43}$/.exec(one) ?? [];
    expect(Number(memory)).toBeGreaterThanOrEqual(19 * 1024);
    expect(Number(passes)).toBeGreaterThanOrEqual(2);
    expect(two).not.toBe(one);
    expect(one.length).toBeLessThanOrEqual(255);
  });
});

describe('verifyPassword', () => {
  it.each(['correct horse battery', 'pässwörd ✓', ' leading and trailing ', 'with\0nul', 'x'.repeat(1024)])(
    'should know %j by its argon2id hash and nothing else',
    async (password) => {
      const hash = await hashPassword(password);
      expect(await verifyPassword(password, hash)).toBe(true);
      expect(await verifyPassword(`${password} `, hash)).toBe(false);
      expect(await verifyPassword(password.slice(0, -1), hash)).toBe(false);
      expect(await verifyPassword('', hash)).toBe(false);
    },
  );

  it('should know a password by its Django hash and nothing else', async () => {
    expect(await verifyPassword('correct horse battery', django)).toBe(true);
    expect(await verifyPassword('pässwörd ✓', djangoBeyondAscii)).toBe(true);
    expect(await verifyPassword('correct horse', django)).toBe(false);
    expect(await verifyPassword('correct horse battery', djangoBeyondAscii)).toBe(false);
    expect(await verifyPassword('', django)).toBe(false);
  });

  it.each([
    ['no hash', null],
    ['an empty text', ''],
    ['an unusable password of Django', '!abcdef'],
    ['a plain password', 'correct horse battery'],
    ['another kind of hash', '5f4dcc3b5aa765d61d8327deb882cf99'],
    ['a Django hash without digest', 'pbkdf2_sha256$1000$seasalt$'],
    ['a Django hash without rounds', 'pbkdf2_sha256$$seasalt$DrdiWD40lyBuydnjvZiDrdQMx1S1mOA9O0QYex0R6ww='],
    ['a Django hash of no rounds', 'pbkdf2_sha256$0$seasalt$DrdiWD40lyBuydnjvZiDrdQMx1S1mOA9O0QYex0R6ww='],
    [
      'a Django hash of absurdly many rounds',
      'pbkdf2_sha256$999999999$seasalt$DrdiWD40lyBuydnjvZiDrdQMx1S1mOA9O0QYex0R6ww=',
    ],
    ['a cut Django hash', 'pbkdf2_sha256$1000'],
    ['a shortened digest', 'pbkdf2_sha256$1000$seasalt$Dg=='],
  ])('should be false against %s', async (_, stored) => {
    for (const password of ['', 'correct horse battery']) expect(await verifyPassword(password, stored)).toBe(false);
  });

  it('should never be true beyond 1024 characters, also where the rest of them would match', async () => {
    const long = 'x'.repeat(1025);
    expect(await verifyPassword(long, await hashPassword(long))).toBe(false);
    expect(await verifyPassword(long, await hashPassword(long.slice(1)))).toBe(false);
    expect(await verifyPassword(long, await hashPassword(''))).toBe(false);
  });

  describe('work', () => {
    beforeEach(() => void verify.mockClear());

    it('should be the same for nobody, for a user without password and for a password that is too long', async () => {
      const hash = await hashPassword('correct horse battery');
      await verifyPassword('wrong', hash);
      await verifyPassword('wrong', null);
      await verifyPassword('wrong', '!unusable');
      await verifyPassword('x'.repeat(1025), hash);
      expect(verify).toHaveBeenCalledTimes(4);
      for (const [compared] of verify.mock.calls) expect(parameters(String(compared))).toEqual(parameters(hash));
    });

    it('should not grow with the length of the password', async () => {
      await verifyPassword('x'.repeat(1_000_000), null);
      expect(String(verify.mock.calls[0]![1]).length).toBeLessThanOrEqual(1024);
    });
  });
});

describe('isOutdated', () => {
  it('should be false for a fresh hash', async () => {
    expect(isOutdated(await hashPassword('secret'))).toBe(false);
  });

  it.each([
    django,
    '$argon2i$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA',
    '$argon2id$v=16$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA',
    '$argon2id$v=19$m=4096,t=2,p=1$c2FsdHNhbHQ$aGFzaA',
    '$argon2id$v=19$m=19456,t=1,p=1$c2FsdHNhbHQ$aGFzaA',
    '$argon2id$v=19$m=19456,t=2,p=10$c2FsdHNhbHQ$aGFzaA',
  ])('should be true for %s', (hash) => {
    expect(isOutdated(hash)).toBe(true);
  });
});

describe('passwordFault', () => {
  it('should ask for 8 to 1024 characters', () => {
    expect(passwordFault('x'.repeat(7))).toContain('8');
    expect(passwordFault('x'.repeat(8))).toBeUndefined();
    expect(passwordFault('x'.repeat(1024))).toBeUndefined();
    expect(passwordFault('x'.repeat(1025))).toContain('1024');
  });
});
