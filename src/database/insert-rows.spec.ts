import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { insertAll, insertRows, updateRows } from './insert-rows.js';
import { SqliteDatabase } from './sqlite-driver.js';
import type { SqlValue } from './sql-value.js';

describe('rows that are written together', () => {
  const database = new SqliteDatabase(':memory:');
  let statements: number;
  const manager = {
    query: (sql: string, values: SqlValue[]) => {
      statements++;
      const statement = database.prepare(sql);
      return Promise.resolve(statement.reader ? statement.all(...values) : statement.run(...values).lastInsertRowid);
    },
  } as unknown as EntityManager;
  const all = () => database.prepare('SELECT CAST(id AS CHAR) AS id, a, b FROM t ORDER BY t.id').all();
  const numbers = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

  beforeEach(() => {
    database.exec('DROP TABLE IF EXISTS t; CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT, b TEXT)');
    statements = 0;
  });
  afterAll(() => void database.close());

  it('should be inserted by few statements', async () => {
    const rows = numbers(259).map((n) => [n, `a${n}`, `b${n}`]);
    await insertRows(manager, 't', ['id', 'a', 'b'], rows);
    expect(all()).toEqual(rows.map(([id, a, b]) => ({ id: String(id), a, b })));
    expect(statements).toBe(3);
  });

  it('should be told by their ids, in their order, whatever columns each has', async () => {
    const rows = numbers(12).map((n) => ({ a: n % 3 === 0 ? undefined : `a${n}`, b: `b${n}` }));
    const ids = await insertAll(manager, 't', rows);
    expect(all()).toHaveLength(12);
    const byId = new Map(all().map((row) => [row.id, row]));
    expect(ids.map((id) => byId.get(id))).toEqual(rows.map(({ a = null, b }, n) => ({ id: ids[n], a, b })));
    expect(statements).toBe(2);
  });

  it('should each get its own values, in each column, and no others any', async () => {
    await insertRows(
      manager,
      't',
      ['id', 'a', 'b'],
      numbers(4).map((n) => [n, 'a', 'b']),
    );
    statements = 0;
    await updateRows(
      manager,
      't',
      ['b', 'a'],
      [
        ['3', 'b3', 'a3'],
        ['1', 'b1', null],
      ],
    );
    expect(all()).toEqual([
      { id: '1', a: null, b: 'b1' },
      { id: '2', a: 'a', b: 'b' },
      { id: '3', a: 'a3', b: 'b3' },
      { id: '4', a: 'a', b: 'b' },
    ]);
    expect(statements).toBe(1);
  });
});
