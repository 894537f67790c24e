import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DataSource, type EntityManager } from 'typeorm';
import dataSource from '../../ormconfig.js';
import { settings } from '../config/settings.js';
import { Database } from './database.js';
import { outageOf } from './outage.js';
import { SqliteDatabase } from './sqlite-driver.js';

interface Note {
  n: number;
}

describe('Database on the embedded engine', () => {
  let database: Database;

  const numbers = async (): Promise<number[]> =>
    (await database.read<Note>('SELECT n FROM note ORDER BY n')).map(({ n }) => n);
  const insert = (n: number) => database.write((manager) => manager.query('INSERT INTO note VALUES (?)', [n]));

  beforeAll(async () => {
    await dataSource.initialize();
    await dataSource.query('CREATE TABLE note (n INTEGER PRIMARY KEY)');
    database = new Database(dataSource);
  });

  afterAll(async () => {
    database.beforeApplicationShutdown();
    await dataSource.destroy();
  });

  beforeEach(() => database.write((manager) => manager.query('DELETE FROM note')));
  afterEach(() => expect(dataSource.isInitialized).toBe(true));

  it('should run writes one after the other, in the order they came', async () => {
    const events: string[] = [];
    const write = (name: string, turns: number) =>
      database.write(async () => {
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
        await database.write((manager) => manager.query('DELETE FROM note'));
        const outcomes = await Promise.allSettled(
          asked.map(({ n, fails, before, after }) =>
            database.write(async (manager) => {
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

  it('should undo the whole of a write that fails, and hand its error on', async () => {
    await insert(1);
    const failure = database.write(async (manager) => {
      await manager.query('DELETE FROM note');
      await manager.query('INSERT INTO note VALUES (2)');
      await manager.query('INSERT INTO note VALUES (2)');
    });
    await expect(failure).rejects.toThrow('UNIQUE');
    expect(await numbers()).toEqual([1]);
    await insert(3);
    expect(await numbers()).toEqual([1, 3]);
  });

  it('should hand on what is thrown before the first statement', async () => {
    const thrown = new Error('at once');
    await expect(database.write(() => Promise.reject(thrown))).rejects.toBe(thrown);
    await insert(1);
    expect(await numbers()).toEqual([1]);
  });

  it('should show the rows of a write that is still open to its own reads and to no others', async () => {
    await insert(1);
    let own: number[] = [];
    let others: number[] = [];
    await database.write(async (manager) => {
      await manager.query('INSERT INTO note VALUES (2)');
      await manager.query('DELETE FROM note WHERE n = 1');
      own = await numbers();
      others = await database.apart(numbers);
    });
    expect([own, others]).toEqual([[2], [1]]);
    expect(await numbers()).toEqual([2]);
  });

  it('should show a read what was committed, as soon as the write is done', async () => {
    for (let n = 0; n < 50; n++) {
      await insert(n);
      expect(await numbers()).toHaveLength(n + 1);
    }
  });

  it('should not let a read write', async () => {
    await expect(database.read('INSERT INTO note VALUES (1) RETURNING n')).rejects.toThrow('readonly');
    expect(await numbers()).toEqual([]);
  });

  it('should refuse values that are neither scalars nor bytes', async () => {
    await expect(database.read('SELECT ? AS a', [{} as never])).rejects.toThrow('Only scalars and bytes');
    const failure = database.write((manager) => manager.query('INSERT INTO note VALUES (?)', [[1]]));
    await expect(failure).rejects.toThrow('Only scalars and bytes');
    expect(await numbers()).toEqual([]);
  });

  it('should go on after a write that began another write without waiting for it', async () => {
    let inner: Promise<unknown> = Promise.resolve();
    await database.write(async (manager) => {
      inner = insert(2);
      await manager.query('INSERT INTO note VALUES (1)');
    });
    await inner;
    expect(await numbers()).toEqual([1, 2]);
  });

  describe('writing together', () => {
    const add = (manager: EntityManager, n: number): Promise<void> => manager.query('INSERT INTO note VALUES (?)', [n]);
    const none = () => Promise.resolve();

    it('should keep nobody from writing before its first write', async () => {
      const seen: number[][] = [];
      await database.writeTogether(
        async () => {
          await database.apart(() => insert(1));
          seen.push(await numbers());
          await insert(2);
          seen.push(await numbers(), await database.apart(numbers));
        },
        (manager) => add(manager, 3),
      );
      expect([...seen, await numbers()]).toEqual([[1], [1, 2], [1], [1, 2, 3]]);
    });

    it('should be one transaction, with its completion and what began while it ran', async () => {
      let others: Promise<void> = Promise.resolve();
      const failing = (fails: boolean[]) =>
        database.writeTogether(
          async () => {
            await insert(1);
            others = database.apart(() => insert(9));
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
        await database.write((manager) => manager.query('DELETE FROM note'));
      }
      await expect(failing([false, false])).resolves.toBe('result');
      await others;
      expect(await numbers()).toEqual([1, 2, 9]);
    });

    it('should be completed when nothing else was written, and begin nothing when the work fails before', async () => {
      await database.writeTogether(none, (manager) => add(manager, 1));
      const failure = database.writeTogether(
        () => Promise.reject(new Error('at once')),
        (manager) => add(manager, 2),
      );
      await expect(failure).rejects.toThrow('at once');
      expect(await numbers()).toEqual([1]);
    });

    it('should go on after a write in it that has failed, without that', async () => {
      await database.writeTogether(async () => {
        await insert(1);
        await expect(insert(1)).rejects.toThrow('UNIQUE');
        await insert(2);
      }, none);
      expect(await numbers()).toEqual([1, 2]);
    });

    it('should be done again when it lost a deadlock, and tell when it cannot begin', async () => {
      let runs = 0;
      await database.writeTogether(async () => {
        await insert(++runs);
        if (runs < 3) throw Object.assign(new Error('deadlock'), { errno: 1213 });
      }, none);
      expect(await numbers()).toEqual([3]);

      const closed = new Database(new DataSource(dataSource.options));
      await expect(closed.writeTogether(none, none)).rejects.toThrow();
      closed.beforeApplicationShutdown();
    });
  });

  describe('what is to be written last', () => {
    const stored: number[][] = [];
    const store = async (manager: EntityManager, notes: number[]): Promise<void> => {
      stored.push(notes);
      for (const n of notes) await manager.query('INSERT INTO note VALUES (?)', [n]);
    };
    beforeEach(() => void stored.splice(0));

    it('should be written together at the end, without what was undone', async () => {
      await database.write(async () => {
        database.writeLast(store, 1);
        await insert(2);
        await database.write(() => Promise.resolve(database.writeLast(store, 3)));
        const undone = database.write(async () => {
          database.writeLast(store, 4);
          await insert(2);
        });
        await expect(undone).rejects.toThrow('UNIQUE');
        database.writeLast(store, 5);
        expect(await numbers()).toEqual([2]);
      });
      expect([stored, await numbers()]).toEqual([[[1, 3, 5]], [1, 2, 3, 5]]);
    });

    it('should undo the write when it fails, and be gathered anew when the write is run again', async () => {
      let runs = 0;
      const fails = (): Promise<void> => Promise.reject(Object.assign(new Error('deadlock'), { errno: 1213 }));
      await database.write(() => {
        database.writeLast(store, ++runs);
        if (runs < 3) database.writeLast(fails, 0);
        return Promise.resolve();
      });
      expect(await numbers()).toEqual([3]);
      const refused = database.write(async () => {
        await insert(7);
        database.writeLast(() => Promise.reject(new Error('full')), 0);
      });
      await expect(refused).rejects.toThrow('full');
      expect(await numbers()).toEqual([3]);
    });

    it('should also end what begins with its first write', async () => {
      await database.writeTogether(
        async () => {
          await insert(1);
          await database.write(() => Promise.resolve(database.writeLast(store, 2)));
          await insert(3);
        },
        (manager) => manager.query('INSERT INTO note VALUES (4)'),
      );
      expect([stored, await numbers()]).toEqual([[[2]], [1, 2, 3, 4]]);
    });
  });

  it('should remember what was read until something is committed, here or in another process', async () => {
    const remembered = () => database.remember('numbers', numbers);
    await insert(1);
    expect(await remembered()).toBe(await remembered());
    expect(await remembered()).toEqual([1]);
    await insert(2);
    expect(await remembered()).toEqual([1, 2]);

    const other = new SqliteDatabase(dataSource.options.database as string);
    other.exec('BEGIN TRANSACTION').exec('INSERT INTO note VALUES (3)');
    expect(await remembered()).toEqual([1, 2]);
    other.exec('COMMIT').close();
    expect(await remembered()).toEqual([1, 2, 3]);
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

  describe('while there is no space', () => {
    const writer = () => (dataSource.driver as unknown as { databaseConnection: SqliteDatabase }).databaseConnection;
    const full = { driverError: { errcode: 13 } };
    const large = (manager: EntityManager) => manager.query('INSERT INTO blob VALUES (zeroblob(1000000))');
    const space = (pages: number | string) => writer().pragma(`max_page_count = ${pages}`);

    beforeAll(() => database.write((manager) => manager.query('CREATE TABLE blob (b)')));
    beforeEach(async () => {
      await database.write((manager) => manager.query('DELETE FROM blob'));
      writer().exec('VACUUM');
      space(writer().pragma('page_count')[0]!.page_count as number);
    });
    afterEach(() => void space(1_000_000_000));

    it('should store nothing of what fails, and all of what comes when there is space again', async () => {
      for (let n = 0; n < 5; n++) {
        const failing = database.write(async (manager) => {
          await manager.query('INSERT INTO note VALUES (?)', [n]);
          await large(manager);
        });
        await expect(failing).rejects.toMatchObject(full);
        expect(database.isFull()).toBe(true);
      }
      expect(await numbers()).toEqual([]);
      space(1_000_000_000);
      await database.write(large);
      expect(database.isFull()).toBe(false);
      await insert(7);
      await expect(insert(7)).rejects.toThrow('UNIQUE');
      await insert(8);
      // The reader has a connection of its own: it sees what is really committed.
      expect([await numbers(), (await database.read('SELECT 1 FROM blob')).length]).toEqual([[7, 8], 1]);
    });

    it('should store nothing of a write that goes on although a part of it has failed', async () => {
      const inside = database.write(async (manager) => {
        await insert(1);
        await expect(database.write(large)).rejects.toMatchObject(full);
        await expect(insert(2)).rejects.toMatchObject(full);
        await expect(manager.query('INSERT INTO note VALUES (3)')).rejects.toMatchObject(full);
      });
      await expect(inside).rejects.toMatchObject(full);
      const together = database.writeTogether(
        async () => {
          await insert(4);
          await database.write(large).catch(() => undefined);
        },
        (manager) => manager.query('INSERT INTO note VALUES (5)'),
      );
      await expect(together).rejects.toMatchObject(full);
      await insert(6);
      expect(await numbers()).toEqual([6]);
    });
  });

  it('should give up a write whose turn does not come, and go on with those that come later', async () => {
    const { timeouts } = settings;
    const { database: standard } = timeouts;
    const busy = { errcode: 5 };
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    timeouts.database = 0.05;
    let later: Promise<unknown> = Promise.resolve();
    try {
      const running = database.write(async (manager) => {
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

  it('should read anew inside a write, and remember nothing that it may still undo', async () => {
    const remembered = () => database.remember('numbers', numbers);
    await insert(1);
    expect(await remembered()).toEqual([1]);
    const undone = database.write(async (manager) => {
      for (const n of [2, 3]) {
        await manager.query('INSERT INTO note VALUES (?)', [n]);
        expect((await remembered()).at(-1)).toBe(n);
      }
      expect(await database.remember('new', numbers)).toEqual([1, 2, 3]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await remembered()).toEqual([1]);
    expect(await database.remember('new', numbers)).toEqual([1]);
  });

  it('should remember a thousand look-ups, and no more however many are made', async () => {
    const made: number[] = [];
    const lookUp = (n: number) => database.remember(`number ${n}`, () => Promise.resolve(made.push(n)));
    await insert(1); // so that all are new
    for (let n = 0; n < 1000; n++) await lookUp(n);
    expect(made).toHaveLength(1000);
    await insert(2);
    made.length = 0;
    for (const n of [0, 1, 0, 1]) await lookUp(n);
    expect(made).toEqual([0, 1]);
    for (let n = 2; n < 3000; n++) await lookUp(n);
    made.length = 0;
    for (let n = 0; n < 2000; n++) await lookUp(n);
    expect(made).toEqual(Array.from({ length: 2000 }, (_, n) => n));
  });

  it('should not remember a failure', async () => {
    await expect(database.remember('odd', () => Promise.reject(new Error('once')))).rejects.toThrow('once');
    expect(await database.remember('odd', () => Promise.resolve('well'))).toBe('well');
  });
});
