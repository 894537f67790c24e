import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import type { Row } from './sql-value.js';
import { SqliteDatabase } from './sqlite-driver.js';

const folder = mkdtempSync(join(tmpdir(), 'sqlite-driver-'));
const opened: SqliteDatabase[] = [];
let file: string;
let count = 0;

function open(options?: { readonly?: boolean; timeout?: number }): SqliteDatabase {
  const database = new SqliteDatabase(file, options);
  opened.push(database);
  return database;
}

beforeEach(() => {
  file = join(folder, `${++count}.sqlite`);
});

afterAll(() => {
  for (const database of opened) database.close();
  rmSync(folder, { recursive: true });
});

describe('a statement', () => {
  it('should bind scalars and bytes as they are', () => {
    const statement = open().prepare('SELECT ? AS value');
    const values = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.double({ noNaN: true }),
      fc.integer(),
      fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
      fc.constant(null),
    );
    fc.assert(
      fc.property(values, (value) => {
        const found = statement.all(value)[0]!.value;
        // A bigint comes back as a number where that holds all of it.
        expect(typeof value === 'bigint' ? BigInt(found as number | bigint) : found).toBe(value);
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(Buffer.from(statement.all(bytes)[0]!.value as Uint8Array)).toEqual(Buffer.from(bytes));
      }),
    );
    expect(statement.all(true)[0]!.value).toBe(1);
    expect(statement.all(false)[0]!.value).toBe(0);
  });

  it.each([
    ['an object', {}],
    ['an array', [1]],
    ['a date', new Date(0)],
    ['undefined', undefined],
    ['a function', () => 1],
    ['a symbol', Symbol('x')],
    ['an object with named parameters', { $a: 1 }],
    ['a boxed string', Object('x')],
  ])('should refuse to bind %s, and do nothing', (_, value: unknown) => {
    const database = open();
    database.exec('CREATE TABLE t (a)');
    const insert = database.prepare('INSERT INTO t VALUES (?)');
    expect(() => insert.run(value)).toThrow('Only scalars and bytes can be bound');
    const select = database.prepare('SELECT ? AS a');
    expect(() => select.all(value)).toThrow(TypeError);
    expect(() => select.all(value)).toThrow(TypeError);
    expect(database.prepare('SELECT * FROM t').all()).toEqual([]);
  });

  it('should refuse a number that 64 bits cannot hold', () => {
    const statement = open().prepare('SELECT ? AS value');
    expect(() => statement.all(2n ** 63n)).toThrow();
    expect(() => statement.all(-(2n ** 63n) - 1n)).toThrow();
  });

  it('should read whole numbers exactly, also after it has met a large one', () => {
    const database = open();
    database.exec('CREATE TABLE t (n INTEGER)');
    const numbers = [0n, -1n, 2n ** 31n, 2n ** 53n - 1n, 2n ** 53n, 2n ** 53n + 1n, 2n ** 63n - 1n, -(2n ** 63n)];
    for (const n of numbers) database.prepare('INSERT INTO t VALUES (?)').run(n);
    const one = database.prepare('SELECT n FROM t WHERE n = ?');
    for (const n of [...numbers, ...numbers]) expect(BigInt(one.all(n)[0]!.n as number | bigint)).toBe(n);
    const all = database.prepare('SELECT n FROM t ORDER BY rowid').all();
    expect(all.map((row) => BigInt(row.n as number | bigint))).toEqual(numbers);
  });

  it('should read numbers as numbers where they fit', () => {
    expect(open().prepare('SELECT 7 AS n').all()[0]).toEqual({ n: 7 });
  });

  it('should tell the exact id of a row that it has added', () => {
    const database = open();
    database.exec('CREATE TABLE t (id INTEGER PRIMARY KEY AUTOINCREMENT, a)');
    const insert = database.prepare('INSERT INTO t (a) VALUES (?)');
    expect(insert.run(1)).toEqual({ changes: 1, lastInsertRowid: 1 });
    database.prepare('INSERT INTO t (id) VALUES (?)').run(2n ** 53n);
    for (const n of [1n, 2n, 3n]) expect(BigInt(insert.run(1).lastInsertRowid)).toBe(2n ** 53n + n);
  });

  it('should tell how many rows it has changed', () => {
    const database = open();
    database.exec('CREATE TABLE t (a); INSERT INTO t VALUES (1), (2), (3)');
    expect(database.prepare('UPDATE t SET a = a + ? WHERE a > ?').run(1, 1).changes).toBe(2);
    expect(database.prepare('DELETE FROM t WHERE a = ?').run(99).changes).toBe(0);
  });

  it('should know whether it yields rows', () => {
    const database = open();
    database.exec('CREATE TABLE t (a)');
    for (const sql of ['SELECT 1', 'PRAGMA user_version', 'INSERT INTO t VALUES (1) RETURNING a', 'EXPLAIN SELECT 1']) {
      expect([sql, database.prepare(sql).reader]).toEqual([sql, true]);
    }
    for (const sql of ['INSERT INTO t VALUES (1)', 'UPDATE t SET a = 2', 'DELETE FROM t', 'CREATE TABLE u (a)']) {
      expect([sql, database.prepare(sql).reader]).toEqual([sql, false]);
    }
  });

  it('should be compiled once for a text, and a bounded number of them be kept', () => {
    const database = open();
    const first = database.prepare('SELECT 0 AS n');
    expect(database.prepare('SELECT 0 AS n')).toBe(first);
    for (let n = 1; n <= 500; n++) database.prepare(`SELECT ${n} AS n`);
    const again = database.prepare('SELECT 0 AS n');
    expect(again).not.toBe(first);
    expect(again.all()[0]).toEqual({ n: 0 });
  });

  it('should carry the code of a broken rule', () => {
    const database = open();
    database.exec('CREATE TABLE t (a UNIQUE); INSERT INTO t VALUES (1)');
    const duplicate = (): unknown => database.prepare('INSERT INTO t VALUES (?)').run(1);
    expect(duplicate).toThrow(expect.objectContaining({ errcode: 2067 }));
  });
});

