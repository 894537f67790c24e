import { InvalidArgumentError } from 'commander';
import { parseInstant } from '../database/instant.js';

/** For an option that may be given several times; gathers its values. */
export function repeatable(value: string, earlier: string[] = []): string[] {
  return [...earlier, value];
}

/** For a number without a sign or a fraction, up to `max`. */
export function wholeNumber(max: number): (value: string) => number {
  return (value) => {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : NaN;
    if (number <= max) return number;
    throw new InvalidArgumentError(`It must be a whole number from 0 to ${max}.`);
  };
}

/** For the id of a row. */
export function rowId(value: string): string {
  if (/^\d{1,19}$/.test(value)) return value;
  throw new InvalidArgumentError('It must be a number.');
}

/** For a point in time; it stays as it was written. */
export function moment(value: string): string {
  if (parseInstant(value)) return value;
  throw new InvalidArgumentError('It must be a date and time such as 2027-06-30T12:00:00Z.');
}
