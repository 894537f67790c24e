import { hash } from 'node:crypto';
import { Problem } from '../../config/problem.js';
import type { KeyValue } from '../query/keyset.js';
import type { OrderTerm } from '../query/ordering.js';

/** A place in a list: behind or before the row with these values. */
export interface Place {
  backwards: boolean;
  /** One for each term of the list's order. */
  values: KeyValue[];
}

type Contents = [backwards: 0 | 1, ...values: (string | null)[]];

const sealLength = 8;

/**
 * A place as the text that clients hand back; what is in it is not their business. The seal finds what is damaged or
 * from elsewhere. It is no secret: whoever makes a place up sees no more than the list shows.
 */
export function sealCursor(list: string, order: readonly OrderTerm[], { backwards, values }: Place): string {
  const texts = values.map((value) => (value === null ? null : String(value)));
  const contents: Contents = [backwards ? 1 : 0, ...texts];
  const text = Buffer.from(JSON.stringify(contents)).toString('base64url');
  return text + sealOf(list, order, text);
}

/** @throws Problem for a text that is no cursor of this list in this order */
export function openCursor(list: string, order: readonly OrderTerm[], cursor: string): Place {
  const text = cursor.slice(0, -sealLength);
  if (cursor.slice(-sealLength) !== sealOf(list, order, text)) refuse();
  const [backwards, ...values] = contentsOf(text);
  if ((backwards !== 0 && backwards !== 1) || values.length !== order.length) refuse();
  return { backwards: backwards === 1, values: values.map((value, n) => readValue(order[n]!, value)) };
}

function contentsOf(text: string): Contents {
  try {
    const contents: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(contents) ? (contents as Contents) : refuse();
  } catch {
    return refuse();
  }
}

function readValue({ type, nullable }: OrderTerm, value: unknown): KeyValue {
  if (value === null && nullable) return null;
  if (typeof value !== 'string') return refuse();
  if (type !== 'integer' && type !== 'boolean' && type !== 'related') return value;
  const number = /^-?\d{1,19}$/.test(value) ? BigInt(value) : refuse();
  return BigInt.asIntN(64, number) === number ? number : refuse();
}

/** Tells one list, one order and one text from another: a place in one means nothing in another. */
function sealOf(list: string, order: readonly OrderTerm[], text: string): string {
  const terms = order.map(({ sql, descending }) => (descending ? `-${sql}` : sql));
  return hash('sha256', JSON.stringify([list, terms, text]), 'base64url').slice(0, sealLength);
}

function refuse(): never {
  throw new Problem('invalid_cursor', 'The cursor is not one of this list in this order.');
}
