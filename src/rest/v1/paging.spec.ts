import { describe, expect, it } from '@jest/globals';
import { Problem } from '../../config/problem.js';
import fc from 'fast-check';
import { pageMeta, readLimitAndOffset, type Meta, type LimitAndOffset } from './paging.js';

const most = 1000;

function read(parameters: Record<string, string[]>, standard = 20) {
  return readLimitAndOffset((name) => parameters[name] ?? [], standard, most);
}

describe('readLimitAndOffset', () => {
  it('should use the standard limit and start at 0 when nothing was sent', () => {
    expect(read({})).toEqual({ limit: 20, offset: 0 });
    expect(read({}, 5000)).toEqual({ limit: most, offset: 0 });
  });

  it('should take every plain number, where 0 and all above the most mean the most', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), (limit) => {
        const expected = limit === 0n || limit > BigInt(most) ? most : Number(limit);
        expect(read({ limit: [String(limit)] }).limit).toBe(expected);
      }),
      { examples: [[0n], [1n], [999n], [1000n], [1001n], [2n ** 53n], [10n ** 21n]] },
    );
    fc.assert(
      fc.property(fc.maxSafeNat(), (offset) => {
        expect(read({ offset: [String(offset)] }).offset).toBe(offset);
      }),
    );
  });

  it('should refuse whatever is not one plain number', () => {
    const name = fc.constantFrom('limit', 'offset');
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '',
        ' ',
        '-1',
        '+1',
        '1.0',
        '1e3',
        '0x10',
        ' 1',
        '1 ',
        '1\n',
        '١',
        '１',
        'abc',
        'NaN',
        'Infinity',
        '1,2',
        '1_000',
      ),
    );
    fc.assert(
      fc.property(name, text, (parameter, value) => {
        fc.pre(!/^[0-9]+$/.test(value));
        expect(() => read({ [parameter]: [value] })).toThrow(Problem);
      }),
    );
    fc.assert(
      fc.property(name, fc.nat(), fc.nat(), (parameter, one, two) => {
        expect(() => read({ [parameter]: [String(one), String(two)] })).toThrow(
          `${parameter} must be one whole number`,
        );
      }),
    );
  });

  it('should echo an offset beyond the exact numbers of JavaScript to its last digit', () => {
    const { limit, offset } = read({ offset: ['9007199254740993'] });
    expect(JSON.stringify(pageMeta('/p/', [], { limit, offset }, 5))).toBe(
      '{"limit":20,"next":null,"offset":9007199254740993,"previous":"/p/?limit=20&offset=9007199254740973","total_count":5}',
    );
  });
});

describe('pageMeta', () => {
  const path = '/API/v1/theme/';
  const query = (link: string): URLSearchParams => new URLSearchParams(link.slice(link.indexOf('?')));
  const pageOf = (link: string) => readLimitAndOffset((name) => query(link).getAll(name), 20, most);

  function walk(total: number, limit: number, rest: string[], direction: 'next' | 'previous', start: number): number[] {
    const starts: number[] = [];
    let page: LimitAndOffset | undefined = { limit, offset: start };
    while (page) {
      const meta: Meta = pageMeta(path, rest, page, total);
      starts.push(Number(meta.offset));
      const link: string | null = meta[direction];
      page = link === null ? undefined : pageOf(link);
    }
    return starts;
  }

  it('should lead by next over the whole list exactly once', () => {
    fc.assert(
      fc.property(fc.nat(3000), fc.integer({ min: 1, max: most }), (total, limit) => {
        const starts = walk(total, limit, [], 'next', 0);
        const shown = starts.flatMap((start) =>
          Array.from({ length: Math.min(limit, total - start) }, (_, n) => start + n),
        );
        expect(shown).toEqual(Array.from({ length: total }, (_, n) => n));
        expect(starts).toHaveLength(Math.max(1, Math.ceil(total / limit)));
      }),
      {
        numRuns: 50,
        examples: [
          [0, 20],
          [20, 20],
          [21, 20],
          [100, 20],
          [1, 1],
        ],
      },
    );
  });

  it('should lead by previous back to where next came from', () => {
    fc.assert(
      fc.property(fc.nat(3000), fc.integer({ min: 1, max: most }), (total, limit) => {
        const forward = walk(total, limit, [], 'next', 0);
        expect(walk(total, limit, [], 'previous', forward.at(-1)!)).toEqual(forward.reverse());
      }),
      { numRuns: 50 },
    );
  });

  it('should keep the other parameters in front as they were sent, then limit and offset', () => {
    const raws = fc.array(
      fc.webQueryParameters().filter((text) => text !== '' && !text.includes('&')),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(raws, fc.integer({ min: 1, max: most }), fc.integer({ min: 1, max: 5000 }), (rest, limit, offset) => {
        const { next, previous } = pageMeta(path, rest, { limit, offset }, 100_000);
        const front = rest.map((raw) => `${raw}&`).join('');
        expect(next).toBe(`${path}?${front}limit=${limit}&offset=${offset + limit}`);
        expect(previous).toBe(offset < limit ? null : `${path}?${front}limit=${limit}&offset=${offset - limit}`);
      }),
    );
  });

  it('should echo an offset past the end, which has no next page', () => {
    expect(pageMeta(path, [], { limit: 20, offset: 500 }, 3)).toEqual({
      limit: 20,
      next: null,
      offset: 500,
      previous: '/API/v1/theme/?limit=20&offset=480',
      total_count: 3,
    });
  });

  it('should have its keys in the order of the wire', () => {
    expect(Object.keys(pageMeta(path, [], { limit: 20, offset: 0 }, 3))).toEqual([
      'limit',
      'next',
      'offset',
      'previous',
      'total_count',
    ]);
  });
});
