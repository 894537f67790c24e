import { hash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { SeedRecord } from './seed-record.entity.js';

/**
 * Plants reference data that has never been planted in this database, and remembers it. What was changed or removed
 * since stays as it is.
 * @param entries by the key that tells one from the other
 * @param plant stores entries that are new
 */
export async function plantOnce<T>(
  manager: EntityManager,
  dataset: string,
  entries: ReadonlyMap<string, T>,
  plant: (fresh: T[]) => Promise<unknown>,
): Promise<void> {
  const known = new Set((await manager.findBy(SeedRecord, { dataset })).map(({ entry }) => entry));
  const fresh = [...entries].filter(([key]) => !known.has(key));
  if (fresh.length === 0) return;
  await plant(fresh.map(([, value]) => value));
  await manager.insert(
    SeedRecord,
    fresh.map(([entry]) => ({ dataset, entry })),
  );
}

/**
 * Plants what texts say, each unless it was planted before just as it is: reading a text and looking for each of its
 * entries takes longer than all else that a start asks of the database.
 * @param texts by the name of what they hold
 */
export async function plantTexts(
  manager: EntityManager,
  texts: ReadonlyMap<string, string>,
  plant: (name: string) => Promise<void>,
): Promise<void> {
  const dataset = 'text';
  const known = new Set((await manager.findBy(SeedRecord, { dataset })).map(({ entry }) => entry));
  for (const [name, text] of texts) {
    const entry = `${name} ${hash('sha256', text)}`;
    if (known.has(entry)) continue;
    await plant(name);
    await manager.insert(SeedRecord, { dataset, entry });
  }
}
