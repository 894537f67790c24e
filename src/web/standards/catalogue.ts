import type { Schemas } from '../../../client/src/index.js';
import { type Field } from '../../rest/declaration/field.js';
import type { Filter, Resource } from '../../rest/declaration/resource.js';
import { mayOpen } from '../kit/frames.service.js';
import { unlessGone } from '../kit/gone.js';
import type { Choice, FieldOptions } from '../kit/fields.js';
import { pageOf, pagerOf, sortLinks, type ListPage } from '../kit/list-page.js';
import type { GoTo, View, Visit } from '../kit/visit.js';

/** An entry of some catalogue: what its declaration says. */
type Entry = Record<string, string | number> & { id: string };

type Listed = ListPage<Entry>;

/** Of a notice: what takes more than a cookie holds cannot be undone. */
const mostUndone = 1500;

/** Of the address that undoing leads back to, which stands in the same cookie. */
const mostFiltered = 400;

/** The page of a catalogue: whatever its declaration has is a column, a filter, and a field of its forms. */
export class Catalogue {
  private readonly fields: readonly Field[];
  private readonly filters: readonly Filter[];
  private readonly usual: string;
  // Catalogues differ in the members of their entries alone: to the compiler, all are one of them.
  private readonly list: '/API/v2/exportlocations/';
  private readonly one: '/API/v2/exportlocations/{id}/';

  /** @param base the page's address, such as `/standards/format/` */
  constructor(
    private readonly resource: Resource,
    readonly base: string,
  ) {
    this.fields = resource.fields.filter(({ kind }) => kind !== 'id');
    this.filters = [...resource.filters.values()].filter(({ name }) => name !== 'id');
    this.usual = resource.ordering.find((name) => name !== 'id')!;
    this.list = resource.successor as '/API/v2/exportlocations/';
    this.one = `${resource.successor}{id}/` as '/API/v2/exportlocations/{id}/';
  }

  async count(visit: Visit): Promise<number> {
    const query = { limit: 1, count: true };
    return (await visit.ask(visit.api.GET(this.list, { params: { query } }))).meta.total_count!;
  }

  async show(visit: Visit, title: string): Promise<View> {
    const { refused, person } = visit;
    const query = ownQuery(visit);
    const asked = Object.fromEntries(
      this.filters.map((filter) => filterIn(visit, filter)).filter(([, value]) => value),
    );
    const text = await visit.ask(
      visit.api.GET(this.list, {
        parseAs: 'text',
        params: {
          query: {
            ...pageOf(visit),
            order_by: [query.get('order_by') ?? this.usual] as never,
            count: true,
            ...asked,
          },
        },
      }),
    );
    const mayChange = mayOpen(person!, this.resource.write);
    const [edited, doomed] = mayChange
      ? [
          await this.find(visit, visit.param('id') || visit.query.get('edit')),
          await this.find(visit, visit.query.get('delete')),
        ]
      : [];
    const data = (): Record<string, unknown> => ({
      ...this.listed(visit, JSON.parse(text) as Listed, query, edited?.entry),
      isFiltered: Object.keys(asked).length > 0,
      mayChange,
      edited: edited && {
        id: edited.entry.id,
        etag: edited.etag,
        name: this.name(visit, edited.entry),
        fields: this.inputs(visit, edited.entry),
      },
      doomed: doomed && { id: doomed.entry.id, name: this.name(visit, doomed.entry) },
      adding: refused?.action === 'add',
      problem: refused?.action === 'remove' && !refused.isUnsent ? refused.problem : undefined,
    });
    const isSame = !edited && !doomed && !refused;
    const view = { view: 'standards/catalogue', title };
    return isSame
      ? { ...view, kept: { text, key: `${mayChange} ${this.base}?${visit.query.toString()}`, data } }
      : { ...view, data: data() };
  }

  /** What the page shows of the list. @param edited that may stand in another part of it */
  private listed(visit: Visit, { objects, meta }: Listed, query: URLSearchParams, edited?: Entry): object {
    const place = { path: this.base, query };
    const sorts = sortLinks(place, this.resource.ordering, this.usual);
    const tail = query.size > 0 ? `?${query.toString()}` : '';
    const rows = edited && !objects.some(({ id }) => id === edited.id) ? [edited, ...objects] : objects;
    return {
      base: this.base,
      tail,
      joint: tail === '' ? '?' : `${tail}&`,
      columns: this.fields.map((field) => ({ label: label(visit, field.name), ...sorts[field.name] })),
      rows: rows.map((entry) => this.row(visit, entry)),
      total: meta.total_count,
      pager: pagerOf(place, meta),
      filters: this.filters.map((filter) => filterInput(visit, filter)),
      filter: { path: this.base, prefix: 'filter' },
      order: query.get('order_by'),
      added: this.inputs(visit),
    };
  }

  async add(visit: Visit): Promise<GoTo> {
    const created = await visit.ask(
      visit.api.POST(this.list, { body: this.body(visit), params: { header: visit.once() } }),
    );
    const words = visit.form.has('again') ? 'standards.put-back' : 'standards.added';
    return visit.done(this.back(visit), words, { name: this.name(visit, created) });
  }

  async change(visit: Visit): Promise<GoTo> {
    const path = { id: visit.param('id') };
    const header = { 'If-Match': visit.form.optional('etag') };
    const present = this.hidesSome ? await this.find(visit, path.id) : undefined;
    const init = { params: { path, header }, body: this.body(visit, present?.entry) };
    const changed = await visit.ask(visit.api.PATCH(this.one, init));
    return visit.done(this.back(visit), 'standards.changed', { name: this.name(visit, changed) });
  }

  remove(visit: Visit): Promise<GoTo> {
    return unlessGone(visit, () => this.take(visit), this.back(visit));
  }

