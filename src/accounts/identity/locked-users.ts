import type { EntityManager } from 'typeorm';
import type { Database, Row, SqlValue } from '../../database/database.js';
import { marks, updateRow } from '../../database/insert-rows.js';
import { forUpdate, forUpdateNow } from '../../database/dialect.js';
import type { Instant } from '../../database/instant.js';
import type { Principal } from './principal.js';

/** What a user's power depends on, as it is now and stays until the write ends. */
export interface LockedUser {
  passwordHash: string | null;
  isActive: boolean;
  isSuperuser: boolean;
  /** See User.sessionTimeout. */
  sessionTimeout: number;
}

/** Locks users until the write ends, always in the order of their ids; by id. */
export async function lockUsers(manager: EntityManager, ids: readonly string[]): Promise<Map<string, LockedUser>> {
  const rows = await manager.query<Row[]>(
    `SELECT id, password, is_active, is_superuser, session_timeout FROM account WHERE id IN (${marks(ids.length)}) ORDER BY id${forUpdate}`,
    ids.map(BigInt),
  );
  return new Map(
    rows.map((row) => [
      String(row.id),
      {
        passwordHash: row.password as string | null,
        isActive: Boolean(row.is_active),
        isSuperuser: Boolean(row.is_superuser),
        sessionTimeout: Number(row.session_timeout),
      },
    ]),
  );
}

/** Locks a user's row against other writers; false when there is none. */
export async function lockUser(manager: EntityManager, id: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>(`SELECT id FROM account WHERE id = ?${forUpdate}`, [BigInt(id)]);
  return rows.length > 0;
}

/** Locks several users' rows, if nobody else has one of them locked; returns how many there are. @throws where somebody has */
export async function lockUsersNow(manager: EntityManager, ids: readonly string[]): Promise<number> {
  const sql = `SELECT id FROM account WHERE id IN (${marks(ids.length)}) ORDER BY id${forUpdateNow}`;
  return (await manager.query<unknown[]>(sql, ids.map(BigInt))).length;
}

/** See User.sessionTimeout; undefined when there is no such user. */
export async function readSessionTimeout(database: Database, id: string): Promise<number | undefined> {
  const [row] = await database.read('SELECT session_timeout FROM account WHERE id = ?', [BigInt(id)]);
  return row && Number(row.session_timeout);
}

/** When a user was added; undefined when there is no such user. */
export async function readDateJoined(database: Database, id: string): Promise<Instant | undefined> {
  const sql = 'SELECT date_joined AS joined FROM account WHERE id = ?';
  const [row] = await database.read<{ joined: Instant }>(sql, [BigInt(id)]);
  return row?.joined;
}

/** Stores values, by column, that users may set for themselves. */
export async function storeOwnValues(
  manager: EntityManager,
  id: string,
  values: Readonly<Record<string, SqlValue>>,
): Promise<void> {
  await updateRow(manager, 'account', id, values);
}

/**
 * Whether a user who has proved a password may still be given what outlasts the request. Without this question, what is
 * made while somebody resets the password would survive the reset.
 */
export function isUnchanged(
  user: Principal,
  locked: Pick<LockedUser, 'isActive' | 'passwordHash'> | undefined,
): boolean {
  return locked?.isActive === true && locked.passwordHash === user.passwordHash;
}
