import type { EntityManager } from 'typeorm';
import { outageOf } from './outage.js';
import type { Transactions } from './transactions.js';

/**
 * Stores notes of several callers; returns what came of each, in their order. What it throws undoes all of them, and it
 * is called again with each alone.
 */
export type JointStore<T, R> = (manager: EntityManager, notes: readonly T[]) => Promise<readonly R[]>;

interface Waiting<T, R> {
  note: T;
  resolve: (result: R) => void;
  reject: (error: unknown) => void;
}

/** The most that are stored together: neither a statement nor a wait gets too long. */
const most = 64;

/** Milliseconds that others wait for them: somebody else may have locked what they need. */
const longest = 50;

/**
 * After several were stored together, the next ones wait until they are as many, for as long as that took, and so many
 * milliseconds at most. Whoever was answered asks again meanwhile, so more are stored by one transaction, and each takes a
 * fifth less of the processor.
 */
const longestPause = 5;

interface Line<T, R> {
  waiting: Waiting<T, R>[];
  isServed: boolean;
  /** Called when somebody has come. */
  come?: () => void;
}

/**
 * What callers bring while those before them are stored, stored by one transaction: it takes as many round trips, and
 * syncs of the disk, for all of them as for one.
 */
export class JointWrites {
  /** By what stores them. They stay: see Bag of what comes and goes. */
  private readonly lines = new Map<unknown, unknown>();

  constructor(private readonly transactions: Transactions) {}

  /** @param store the same function each time */
  write<T, R>(store: JointStore<T, R>, note: T): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      const one = { note, resolve, reject };
      let line = this.lines.get(store) as Line<T, R> | undefined;
      if (!line) this.lines.set(store, (line = { waiting: [], isServed: false }));
      line.waiting.push(one);
      line.come?.();
      // For others too, so as no part of what the caller may be about to write.
      if (!line.isServed) void this.transactions.outside(() => this.run(store, line));
    });
  }

  private async run<T, R>(store: JointStore<T, R>, line: Line<T, R>): Promise<void> {
    line.isServed = true;
    while (line.waiting.length > 0) {
      const began = performance.now();
      const count = await new Promise<number>((next) => void this.storeTogether(store, line.waiting, next));
      if (count > 1) await manyIn(line, count, Math.min(performance.now() - began, longestPause));
    }
    line.isServed = false;
  }

  /** @param over told how many they are when the others need not wait for them any more: it is over, or takes long */
  private async storeTogether<T, R>(
    store: JointStore<T, R>,
    line: Waiting<T, R>[],
    over: (count: number) => void,
  ): Promise<void> {
    const taken: Waiting<T, R>[] = [];
    const next = (): void => over(taken.length);
    let late: NodeJS.Timeout | undefined;
    const notes = (): T[] => {
      // Whoever has come by the time that it has begun; the same again when it has lost a deadlock.
      if (taken.length === 0) taken.push(...line.splice(0, most));
      late ??= setTimeout(next, longest);
      return taken.map(({ note }) => note);
    };
    try {
      const results = await this.transactions.run((manager) => store(manager, notes()));
      for (const [n, { resolve }] of taken.entries()) resolve(results[n]!);
    } catch (error) {
      const hasBegun = taken.length > 0;
      if (!hasBegun) taken.push(...line.splice(0)); // who waits for its turn has waited for as long as anybody does
      const outage = outageOf(error);
      const isForAll = !hasBegun || taken.length === 1 || outage === 'full' || outage === 'away';
      for (const one of taken) {
        if (isForAll) one.reject(error);
        else void this.storeAlone(store, one); // nobody waits for whom one of them has to wait for
      }
    } finally {
      clearTimeout(late);
      next();
    }
  }

  private async storeAlone<T, R>(store: JointStore<T, R>, { note, resolve, reject }: Waiting<T, R>): Promise<void> {
    try {
      const [result] = await this.transactions.run((manager) => store(manager, [note]));
      resolve(result!);
    } catch (error) {
      reject(error);
    }
  }
}

/** Waits until so many stand in the line, for so many milliseconds at most. */
async function manyIn<T, R>(line: Line<T, R>, count: number, milliseconds: number): Promise<void> {
  if (line.waiting.length >= count) return;
  await new Promise<void>((resolve) => {
    const late = setTimeout(resolve, milliseconds);
    line.come = () => {
      if (line.waiting.length < count) return;
      clearTimeout(late);
      resolve();
    };
  });
  line.come = undefined;
}
