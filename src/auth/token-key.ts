import { createHmac, hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const form = /^map_[0-9A-Za-z]{32}_[0-9A-Za-z]{6}$/;

/** A new key: `map_`, 32 random base62 characters (190 bits), `_` and the checksum, so that scanners recognise one. */
export function newKey(): string {
  const secret = Array.from({ length: 32 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `map_${secret}_${checksum(secret)}`;
}

/** Whether the text can be a key at all: a mistyped one is told without asking the database. */
export function isWellFormed(key: string): boolean {
  return form.test(key) && key.slice(-6) === checksum(key.slice(4, 36));
}

/** What is stored of a key: HMAC-SHA-256 with the server's pepper. */
export function digestOf(key: string, pepper: string): Buffer {
  return createHmac('sha256', pepper).update(key).digest();
}

/**
 * SHA-256 in base64: under what a key or the cookie of a session is known while the process runs. Of a key it takes a tenth
 * of the time of the digest with the pepper, and as text a quarter of that of a Buffer.
 */
export const plainDigestOf = (key: string): string => hash('sha256', key, 'base64');

const mostDigests = 5000;

/** The digests of keys that are in use, each worked out once. Nobody's guesses are among them. */
export class KeyDigests {
  private known = new Map<string, Buffer>();

  constructor(private readonly pepper: string) {}

  /** As digestOf. @param plain the key's plain digest */
  of(key: string, plain: string): Buffer {
    return this.known.get(plain) ?? digestOf(key, this.pepper);
  }

  /** Keeps the digest of a key that there is. */
  keep(plain: string, digest: Buffer): void {
    if (this.known.size >= mostDigests && !this.known.has(plain)) this.known = new Map();
    this.known.set(plain, digest);
  }
}

function checksum(secret: string): string {
  let rest = crc32(secret);
  let text = '';
  for (let place = 0; place < 6; place++) {
    text = alphabet[rest % 62]! + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}
