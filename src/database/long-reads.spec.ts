import { join } from 'node:path';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { BOUND, least, longestTurn } from '../../test/support/longest-turn.js';
import { settings } from '../config/settings.js';
import { inTime } from './condition.js';
import { LongReads } from './long-reads.js';
import { SqliteDatabase } from './sqlite-driver.js';
import { ThreadQueue } from './thread-queue.js';
import { TooSlow } from './statement-timeout.js';

const file = join(settings.dataDir, 'long-reads.sqlite');
const writer = new SqliteDatabase(file);
writer.pragma('journal_mode = WAL');
writer.exec('CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT, bytes BLOB)');
writer.exec(`INSERT INTO note WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 300000)
  SELECT i, 'note ' || i, CASE WHEN i % 2 THEN x'00ff' END FROM n`);
const reader = new SqliteDatabase(file, { readonly: true });

const { sql } = inTime();
/** Looks at so many rows; with a NUL in it, some texts take a call of ours each. */
const counting = `SELECT COUNT(*) AS n FROM note t WHERE ${sql} AND lower_case(text) <> ?`;
const endless = `WITH RECURSIVE t (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM t)
  SELECT COUNT(*) AS n FROM t WHERE ${sql}`;

const opened: LongReads[] = [];

/** @param seconds after which a read is too slow */
function longReads(seconds = 30): LongReads {
  const { read: standard } = settings.timeouts;
  settings.timeouts.read = seconds;
  const made = new LongReads(reader, file);
  settings.timeouts.read = standard;
  opened.push(made);
  return made;
}

describe('a read that may take long', () => {
  afterAll(() => {
    for (const one of opened) one.close();
    reader.close();
    writer.close();
  });

  it('should be over at once when it is short', async () => {
    let isOver = false;
    void longReads()
      .read(`SELECT * FROM note t WHERE ${sql} LIMIT 20`, [])
      .then(() => (isOver = true));
    await Promise.resolve().then(() => undefined);
    await new Promise((done) => process.nextTick(done));
    expect(isOver).toBe(true);
  });

  it('should go on in a thread when it is long, and keep nobody waiting', async () => {
    const reads = longReads();
    const count = async (): Promise<void> => {
      expect(await reads.read(counting, ['note 7'])).toEqual([{ n: 299_999 }]);
    };
    expect(await least(() => longestTurn(count()))).toBeLessThanOrEqual(BOUND);
  });

  it('should yield what the file holds, in the order and the types of a short one', async () => {
    const list = `SELECT id, text, bytes, 9007199254740993 AS large, id / 2.0 AS half FROM note t
      WHERE ${sql} ORDER BY lower_case(text) LIMIT 1000`;
    const rows = await longReads().read(list, []);
    expect(rows).toEqual(reader.prepare(list).all());
    expect(rows).toHaveLength(1000);
    expect(rows[0]).toMatchObject({ bytes: new Uint8Array([0, 255]), large: 9007199254740993n });
  });

  it('should see all that was committed before it was asked for', async () => {
    const reads = longReads();
    for (let n = 0; n < 5; n++) {
      writer.exec(`INSERT INTO note (text) VALUES ('one more ${n}')`);
      expect(await reads.read(counting, [''])).toEqual([{ n: 300_001 + n }]);
    }
    writer.exec('DELETE FROM note WHERE id > 300000');
  });

  it('should be ended when it takes too long, and others go on in its place', async () => {
    const reads = longReads(2);
    await Promise.allSettled([1, 2].map(() => reads.read(counting, ['']))); // threads may need long to start
    const began = performance.now();
    const outcomes = await Promise.allSettled([1, 2].map(() => reads.read(endless, [])));
    expect(outcomes).toEqual(Array(2).fill({ status: 'rejected', reason: expect.any(TooSlow) }));
    expect(performance.now() - began).toBeLessThan(10_000);
    await expect(reads.read(`SELECT COUNT(*) AS n FROM note t WHERE ${sql}`, [])).resolves.toEqual([{ n: 300_000 }]);
  });

  it('should be refused when too many wait, and be told of at the latest after twice the time', async () => {
    const reads = longReads(2); // a thread may need long to start
    const began = performance.now();
    const outcomes = await Promise.allSettled(Array.from({ length: 25 }, () => reads.read(endless, [])));
    const codes = outcomes.map((one) => (one as PromiseRejectedResult).reason.code as string);
    expect(codes.filter((code) => code === 'unavailable').length).toBeGreaterThanOrEqual(5);
    expect(codes).toContain('too_slow');
    expect(new Set(codes)).toEqual(new Set(['too_slow', 'unavailable']));
    expect(performance.now() - began).toBeLessThan(20_000);
  });

  it('should be kept by no timer once it is over', async () => {
    const [begin, end] = [jest.spyOn(globalThis, 'setTimeout'), jest.spyOn(globalThis, 'clearTimeout')];
    try {
      const limit = 1234;
      await longReads(limit).read(counting, ['note 7']);
      const waits = begin.mock.calls.map(([, delay], n) => ({ delay, timer: begin.mock.results[n]!.value }));
      const last = waits.filter(({ delay }) => delay === 2 * limit * 1000);
      expect(last).toHaveLength(1);
      expect(end.mock.calls.map(([timer]) => timer)).toContain(last[0]!.timer);
    } finally {
      begin.mockRestore();
      end.mockRestore();
    }
  });

  it('should fail with what SQLite says', async () => {
    const wrong = `SELECT json_extract('{', '$.a' || id) AS x FROM note t WHERE ${sql} AND id > 299999`;
    const late = `SELECT lower_case(text), json_extract('{', '$.a' || (id - 299999)) FROM note t WHERE ${sql} AND lower_case(text) = 'note 300000'`;
    const reads = longReads();
    await expect(reads.read(wrong, [])).rejects.toMatchObject({ errcode: 1 });
    await expect(reads.read(late, [])).rejects.toMatchObject({ errcode: 1, message: 'malformed JSON' });
  });
});

describe('what is known of long reads', () => {
  const within = jest.fn(() => undefined);
  const run = jest.spyOn(ThreadQueue.prototype, 'run');
  const take = (milliseconds: number) => run.mockResolvedValue({ rows: [], took: milliseconds });
  const reads = () => new LongReads({ within } as unknown as SqliteDatabase, file);
  /** Whether the statement is tried at once. */
  const isTried = async (one: LongReads, statement: string): Promise<boolean> => {
    within.mockClear();
    await one.read(statement, []);
    return within.mock.calls.length > 0;
  };
  afterAll(() => run.mockRestore());

  it('should be forgotten of a statement that is short by now', async () => {
    const one = reads();
    take(1000);
    expect([await isTried(one, 'a'), await isTried(one, 'a')]).toEqual([true, false]);
    take(0);
    expect([await isTried(one, 'a'), await isTried(one, 'a')]).toEqual([false, true]);
  });

  it('should be of 500 statements at most, and of none that is very long', async () => {
    const one = reads();
    take(1000);
    for (let n = 0; n < 500; n++) await one.read(`statement ${n}`, []);
    expect(await isTried(one, 'statement 0')).toBe(false);
    await one.read('one more', []);
    expect(await isTried(one, 'statement 0')).toBe(true);
    const long = 'x'.repeat(5001);
    expect([await isTried(one, long), await isTried(one, long)]).toEqual([true, true]);
  });
});
