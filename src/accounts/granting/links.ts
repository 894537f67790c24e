import type { EntityManager } from 'typeorm';
import type { SqlValue } from '../../database/database.js';
import { forUpdate } from '../../database/dialect.js';
import { marks } from '../../database/insert-rows.js';

/** A table of pairs: what a user or a group has. */
interface LinkTable {
  table: string;
  owner: string;
  value: string;
  /** How a value is bound. */
  bound: (text: string) => SqlValue;
}

const word = (value: string): string => value;

export const links = {
  userGroups: { table: 'group_member', owner: 'user_id', value: 'group_id', bound: BigInt },
  userPermissions: { table: 'user_permission', owner: 'user_id', value: 'permission', bound: word },
  userRoles: { table: 'user_role', owner: 'user_id', value: 'role_id', bound: BigInt },
  groupParents: { table: 'group_parent', owner: 'group_id', value: 'parent_id', bound: BigInt },
  groupPermissions: { table: 'group_permission', owner: 'group_id', value: 'permission', bound: word },
  groupRoles: { table: 'group_role', owner: 'group_id', value: 'role_id', bound: BigInt },
} satisfies Record<string, LinkTable>;

export interface Difference {
  added: string[];
  removed: string[];
}

/** What would come and what would go if an owner had exactly what is wanted; what it has is locked. */
export async function differenceOf(
  manager: EntityManager,
  { table, owner, value }: LinkTable,
  ownerId: string,
  wanted: readonly string[],
): Promise<Difference> {
  const rows = await manager.query<{ value: unknown }[]>(
    `SELECT ${value} AS value FROM ${table} WHERE ${owner} = ? ORDER BY ${value}${forUpdate}`,
    [BigInt(ownerId)],
  );
  const present = new Set(rows.map((row) => String(row.value)));
  const asked = new Set(wanted);
  return {
    added: [...asked].filter((value) => !present.has(value)),
    removed: [...present].filter((value) => !asked.has(value)),
  };
}

/** Gives an owner exactly what is wanted. Returns what came and what went. */
export async function replaceLinks(
  manager: EntityManager,
  link: LinkTable,
  ownerId: string,
  wanted: readonly string[],
): Promise<Difference> {
  const { table, owner, value, bound } = link;
  const id = BigInt(ownerId);
  const { added, removed } = await differenceOf(manager, link, ownerId, wanted);
  if (removed.length > 0) {
    const gone = `DELETE FROM ${table} WHERE ${owner} = ? AND ${value} IN (${marks(removed.length)})`;
    await manager.query(gone, [id, ...removed.map(bound)]);
  }
  if (added.length > 0) {
    const rows = added.map(() => '(?, ?)').join(', ');
    const values = added.flatMap((value) => [id, bound(value)]);
    await manager.query(`INSERT INTO ${table} (${owner}, ${value}) VALUES ${rows}`, values);
  }
  return { added, removed };
}
