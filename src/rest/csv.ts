import { stringify } from 'csv-stringify/sync';

/** Lines of CSV (RFC 4180). What a spreadsheet would take for a formula begins with an apostrophe. */
export function csv(records: readonly (readonly (string | null)[])[]): string {
  return stringify(records as (string | null)[][], {
    record_delimiter: 'windows',
    escape_formulas: true,
    quoted_match: /[\r\n]/,
  });
}
