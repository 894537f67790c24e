import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { forUpdate } from '../database/dialect.js';
import { listFault, type Faults } from './faults.js';
import { marks } from '../database/insert-rows.js';
import { isId } from '../database/ids.js';
import { DirectGrants } from './granting/direct-grants.service.js';
import { nameFault, nameKey } from './names.js';
import { permissions as known } from './granting/permissions.js';

/** What a user or a group is to have, looked up; what is undefined stays as it is. */
export interface Wanted {
  permissions?: string[];
  /** Ids by name. */
  roles?: Map<string, string>;
  /** Ids of the groups that a user is in, or that a group is below. */
  groups?: string[];
}

/** What has a name of its own: where, and what it is called. */
const tables = {
  user: { table: 'account', key: 'username_key', a: 'a user' },
  group: { table: 'account_group', key: 'name_key', a: 'a group' },
  organisation: { table: 'organisation', key: 'name_key', a: 'an organisation' },
} as const;

type Kind = keyof typeof tables;

/** Finds what the fields of users and groups refer to, and keeps it from going away until the write ends. */
@Injectable()
export class References {
  constructor(
    private readonly database: Database,
    private readonly directGrants: DirectGrants,
  ) {}

  /** The id of an organisation by its id or name; tells among the faults when there is none. */
  async organisation(faults: Faults, given: string | undefined): Promise<string | undefined> {
    if (given === undefined) return undefined;
    const [id] = await this.ids(faults, 'organisation', 'organisation', [given]);
    return id;
  }

  /**
   * A group's id by its id or name, a role's name by either, or a permission's word; undefined for what there is not.
   */
  async one(kind: keyof Wanted, given: string): Promise<string | undefined> {
    if (kind === 'permissions') return known.has(given) ? given : undefined;
    if (kind === 'groups') return (await this.found('group', [given])).get(given);
    const [key, value] = isId(given) ? ['id', BigInt(given)] : ['name', given];
    const [role] = await this.database.read<{ name: string }>(`SELECT name FROM role WHERE ${key} = ?`, [value]);
    return role?.name;
  }

  /**
   * Looks up lists of permission words, names of roles and ids or names of groups; tells among the faults what there is
   * not. A word of a family that is not served any more may stay with whom it was granted to.
   * @param groupsField the name that the groups have on the wire
   * @param holder who is to have them; undefined for one who is not there yet
   */
  async wanted<F extends string>(
    faults: Faults,
    groupsField: F,
    given: { permissions?: string[]; roles?: string[] } & Partial<Record<F, string[]>>,
    holder?: { kind: 'user' | 'group'; id: string },
  ): Promise<Wanted> {
    const list = (field: string, value: string[] | undefined): string[] | undefined => {
      if (value === undefined) return undefined;
      const fault = listFault(value);
      faults.add(field, fault);
      return fault === undefined ? [...new Set(value)] : undefined;
    };

    const groups = list(groupsField, given[groupsField]);
    const names = list('roles', given.roles);
    const roles = names && (await this.lock('role', 'name', names));
    faults.add('roles', ...unknown('role', names?.filter((name) => !roles?.has(name)) ?? []));
    const permissions = list('permissions', given.permissions);
    const others = permissions?.filter((word) => !known.has(word)) ?? [];
    const kept =
      holder && others.length > 0
        ? (await this.directGrants.of(holder.kind, [holder.id])).get(holder.id)!.permissions
        : [];
    const lacking = others.filter((word) => !kept.includes(word));
    faults.add('permissions', ...unknown('permission', lacking));
    return {
      permissions: permissions?.filter((word) => !lacking.includes(word)),
      roles,
      groups: groups && (await this.ids(faults, groupsField, 'group', groups)),
    };
  }

  /** Tells among the faults when the name belongs to another one. */
  async free(faults: Faults, field: string, kind: Kind, name: unknown, ownId?: string): Promise<void> {
    if (typeof name !== 'string' || faults.has(field)) return;
    const { table, key, a } = tables[kind];
    const [other] = await this.database.read<{ id: unknown }>(`SELECT id FROM ${table} WHERE ${key} = ?`, [
      nameKey(name),
    ]);
    if (other && String(other.id) !== ownId) faults.tell('name_taken', field, `There is ${a} of that name already.`);
  }

  /** The ids of what is called by ids or names, each once; tells among the faults what there is not. */
  private async ids(faults: Faults, field: string, kind: Kind, given: readonly string[]): Promise<string[]> {
    const found = await this.found(kind, given);
    faults.add(
      field,
      ...unknown(
        kind,
        given.filter((one) => !found.has(one)),
      ),
    );
    return [...new Set(found.values())];
  }

  /** The ids by what was given: of digits only it is an id, else a name. */
  private async found(kind: Kind, given: readonly string[]): Promise<Map<string, string>> {
    const { table, key } = tables[kind];
    const isNumber = (one: string): boolean => /^\d+$/.test(one);
    const byId = await this.lock(table, 'id', given.filter(isId).map(BigInt));
    const names = given.filter((one) => !isNumber(one) && nameFault(one, '') === undefined);
    // Of these alone: to put the accents of a long text in order takes the square of its length.
    const keys = new Map(names.map((one) => [one, nameKey(one)]));
    const byKey = await this.lock(table, key, [...new Set(keys.values())]);
    const ids = given.map((one) => [one, isNumber(one) ? byId.get(one) : byKey.get(keys.get(one) ?? '')] as const);
    return new Map(ids.filter((pair): pair is [string, string] => pair[1] !== undefined));
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

function unknown(what: string, words: readonly string[]): string[] {
  return words.map((word) => thereIsNo(what, word));
}

/** That there is no such thing, as a sentence. */
export function thereIsNo(what: string, word: string): string {
  return `There is no ${what} "${shown(word)}".`;
}

/** As much of a client's word as a name can have. */
function shown(word: string): string {
  return [...String(word).slice(0, 300)].slice(0, 150).join('');
}
