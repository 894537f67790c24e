import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { hash, verify, type Options } from '@node-rs/argon2';

/** argon2id at OWASP's minimum for password storage: 19 MiB, two passes, one lane. */
const cost: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

const maxLength = 1024;
const stretch = promisify(pbkdf2);

/** Compared against when there is no hash, so that unknown users cost what known ones do. */
const nobody = hash(randomBytes(16), cost);

/** @param salt 16 bytes, only where the hash of a known password must always come out the same */
export async function hashPassword(password: string, salt?: Uint8Array): Promise<string> {
  return hash(password, { ...cost, salt });
}

/** A password that has been checked and hashed before it is stored. */
export class HashedPassword {
  constructor(readonly hash: string) {}
}

/** @returns why a password cannot be set, or undefined */
export function passwordFault(password: unknown): string | undefined {
  if (typeof password !== 'string') return 'A password must be text.';
  if (password.length < 8) return 'A password needs at least 8 characters.';
  if (password.length > maxLength) return `A password has at most ${maxLength} characters.`;
  return undefined;
}

/**
 * Compares a password with a stored hash: argon2, or Django's `pbkdf2_sha256$iterations$salt$digest` of an imported user.
 * Takes the same time when `stored` is null.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const fits = password.length <= maxLength;
  const given = fits ? password : '';
  if (stored?.startsWith('pbkdf2_sha256$')) return (await verifyDjango(given, stored)) && fits;
  const known = stored?.startsWith('$argon2') === true;
  // A hash that cannot be read is nobody's.
  const right = await verify(known ? stored : await nobody, given).catch(() => false);
  return right && known && fits;
}

/** Whether a hash that has just been verified should be replaced by a fresh one. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(`$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`);
}

async function verifyDjango(password: string, stored: string): Promise<boolean> {
  const [, iterations = '', salt = '', digest = ''] = stored.split('$');
  const expected = Buffer.from(digest, 'base64');
  if (!/^\d{1,7}$/.test(iterations) || Number(iterations) < 1 || expected.length !== 32) return false;
  const actual = await stretch(password, salt, Number(iterations), expected.length, 'sha256');
  return timingSafeEqual(actual, expected);
}
