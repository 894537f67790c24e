import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { FieldType } from '../declaration/field.js';
import type { OrderTerm } from '../query/ordering.js';
import { openCursor, sealCursor, type Place } from './cursor.js';

const term = (sql: string, type: FieldType = 'integer', descending = false): OrderTerm => ({
  sql,
  type,
  descending,
  nullable: true,
});
const order = [term('t.title', 'string'), term('t.at', 'datetime', true), term('t.count'), term('t.id')];
const refused = expect.objectContaining({ code: 'invalid_cursor', status: 400 }) as unknown as Error;

const int64 = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
const places: fc.Arbitrary<Place> = fc.record({
  backwards: fc.boolean(),
  values: fc.tuple(fc.option(fc.string({ unit: 'binary' })), fc.option(fc.string()), fc.option(int64), int64),
});

const place: Place = { backwards: false, values: ['Ä "quoted" 😀', null, 7n, 2n ** 60n + 1n] };
const cursor = sealCursor('themes', order, place);

describe('A cursor', () => {
  it('should be opened to the place that was sealed, to the last digit', () => {
    fc.assert(
      fc.property(places, (one) => {
        const text = sealCursor('themes', order, one);
        expect(text).toMatch(/^[\w-]+$/);
        expect(openCursor('themes', order, text)).toEqual(one);
      }),
    );
  });

  it('should take what drivers make of ids and flags', () => {
    const two = [term('t.flag', 'boolean'), term('t.id')];
    expect(openCursor('x', two, sealCursor('x', two, { backwards: true, values: [1, '9007199254740993'] }))).toEqual({
      backwards: true,
      values: [1n, 9007199254740993n],
    });
  });

  it('should be refused in another list, and in another order', () => {
    expect(() => openCursor('users', order, cursor)).toThrow(refused);
    const others = [
      order.slice(1),
      [...order].reverse(),
      order.map((one, n) => (n === 0 ? { ...one, descending: true } : one)),
      order.map((one, n) => (n === 0 ? { ...one, sql: 't.name' } : one)),
      [...order, term('t.more')],
      [],
    ];
    for (const other of others) expect(() => openCursor('themes', other, cursor)).toThrow(refused);
  });

  it('should be refused when any bit of it is another, or a part of it is missing', () => {
    const bytes = Buffer.from(cursor, 'latin1');
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const damaged = Buffer.from(bytes);
      damaged[bit >> 3]! ^= 1 << (bit & 7);
      expect(() => openCursor('themes', order, damaged.toString('latin1'))).toThrow(refused);
    }
    for (let length = 0; length < cursor.length; length++) {
      expect(() => openCursor('themes', order, cursor.slice(0, length))).toThrow(refused);
      expect(() => openCursor('themes', order, cursor.slice(cursor.length - length))).toThrow(refused);
    }
    for (const text of [`${cursor}=`, `${cursor} `, ` ${cursor}`, `${cursor}A`, `A${cursor}`, `${cursor}${cursor}`]) {
      expect(() => openCursor('themes', order, text)).toThrow(refused);
    }
  });

  it('should be refused with nothing where there always is something', () => {
    const strict = order.map((one, n) => ({ ...one, nullable: n !== 3 }));
    const text = sealCursor('themes', strict, { backwards: false, values: [null, null, null, null] });
    expect(() => openCursor('themes', strict, text)).toThrow(refused);
  });

  it('should be refused when somebody makes one up', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(() => openCursor('themes', order, text)).toThrow(refused)));
    // With a seal that is right: what was sealed is not what the order needs.
    const wrong: unknown[][] = [
      ['a', 'b', 'c', 'd'],
      ['a', 'b', '1', '9223372036854775808'],
      ['a', 'b', '-9223372036854775809', '1'],
      ['a', 'b', '1.5', '1'],
      ['a', 'b', '1e3', '1'],
      ['a', 'b', '', '1'],
      ['a', 'b', ' 1', '1'],
      ['a', 'b', '1'],
      [],
    ];
    for (const values of wrong) {
      const text = sealCursor('themes', order, { backwards: false, values: values as string[] });
      expect(() => openCursor('themes', order, text)).toThrow(refused);
    }
  });
});
