import type { EntityManager } from 'typeorm';
import type { Database } from './database.js';
import { outageOf } from './outage.js';

/** How many times the delay is waited for before what could not be written is tried again. */
const patience = 15;

/**
 * Notes that are gathered in memory and written together a little later, so that no request waits for them.
 * Notes under the same key are merged; what is gathered when the process is killed is lost.
 */
export class WriteBehind<T> {
  private gathered = new Map<string, T>();
  private timer?: NodeJS.Timeout;

  /**
   * @param merge what becomes of an earlier note when another comes under its key
   * @param store writes one note
   * @param delay how long notes are gathered, in milliseconds
   */
  constructor(
    private readonly database: Database,
    private readonly merge: (earlier: T, later: T) => T,
    private readonly store: (manager: EntityManager, note: T) => Promise<unknown>,
    private readonly failed: (error: unknown) => void,
    private readonly delay = 2000,
  ) {}

  add(key: string, note: T): void {
    const earlier = this.gathered.get(key);
    this.gathered.set(key, earlier === undefined ? note : this.merge(earlier, note));
    this.flushIn(this.delay);
  }

  has(key: string): boolean {
    return this.gathered.has(key);
  }

  /**
   * Writes what has been gathered so far. A failure is reported; it loses these notes only, and none while nothing can
   * be written.
   */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.gathered.size === 0) return;
    const notes = this.gathered;
    this.gathered = new Map();
    try {
      await this.database.write(async (manager) => {
        for (const note of notes.values()) await this.store(manager, note);
      });
    } catch (error) {
      this.failed(error);
      if (outageOf(error)) this.takeBack(notes);
    }
  }

  private takeBack(notes: Map<string, T>): void {
    for (const [key, later] of this.gathered) {
      const earlier = notes.get(key);
      notes.set(key, earlier === undefined ? later : this.merge(earlier, later));
    }
    this.gathered = notes;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.flushIn(this.delay * patience);
  }

  private flushIn(delay: number): void {
    this.timer ??= setTimeout(() => void this.flush(), delay).unref();
  }
}
