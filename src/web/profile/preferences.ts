import type { Schemas } from '../../../client/src/index.js';
import type { FormValues } from '../kit/form-values.js';

/** What can be chosen about oneself, by how a form says it. */
const readers = {
  first_name: 'text',
  last_name: 'text',
  contact_number: 'orNull',
  theme: 'orNull',
  homepage: 'trimmed',
  paginate_by: 'number',
  default_ingest_group: 'text',
  default_group: 'text',
  default_metadata_group: 'orNull',
  timeout: 'number',
  language: 'orNull',
  colour_scheme: 'orNull',
} as const satisfies Partial<Record<keyof Schemas['MeChanges'], 'text' | 'trimmed' | 'orNull' | 'number'>>;

/** The fields of the sort list: each of them comes as often as the list has keys. */
export const sortFields = { field: 'default_sort_list.field', order: 'default_sort_list.order' };

/** The changes that a form asks for: those for which it has a field. Whether they are sound is for the API to say. */
export function preferencesIn(form: FormValues): Schemas['MeChanges'] {
  const given = Object.entries(readers).filter(([name]) => form.has(name));
  const values = Object.fromEntries(
    given.map(([name, reader]) => [name, reader === 'trimmed' ? form.text(name).trim() : form[reader](name)]),
  );
  return { ...values, ...(form.has(sortFields.field) ? { default_sort_list: sortListIn(form) } : {}) };
}

/** Keys without a field are those that were not filled in. */
function sortListIn(form: FormValues): Schemas['Me']['default_sort_list'] {
  const orders = form.all(sortFields.order) as Schemas['Me']['default_sort_list'][number]['order'][];
  return form
    .all(sortFields.field)
    .map((field, n) => ({ field: field.trim(), order: orders[n] ?? 'ascending' }))
    .filter(({ field }) => field !== '');
}
