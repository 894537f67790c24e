import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Problem } from '../../config/problem.js';
import { Database } from '../../database/database.js';
import { inOrder } from '../../database/dialect.js';
import { UserHooks } from '../identity/user-hooks.service.js';
import type { Caller } from '../caller.js';
import { administratorRole } from './permissions.js';

/**
 * Who holds a role, and whether they are active; its name is bound twice. From the role down: those who hold it are
 * few, whoever else there is. In another order, which both engines may choose, all users or all members of groups are
 * looked through.
 */
export const roleHoldersSql = `WITH RECURSIVE bearing (group_id) AS (
  SELECT g.group_id FROM group_role g JOIN role r ON r.id = g.role_id WHERE r.name = ?
  UNION SELECT p.group_id FROM bearing JOIN group_parent p ON p.parent_id = bearing.group_id)
SELECT a.id, a.is_active FROM (
  SELECT h.user_id FROM user_role h JOIN role r ON r.id = h.role_id WHERE r.name = ?
  UNION SELECT m.user_id FROM bearing ${inOrder} group_member m ON m.group_id = bearing.group_id
) holder ${inOrder} account a ON a.id = holder.user_id`;

/** Who is granted the administrator role, directly or by groups. */
@Injectable()
export class Administrators {
  constructor(
    private readonly database: Database,
    private readonly hooks: UserHooks,
  ) {}

  /**
   * Makes, inside a write that has its turn, a change that may bring administrators or take some away. Does what else
   * happens to those who have become one.
   * @throws Problem last_administrator when no active one is left
   */
  async change<T>(manager: EntityManager, caller: Caller | undefined, work: () => Promise<T>): Promise<T> {
    const before = await this.holders();
    const result = await work();
    const after = await this.holders();
    if (hasActive(before) && !hasActive(after)) throw new Problem('last_administrator');
    for (const id of after.keys()) {
      if (before.has(id)) continue;
      for (const hook of this.hooks.promoted) await hook(manager, id, caller);
    }
    return result;
  }

  /** Whether each holder is active, by id. */
  private async holders(): Promise<Map<string, boolean>> {
    const rows = await this.database.read(roleHoldersSql, [administratorRole, administratorRole]);
    return new Map(rows.map(({ id, is_active }) => [String(id), Boolean(is_active)]));
  }
}

function hasActive(holders: ReadonlyMap<string, boolean>): boolean {
  return [...holders.values()].includes(true);
}
