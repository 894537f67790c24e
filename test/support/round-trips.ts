import type { INestApplication } from '@nestjs/common';
import type { Pool, PoolConnection } from 'mysql2';
import { DataSource } from 'typeorm';
import { engine } from '../../src/database/columns.js';
import { SqliteDatabase, SqliteStatement } from '../../src/database/sqlite-driver.js';
import { WriteBehind } from '../../src/database/write-behind.js';

type Method = (this: unknown, ...given: unknown[]) => unknown;

const { flush } = WriteBehind.prototype as { flush: (this: WriteBehind<unknown>) => Promise<void> };
let written = Promise.resolve();
let isHeld = false;

WriteBehind.prototype.flush = function () {
  if (isHeld) return Promise.resolve();
  const flushed = flush.call(this);
  written = Promise.all([written, flushed]).then(() => undefined);
  return flushed;
};

/**
 * Counts the statements that an application sends to the database, and on SQLite runs. What is written behind requests
 * comes whenever it comes, and has what is remembered read anew: from now on it is not written.
 */
export class RoundTrips {
  private count = 0;

  /** @param told of each: the method by which it is sent, and its text */
  constructor(
    app: INestApplication,
    private readonly told: (method: string, sql: string) => void = () => undefined,
  ) {
    isHeld = true;
    if (engine === 'mysql') this.watchPool((app.get(DataSource).driver as unknown as { pool: Pool }).pool);
    else {
      this.watch(SqliteStatement.prototype, 'all', 'run');
      this.watch(SqliteDatabase.prototype, 'exec');
    }
  }

  /** How many there are while something is done, by whomever. */
  async during(work: () => Promise<unknown>): Promise<number> {
    await written;
    const before = this.count;
    await work();
    return this.count - before;
  }

  private watchPool(pool: Pool): void {
    const known = new WeakSet<PoolConnection>();
    const getConnection = pool.getConnection.bind(pool);
    pool.getConnection = (given) =>
      getConnection((error, connection) => {
        if (!error && !known.has(connection)) {
          known.add(connection);
          this.watch(connection, 'query', 'execute');
        }
        given(error, connection);
      });
  }

  private watch(target: object, ...names: string[]): void {
    const methods = target as Record<string, Method>;
    for (const name of names) {
      const method = methods[name]!;
      const count = (sql: unknown): void => {
        this.count++;
        this.told(name, String(sql));
      };
      methods[name] = function (...given) {
        count(given[0]);
        return method.apply(this, given);
      };
    }
  }
}
