import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { marks } from '../../database/insert-rows.js';

/**
 * What users and groups are granted directly, for many of them in one query. Every id that was asked for is in the
 * result.
 */
@Injectable()
export class DirectGrants {
  constructor(private readonly database: Database) {}

  /** Ids of the groups that users are in. */
  groupsOf(userIds: readonly string[]): Promise<Map<string, string[]>> {
    return this.read(
      userIds,
      (ids) =>
        `SELECT user_id AS holder, group_id AS value FROM group_member WHERE user_id IN (${ids}) ORDER BY group_id`,
    );
  }

  /** Ids of the groups directly above groups. */
  parentsOf(groupIds: readonly string[]): Promise<Map<string, string[]>> {
    return this.read(
      groupIds,
      (ids) =>
        `SELECT group_id AS holder, parent_id AS value FROM group_parent WHERE group_id IN (${ids}) ORDER BY parent_id`,
    );
  }

  /** Permission words in alphabetical order. */
  permissionsOf(holder: 'user' | 'group', ids: readonly string[]): Promise<Map<string, string[]>> {
    return this.read(
      ids,
      (ids) =>
        `SELECT ${holder}_id AS holder, permission AS value FROM ${holder}_permission WHERE ${holder}_id IN (${ids}) ORDER BY permission`,
    );
  }

  /** Names of roles of whatever source, in the order of the roles' ids. */
  rolesOf(holder: 'user' | 'group', ids: readonly string[]): Promise<Map<string, string[]>> {
    return this.read(
      ids,
      (ids) =>
        `SELECT h.${holder}_id AS holder, r.name AS value FROM ${holder}_role h JOIN role r ON r.id = h.role_id WHERE h.${holder}_id IN (${ids}) ORDER BY r.id`,
    );
  }

  private async read(ids: readonly string[], sql: (marks: string) => string): Promise<Map<string, string[]>> {
    const found = new Map<string, string[]>(ids.map((id) => [id, []]));
    if (ids.length === 0) return found;
    const rows = await this.database.read<{ holder: unknown; value: unknown }>(sql(marks(ids.length)), ids.map(BigInt));
    for (const row of rows) found.get(String(row.holder))!.push(String(row.value));
    return found;
  }
}
