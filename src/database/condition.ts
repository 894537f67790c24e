import { engine } from './columns.js';
import type { SqlValue } from './sql-value.js';

/** A part of a WHERE: SQL with `?`, and its values in order. */
export interface Condition {
  sql: string;
  values: SqlValue[];
  /** Whether it speaks of a table that its resource joins. */
  isJoined?: boolean;
  /** The parameter by which a client asks for it. */
  parameter?: string;
  /** The column that it speaks of, where an index begins with that. */
  column?: string;
  /** Whether the rows that meet it have one value in that column, so that the index has them by their ids. */
  isEquality?: boolean;
  /** Where an index finds those that meet it in another way. */
  found?: Found;
  /** Whether there is an index of it and each ordering of its resource: of what most callers see. */
  isScope?: boolean;
  /** Whether no more rows meet it than may be read and sorted for a page, whatever there is. */
  isFew?: boolean;
}

/** SELECTs of the `id` of the rows that meet a condition, some of them several times. */
export interface Found {
  selects: readonly Pick<Condition, 'sql' | 'values'>[];
  /** Whether some of them do not meet it after all. */
  isWider?: boolean;
}

/** True for every row. */
export const everything: Condition = { sql: '', values: [] };

/** True for no row. */
export const nothing: Condition = { sql: '1 = 0', values: [] };

/**
 * True for every row, and lets a read be ended on SQLite while it looks at row after row. It is asked once in 31 rows,
 * as to ask costs more than to look at most rows; the ids of what is looked at hardly ever leave all of the 31rd out.
 * @param id a number that differs from row to row
 */
export const inTime = (id = 't.id'): Condition =>
  engine === 'sqlite' ? { sql: `(${id} % 31 OR in_time())`, values: [] } : everything;

/** All of the conditions as one `WHERE …`, or nothing. */
export function where(conditions: readonly Condition[]): Condition {
  const asked = conditions.filter(({ sql }) => sql !== '');
  return {
    sql: asked.length > 0 ? ` WHERE ${asked.map(({ sql }) => sql).join(' AND ')}` : '',
    values: asked.flatMap(({ values }) => values),
  };
}
