/** The names that were asked for by `fields` in the query. */
type Asked<Init> = Init extends { params: { query: { fields: readonly (infer Name)[] } } } ? Name : never;

/** Those members of an object; where each of them could be meant, only the answer tells which ones are there. */
type Only<T, Names> = [keyof T] extends [Names] ? Partial<T> : Pick<T, Names & keyof T>;

/** An answer, or a page of objects, with those members only that `fields` asked for. */
export type Trimmed<Body, Init> = [Asked<Init>] extends [never]
  ? Body
  : Body extends { meta: unknown; objects: (infer T)[] }
    ? Omit<Body, 'objects'> & { objects: Only<T, Asked<Init>>[] }
    : Only<Body, Asked<Init>>;
