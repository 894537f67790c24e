import { expect, it } from '@jest/globals';
import { shownMoment, Table } from './table.js';

const table = new Table([
  ['ID', 4],
  ['NAME', 0],
]);

it('should align what stands before the last column', () => {
  expect([table.heading, table.row(['1', 'ann']), table.row(['12345', 'a name that is long'])]).toEqual([
    'ID    NAME',
    '1     ann',
    '12345  a name that is long',
  ]);
});

it('should not hand control characters to the terminal', () => {
  expect(table.row(['1', '\u001b[2Jann\n'])).toBe('1     \uFFFD[2Jann\uFFFD');
});

it('should show times to the second', () => {
  expect(shownMoment('2026-01-02T03:04:05.678901')).toBe('2026-01-02T03:04:05Z');
  expect(shownMoment(null)).toBe('-');
});
