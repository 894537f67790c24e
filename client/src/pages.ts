import type { PlatformClient } from './connect.js';
import type { Trimmed } from './fields.js';
import { unwrap } from './problem.js';
import type { paths, Schemas } from './types.js';

interface Page {
  meta: Schemas['PageMeta'];
  objects: unknown[];
}

/** What a GET answers. */
type Answer<P> = P extends { get: { responses: { 200: { content: { 'application/json': infer Body } } } } }
  ? Body
  : never;

/** The paths of lists that come page by page. */
export type ListPath = {
  [P in keyof paths]: [Answer<paths[P]>] extends [never] ? never : Answer<paths[P]> extends Page ? P : never;
}[keyof paths];

/** A page of the list at that path. */
export type PageOf<P extends ListPath> = Extract<Answer<paths[P]>, Page>;

/** The parameters of that list: how many objects on a page, filters, what to order by. */
export type QueryOf<P extends ListPath> = NonNullable<paths[P]['get']['parameters']['query']>;

/**
 * A list's pages, one after the other; each is asked for when the one before is done with.
 * @param signal ends it, such as `AbortSignal.timeout(60_000)`
 * @throws ProblemError
 */
export async function* pages<P extends ListPath, const Q extends QueryOf<P> = QueryOf<P>>(
  client: PlatformClient,
  path: P,
  query?: Q,
  { signal = null }: { signal?: AbortSignal | null } = {},
): AsyncGenerator<Trimmed<PageOf<P>, { params: { query: Q } }>, void, undefined> {
  let cursor: string | null = null;
  do {
    const parameters: object = cursor === null ? { ...query } : { ...query, cursor };
    // Whichever list it is, it is asked for in the same way.
    const page: Page = unwrap(await client.GET(path as '/API/v2/themes/', { params: { query: parameters }, signal }));
    yield page as unknown as Trimmed<PageOf<P>, { params: { query: Q } }>;
    const { next } = page.meta;
    cursor = next === null ? null : new URL(next, 'http://next').searchParams.get('cursor');
  } while (cursor !== null);
}
