import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { settings } from '../config/settings.js';
import { engine } from './columns.js';
import { isConflict, isLocked } from './dialect.js';
import { outageOf } from './outage.js';
import { SqliteDatabase } from './sqlite-driver.js';
import { takeTurns } from './turns.js';
import { untilUnlocked } from './waiting.js';

export type SqlValue = string | number | bigint | boolean | null | Uint8Array;
export type Row = Record<string, unknown>;

const attempts = 12;
const rememberedLimit = 1000;
/** The most characters of a look-up and rows of a result that are remembered: what is asked of lists has no end. */
const [longestKey, mostRows] = [2000, 250];

/** Milliseconds that on SQLite a write waits for its turn and for other processes, and a read for them. */
const patience = (): number => settings.timeouts.database * 1000;

/** Milliseconds after which a write is likely to be stored although the last one could not be. */
const fullFor = 30_000;

/** Writes notes that were gathered while a transaction ran. */
type Store<T> = (manager: EntityManager, notes: T[]) => Promise<void>;

interface Transaction {
  /** Undefined until it has begun. */
  manager?: EntityManager;
  begin(): Promise<EntityManager>;
  /** What is written last, in its order. */
  last: { store: Store<unknown>; note: unknown }[];
  /** What was started inside a transaction and outlives it is no part of it. */
  ended: boolean;
}

/**
 * The way to the data. Writes are transactions: on SQLite one after the other, because TypeORM's driver has one
 * connection and two transactions on it would become one. Reads see committed rows only, but inside a write those of the
 * write too; a write inside a write is a part of it that can be undone by itself.
 */
@Injectable()
export class Database implements BeforeApplicationShutdown {
  /** A second connection, so that a read never sees rows of a transaction that is still open on the first. */
  private readonly reader?: SqliteDatabase;
  private lastWrite: Promise<unknown> = Promise.resolve();
  private readonly remembered = new Map<string, Promise<unknown>>();
  private rememberedVersion?: unknown;
  private readonly running = new AsyncLocalStorage<Transaction>();
  private lastFull = -Infinity;

  constructor(readonly dataSource: DataSource) {
    if (engine === 'sqlite') {
      this.reader = new SqliteDatabase(dataSource.options.database as string, { readonly: true, timeout: 0 });
      const { databaseConnection: writer } = dataSource.driver as { databaseConnection?: SqliteDatabase };
      writer?.pragma('busy_timeout = 0'); // whoever waits must not keep all others waiting, see waiting.ts
    }
  }

  /** Runs one SELECT with `?` parameters; columns come back under their names in it. */
  async read<T = Row>(sql: string, values: readonly SqlValue[] = []): Promise<T[]> {
    const transaction = this.transaction();
    if (transaction) return transaction.query<T[]>(sql, values as SqlValue[]);
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

  /**
   * What `make` reads, or what it read before if nothing at all has been committed since, by whatever process. SQLite
   * tells that for a tenth of what a look-up costs; elsewhere it is read each time.
   */
  remember<T>(key: string, make: () => Promise<T>): Promise<T> {
    if (!this.reader || this.open() || key.length > longestKey) return make();
    const version = versionOf(this.reader);
    if (version === undefined) return make();
    if (version !== this.rememberedVersion || this.remembered.size >= rememberedLimit) {
      this.remembered.clear();
      this.rememberedVersion = version;
    }
    let value = this.remembered.get(key) as Promise<T> | undefined;
    if (!value) {
      value = make();
      this.remembered.set(key, value);
      const forget = (): unknown => this.remembered.delete(key);
      // Nor is a failure anybody's to remember.
      value.then((found) => Array.isArray(found) && found.length > mostRows && forget(), forget);
    }
    return value;
  }

  /**
   * Runs `work` in a transaction and returns its result; whatever it throws undoes it. A transaction that lost a
   * deadlock is run again, so `work` must do nothing but read and write. Inside of `work` it is the same transaction.
   */
  async write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const outer = this.open();
    if (outer) return this.writeInside(outer, work);
    return retrying(() =>
      this.transact(async (manager) => {
        const transaction: Transaction = { manager, begin: () => Promise.resolve(manager), last: [], ended: false };
        const value = await this.within(transaction, () => work(manager));
        await writeLast(manager, transaction);
        return value;
      }),
    );
  }

