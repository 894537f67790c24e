import { engine } from './columns.js';
import type { Found } from './condition.js';

/**
 * A table that finds rows by three and more characters in a row of their texts (FTS5 `trigram`), in any case; triggers
 * keep it. SQLite alone has such tables: MariaDB's full-text indexes know words only, so there all rows are looked at.
 */
export interface TextIndex {
  table: string;
  /** Its columns by what SQL calls the values. */
  columns: Record<string, string>;
}

/** Where a text is looked for; without a column in all of them. */
export interface TextColumn {
  table: string;
  column?: string;
}

/** The most characters of a text that the index is asked for. */
const longest = 100;

/** Those whose text may hold another one, in any case; undefined where no index tells. */
export function foundByText({ table, column }: TextColumn, text: string): Found | undefined {
  // Of all letters that `lower` makes one, these are the only two that the index tells apart; its triggers do the same.
  const characters = [...text.replaceAll('İ', 'i')].slice(0, longest);
  if (engine !== 'sqlite' || characters.length < 3) return undefined;
  const phrase = `"${characters.join('').replaceAll('"', '""')}"`;
  const values = [column === undefined ? phrase : `${column} : ${phrase}`];
  return { selects: [{ sql: `SELECT rowid AS id FROM ${table} WHERE ${table} MATCH ?`, values }], isWider: true };
}
