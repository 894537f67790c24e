import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Problem } from '../../config/problem.js';
import fc from 'fast-check';
import { Column, Entity } from 'typeorm';
import { IdColumn } from '../../database/columns.js';
import { SqliteDatabase } from '../../database/sqlite-driver.js';
import { Flag, Id, Integer, Moment, Part, Text } from '../declaration/field.js';
import { allLookups, NULLABLE, NUMBER, TEXT, type Lookup } from '../declaration/lookups.js';
import { Resource, resourceOf } from '../declaration/resource.js';
import { passes } from '../../../test/support/lookup-model.js';
import { condition, findFilter } from './filters.js';

@Entity()
class Sample {
  @IdColumn() id: string;
  @Column() name: string;
  @Column() secret: string;
  @Column() size: number;
  @Column() at: string;
  @Column() active: boolean;
}

class Owner {
  @Text({ help: 'x', column: { table: 'o' } }) name: string;
  @Text({ help: 'x', column: { table: 'o', name: 'secret' } }) secret: string;
}

@Resource({
  path: 'sample',
  access: 'public',
  entity: Sample,
  v2: { path: 'sample', title: 'Sample' },
  filtering: {
    name: [...TEXT, ...NULLABLE],
    size: [...NUMBER, ...NULLABLE],
    at: NUMBER,
    active: ['exact', 'in'],
    owner__name: TEXT,
    hidden: { lookups: ['exact'], column: 'hidden', type: 'string' },
  },
})
class SampleResource {
  @Id() id: string;
  @Text({ help: 'x' }) name: string;
  @Text({ help: 'x' }) secret: string;
  @Integer({ help: 'x' }) size: number;
  @Moment({ help: 'x' }) at: string;
  @Flag({ help: 'x' }) active: boolean;
  @Part(() => Owner, { help: 'x' }) owner: Owner;
}

const resource = resourceOf(SampleResource);

interface Row {
  id: bigint;
  name: string | null;
  size: bigint | null;
  at: string;
  active: boolean;
}

const database = new SqliteDatabase(':memory:');

beforeAll(() => {
  database.exec('CREATE TABLE sample (id INTEGER PRIMARY KEY, name TEXT, size INTEGER, at TEXT, active BOOLEAN)');
});

afterAll(() => database.close());

/** The positions of the rows that the parameter lets through. */
function pass(rows: Row[], parameter: string, ...values: string[]): number[] {
  database.exec('DELETE FROM sample');
  const insert = database.prepare('INSERT INTO sample VALUES (?, ?, ?, ?, ?)');
  for (const { id, name, size, at, active } of rows) insert.run(id, name, size, at, active);
  const { sql, values: bound } = condition(findFilter(resource, parameter)!, values);
  const found = database.prepare(`SELECT CAST(t.id AS TEXT) AS id FROM sample t WHERE ${sql}`).all(...bound);
  const ids = new Set(found.map(({ id }) => id as string));
  return rows.flatMap(({ id }, n) => (ids.has(String(id)) ? [n] : []));
}

const row = (changes: Partial<Row>, id = 1n): Row => ({
  id,
  name: 'a',
  size: 0n,
  at: '2026-01-01T00:00:00.000000',
  active: true,
  ...changes,
});
const rowsOf = <T>(values: readonly T[], make: (value: T) => Partial<Row>): Row[] =>
  values.map((value, n) => row(make(value), BigInt(n + 1)));
const positions = <T>(values: readonly T[], test: (value: T) => boolean): number[] =>
  values.flatMap((value, n) => (test(value) ? [n] : []));

/**
 * Short texts of few letters, so that some hold others: of both cases, combining, wide, outside the first plane,
 * wildcards.
 */
const text = fc.string({
  unit: fc.constantFrom(
    'a',
    'A',
    'b',
    'é',
    'É',
    'e\u0301',
    'ß',
    'Σ',
    'σ',
    'ς',
    'İ',
    'i',
    'I',
    'ı',
    'Ж',
    'ж',
    '😀',
    '\uffee',
    ' ',
    '%',
    '_',
    '*',
    '[',
    '\\',
    "'",
    '"',
    ',',
    '\t',
  ),
  maxLength: 4,
});
const stored = fc.array(
  fc.option(
    fc.oneof(
      text,
      text.map((part) => `${part}\0${part}`),
    ),
    { freq: 9 },
  ),
  { maxLength: 8 },
);

