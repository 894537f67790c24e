import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { Database, Row as AnyRow, SqlValue } from '../../database/database.js';
import { insertRows as insertValues, marks, parts } from '../../database/insert-rows.js';

/** A row as it is inserted, with all of its columns. */
type Row<T> = Omit<T, 'id'>;

/** Inserts many rows by the columns of their entity. */
export async function insertRows<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: readonly Row<T>[],
): Promise<void> {
  const { tableName, columns } = manager.connection.getMetadata(entity);
  const own = columns.filter(({ isGenerated }) => !isGenerated);
  await insertValues(
    manager,
    tableName,
    own.map(({ databaseName }) => databaseName),
    rows.map((row) => own.map(({ propertyName }) => (row as ObjectLiteral)[propertyName] as SqlValue)),
  );
}

/** Inserts rows and returns their ids, by the property that tells one from the other. */
export async function insertKeyed<T extends ObjectLiteral, K extends keyof Row<T> & string>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  key: K,
  rows: readonly (Row<T> & Record<K, string>)[],
): Promise<Map<string, string>> {
  await insertRows(manager, entity, rows);
  const { tableName, ownColumns } = manager.connection.getMetadata(entity);
  const column = ownColumns.find(({ propertyName }) => propertyName === key)!.databaseName;
  const ids = new Map<string, string>();
  for (const part of parts(rows)) {
    const found = await manager.query<{ id: string | number; name: string }[]>(
      `SELECT id, ${column} AS name FROM ${tableName} WHERE ${column} IN (${marks(part.length)})`,
      part.map((row) => row[key]),
    );
    for (const { id, name } of found) ids.set(name, String(id));
  }
  return ids;
}

/** Inserts rows that a digest tells one from the other; returns their ids in the same order. */
export async function insertDigested<T extends ObjectLiteral & { digest: Buffer }>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: readonly Row<T>[],
): Promise<string[]> {
  await insertRows(manager, entity, rows);
  const { tableName } = manager.connection.getMetadata(entity);
  const ids = new Map<string, string>();
  for (const part of parts(rows)) {
    const found = await manager.query<{ id: string | number; name: string }[]>(
      `SELECT id, hex(digest) AS name FROM ${tableName} WHERE digest IN (${marks(part.length)})`,
      part.map(({ digest }) => digest as Buffer),
    );
    for (const { id, name } of found) ids.set(name, String(id));
  }
  return rows.map(({ digest }) => ids.get((digest as Buffer).toString('hex').toUpperCase())!);
}

export function* slices<T>(list: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size);
}

/** Reads of an entity's table what is to be shown of rows. @param rest SQL behind the table */
export async function readRows<T = AnyRow>(
  database: Database,
  entity: EntityTarget<ObjectLiteral>,
  columns: string,
  rest = '',
  values: readonly SqlValue[] = [],
): Promise<T[]> {
  return database.read<T>(
    `SELECT ${columns} FROM ${database.dataSource.getMetadata(entity).tableName} ${rest}`,
    values,
  );
}

/** The greatest id that there is; 0 without any. */
export async function lastId(database: Database, entity: EntityTarget<ObjectLiteral>): Promise<number> {
  const [row] = await readRows(database, entity, 'MAX(id) AS last');
  return Number(row?.last ?? 0);
}
