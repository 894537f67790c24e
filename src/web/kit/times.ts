import { escaped } from '../../rest/v2/openapi/html.js';
import type { Words } from './words.js';

/**
 * A point in time: how long ago, its day, or day and time. The exact time shows on hover; a script of the page shows it
 * in the reader's zone.
 */
export function timeHtml(words: Words, value: string | null | undefined, form: 'ago' | 'day' | 'moment'): string {
  if (value === null || value === undefined || value === '') return '';
  const exact = `${words.date(value, { dateStyle: 'long', timeStyle: 'medium' })} UTC`;
  const shown =
    form === 'ago'
      ? words.ago(value)
      : form === 'day'
        ? words.date(value)
        : words.date(value, { dateStyle: 'medium', timeStyle: 'short' });
  return `<time datetime="${escaped(value)}" title="${escaped(exact)}" data-form="${form}">${escaped(shown)}</time>`;
}