describe('lower_case()', () => {
  const lower = (text: unknown): unknown => open().prepare('SELECT lower_case(?) AS text').all(text)[0]!.text;

  it('should know every script of everyday use', () => {
    expect(lower('ÄÖÜ ÉÈÊ ÑÇÅØ ŁŚŻ ŠŽČ ĞŞ ẞ')).toBe('äöü éèê ñçåø łśż šžč ğş ß');
    expect(lower('ΑΒΓΔ ΆΈΉ ЖЩЫЭ ЇЄҐ ԱԲԳ')).toBe('αβγδ άέή жщыэ їєґ աբգ');
    expect(lower('ＡＢＣ')).toBe('ａｂｃ');
  });

  it('should give one code point for one, so that a dotted I is an i and a sigma always the same', () => {
    expect(lower('İI')).toBe('ii');
    expect(lower('ΟΔΟΣ')).toBe('οδοσ');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 8 }), (text) => {
        expect([...(lower(text) as string)]).toHaveLength([...text].length);
      }),
    );
  });

  it('should treat each letter by itself: a text is lowered as its parts are', () => {
    const texts = fc.string({
      unit: fc.constantFrom('Σ', 'ς', 'σ', 'Α', 'İ', 'I', 'i', '\u0307', 'É', 'E\u0301', ' ', '.', '😀'),
    });
    fc.assert(
      fc.property(texts, texts, (one, two) => {
        expect(lower(one + two)).toBe(`${lower(one) as string}${lower(two) as string}`);
      }),
    );
  });

  it('should keep what is no text', () => {
    for (const value of [null, 5, 1.5]) expect(lower(value)).toBe(value);
  });

  it('should keep a text with a NUL whole', () => {
    expect(lower('A\0B')).toBe('a\0b');
  });
});

