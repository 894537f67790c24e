import type { FieldType } from '../../src/rest/declaration/field.js';
import type { Lookup } from '../../src/rest/declaration/lookups.js';

// What filters and orders mean, without a database: by these rules the tests tell what an answer must hold.

export type Scalar = null | boolean | number | string;

/** Null first, then numbers by size and texts by code points. */
export function compare(a: Scalar, b: Scalar): number {
  if (a === null || b === null) return Number(b === null) - Number(a === null);
  if (typeof a !== 'string' || typeof b !== 'string') return Number(a) - Number(b);
  const [left, right] = [[...a], [...b]];
  for (let n = 0; n < Math.min(left.length, right.length); n++) {
    const difference = left[n]!.codePointAt(0)! - right[n]!.codePointAt(0)!;
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** One letter at a time, so that a sigma is the same everywhere, and a dotted I is an i. */
function lower(text: string): string {
  return [...text].map((letter) => (letter === 'İ' ? 'i' : letter.toLowerCase())).join('');
}

const texts: Partial<Record<Lookup, (held: string, asked: string) => boolean>> = {
  iexact: (held, asked) => lower(held) === lower(asked),
  contains: (held, asked) => held.includes(asked),
  icontains: (held, asked) => lower(held).includes(lower(asked)),
  startswith: (held, asked) => held.startsWith(asked),
  istartswith: (held, asked) => lower(held).startsWith(lower(asked)),
  endswith: (held, asked) => held.endsWith(asked),
};

const orders: Partial<Record<Lookup, (difference: number) => boolean>> = {
  exact: (difference) => difference === 0,
  gt: (difference) => difference > 0,
  gte: (difference) => difference >= 0,
  lt: (difference) => difference < 0,
  lte: (difference) => difference <= 0,
};

const isYes = (text: string): boolean => ['true', 'True', '1'].includes(text);

function read(type: FieldType, text: string): Scalar {
  if (type === 'integer') return Number(text);
  if (type === 'boolean') return isYes(text);
  // The tests ask for days, for whole seconds and for the full form.
  if (type === 'datetime') return text.length === 26 ? text : `${`${text}T00:00:00`.slice(0, 19)}.000000`;
  return text;
}

/** Whether a value passes the lookup with what was asked for; null passes none but isnull. */
export function passes(type: FieldType, lookup: Lookup, value: Scalar, asked: string): boolean {
  if (lookup === 'isnull') return (value === null) === isYes(asked);
  if (value === null) return false;
  const held = type === 'integer' ? Number(value) : value;
  const differences = asked.split(',').map((one) => compare(held, read(type, one)));
  if (lookup === 'in') return differences.includes(0);
  if (lookup === 'range') return differences[0]! >= 0 && differences[1]! <= 0;
  return texts[lookup]?.(String(held), asked) ?? orders[lookup]!(compare(held, read(type, asked)));
}
