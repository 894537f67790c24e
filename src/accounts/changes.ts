import type { Difference } from './granting/links.js';

/** Changes in words, for whoever keeps account of them; empty when there are none. */
export function inWords(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join('; ');
}

/** Such as `roles +editor -reader`. */
export function difference(what: string, { added, removed }: Difference): string | undefined {
  const words = [...added.map((word) => `+${word}`), ...removed.map((word) => `-${word}`)];
  return words.length > 0 ? [what, ...words].join(' ') : undefined;
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
