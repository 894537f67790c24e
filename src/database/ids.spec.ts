import { expect, it } from '@jest/globals';
import { isId } from './ids.js';

it.each(['1', '42', '9007199254740993', '9223372036854775807'])('should take %j for an id', (text) => {
  expect(isId(text)).toBe(true);
});

it.each([
  '',
  '0',
  '01',
  '-1',
  '+1',
  '1.0',
  '1e3',
  '0x1',
  ' 1',
  '1\n',
  '１',
  'abc',
  '9223372036854775808',
  '9'.repeat(30),
  1,
  1n,
  null,
  undefined,
  ['1'],
])('should not take %p for an id', (value) => {
  expect(isId(value)).toBe(false);
});