  /**
   * Runs `work` so that all that it writes is one transaction, which begins with the first of its writes: whatever comes
   * before, such as the hashing of passwords, keeps nobody from writing. `work` may be run again, as in `write`.
   * @param complete the last that is written, also when `work` wrote nothing
   */
  async writeTogether<T>(
    work: () => Promise<T>,
    complete: (manager: EntityManager, result: T) => Promise<void>,
  ): Promise<T> {
    return retrying(async () => {
      const begun = Promise.withResolvers<EntityManager>();
      const result = Promise.withResolvers<T>();
      result.promise.catch(() => undefined); // nobody waits for it when the transaction cannot begin
      let end: Promise<T> | undefined;
      const begin = (): Promise<EntityManager> => {
        end ??= this.apart(() =>
          this.transact(async (manager) => {
            transaction.manager = manager;
            begun.resolve(manager);
            const value = await result.promise;
            await complete(manager, value);
            await writeLast(manager, transaction);
            return value;
          }),
        );
        end.catch(begun.reject);
        return begun.promise;
      };
      const transaction: Transaction = { begin, last: [], ended: false };
      try {
        const value = await this.within(transaction, work);
        await begin();
        result.resolve(value);
      } catch (error) {
        result.reject(error);
      }
      return end ?? result.promise;
    });
  }

  /**
   * Has a note written by the last statements of the running write, together with all that have the same `store`: for what
   * must be stored with it, but would keep others waiting from then on. Of what is undone within the write, they go too.
   */
  writeLast<T>(store: Store<T>, note: T): void {
    this.open()!.last.push({ store: store as Store<unknown>, note });
  }

  /** The transaction that the caller is a part of, once it has begun. */
  transaction(): EntityManager | undefined {
    return this.open()?.manager;
  }

  /** Does something that is no part of the running write. On SQLite it comes after that, so the write must not wait for it. */
  apart<T>(work: () => Promise<T>): Promise<T> {
    return this.running.exit(work);
  }

  /** Whether there was no space for what was written last, a short while ago. */
  isFull(): boolean {
    return Date.now() < this.lastFull + fullFor;
  }

  beforeApplicationShutdown(): void {
    this.reader?.close();
  }

  private async writeInside<T>(outer: Transaction, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const manager = await outer.begin();
    const before = outer.last.length;
    try {
      return await manager.transaction(work);
    } catch (error) {
      outer.last.length = before;
      throw error;
    }
  }

  private open(): Transaction | undefined {
    const running = this.running.getStore();
    return running?.ended ? undefined : running;
  }

  private async within<T>(transaction: Transaction, work: () => Promise<T>): Promise<T> {
    try {
      return await this.running.run(transaction, work);
    } finally {
      transaction.ended = true;
    }
  }

  private async transact<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    try {
      const value = await (this.reader ? this.inTurn(work) : this.dataSource.transaction(work));
      this.lastFull = -Infinity;
      return value;
    } catch (error) {
      if (outageOf(error) === 'full') this.lastFull = Date.now();
      throw error;
    }
  }

  /** A transaction on SQLite, which begins after all that came before it has ended, or not at all. */
  private inTurn<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const end = Date.now() + patience();
    let hasBegun = false;
    let isLate = false;
    const late = setTimeout(() => {
      isLate = !hasBegun;
      if (isLate) reject(new Busy());
    }, patience());
    const attempt = (): Promise<T> => {
      if (isLate) throw new Busy();
      return this.dataSource.transaction((manager) => {
        hasBegun = true; // with the lock of the file, see sqlite-driver.ts
        return work(manager);
      });
    };
    const turn = this.lastWrite.then(() => untilUnlocked(end - Date.now(), attempt, () => !hasBegun));
    turn.then(resolve, reject);
    this.lastWrite = turn.catch(() => undefined).finally(() => clearTimeout(late));
    return promise;
  }
}

/** As SQLite says it of a file that another process writes to. */
class Busy extends Error {
  readonly errcode = 5;
  constructor() {
    super(`Others have been writing for ${settings.timeouts.database} seconds.`);
  }
}

/** Undefined while the file is locked. */
function versionOf(reader: SqliteDatabase): unknown {
  try {
    return reader.version();
  } catch (error) {
    if (!isLocked(error)) throw error;
    return undefined;
  }
}

async function writeLast(manager: EntityManager, { last }: Transaction): Promise<void> {
  for (const [store, entries] of Map.groupBy(last, ({ store }) => store)) {
    await store(
      manager,
      entries.map(({ note }) => note),
    );
  }
}

/** Tries again what lost a deadlock. */
async function retrying<T>(attempt: () => Promise<T>): Promise<T> {
  for (let n = 1; ; n++) {
    try {
      return await attempt();
    } catch (error) {
      if (n === attempts || !isConflict(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * n));
    }
  }
}
