import { getMetadataArgsStorage } from 'typeorm';
import { SnakeCase } from '../../database/naming.js';

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

/** A column of an entity, as far as what is stored in it must fit. */
export interface EntityColumn {
  /** The most characters, where there is such a bound. */
  length?: number;
  isNullable: boolean;
  /** Whether a row can be inserted without it. */
  fillsItself: boolean;
}

const naming = new SnakeCase();

/** The columns of an entity, its own and those that it inherits, by their names in the database. */
export function columnsOfEntity(entity: new () => object): ReadonlyMap<string, EntityColumn> {
  const { columns, relations, joinColumns } = getMetadataArgsStorage();
  const isOf = ({ target }: { target: unknown }): boolean =>
    target === entity || (typeof target === 'function' && entity.prototype instanceof target);
  const found = new Map<string, EntityColumn>();
  for (const { propertyName, options } of relations.filter(isOf)) {
    const [joined] = joinColumns.filter((one) => isOf(one) && one.propertyName === propertyName);
    const isNullable = options.nullable ?? true;
    found.set(joined?.name ?? naming.joinColumnName(propertyName, 'id'), { isNullable, fillsItself: isNullable });
  }
  for (const { propertyName, options } of columns.filter(isOf)) {
    const { name, length, nullable = false, primary = false } = options;
    found.set(naming.columnName(propertyName, name), {
      ...(length === undefined ? {} : { length: Number(length) }),
      isNullable: nullable,
      fillsItself: nullable || primary || options.default !== undefined,
    });
  }
  return found;
}
