import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { NoteTable } from '../../test/support/note-table.js';
import type { EntityManager } from 'typeorm';
import type { Database } from './database.js';
import { WriteBehind } from './write-behind.js';

/** As SQLite says it of a file that another process writes to. */
const busy = () => Object.assign(new Error('database is locked'), { code: 'ERR_SQLITE_ERROR', errcode: 5 });

describe('WriteBehind', () => {
  let stored: string[];
  /** What the next writes fail with. */
  let failures: (Error | undefined)[];
  let writes: number;
  const failed = jest.fn<(error: unknown) => void>();
  const write = (work: () => Promise<void>): Promise<void> => {
    writes++;
    const failure = failures.shift();
    return failure ? Promise.reject(failure) : work();
  };
  const behind = () =>
    new WriteBehind<string>(
      { write, apart: (work: () => unknown) => work() } as unknown as Database,
      (earlier, later) => `${earlier}, then ${later}`,
      (_, some) => Promise.resolve(stored.push(...some)),
      failed,
      1000,
    );

  beforeEach(() => {
    jest.useFakeTimers();
    [stored, failures, writes] = [[], [], 0];
    failed.mockClear();
  });
  afterEach(() => void jest.useRealTimers());

  it('should write what was gathered a little later, merged by its keys', async () => {
    const notes = behind();
    notes.add('a', '1');
    notes.add('b', '2');
    notes.add('a', '3');
    await jest.advanceTimersByTimeAsync(999);
    expect(stored).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(stored).toEqual(['1, then 3', '2']);
    expect(notes.has('a')).toBe(false);
  });

  it('should have a note until it is written', async () => {
    const notes = behind();
    notes.add('a', '1');
    const flushed = notes.flush();
    await Promise.resolve();
    expect([writes, notes.has('a')]).toEqual([1, true]);
    await flushed;
    expect([stored, notes.has('a')]).toEqual([['1'], false]);
  });

  it('should keep what cannot be written now, in its order, and try again some time later', async () => {
    const notes = behind();
    failures = [busy()];
    notes.add('a', '1');
    notes.add('b', '2');
    const flushed = notes.flush();
    notes.add('a', '3');
    notes.add('c', '4');
    await flushed;
    expect(failed).toHaveBeenCalledTimes(1);
    expect([stored, notes.has('b')]).toEqual([[], true]);
    await jest.advanceTimersByTimeAsync(14_999);
    expect(stored).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(stored).toEqual(['1, then 3', '2', '4']);
  });

  it('should merge what cannot be written now with what has come while it was tried', async () => {
    const notes = behind();
    failures = [busy()];
    notes.add('a', '1');
    const flushed = notes.flush();
    await Promise.resolve(); // it is being written by then
    expect(writes).toBe(1);
    notes.add('a', '2');
    await flushed;
    await jest.advanceTimersByTimeAsync(15_000);
    expect(stored).toEqual(['1, then 2']);
  });

  it('should leave the database alone when there is nothing to write', async () => {
    failures = [busy()];
    await behind().flush();
    expect(failed).not.toHaveBeenCalled();
  });

  /** Notes under as many keys, 0 and so on. */
  const many = (count: number) => Array.from({ length: count }, (_, n) => String(n));
  const gather = (notes: WriteBehind<string>, keys: readonly string[]) => keys.forEach((key) => notes.add(key, key));

  it('should keep others from writing for no more than 16 notes at a time', async () => {
    const notes = behind();
    gather(notes, many(45));
    await notes.flush();
    expect([stored, writes]).toEqual([many(45), 3]);
  });

  it('should keep only what could not be written yet', async () => {
    const notes = behind();
    failures = [undefined, busy()];
    gather(notes, many(45));
    await notes.flush();
    expect([stored, writes, failed.mock.calls.length]).toEqual([many(16), 2, 1]);
    await jest.advanceTimersByTimeAsync(15_000);
    expect([stored, writes]).toEqual([many(45), 4]);
  });

  it('should lose with what is wrong only what is written together with it', async () => {
    const notes = behind();
    failures = [undefined, new Error('wrong')];
    gather(notes, many(45));
    await notes.flush();
    expect([stored, failed.mock.calls.length]).toEqual([[...many(16), ...many(45).slice(32)], 1]);
  });

  it('should have written everything by the time that the last flush is over', async () => {
    const notes = behind();
    gather(notes, many(45));
    void notes.flush();
    await notes.flush();
    expect(stored).toEqual(many(45));
  });

  it('should lose what is wrong itself, and nothing that comes later', async () => {
    const notes = behind();
    failures = [new Error('wrong')];
    notes.add('a', '1');
    await notes.flush();
    notes.add('a', '2');
    await notes.flush();
    expect([stored, failed.mock.calls.length]).toEqual([['2'], 1]);
  });
});

describe('what is gathered while something is written', () => {
  const table = new NoteTable();

  it('should not be undone with that', async () => {
    const store = (manager: EntityManager, [n]: readonly number[]): Promise<unknown> =>
      manager.query('INSERT INTO note VALUES (?)', [n]);
    const notes = new WriteBehind<number>(table.database, (_, later) => later, store, throws, 10);
    const undone = table.database.write(async () => {
      notes.add('a', 1);
      await wait(50);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await notes.flush();
    expect(await table.numbers()).toEqual([1]);
  });
});

function throws(error: unknown): never {
  throw error;
}
