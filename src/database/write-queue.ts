import { setImmediate } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { settings } from '../config/settings.js';
import { LastWrites } from './last-writes.js';
import { lockTimeout, untilUnlocked } from './until-unlocked.js';
import type { WorkerLock } from './worker-lock.js';

/** What is done in a transaction. */
export type TransactionWork<T = unknown> = (manager: EntityManager, last: LastWrites) => Promise<T>;

interface Waiting {
  work: TransactionWork;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  /** Ends the wait. */
  late: NodeJS.Timeout;
}

/** Milliseconds after which nobody joins a commit any more: those whose work is done wait for it. */
const longest = 5;

/**
 * The transactions of this process on SQLite, one after the other in the order they came: TypeORM's driver has one
 * connection, and two transactions on it would be one. Those that wait meanwhile are committed together, each after a
 * savepoint that undoes it alone: what takes long is the disk, and it takes as long for many as for one.
 */
export class WriteQueue {
  private readonly waiting: Waiting[] = [];
  private isRunning = false;

  /** @param lock where other workers of the same supervisor write too */
  constructor(
    private readonly dataSource: DataSource,
    private readonly lock?: WorkerLock,
  ) {}

  /**
   * Runs `work` in a transaction once those before it have ended and no other process writes, or not at all.
   * @throws Busy
   */
  transaction<T>(work: TransactionWork<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const late = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(one), 1);
        reject(new Busy());
      }, lockTimeout());
      const one: Waiting = { work, resolve: resolve as (value: unknown) => void, reject, late };
      this.waiting.push(one);
      if (!this.isRunning) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    while (this.waiting.length > 0) {
      // Whoever is read from the network by then can join. The second turn is for those who have just been answered and
      // ask again, while the others are read: 15 of 16 clients share a commit, not 8, and a theme POST takes a sixth less.
      await setImmediate();
      await setImmediate();
      await this.lock?.acquire();
      await this.commitTogether();
      this.lock?.release();
    }
    this.isRunning = false;
  }

  private async commitTogether(): Promise<void> {
    const done: (() => void)[] = [];
    const taken: Waiting[] = [];
    const attempt = (): Promise<void> =>
      this.dataSource.transaction(async (manager) => {
        // With the lock of the file, see sqlite-driver.ts.
        const began = performance.now();
        const last = new LastWrites();
        do {
          const one = this.take();
          if (!one) break;
          taken.push(one);
          const isFirst = taken.length === 1;
          const forgetLast = last.savepoint();
          const work = (inner: EntityManager): Promise<unknown> => one.work(inner, last);
          // Until there are others, the transaction itself is what a failure undoes.
          const isDone = await (isFirst ? work(manager) : manager.transaction(work)).then(
            (value) => done.push(() => one.resolve(value)),
            (error: unknown) => {
              one.reject(error);
              forgetLast();
              if (isFirst) throw error;
            },
          );
          if (isDone === undefined) break; // SQLite may have ended the transaction: then the commit fails
        } while (performance.now() - began < longest);
        await last.store(manager);
      });
    try {
      await untilUnlocked(Infinity, attempt, () => taken.length === 0 && this.waiting.length > 0);
      for (const resolve of done) resolve();
    } catch (error) {
      if (taken.length === 0) this.take()?.reject(error);
      for (const one of taken) one.reject(error);
    }
  }

  /** Whoever came first of those that wait. */
  private take(): Waiting | undefined {
    const first = this.waiting.shift();
    clearTimeout(first?.late);
    return first;
  }
}

/** As SQLite says it of a file that another process writes to. */
class Busy extends Error {
  readonly errcode = 5;
  constructor() {
    super(`Others have been writing for ${settings.timeouts.database} seconds.`);
  }
}
