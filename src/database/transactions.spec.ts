import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, jest } from '@jest/globals';
import { DataSource, type EntityManager } from 'typeorm';
import dataSource from '../../ormconfig.js';
import { NoteTable } from '../../test/support/note-table.js';
import { Database } from './database.js';
import { SqliteDatabase } from './sqlite-driver.js';

const notes = new NoteTable();
const { insert, numbers } = notes;

describe('writing together', () => {
  const add = (manager: EntityManager, n: number): Promise<void> => manager.query('INSERT INTO note VALUES (?)', [n]);
  const none = () => Promise.resolve();

  it('should keep nobody from writing before its first write', async () => {
    const seen: number[][] = [];
    await notes.database.writeTogether(
      async () => {
        await notes.database.apart(() => insert(1));
        seen.push(await numbers());
        await insert(2);
        seen.push(await numbers(), await notes.database.apart(numbers));
      },
      (manager) => add(manager, 3),
    );
    expect([...seen, await numbers()]).toEqual([[1], [1, 2], [1], [1, 2, 3]]);
  });

  it('should be one transaction, with its completion and what began while it ran', async () => {
    let others: Promise<unknown> = Promise.resolve();
    const failing = (fails: boolean[]) =>
      notes.database.writeTogether(
        async () => {
          await insert(1);
          others = notes.database.apart(() => insert(9));
          if (fails[0]) throw new Error('work');
          return 'result';
        },
        async (manager, result) => {
          expect(result).toBe('result');
          await add(manager, 2);
          if (fails[1]) throw new Error('completion');
        },
      );
    for (const [fails, message] of [
      [[true, false], 'work'],
      [[false, true], 'completion'],
    ] as const) {
      await expect(failing([...fails])).rejects.toThrow(message);
      await others;
      expect(await numbers()).toEqual([9]);
      await notes.database.write((manager) => manager.query('DELETE FROM note'));
    }
    await expect(failing([false, false])).resolves.toBe('result');
    await others;
    expect(await numbers()).toEqual([1, 2, 9]);
  });

  it('should be completed when nothing else was written, and begin nothing when the work fails before', async () => {
    await notes.database.writeTogether(none, (manager) => add(manager, 1));
    const failure = notes.database.writeTogether(
      () => Promise.reject(new Error('at once')),
      (manager) => add(manager, 2),
    );
    await expect(failure).rejects.toThrow('at once');
    expect(await numbers()).toEqual([1]);
  });

  it('should go on after a write in it that has failed, without that', async () => {
    await notes.database.writeTogether(async () => {
      await insert(1);
      await expect(insert(1)).rejects.toThrow('UNIQUE');
      await insert(2);
    }, none);
    expect(await numbers()).toEqual([1, 2]);
  });

  it('should be done again when it lost a deadlock, and tell when it cannot begin', async () => {
    let runs = 0;
    await notes.database.writeTogether(async () => {
      await insert(++runs);
      if (runs < 3) throw Object.assign(new Error('deadlock'), { errno: 1213 });
    }, none);
    expect(await numbers()).toEqual([3]);

    const closed = new Database(new DataSource(dataSource.options));
    await expect(closed.writeTogether(none, none)).rejects.toThrow();
    await closed.beforeApplicationShutdown();
  });
});

describe('parts of a write', () => {
  /** Adds a row, and takes its time before the part is over. */
  const part = (n: number, milliseconds: number, fails = false): Promise<void> =>
    notes.database.write(async (manager) => {
      await manager.query('INSERT INTO note VALUES (?)', [n]);
      await delay(milliseconds);
      if (fails) throw new Error(`part ${n}`);
    });
  const outcomes = async (parts: Promise<void>[]): Promise<string[]> =>
    (await Promise.allSettled(parts)).map(({ status }) => status);

  it('should come one after the other when several begin at a time, each undone by itself', async () => {
    const settled = await notes.database.write(async () => {
      await insert(1);
      return [
        ...(await outcomes([part(2, 5), part(3, 20), part(4, 1)])),
        ...(await outcomes([part(5, 5, true), part(6, 20), part(7, 1, true)])),
      ];
    });
    expect(settled).toEqual([...'123'].map(() => 'fulfilled').concat('rejected', 'fulfilled', 'rejected'));
    expect(await numbers()).toEqual([1, 2, 3, 4, 6]);
    await insert(8); // nor is a savepoint left that it would be a part of
    expect(await numbers()).toEqual([1, 2, 3, 4, 6, 8]);
  });

  it('should have parts of their own, which go with them', async () => {
    const failed = await notes.database.write(() =>
      outcomes([
        notes.database.write(async () => void (await outcomes([part(1, 10), part(2, 1, true), part(3, 1)]))),
        notes.database.write(async () => {
          await outcomes([part(4, 1), part(5, 1)]);
          throw new Error('with both');
        }),
      ]),
    );
    expect(failed).toEqual(['fulfilled', 'rejected']);
    expect(await numbers()).toEqual([1, 3]);
  });

  it('should be waited for with all that they begin, though nobody awaits them', async () => {
    const begin = () =>
      notes.database.write(async () => {
        await part(2, 20);
        void part(3, 20);
      });
    await notes.database.write(async () => {
      await insert(1);
      void begin();
    });
    expect(await numbers()).toEqual([1, 2, 3]);
    const failing = notes.database.write(async () => {
      await insert(4);
      void part(5, 20);
      throw new Error('without the part');
    });
    await expect(failing).rejects.toThrow('without the part');
    expect(await numbers()).toEqual([1, 2, 3]);
  });

  it.each([
    ['goes on', false],
    ['is undone', true],
  ])('should have what one that is over left running come behind the one that %s meanwhile', async (_, fails) => {
    let late: Promise<void> | undefined;
    await notes.database.write(async () => {
      await insert(1);
      await notes.database.write(() => Promise.resolve(void setTimeout(() => void (late = part(2, 40)), 10)));
      await outcomes([part(3, 30, fails)]);
    });
    expect(await numbers()).toEqual(fails ? [1, 2] : [1, 2, 3]);
    await expect(late).resolves.toBeUndefined();
    await insert(4);
    expect(await numbers()).toEqual(fails ? [1, 2, 4] : [1, 2, 3, 4]);
  });

  it('should undo all when they cannot be undone by themselves, and leave nothing to what comes later', async () => {
    const { databaseConnection } = dataSource.driver as unknown as { databaseConnection: SqliteDatabase };
    const rollback = databaseConnection.prepare('ROLLBACK TO SAVEPOINT typeorm_1') as unknown as { statement: object };
    const broken = Object.assign(new Error('disk I/O error'), { errcode: 10 });
    jest.replaceProperty(rollback, 'statement', { run: () => throws(broken) });
    try {
      const failure = notes.database.write(async () => {
        await insert(1);
        await outcomes([part(2, 0, true)]);
      });
      await expect(failure).rejects.toThrow('disk I/O error');
    } finally {
      jest.restoreAllMocks();
    }
    const other = new SqliteDatabase(dataSource.options.database as string, { timeout: 0 });
    other.exec('BEGIN TRANSACTION').exec('COMMIT').close(); // the file is free at once
    for (const n of [3, 4]) await insert(n);
    expect(await numbers()).toEqual([3, 4]);
  });
});

function throws(error: Error): never {
  throw error;
}
