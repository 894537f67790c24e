import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { NoteTable } from '../../test/support/note-table.js';
import { JointWrites } from './joint-writes.js';
import { outageOf } from './outage.js';
import type { Transactions } from './transactions.js';

const notes = new NoteTable();
const { numbers } = notes;

/** An error as a driver reports it. */
const failure = (errno: number): Error => Object.assign(new Error(`number ${errno}`), { errno });
/** Does at once what is done in a transaction, or outside of one. */
const atOnce = {
  run: <T>(work: () => T) => work(),
  outside: <T>(work: () => T) => work(),
} as unknown as Transactions;
const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n + 1);

describe('writes that several callers bring', () => {
  /** The notes of each call. */
  const calls: number[][] = [];
  let before: (list: readonly number[]) => Promise<void>;
  beforeEach(() => {
    calls.splice(0);
    before = () => Promise.resolve();
  });

  const store = async (manager: EntityManager, list: readonly number[]): Promise<string[]> => {
    calls.push([...list]);
    for (const n of list) await manager.query('INSERT INTO note VALUES (?)', [n]);
    await before(list);
    return list.map((n) => `stored ${n}`);
  };
  const write = (n: number): Promise<string> => notes.database.writeJointly(store, n);

  it('should be stored by one transaction, as many as have come, each with its own result', async () => {
    expect(await Promise.all([1, 2, 3].map(write))).toEqual(['stored 1', 'stored 2', 'stored 3']);
    expect([calls, await numbers()]).toEqual([[[1, 2, 3]], [1, 2, 3]]);
  });

  it('should wait for the store that runs, and not be answered before they are committed', async () => {
    const answered: number[] = [];
    let later: Promise<unknown> = Promise.resolve();
    before = async (list) => {
      if (list[0] !== 1) return;
      later = notes.database.apart(() => Promise.all([3, 4].map(write)));
      await Promise.resolve();
      expect([answered, calls.length]).toEqual([[], 1]);
    };
    await Promise.all([1, 2].map((n) => write(n).then(() => answered.push(n))));
    await later;
    expect([calls, answered]).toEqual([
      [
        [1, 2],
        [3, 4],
      ],
      [1, 2],
    ]);
  });

  it('should be so many at the most', async () => {
    await Promise.all(upTo(130).map(write));
    expect(calls.map(({ length }) => length)).toEqual([64, 64, 2]);
    expect(await numbers()).toEqual(upTo(130));
  });

  it('should each be stored alone when one of them is at fault, which alone is refused', async () => {
    const outcomes = await Promise.allSettled([1, 2, 2, 3].map(write));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect([calls[0], await numbers()]).toEqual([
      [1, 2, 2, 3],
      [1, 2, 3],
    ]);
    expect(calls.slice(1)).toEqual([[1], [2], [2], [3]]);
  });

  it.each([
    ['somebody else has locked what they need', 1205, 4],
    ['the disk is full', 1021, 1],
    ['the database is away', 1053, 1],
  ])('should be tried alone when %s, unless nothing can be stored', async (_, errno, tries) => {
    before = (list) => (list.length > 1 || tries === 1 ? Promise.reject(failure(errno)) : Promise.resolve());
    const outcomes = await Promise.allSettled([1, 2, 3].map(write));
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [outageOf(one.reason)] : []));
    expect([calls.length, refused]).toEqual([tries, tries === 1 ? Array(3).fill(outageOf(failure(errno))) : []]);
    expect(await numbers()).toEqual(tries === 1 ? [] : [1, 2, 3]);
  });

  it('should all be refused at once when their transaction cannot begin', async () => {
    let attempts = 0;
    const never = () => {
      attempts++;
      return Promise.reject(failure(1205));
    };
    const writes = new JointWrites({ ...atOnce, run: never } as unknown as Transactions);
    const outcomes = await Promise.allSettled(upTo(130).map((n) => writes.write(store, n)));
    expect([attempts, new Set(outcomes.map(({ status }) => status))]).toEqual([1, new Set(['rejected'])]);
  });

  it('should not wait long for those before them', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const writes = new JointWrites(atOnce);
    const told: number[] = [];
    const waiting = async (_: unknown, list: readonly number[]): Promise<readonly number[]> => {
      if (list[0] === 1) await held;
      told.push(...list);
      return list;
    };
    const first = writes.write(waiting, 1);
    await writes.write(waiting, 2);
    expect(told).toEqual([2]);
    release();
    await first;
    expect(told).toEqual([2, 1]);
  });

  it('should leave others time to come after several, and none after one', async () => {
    const writes = new JointWrites(atOnce);
    const told: number[][] = [];
    const keep = (_: unknown, list: readonly number[]): Promise<readonly number[]> => {
      told.push([...list]);
      return Promise.resolve(list);
    };
    const all = (...list: number[]): Promise<number[]> => Promise.all(list.map((n) => writes.write(keep, n)));
    await all(1, 2, 3);
    expect(told).toEqual([[1], [2, 3]]);
    await all(4, 5);
    expect(told.slice(2)).toEqual([[4, 5]]);
    await all(6);
    await setImmediate();
    await all(7, 8);
    expect(told.slice(3)).toEqual([[6], [7], [8]]);
  });

  it('should wait for as many again, some milliseconds at most', async () => {
    const writes = new JointWrites(atOnce);
    const told: number[][] = [];
    let meanwhile: Promise<unknown> = Promise.resolve();
    const keep = (_: unknown, list: readonly number[]): Promise<readonly number[]> => {
      told.push([...list]);
      jest.advanceTimersByTime(40); // so long it takes
      if (list[0] === 2) meanwhile = all(4, 5);
      return Promise.resolve(list);
    };
    const all = (...list: number[]): Promise<number[]> => Promise.all(list.map((n) => writes.write(keep, n)));
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    try {
      await all(1, 2, 3);
      await setImmediate();
      expect(told).toEqual([[1], [2, 3], [4, 5]]);
      await meanwhile;

      const one = all(6);
      await setImmediate();
      expect(told.slice(3)).toEqual([]);
      await Promise.all([one, all(7)]);
      expect(told.slice(3)).toEqual([[6, 7]]);

      const alone = all(8);
      await setImmediate();
      expect(told.slice(4)).toEqual([]);
      jest.advanceTimersByTime(5);
      await setImmediate();
      expect(told.slice(4)).toEqual([[8]]);
      await alone;
    } finally {
      jest.useRealTimers();
    }
  });

  it('should be the same ones again when their transaction has lost a deadlock', async () => {
    let lost = 0;
    before = () => (lost++ < 2 ? Promise.reject(failure(1213)) : Promise.resolve());
    await Promise.all([1, 2].map(write));
    expect([calls, await numbers()]).toEqual([
      [
        [1, 2],
        [1, 2],
        [1, 2],
      ],
      [1, 2],
    ]);
  });

  it('should be a part of the running write, and undone with it', async () => {
    const undone = notes.database.write(async () => {
      expect(await write(1)).toBe('stored 1');
      throw new Error('undone');
    });
    await Promise.all([expect(undone).rejects.toThrow('undone'), write(2)]);
    expect([calls, await numbers()]).toEqual([[[1], [2]], [2]]);
  });
});
