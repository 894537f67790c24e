import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Options } from '@node-rs/argon2';
import { isLonger } from '../faults.js';

/** argon2id at OWASP's minimum for password storage: 19 MiB, two passes, one lane. */
const cost: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** How many characters a password may have. */
export const passwordLength = { min: 8, max: 1024 } as const;
const stretch = promisify(pbkdf2);

/** What hashes of that cost begin with. */
const prefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`;

/** Compared against when there is no hash, so that unknown users cost what known ones do: it is of no password. */
const nobody = [prefix, ...[16, 32].map((bytes) => randomBytes(bytes).toString('base64').replaceAll('=', ''))].join(
  '$',
);

/** Loaded by the first who needs it. */
const argon2 = (): Promise<typeof import('@node-rs/argon2')> => import('@node-rs/argon2');

/** @param salt 16 bytes, only where the hash of a known password must always come out the same */
export async function hashPassword(password: string, salt?: Uint8Array): Promise<string> {
  const { hash } = await argon2();
  return hash(password, { ...cost, salt });
}

/** A password that has been checked and hashed before it is stored. */
export class HashedPassword {
  constructor(readonly hash: string) {}
}

/** @returns why a password cannot be set, or undefined */
export function passwordFault(password: unknown): string | undefined {
  if (typeof password !== 'string') return 'A password must be text.';
  const { min, max } = passwordLength;
  if (isLonger(password, max)) return `A password has at most ${max} characters.`;
  return isLonger(password, min - 1) ? undefined : `A password needs at least ${min} characters.`;
}

/**
 * Compares a password with a stored hash: argon2, or Django's `pbkdf2_sha256$iterations$salt$digest` of an imported
 * user. Takes the same time when `stored` is null or cannot be read; for imported hashes see `evenOut`.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const fits = !isLonger(password, passwordLength.max);
  const given = fits ? password : '';
  const imported = readDjango(stored);
  const right = imported ? await verifyDjango(given, imported) : await verifyArgon2(given, stored);
  return right && fits;
}

/**
 * Does the work that a failed check of `stored` has left undone, so that failing costs the same whatever is stored: one
 * argon2 hash and the rounds of the slowest import.
 * @param rounds of the slowest import, 0 where there is none
 */
export async function evenOut(stored: string | null, rounds: number): Promise<void> {
  const imported = readDjango(stored);
  if (imported) await verifyArgon2('', null);
  const left = rounds - (imported?.rounds ?? 0);
  if (left > 0) await stretch('', 'salt', left, 32, 'sha256');
}

/** Whether a hash that has just been verified should be replaced by a fresh one. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(`${prefix}$`);
}

async function verifyArgon2(password: string, stored: string | null): Promise<boolean> {
  const { verify } = await argon2();
  const instead = async (): Promise<boolean> => (await verify(nobody, password)) && false;
  return stored?.startsWith('$argon2') ? verify(stored, password).catch(instead) : instead();
}

interface DjangoHash {
  rounds: number;
  salt: string;
  digest: Buffer;
}

/** @returns undefined for what is none, or cannot be checked */
function readDjango(stored: string | null): DjangoHash | undefined {
  const [kind, rounds = '', salt = '', text = ''] = stored?.split('$') ?? [];
  const digest = Buffer.from(text, 'base64');
  const sound = kind === 'pbkdf2_sha256' && /^\d{1,7}$/.test(rounds) && Number(rounds) > 0 && digest.length === 32;
  return sound ? { rounds: Number(rounds), salt, digest } : undefined;
}

async function verifyDjango(password: string, { rounds, salt, digest }: DjangoHash): Promise<boolean> {
  return timingSafeEqual(await stretch(password, salt, rounds, digest.length, 'sha256'), digest);
}
