import type { Database, SqlValue } from './database.js';

/**
 * How many rows a table has, or those of one part of it.
 * @param table one that RowCount tells of
 */
export async function rowCount(database: Database, table: string, part?: SqlValue): Promise<number> {
  const [of, values] = part === undefined ? ['', [table]] : [' AND part = ?', [table, part]];
  const sql = `SELECT COALESCE(SUM(total), 0) AS n FROM row_count WHERE table_name = ?${of}`;
  const [row] = await database.read<{ n: unknown }>(sql, values);
  return Number(row!.n);
}
