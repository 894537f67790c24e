import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { insertRows, updateRows } from './insert-rows.js';
import { SqliteDatabase } from './sqlite-driver.js';
import type { SqlValue } from './sql-value.js';

describe('rows that are written together', () => {
  const database = new SqliteDatabase(':memory:');
  let statements: number;
  const manager = {
    query: (sql: string, values: SqlValue[]) => {
      statements++;
      return Promise.resolve(database.prepare(sql).run(...values));
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
