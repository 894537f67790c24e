import { chainedColumns } from './audit-chain.js';

// SQL on the audit trail for those who read all of it, a page at a time.

const columns = ['id', ...chainedColumns, 'hash'].join(', ');

/** The entries of the first page, and of the one behind an id. */
export const firstEntries = (page: number): string => `SELECT ${columns} FROM audit_entry ORDER BY id LIMIT ${page}`;
export const nextEntries = (page: number): string =>
  `SELECT ${columns} FROM audit_entry WHERE id > ? ORDER BY id LIMIT ${page}`;

/** The entries `t`, with the hash as text: many small buffers cost more. */
export const selectEntries = `SELECT t.id, ${chainedColumns.map((column) => `t.${column}`).join(', ')}, hex(t.hash) AS hash FROM audit_entry t`;

/** The `id` of the newest entry; null when there is none. */
export const newestEntry = 'SELECT MAX(id) AS id FROM audit_entry';

/** The `id` that ends the page behind one id and up to another. */
export const endOfPage = (page: number): string =>
  `SELECT MAX(id) AS id FROM (SELECT id FROM audit_entry WHERE id > ? AND id <= ? ORDER BY id LIMIT ${page}) p`;
