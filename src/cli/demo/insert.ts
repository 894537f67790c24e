import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** The most rows of one INSERT: far from what either engine takes at once, and more would not be faster. */
const batch = 512;

/** A row as it is inserted, with all of its columns. */
type Row<T> = Omit<T, 'id'>;

/**
 * Inserts many rows. Not by TypeORM's insert(): on SQLite that writes numbers into the statement, so that no two
 * statements are the same and hundreds of large ones stay compiled.
 */
export async function insertRows<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: readonly Row<T>[],
): Promise<void> {
  const metadata = manager.connection.getMetadata(entity);
  const columns = metadata.columns.filter(({ isGenerated }) => !isGenerated);
  const names = columns.map(({ databaseName }) => databaseName).join(', ');
  for (const part of batches(rows)) {
    await manager.query(
      `INSERT INTO ${metadata.tableName} (${names}) VALUES ${marks(part.length, `(${marks(columns.length, '?')})`)}`,
      part.flatMap((row) => columns.map(({ propertyName }) => (row as ObjectLiteral)[propertyName] as unknown)),
    );
  }
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
  for (const part of batches(rows)) {
    const found = await manager.query<{ id: string | number; name: string }[]>(
      `SELECT id, ${column} AS name FROM ${tableName} WHERE ${column} IN (${marks(part.length, '?')})`,
      part.map((row) => row[key]),
    );
    for (const { id, name } of found) ids.set(name, String(id));
  }
  return ids;
}

/** Batches of few different sizes, as every size makes a statement of its own. */
function* batches<T>(list: readonly T[]): Generator<T[]> {
  for (let at = 0, size = batch; at < list.length; at += size) {
    while (size > list.length - at) size /= 2;
    yield list.slice(at, at + size);
  }
}

export function* slices<T>(list: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size);
}

const marks = (count: number, mark: string): string => Array(count).fill(mark).join(', ');
