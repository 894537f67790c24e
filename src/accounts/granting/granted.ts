import { inOrder } from '../../database/dialect.js';
import { marks } from '../../database/insert-rows.js';
import type { Condition } from '../../database/condition.js';
import type { Database, SqlValue } from '../../database/database.js';

/** Permission words and names of roles. */
export interface Granted {
  permissions: ReadonlySet<string>;
  roles: ReadonlySet<string>;
}

/** The rows `reached`: the groups that each holder starts with, with every group above those. */
export const withGroupsAbove = (start: string): string => `WITH RECURSIVE reached (holder_id, group_id) AS (
  ${start}
  UNION SELECT reached.holder_id, p.parent_id FROM reached JOIN group_parent p ON p.group_id = reached.group_id)`;

/** The groups, as `group_id`, that a SELECT finds and all groups below them. */
const withGroupsBelow = (groups: string): string => `WITH RECURSIVE below (group_id) AS (
  ${groups}
  UNION SELECT p.group_id FROM below JOIN group_parent p ON p.parent_id = below.group_id)`;

/** The groups of one user, as `group_id`; the id is bound. */
export const groupsOfUserSql = 'SELECT group_id FROM group_member WHERE user_id = ?';

/** Users `t` by what is given to them: SQL of that, and what a condition on it means for a user. */
export interface UsersBy {
  value: string;
  having: (condition: Condition) => Condition;
}

/** The members of groups, by the groups' ids. */
export const usersByGroup: UsersBy = {
  value: 'm.group_id',
  having: ({ sql, values }) => ({
    sql: `EXISTS (SELECT m.user_id FROM group_member m WHERE m.user_id = t.id AND ${sql})`,
    values,
    found: { selects: [{ sql: `SELECT m.user_id AS id FROM group_member m WHERE ${sql}`, values }] },
  }),
};

/** Those who hold a permission or role: themselves, or by groups and all below them. */
export const usersByPermission: UsersBy = {
  value: 'x.permission',
  having: (condition) => holders('user_permission x', 'group_permission x', condition),
};
export const usersByRole: UsersBy = {
  value: 'r.name',
  having: (condition) =>
    holders('user_role x JOIN role r ON r.id = x.role_id', 'group_role x JOIN role r ON r.id = x.role_id', condition),
};

function holders(own: string, ofGroups: string, { sql, values }: Condition): Condition {
  const below = withGroupsBelow(`SELECT x.group_id FROM ${ofGroups} WHERE ${sql}`);
  const members = `${below} SELECT m.user_id AS id FROM below ${inOrder} group_member m ON m.group_id = below.group_id`;
  return {
    // As a table of its own it is read once; in IN, MariaDB would look it up anew for each user.
    sql: `(EXISTS (SELECT m.user_id FROM group_member m WHERE m.user_id = t.id
  AND m.group_id IN (SELECT b.group_id FROM (${below} SELECT group_id FROM below) b))
OR EXISTS (SELECT x.user_id FROM ${own} WHERE x.user_id = t.id AND ${sql}))`,
    values: [...values, ...values],
    found: {
      selects: [
        { sql: members, values },
        { sql: `SELECT x.user_id AS id FROM ${own} WHERE ${sql}`, values },
      ],
    },
  };
}

/** What groups hand down, as rows of `kind` and `word`. */
const grantedByGroupsSql = (start: string, roles: string): string => `${withGroupsAbove(start)}
SELECT 'permission' AS kind, g.permission AS word FROM reached JOIN group_permission g ON g.group_id = reached.group_id
UNION ALL SELECT 'role', r.name FROM reached JOIN group_role g ON g.group_id = reached.group_id
  JOIN role r ON r.id = g.role_id AND ${roles}`;

/** What one user is granted, own and inherited; the id is bound three times. `roles` is a condition on a role `r`. */
export const grantedToUserSql = (
  roles: string,
): string => `${grantedByGroupsSql('SELECT user_id, group_id FROM group_member WHERE user_id = ?', roles)}
UNION ALL SELECT 'permission', permission FROM user_permission WHERE user_id = ?
UNION ALL SELECT 'role', r.name FROM user_role m JOIN role r ON r.id = m.role_id AND ${roles} WHERE m.user_id = ?`;

const ofUserSql = grantedToUserSql('1 = 1');

export async function readGranted(database: Database, sql: string, values: SqlValue[]): Promise<Granted> {
  const rows = await database.read<{ kind: string; word: string }>(sql, values);
  const words = (kind: string) => new Set(rows.filter((row) => row.kind === kind).map((row) => row.word));
  return { permissions: words('permission'), roles: words('role') };
}

/** All that a user is granted, own and by groups. What being a superuser brings is not in it. */
export async function grantedToUser(database: Database, userId: string): Promise<Granted> {
  const id = BigInt(userId);
  return readGranted(database, ofUserSql, [id, id, id]);
}

/** All that groups grant to their members, from the groups above too. */
export async function grantedByGroups(database: Database, groupIds: readonly string[]): Promise<Granted> {
  if (groupIds.length === 0) return { permissions: new Set(), roles: new Set() };
  const start = `SELECT id, id FROM account_group WHERE id IN (${marks(groupIds.length)})`;
  return readGranted(database, grantedByGroupsSql(start, '1 = 1'), groupIds.map(BigInt));
}
