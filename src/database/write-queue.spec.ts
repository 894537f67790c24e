import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import dataSource from '../../ormconfig.js';
import { NoteTable } from '../../test/support/note-table.js';
import { settings } from '../config/settings.js';
import { outageOf } from './outage.js';
import { SqliteDatabase } from './sqlite-driver.js';
import { untilUnlocked } from './until-unlocked.js';

const notes = new NoteTable();
const { insert, numbers } = notes;

/** Those that are committed, whatever the running write has written. */
const numbersSeenByOthers = (): Promise<number[]> => notes.database.apart(numbers);

describe('The queue of writes', () => {
  it('should run writes one after the other, in the order they came', async () => {
    const events: string[] = [];
    const write = (name: string, turns: number) =>
      notes.database.write(async () => {
        events.push(`${name} begins`);
        for (let n = 0; n < turns; n++) await turn();
        events.push(`${name} ends`);
        return name;
      });
    expect(await Promise.all([write('a', 20), write('b', 0), write('c', 5)])).toEqual(['a', 'b', 'c']);
    expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('should keep what the others wrote when one write fails, however they interleave', async () => {
    const writes = fc.uniqueArray(
      fc.record({ n: fc.nat(99), fails: fc.boolean(), before: fc.nat(4), after: fc.nat(4) }),
      { selector: ({ n }) => n, maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(writes, async (asked) => {
        await notes.database.write((manager) => manager.query('DELETE FROM note'));
        const outcomes = await Promise.allSettled(
          asked.map(({ n, fails, before, after }) =>
            notes.database.write(async (manager) => {
              for (let i = 0; i < before; i++) await turn();
              await manager.query('INSERT INTO note VALUES (?)', [n]);
              for (let i = 0; i < after; i++) await turn();
              if (fails) throw new Error(`no ${n}`);
              return n;
            }),
          ),
        );
        expect(outcomes.map(({ status }) => status === 'rejected')).toEqual(asked.map(({ fails }) => fails));
        const kept = asked.filter(({ fails }) => !fails).map(({ n }) => n);
        expect(await numbers()).toEqual(kept.sort((a, b) => a - b));
      }),
      { numRuns: 50 },
    );
  });

  it('should commit together those that wait, and answer none of them before', async () => {
    const begun = jest.spyOn(dataSource, 'transaction');
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0); // nobody has waited for long
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const answered: number[] = [];
    const writes = [1, 2, 3].map((n) => insert(n).then(() => answered.push(n)));
    const last = notes.database.write(async (manager) => {
      await manager.query('INSERT INTO note VALUES (4)');
      await held;
    });
    try {
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect([answered, await numbers()]).toEqual([[], []]);
      release();
      await Promise.all([...writes, last]);
      expect([answered, await numbers()]).toEqual([
        [1, 2, 3],
        [1, 2, 3, 4],
      ]);
      expect(begun).toHaveBeenCalledTimes(1);
    } finally {
      release();
      begun.mockRestore();
      clock.mockRestore();
    }
  });

  it('should commit together with others who comes a turn of the event loop after them', async () => {
    const begun = jest.spyOn(dataSource, 'transaction');
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0); // nobody has waited for long
    const writes = [insert(1)];
    await turn();
    writes.push(insert(2));
    await Promise.all(writes);
    clock.mockRestore();
    expect(begun).toHaveBeenCalledTimes(1);
    begun.mockRestore();
  });

  it('should let nobody join a commit that has been waited for long enough', async () => {
    const events: string[] = [];
    const slow = notes.database.write(async (manager) => {
      await manager.query('INSERT INTO note VALUES (1)');
      await new Promise((resolve) => setTimeout(resolve, 30));
    });
    const later = notes.database.write(async () => {
      events.push(`then ${String(await numbersSeenByOthers())}`);
    });
    await Promise.all([slow, later]);
    expect(events).toEqual(['then 1']);
  });

  it('should keep none of those that are committed together when SQLite ends their transaction', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
    const outcomes = await Promise.allSettled([
      insert(1),
      notes.database.write((manager) => manager.query('INSERT OR ROLLBACK INTO note VALUES (2), (2)')),
      insert(3),
    ]);
    clock.mockRestore();
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    expect(await numbers()).toEqual([3]);
  });

  it('should wait for the write of another process, without keeping anybody from reading meanwhile', async () => {
    await insert(1);
    const other = new SqliteDatabase(dataSource.options.database as string);
    other.exec('BEGIN TRANSACTION').exec('INSERT INTO note VALUES (2)');
    const events: string[] = [];
    const writing = insert(3).then(() => events.push('written'));
    for (let n = 0; n < 5; n++) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      events.push(`read ${String(await numbers())}`);
    }
    events.push('free');
    other.exec('COMMIT').close();
    await writing;
    expect(events).toEqual([...Array<string>(5).fill('read 1'), 'free', 'written']);
    expect(await numbers()).toEqual([1, 2, 3]);
  });

  it('should give up a write whose turn does not come, and go on with those that come later', async () => {
    const { timeouts } = settings;
    const { database: standard } = timeouts;
    const busy = { errcode: 5 };
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    timeouts.database = 0.05;
    let later: Promise<unknown> = Promise.resolve();
    try {
      const running = notes.database.write(async (manager) => {
        await manager.query('INSERT INTO note VALUES (1)');
        await held;
      });
      expect(await Promise.allSettled([insert(2), insert(3)])).toMatchObject([{ reason: busy }, { reason: busy }]);
      timeouts.database = standard;
      later = insert(4);
      release();
      await Promise.all([running, later]);
      expect(await numbers()).toEqual([1, 4]);
    } finally {
      timeouts.database = standard;
      release();
      await later.catch(() => undefined);
    }
  });

  it('should give up a write that another process does not let begin', async () => {
    const { timeouts } = settings;
    const { database: standard } = timeouts;
    const other = new SqliteDatabase(dataSource.options.database as string);
    other.exec('BEGIN TRANSACTION');
    timeouts.database = 0.05;
    try {
      const tries = await Promise.allSettled([insert(1), insert(2), insert(3)]);
      expect(tries.map((one) => outageOf((one as PromiseRejectedResult).reason))).toEqual(['busy', 'busy', 'busy']);
    } finally {
      timeouts.database = standard;
      other.exec('ROLLBACK').close();
    }
    await insert(4);
    expect(await numbers()).toEqual([4]);
  });

  it('should say of none that it is stored whose commit finds the file locked', async () => {
    await notes.database.write((manager) => manager.query('DELETE FROM note'));
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 1000)); // nobody joins
    const transaction = dataSource.transaction.bind(dataSource) as (
      work: (manager: unknown) => Promise<unknown>,
    ) => Promise<unknown>;
    const once = jest.spyOn(dataSource, 'transaction').mockImplementationOnce(((
      work: (manager: unknown) => Promise<unknown>,
    ) =>
      transaction(async (manager) => {
        await work(manager);
        throw Object.assign(new Error('database is locked'), { errcode: 5 });
      })) as never);
    const outcomes = await Promise.allSettled([insert(1), insert(2)]);
    once.mockRestore();
    clock.mockRestore();
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await numbers()).toEqual([2]);
  });
});

describe('untilUnlocked', () => {
  it('should give up once it has taken as long as anybody waits', async () => {
    const locked = Object.assign(new Error('locked'), { errcode: 5 });
    const trying = untilUnlocked(30, () => Promise.reject(locked));
    const end = new AbortController();
    const late = wait(1000, 'late', { signal: end.signal }).catch(() => undefined);
    expect(await Promise.race([trying.catch((error: unknown) => error), late])).toBe(locked);
    end.abort();
  });
});
