import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Parameters } from './parameters.js';

/** Query strings as they come: well-formed, half-encoded, full of separators. */
const queries = fc.oneof(
  fc.webQueryParameters(),
  fc.string(),
  fc
    .array(
      fc.constantFrom(
        'a',
        'b',
        'limit',
        '=',
        '==',
        '&',
        '&&',
        '?',
        '+',
        '%20',
        '%26',
        '%3D',
        '%2B',
        '%',
        '%zz',
        '%C3%A9',
        '%ff',
        '%00',
        'é',
        '😀',
        '[]',
        ';',
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
);

describe('Parameters', () => {
  it('should read a query as the URL standard does, in order', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { all } = new Parameters(`/API/v1/theme/?${query}`);
        // In front, because URLSearchParams drops a question mark that a text begins with.
        expect(all.map(({ name, value }) => [name, value])).toEqual([...new URLSearchParams(`?${query}`)]);
      }),
      { numRuns: 1000 },
    );
  });

  it('should keep the raw text of each parameter', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const parameters = new Parameters(`/API/v1/theme/?${query}`);
        expect(parameters.raws().join('&')).toBe(query.split('&').filter(Boolean).join('&'));
      }),
    );
  });

  it('should give the values of a name in order, and each name once', () => {
    const pairs = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.string({ minLength: 1 })), { maxLength: 8 });
    fc.assert(
      fc.property(pairs, fc.constantFrom('a', 'b', 'c', 'd'), (sent, name) => {
        const query = sent.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
        const parameters = new Parameters(`/list?${query}`);
        expect(parameters.values(name)).toEqual(sent.filter(([key]) => key === name).map(([, value]) => value));
        expect(parameters.names(name)).toEqual([...new Set(sent.map(([key]) => key))].filter((key) => key !== name));
        const others = sent.filter(([key]) => key !== name);
        expect(parameters.raws(name)).toEqual(others.map(([key, value]) => `${key}=${encodeURIComponent(value)}`));
      }),
    );
  });

  it('should have none without a query', () => {
    for (const url of ['/API/v1/theme/', '/API/v1/theme/?', '/API/v1/theme/?&&', '']) {
      expect(new Parameters(url).all).toEqual([]);
    }
  });

  it('should take only the first question mark for the beginning of the query', () => {
    expect(new Parameters('/list?a=1?b=2&?limit=3').all).toEqual([
      { name: 'a', value: '1?b=2', raw: 'a=1?b=2' },
      { name: '?limit', value: '3', raw: '?limit=3' },
    ]);
  });
});
