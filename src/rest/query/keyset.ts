import { nothing, type Condition } from '../../database/condition.js';
import type { SqlValue } from '../../database/database.js';
import type { OrderTerm } from './ordering.js';

/** The value of a term in the row that a page begins behind. */
export type KeyValue = SqlValue;

/**
 * The rows behind the one with these values, in the order of the terms. Null comes before every value, as both engines
 * sort it. The first term is also bounded alone, which lets them begin at that place of an index.
 */
export function behind(terms: readonly OrderTerm[], values: readonly KeyValue[]): Condition {
  const [first] = terms;
  const rest = after(terms, values);
  const bound = terms.length > 1 ? boundOf(first!, values[0]!) : undefined;
  return bound ? { sql: `${bound.sql} AND ${rest.sql}`, values: [...bound.values, ...rest.values] } : rest;
}

/** The same terms in the opposite direction. */
export function reversed(terms: readonly OrderTerm[]): OrderTerm[] {
  return terms.map((term) => ({ ...term, descending: !term.descending }));
}

/** Undefined where no range of an index is one: the rows without a value are at its other end. */
function boundOf({ sql, descending, nullable }: OrderTerm, value: KeyValue): Condition | undefined {
  if (value === null || (descending && nullable)) return undefined;
  return { sql: `${sql} ${descending ? '<=' : '>='} ?`, values: [value] };
}

function after([term, ...terms]: readonly OrderTerm[], [value, ...values]: readonly KeyValue[]): Condition {
  const beyond = beyondOf(term!, value!);
  if (terms.length === 0) return beyond ?? nothing;
  const same: Condition =
    value === null ? { sql: `${term!.sql} IS NULL`, values: [] } : { sql: `${term!.sql} = ?`, values: [value!] };
  const next = after(terms, values);
  const tied = { sql: `${same.sql} AND ${next.sql}`, values: [...same.values, ...next.values] };
  return beyond
    ? { sql: `(${beyond.sql} OR (${tied.sql}))`, values: [...beyond.values, ...tied.values] }
    : { sql: `(${tied.sql})`, values: tied.values };
}

/** The rows that this term alone puts behind; undefined when it can put none there. */
function beyondOf({ sql, descending, nullable }: OrderTerm, value: KeyValue): Condition | undefined {
  if (value === null) return descending ? undefined : { sql: `${sql} IS NOT NULL`, values: [] };
  if (!descending) return { sql: `${sql} > ?`, values: [value] };
  // An OR keeps an engine from using an index, so only where it is needed.
  return { sql: nullable ? `(${sql} < ? OR ${sql} IS NULL)` : `${sql} < ?`, values: [value] };
}
