import type { EntityManager } from 'typeorm';
import type { SqlValue } from './sql-value.js';

const largest = 256;

/**
 * Inserts rows whose values are in the order of the columns. Not by TypeORM's insert(): on SQLite that reads the rows
 * back, by a statement that holds their ids and so is never used again.
 */
export async function insertRows(
  manager: EntityManager,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly SqlValue[])[],
): Promise<void> {
  const row = `(${marks(columns.length)})`;
  for (const part of parts(rows)) {
    await manager.query(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${Array<string>(part.length).fill(row).join(', ')}`,
      part.flat(),
    );
  }
}

/** Inserts one row, with the values that are defined, and returns its id. As insertRows. */
export async function insertRow(
  manager: EntityManager,
  table: string,
  values: Readonly<Record<string, SqlValue | undefined>>,
): Promise<string> {
  const columns = Object.keys(values).filter((column) => values[column] !== undefined);
  const given = columns.map((column) => values[column]!);
  const inserted = await manager.query<Inserted>(insertSql(table, columns), given);
  return String(typeof inserted === 'object' ? inserted.insertId : inserted);
}

/** What the drivers answer to an INSERT: SQLite's the id itself. */
type Inserted = { insertId: string | number } | number | bigint;

/** SQL that inserts one row. */
export const insertSql = (table: string, columns: readonly string[]): string =>
  `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks(columns.length)})`;

/**
 * A list in parts for one statement each, of few different sizes: every size is another statement to compile and keep.
 */
export function* parts<T>(list: readonly T[]): Generator<T[]> {
  for (let at = 0, size = largest; at < list.length; at += size) {
    while (size > list.length - at) size /= 2;
    yield list.slice(at, at + size);
  }
}

/** `?, ?, …` */
export const marks = (count: number): string => Array<string>(count).fill('?').join(', ');
