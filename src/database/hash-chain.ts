import { hash } from 'node:crypto';

/** What the first entry of a chain is linked to. */
export const chainStart = Buffer.alloc(32);

/**
 * The hash of an entry of a chain: SHA-256 over the hash of the entry before, in hexadecimal digits, and the entry's
 * values as a JSON array of strings and nulls. Stored hashes depend on this form: it can never change.
 */
export function linkHash(previous: Uint8Array, values: readonly (string | null)[]): Buffer {
  return hash('sha256', Buffer.from(previous).toString('hex') + JSON.stringify(values), 'buffer');
}
