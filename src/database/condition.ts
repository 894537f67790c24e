import type { SqlValue } from './sql-value.js';

/** A part of a WHERE: SQL with `?`, and its values in order. */
export interface Condition {
  sql: string;
  values: SqlValue[];
  /** Whether it speaks of a table that its resource joins. */
  isJoined?: boolean;
}

/** True for every row. */
export const everything: Condition = { sql: '', values: [] };

/** True for no row. */
export const nothing: Condition = { sql: '1 = 0', values: [] };

/** All of the conditions as one `WHERE …`, or nothing. */
export function where(conditions: readonly Condition[]): Condition {
  const asked = conditions.filter(({ sql }) => sql !== '');
  return {
    sql: asked.length > 0 ? ` WHERE ${asked.map(({ sql }) => sql).join(' AND ')}` : '',
    values: asked.flatMap(({ values }) => values),
  };
}
