import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';
import type { Connections } from './connections.js';
import { isConflict } from './dialect.js';
import { LastWrites } from './last-writes.js';

/** How often a transaction is run that keeps losing deadlocks. */
const attempts = 12;

/** The transactions of a process, and which of them its callers are in. */
export class Transactions {
  /** How many were committed. */
  commits = 0;
  private readonly running = new AsyncLocalStorage<Transaction>();

  constructor(private readonly connections: Connections) {}

  /** The one that the caller is in, begun or not. */
  current(): Transaction | undefined {
    const transaction = this.running.getStore();
    return transaction?.isOver ? undefined : transaction;
  }

  /** Runs `work` outside of the caller's transaction. */
  outside<T>(work: () => Promise<T>): Promise<T> {
    return this.running.exit(work);
  }

  /** Runs `work` in a new transaction, or after a savepoint in the one that the caller is in. */
  async run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const outer = this.current();
    if (outer) return outer.afterSavepoint(work);
    return this.committed(async (transaction) => {
      const manager = await transaction.begin();
      return this.inside(transaction, () => work(manager));
    });
  }

  /**
   * Runs `work` in a new transaction that the first write in it begins.
   * @param complete the last that is written, also when `work` wrote nothing
   */
  async runLazily<T>(
    work: () => Promise<T>,
    complete: (manager: EntityManager, result: T) => Promise<void>,
  ): Promise<T> {
    return this.committed(async (transaction) => {
      const result = await this.inside(transaction, work);
      await complete(await transaction.begin(), result);
      return result;
    });
  }

  /** Commits a transaction that has been used, or rolls it back if that failed; runs it again if it lost a deadlock. */
  private async committed<T>(use: (transaction: Transaction) => Promise<T>): Promise<T> {
    return retrying(async () => {
      const transaction = new Transaction(this.connections);
      try {
        const result = await use(transaction);
        await transaction.commit();
        this.commits++;
        return result;
      } catch (error) {
        await transaction.rollback(error);
        throw error;
      }
    });
  }

  /** What was started inside and outlives it is no part of the transaction. */
  private async inside<T>(transaction: Transaction, work: () => Promise<T>): Promise<T> {
    try {
      return await this.running.run(transaction, work);
    } finally {
      transaction.isOver = true;
    }
  }
}

/** A transaction that begins when it is first needed: until then it has no connection and no lock. */
export class Transaction {
  /** Undefined until it has begun. */
  manager?: EntityManager;
  readonly last = new LastWrites();
  /** What is to be written by the last statements before the commit. */
  private lastOfCommit?: LastWrites;
  /** Whether nothing can join it any more. */
  isOver = false;
  private readonly begun = Promise.withResolvers<EntityManager>();
  /** Resolved for a commit, rejected for a rollback. */
  private readonly decision = Promise.withResolvers<void>();
  /** Undefined until it is to begin; settled once it is committed or rolled back. */
  private end?: Promise<void>;
  /** What was done after savepoints, awaited by its caller or not. */
  private readonly parts: Promise<unknown>[] = [];

  constructor(private readonly connections: Connections) {
    this.decision.promise.catch(() => undefined); // nobody waits for it if the transaction has not begun
  }

  /** Begins it, or waits until it has begun. */
  begin(): Promise<EntityManager> {
    if (!this.end) {
      this.end = this.connections.transaction(async (manager, last) => {
        this.manager = manager;
        this.lastOfCommit = last;
        this.begun.resolve(manager);
        await this.decision.promise;
      });
      this.end.catch(this.begun.reject);
    }
    return this.begun.promise;
  }

  /** Commits it, with what comes last. */
  async commit(): Promise<void> {
    await Promise.allSettled(this.parts); // with a savepoint still open, TypeORM would release that instead
    await this.begin();
    this.last.moveTo(this.lastOfCommit!);
    this.decision.resolve();
    await this.end;
  }

  /** Undoes it, if it has begun. */
  async rollback(reason: unknown): Promise<void> {
    await Promise.allSettled(this.parts);
    this.decision.reject(reason);
    await this.end?.catch(() => undefined); // that is the reason
  }

  /** Does a part of it, which is undone by itself when it fails. */
  afterSavepoint<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const part = this.part(work);
    this.parts.push(part);
    return part;
  }

  private async part<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const manager = await this.begin();
    const forgetLast = this.last.savepoint();
    try {
      return await manager.transaction(work);
    } catch (error) {
      forgetLast();
      throw error;
    }
  }
}

/** Runs again what lost a deadlock. */
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
