import mysql, { type Pool, type PoolConnection, type PoolOptions, type ResultSetHeader } from 'mysql2';
import { QueryFailedError, QueryResult, type Driver } from 'typeorm';
import { settings } from '../config/settings.js';
import { waitForConnection } from './door.js';
import { ownChanges } from './change-count.js';
import { isUnlimited } from './patience.js';
import { Savepoints } from './savepoints.js';

/**
 * What a value in a statement means must not depend on the server's own settings: mysql2 writes values with backslashes
 * as escapes, and a text that is too long must be refused, not cut.
 */
const sqlMode = "SET SESSION sql_mode = 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'";

/**
 * Whoever has waited for a lock reads what was committed meanwhile. With the servers' default, a write that had read
 * before would go by its old view, or fail (MariaDB from 11.6 on).
 */
const isolation = 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED';

/** Seconds that anything may take that is asked of the server. */
const patience = settings.timeouts.database;

/** Seconds that a write waits for another one, so few that the server says why before nobody waits any more. */
const lockPatience = `SET SESSION innodb_lock_wait_timeout = ${Math.ceil((patience * 2) / 3)}`;

/** Connections are few, and so many may wait for one: whoever comes then is told at once. */
const queueLimit = 1000;

/** mysql2 for TypeORM (its option `driver`), with the same settings on every connection, and an end to all waiting. */
export const mysqlDriver: object = {
  ...mysql,
  createPool(options: PoolOptions): Pool {
    const pool = mysql.createPool({ ...options, queueLimit, connectTimeout: patience * 1000 });
    // Comes before whatever is asked of the new connection; one that cannot be set up is of no use.
    pool.on('connection', (connection) => {
      limitStatements(connection);
      for (const statement of [sqlMode, isolation, lockPatience]) {
        connection.query(statement, (error) => error && connection.destroy());
      }
    });
    limitWaiting(pool);
    return pool;
  },
};

/**
 * Has TypeORM run statements here. Its own runner does the same with log entries and events that nobody wants, and with a
 * trace of each call.
 */
export function runOnServer(driver: Driver): void {
  const create = driver.createQueryRunner.bind(driver);
  const changes = ownChanges(driver);
  driver.createQueryRunner = (mode) => {
    const runner = create(mode);
    const savepoints = new Savepoints(false);
    const isDone = changes.ofConnection();
    runner.query = async (sql: string, values?: unknown[], useStructuredResult = false): Promise<never> => {
      if (runner.isReleased) throw new Error('This query runner has been released.');
      const connection = (await runner.connect()) as PoolConnection;
      let raw: Raw = [];
      const todo = savepoints.about(sql);
      try {
        if (todo === 'send') raw = await sent(connection, sql, values);
        else if (todo === 'begin anew') for (const one of anew) await sent(connection, one);
      } finally {
        isDone(sql);
      }
      return (useStructuredResult ? resultOf(raw) : raw) as never;
    };
    return runner;
  };
}

const anew = ['ROLLBACK', 'START TRANSACTION'];

type Raw = unknown[] | ResultSetHeader;

function sent(connection: PoolConnection, sql: string, values?: unknown[]): Promise<Raw> {
  return new Promise((resolve, reject) => {
    connection.query(sql, values, (error, found) => {
      if (error) reject(new QueryFailedError(sql, values, error));
      else resolve(found as Raw);
    });
  });
}

function resultOf(raw: Raw): QueryResult {
  const result = new QueryResult();
  result.raw = raw;
  if (Array.isArray(raw)) result.records = raw;
  else result.affected = raw.affectedRows;
  return result;
}

type Given = Parameters<Pool['getConnection']>[0];

/** Ends the wait for one of the few connections. */
function limitWaiting(pool: Pool): void {
  const getConnection = pool.getConnection.bind(pool);
  pool.getConnection = (given: Given): void => {
    let waits = true;
    const over = waitForConnection();
    const late = setTimeout(() => {
      waits = false;
      over();
      given(timeout('No connection to the database became free'), undefined as never);
    }, patience * 1000);
    getConnection((error, connection) => {
      clearTimeout(late);
      if (waits) over();
      // That the queue is full mysql2 says by no code.
      const reason = error && !error.code ? timeout('No connection to the database could become free') : error;
      if (waits) given(reason, connection);
      else if (!error) connection.release();
    });
  };
}

/**
 * Ends the wait for what a connection is asked for. What became of the statement is not known then, so the connection
 * is given up: the server rolls back what it has begun, and nobody else is handed an open transaction.
 */
function limitStatements(connection: PoolConnection): void {
  const query = connection.query.bind(connection) as (...given: unknown[]) => unknown;
  const limited = (...given: unknown[]): unknown => {
    const done = given.at(-1);
    if (typeof done !== 'function' || isUnlimited()) return query(...given);
    let waits = true;
    const late = setTimeout(() => {
      waits = false;
      connection.destroy();
      (connection as unknown as { stream: { destroy(): void } }).stream.destroy(); // else it waits for a farewell
      (done as (error: Error) => void)(timeout('The database did not answer'));
    }, patience * 1000);
    return query(...given.slice(0, -1), (...results: unknown[]) => {
      clearTimeout(late);
      if (waits) (done as (...results: unknown[]) => void)(...results);
    });
  };
  connection.query = limited as typeof connection.query;
}

function timeout(what: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${what} within ${patience} seconds.`), { code: 'ETIMEDOUT' });
}
