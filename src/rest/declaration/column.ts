/** What SQL calls a resource's own table; others are called as its `joins` say. */
export const OWN = 't';

/** A column of one of a resource's tables. */
export interface Column {
  /** What SQL calls the table. */
  table: string;
  /** Default: that of the field. */
  name?: string;
}

/** What a declaration says of where a value stands; default: in the column of its name. */
export interface Stored {
  /** A column of the resource's own table by its name, or one of a table that is joined. */
  column?: string | Column;
  /** SQL of what is only read, over the resource's own table `t`. */
  expression?: string;
  /** The column that it is ordered by, where that is another one. */
  orderedBy?: string;
}

/** Where a value stands, for SQL that reads it. */
export interface Source {
  sql: string;
  /** Whether that takes a table that is joined. */
  isJoined: boolean;
}

export function sourceOf({ column, expression }: Stored, name: string): Source {
  if (expression !== undefined) return { sql: expression, isJoined: false };
  const { table, name: stored } = columnOf({ column }, name);
  return { sql: `${table}.${stored}`, isJoined: table !== OWN };
}

/** The column that a value is stored in. @throws Error for what is only read */
export function columnOf({ column = '', expression }: Stored, name: string): Required<Column> {
  if (expression !== undefined) throw new Error(`${name} is only read: it is no column.`);
  return typeof column === 'string' ? { table: OWN, name: column || name } : { name, ...column };
}

/** The name of the column of the resource's own table. @throws Error for what stands elsewhere */
export function ownColumn(stored: Stored, name: string): string {
  const column = columnOf(stored, name);
  if (column.table !== OWN) throw new Error(`${name} is a column of another table, ${column.table}.`);
  return column.name;
}
