import type { EntityManager } from 'typeorm';
import { keyFor, readPepper } from '../config/pepper.js';
import { settings } from '../config/settings.js';
import type { Database, Row, SqlValue } from '../database/database.js';
import { forUpdate, upsertSql } from '../database/dialect.js';
import { chainStart, KeyedChain, type ChainEnd } from '../database/hash-chain.js';
import type { AuditEntry } from './audit-entry.entity.js';

/** The columns of an entry that its hash covers besides its id, in their order in it: neither can ever change. */
export const chainedColumns = [
  'at',
  'event',
  'outcome',
  'actor_id',
  'actor',
  'effective_id',
  'effective',
  'via',
  'method',
  'route',
  'address',
  'target',
  'detail',
] as const;

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

/** The values of `chainedColumns` of a stored entry. */
export function storedValues(row: Row): (string | null)[] {
  return chainedColumns.map((column) => (row[column] === null ? null : String(row[column] as SqlValue)));
}

/** What links and seals the entries of this installation. @throws SettingsError as readPepper */
export function auditChain(): KeyedChain {
  return new KeyedChain(keyFor('audit chain', readPepper(settings)));
}

/** The end of the chain as it is stored. */
export interface StoredEnd extends ChainEnd {
  /** The first entry that was linked with another key than the chain began with. */
  otherKeyFrom: string | null;
  keyCheck: Uint8Array;
  seal: Uint8Array;
}

const columns =
  'entries, last_id, hash, former_id, former_entries, former_hash, other_key_from, key_check, seal ' +
  'FROM audit_chain WHERE id = 1';
const lockSql = `SELECT (SELECT MAX(id) FROM audit_entry) AS newest, ${columns}${forUpdate}`;
const plantSql = upsertSql(
  'audit_chain',
  ['id', 'entries', 'last_id', 'hash', 'former_id', 'key_check', 'seal'],
  ['id'],
  { id: '{new}' },
);

/** Undefined when it is missing. */
export async function storedEnd(database: Pick<Database, 'read'>): Promise<StoredEnd | undefined> {
  const [row] = await database.read(`SELECT ${columns}`);
  return row && endOf(row);
}

/**
 * The end of the chain, locked until the transaction ends, and the greatest id that any entry has. Where it is missing
 * it is made anew, but without a seal, so that this stays a fault.
 */
export async function lockEnd(
  manager: EntityManager,
  { check }: KeyedChain,
): Promise<{ end: StoredEnd; newest: bigint }> {
  let [row] = await manager.query<Row[]>(lockSql);
  if (!row) {
    await manager.query(plantSql, [1, 0, 0, chainStart, 0, check, chainStart]);
    [row] = await manager.query<Row[]>(lockSql);
  }
  return { end: endOf(row!), newest: BigInt((row!.newest ?? 0) as string) };
}

function endOf(row: Row): StoredEnd {
  const text = (column: string): string | null => {
    const value = row[column] as string | number | bigint | null;
    return value === null ? null : String(value);
  };
  return {
    entries: text('entries')!,
    lastId: text('last_id')!,
    hash: row.hash as Uint8Array,
    formerId: text('former_id')!,
    formerEntries: text('former_entries'),
    formerHash: row.former_hash as Uint8Array | null,
    otherKeyFrom: text('other_key_from'),
    keyCheck: row.key_check as Uint8Array,
    seal: row.seal as Uint8Array,
  };
}
