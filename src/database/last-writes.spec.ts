import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { NoteTable } from '../../test/support/note-table.js';

const notes = new NoteTable();
const { insert, numbers } = notes;

describe('what is to be written last', () => {
  const stored: number[][] = [];
  const store = async (manager: EntityManager, notes: number[]): Promise<void> => {
    stored.push(notes);
    for (const n of notes) await manager.query('INSERT INTO note VALUES (?)', [n]);
  };
  beforeEach(() => {
    stored.splice(0);
    jest.spyOn(performance, 'now').mockReturnValue(0); // nobody has waited for long: those that come together join
  });
  afterEach(() => void jest.restoreAllMocks());

  it('should be written together at the end, without what was undone', async () => {
    await notes.database.write(async () => {
      notes.database.writeLast(store, 1);
      await insert(2);
      await notes.database.write(() => Promise.resolve(notes.database.writeLast(store, 3)));
      const undone = notes.database.write(async () => {
        notes.database.writeLast(store, 4);
        await insert(2);
      });
      await expect(undone).rejects.toThrow('UNIQUE');
      notes.database.writeLast(store, 5);
      expect(await numbers()).toEqual([2]);
    });
    expect([stored, await numbers()]).toEqual([[[1, 3, 5]], [1, 2, 3, 5]]);
  });

  it('should undo the write when it fails, and be gathered anew when the write is run again', async () => {
    let runs = 0;
    const fails = (): Promise<void> => Promise.reject(Object.assign(new Error('deadlock'), { errno: 1213 }));
    await notes.database.write(() => {
      notes.database.writeLast(store, ++runs);
      if (runs < 3) notes.database.writeLast(fails, 0);
      return Promise.resolve();
    });
    expect(await numbers()).toEqual([3]);
    const refused = notes.database.write(async () => {
      await insert(7);
      notes.database.writeLast(() => Promise.reject(new Error('full')), 0);
    });
    await expect(refused).rejects.toThrow('full');
    expect(await numbers()).toEqual([3]);
  });

  it('should also end what begins with its first write', async () => {
    await notes.database.writeTogether(
      async () => {
        await insert(1);
        await notes.database.write(() => Promise.resolve(notes.database.writeLast(store, 2)));
        await insert(3);
      },
      (manager) => manager.query('INSERT INTO note VALUES (4)'),
    );
    expect([stored, await numbers()]).toEqual([[[2]], [1, 2, 3, 4]]);
  });

  it('should be written together for all that are committed together, without what failed', async () => {
    const one = (n: number, fails = false) =>
      notes.database.write(async () => {
        notes.database.writeLast(store, n);
        await insert(10 + n);
        if (fails) throw new Error('refused');
      });
    const outcomes = await Promise.allSettled([one(1), one(2), one(3), one(4, true), one(5)]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect([stored, await numbers()]).toEqual([
      [[1, 2, 3], [5]],
      [1, 2, 3, 5, 11, 12, 13, 15],
    ]);
  });

  it('should fail all that are committed together when it fails', async () => {
    const full = (): Promise<void> => Promise.reject(new Error('full'));
    const outcomes = await Promise.allSettled([
      notes.database.write(() => insert(1)),
      notes.database.write(() => Promise.resolve(notes.database.writeLast(full, 2))),
    ]);
    expect(outcomes).toEqual(Array(2).fill({ status: 'rejected', reason: new Error('full') }));
    expect(await numbers()).toEqual([]);
  });
});