describe('a transaction', () => {
  it('should take the write lock at its start', () => {
    const [one, two] = [open(), open({ timeout: 0 })];
    one.exec('CREATE TABLE t (a)');
    one.pragma('journal_mode = WAL');
    // Both ways in which TypeORM's driver may send it.
    one.exec('BEGIN TRANSACTION');
    expect(() => two.exec('BEGIN TRANSACTION')).toThrow('database is locked');
    one.exec('COMMIT');
    two.prepare('BEGIN TRANSACTION').run();
    expect(() => one.prepare('INSERT INTO t VALUES (1)')).not.toThrow();
    two.prepare('INSERT INTO t VALUES (1)').run();
    two.prepare('ROLLBACK').run();
    expect(one.prepare('SELECT * FROM t').all()).toEqual([]);
  });

  it('should not keep readers from what was committed before', () => {
    const writer = open();
    writer.pragma('journal_mode = WAL');
    writer.exec('CREATE TABLE t (a); INSERT INTO t VALUES (1)');
    const reader = open({ readonly: true });
    writer.exec('BEGIN TRANSACTION');
    writer.exec('INSERT INTO t VALUES (2)');
    expect(reader.prepare('SELECT a FROM t').all()).toEqual([{ a: 1 }]);
    writer.exec('COMMIT');
    expect(reader.prepare('SELECT a FROM t').all()).toEqual([{ a: 1 }, { a: 2 }]);
  });
});

describe('a transaction that begins anew', () => {
  let [one, two]: SqliteDatabase[] = [];
  const rows = (): unknown[] => two!.prepare('SELECT a FROM t').all();
  beforeEach(() => {
    [one, two] = [open({ timeout: 0 }), open({ timeout: 0 })];
    one.exec('CREATE TABLE t (a)').pragma('journal_mode = WAL');
    one.exec('BEGIN TRANSACTION').exec('INSERT INTO t VALUES (1)');
  });

  it('should keep nothing of what was done before', () => {
    one!.beginAnew();
    one!.exec('INSERT INTO t VALUES (2)');
    expect(rows()).toEqual([]);
    expect(() => two!.exec('BEGIN TRANSACTION')).toThrow('database is locked');
    one!.exec('COMMIT');
    expect(rows()).toEqual([{ a: 2 }]);
  });

  it('should do nothing any more when another process has come between', () => {
    const exec: (this: DatabaseSync, sql: string) => void = Reflect.get(DatabaseSync.prototype, 'exec');
    jest.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (this: DatabaseSync, sql: string) {
      exec.call(this, sql);
      if (sql === 'ROLLBACK') two!.exec('BEGIN TRANSACTION');
    });
    one!.beginAnew();
    jest.restoreAllMocks();
    two!.exec('COMMIT');
    expect(() => one!.exec('INSERT INTO t VALUES (2)')).toThrow('database is locked');
    expect(() => one!.exec('COMMIT')).toThrow('database is locked');
    one!.exec('ROLLBACK');
    expect(rows()).toEqual([]);
    one!.exec('BEGIN TRANSACTION').exec('INSERT INTO t VALUES (3)').exec('COMMIT');
    expect(rows()).toEqual([{ a: 3 }]);
  });
});

