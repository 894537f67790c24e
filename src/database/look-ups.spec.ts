import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import dataSource from '../../ormconfig.js';
import { NoteTable } from '../../test/support/note-table.js';
import { LookUps } from './look-ups.js';
import { OwnChanges } from './change-count.js';
import { SqliteDatabase } from './sqlite-driver.js';

const notes = new NoteTable();
const { insert, numbers } = notes;

describe('What was looked up', () => {
  it('should remember what was read until something is committed, here or in another process', async () => {
    const remembered = () => notes.database.remember('numbers', numbers);
    await insert(1);
    expect(await remembered()).toBe(await remembered());
    expect(await remembered()).toEqual([1]);
    await insert(2);
    expect(await remembered()).toEqual([1, 2]);

    const other = new SqliteDatabase(dataSource.options.database as string);
    other.exec('BEGIN TRANSACTION').exec('INSERT INTO note VALUES (3)');
    expect(await remembered()).toEqual([1, 2]);
    other.exec('COMMIT').close();
    await setImmediate(); // as nobody is told of that without having waited
    expect(await remembered()).toEqual([1, 2, 3]);
  });

  it('should be kept when rows are added or changed where nothing is remembered of', async () => {
    await notes.database.write((manager) => manager.query('CREATE TABLE diary (n INTEGER PRIMARY KEY)'));
    notes.database.neverRemembered('diary');
    let made = 0;
    const remembered = () => notes.database.remember('made', () => Promise.resolve(++made));
    const after = async (...statements: string[]) => {
      await notes.database.write(async (manager) => {
        for (const sql of statements) await manager.query(sql);
      });
      return remembered();
    };
    expect(await remembered()).toBe(1);
    expect(await after('SELECT n FROM note', 'INSERT INTO diary VALUES (1)', 'UPDATE "diary" SET n = 2')).toBe(1);
    expect(await after('INSERT INTO diary VALUES (3)', 'INSERT INTO note VALUES (1)')).toBe(2);
    expect(await after('INSERT INTO diary VALUES (4)')).toBe(2);
    expect(await after('DELETE FROM diary')).toBe(3);
    const other = new SqliteDatabase(dataSource.options.database as string);
    other.exec('INSERT INTO diary VALUES (5)').close();
    expect(await after('INSERT INTO diary VALUES (6)')).toBe(4);
  });

  it('should be kept until a change of this process is committed', async () => {
    let made = 0;
    const remembered = () => notes.database.apart(() => notes.database.remember('seen', () => Promise.resolve(++made)));
    expect(await remembered()).toBe(1);
    await notes.database.write(async (manager) => {
      await manager.query('INSERT INTO note VALUES (7)');
      await setImmediate();
      expect(await remembered()).toBe(1);
    });
    expect(await remembered()).toBe(2);
  });

  it('should be asked for once while nobody waits, and anew after a commit of this process', async () => {
    let [asked, read] = [0, 0];
    const changes = new OwnChanges();
    const lookUps = new LookUps(changes, { version: () => 7 + Math.floor(asked++ / 3) });
    const remembered = () => lookUps.remember('key', () => Promise.resolve(++read));
    expect([await remembered(), await remembered(), asked]).toEqual([1, 1, 1]);
    changes.count++;
    expect([await remembered(), asked]).toEqual([2, 2]);
    await setImmediate();
    expect([await remembered(), asked]).toEqual([2, 3]);
    await setImmediate();
    expect([await remembered(), await remembered(), asked]).toEqual([3, 3, 4]);
  });

  it('should be asked for once by a request, whose first steps come before any microtask', async () => {
    let asked = 0;
    const lookUps = new LookUps(new OwnChanges(), { version: () => ++asked });
    const remembered = () => lookUps.remember('key', () => Promise.resolve());
    const request = async (): Promise<number> => {
      await remembered();
      await remembered();
      return asked;
    };
    // Not after an await, which would be within a microtask.
    const ask = () => new Promise<number>((done) => void globalThis.setImmediate(() => void request().then(done)));
    expect([await ask(), await ask()]).toEqual([1, 2]);
  });

  it('should read anew inside a write, and remember nothing that it may still undo', async () => {
    const remembered = () => notes.database.remember('numbers', numbers);
    await insert(1);
    expect(await remembered()).toEqual([1]);
    const undone = notes.database.write(async (manager) => {
      for (const n of [2, 3]) {
        await manager.query('INSERT INTO note VALUES (?)', [n]);
        expect((await remembered()).at(-1)).toBe(n);
      }
      expect(await notes.database.remember('new', numbers)).toEqual([1, 2, 3]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await remembered()).toEqual([1]);
    expect(await notes.database.remember('new', numbers)).toEqual([1]);
  });

  it('should remember five thousand look-ups, and no more however many are made', async () => {
    const made: number[] = [];
    const lookUp = (n: number) => notes.database.remember(`number ${n}`, () => Promise.resolve(made.push(n)));
    await insert(1); // so that all are new
    for (let n = 0; n < 5000; n++) await lookUp(n);
    expect(made).toHaveLength(5000);
    await insert(2);
    made.length = 0;
    for (const n of [0, 1, 0, 1]) await lookUp(n);
    expect(made).toEqual([0, 1]);
    for (let n = 2; n < 15_000; n++) await lookUp(n);
    made.length = 0;
    for (let n = 0; n < 10_000; n++) await lookUp(n);
    expect(made).toEqual(Array.from({ length: 10_000 }, (_, n) => n));
  });

  it('should not remember what is long, and of what is not so much only', async () => {
    const made: string[] = [];
    const lookUp = (name: string, length: number) =>
      notes.database.remember(name, () => Promise.resolve({ text: 'x'.repeat(length), n: made.push(name) }));
    await insert(1); // so that all are new
    for (let n = 0; n < 2; n++) await lookUp('long', 600_000);
    expect(made).toEqual(['long', 'long']);
    made.length = 0;
    for (let n = 0; n < 64; n++) await lookUp(`${n}`, 500_000);
    await lookUp('0', 500_000);
    expect(made).toHaveLength(64);
    for (let n = 64; n < 100; n++) await lookUp(`${n}`, 500_000);
    await lookUp('0', 500_000);
    expect(made).toHaveLength(101);
  });

  it('should not remember what is asked for at length', async () => {
    const made: number[] = [];
    for (const length of [2000, 2000, 2001, 2001]) {
      await notes.database.remember('x'.repeat(length), () => Promise.resolve(made.push(length)));
    }
    expect(made).toEqual([2000, 2001, 2001]);
  });

  it('should not remember a failure', async () => {
    await expect(notes.database.remember('odd', () => Promise.reject(new Error('once')))).rejects.toThrow('once');
    expect(await notes.database.remember('odd', () => Promise.resolve('well'))).toBe('well');
  });
});

describe('What was looked up on a server', () => {
  it('should be remembered for who knows of as many changes, and read by all others', async () => {
    const lookUps = new LookUps(new OwnChanges());
    let read = 0;
    const remembered = (asOf?: number) => lookUps.remember('key', () => Promise.resolve(++read), asOf);
    expect([await remembered(7), await remembered(7)]).toEqual([1, 1]);
    expect([await remembered(), await remembered(7)]).toEqual([2, 1]);
    expect([await remembered(8), await remembered(8)]).toEqual([3, 3]);
    // Who was told before the change may read what came with it, but leaves it to no one.
    expect([await remembered(7), await remembered(8)]).toEqual([4, 3]);
  });

  it('should not be remembered of a reading that began before a change', async () => {
    const lookUps = new LookUps(new OwnChanges());
    const slow = Promise.withResolvers<string>();
    const before = lookUps.remember('key', () => slow.promise, 1);
    expect(await lookUps.remember('key', () => Promise.resolve('new'), 2)).toBe('new');
    slow.resolve('old');
    expect(await before).toBe('old');
    expect(await lookUps.remember('key', () => Promise.resolve('newer'), 2)).toBe('new');
  });
});
