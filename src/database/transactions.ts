import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';
import type { Connections } from './connections.js';
import { isConflict } from './dialect.js';
import { LastWrites } from './last-writes.js';

/** How often a transaction is run that keeps losing deadlocks. */
const attempts = 12;

/** A transaction, or a part of it after a savepoint, as those see it who are called in it. */
interface Level {
  transaction: Transaction;
  /** Over with the last of the parts in it. */
  last: Promise<unknown>;
  /** That of which it is a part. */
  outer?: Level;
  /** Whether nothing can join it any more. */
  isOver: boolean;
}

/** The transactions of a process, and which of them its callers are in. */
export class Transactions {
  private readonly running = new AsyncLocalStorage<Level>();

  constructor(private readonly connections: Connections) {}

  /** The one that the caller is in, begun or not. */
  current(): Transaction | undefined {
    return this.level()?.transaction;
  }

  /** Runs `work` outside of the caller's transaction. */
  outside<T>(work: () => Promise<T>): Promise<T> {
    return this.running.exit(work);
  }

  /** Runs `work` in a new transaction, or after a savepoint in the one that the caller is in. */
  async run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const outer = this.level();
    if (outer) return this.afterOthers(outer, work);
    return this.committed(async (transaction) => {
      const manager = await transaction.begin();
      return this.onLevel(levelOf(transaction), () => work(manager));
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
      const result = await this.onLevel(levelOf(transaction), work);
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
        return result;
      } catch (error) {
        await transaction.rollback(error);
        throw error;
      }
    });
  }

  /** What was left running by a part that is over belongs to what that was a part of, as long as it lasts. */
  private level(): Level | undefined {
    let level = this.running.getStore();
    while (level?.isOver) level = level.outer;
    return level;
  }

  /**
   * Runs a part once those before it on its level are over: savepoints end in the order in which they began, or those
   * of the later ones are gone with the first.
   */
  private afterOthers<T>(level: Level, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const { transaction } = level;
    const part = level.last.then(() =>
      transaction.afterSavepoint((manager) => this.onLevel(levelOf(transaction, level), () => work(manager))),
    );
    level.last = part.catch(() => undefined);
    return part;
  }

  /** Does `work` with all parts that it begins, awaited or not: the savepoint of none is open after that. */
  private async onLevel<T>(level: Level, work: () => Promise<T>): Promise<T> {
    try {
      return await this.running.run(level, work);
    } finally {
      let last: unknown;
      while (last !== level.last) await (last = level.last); // others may have begun meanwhile
      level.isOver = true;
    }
  }
}

const levelOf = (transaction: Transaction, outer?: Level): Level => ({
  transaction,
  last: Promise.resolve(),
  outer,
  isOver: false,
});

/** A transaction that begins when it is first needed: until then it has no connection and no lock. */
class Transaction {
  /** Undefined until it has begun. */
  manager?: EntityManager;
  readonly last = new LastWrites();
  /** What is to be written by the last statements before the commit. */
  private lastOfCommit?: LastWrites;
  private readonly begun = Promise.withResolvers<EntityManager>();
  /** Resolved for a commit, rejected for a rollback. */
  private readonly decision = Promise.withResolvers<void>();
  /** Undefined until it is to begin; settled once it is committed or rolled back. */
  private end?: Promise<void>;

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
    await this.begin();
    this.last.moveTo(this.lastOfCommit!);
    this.decision.resolve();
    await this.end;
  }

  /** Undoes it, if it has begun. */
  async rollback(reason: unknown): Promise<void> {
    this.decision.reject(reason);
    await this.end?.catch(() => undefined); // that is the reason
  }

  /** Does a part of it, which is undone by itself when it fails. */
  async afterSavepoint<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
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
