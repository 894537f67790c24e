import { createHmac, randomInt } from 'node:crypto';
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

function checksum(secret: string): string {
  let rest = crc32(secret);
  let text = '';
  for (let place = 0; place < 6; place++) {
    text = alphabet[rest % 62]! + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}
