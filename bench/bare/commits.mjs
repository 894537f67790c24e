// Group commit: whoever waits is stored by one transaction. What takes long is the disk, and it takes as long for many
// as for one.
import { setImmediate } from 'node:timers/promises';

export class Commits {
  #waiting = [];
  #isRunning = false;

  constructor(database) {
    this.database = database;
  }

  /** Stores a job; resolved with what came of it once it is on disk. */
  store(job) {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, resolve, reject });
      if (this.#isRunning) return;
      this.#isRunning = true;
      void this.#run();
    });
  }

  async #run() {
    while (this.#waiting.length > 0) {
      // Those whose requests have come meanwhile are in the same one: on SQLite nothing is read while it is stored. The
      // second turn is for those who have just been answered and ask again.
      await setImmediate();
      await setImmediate();
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        const results = await this.database.commit(batch.map(({ job }) => job));
        batch.forEach(({ resolve }, n) => resolve(results[n]));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#isRunning = false;
  }
}
