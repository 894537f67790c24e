/**
 * A point in time in UTC with microseconds, `YYYY-MM-DDTHH:MM:SS.ffffff`. Text, because a Date holds milliseconds only.
 */
export type Instant = string;

/** The present, or `offsetSeconds` from it. */
export function now(offsetSeconds = 0): Instant {
  return instantOf(new Date(Date.now() + offsetSeconds * 1000));
}

export function instantOf(date: Date): Instant {
  return `${date.toISOString().slice(0, 23)}000`;
}

/** Milliseconds since 1970; microseconds are cut off. */
export function millisecondsOf(instant: Instant): number {
  return Date.parse(`${instant.slice(0, 23)}Z`);
}

/** What a point in time looks like, for readers in other languages too: without flags. */
export const instantPattern =
  '^([0-9]{4})-([0-9]{2})-([0-9]{2})(?:[Tt ]([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:[.,]([0-9]{1,6}))?)?([Zz]|[+-][0-9]{2}:?[0-9]{2})?)?$';
const form = new RegExp(instantPattern);

/**
 * Reads an ISO 8601 date or date-time. Without a zone it is UTC; a date alone is its first instant.
 * @returns undefined when the text is none, or names a day or time that does not exist
 */
export function parseInstant(text: string): Instant | undefined {
  const match = form.exec(text);
  if (!match) return undefined;
  const [, year = '', month = '', day = '', hour = '00', minute = '00', second = '00', fraction = '', zone = 'Z'] =
    match;
  const wall = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const date = new Date(`${wall}Z`);
  // Date rolls 30 February over to March: only a day that comes back unchanged exists.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 19) !== wall) return undefined;
  const offset = /^([+-])(\d\d):?(\d\d)$/.exec(zone);
  if (offset) {
    if (Number(offset[2]) > 23 || Number(offset[3]) > 59) return undefined;
    const minutes = Number(offset[2]) * 60 + Number(offset[3]);
    date.setUTCMinutes(date.getUTCMinutes() + (offset[1] === '+' ? -minutes : minutes));
  }
  const utc = date.toISOString();
  return /^\d{4}-/.test(utc) ? `${utc.slice(0, 19)}.${fraction.padEnd(6, '0')}` : undefined;
}
