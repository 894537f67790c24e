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

/** What was chosen there, as version 2 takes it; a date that was chosen but not typed is for version 2 to refuse. */
export function endOf(form: FormValues): string | null {
  const ends = form.text('ends');
  if (ends === 'never') return null;
  return days.includes(Number(ends)) ? inDays(Number(ends)) : form.text('expires_at');
}
