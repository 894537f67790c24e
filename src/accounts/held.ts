import { marks } from '../database/insert-rows.js';
import type { Database, SqlValue } from '../database/database.js';

/** Permission words and names of roles. */
export interface Held {
  permissions: ReadonlySet<string>;
  roles: ReadonlySet<string>;
}

/** `held`: the groups that each holder starts with, with every group above those. */
export const heldGroups = (start: string): string => `WITH RECURSIVE held (holder_id, group_id) AS (
  ${start}
  UNION SELECT held.holder_id, p.parent_id FROM held JOIN group_parent p ON p.group_id = held.group_id)`;

/** The members, as `user_id`, of the groups that a SELECT finds and of all groups below them. */
export const membersHandedDown = (groups: string): string => `WITH RECURSIVE below (group_id) AS (
  ${groups}
  UNION SELECT p.group_id FROM below JOIN group_parent p ON p.parent_id = below.group_id)
SELECT m.user_id FROM below JOIN group_member m ON m.group_id = below.group_id`;

/** What groups hand down, as rows of `kind` and `word`. */
const handedDownSql = (start: string, roles: string): string => `${heldGroups(start)}
SELECT 'permission' AS kind, g.permission AS word FROM held JOIN group_permission g ON g.group_id = held.group_id
UNION ALL SELECT 'role', r.name FROM held JOIN group_role g ON g.group_id = held.group_id
  JOIN role r ON r.id = g.role_id AND ${roles}`;

/** What one user holds, own and inherited; the id is bound three times. `roles` is a condition on a role `r`. */
export const userHoldsSql = (
  roles: string,
): string => `${handedDownSql('SELECT user_id, group_id FROM group_member WHERE user_id = ?', roles)}
UNION ALL SELECT 'permission', permission FROM user_permission WHERE user_id = ?
UNION ALL SELECT 'role', r.name FROM user_role m JOIN role r ON r.id = m.role_id AND ${roles} WHERE m.user_id = ?`;

const ofUserSql = userHoldsSql('1 = 1');

export async function readHeld(database: Database, sql: string, values: SqlValue[]): Promise<Held> {
  const rows = await database.read<{ kind: string; word: string }>(sql, values);
  const words = (kind: string) => new Set(rows.filter((row) => row.kind === kind).map((row) => row.word));
  return { permissions: words('permission'), roles: words('role') };
}

/** All that a user holds, own and by groups. What being a superuser brings is not in it. */
export async function heldByUser(database: Database, userId: string): Promise<Held> {
  const id = BigInt(userId);
  return readHeld(database, ofUserSql, [id, id, id]);
}

/** All that members of any of the groups hold by it, from the groups above too. */
export async function handedDown(database: Database, groupIds: readonly string[]): Promise<Held> {
  if (groupIds.length === 0) return { permissions: new Set(), roles: new Set() };
  const start = `SELECT id, id FROM account_group WHERE id IN (${marks(groupIds.length)})`;
  return readHeld(database, handedDownSql(start, '1 = 1'), groupIds.map(BigInt));
}
