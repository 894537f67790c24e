/** What is bound to a `?` of a statement. */
export type SqlValue = string | number | bigint | boolean | null | Uint8Array;

/** What a SELECT finds, by the names of its columns. */
export type Row = Record<string, unknown>;
