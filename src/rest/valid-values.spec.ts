import { describe, expect, it } from '@jest/globals';
import {
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  ValidateBy,
  ValidateIf,
  ValidateNested,
  validateSync,
} from 'class-validator';
import fc from 'fast-check';
import { areValid } from './valid-values.js';

const never = ValidateBy({ name: 'never', validator: { validate: () => false } });
const later = ValidateBy({
  name: 'later',
  async: true,
  validator: { validate: () => Promise.resolve(false) },
});
const likeNone = ValidateBy({ name: 'likeNone', validator: { validate: (_, all) => !('none' in all!.object) } });

class Base {
  @MaxLength(3) short: unknown;
}

class Sample extends Base {
  @IsString() @MaxLength(2) text: unknown;
  @IsOptional() @IsInt() @Max(5) number: unknown;
  @likeNone other: unknown;
  @IsString({ each: true }) list: unknown;
  @IsString({ validateIf: (_, value) => value !== 1 }) perhaps: unknown;
  @ValidateIf(() => false) @never ignored: unknown;
  @ValidateNested() inner: unknown;
  @later eventually: unknown;
  plain: unknown;
}

const names = [
  'short',
  'text',
  'number',
  'other',
  'list',
  'perhaps',
  'ignored',
  'inner',
  'eventually',
  'plain',
  'none',
];
/** Those of which only class-validator knows. */
const leftToIt = new Set(['list', 'perhaps', 'inner', 'eventually']);

const value = fc.oneof(
  fc.constantFrom(undefined, null, true, 0, 5, 6, 1.5, '', 'ab', 'abc', 'abcd', [], ['a'], [1], {}, Symbol('x')),
  fc.anything(),
);
const some = fc.dictionary(fc.constantFrom(...names), value);

/** Which members class-validator finds fault with. */
const faults = (object: object): string[] =>
  validateSync(object, { stopAtFirstError: true, forbidUnknownValues: false }).map(({ property }) => property);

describe('areValid', () => {
  it('should be what class-validator says, and no where only that knows', () => {
    let [yes, no] = [0, 0];
    fc.assert(
      fc.property(some, (given) => {
        const object = Object.assign(new Sample(), given);
        const bad = faults(object);
        for (const name of Object.keys(given)) {
          const isValid = areValid(object, [name]);
          expect([name, isValid]).toEqual([name, !leftToIt.has(name) && !bad.includes(name)]);
          if (isValid) yes++;
          else no++;
        }
      }),
      { numRuns: 1000 },
    );
    expect(Math.min(yes, no)).toBeGreaterThan(500);
  });

  it('should look at the members that are named, and at all of them', () => {
    const object = Object.assign(new Sample(), { text: 'ab', number: 'x' });
    expect(areValid(object, [])).toBe(true);
    expect(areValid(object, ['text'])).toBe(true);
    expect(areValid(object, ['text', 'number'])).toBe(false);
    expect(areValid(object, ['number', 'text'])).toBe(false);
  });

  it('should be yes for what has no rules', () => {
    expect(areValid({ text: 5 }, ['text', 'number'])).toBe(true);
  });
});
