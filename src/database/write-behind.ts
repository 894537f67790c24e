import type { EntityManager } from 'typeorm';
import type { Database } from './database.js';
import { outageOf } from './outage.js';

/** How many times the delay is waited for before what could not be written is tried again. */
const retryFactor = 15;

/** The most notes of one transaction: on SQLite nobody else writes meanwhile. */
const most = 16;

/**
 * Notes that are gathered in memory and written together a little later, so that no request waits for them.
 * Notes under the same key are merged; what is gathered when the process is killed is lost.
 */
export class WriteBehind<T> {
  private gathered = new Map<string, T>();
  /** What is being written. */
  private leaving = new Map<string, T>();
  private timer?: NodeJS.Timeout;
  private flushed: Promise<void> = Promise.resolve();

  /**
   * @param merge what becomes of an earlier note when another comes under its key: of what comes often the same object,
   *   changed, as what the Map has long had would keep a new one each time from being collected young
   * @param store writes some notes
   * @param delay how long notes are gathered, in milliseconds
   */
  constructor(
    private readonly database: Database,
    private readonly merge: (earlier: T, later: T) => T,
    private readonly store: (manager: EntityManager, notes: readonly T[]) => Promise<unknown>,
    private readonly failed: (error: unknown) => void,
    private readonly delay = 2000,
  ) {}

  add(key: string, note: T): void {
    const earlier = this.gathered.get(key);
    const merged = earlier === undefined ? note : this.merge(earlier, note);
    if (merged !== earlier) this.gathered.set(key, merged);
    this.flushIn(this.delay);
  }

  /** Whether there is a note under the key that is not written yet. */
  has(key: string): boolean {
    return this.gathered.has(key) || this.leaving.has(key);
  }

  /**
   * Writes what has been gathered so far, a few at a time. A failure is reported; it loses these few only, and none while
   * nothing can be written.
   */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    return (this.flushed = this.flushed.then(() => this.write()));
  }

  private async write(): Promise<void> {
    const notes = (this.leaving = this.gathered);
    this.gathered = new Map();
    const all = [...notes];
    for (let at = 0; at < all.length; at += most) {
      const some = all.slice(at, at + most);
      try {
        await this.database.write((manager) =>
          this.store(
            manager,
            some.map(([, note]) => note),
          ),
        );
      } catch (error) {
        this.failed(error);
        if (outageOf(error)) return this.takeBack(notes);
      }
      for (const [key] of some) notes.delete(key);
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
    this.flushIn(this.delay * retryFactor);
  }

  private flushIn(delay: number): void {
    // Others' notes, too, so no part of what the caller is writing, with which they might be undone.
    this.timer ??= setTimeout(() => void this.database.apart(() => this.flush()), delay).unref();
  }
}
