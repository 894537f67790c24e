import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { instantOf, millisecondsOf, now, parseInstant } from './instant.js';

// A calendar of its own, in whole numbers: microseconds since the beginning of the year 0.
const DAY = 86_400_000_000n;
const MINUTE = 60_000_000n;

const isLeap = (year: bigint): boolean => year % 4n === 0n && (year % 100n !== 0n || year % 400n === 0n);
const daysIn = (year: bigint, month: number): number =>
  [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
/** Days before 1 January of the year. */
const daysBefore = (year: bigint): bigint =>
  year <= 0n ? 0n : year * 365n + (year + 3n) / 4n - (year + 99n) / 100n + (year + 399n) / 400n;

interface Wall {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  micro: number;
}

function microseconds({ year, month, day, hour, minute, second, micro }: Wall): bigint {
  let days = daysBefore(BigInt(year)) + BigInt(day - 1);
  for (let m = 1; m < month; m++) days += BigInt(daysIn(BigInt(year), m));
  return days * DAY + BigInt(hour * 60 + minute) * MINUTE + BigInt(second) * 1_000_000n + BigInt(micro);
}

/** The instant as text; undefined outside the years 0000 to 9999. */
function textOf(time: bigint): string | undefined {
  if (time < 0n || time >= daysBefore(10_000n) * DAY) return undefined;
  let days = time / DAY;
  let year = days / 366n;
  while (daysBefore(year + 1n) <= days) year++;
  days -= daysBefore(year);
  let month = 1;
  for (; days >= BigInt(daysIn(year, month)); month++) days -= BigInt(daysIn(year, month));
  const rest = time % DAY;
  const seconds = (rest % MINUTE) / 1_000_000n;
  const pad = (value: bigint | number, width = 2): string => String(value).padStart(width, '0');
  const date = `${pad(year, 4)}-${pad(month)}-${pad(days + 1n)}`;
  return `${date}T${pad(rest / (60n * MINUTE))}:${pad((rest / MINUTE) % 60n)}:${pad(seconds)}.${pad(rest % 1_000_000n, 6)}`;
}

const exists = ({ year, month, day, hour, minute, second }: Wall): boolean =>
  day >= 1 && day <= daysIn(BigInt(year), month) && hour < 24 && minute < 60 && second < 60;

/** Two digits each, so that most name a real time and some do not. */
const walls: fc.Arbitrary<Wall> = fc.record({
  year: fc.integer({ min: 0, max: 9999 }),
  month: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 12 }) }, { weight: 1, arbitrary: fc.nat(99) }),
  day: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 31 }) }, { weight: 1, arbitrary: fc.nat(99) }),
  hour: fc.oneof({ weight: 15, arbitrary: fc.nat(23) }, { weight: 1, arbitrary: fc.nat(99) }),
  minute: fc.oneof({ weight: 15, arbitrary: fc.nat(59) }, { weight: 1, arbitrary: fc.nat(99) }),
  second: fc.oneof({ weight: 15, arbitrary: fc.nat(59) }, { weight: 1, arbitrary: fc.nat(99) }),
  micro: fc.nat(999_999),
});
const realWalls = walls.filter(exists);

