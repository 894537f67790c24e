import type { EntityManager } from 'typeorm';
import type { Row } from '../../database/database.js';
import { marks } from '../../database/insert-rows.js';
import { forUpdate } from '../../database/dialect.js';
import type { Principal } from './principal.js';

/** What decides of a user's power, as it is now and stays until the write ends. */
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

/**
 * Whether a user who has proved a password may still be given what outlasts the request. Without this question, what is
 * made while somebody resets the password would survive the reset.
 */
export function isUnchanged(user: Principal, locked: LockedUser | undefined): boolean {
  return locked?.isActive === true && locked.passwordHash === user.passwordHash;
}
