import { Problem } from '../config/problem.js';
import { settings } from '../config/settings.js';
import { engine } from './columns.js';
import { insertSql } from './insert-rows.js';

/** What differs between the engines once the columns are declared. Everything else is SQL that both understand. */

interface DriverError {
  errcode?: number;
  errno?: number;
  code?: string;
  fatal?: boolean;
  message?: string;
}

/** The error of the engine's driver that an error of TypeORM stands for, or the error itself. */
export function driverError(error: unknown): DriverError {
  return (error as { driverError?: object } | null)?.driverError ?? error ?? {};
}

/** A write refused because a unique value is taken (SQLITE_CONSTRAINT_UNIQUE, _PRIMARYKEY; ER_DUP_ENTRY). */
export function isDuplicate(error: unknown): boolean {
  const { errcode, errno } = driverError(error);
  return errcode === 2067 || errcode === 1555 || errno === 1062;
}

/** A row refused because what it refers to is gone (SQLITE_CONSTRAINT_FOREIGNKEY; ER_NO_REFERENCED_ROW_2). */
export function isOrphan(error: unknown): boolean {
  const { errcode, errno } = driverError(error);
  return errcode === 787 || errno === 1452;
}

/**
 * A row that cannot go because others refer to it (SQLITE_CONSTRAINT_FOREIGNKEY, for RESTRICT _TRIGGER;
 * ER_ROW_IS_REFERENCED_2).
 */
function isReferredTo(error: unknown): boolean {
  const { errcode, errno, message = '' } = driverError(error);
  return errcode === 787 || errno === 1451 || (errcode === 1811 && message.includes('FOREIGN KEY'));
}

/**
 * For a removal that was refused by the database.
 * @throws Problem in_use where others refer to what was to be removed; the error itself when it is another one
 */
export function refuseRemoved(error: unknown): never {
  throw isReferredTo(error) ? new Problem('in_use', 'Something else still refers to it.') : error;
}

/** A transaction that lost against another one and may be tried again at once (ER_LOCK_DEADLOCK, ER_CHECKREAD). */
export function isConflict(error: unknown): boolean {
  const { errno } = driverError(error);
  return errno === 1213 || errno === 1020;
}

/** A lock that another process still has on the file (SQLITE_BUSY, whatever for). */
export function isLocked(error: unknown): boolean {
  const { errcode = 0 } = driverError(error);
  return (errcode & 0xff) === 5;
}

/** A read that the server has ended by its limit (ER_STATEMENT_TIMEOUT; MySQL's ER_QUERY_TIMEOUT). */
export function isTimedOut(error: unknown): boolean {
  const { errno } = driverError(error);
  return errno === 1969 || errno === 3024;
}

/** The end of a SELECT that locks its rows until the transaction ends; on SQLite the whole file is locked already. */
export const forUpdate = engine === 'mysql' ? ' FOR UPDATE' : '';

/** The same, or an error where somebody else has locked one of them. */
export const forUpdateNow = forUpdate && `${forUpdate} NOWAIT`;

/**
 * The parameter of a LIMIT. SQLite looks at the value of a plain one to choose the way, and so compiles the statement
 * anew each time that one is bound, which can take as long as running it.
 */
export const limitMark = engine === 'mysql' ? '?' : '? + 0';

/** A join that is done in the order in which it is written. */
export const inOrder = engine === 'mysql' ? 'STRAIGHT_JOIN' : 'CROSS JOIN';

/**
 * SQL for a text in lower case, to be compared with other such texts. Which letters have one differs from collation to
 * collation; this one is on every server, and sqlite-driver.ts does the same. What is all ASCII is left to SQLite's own
 * function: a call of ours takes five times as long, and its memory is given back at the end of the statement only.
 * @param text of a row, or a parameter
 */
export function lowered(text: string): string {
  if (engine === 'mysql') return `CAST(lower(${text} COLLATE utf8mb4_unicode_520_ci) AS BINARY)`;
  if (text === '?') return 'lower_case(?)';
  return `iif(octet_length(${text}) > length(${text}), lower_case(${text}), lower(${text}))`;
}

/**
 * SQL that adds rows, or changes those that have the same unique key.
 * @param columns in the order of the parameters; @param key those of the unique key
 * @param update assignments by column, where `{new}` stands for the value that was to be inserted
 * @param rows how many
 */
export function upsertSql(
  table: string,
  columns: string[],
  key: string[],
  update: Record<string, string>,
  rows = 1,
): string {
  const insert = insertSql(table, columns, rows);
  const set = Object.entries(update)
    .map(
      ([column, value]) =>
        `${column} = ${value.replaceAll('{new}', engine === 'mysql' ? `VALUES(${column})` : `excluded.${column}`)}`,
    )
    .join(', ');
  return engine === 'mysql'
    ? `${insert} ON DUPLICATE KEY UPDATE ${set}`
    : `${insert} ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${set}`;
}

/** A SELECT that MariaDB or MySQL itself ends when it takes too long: the one by the first, the other by the second. */
export function limited(select: string): string {
  const most = settings.timeouts.read;
  const hint = `SELECT /*+ MAX_EXECUTION_TIME(${most * 1000}) */`;
  return `/*M! SET STATEMENT max_statement_time=${most} FOR */ ${select.replace(/^SELECT/, hint)}`;
}
