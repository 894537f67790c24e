import { expect, it } from '@jest/globals';
import { exactNumber } from './exact-number.js';

it.each(['0', '7', '9007199254740991', '9007199254740992', '9223372036854775807', '100000000000000000000'])(
  'should be written as %s, to the last digit',
  (digits) => {
    for (const value of [digits, BigInt(digits)]) expect(JSON.stringify([exactNumber(value)])).toBe(`[${digits}]`);
  },
);

it('should be a number where that holds it', () => {
  expect([exactNumber('7'), exactNumber(7n), exactNumber(-7)]).toEqual([7, 7, -7]);
});
