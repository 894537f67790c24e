import type { EntityManager } from 'typeorm';
import type { SqlValue } from './sql-value.js';
import { takeTurns } from './turns.js';

/** How many rows are removed or changed together. */
const some = 100;

interface Found {
  id: unknown;
  size?: unknown;
}

/**
 * Removes or changes rows some at a time, inside a write: by one statement, as foreign keys do it, they would keep all
 * others waiting.
 * @param sql a SELECT of the ids of those that are left, and as `size` of their bytes where they are large
 * @param mostBytes of those that are taken together, but for a single one
 */
export async function someAtATime(
  manager: EntityManager,
  sql: string,
  values: SqlValue[],
  work: (ids: string[]) => Promise<unknown>,
  mostBytes = Infinity,
): Promise<void> {
  for (;;) {
    const found = await manager.query<Found[]>(`${sql} LIMIT ${some}`, values);
    if (found.length === 0) return;
    await work(together(found, mostBytes));
    await takeTurns();
  }
}

/** The ids of the first rows that are no larger than that together, but of one at least. */
export function together(rows: readonly Found[], mostBytes: number): string[] {
  let bytes = 0;
  return rows.filter(({ size = 0 }, n) => (bytes += Number(size)) <= mostBytes || n === 0).map(({ id }) => String(id));
}
