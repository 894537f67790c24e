import { escaped } from '../../rest/v2/openapi/html.js';
import type { Words } from './words.js';

type Form = 'ago' | 'day' | 'moment';

/** What days and moments were made of lately: much of a list is shown again soon. */
const made = new Map<string, string>();
const [mostMade, longest] = [2000, 40];

function remembered({ language }: Words, what: string, value: string, make: () => string): string {
  if (value.length > longest) return make();
  const key = `${language} ${what} ${value}`;
  let text = made.get(key);
  if (text === undefined) {
    if (made.size >= mostMade) made.clear();
    made.set(key, (text = make()));
  }
  return text;
}

/**
 * A point in time: how long ago, its day, or day and time. In which zone that is, and where it is shown shorter the
 * exact time, shows on hover; a script of the page shows it in the reader's zone.
 */
export function timeHtml(words: Words, value: string | null | undefined, form: Form): string {
  if (value === null || value === undefined || value === '') return '';
  const html = (shown: string): string => {
    const exact = form === 'moment' ? shown : exactTime(words, value);
    const second = value.replace(/\.\d+(?=Z$)/, '');
    return `<time datetime="${escaped(second)}" title="${escaped(exact)} UTC" data-form="${form}">${escaped(shown)}</time>`;
  };
  if (form === 'ago') return html(words.ago(value));
  return remembered(words, form, value, () =>
    html(words.date(value, form === 'day' ? undefined : { dateStyle: 'medium', timeStyle: 'short' })),
  );
}

const exactTime = (words: Words, value: string): string =>
  remembered(words, 'exact', value, () => words.date(value, { dateStyle: 'long', timeStyle: 'medium' }));
