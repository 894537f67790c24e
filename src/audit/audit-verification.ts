import { chainedColumns, rowHash } from '../auth/audit-chain.js';
import { cut } from '../auth/origin.js';
import type { Database, Row } from '../database/database.js';
import { chainStart } from '../database/hash-chain.js';

const columns = ['id', ...chainedColumns, 'hash'].join(', ');
const page = 2000;
const firstSql = `SELECT ${columns} FROM audit_entry ORDER BY id LIMIT ${page}`;
const nextSql = `SELECT ${columns} FROM audit_entry WHERE id > ? ORDER BY id LIMIT ${page}`;

export interface Verification {
  /** How many entries there are, up to the first that is broken. */
  entries: number;
  /** The hash of the last of them in hexadecimal digits. */
  hash: string;
  /** What is wrong, in a sentence; undefined when the chain is unbroken. */
  fault?: string;
}

export interface VerificationOptions {
  /** A hash that was written down earlier, in hexadecimal digits: some entry must have it, or all before it is in doubt. */
  head?: string;
  /** Told how many more entries have been looked at. */
  step?: (count: number) => void;
}

/** How many entries were written, as far as that can be told without looking at them. */
export async function entriesWritten(database: Database): Promise<number> {
  return Number((await chainEnd(database)).entries);
}

/**
 * Works the hashes of all audit entries out anew, a page at a time. Entries may be added meanwhile. Who can write to the
 * database can also rewrite the whole chain: only a hash that was kept elsewhere (`head`) tells that.
 */
export async function verifyAuditTrail(database: Database, options: VerificationOptions = {}): Promise<Verification> {
  const head = options.head && Buffer.from(options.head, 'hex');
  let hash: Buffer = chainStart;
  let entries = 0;
  let last: bigint | undefined;
  let headFound = !head || head.equals(chainStart);
  const found = (fault?: string): Verification => ({ entries, hash: hash.toString('hex'), fault });

  for (;;) {
    // The end first: entries that are added after it was read can only be more than it says.
    const end = await chainEnd(database);
    const rows = last === undefined ? await database.read(firstSql) : await database.read(nextSql, [last]);
    if (rows.length === 0) {
      return found(endFault(entries, hash, end) ?? (headFound ? undefined : 'No entry has the hash that was given: entries have been rewritten since it was written down.')); // prettier-ignore
    }
    for (const row of rows) {
      const next = rowHash(hash, row);
      if (!isHash(row.hash) || !next.equals(row.hash)) return found(`${named(row)} is broken: it or one before it was changed.`); // prettier-ignore
      hash = next;
      entries++;
      if (head && !headFound) headFound = head.equals(next);
    }
    last = BigInt(rows.at(-1)!.id as string | number | bigint);
    options.step?.(rows.length);
  }
}

interface ChainEnd {
  entries: string | number | bigint;
  hash: Uint8Array;
}

async function chainEnd(database: Database): Promise<ChainEnd> {
  const [end] = await database.read<ChainEnd>('SELECT entries, hash FROM audit_chain WHERE id = 1');
  return end ?? { entries: 0, hash: chainStart };
}

function endFault(entries: number, hash: Buffer, end: ChainEnd): string | undefined {
  const written = Number(end.entries);
  if (entries < written) return `Entries are missing at the end: ${written} were written, ${entries} are there.`;
  if (entries > written) return `Entries were added at the end: ${written} were written, ${entries} are there.`;
  return hash.equals(end.hash) ? undefined : 'The last entry is not the one that was written last.';
}

function isHash(value: unknown): value is Uint8Array {
  return value instanceof Uint8Array;
}

function named({ id, at }: Row): string {
  return `Entry ${String(id)} of ${cut(String(at), 30)}Z`;
}
