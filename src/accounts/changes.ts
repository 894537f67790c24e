import { mostDetail, type AuditedChange, type AuditLog } from '../audit-log/audit-log.service.js';
import type { Caller } from './caller.js';
import type { Difference } from './granting/links.js';

/** Changes in words, for whoever keeps account of them; empty when there are none. */
export function inWords(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join('; ');
}

/**
 * Changes in words as `inWords`, as the details of as many entries of the audit trail as hold all of them.
 * @param done what each of them begins with
 */
export function inEntries(done: string, ...parts: (string | undefined)[]): string[] {
  const entries = [done];
  for (const part of parts) {
    const joined = inWords(entries.at(-1), part);
    if (joined.length < mostDetail) entries[entries.length - 1] = joined;
    else entries.push(inWords(done, part));
  }
  return entries;
}

/** Notes in the audit trail what was done, see `inEntries`. */
export async function note(
  audit: AuditLog,
  caller: Caller | undefined,
  about: Pick<AuditedChange, 'event' | 'target'>,
  done: string,
  ...parts: (string | undefined)[]
): Promise<void> {
  for (const detail of inEntries(done, ...parts)) await audit.changed(caller, { ...about, detail });
}

/** Leaves room in an entry for what stands before it. */
const longestList = mostDetail - 200;

/** Words of a kind, in as many parts as each have room in an entry. */
export function listed(kind: string, words: readonly string[], separator = ' '): string[] {
  const lists: string[] = [];
  for (const word of words) {
    const longer = `${lists.at(-1)}${separator}${word}`;
    if (lists.length > 0 && longer.length <= longestList) lists[lists.length - 1] = longer;
    else lists.push(`${kind} ${word}`);
  }
  return lists;
}

/** Such as `roles +editor -reader`. */
export function difference(what: string, { added, removed }: Difference): string[] {
  return listed(what, [...added.map((word) => `+${word}`), ...removed.map((word) => `-${word}`)]);
}

/** The fields that differ: those of `shown` with their new values, the others by name only. */
export function differences<T extends object>(changes: Partial<T>, shown: readonly (keyof T)[]): string | undefined {
  const fields = Object.keys(changes) as (keyof T)[];
  const words = fields.map((field) =>
    shown.includes(field) ? `${String(field)} ${JSON.stringify(changes[field])}` : String(field),
  );
  return words.length > 0 ? words.join(', ') : undefined;
}

/** The given values that are not the present ones. */
export function changesOf<T extends object>(present: T, given: Partial<T>): Partial<T> {
  const fields = Object.keys(present) as (keyof T)[];
  return Object.fromEntries(
    fields
      .filter((field) => given[field] !== undefined && given[field] !== present[field])
      .map((field) => [field, given[field]]),
  ) as Partial<T>;
}
