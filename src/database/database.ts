import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Connections } from './connections.js';
import { JointWrites, type JointStore } from './joint-writes.js';
import type { Store } from './last-writes.js';
import { changesOf } from './change-count.js';
import { LookUps, type AsOf } from './look-ups.js';
import { Sweep } from './sweep.js';
import { Transactions } from './transactions.js';
import type { Row, SqlValue } from './sql-value.js';

export type { JointStore } from './joint-writes.js';
export type { AsOf } from './look-ups.js';
export type { Row, SqlValue } from './sql-value.js';

/**
 * The way to the data. Writes are transactions: on SQLite one after the other, because TypeORM's driver has one
 * connection and two transactions on it would become one. Reads see committed rows only, but inside a write those of
 * the write too; a write inside a write is a part of it that can be undone by itself.
 */
@Injectable()
export class Database implements BeforeApplicationShutdown {
  private readonly connections: Connections;
  private readonly transactions: Transactions;
  private readonly joint: JointWrites;
  private readonly lookUps: LookUps;
  private readonly sweeps: Sweep[] = [];

  constructor(readonly dataSource: DataSource) {
    this.connections = new Connections(dataSource);
    this.transactions = new Transactions(this.connections);
    this.joint = new JointWrites(this.transactions);
    this.lookUps = new LookUps(this.connections.changes, this.connections.writer);
  }

  /**
   * Runs one SELECT with `?` parameters; columns come back under their names in it.
   * @param rows how many rows it may have to look at. Where they may be many, `inTime` is among its conditions: it is read
   *   with an end, and makes nobody else wait. Inside a write it is read like all else.
   * @throws TooSlow
   */
  async read<T = Row>(sql: string, values: readonly SqlValue[] = [], rows: 'few' | 'many' = 'few'): Promise<T[]> {
    const transaction = this.transaction();
    if (transaction) return transaction.query<T[]>(sql, values as SqlValue[]);
    return rows === 'few' ? this.connections.read(sql, values) : this.connections.readLong(sql, values);
  }

  /**
   * What `make` reads, or what it read before if no process has committed anything since; what this process does to tables
   * that are `neverRemembered` does not count. To ask SQLite costs a tenth of a look-up. On a server nothing is remembered
   * without `asOf`, and what is read must be of tables whose changes are counted, see change-count.ts.
   */
  remember<T>(key: string, make: () => Promise<T>, asOf?: AsOf): Promise<T> {
    if (this.transactions.current()) return make();
    // Whoever has written meanwhile knows of too few changes.
    return this.lookUps.remember(key, make, asOf?.own === this.connections.changes.count ? asOf.changes : undefined);
  }

  /**
   * Says of tables that nobody remembers what is read from them: rows that this process adds or changes there are no reason
   * to forget anything. Neither a trigger nor a foreign key may lead from them to a table of which something is remembered.
   */
  neverRemembered(...tables: string[]): void {
    this.connections.changes.except(tables);
  }

  /**
   * As `remember`, of several ids: those that are not remembered are read together.
   * @param kind of what is remembered; @param read its values by id, undefined of those that have none
   */
  async rememberEach<T>(
    kind: string,
    ids: readonly string[],
    read: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>,
    asOf?: AsOf,
  ): Promise<(T | undefined)[]> {
    const unknown: string[] = [];
    let reading: Promise<ReadonlyMap<string, T>> | undefined;
    const one = async (id: string): Promise<T | undefined> => {
      unknown.push(id);
      reading ??= Promise.resolve().then(() => read(unknown));
      return (await reading).get(id);
    };
    return Promise.all(ids.map((id) => this.remember(`${kind} ${id}`, () => one(id), asOf)));
  }

  /** The data as of a row that was read with `changesColumn`; undefined on SQLite, which tells by itself. */
  asOf(row: Row): AsOf | undefined {
    const changes = changesOf(row);
    return changes === undefined ? undefined : { changes, own: this.connections.changes.count };
  }

  /**
   * Runs `work` in a transaction and returns its result; whatever it throws undoes it. A transaction that lost a
   * deadlock is run again, so `work` must do nothing but read and write. Inside of `work` it is the same transaction.
   */
  async write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.transactions.run(work);
  }

  /**
   * Runs `work` so that all that it writes is one transaction, which begins with the first of its writes: whatever
   * comes before, such as the hashing of passwords, keeps nobody from writing. `work` may be run again, as in `write`.
   * @param complete the last that is written, also when `work` wrote nothing
   */
  async writeTogether<T>(
    work: () => Promise<T>,
    complete: (manager: EntityManager, result: T) => Promise<void>,
  ): Promise<T> {
    return this.transactions.runLazily(work, complete);
  }

  /**
   * Stores a note in a transaction together with those that others bring meanwhile, or as a part of the running one.
   * @param store the same function each time; what it throws for several of them is thrown for those that are at fault
   */
  async writeJointly<T, R>(store: JointStore<T, R>, note: T): Promise<R> {
    if (!this.transactions.current()) return this.joint.write(store, note);
    const [result] = await this.transactions.run((manager) => store(manager, [note]));
    return result!;
  }

  /**
   * Has a note written by the last statements of the running write, together with all that have the same `store`: for
   * what must be stored with it, but would keep others waiting from then on. Of what is undone within the write, they
   * go too.
   */
  writeLast<T>(store: Store<T>, note: T): void {
    this.transactions.current()!.last.add(store, note);
  }

  /** The transaction that the caller is a part of, once it has begun. */
  transaction(): EntityManager | undefined {
    return this.transactions.current()?.manager;
  }

  /**
   * Does something that is no part of the running write. On SQLite it comes after that, so the write must not wait for
   * it.
   */
  apart<T>(work: () => Promise<T>): Promise<T> {
    return this.transactions.outside(work);
  }

  /** Whether there was no space for what was written last, a short while ago. */
  isFull(): boolean {
    return this.connections.isFull();
  }

  /**
   * Has what is over removed as long as the service runs, a few rows at a time.
   * @param owner under whose name failures are logged
   * @param step removes a few rows; tells whether there is more to look at
   */
  sweep(owner: string, step: () => Promise<boolean>): void {
    const logger = new Logger(owner);
    this.sweeps.push(new Sweep(step, (error) => logger.error(error)));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.sweeps.map((sweep) => sweep.stop()));
    this.connections.close();
  }
}
