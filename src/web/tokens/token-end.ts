import { dayOf } from '../../rest/calls/days.js';
import type { FormValues } from '../kit/form-values.js';
import type { Choice } from '../kit/fields.js';
import type { RefusedForm, Visit } from '../kit/visit.js';
import type { Words } from '../kit/words.js';

const day = 86_400_000;
const aDay = /^\d{4}-\d{2}-\d{2}$/;

/** Days after which a token is offered to end, and the one that is proposed. */
const presets = [30, 90, 365];
const proposed = 90;

/** What can be chosen as the end of a token, and what is chosen at first. */
export interface EndChoices {
  choices: Choice[];
  value: string;
  /** The last day that may be chosen, such as `2027-02-20`. */
  max?: string;
  /** Whether a day was asked for, which then must be chosen. */
  isDay: boolean;
}

/**
 * The ends that are offered. A point in time that was chosen before stays the same when the form is shown again, or
 * sending it once more would be another request. What is wrong with a day that was chosen is told at the day.
 * @param maxDays that a token lasts at most from `start` on
 * @param keep whether the end may stay as it is
 */
export function endChoices(
  { words, refused }: Visit,
  { maxDays, start = Date.now(), keep = false }: { maxDays?: number; start?: number; keep?: boolean },
): EndChoices {
  const typed = refused?.values.text('expires_at');
  const isDay = typed === 'date';
  if (refused && isDay) tellAtDay(words, refused);
  const latest = maxDays === undefined ? Infinity : start + maxDays * day;
  const days = presets.filter((one) => Date.now() + one * day < latest);
  const within = days.map((one) => {
    const fresh = Math.floor(Date.now() / 60_000) * 60_000 + one * day;
    const value = typed && Math.abs(Date.parse(typed) - fresh) < day / 2 ? typed : new Date(fresh).toISOString();
    return { value, label: words.say('tokens.end.days', { days: one, date: value }), time: value, days: one };
  });
  const most = maxDays === undefined ? undefined : { days: maxDays, date: new Date(latest).toISOString() };
  const choices: Choice[] = [
    ...(keep ? [{ value: '', label: words.say('tokens.end.keep') }] : []),
    ...within,
    ...(most && !keep ? [{ value: 'most', label: words.say('tokens.end.most', most), time: most.date }] : []),
    ...(maxDays === undefined ? [{ value: 'never', label: words.say('tokens.end.never') }] : []),
    // The field for the day stands below.
    { value: 'date', label: words.say('tokens.end.date') },
  ];
  const first = within.find((one) => one.days === proposed)?.value ?? 'most';
  return {
    choices,
    value: keep ? '' : first,
    // A day is taken whole: that of the latest end would end after it.
    max: latest === Infinity ? undefined : dayOf(latest - day),
    isDay,
  };
}

function tellAtDay(words: Words, { problem, values }: RefusedForm): void {
  const isNone = !aDay.test(values.text('expires_on'));
  const errors = problem.errors.map(({ field, message }) =>
    field === 'expires_at'
      ? { field: 'expires_on', message: isNone ? words.say('tokens.end.on.empty') : message }
      : { field, message },
  );
  Object.assign(problem, { errors });
}

/** The end that a form asks for; undefined where it says nothing of it, or asks for the latest there may be. */
export function endIn(form: FormValues): string | null | undefined {
  const chosen = form.text('expires_at');
  if (chosen === 'never') return null;
  if (chosen === 'date') return endOfDay(form.text('expires_on'));
  return chosen === '' || chosen === 'most' ? undefined : chosen;
}

/** A day is taken whole; what is none stays as it was typed, for the API to refuse. */
const endOfDay = (text: string): string => (aDay.test(text) ? `${text}T23:59:59Z` : text);
