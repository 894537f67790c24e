import type { EntityManager } from 'typeorm';
import { forUpdate } from './dialect.js';

/** What only one transaction at a time may do. Each has a row in `named_lock`, which a migration inserts. */
export type LockName =
  /** Changing who may do what. */
  | 'grants'
  /** Moving the default from one theme to another. */
  | 'default_theme';

/**
 * Waits for a lock, which is released when the transaction is committed or rolled back. What is read after that is as
 * of now. On SQLite the transaction has that of the whole file already.
 */
export async function takeLock(manager: EntityManager, name: LockName): Promise<void> {
  const rows = await manager.query<unknown[]>(`SELECT name FROM named_lock WHERE name = ?${forUpdate}`, [name]);
  if (rows.length === 0) throw new Error(`There is no lock ${name}.`);
}
