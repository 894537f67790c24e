import { Injectable } from '@nestjs/common';
import { Database, type AsOf } from '../../database/database.js';
import { marks } from '../../database/insert-rows.js';

type Holder = 'user' | 'group';

interface Grant {
  kind: keyof DirectlyGranted;
  holder: unknown;
  value: string;
}

/** What a user or a group is granted directly. */
export interface DirectlyGranted {
  /** Ids of the groups that a user is in, or that are directly above a group; in order. */
  groups: readonly string[];
  /** Words, in alphabetical order. */
  permissions: readonly string[];
  /** Names of roles of whatever source, in the order of the roles' ids. */
  roles: readonly string[];
}

const nothing = (): Record<keyof DirectlyGranted, string[]> => ({ groups: [], permissions: [], roles: [] });

const groupLinks = { user: ['group_member', 'group_id'], group: ['group_parent', 'parent_id'] } as const;

/** Rows of `kind`, `holder` and `value`; the ids are bound three times. */
const grantsSql = (holder: Holder, ids: string): string => {
  const [table, group] = groupLinks[holder];
  return `SELECT 'groups' AS kind, ${holder}_id AS holder, CAST(${group} AS CHAR) AS value, ${group} AS place FROM ${table}
WHERE ${holder}_id IN (${ids})
UNION ALL SELECT 'permissions', ${holder}_id, permission, 0 FROM ${holder}_permission WHERE ${holder}_id IN (${ids})
UNION ALL SELECT 'roles', h.${holder}_id, r.name, r.id FROM ${holder}_role h JOIN role r ON r.id = h.role_id
WHERE h.${holder}_id IN (${ids}) ORDER BY place`;
};

/** Tells what users and groups are granted directly. */
@Injectable()
export class DirectGrants {
  constructor(private readonly database: Database) {}

  /**
   * What each of these holders is granted, by id: every id that was asked for is in the result.
   * @param asOf what the caller has been told of the data
   */
  async of(holder: Holder, ids: readonly string[], asOf?: AsOf): Promise<ReadonlyMap<string, DirectlyGranted>> {
    const read = (unknown: readonly string[]) => this.read(holder, unknown);
    const granted = await this.database.rememberEach(`direct grants of ${holder}`, ids, read, asOf);
    return new Map(granted.map((one, at) => [ids[at]!, one!]));
  }

  private async read(holder: Holder, ids: readonly string[]): Promise<ReadonlyMap<string, DirectlyGranted>> {
    const found = new Map(ids.map((id) => [id, nothing()]));
    const sql = grantsSql(holder, marks(ids.length));
    const bound = ids.map(BigInt);
    const rows = await this.database.read<Grant>(sql, [...bound, ...bound, ...bound]);
    for (const { kind, holder: id, value } of rows) found.get(String(id))![kind].push(value);
    for (const { permissions } of found.values()) permissions.sort();
    return found;
  }
}
