import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { outlineOf } from './json-outline.js';

function depthOf(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

function valuesOf(value: unknown): number {
  if (value === null || typeof value !== 'object') return 1;
  const inner = Object.values(value).map(valuesOf);
  // An empty one counts as having one value, so that it costs something, too.
  return 1 + (inner.length > 0 ? inner.reduce((sum, one) => sum + one) : 1);
}

describe('outlineOf', () => {
  it.each(['[]', '{}', '""', '"[[{,\\"\\\\"', '[[1,2],{"a":[]}]', '-12', ' [ null , true ] '])(
    'should see of %s what JSON.parse makes of it',
    (text) => expect(outlineOf(text).depth).toBe(depthOf(JSON.parse(text))),
  );

  it('should agree with JSON.parse on any JSON', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const value: unknown = JSON.parse(text);
        const { depth, values } = outlineOf(text);
        expect(depth).toBe(depthOf(value));
        expect(values).toBeLessThanOrEqual(valuesOf(value));
      }),
    );
  });

  it('should name the numbers that may be rounded, and no texts', () => {
    const text =
      '{"1234567890123456":"1e5","a":[1e5,-1.5E-3,1234567890123456,123456789012345,0.5,-9007199254740993,12345678.12345678,1234567.12345678]}';
    const long = ['1e5', '-1.5E-3', '1234567890123456', '-9007199254740993', '12345678.12345678'];
    expect(outlineOf(text).longNumbers).toEqual(long);
  });

  it('should not look at what is behind more values than are asked for', () => {
    const text = `[${'1e1,'.repeat(1000)}1e1]`;
    expect(outlineOf(text).longNumbers).toHaveLength(1001);
    const { values, longNumbers } = outlineOf(text, 10);
    expect([values, longNumbers.length]).toEqual([11, 9]);
  });

  it.each(['', '"', '"\\', '[[[', ']]]', '-', '1e', '{"a":'])('should come to an end with %j', (text) => {
    expect(outlineOf(text).values).toBeGreaterThan(0);
  });
});
