import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import dataSource from '../../ormconfig.js';
import { NoteTable } from '../../test/support/note-table.js';
import { Database } from './database.js';
import { SqliteDatabase } from './sqlite-driver.js';
import { beginSweeps } from './sweep.js';

const notes = new NoteTable();
const { insert, numbers } = notes;

describe('Database on the embedded engine', () => {
  it('should undo the whole of a write that fails, and hand its error on', async () => {
    await insert(1);
    const failure = notes.database.write(async (manager) => {
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
    await expect(notes.database.write(() => Promise.reject(thrown))).rejects.toBe(thrown);
    await insert(1);
    expect(await numbers()).toEqual([1]);
  });

  it('should show the rows of a write that is still open to its own reads and to no others', async () => {
    await insert(1);
    let own: number[] = [];
    let others: number[] = [];
    await notes.database.write(async (manager) => {
      await manager.query('INSERT INTO note VALUES (2)');
      await manager.query('DELETE FROM note WHERE n = 1');
      own = await numbers();
      others = await notes.database.apart(numbers);
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
    await expect(notes.database.read('INSERT INTO note VALUES (1) RETURNING n')).rejects.toThrow('readonly');
    expect(await numbers()).toEqual([]);
  });

  it('should refuse values that are neither scalars nor bytes', async () => {
    await expect(notes.database.read('SELECT ? AS a', [{} as never])).rejects.toThrow('Only scalars and bytes');
    const failure = notes.database.write((manager) => manager.query('INSERT INTO note VALUES (?)', [[1]]));
    await expect(failure).rejects.toThrow('Only scalars and bytes');
    expect(await numbers()).toEqual([]);
  });

  it('should go on after a write that began another write without waiting for it', async () => {
    let inner: Promise<unknown> = Promise.resolve();
    await notes.database.write(async (manager) => {
      inner = insert(2);
      await manager.query('INSERT INTO note VALUES (1)');
    });
    await inner;
    expect(await numbers()).toEqual([1, 2]);
  });

  describe('while there is no space', () => {
    const writer = () => (dataSource.driver as unknown as { databaseConnection: SqliteDatabase }).databaseConnection;
    const full = { driverError: { errcode: 13 } };
    const large = (manager: EntityManager) => manager.query('INSERT INTO blob VALUES (zeroblob(1000000))');
    const space = (pages: number | string) => writer().pragma(`max_page_count = ${pages}`);

    beforeAll(() => notes.database.write((manager) => manager.query('CREATE TABLE blob (b)')));
    beforeEach(async () => {
      await notes.database.write((manager) => manager.query('DELETE FROM blob'));
      writer().exec('VACUUM');
      space(writer().pragma('page_count')[0]!.page_count as number);
    });
    afterEach(() => void space(1_000_000_000));

    it('should store nothing of what fails, and all of what comes when there is space again', async () => {
      for (let n = 0; n < 5; n++) {
        const failing = notes.database.write(async (manager) => {
          await manager.query('INSERT INTO note VALUES (?)', [n]);
          await large(manager);
        });
        await expect(failing).rejects.toMatchObject(full);
        expect(notes.database.isFull()).toBe(true);
      }
      expect(await numbers()).toEqual([]);
      space(1_000_000_000);
      await notes.database.write(large);
      expect(notes.database.isFull()).toBe(false);
      await insert(7);
      await expect(insert(7)).rejects.toThrow('UNIQUE');
      await insert(8);
      // The reader has a connection of its own: it sees what is really committed.
      expect([await numbers(), (await notes.database.read('SELECT 1 FROM blob')).length]).toEqual([[7, 8], 1]);
    });

    it('should store nothing of a write that goes on although a part of it has failed', async () => {
      const inside = notes.database.write(async (manager) => {
        await insert(1);
        await expect(notes.database.write(large)).rejects.toMatchObject(full);
        await expect(insert(2)).rejects.toMatchObject(full);
        await expect(manager.query('INSERT INTO note VALUES (3)')).rejects.toMatchObject(full);
      });
      await expect(inside).rejects.toMatchObject(full);
      const together = notes.database.writeTogether(
        async () => {
          await insert(4);
          await notes.database.write(large).catch(() => undefined);
        },
        (manager) => manager.query('INSERT INTO note VALUES (5)'),
      );
      await expect(together).rejects.toMatchObject(full);
      await insert(6);
      expect(await numbers()).toEqual([6]);
    });
  });
});

describe('What is over', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('should be removed until the service stops, which waits for the step that runs', async () => {
    beginSweeps();
    const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    const database = new Database(dataSource);
    const held = Promise.withResolvers<void>();
    let steps = 0;
    database.sweep('Removed', async () => {
      steps++;
      await held.promise;
      await database.read('SELECT n FROM note');
      return true;
    });
    database.sweep('Broken', () => Promise.reject(new Error('not now')));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(logged.mock.calls).toEqual([[new Error('not now')]]);
    expect(logged.mock.contexts).toEqual([expect.objectContaining({ context: 'Broken' })]);
    const stopped = database.beforeApplicationShutdown();
    held.resolve();
    await stopped;
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(steps).toBe(1);
    expect(logged).toHaveBeenCalledTimes(1);
  });
});
