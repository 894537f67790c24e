import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Problem } from '../../config/problem.js';
import { Database } from '../../database/database.js';
import { difference } from '../changes.js';
import { Faults } from '../faults.js';
import { Granting, type Grantor } from './granting.service.js';
import { DirectGrants } from './direct-grants.service.js';
import { marks } from '../../database/insert-rows.js';
import { differenceOf, links, replaceLinks, type Difference } from './links.js';
import { References, thereIsNo, type Wanted } from '../references.service.js';

const tables = {
  user: { groups: links.userGroups, permissions: links.userPermissions, roles: links.userRoles },
  group: { groups: links.groupParents, permissions: links.groupPermissions, roles: links.groupRoles },
};

/** What the groups of each are called on the wire. */
const groupsField = { user: 'groups', group: 'parents' };

const unchanged: Difference = { added: [], removed: [] };

type Differences = Record<keyof Wanted, Difference>;
type Holder = keyof typeof tables;

/** Changes what users and groups are granted directly. */
@Injectable()
export class GrantChanges {
  constructor(
    private readonly database: Database,
    private readonly granting: Granting,
    private readonly directGrants: DirectGrants,
    private readonly references: References,
  ) {}

  /**
   * What a user or a group is to be granted of a kind, with one thing more or less than now.
   * @param given a group's id or name, a role's name or id, or a permission's word
   * @throws Problem not_found for what there is not
   */
  async amended(holder: Holder, id: string, kind: keyof Wanted, given: string, isGranted: boolean): Promise<string[]> {
    const one = await this.references.one(kind, given);
    if (one === undefined) throw new Problem('not_found', thereIsNo(kind.slice(0, -1), given));
    const others = (await this.grantedNow(holder, id, kind)).filter((present) => present !== one);
    return isGranted ? [...others, one] : others;
  }

  /**
   * Gives a user or a group exactly these. Returns in words what came and what went.
   * @throws InvalidFields not_grantable when what is new is not granted to the grantor; Problem proof_required
   */
  async replace(
    manager: EntityManager,
    grantor: Grantor,
    holder: Holder,
    id: string,
    wanted: Wanted,
  ): Promise<string[]> {
    const given = await this.compare(wanted, (kind, asked) => replaceLinks(manager, tables[holder][kind], id, asked));
    const faults = new Faults();
    await this.demand(faults, grantor, holder, given);
    faults.refuse();
    await this.granting.demandProof(grantor, { roles: given.roles.added, groups: given.groups.added });
    return [
      ...difference(groupsField[holder], given.groups),
      ...difference('permissions', given.permissions),
      ...difference('roles', given.roles),
    ];
  }

  /**
   * Tells among the faults what `replace` would be refused for, where nothing is given as something else is wrong.
   * @param id undefined for one who is not there yet
   */
  async refusals(
    faults: Faults,
    manager: EntityManager,
    grantor: Grantor,
    holder: Holder,
    id: string | undefined,
    wanted: Wanted,
  ): Promise<void> {
    const given = await this.compare(wanted, (kind, asked) =>
      id === undefined
        ? Promise.resolve({ added: asked, removed: [] })
        : differenceOf(manager, tables[holder][kind], id, asked),
    );
    await this.demand(faults, grantor, holder, given);
  }

  private async grantedNow(holder: Holder, id: string, kind: keyof Wanted): Promise<readonly string[]> {
    return (await this.directGrants.of(holder, [id])).get(id)![kind];
  }

  private async compare(
    wanted: Wanted,
    compared: (kind: keyof Wanted, asked: string[]) => Promise<Difference>,
  ): Promise<Differences> {
    const of = (kind: keyof Wanted, asked: Iterable<string> | undefined): Promise<Difference> =>
      asked ? compared(kind, [...asked]) : Promise.resolve(unchanged);
    return {
      groups: await of('groups', wanted.groups),
      permissions: await of('permissions', wanted.permissions),
      roles: await this.named(await of('roles', wanted.roles?.values())),
    };
  }

  private async demand(faults: Faults, grantor: Grantor, holder: Holder, given: Differences): Promise<void> {
    const { permissions, roles, groups } = given;
    const grants = { permissions: permissions.added, roles: roles.added, groups: groups.added };
    await this.granting.demand(faults, grantor, grants, groupsField[holder]);
  }

  /** Roles by their names instead of their ids. */
  private async named({ added, removed }: Difference): Promise<Difference> {
    const ids = [...added, ...removed];
    if (ids.length === 0) return unchanged;
    const rows = await this.database.read<{ id: unknown; name: string }>(
      `SELECT id, name FROM role WHERE id IN (${marks(ids.length)})`,
      ids.map(BigInt),
    );
    const names = new Map(rows.map(({ id, name }) => [String(id), name]));
    const nameOf = (id: string): string => names.get(id) ?? id;
    return { added: added.map(nameOf), removed: removed.map(nameOf) };
  }
}
