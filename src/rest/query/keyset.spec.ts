import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compare, type Scalar } from '../../../test/support/lookup-model.js';
import { behind, type Part } from './keyset.js';
import { orderBy, reversed, type OrderTerm } from './ordering.js';

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

/** The ids that each part finds, one after the other. */
function idsOf(database: DatabaseSync, parts: readonly Part[]): unknown[] {
  return parts.flatMap(({ condition, order }) =>
    database
      .prepare(`SELECT t.id FROM t WHERE ${condition.sql}${orderBy(order)}`)
      .all(...(condition.values as string[]))
      .map(({ id }) => id),
  );
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

        expect(idsOf(database, behind(asked, place))).toEqual(ids.slice(at + 1));
        const turned = reversed(asked);
        expect(idsOf(database, behind(turned, place))).toEqual(ids.slice(0, at).reverse());
        expect(reversed(turned)).toEqual(asked);
        database.close();
      }),
      { numRuns: 1500 },
    );
  });

  it('should be ranges of an index in that order, wherever the place is', () => {
    const database = new DatabaseSync(':memory:');
    database.exec('CREATE TABLE t (id integer primary key, a integer, c text not null)');
    database.exec('CREATE INDEX by_a ON t (a); CREATE INDEX by_c ON t (c)');
    for (const [name, value] of [
      ['a', 7],
      ['a', null],
      ['c', 'x'],
    ] as const) {
      for (const descending of [false, true]) {
        const order = [
          { ...terms[name], descending },
          { ...terms.id, descending },
        ];
        const plans = behind(order, [value, 7]).map((part) =>
          database
            .prepare(`EXPLAIN QUERY PLAN SELECT * FROM t WHERE ${part.condition.sql}${orderBy(part.order)} LIMIT 51`)
            .all(...(part.condition.values as string[]))
            .map(({ detail }) => detail),
        );
        expect(plans.length).toBeGreaterThan(0);
        for (const plan of plans) {
          expect(plan).toEqual([expect.stringMatching(`^SEARCH t USING (COVERING )?INDEX by_${name} \\(${name}`)]);
        }
      }
    }
    database.close();
  });
});
