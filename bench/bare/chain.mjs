// The chain of audit entries, as src/audit-log/audit-chain.ts and src/database/hash-chain.ts have it: whoever adds
// entries links each to the one before, and seals the new end.
import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto';
import { pepper } from './pepper.mjs';

const key = createSecretKey(new Uint8Array(hkdfSync('sha256', pepper, '', 'audit chain', 32)));
const digest = (text) => createHmac('sha256', key).update(text).digest();
const hex = (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex');

const seal = ({ entries, last_id, hash, former_id, former_entries, former_hash }) =>
  digest(
    `end ${JSON.stringify([
      String(entries),
      String(last_id),
      hex(hash),
      String(former_id),
      former_entries === null ? null : String(former_entries),
      former_hash && hex(former_hash),
    ])}`,
  );

/** Where the next entry is linked to. @throws for an end that somebody else has changed */
export function startOf(end) {
  if (!timingSafeEqual(seal(end), end.seal)) throw new Error('The audit trail is at fault.');
  return { id: Math.max(Number(end.last_id), Number(end.newest ?? 0)), hash: end.hash, entries: Number(end.entries) };
}

/** The rows of entries; `start` is moved on to the last of them. */
export function link(start, entries) {
  return entries.map((values) => {
    start.id++;
    start.hash = digest(hex(start.hash) + JSON.stringify([String(start.id), ...values]));
    start.entries++;
    return [start.id, ...values, start.hash];
  });
}

/** What the end of the chain is then: its entries, last id, hash and seal. */
export function nextEnd(before, { id, hash, entries }) {
  return [entries, id, hash, seal({ ...before, entries, last_id: id, hash })];
}