const two = (value: number): string => String(value).padStart(2, '0');
const dateOf = ({ year, month, day }: Wall): string => `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
const timeOf = ({ hour, minute, second }: Wall): string => `${two(hour)}:${two(minute)}:${two(second)}`;
const fractionOf = ({ micro }: Wall): string => String(micro).padStart(6, '0');

describe('parseInstant', () => {
  it('should give back its own form unchanged', () => {
    fc.assert(
      fc.property(realWalls, (wall) => {
        const text = textOf(microseconds(wall))!;
        expect(text).toBe(`${dateOf(wall)}T${timeOf(wall)}.${fractionOf(wall)}`);
        expect(parseInstant(text)).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });

  it('should move a time with a zone to UTC, and keep its microseconds', () => {
    const zones = fc.record({
      sign: fc.constantFrom('+', '-'),
      hours: fc.nat(23),
      minutes: fc.nat(59),
      colon: fc.constantFrom(':', ''),
    });
    fc.assert(
      fc.property(realWalls, zones, (wall, { sign, hours, minutes, colon }) => {
        const zone = `${sign}${two(hours)}${colon}${two(minutes)}`;
        const offset = BigInt(hours * 60 + minutes) * MINUTE * (sign === '+' ? -1n : 1n);
        const sent = `${dateOf(wall)}T${timeOf(wall)}.${fractionOf(wall)}${zone}`;
        expect(parseInstant(sent)).toBe(textOf(microseconds(wall) + offset));
      }),
      { numRuns: 1000 },
    );
  });

  it('should refuse days and times that do not exist', () => {
    fc.assert(
      fc.property(walls, fc.constantFrom('', 'Z', '+02:00'), (wall, zone) => {
        const parsed = parseInstant(`${dateOf(wall)}T${timeOf(wall)}${zone}`);
        const offset = zone === '+02:00' ? -120n * MINUTE : 0n;
        expect(parsed).toBe(exists(wall) ? textOf(microseconds({ ...wall, micro: 0 }) + offset) : undefined);
      }),
      { numRuns: 2000 },
    );
  });

  it('should take every fraction up to microseconds for what it says', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{1,6}$/), fc.constantFrom('.', ','), (fraction, point) => {
        expect(parseInstant(`2026-01-31T12:00:00${point}${fraction}`)).toBe(
          `2026-01-31T12:00:00.${fraction.padEnd(6, '0')}`,
        );
      }),
    );
  });

  it('should take a date alone for its first instant, and fill in what a time leaves out', () => {
    expect(parseInstant('2026-01-31')).toBe('2026-01-31T00:00:00.000000');
    expect(parseInstant('2026-01-31T12:30')).toBe('2026-01-31T12:30:00.000000');
    expect(parseInstant('2026-01-31 12:30:01')).toBe('2026-01-31T12:30:01.000000');
    expect(parseInstant('2026-01-31t12:30:01z')).toBe('2026-01-31T12:30:01.000000');
    expect(parseInstant('2026-12-31T23:59:59.999999-00:01')).toBe('2027-01-01T00:00:59.999999');
  });

  it.each([
    '',
    ' ',
    'today',
    '2026',
    '2026-1-1',
    '26-01-01',
    '2026-01-31T',
    '2026-01-31T12',
    '2026-01-31T12:00:00.',
    '2026-01-31T12:00:00.1234567',
    '2026-01-31T24:00:00',
    '2026-01-31T12:00:60',
    '2026-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '2026-01-31T12:00:00+24:00',
    '2026-01-31T12:00:00+02:60',
    '2026-01-31T12:00:00 02:00',
    '2026-01-31Z',
    '2026-01-31+02:00',
    ' 2026-01-31',
    '2026-01-31\n',
    '2026-01-31T12:00:00Z ',
    '+002026-01-31',
    '-2026-01-31',
    '12026-01-31',
    '1767225600',
    '２０２６-01-31',
    '0000-01-01T00:00:00+00:01',
    '9999-12-31T23:59:59.999999-00:01',
  ])('should refuse %j', (text) => {
    expect(parseInstant(text)).toBeUndefined();
  });

  it('should never throw, and only return its own form', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[0-9T:.+Zz -]{0,40}$/)), (text) => {
        expect(parseInstant(text) ?? '2026-01-01T00:00:00.000000').toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/);
      }),
    );
  });

  it('should keep the order of time as the order of text', () => {
    fc.assert(
      fc.property(realWalls, realWalls, (one, two) => {
        const [a, b] = [microseconds(one), microseconds(two)];
        const [left, right] = [textOf(a)!, textOf(b)!].map((text) => parseInstant(text)!) as [string, string];
        expect(left < right).toBe(a < b);
      }),
    );
  });
});

describe('instantOf and millisecondsOf', () => {
  it('should be each other’s inverse for whole milliseconds', () => {
    const dates = fc.date({
      min: new Date('0000-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59.999Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(dates, (date) => {
        expect(millisecondsOf(instantOf(date))).toBe(date.getTime());
        expect(parseInstant(date.toISOString())).toBe(instantOf(date));
      }),
    );
  });

  it('should cut microseconds off', () => {
    expect(millisecondsOf('2026-01-31T12:00:00.123999')).toBe(Date.parse('2026-01-31T12:00:00.123Z'));
  });
});

describe('now', () => {
  it('should be the present, or so many seconds from it', () => {
    const before = Date.now();
    const [present, past, later] = [now(), now(-90), now(3600.5)];
    const after = Date.now();
    for (const [instant, offset] of [
      [present, 0],
      [past, -90_000],
      [later, 3_600_500],
    ] as const) {
      expect(millisecondsOf(instant)).toBeGreaterThanOrEqual(before + offset);
      expect(millisecondsOf(instant)).toBeLessThanOrEqual(after + offset);
    }
  });
});
