import type { Row, SqlValue } from '../database/database.js';
import { linkHash } from '../database/hash-chain.js';
import type { AuditEntry } from './audit-entry.entity.js';

/** The columns of an entry that its hash covers, in their order in it: neither can ever change. */
export const chainedColumns = [
  'at', 'event', 'outcome', 'actor_id', 'actor', 'effective_id', 'effective', 'via', 'method', 'route', 'address',
  'target', 'detail',
] as const; // prettier-ignore

/** An entry that has no place in the chain yet. */
export type AuditDraft = Omit<AuditEntry, 'id' | 'hash'>;

/** The values of `chainedColumns`. */
export function chainedValues(entry: AuditDraft): (string | null)[] {
  return [
    entry.at,
    entry.event,
    entry.outcome,
    entry.actorId,
    entry.actor,
    entry.effectiveId,
    entry.effective,
    entry.via,
    entry.method,
    entry.route,
    entry.address,
    entry.target,
    entry.detail,
  ];
}

/** The hash that a stored entry must have after the one with the hash `previous`. */
export function rowHash(previous: Uint8Array, row: Row): Buffer {
  return linkHash(
    previous,
    chainedColumns.map((column) => (row[column] === null ? null : String(row[column] as SqlValue))),
  );
}