  private async take(visit: Visit): Promise<GoTo> {
    const params = { path: { id: visit.param('id') } };
    const entry = (await visit.ask(visit.api.GET(this.one, { params }))) as unknown as Entry;
    await visit.ask(visit.api.DELETE(this.one, { params }));
    const values = Object.entries(entry).flatMap(([name, value]) => (name === 'id' ? [] : [[name, String(value)]]));
    const back = this.back(visit);
    const undo = this.canBeUndone(entry)
      ? {
          path: back.length > mostFiltered ? this.base : back,
          fields: { ...(Object.fromEntries(values) as Record<string, string>), again: 'true' },
        }
      : undefined;
    return visit.done(back, 'standards.deleted', { name: this.name(visit, entry) }, undo);
  }

  /** Back to the part of the list that one came from. */
  private back(visit: Visit): string {
    const query = ownQuery(visit);
    return query.size > 0 ? `${this.base}?${query.toString()}` : this.base;
  }

  /** An entry that is to be edited or deleted, with what tells whether others change it meanwhile. */
  private async find(visit: Visit, id: string | null): Promise<{ entry: Entry; etag: string } | undefined> {
    if (!id) return undefined;
    const { data, response } = await visit.api.GET(this.one, { params: { path: { id } } });
    return data && { entry: data as unknown as Entry, etag: response.headers.get('ETag') ?? '' };
  }

  private row(visit: Visit, entry: Entry): object {
    const cells = this.fields.map((field) => ({
      label: label(visit, field.name),
      text: shown(visit, field, entry[field.name]!),
      isCode: field.check !== undefined && field.name !== 'name',
    }));
    const [first, ...others] = cells;
    return {
      id: entry.id,
      first: { ...first, isName: this.fields[0]!.name === 'name' },
      cells: others,
      name: this.name(visit, entry),
      canBeUndone: this.canBeUndone(entry),
    };
  }

  /** The collection that its entries stand in. */
  get collection(): string {
    return this.resource.path;
  }

  /** What entries are called by: their names, or all that they are. */
  get named(): readonly Field[] {
    const named = this.fields.filter(({ name }) => name === 'name');
    return named.length > 0 ? named : this.fields;
  }

  name(visit: Visit, entry: Entry): string {
    return this.named.map((field) => shown(visit, field, entry[field.name]!)).join(' · ');
  }

  /** Whether there is more to its entries than is shown. */
  private get hidesSome(): boolean {
    return this.fields.some(({ show }) => show);
  }

  /** By adding it again. */
  private canBeUndone(entry: Entry): boolean {
    return !this.hidesSome && Buffer.byteLength(JSON.stringify(entry)) <= mostUndone;
  }

  /** @param present the entry that is changed: what is only shown of its values need not be a value itself */
  private body({ form }: Visit, present?: Entry): Schemas['NewExportLocation'] {
    const isAsShown = ({ name, show }: Field): boolean => show !== undefined && form.text(name) === present?.[name];
    const writable = this.fields.filter((field) => form.has(field.name) && !isAsShown(field));
    const values = writable.map(({ name, kind }) => [name, kind === 'integer' ? form.number(name) : form.text(name)]);
    return Object.fromEntries(values) as Schemas['NewExportLocation'];
  }

  private inputs(visit: Visit, entry?: Entry): FieldOptions[] {
    return this.fields.map((field) => {
      const { name, kind, words, required, max, min, check } = field;
      const help = `standards.help.${this.resource.path.replace('standards/', '')}.${name}`;
      return {
        name,
        text: label(visit, name),
        type: words ? 'select' : kind === 'integer' ? 'number' : (max ?? 0) > 255 && !check ? 'textarea' : 'text',
        rows: 2,
        choices: words && choices(visit, words),
        value: entry?.[name],
        required,
        code: check !== undefined,
        help: [...(entry ? [`${help}-edited`] : []), help].find((key) => visit.words.has(key)),
        ...(kind === 'integer' ? { min, max } : { maxlength: max }),
      };
    });
  }
}

interface FilterInput {
  name: string;
  label: string;
  type: 'select' | 'search' | 'number';
  value: string;
  choices?: Choice[];
}

/** What a filter is asked by in the address, and its value there. */
function filterIn({ query }: Visit, { name, lookups, choices: known }: Filter): [asked: string, value: string] {
  const asked = !known && lookups.includes('icontains') ? `${name}__icontains` : name;
  return [asked, query.get(asked)?.trim() ?? ''];
}

function filterInput(visit: Visit, filter: Filter): FilterInput {
  const { name, choices: known } = filter;
  const [asked, value] = filterIn(visit, filter);
  return {
    name: asked,
    label: label(visit, name),
    type: known ? 'select' : asked === name ? 'number' : 'search',
    value,
    choices: known && [{ value: '', label: visit.say('standards.any') }, ...choices(visit, known.map(String))],
  };
}

/** The query that says which part of the list is shown. */
function ownQuery({ query }: Visit): URLSearchParams {
  const own = new URLSearchParams(query);
  for (const name of ['edit', 'delete']) own.delete(name);
  for (const [name, value] of [...own]) if (value.trim() === '') own.delete(name);
  return own;
}

const label = ({ words }: Visit, field: string): string => words.say(`standards.field.${field}`);

/** A word of the interface in the reader's language. */
const wordOf = ({ words }: Visit, value: string): string =>
  words.has(`standards.value.${value}`) ? words.say(`standards.value.${value}`) : value;

const choices = (visit: Visit, values: readonly string[]): Choice[] =>
  values.map((value) => ({ value, label: wordOf(visit, value) }));

function shown(visit: Visit, field: Field, value: string | number): string {
  return field.words ? wordOf(visit, String(value)) : String(value);
}
