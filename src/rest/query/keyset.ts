import type { Condition } from '../../database/condition.js';
import type { SqlValue } from '../../database/database.js';
import type { OrderTerm } from './ordering.js';

/** The value of a term in the row that a page begins behind. */
export type KeyValue = SqlValue;

/** Rows of a list that are found together. */
export interface Part {
  condition: Condition;
  /** What they are ordered by, without the terms that are equal in all of them: MariaDB would sort by those too. */
  order: readonly OrderTerm[];
}

/**
 * The rows behind the one with these values, in the order of the terms, as parts one after the other: each is one range
 * of an index in that order, so a page begins at its place however many rows are equal. Null comes before every value,
 * as both engines sort it.
 */
export function behind(terms: readonly OrderTerm[], values: readonly KeyValue[]): Part[] {
  const parts = terms.flatMap((term, n) => {
    const same = terms.slice(0, n).map(({ sql }, i) => equal(sql, values[i]!));
    const part = (condition: Condition, order: readonly OrderTerm[]): Part => ({
      condition: all([...same, condition]),
      order,
    });
    const { sql, descending, nullable } = term;
    const [value, rest] = [values[n]!, terms.slice(n)];
    if (value === null) return descending ? [] : [part({ sql: `${sql} IS NOT NULL`, values: [] }, rest)];
    const further = part({ sql: `${sql} ${descending ? '<' : '>'} ?`, values: [value] }, rest);
    return descending && nullable ? [part(equal(sql, null), rest.slice(1)), further] : [further];
  });
  return parts.reverse();
}

function all(conditions: readonly Condition[]): Condition {
  return {
    sql: conditions.map(({ sql }) => sql).join(' AND '),
    values: conditions.flatMap(({ values }) => values),
  };
}

/** That a term has a value. */
export function equal(sql: string, value: KeyValue): Condition {
  return value === null ? { sql: `${sql} IS NULL`, values: [] } : { sql: `${sql} = ?`, values: [value] };
}
