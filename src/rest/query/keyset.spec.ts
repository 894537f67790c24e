import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compare, type Scalar } from '../../../test/support/lookup-model.js';
import type { SqlValue } from '../../database/database.js';
import { behind, reversed } from './keyset.js';
import { orderBy, type OrderTerm } from './ordering.js';

type Name = 'a' | 'b' | 'c' | 'id';
type Sample = Record<Name, Scalar>;

const terms: Record<Name, Omit<OrderTerm, 'descending'>> = {
  a: { sql: 't.a', type: 'integer', nullable: true },
  b: { sql: 't.b', type: 'string', nullable: true },
  c: { sql: 't.c', type: 'string', nullable: false },
  id: { sql: 't.id', type: 'integer', nullable: false },
};

const texts = fc.constantFrom('', ' ', 'A', 'a', 'a ', 'ä', 'b', '\uffee', '😀', '10', '9');
const samples = fc.array(fc.record({ a: fc.option(fc.integer({ min: -2, max: 2 })), b: fc.option(texts), c: texts }), {
  minLength: 1,
  maxLength: 25,
});

/** An order by some of the columns in any directions, the id last. */
const orders = fc
  .tuple(fc.shuffledSubarray(['a', 'b', 'c'] as const), fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }))
  .map(([columns, directions]) => [...columns, 'id' as const].map((name, n) => [name, directions[n]!] as const));

function table(rows: readonly Sample[]): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE t (id integer primary key, a integer, b text, c text not null)');
  const insert = database.prepare('INSERT INTO t (id, a, b, c) VALUES (?, ?, ?, ?)');
  for (const { id, a, b, c } of rows) insert.run(id as number, a as number, b as string, c as string);
  return database;
}

function idsOf(database: DatabaseSync, condition: string, values: SqlValue[], order: string): unknown[] {
  const sql = `SELECT t.id FROM t${condition ? ` WHERE ${condition}` : ''}${order}`;
  return database
    .prepare(sql)
    .all(...(values as string[]))
    .map(({ id }) => id);
}

describe('behind', () => {
  it('should leave the rows that sorting puts behind the place, in that order, in both directions', () => {
    fc.assert(
      fc.property(samples, orders, fc.nat(), (given, order, pick) => {
        const rows = given.map((row, n) => ({ ...row, id: n + 1 }));
        const database = table(rows);
        const asked = order.map(([name, descending]) => ({ ...terms[name], descending }));
        const sorted = [...rows].sort((x, y) => {
          for (const [name, descending] of order) {
            const difference = compare(x[name], y[name]);
            if (difference !== 0) return descending ? -difference : difference;
          }
          return 0;
        });
        const at = pick % rows.length;
        const place = order.map(([name]) => sorted[at]![name]);
        const ids = sorted.map(({ id }) => id);

        const ahead = behind(asked, place);
        expect(idsOf(database, ahead.sql, ahead.values, orderBy(asked))).toEqual(ids.slice(at + 1));
        const turned = reversed(asked);
        const back = behind(turned, place);
        expect(idsOf(database, back.sql, back.values, orderBy(turned))).toEqual(ids.slice(0, at).reverse());
        expect(reversed(turned)).toEqual(asked);
        database.close();
      }),
      { numRuns: 1500 },
    );
  });

  it('should find its place in an index wherever that is, in both directions', () => {
    const database = new DatabaseSync(':memory:');
    database.exec('CREATE TABLE t (id integer primary key, c text not null); CREATE INDEX by_c ON t (c)');
    for (const descending of [false, true]) {
      for (const order of [
        [{ ...terms.id, descending }],
        [
          { ...terms.c, descending },
          { ...terms.id, descending: false },
        ],
      ]) {
        const { sql, values } = behind(
          order,
          order.map(({ type }) => (type === 'integer' ? 7 : 'x')),
        );
        const plan = database
          .prepare(`EXPLAIN QUERY PLAN SELECT * FROM t WHERE ${sql}${orderBy(order)} LIMIT 51`)
          .all(...(values as string[]));
        expect(String(plan[0]!.detail)).toMatch(/^SEARCH t USING (COVERING INDEX by_c \(c[<>]\?|INTEGER PRIMARY KEY)/);
      }
    }
    database.close();
  });
});
