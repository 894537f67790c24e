import cluster from 'node:cluster';
import type { DataSource, EntityManager } from 'typeorm';
import { engine } from './columns.js';
import type { SqlValue } from './sql-value.js';
import { isLocked, isTimedOut, limited } from './dialect.js';
import { LastWrites } from './last-writes.js';
import { LongReads } from './long-reads.js';
import { outageOf } from './outage.js';
import { ownChanges, type OwnChanges } from './change-count.js';
import { SqliteDatabase } from './sqlite-driver.js';
import { TooSlow } from './statement-timeout.js';
import { takeTurns } from './turns.js';
import { lockTimeout, untilUnlocked } from './until-unlocked.js';
import { WorkerLock } from './worker-lock.js';
import { WriteQueue, type TransactionWork } from './write-queue.js';

/** Does `work`, and then what it has left to the end. */
const withLast =
  <T>(work: TransactionWork<T>) =>
  async (manager: EntityManager): Promise<T> => {
    const last = new LastWrites();
    const value = await work(manager, last);
    await last.store(manager);
    return value;
  };

/** Milliseconds after which a write is likely to be stored although the last one could not be. */
const fullFor = 30_000;

/**
 * The connections of a process: to MariaDB those of TypeORM's pool, to SQLite TypeORM's one and another one for
 * reading.
 */
export class Connections {
  /** SQLite only: a read on it never sees rows of a transaction that is still open on the first connection. */
  readonly reader?: SqliteDatabase;
  /** SQLite only: TypeORM's. */
  readonly writer?: SqliteDatabase;
  readonly changes: OwnChanges;
  private readonly longReads?: LongReads;
  private readonly queue?: WriteQueue;
  private lastFull = -Infinity;

  constructor(private readonly dataSource: DataSource) {
    this.changes = ownChanges(dataSource.driver);
    if (engine !== 'sqlite') return;
    const file = dataSource.options.database as string;
    this.reader = new SqliteDatabase(file, { readonly: true, timeout: 0 });
    this.longReads = new LongReads(this.reader, file);
    this.writer = (dataSource.driver as { databaseConnection?: SqliteDatabase }).databaseConnection;
    this.writer?.pragma('busy_timeout = 0'); // whoever waits must not keep all others waiting, see until-unlocked.ts
    // A statement that changes more than 64 KiB of pages keeps those as they were before, by itself in a file of its own:
    // half of the time of an audit entry, for which more than a dozen indexes are changed.
    this.writer?.pragma('temp_store = MEMORY');
    this.queue = new WriteQueue(dataSource, cluster.isWorker ? new WorkerLock(process) : undefined);
  }

  /** Runs a SELECT outside of all transactions. */
  async read<T>(sql: string, values: readonly SqlValue[]): Promise<T[]> {
    const { reader } = this;
    if (!reader) return this.dataSource.query<T[]>(sql, values as SqlValue[]);
    await takeTurns();
    const fromFile = (): T[] => reader.prepare(sql).all(...values) as T[];
    try {
      return fromFile();
    } catch (error) {
      if (!isLocked(error)) throw error;
      return untilUnlocked(lockTimeout(), fromFile);
    }
  }

  /** The same with one that may take long, see Database.read. @throws TooSlow; Problem unavailable */
  async readLong<T>(sql: string, values: readonly SqlValue[]): Promise<T[]> {
    const { longReads } = this;
    if (longReads) {
      await takeTurns();
      return untilUnlocked(lockTimeout(), () => longReads.read(sql, values) as Promise<T[]>);
    }
    try {
      return await this.dataSource.query<T[]>(limited(sql), values as SqlValue[]);
    } catch (error) {
      throw isTimedOut(error) ? new TooSlow() : error;
    }
  }

  /**
   * Runs `work` in a transaction of its own, which is committed when that is done and rolled back when it throws.
   * @param work is given what it may add to that is written just before the commit
   */
  async transaction<T>(work: TransactionWork<T>): Promise<T> {
    try {
      const value = await (this.queue?.transaction(work) ?? this.dataSource.transaction(withLast(work)));
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
    this.longReads?.close();
    this.reader?.close();
  }
}
