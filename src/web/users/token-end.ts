import type { Choice } from '../kit/fields.js';
import type { FormValues } from '../kit/form-values.js';
import type { Visit } from '../kit/visit.js';

const days = [30, 90, 365];

/** A point in time that many days from now. */
export const inDays = (count: number): string => new Date(Date.now() + count * 86_400_000).toISOString();

/** When a token may end: the choices of the field `ends`. */
export const endChoices = (visit: Visit): Choice[] => [
  ...days.map((count) => ({
    value: String(count),
    label: visit.say('user.token-ends-in', { days: count, day: visit.words.date(inDays(count)) }),
  })),
  { value: 'date', label: visit.say('user.token-ends-on') },
  { value: 'never', label: visit.say('user.token-ends-never') },
];

/** What was chosen there, as version 2 takes it: until the end of a day. One that was not typed is for it to refuse. */
export function endOf(form: FormValues): string | null {
  const ends = form.text('ends');
  if (ends === 'never') return null;
  if (days.includes(Number(ends))) return inDays(Number(ends));
  const day = form.text('expires_at');
  return day === '' ? '' : `${day}T23:59:59Z`;
}
