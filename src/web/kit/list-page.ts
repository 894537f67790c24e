import type { Visit } from './visit.js';

/** The address that a list stands at. */
type Place = Pick<Visit, 'path' | 'query'>;

/** What v2 says of a page of a list. */
interface Meta {
  next: string | null;
  previous: string | null;
  total_count?: number;
}

/** A page of a list, as v2 answers it. */
export interface ListPage<T> {
  objects: T[];
  meta: Meta;
}

/** What the part of a list that a page shows is asked for with. */
export const pageOf = ({ person, query }: Pick<Visit, 'person' | 'query'>) => ({
  limit: person!.preferences.paginate_by,
  cursor: query.get('cursor') ?? undefined,
});

/** Links to the pages of a list before and behind this one, at the page's own address. */
export interface Pager {
  before?: string;
  next?: string;
}

/** Makes version 2's links to further pages links of the page that shows the list. */
export function pagerOf(visit: Place, { next, previous }: Meta): Pager {
  return { next: own(visit, next), before: own(visit, previous) };
}

function own(visit: Place, link: string | null): string | undefined {
  if (link === null) return undefined;
  return addressWith(visit, { cursor: new URL(link, 'http://list').searchParams.get('cursor')! });
}

/** The page's own address with something said anew, or with what is undefined not said any more. */
export function addressWith({ path, query }: Place, said: Record<string, string | undefined>): string {
  const parameters = new URLSearchParams(query);
  for (const [name, value] of Object.entries(said)) {
    if (value === undefined) parameters.delete(name);
    else parameters.set(name, value);
  }
  return parameters.size > 0 ? `${path}?${parameters.toString()}` : path;
}

/** A heading of a column that sorts by it. */
export interface SortLink {
  /** The address that sorts by it, the other way round where it is sorted by it already. */
  href: string;
  /** For aria-sort; undefined when the list is sorted by something else. */
  sorted?: 'ascending' | 'descending';
}

/** Links that sort a list by its columns, by the names of the columns. */
export function sortLinks(visit: Place, columns: readonly string[], usual: string): Record<string, SortLink> {
  const by = visit.query.get('order_by') ?? usual;
  return Object.fromEntries(
    columns.map((column) => {
      const href = addressWith(visit, { cursor: undefined, order_by: by === column ? `-${column}` : column });
      const sorted = by === column ? 'ascending' : by === `-${column}` ? 'descending' : undefined;
      return [column, { href, sorted }];
    }),
  );
}

/** What the address says by these names; a field of a form that nothing was typed in says nothing. */
export function filtersOf({ query }: Visit, names: readonly string[]): Record<string, string> {
  const said = names.map((name) => [name, query.get(name) ?? ''] as const);
  return Object.fromEntries(said.filter(([, value]) => value !== ''));
}
