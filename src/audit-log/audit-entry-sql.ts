import type { Condition } from '../database/condition.js';
import { marks } from '../database/insert-rows.js';
import type { Instant } from '../database/instant.js';
import { chainedColumns } from './audit-chain.js';

// SQL on the audit trail: for those who read all of it, a page at a time, and for those whom it is about.

const columns = ['id', ...chainedColumns, 'hash'].join(', ');

/** The entries of the first page, and of the one behind an id. */
export const firstEntries = (page: number): string => `SELECT ${columns} FROM audit_entry ORDER BY id LIMIT ${page}`;
export const nextEntries = (page: number): string =>
  `SELECT ${columns} FROM audit_entry WHERE id > ? ORDER BY id LIMIT ${page}`;

/** The entries `t`, with the hash as text: many small buffers cost more. */
export const selectEntries = `SELECT t.id, ${chainedColumns.map((column) => `t.${column}`).join(', ')}, hex(t.hash) AS hash FROM audit_entry t`;

/** The `id` of the newest entry; null when there is none. */
export const newestEntry = 'SELECT MAX(id) AS id FROM audit_entry';

/** The `id` that ends the page behind one id and up to another. */
export const endOfPage = (page: number): string =>
  `SELECT MAX(id) AS id FROM (SELECT id FROM audit_entry WHERE id > ? AND id <= ? ORDER BY id LIMIT ${page}) p`;

/** What an account is known by in the trail. */
export interface AuditedAccount {
  id: string;
  /** When it was made. */
  since: Instant;
  /** The names that it is signed in by. */
  names: readonly string[];
  /** What belongs to it, such as `tokens/7`. */
  belongings: readonly string[];
}

/** Entries of each kind that are looked at; how many there are of one does not matter then. */
const newest = 500;
const newestWhere = (condition: string): string =>
  `SELECT id FROM (SELECT id FROM audit_entry WHERE ${condition} ORDER BY id DESC LIMIT ${newest}) n`;
/**
 * What was done to an account stands with that account: an administrator may have done it to another. Who tried to sign in
 * before there was the account tried it with another one that had the name.
 */
const byName = newestWhere(
  "actor = ? AND event = ? AND (actor_id = ? OR (actor_id IS NULL AND at >= ?)) AND instr(target, 'users/') = 0",
);

/**
 * Those of the entries `t` that say what happened to an account: what was done to it and to what belongs to it, and who
 * signed in by its names or tried to. The newest of each kind.
 */
export function aboutAccount({ id, since, names, belongings }: AuditedAccount): Condition {
  const targets = [[`users/${id}`], belongings].filter((some) => some.length > 0);
  const signIns = names.flatMap((name) => ['sign-in', 'session'].map((event) => [name, event, BigInt(id), since]));
  const parts = [
    ...targets.map((some) => newestWhere(`target IN (${marks(some.length)})`)),
    ...signIns.map(() => byName),
  ];
  // A table of its own, or MariaDB would ask anew for every entry that there is.
  const ids = `SELECT id FROM (${parts.join(' UNION ALL ')}) e`;
  return { sql: `t.id IN (${ids})`, values: [...targets, ...signIns].flat(), isFew: true };
}
