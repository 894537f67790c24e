import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { SqlValue } from '../../database/database.js';
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

export function* slices<T>(list: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size);
}
