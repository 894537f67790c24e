import type { EntityManager, EntityTarget, ObjectLiteral, QueryDeepPartialEntity } from 'typeorm';

/** The most rows of one INSERT: far from what either engine takes at once, and more would not be faster. */
const batch = 512;

export async function insertRows<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: readonly QueryDeepPartialEntity<T>[],
): Promise<void> {
  for (const part of batches(rows)) {
    // The entities are not wanted back: reading each of them again would take longer than all of the rest.
    await manager.createQueryBuilder().insert().into(entity).values(part).updateEntity(false).execute();
  }
}

/** Inserts rows and returns their ids, by the property that tells one from the other. */
export async function insertKeyed<T extends ObjectLiteral, K extends keyof T & string>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  key: K,
  rows: readonly (QueryDeepPartialEntity<T> & Record<K, string>)[],
): Promise<Map<string, string>> {
  await insertRows(manager, entity, rows);
  const metadata = manager.connection.getMetadata(entity);
  const column = metadata.findColumnWithPropertyName(key)!.databaseName;
  const ids = new Map<string, string>();
  for (const part of batches(rows)) {
    const found = await manager.query<{ id: string | number; name: string }[]>(
      `SELECT id, ${column} AS name FROM ${metadata.tableName} WHERE ${column} IN (${part.map(() => '?').join(', ')})`,
      part.map((row) => row[key]),
    );
    for (const { id, name } of found) ids.set(name, String(id));
  }
  return ids;
}

/** Batches of few different sizes, as every size is a statement of its own, which the driver keeps compiled. */
function* batches<T>(list: readonly T[]): Generator<T[]> {
  for (let at = 0, size = batch; at < list.length; at += size) {
    while (size > list.length - at) size /= 2;
    yield list.slice(at, at + size);
  }
}

export function* slices<T>(list: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size);
}
