import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { forUpdate } from '../database/dialect.js';
import { listFault, type Faults } from './faults.js';
import { marks } from '../database/insert-rows.js';
import { isId } from '../database/ids.js';
import { isPermission } from './permissions.js';

/** What a user or a group is to have, looked up; what is undefined stays as it is. */
export interface Wanted {
  permissions?: string[];
  /** Ids by name. */
  roles?: Map<string, string>;
  /** Ids of the groups that a user is in, or that a group is below. */
  groups?: string[];
}

/** Finds what the fields of users and groups refer to, and keeps it from going away until the write ends. */
@Injectable()
export class References {
  constructor(private readonly database: Database) {}

  /** Tells among the faults when there is no such organisation. */
  async organisation(faults: Faults, id: string | undefined): Promise<void> {
    if (id === undefined) return;
    const found = await this.lock('organisation', 'id', isId(id) ? [BigInt(id)] : []);
    if (found.size === 0) faults.add('organisation', 'There is no such organisation.');
  }

  /**
   * Looks up lists of permission words, names of roles and ids of groups; tells among the faults what there is not.
   * @param groupsField the name that the groups have on the wire
   */
  async wanted<F extends string>(
    faults: Faults,
    groupsField: F,
    given: { permissions?: string[]; roles?: string[] } & Partial<Record<F, string[]>>,
  ): Promise<Wanted> {
    const list = (field: string, value: string[] | undefined): string[] | undefined => {
      if (value === undefined) return undefined;
      const fault = listFault(value);
      faults.add(field, fault);
      return fault === undefined ? [...new Set(value)] : undefined;
    };
    const unknown = (field: string, what: string, words: string[]): void =>
      faults.add(field, ...words.map((word) => `There is no ${what} "${word}".`));

    const groups = list(groupsField, given[groupsField]);
    if (groups) {
      const found = await this.lock('account_group', 'id', groups.filter(isId).map(BigInt));
      unknown(groupsField, 'group', groups.filter((id) => !found.has(id))); // prettier-ignore
    }
    const names = list('roles', given.roles);
    const roles = names && (await this.lock('role', 'name', names));
    unknown('roles', 'role', names?.filter((name) => !roles?.has(name)) ?? []);
    const permissions = list('permissions', given.permissions);
    unknown('permissions', 'permission', permissions?.filter((word) => !isPermission(word)) ?? []);
    return { permissions, roles, groups };
  }

  /** The ids of rows by their keys, in the order of the ids. */
  private async lock(table: string, key: string, values: (bigint | string)[]): Promise<Map<string, string>> {
    if (values.length === 0) return new Map();
    const rows = await this.database.read<{ id: unknown; shown: unknown }>(
      `SELECT id, ${key} AS shown FROM ${table} WHERE ${key} IN (${marks(values.length)}) ORDER BY id${forUpdate}`,
      values,
    );
    return new Map(rows.map(({ id, shown }) => [String(shown), String(id)]));
  }
}
