const day = 86_400_000;

/** A day in UTC, such as 2026-11-30. */
export type Day = string;

export const dayOf = (milliseconds: number): Day => new Date(milliseconds).toISOString().slice(0, 10);

let known = { number: NaN, day: '' };

/** The present day, written out once. */
export function today(): Day {
  const number = Math.floor(Date.now() / day);
  if (number !== known.number) known = { number, day: dayOf(number * day) };
  return known.day;
}

/** The first of the last so many days, of which the present one is the last. */
export const firstOfLast = (count: number, present = Date.now()): Day => dayOf(present - (count - 1) * day);

/** The last so many days, the oldest first, each with its number of calls. */
export function lastDays(
  count: number,
  calls: ReadonlyMap<Day, number>,
  present = Date.now(),
): { day: Day; calls: number }[] {
  return Array.from({ length: count }, (_, at) => {
    const one = dayOf(present - (count - 1 - at) * day);
    return { day: one, calls: calls.get(one) ?? 0 };
  });
}
