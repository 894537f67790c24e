import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { exactNumber, jsonText } from './json-text.js';

/** The strings of a JSON text, and what stands between them. */
const tokens = (text: string): string[] => text.match(/"(?:[^"\\]|\\.)*"|[^"]+/gs) ?? [];
const isString = (token: string): boolean => token.startsWith('"');

const values = fc.jsonValue({ stringUnit: 'binary' });

describe('jsonText', () => {
  it('should be the value to a JSON parser', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(JSON.parse(jsonText(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: 500 },
    );
  });

  it('should differ from JSON.stringify in nothing but the spaces after the separators', () => {
    fc.assert(
      fc.property(values, (value) => {
        const compact = tokens(JSON.stringify(value)).map((token) =>
          isString(token) ? token : token.replaceAll(',', ', ').replaceAll(':', ': '),
        );
        expect(jsonText(value)).toBe(compact.join(''));
      }),
      { numRuns: 500 },
    );
  });

  it('should leave separators inside strings alone', () => {
    expect(jsonText([{ 'a,b:c': 'd, "e": [f,g]' }, 'x:y'])).toBe('[{"a,b:c": "d, \\"e\\": [f,g]"}, "x:y"]');
  });

  it('should have the form that clients have seen', () => {
    expect(jsonText([{ field: 'created', order: 'descending' }])).toBe('[{"field": "created", "order": "descending"}]');
    expect(jsonText({})).toBe('{}');
    expect(jsonText([])).toBe('[]');
  });

  it('should treat undefined as JSON.stringify does inside objects and arrays', () => {
    expect(jsonText({ a: undefined, b: [undefined, 1] })).toBe('{"b": [null, 1]}');
    expect(jsonText(undefined)).toBe('null');
  });

  it('should keep a member named __proto__', () => {
    expect(jsonText(JSON.parse('{"__proto__": {"a": 1}}'))).toBe('{"__proto__": {"a": 1}}');
  });
});

describe('exactNumber', () => {
  it.each(['0', '7', '9007199254740991', '9007199254740992', '9223372036854775807', '100000000000000000000'])(
    'should be written as %s, to the last digit',
    (digits) => {
      for (const value of [digits, BigInt(digits)]) expect(JSON.stringify([exactNumber(value)])).toBe(`[${digits}]`);
    },
  );

  it('should be a number where that holds it', () => {
    expect([exactNumber('7'), exactNumber(7n), exactNumber(-7)]).toEqual([7, 7, -7]);
  });
});
