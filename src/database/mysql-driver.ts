import mysql, {
  type Pool,
  type PoolConnection,
  type PoolOptions,
  type QueryError,
  type ResultSetHeader,
  type TypedParameterValue,
} from 'mysql2';
import { QueryFailedError, QueryResult, type Driver } from 'typeorm';
import { settings } from '../config/settings.js';
import { waitForConnection } from './admission.js';
import { ownChanges } from './change-count.js';
import type { SqlValue } from './sql-value.js';
import { hasNoTimeout } from './statement-timeout.js';
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
const timeout = settings.timeouts.database;

/** Seconds that a write waits for another one, so few that the server says why before nobody waits any more. */
const setLockTimeout = `SET SESSION innodb_lock_wait_timeout = ${Math.ceil((timeout * 2) / 3)}`;

/** Connections are few, and so many may wait for one: whoever comes then is told at once. */
const queueLimit = 1000;

/**
 * A SELECT that has come so often is prepared, by each connection when it comes to it: the server does not parse it anew,
 * and values go back and forth in binary form. That saves the server a quarter of its time for a short one.
 */
const often = 20;

/** How many texts are counted. */
const mostCounted = 500;

/** How many a connection keeps prepared: 64 workers of ten connections stay below the 16,382 that a server keeps in all. */
const mostPrepared = 25;

/** The server prepares no more, has to prepare it anew too often, or never prepares such a statement. */
const unprepared = [1461, 1615, 1295];

/** mysql2 for TypeORM (its option `driver`), with the same settings on every connection, and an end to all waiting. */
export const mysqlDriver: object = {
  ...mysql,
  createPool(options: PoolOptions): Pool {
    const pool = mysql.createPool({
      ...options,
      queueLimit,
      connectTimeout: timeout * 1000,
      maxPreparedStatements: mostPrepared,
    });
    // Comes before whatever is asked of the new connection; one that cannot be set up is of no use.
    pool.on('connection', (connection) => {
      limitStatements(connection);
      for (const statement of [sqlMode, isolation, setLockTimeout]) {
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

function sent(connection: PoolConnection, sql: string, values: unknown[] = []): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const done = (error: QueryError | null, found: unknown): void => {
      if (error) reject(new QueryFailedError(sql, values, error));
      else resolve(found as Raw);
    };
    const bound = isOften(sql) && bind(values);
    if (!bound) return void connection.query(sql, values, done);
    connection.execute(sql, bound, (error, found) => {
      if (!unprepared.includes(error?.errno ?? 0)) return done(error, found);
      counts.set(sql, -Infinity);
      connection.query(sql, values, done);
    });
  });
}

/** How often SELECTs have come, by their texts. */
let counts = new Map<string, number>();

function isOften(sql: string): boolean {
  const count = counts.get(sql);
  if (count !== undefined && count >= often) return true;
  if (!/^(SELECT|WITH|\/\*M! SET STATEMENT)\b/.test(sql) || sql.length > 10_000) return false;
  if (count === undefined && counts.size >= mostCounted) counts = new Map();
  counts.set(sql, (count ?? 0) + 1);
  return false;
}

/** Values as a prepared statement takes them, integers exactly; undefined where it would take one for something else. */
function bind(values: readonly unknown[]): (SqlValue | TypedParameterValue)[] | undefined {
  const bound: (SqlValue | TypedParameterValue)[] = [];
  for (const value of values) {
    if (isInteger(value)) bound.push(integer(value));
    else if (typeof value === 'string' || typeof value === 'boolean' || value === null || Buffer.isBuffer(value)) {
      bound.push(value);
    } else return undefined;
  }
  return bound;
}

/** Of the type that a literal has: up to nine characters are no BIGINT. */
const integer = (value: bigint | number): TypedParameterValue =>
  value > -1e8 && value < 1e9 ? mysql.TypedParameter.LONG(value) : mysql.TypedParameter.LONGLONG(value);

const isInteger = (value: unknown): value is bigint | number =>
  typeof value === 'bigint' ? BigInt.asIntN(64, value) === value : Number.isSafeInteger(value);

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
      given(timeoutError('No connection to the database became free'), undefined as never);
    }, timeout * 1000);
    getConnection((error, connection) => {
      clearTimeout(late);
      if (waits) over();
      // That the queue is full mysql2 says by no code.
      const reason = error && !error.code ? timeoutError('No connection to the database could become free') : error;
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
  const methods = connection as unknown as Record<'query' | 'execute', (...given: unknown[]) => unknown>;
  for (const name of ['query', 'execute'] as const) {
    const send = methods[name].bind(connection);
    methods[name] = (...given) => {
      const done = given.at(-1);
      if (typeof done !== 'function' || hasNoTimeout()) return send(...given);
      let waits = true;
      const late = setTimeout(() => {
        waits = false;
        connection.destroy();
        (connection as unknown as { stream: { destroy(): void } }).stream.destroy(); // else it waits for a farewell
        (done as (error: Error) => void)(timeoutError('The database did not answer'));
      }, timeout * 1000);
      return send(...given.slice(0, -1), (...results: unknown[]) => {
        clearTimeout(late);
        if (waits) (done as (...results: unknown[]) => void)(...results);
      });
    };
  }
}

function timeoutError(what: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${what} within ${timeout} seconds.`), { code: 'ETIMEDOUT' });
}
