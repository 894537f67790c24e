import type { DataSource, EntityManager } from 'typeorm';
import { engine } from './columns.js';
import type { Row, SqlValue } from './sql-value.js';
import { isLocked } from './dialect.js';
import { outageOf } from './outage.js';
import { SqliteDatabase } from './sqlite-driver.js';
import { takeTurns } from './turns.js';
import { patience, untilUnlocked } from './waiting.js';
import { WriteQueue } from './write-queue.js';

/** Milliseconds after which a write is likely to be stored although the last one could not be. */
const fullFor = 30_000;

/**
 * The connections of a process: to MariaDB those of TypeORM's pool, to SQLite TypeORM's one and another one for
 * reading.
 */
export class Connections {
  /** SQLite only: a read on it never sees rows of a transaction that is still open on the first connection. */
  readonly reader?: SqliteDatabase;
  private readonly queue?: WriteQueue;
  private lastFull = -Infinity;

  constructor(private readonly dataSource: DataSource) {
    if (engine !== 'sqlite') return;
    this.reader = new SqliteDatabase(dataSource.options.database as string, { readonly: true, timeout: 0 });
    const { databaseConnection: writer } = dataSource.driver as { databaseConnection?: SqliteDatabase };
    writer?.pragma('busy_timeout = 0'); // whoever waits must not keep all others waiting, see waiting.ts
    this.queue = new WriteQueue(dataSource);
  }

  /** Runs a SELECT outside of all transactions. */
  async read<T = Row>(sql: string, values: readonly SqlValue[]): Promise<T[]> {
    const { reader } = this;
    if (!reader) return this.dataSource.query<T[]>(sql, values as SqlValue[]);
    await takeTurns();
    const fromFile = (): T[] => reader.prepare(sql).all(...values) as T[];
    try {
      return fromFile();
    } catch (error) {
      if (!isLocked(error)) throw error;
      return untilUnlocked(patience(), fromFile);
    }
  }

  /** Runs `work` in a transaction of its own, which is committed when that is done and rolled back when it throws. */
  async transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    try {
      const value = await (this.queue ? this.queue.transaction(work) : this.dataSource.transaction(work));
      this.lastFull = -Infinity;
      return value;
    } catch (error) {
      if (outageOf(error) === 'full') this.lastFull = Date.now();
      throw error;
    }
  }

  /** Whether there was no space for the last transaction, a short while ago. */
  isFull(): boolean {
    return Date.now() < this.lastFull + fullFor;
  }

  close(): void {
    this.reader?.close();
  }
}
