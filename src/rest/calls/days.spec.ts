import { afterEach, expect, it, jest } from '@jest/globals';
import { dayOf, firstOfLast, lastDays, today } from './days.js';

const present = Date.UTC(2028, 1, 29, 0, 0, 1);

it('should be days in UTC, the present one the last', () => {
  expect(dayOf(present)).toBe('2028-02-29');
  expect(dayOf(present - 2000)).toBe('2028-02-28');
  expect(firstOfLast(1, present)).toBe('2028-02-29');
  expect(firstOfLast(30, present)).toBe('2028-01-31');
  expect(lastDays(3, new Map([['2028-02-28', 4]]), present)).toEqual([
    { day: '2028-02-27', calls: 0 },
    { day: '2028-02-28', calls: 4 },
    { day: '2028-02-29', calls: 0 },
  ]);
});

afterEach(() => {
  jest.restoreAllMocks();
});

it('should be another day from midnight on', () => {
  const clock = jest.spyOn(Date, 'now');
  const days = [present - 2000, present - 1001, present - 1000, present].map((moment) => {
    clock.mockReturnValue(moment);
    return today();
  });
  expect(days).toEqual(['2028-02-28', '2028-02-28', '2028-02-29', '2028-02-29']);
});
