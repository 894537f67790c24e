import { beforeAll, expect, it } from '@jest/globals';
import { Database, type Row, type SqlValue } from '../../src/database/database.js';
import { RoundTrips } from '../support/round-trips.js';
import { e2e } from '../support/service.js';

/** More often than a SELECT comes before it is prepared. */
const times = 60;

e2e('a SELECT that comes again and again', (service) => {
  let database: Database;
  /** The texts that connections were asked to run as prepared statements. */
  const prepared: string[] = [];

  beforeAll(() => {
    database = service.app.get(Database);
    new RoundTrips(service.app, (method, sql) => method === 'execute' && prepared.push(sql));
  });

  /** The different rows that it finds, each time with the same values. */
  async function foundBy(sql: string, values: readonly SqlValue[]): Promise<unknown[]> {
    const all: string[] = [];
    for (let n = 0; n < times; n++) all.push(inspected(await database.read(sql, values)));
    return [...new Set(all)];
  }

  const inspected = (rows: Row[]): string =>
    JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));

  it('should be prepared', async () => {
    const sql = 'SELECT COUNT(*) AS n FROM account WHERE id > ?';
    await foundBy(sql, [0n]);
    expect(prepared.filter((one) => one === sql)).toHaveLength(times - 20);
  });

  it('should not be counted for ever among many others', async () => {
    const sql = 'SELECT ? AS seldom';
    const read = async (count: number): Promise<void> => {
      for (let n = 0; n < count; n++) await database.read(sql, [n]);
    };
    await read(19);
    for (let n = 0; n < 600; n++) await database.read(`SELECT ? AS other_${n}`, [n]);
    await read(20);
    expect(prepared).not.toContain(sql);
    await read(1);
    expect(prepared).toContain(sql);
  });

  it.each<[string, readonly SqlValue[]]>([
    ['large ids', [9007199254740993n, -9223372036854775808n, 9223372036854775807n]],
    ['numbers beyond them', [9223372036854775808n, 10n ** 20n]],
    [
      'whole numbers',
      [0, 1, -1, 999999999, 1e9, -99999999, -1e8, 2147483648, Number.MAX_SAFE_INTEGER, 7n, -2147483649n],
    ],
    ['other numbers', [0.1, 1e21, -2.5]],
    ['texts', ['', 'Ünï', '東京', '😀', 'o\'clock \\ "', '5']],
    ['bytes', [Buffer.from([0, 255, 39, 92])]],
    ['nothing, and flags', [null, true, false]],
  ])('should find the same before and after with %s', async (_, values) => {
    const columns = values.map((__, n) => `? AS v${n}`).join(', ');
    expect(await foundBy(`SELECT ${columns}`, values)).toHaveLength(1);
  });

  it('should find the same rows of all tables', async () => {
    const { id } = await service.user();
    const tables = ['account a JOIN user_profile p ON p.user_id = a.id', 'api_token a', 'audit_entry a', 'theme a'];
    for (const from of tables) {
      const sql = `SELECT * FROM ${from} WHERE a.id <= ? ORDER BY a.id DESC LIMIT ?`;
      expect([from, (await foundBy(sql, [BigInt(id), 3])).length]).toEqual([from, 1]);
    }
  });

  it('should compare ids as they are, not rounded', async () => {
    const sql = 'SELECT 1 AS found FROM (SELECT 9007199254740993 AS id) t WHERE t.id = ?';
    expect(await foundBy(sql, [9007199254740992n])).toEqual(['[]']);
    expect(await foundBy(sql, [9007199254740993n])).toEqual(['[{"found":1}]']);
  });

  it('should be sent as a text where the server prepares no more', async () => {
    const [{ most }] = (await database.read('SELECT @@global.max_prepared_stmt_count AS most')) as [{ most: unknown }];
    const set = (count: unknown) =>
      database.write((manager) => manager.query(`SET GLOBAL max_prepared_stmt_count = ${Number(count)}`));
    await set(0);
    try {
      expect(await foundBy('SELECT ? AS refused', ['yes'])).toEqual(['[{"refused":"yes"}]']);
      // What is wrong is told as ever.
      await expect(foundBy('SELECT nothing FROM account WHERE id = ?', [1n])).rejects.toThrow('Unknown column');
    } finally {
      await set(most);
    }
    // Nor is that tried again.
    expect(prepared.filter((sql) => sql === 'SELECT ? AS refused')).toHaveLength(1);
  });
});
