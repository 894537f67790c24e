import { expect, it } from '@jest/globals';
import { everything, nothing, where } from './condition.js';

const a = { sql: 't.a = ?', values: [1] };
const b = { sql: 't.b IN (?, ?)', values: ['x', null] };

it('should be all of the conditions, with their values in order', () => {
  expect(where([a, b])).toEqual({ sql: ' WHERE t.a = ? AND t.b IN (?, ?)', values: [1, 'x', null] });
  expect(where([b])).toEqual({ sql: ' WHERE t.b IN (?, ?)', values: ['x', null] });
});

it('should leave out what is true of every row, and keep what is true of none', () => {
  expect(where([])).toEqual({ sql: '', values: [] });
  expect(where([everything])).toEqual({ sql: '', values: [] });
  expect(where([everything, a, everything])).toEqual({ sql: ' WHERE t.a = ?', values: [1] });
  expect(where([a, nothing])).toEqual({ sql: ' WHERE t.a = ? AND 1 = 0', values: [1] });
});
