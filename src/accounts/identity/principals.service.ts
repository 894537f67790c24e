import { Injectable } from '@nestjs/common';
import { Database, type AsOf, type Row } from '../../database/database.js';
import { marks } from '../../database/insert-rows.js';
import { KeyedReads } from '../../database/keyed-reads.js';
import { withGroupsAbove, readGranted, grantedToUserSql } from '../granting/granted.js';
import { nameKey } from '../names.js';
import { Principal, principalColumns, type EffectiveGrants } from './principal.js';

/** A plugin's roles mean something on this platform, as its own do. */
const grantsSql = grantedToUserSql("r.source <> 'backend'");

const byGroup = 'SELECT reached.holder_id, g.role_id FROM reached JOIN group_role g ON g.group_id = reached.group_id';

const rolesOf = (start: string, given: string): string => `${withGroupsAbove(start)}
SELECT h.holder_id, r.name FROM (${given}) h JOIN role r ON r.id = h.role_id WHERE r.source = 'backend' ORDER BY r.id`;

const rolesSql = {
  user: (count: number): string =>
    rolesOf(
      `SELECT user_id, group_id FROM group_member WHERE user_id IN (${marks(count)})`,
      `SELECT user_id AS holder_id, role_id FROM user_role WHERE user_id IN (${marks(count)}) UNION ALL ${byGroup}`,
    ),
  group: (count: number): string => rolesOf(`SELECT id, id FROM account_group WHERE id IN (${marks(count)})`, byGroup),
};

const byNameSql = (condition: string, more: string): string =>
  `SELECT ${principalColumns}${more} FROM account u WHERE ${condition}`;

/** Finds users as the ones who act, and what they are granted. */
@Injectable()
export class Principals {
  /** By holder and number of ids: at most a page's worth. */
  private readonly rolesTexts = new Map<string, string>();

  private readonly byName: KeyedReads<string>;

  constructor(private readonly database: Database) {
    this.byName = new KeyedReads(database, 'u.username_key', byNameSql);
  }

  of(row: Row): Principal {
    return new Principal(row, this.grants, this.database.asOf(row));
  }

  /** The user of that name, whatever its case; undefined when there is none. */
  async named(username: string): Promise<Principal | undefined> {
    const key = nameKey(username);
    return this.database.remember(`user ${key}`, async () => {
      const row = await this.byName.find(key);
      return row && this.of(row);
    });
  }

  /**
   * The names of the media backend's roles that users or groups are granted, own and inherited, in the roles' order; by
   * id.
   * @param asOf what the caller has been told of the data
   */
  async backendRoles(
    holder: 'user' | 'group',
    ids: readonly string[],
    asOf?: AsOf,
  ): Promise<ReadonlyMap<string, string[]>> {
    const read = (unknown: readonly string[]) => this.readBackendRoles(holder, unknown);
    const roles = await this.database.rememberEach(`roles of ${holder}`, ids, read, asOf);
    return new Map(roles.map((names = [], at) => [ids[at]!, names]));
  }

  private async readBackendRoles(holder: 'user' | 'group', ids: readonly string[]): Promise<Map<string, string[]>> {
    const rows = await this.database.read<{ holder_id: unknown; name: string }>(this.rolesText(holder, ids.length), [
      ...ids.map(BigInt),
      ...(holder === 'user' ? ids.map(BigInt) : []),
    ]);
    const roles = new Map<string, string[]>();
    for (const { holder_id, name } of rows) {
      const id = String(holder_id);
      const names = roles.get(id);
      // Granted twice, by the user and by a group, it comes twice in a row.
      if (!names) roles.set(id, [name]);
      else if (names.at(-1) !== name) names.push(name);
    }
    return roles;
  }

  /** The same text each time, put together once. */
  private rolesText(holder: 'user' | 'group', count: number): string {
    const key = `${holder} ${count}`;
    let sql = this.rolesTexts.get(key);
    if (!sql) this.rolesTexts.set(key, (sql = rolesSql[holder](count)));
    return sql;
  }

  /** On SQLite a principal is remembered itself, and what it has loaded with it. */
  private readonly grants = (userId: string, asOf?: AsOf): Promise<EffectiveGrants> => {
    const read = async (): Promise<EffectiveGrants> => {
      const id = BigInt(userId);
      const { permissions, roles } = await readGranted(this.database, grantsSql, [id, id, id]);
      return { permissions, platformRoles: roles };
    };
    return asOf ? this.database.remember(`grants of ${userId}`, read, asOf) : read();
  };
}
