import { setImmediate } from 'node:timers/promises';
import {
  auditChain,
  chainStart,
  cut,
  firstEntries,
  linkHash,
  nextEntries,
  storedEnd,
  type StoredEnd,
  storedValues,
} from '../kit/administration.js';
import type { Database, Row } from '../kit/index.js';

const page = 1000;
const [firstSql, nextSql] = [firstEntries(page), nextEntries(page)];

type Source = Pick<Database, 'read'>;

export interface Verification {
  /** How many entries there are, up to the first that is broken. */
  entries: number;
  /** The hash of the last of them in hexadecimal digits. */
  hash: string;
  /** What is wrong, in a sentence; undefined when the chain is unbroken. */
  fault?: string;
}

export interface VerificationOptions {
  /**
   * A hash that was written down earlier, in hexadecimal digits: some entry must have it, or all before it is in doubt.
   */
  head?: string;
  /** Told how many more entries have been looked at. */
  step?: (count: number) => void;
}

/** How many entries were written, as far as that can be told without looking at them. */
export async function entriesWritten(database: Source): Promise<number> {
  return Number((await storedEnd(database))?.entries ?? 0);
}

/**
 * Works the hashes of all audit entries out anew, a page at a time. Entries may be added meanwhile. An earlier state of
 * the whole trail, put back with its own end, is found only by a hash that was kept elsewhere (`head`).
 * @throws SettingsError as readPepper
 */
export async function verifyAuditTrail(
  database: Source,
  { head, step }: VerificationOptions = {},
): Promise<Verification> {
  const chain = auditChain();
  const kept = head && Buffer.from(head, 'hex');
  let [hash, former]: Buffer[] = [chainStart, chainStart];
  let entries = 0;
  let last: bigint | undefined;
  let isFormer = true;
  let headFound = !kept || kept.equals(chainStart);
  const found = (fault?: string): Verification => ({ entries, hash: hash!.toString('hex'), fault });

  for (;;) {
    // The end first: entries that are added after it was read can only be more than it says.
    const end = await storedEnd(database);
    if (!end) return found('The end of the chain is missing: it was removed, and entries may have been.');
    if (!chain.check.equals(end.keyCheck)) return found(otherPepper);
    let hashAtEnd = hash;
    const rows = last === undefined ? await database.read(firstSql) : await database.read(nextSql, [last]);
    for (const row of rows) {
      const id = BigInt(row.id as string);
      if (isFormer && id > BigInt(end.formerId)) {
        const fault = formerFault(entries, former!, end);
        if (fault !== undefined) return found(fault);
        isFormer = false;
      }
      if (end.otherKeyFrom !== null && id >= BigInt(end.otherKeyFrom)) {
        return found(
          `${named(row)} and those after it were written with another TOKEN_PEPPER, so they cannot be proved.`,
        );
      }
      const values = storedValues(row);
      const next = chain.link(hash!, String(id), values);
      if (isFormer) former = linkHash(former!, values);
      const expected = isFormer ? former! : next;
      if (!isHash(row.hash) || !expected.equals(row.hash)) {
        return found(`${named(row)} is broken: it or one before it was changed.`);
      }
      hash = next;
      if (++entries === Number(end.entries)) hashAtEnd = hash;
      if (kept && !headFound) headFound = kept.equals(hash) || kept.equals(expected);
      last = id;
    }
    step?.(rows.length);
    await setImmediate(); // SQLite is read without leaving this process: others get their turn here
    if (rows.length === page) continue;
    const fault =
      (isFormer ? formerFault(entries, former!, end) : undefined) ??
      endFault(entries, hashAtEnd!, end, chain.seal(end).equals(end.seal), await storedEnd(database));
    return found(
      fault ??
        (headFound
          ? undefined
          : 'No entry has the hash that was given: entries have been rewritten since it was written down.'),
    );
  }
}

const otherPepper =
  'The secret that the trail is keyed by is not the one it was begun with: TOKEN_PEPPER, or the file token-pepper in ' +
  'DATA_DIR, was changed or lost. Restore it; without it nothing can be proved.';

/** What was wrong with the entries of the former rule when the present one began. */
function formerFault(entries: number, hash: Buffer, { formerEntries, formerHash }: StoredEnd): string | undefined {
  if (formerEntries === null) {
    return 'The end of the chain was missing when it was continued: entries before that may be missing, too.';
  }
  return (
    countFault(entries, Number(formerEntries), 'at the end of the part without a key') ??
    (hash.equals(formerHash!) ? undefined : 'The last entry without a key is not the one that was written last.')
  );
}

/** @param now the end once more: what is beyond the one that was read before the entries must have been added since */
function endFault(entries: number, hash: Buffer, end: StoredEnd, isSealed: boolean, now = end): string | undefined {
  if (!isSealed) return 'The end of the chain is not as this service wrote it: somebody changed it.';
  const written = Number(end.entries);
  const fault = countFault(entries, entries > written ? Math.min(entries, Number(now.entries)) : written, 'at the end');
  if (fault !== undefined || hash.equals(end.hash)) return fault;
  return 'The last entry is not the one that was written last, or an earlier one got another id.';
}

function countFault(entries: number, written: number, where: string): string | undefined {
  if (entries < written) return `Entries are missing ${where}: ${written} were written, ${entries} are there.`;
  if (entries > written) return `Entries were added ${where}: ${written} were written, ${entries} are there.`;
  return undefined;
}

function isHash(value: unknown): value is Uint8Array {
  return value instanceof Uint8Array;
}

function named({ id, at }: Row): string {
  return `Entry ${String(id)} of ${cut(String(at), 30)}Z`;
}
