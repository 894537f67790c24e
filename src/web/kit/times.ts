import { escaped } from '../../rest/v2/openapi/html.js';
import type { Words } from './words.js';

/**
 * A point in time: how long ago, its day, or day and time. In which zone that is, and where it is shown shorter the
 * exact time, shows on hover; a script of the page shows it in the reader's zone.
 */
export function timeHtml(words: Words, value: string | null | undefined, form: 'ago' | 'day' | 'moment'): string {
  if (value === null || value === undefined || value === '') return '';
  const shown =
    form === 'ago'
      ? words.ago(value)
      : form === 'day'
        ? words.date(value)
        : words.date(value, { dateStyle: 'medium', timeStyle: 'short' });
  const exact = form === 'moment' ? shown : words.date(value, { dateStyle: 'long', timeStyle: 'medium' });
  const second = value.replace(/\.\d+(?=Z$)/, '');
  return `<time datetime="${escaped(second)}" title="${escaped(exact)} UTC" data-form="${form}">${escaped(shown)}</time>`;
}