describe('a transaction that SQLite ends by itself', () => {
  const full = expect.objectContaining({ errcode: 13 });

  /** A database that has space for little more than a row. */
  const nearlyFull = (): SqliteDatabase => {
    const database = open();
    database.exec('CREATE TABLE t (a)').pragma('max_page_count = 4');
    database.exec('BEGIN TRANSACTION').exec('INSERT INTO t VALUES (1)').exec('SAVEPOINT s');
    expect(() => database.prepare('INSERT INTO t VALUES (zeroblob(?))').run(100_000)).toThrow(full);
    return database;
  };

  it('should do nothing any more until it is rolled back', () => {
    const database = nearlyFull();
    const refused = [
      () => database.exec('INSERT INTO t VALUES (2)'),
      () => database.prepare('INSERT INTO t VALUES (?)').run(2),
      () => database.prepare('SELECT a FROM t').all(),
      () => database.prepare('SELECT a FROM t').all(),
      () => database.exec('RELEASE SAVEPOINT s'),
      () => database.prepare('COMMIT').run(),
    ];
    for (const statement of refused) expect(statement).toThrow(full);
    database.prepare('SAVEPOINT other').run();
    database.prepare('ROLLBACK TO SAVEPOINT other').run();
    for (const statement of refused) expect(statement).toThrow(full);
    database.beginAnew();
    for (const statement of refused) expect(statement).toThrow(full);
    database.prepare('ROLLBACK').run();
    expect(database.prepare('SELECT a FROM t').all()).toEqual([]);
    database.exec('BEGIN TRANSACTION').exec('INSERT INTO t VALUES (3)').exec('COMMIT');
    expect(database.prepare('SELECT a FROM t').all()).toEqual([{ a: 3 }]);
  });

  it('should be in nobody’s way who begins another one', () => {
    const database = nearlyFull();
    database.exec('BEGIN TRANSACTION').exec('INSERT INTO t VALUES (3)').exec('COMMIT');
    expect(database.prepare('SELECT a FROM t').all()).toEqual([{ a: 3 }]);
  });

  it('should not be what a statement fails in that has no transaction', () => {
    const database = nearlyFull();
    database.exec('ROLLBACK');
    expect(() => database.prepare('INSERT INTO t VALUES (zeroblob(?))').run(100_000)).toThrow(full);
    database.exec('INSERT INTO t VALUES (4)');
    expect(() => database.exec('ROLLBACK')).toThrow('no transaction is active');
    expect(database.prepare('SELECT a FROM t').all()).toEqual([{ a: 4 }]);
  });
});

describe('a database', () => {
  it('should not be written to when it is opened for reading', () => {
    open().exec('CREATE TABLE t (a)');
    const reader = open({ readonly: true });
    expect(() => reader.exec('INSERT INTO t VALUES (1)')).toThrow('readonly');
  });

  it('should be closed any number of times', () => {
    const database = open();
    database.close();
    expect(() => database.close()).not.toThrow();
    expect(() => database.prepare('SELECT 1')).toThrow();
  });

  it('should enforce foreign keys', () => {
    const database = open();
    database.exec('CREATE TABLE a (id INTEGER PRIMARY KEY); CREATE TABLE b (a_id INTEGER REFERENCES a (id))');
    expect(() => database.prepare('INSERT INTO b VALUES (1)').run()).toThrow('FOREIGN KEY');
  });
});

describe('within', () => {
  const database = new SqliteDatabase(':memory:');
  const endless = `WITH RECURSIVE t (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM t)
    SELECT COUNT(*) AS n FROM t WHERE in_time()`;
  const read = (): Row[] | undefined => database.within(5, () => database.prepare(endless).all());
  afterAll(() => database.close());

  it.each([
    ['the processor was busy with it', 1000, 5],
    ['others had the processor', 0, 15],
  ])('should end a read in time when %s', (_, microseconds, least) => {
    let time = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => time++);
    const usage = jest
      .spyOn(process, 'threadCpuUsage')
      .mockImplementation((before) => ({ user: time * microseconds - (before?.user ?? 0), system: 0 }));
    expect(read()).toBeUndefined();
    expect(time).toBeGreaterThan(least);
    expect(time).toBeLessThan(least + 10);
    expect(usage.mock.calls.length > 3).toBe(least > 5); // as it is looked at first, and each time
    [clock, usage].forEach((one) => one.mockRestore());
  });

  it('should not ask what the processor did for a short read', () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
    const usage = jest.spyOn(process, 'threadCpuUsage');
    expect(database.within(5, () => database.prepare('SELECT 7 AS n WHERE in_time()').all())).toEqual([{ n: 7 }]);
    expect(usage).not.toHaveBeenCalled();
    [clock, usage].forEach((one) => one.mockRestore());
  });

  it('should leave a read alone that is over by then', () => {
    expect(database.within(1000, () => database.prepare('SELECT 7 AS n WHERE in_time()').all())).toEqual([{ n: 7 }]);
  });
});
