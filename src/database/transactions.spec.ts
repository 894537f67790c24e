import { describe, expect, it } from '@jest/globals';
import { DataSource, type EntityManager } from 'typeorm';
import dataSource from '../../ormconfig.js';
import { NoteTable } from '../../test/support/note-table.js';
import { Database } from './database.js';

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
