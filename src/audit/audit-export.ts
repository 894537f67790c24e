import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { chainedColumns, endOfPage, newestEntry, selectEntries } from '../kit/administration.js';
import { type Condition, Database, type Row, type SqlValue, where } from '../kit/index.js';

export const exportFormats = ['csv', 'jsonl'] as const;
export type ExportFormat = (typeof exportFormats)[number];

const columns = ['id', ...chainedColumns, 'hash'] as const;

/**
 * Entries that are looked at together. Their bounds come first, so that a page costs the same whatever the conditions.
 */
const page = 500;
const pageEndSql = endOfPage(page);

type Id = string | number | bigint;

/** Writes audit entries out for other programs. */
@Injectable()
export class AuditExport {
  constructor(private readonly database: Database) {}

  /**
   * The entries that meet the conditions (on the table `t`), the oldest first, as text in pieces that are read when
   * they are asked for. Those that are added meanwhile are left out.
   */
  async *chunks(format: ExportFormat, conditions: readonly Condition[] = []): AsyncGenerator<string> {
    const { stringify } = await import('csv-stringify/sync');
    const csv = (records: (string | null)[][]): string => stringify(records, csvForm);
    if (format === 'csv') yield csv([[...columns]]);
    for await (const rows of this.pages(conditions)) yield format === 'csv' ? csv(rows.map(cells)) : jsonLines(rows);
  }

  private async *pages(conditions: readonly Condition[]): AsyncGenerator<Row[]> {
    const [newest] = await this.database.read<{ id: Id | null }>(newestEntry);
    for (let last = 0n; ;) {
      const [end] = await this.database.read<{ id: Id | null }>(pageEndSql, [last, BigInt(newest!.id ?? 0)]);
      if (end!.id === null) return;
      const next = BigInt(end!.id);
      const { sql, values } = where([{ sql: 't.id > ? AND t.id <= ?', values: [last, next] }, ...conditions]);
      const rows = await this.database.read(`${selectEntries}${sql} ORDER BY t.id`, values);
      if (rows.length > 0) yield rows;
      last = next;
      // SQLite is read without leaving this process: others get their turn here.
      await setImmediate();
    }
  }
}

/** RFC 4180. What a spreadsheet would take for a formula begins with an apostrophe. */
const csvForm = { record_delimiter: 'windows', escape_formulas: true, quoted_match: /[\r\n]/ } as const;

function jsonLines(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const values = cells(row);
    return JSON.stringify(Object.fromEntries(columns.map((column, n) => [column, values[n]])));
  });
  return `${lines.join('\n')}\n`;
}

function cells(row: Row): (string | null)[] {
  return columns.map((column) => {
    const value = row[column] as SqlValue;
    if (value === null) return null;
    if (column === 'hash') return (value as string).toLowerCase();
    return column === 'at' ? `${value as string}Z` : String(value);
  });
}