describe('condition', () => {
  it.each(TEXT.filter((lookup) => lookup !== 'in'))('should find the texts that %s says', (lookup) => {
    fc.assert(
      fc.property(stored, text, (names, asked) => {
        const rows = rowsOf(names, (name) => ({ name }));
        const expected = positions(names, (name) => passes('string', lookup, name, asked));
        expect(pass(rows, `name__${lookup}`, asked)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it('should find what begins with the last character before the surrogates', () => {
    const names = ['\ud7fe', '\ud7ff', '\ud7ffa', '\ue000', '\ufb01', '😀'];
    expect(
      pass(
        rowsOf(names, (name) => ({ name })),
        'name__startswith',
        '\ud7ff',
      ),
    ).toEqual([1, 2]);
  });

  it('should find what is equal when no lookup is named', () => {
    fc.assert(
      fc.property(stored, text, (names, asked) => {
        const rows = rowsOf(names, (name) => ({ name }));
        expect(pass(rows, 'name', asked)).toEqual(pass(rows, 'name__exact', asked));
      }),
    );
    expect(
      pass(
        rowsOf(['a', 'b', null], (name) => ({ name })),
        'name',
        'b',
      ),
    ).toEqual([1]);
  });

  it('should find the texts that are in a list, with commas, repeated, or both', () => {
    fc.assert(
      fc.property(stored, fc.array(text, { minLength: 1, maxLength: 4 }), (names, asked) => {
        const words = asked.flatMap((word) => word.split(','));
        const rows = rowsOf(names, (name) => ({ name }));
        expect(pass(rows, 'name__in', ...asked)).toEqual(
          positions(names, (name) => name !== null && words.includes(name)),
        );
      }),
    );
  });

  const numbers: Partial<Record<Lookup, (held: bigint, asked: bigint) => boolean>> = {
    exact: (held, asked) => held === asked,
    gt: (held, asked) => held > asked,
    gte: (held, asked) => held >= asked,
    lt: (held, asked) => held < asked,
    lte: (held, asked) => held <= asked,
  };
  const [least, most] = [-(2n ** 63n), 2n ** 63n - 1n];
  const number = fc.oneof(
    fc.bigInt({ min: -5n, max: 5n }),
    fc.bigInt({ min: least, max: most }),
    fc.constantFrom(2n ** 53n, 2n ** 53n + 1n, 2n ** 53n - 1n, least, most),
  );

  it.each(Object.entries(numbers))('should find the numbers that %s says, exactly', (lookup, matches) => {
    fc.assert(
      fc.property(fc.array(fc.option(number), { maxLength: 8 }), number, (sizes, asked) => {
        const expected = positions(sizes, (size) => size !== null && matches(size, asked));
        expect(
          pass(
            rowsOf(sizes, (size) => ({ size })),
            `size__${lookup}`,
            String(asked),
          ),
        ).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it('should find the numbers in a list and in a range', () => {
    fc.assert(
      fc.property(fc.array(number, { maxLength: 8 }), number, number, (sizes, one, two) => {
        const rows = rowsOf(sizes, (size) => ({ size }));
        expect(pass(rows, 'size__range', `${one},${two}`)).toEqual(
          positions(sizes, (size) => size >= one && size <= two),
        );
        expect(pass(rows, 'size__in', `${one},${two}`)).toEqual(
          positions(sizes, (size) => size === one || size === two),
        );
      }),
    );
  });

  it('should compare a number that no row can hold as what it is', () => {
    const sizes = [least + 1n, 0n, most - 1n];
    const rows = rowsOf(sizes, (size) => ({ size }));
    for (const beyond of ['9223372036854775808', '1'.padEnd(100, '0')]) {
      expect(pass(rows, 'size__lt', beyond)).toEqual([0, 1, 2]);
      expect(pass(rows, 'size__gt', `-${beyond.slice(0, 99)}`)).toEqual([0, 1, 2]);
      expect(pass(rows, 'size__gt', beyond)).toEqual([]);
      expect(pass(rows, 'size', beyond)).toEqual([]);
    }
  });

  it('should find what is null and what is not', () => {
    const rows = rowsOf([null, '', 'x'], (name) => ({ name }));
    for (const yes of ['true', 'True', '1']) expect(pass(rows, 'name__isnull', yes)).toEqual([0]);
    for (const no of ['false', 'False', '0']) expect(pass(rows, 'name__isnull', no)).toEqual([1, 2]);
  });

  it('should read times in any zone', () => {
    const rows = rowsOf(['2026-01-31T10:00:00.000001', '2026-01-31T12:00:00.000000'], (at) => ({ at }));
    expect(pass(rows, 'at', '2026-01-31T12:00:00.000001+02:00')).toEqual([0]);
    expect(pass(rows, 'at__gt', '2026-01-31T11:00:00Z')).toEqual([1]);
    // A + that was not escaped:
    expect(pass(rows, 'at', '2026-01-31T12:00:00.000001 02:00')).toEqual([0]);
    expect(pass(rows, 'at', '2026-01-31 12:00:00.000001 0200')).toEqual([0]);
    expect(pass(rows, 'at__gte', '2026-01-31 11:00')).toEqual([1]);
    expect(pass(rows, 'at__range', '2026-01-31,2026-02-01')).toEqual([0, 1]);
  });

  it('should read true and false in their three spellings', () => {
    const rows = rowsOf([true, false], (active) => ({ active }));
    for (const yes of ['true', 'True', '1']) expect(pass(rows, 'active', yes)).toEqual([0]);
    for (const no of ['false', 'False', '0']) expect(pass(rows, 'active', no)).toEqual([1]);
    expect(pass(rows, 'active__in', 'true,0')).toEqual([0, 1]);
  });

  it.each([
    ['size', 'x'],
    ['size', ''],
    ['size', '1.0'],
    ['size', '1e3'],
    ['size', '0x1'],
    ['size', ' 1'],
    ['size', '１'],
    ['size', '--1'],
    ['size', '1'.repeat(200)],
    ['size__in', ''],
    ['size__in', '1,'],
    ['size__in', '1,x'],
    ['size__gt', 'null'],
    ['size__range', '1'],
    ['size__range', '1,2,3'],
    ['size__range', '1,'],
    ['active', 'yes'],
    ['active', 'TRUE'],
    ['active', ''],
    ['active', '2'],
    ['name__isnull', 'maybe'],
    ['name__isnull', ''],
    ['at', 'today'],
    ['at', '2026-02-30'],
    ['at', '1767225600'],
    ['at', ''],
    ['name', 'a\0b'],
    ['id', 'abc'],
    ['id__in', '1;2'],
  ])('should refuse %s=%j', (parameter, value) => {
    expect(() => condition(findFilter(resource, parameter)!, [value])).toThrow(Problem);
  });

  it('should refuse a word that is none of them, but not the question whether there is one', () => {
    const { filter } = findFilter(resource, 'name')!;
    const words = { ...filter, words: ['full', 'read'] };
    expect(() => condition({ filter: words, lookup: 'exact' }, ['write'])).toThrow('name takes full, read.');
    expect(condition({ filter: words, lookup: 'exact' }, ['read']).values).toEqual(['read']);
    expect(condition({ filter: words, lookup: 'isnull' }, ['true']).sql).toContain('IS NULL');
  });

  it('should count the characters of a text, not its code units', () => {
    const { filter } = findFilter(resource, 'name')!;
    const short = { filter: { ...filter, max: 2 }, lookup: 'exact' } as const;
    expect(condition(short, ['😀😀']).values).toEqual(['😀😀']);
    expect(() => condition(short, ['😀😀😀'])).toThrow('name takes text of at most 2 characters.');
  });

  it('should refuse several values where one is due', () => {
    for (const parameter of ['name', 'name__contains', 'size__gt', 'active', 'name__isnull']) {
      expect(() => condition(findFilter(resource, parameter)!, ['1', '1'])).toThrow('takes one value');
    }
  });

  it('should keep what clients send out of the SQL', () => {
    const parameter = fc.constantFrom(
      ...['name', 'owner__name'].flatMap((name) => TEXT.map((lookup) => `${name}__${lookup}`)),
    );
    fc.assert(
      fc.property(parameter, fc.string({ minLength: 1 }), (name, value) => {
        fc.pre(!value.includes('\0'));
        const asked = findFilter(resource, name)!;
        const { sql, values } = condition(asked, [value]);
        const same = condition(asked, [value.replace(/[\x20-\x7e]/g, (letter) => (letter === ',' ? ',' : '~'))]);
        expect(sql).toBe(same.sql);
        expect(sql.match(/\?/g) ?? []).toHaveLength(values.length);
        // Of a prefix the second one is where its range ends.
        expect((name.endsWith('__startswith') ? values.slice(0, 1) : values).join(',')).toBe(value);
      }),
    );
  });
});

describe('findFilter', () => {
  it('should know every declared filter under every declared lookup, and refuse all others', () => {
    expect(resource.filters.size).toBeGreaterThan(5);
    for (const [name, filter] of resource.filters) {
      for (const lookup of filter.lookups) {
        expect(findFilter(resource, `${name}__${lookup}`)).toEqual({ filter, lookup });
      }
      for (const lookup of allLookups.filter((one) => !filter.lookups.includes(one))) {
        expect(() => findFilter(resource, `${name}__${lookup}`)).toThrow(Problem);
      }
      expect(findFilter(resource, name)).toMatchObject({ filter: { name }, lookup: 'exact' });
    }
  });

  it.each([
    'secret',
    'secret__exact',
    'secret__contains',
    'owner',
    'owner__secret',
    'owner__secret__startswith',
    'owner__id',
    'owner__name__name',
    'name__regex',
    'name__iregex',
    'name__iendswith',
    'name__',
    'name__EXACT',
    'name__exact__exact',
    'name__name',
    'size__contains',
    'hidden__in',
    'id__range',
    'id__contains',
    'active__gt',
    'owner__name__gt',
  ])('should refuse %s, which names a field', (parameter) => {
    expect(() => findFilter(resource, parameter)).toThrow(/is not allowed; see "filtering" in the schema\.$/);
  });

  it.each([
    '',
    'unknown',
    'unknown__exact',
    '__exact',
    '__proto__',
    'constructor',
    'toString__in',
    'Name',
    'nam',
    'name_',
    'exact',
    '_name',
    'apikey',
  ])('should pass over %s, which names none', (parameter) => {
    expect(findFilter(resource, parameter)).toBeUndefined();
  });

  it('should never throw anything else, nor repeat what could end up as markup', () => {
    const parameters = fc.array(
      fc.constantFrom('name', 'secret', 'owner', '__', '_', 'in', 'exact', '<b>', '"', '\n', 'é'),
      { maxLength: 6 },
    );
    const outcome = (parameter: string): unknown => {
      try {
        return findFilter(resource, parameter)?.filter.name;
      } catch (error) {
        return error;
      }
    };
    const problem = expect.objectContaining({
      code: 'invalid_parameter',
      message: expect.stringMatching(/^[\w "?.;-]+$/),
    });
    const kinds = new Set<string>();
    fc.assert(
      fc.property(
        fc.oneof(
          parameters.map((parts) => parts.join('')),
          fc.string(),
        ),
        (parameter) => {
          const result = outcome(parameter);
          kinds.add(result instanceof Problem ? 'refused' : typeof result);
          expect([undefined, ...resource.filters.keys(), result instanceof Error && result]).toContain(result);
          expect(result instanceof Error ? result : problem).toEqual(problem);
        },
      ),
      { numRuns: 1000 },
    );
    // Else the property would say nothing.
    expect([...kinds].sort()).toEqual(['refused', 'string', 'undefined']);
  });
});
