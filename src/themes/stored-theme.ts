import type { EntityManager } from 'typeorm';
import { forUpdate, isId, Problem } from '../kit/index.js';
import type { Theme } from './theme.entity.js';

export const themeColumns =
  'id, title, template_string, css, javascript, status, logoimage, submitted_by_id, is_default';

const select = `SELECT ${themeColumns} FROM theme WHERE id = ?`;

/** The default theme, or several where the database is not as it should be. */
export const defaultThemesSql = 'SELECT title, status FROM theme WHERE is_default IS NOT NULL';

export type StoredTheme = Omit<Theme, 'id' | 'note'>;

export interface ThemeRow {
  id: number | bigint | string;
  title: string;
  template_string: string | null;
  css: string;
  javascript: string;
  status: number | bigint;
  logoimage: string;
  submitted_by_id: number | bigint | string | null;
  is_default: unknown;
}

type Query = (sql: string, values: bigint[]) => Promise<ThemeRow[]>;

/** A theme as it is. @throws Problem not_found */
export async function findTheme(query: Query, id: string): Promise<StoredTheme> {
  return (await find(query, id, '')) ?? missing();
}

/** A theme that nobody else changes until the transaction ends. @throws Problem not_found */
export async function lockedTheme(manager: EntityManager, id: string): Promise<StoredTheme> {
  return (await lockedThemeIfAny(manager, id)) ?? missing();
}

/** The same; undefined when there is none, which it stays until the transaction ends. */
export function lockedThemeIfAny(manager: EntityManager, id: string): Promise<StoredTheme | undefined> {
  return find((sql, values) => manager.query(sql, values), id, forUpdate);
}

async function find(query: Query, id: string, lock: string): Promise<StoredTheme | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await query(select + lock, [BigInt(id)]);
  return row && themeOf(row);
}

export function themeOf(row: ThemeRow): StoredTheme {
  return {
    title: row.title,
    templateString: row.template_string,
    css: row.css,
    javascript: row.javascript,
    status: Number(row.status),
    logoimage: row.logoimage,
    submittedById: row.submitted_by_id === null ? null : String(row.submitted_by_id),
    isDefault: row.is_default ? true : null,
  };
}

function missing(): never {
  throw new Problem('not_found');
}
