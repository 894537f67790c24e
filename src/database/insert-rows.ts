import type { EntityManager } from 'typeorm';
import { engine } from './columns.js';
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
  for (const part of parts(rows)) {
    await manager.query(insertSql(table, columns, part.length), part.flat());
  }
}

/** Values by column; those that are undefined are left to the table. */
export type NewRow = Readonly<Record<string, SqlValue | undefined>>;

/** Inserts one row and returns its id. As insertRows. */
export async function insertRow(manager: EntityManager, table: string, row: NewRow): Promise<string> {
  const [id] = await insertAll(manager, table, [row]);
  return id!;
}

/**
 * Inserts rows and returns their ids in their order; together where the server tells the ids of several, as all but MySQL
 * do. As insertRows.
 */
export async function insertAll(manager: EntityManager, table: string, rows: readonly NewRow[]): Promise<string[]> {
  const ids: string[] = [];
  // Of SQLite TypeORM does not know it.
  const tellsIds = engine === 'sqlite' || manager.connection.driver.isReturningSqlSupported('insert');
  const alike = Map.groupBy(rows.keys(), (place) => definedColumns(rows[place]!).join(', '));
  for (const [columns, places] of alike) {
    const insert = `INSERT INTO ${table} (${columns}) VALUES `;
    const row = `(${marks(definedColumns(rows[places[0]!]!).length)})`;
    const insertOne = insert + row;
    for (const part of parts(places, tellsIds ? largest : 1)) {
      const values = part.flatMap((place) => definedValues(rows[place]!));
      if (part.length === 1) ids[part[0]!] = idOf(await manager.query<Inserted>(insertOne, values));
      else {
        const sql = `${insert}${Array<string>(part.length).fill(row).join(', ')} RETURNING CAST(id AS CHAR) AS id`;
        const returned = await manager.query<{ id: string }[]>(sql, values);
        // They ascend in the order of the rows, which what is returned need not.
        const inserted = returned
          .map(({ id }) => id)
          .sort((one, other) => one.length - other.length || (one < other ? -1 : 1));
        for (const [n, place] of part.entries()) ids[place] = inserted[n]!;
      }
    }
  }
  return ids;
}

const definedColumns = (row: NewRow): string[] => Object.keys(row).filter((column) => row[column] !== undefined);
const definedValues = (row: NewRow): SqlValue[] => Object.values(row).filter((value) => value !== undefined);

/** What the drivers answer to an INSERT: SQLite's the id itself. */
type Inserted = { insertId: string | number } | number | bigint;
const idOf = (inserted: Inserted): string => String(typeof inserted === 'object' ? inserted.insertId : inserted);

/** SQL that inserts so many rows. */
export const insertSql = (table: string, columns: readonly string[], rows = 1): string =>
  `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${Array<string>(rows)
    .fill(`(${marks(columns.length)})`)
    .join(', ')}`;

/** Changes columns of one row. */
export async function updateRow(
  manager: EntityManager,
  table: string,
  id: string,
  values: Readonly<Record<string, SqlValue>>,
): Promise<void> {
  const set = Object.keys(values).map((column) => `${column} = ?`);
  await manager.query(`UPDATE ${table} SET ${set.join(', ')} WHERE id = ?`, [...Object.values(values), BigInt(id)]);
}

/** Changes columns of some rows. @param rows the id of each, and its values in the order of the columns */
export async function updateRows(
  manager: EntityManager,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly [id: string, ...values: SqlValue[]])[],
): Promise<void> {
  for (const part of parts(rows)) {
    const ids = part.map(([id]) => BigInt(id));
    const set = columns.map((column) => `${column} = CASE id ${'WHEN ? THEN ? '.repeat(part.length)}END`);
    const values = columns.flatMap((_, n) => part.flatMap(([, ...given], place) => [ids[place]!, given[n]!]));
    await manager.query(`UPDATE ${table} SET ${set.join(', ')} WHERE id IN (${marks(part.length)})`, [
      ...values,
      ...ids,
    ]);
  }
}

/**
 * A list in parts for one statement each, of few different sizes: every size is another statement to compile and keep.
 */
export function* parts<T>(list: readonly T[], most = largest): Generator<T[]> {
  for (let at = 0, size = most; at < list.length; at += size) {
    while (size > list.length - at) size /= 2;
    yield list.slice(at, at + size);
  }
}

/** A list for one statement, as long as one of few different sizes: its last is repeated. */
export function padded<T>(list: readonly T[]): T[] {
  const size = 2 ** Math.ceil(Math.log2(list.length));
  return [...list, ...Array<T>(size - list.length).fill(list.at(-1)!)];
}

/** `?, ?, …` */
export const marks = (count: number): string => Array<string>(count).fill('?').join(', ');
