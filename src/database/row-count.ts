import type { Condition } from './condition.js';
import type { Statements } from './schema.js';
import type { SqlValue } from './sql-value.js';

/**
 * SELECT of how many rows a table has, or those of one part of it, as `n`.
 * @param table one that RowCount tells of
 */
export function rowCount(table: string, part?: SqlValue): Condition {
  const [of, values] = part === undefined ? ['', [table]] : [' AND part = ?', [table, part]];
  return { sql: `SELECT COALESCE(SUM(total), 0) AS n FROM row_count WHERE table_name = ?${of}`, values };
}

const present = {
  sqlite: 'ON CONFLICT (table_name, part) DO UPDATE SET',
  mysql: 'ON DUPLICATE KEY UPDATE',
};

/** For triggers: one row more, or less, of a table. @param part SQL; 0 of a table that is counted as a whole */
export const incremented = (engine: keyof Statements, table: string, part: string): string =>
  `INSERT INTO row_count (table_name, part, total) VALUES ('${table}', ${part}, 1) ${present[engine]} total = row_count.total + 1;`;
export const decremented = (table: string, part: string): string =>
  `UPDATE row_count SET total = total - 1 WHERE table_name = '${table}' AND part = ${part};`;

const counting = 'INSERT INTO row_count (table_name, part, total) ';
const forgetting = (table: string): string => `DELETE FROM row_count WHERE table_name = '${table}'`;

/**
 * For a migration: counts the rows of a table that are there, and has those counted that come and go. What foreign keys
 * remove MariaDB and MySQL do not tell of.
 * @param column whose values are counted each by itself
 */
export function countRows(table: string, column?: string): { up: Statements; down: Statements } {
  const part = (row: string): string => (column ? row + column : '0');
  const grouped = column ? ` GROUP BY ${column}` : '';
  const [added, removed] = [`${table}_added`, `${table}_removed`];
  const up = (engine: keyof Statements): string[] => [
    `${counting}SELECT '${table}', ${part('')}, COUNT(*) FROM ${table}${grouped}`,
    `CREATE TRIGGER ${added} AFTER INSERT ON ${table} FOR EACH ROW BEGIN ${incremented(engine, table, part('NEW.'))} END`,
    `CREATE TRIGGER ${removed} AFTER DELETE ON ${table} FOR EACH ROW BEGIN ${decremented(table, part('OLD.'))} END`,
  ];
  const down = [`DROP TRIGGER ${added}`, `DROP TRIGGER ${removed}`, forgetting(table)];
  return { up: { sqlite: up('sqlite'), mysql: up('mysql') }, down: { sqlite: down, mysql: down } };
}

/** The statement that notes how many rows there are of a part of a table. */
export const counted = (table: string, part: string, total: string): string =>
  `REPLACE INTO row_count (table_name, part, total) VALUES ('${table}', ${part}, ${total})`;

/**
 * SELECTs of each part (`part`) of a table whose rows are counted and of which another number is noted (`noted`) than is
 * there (`found`), by table. Each looks at all rows of its table.
 * @param statements that migrations have sent, see countRows
 */
export function wrongCounts(statements: readonly string[]): Map<string, string> {
  const selects = new Map<string, string>();
  for (const sql of statements) {
    const [, table] = /'(\w+)'/.exec(sql) ?? [];
    if (table === undefined) continue;
    if (sql === forgetting(table)) selects.delete(table);
    if (!sql.startsWith(counting)) continue;
    // In one statement: rows may come and go meanwhile.
    selects.set(
      table,
      `WITH present (table_name, part, total) AS (${sql.slice(counting.length)}),
       numbers (part, noted, found) AS (
         SELECT part, total, 0 FROM row_count WHERE table_name = '${table}' UNION ALL SELECT part, 0, total FROM present)
       SELECT part, SUM(noted) AS noted, SUM(found) AS found FROM numbers GROUP BY part HAVING SUM(noted) <> SUM(found)`,
    );
  }
  return selects;
}
