import type { EntityManager } from 'typeorm';
import { forUpdate } from './dialect.js';

/**
 * Waits for the lock of what only one transaction at a time may do, such as changing who may do what (`grants`) or moving
 * the default from one theme to another (`default_theme`). It is released when the transaction is committed or rolled back. What is read after that is as
 * of now. On SQLite the transaction has that of the whole file already.
 * @param name of a row in `named_lock`, which a migration inserts
 */
export async function takeLock(manager: EntityManager, name: string): Promise<void> {
  const rows = await manager.query<unknown[]>(`SELECT name FROM named_lock WHERE name = ?${forUpdate}`, [name]);
  if (rows.length === 0) throw new Error(`There is no lock ${name}.`);
}
