import { engine } from './columns.js';
import type { Row } from './sql-value.js';

/** In how many rows changes are counted: each connection has one, so writes seldom wait for each other there. */
export const countRows = 16;

/**
 * The triggers by which MariaDB and MySQL count the changes of a table in the transaction that makes them, for a
 * migration. What foreign keys remove is not counted, so what the removed rows refer to must be.
 * @returns statements that make them, and that take them away
 */
export function changeTriggers(table: string): { up: string[]; down: string[] } {
  const count = `UPDATE change_count SET changes = changes + 1 WHERE part = CONNECTION_ID() % ${countRows}`;
  const names = ['INSERT', 'UPDATE', 'DELETE'].map((event) => [`${table}_${event.toLowerCase()}_counted`, event]);
  return {
    up: names.map(([name, event]) => `CREATE TRIGGER ${name} AFTER ${event} ON ${table} FOR EACH ROW ${count}`),
    down: names.map(([name]) => `DROP TRIGGER ${name}`),
  };
}

/**
 * The column, behind others of a SELECT, by which `Database.asOf` knows how many changes there have been; nothing on
 * SQLite. Of changes that are not committed nobody sees anything, so the sum never falls, and after a change it is never
 * what it was before: which the highest of numbers that were handed out would be, where the last one was committed first.
 */
export const changesColumn =
  engine === 'mysql' ? ', (SELECT CAST(SUM(changes) AS UNSIGNED) FROM change_count) AS changes' : '';

/** How many changes a row with that column tells of. */
export const changesOf = ({ changes }: Row): number | undefined =>
  engine === 'mysql' && changes !== undefined ? Number(changes) : undefined;
