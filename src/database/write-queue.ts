import type { DataSource, EntityManager } from 'typeorm';
import { settings } from '../config/settings.js';
import { patience, untilUnlocked } from './waiting.js';

/**
 * The transactions of this process on SQLite, one after the other in the order they came: TypeORM's driver has one
 * connection, and two transactions on it would be one.
 */
export class WriteQueue {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Runs `work` in a transaction once those before it have ended and no other process writes, or not at all.
   * @throws Busy
   */
  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const longest = patience();
    const end = Date.now() + longest;
    let hasBegun = false;
    let isLate = false;
    const late = setTimeout(() => {
      isLate = !hasBegun;
      if (isLate) reject(new Busy());
    }, longest);
    const attempt = (): Promise<T> => {
      if (isLate) throw new Busy();
      return this.dataSource.transaction((manager) => {
        hasBegun = true; // with the lock of the file, see sqlite-driver.ts
        return work(manager);
      });
    };
    const turn = this.last.then(() => untilUnlocked(end - Date.now(), attempt, () => !hasBegun));
    turn.then(resolve, reject);
    this.last = turn.catch(() => undefined).finally(() => clearTimeout(late));
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
