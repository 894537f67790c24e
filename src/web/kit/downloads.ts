import { pipeline } from 'node:stream/promises';
import { Readable, type Transform } from 'node:stream';
import type { Visit } from './visit.js';

export const downloadFormats = ['csv', 'json'] as const;
export type DownloadFormat = (typeof downloadFormats)[number];

const mediaTypes = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

/**
 * Sends a list as a file, row by row, instead of a page. What a spreadsheet would take for a formula begins with an
 * apostrophe.
 * @param name of the file, without its ending
 */
export async function sendFile<T extends object>(
  { response }: Visit,
  name: string,
  format: DownloadFormat,
  columns: readonly (keyof T & string)[],
  rows: Iterable<T> | AsyncIterable<T>,
): Promise<void> {
  response.setHeader('Content-Type', mediaTypes[format]);
  response.setHeader('Content-Disposition', `attachment; filename="${name}.${format}"`);
  response.setHeader('Cache-Control', 'private, no-store');
  // All of them in one: an error of a part that stands in none ends the process.
  if (format === 'csv') await pipeline(Readable.from(rows), await csv(columns), response);
  else await pipeline(Readable.from(json(columns, rows)), response);
}

/** RFC 4180. */
async function csv(columns: readonly string[]): Promise<Transform> {
  const { stringify } = await import('csv-stringify');
  return stringify({
    header: true,
    columns: [...columns],
    record_delimiter: 'windows',
    escape_formulas: true,
    quoted_match: /[\r\n]/,
    cast: { boolean: String },
  });
}

async function* json<T extends object>(
  columns: readonly (keyof T & string)[],
  rows: Iterable<T> | AsyncIterable<T>,
): AsyncGenerator<string> {
  let lead = '[\n';
  for await (const row of rows) {
    yield lead + JSON.stringify(Object.fromEntries(columns.map((column) => [column, row[column]])));
    lead = ',\n';
  }
  yield lead === '[\n' ? '[]\n' : '\n]\n';
}
