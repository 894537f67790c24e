import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../database/database.js';
import { difference } from './details.js';
import { Granting, type Grantor } from './granting.service.js';
import { marks } from '../database/insert-rows.js';
import { links, replaceLinks, type Difference } from './links.js';
import type { Wanted } from './references.service.js';

const tables = {
  user: { groups: links.userGroups, permissions: links.userPermissions, roles: links.userRoles },
  group: { groups: links.groupParents, permissions: links.groupPermissions, roles: links.groupRoles },
};

const unchanged: Difference = { added: [], removed: [] };

/** Gives users and groups what they hold. */
@Injectable()
export class Gifts {
  constructor(
    private readonly database: Database,
    private readonly granting: Granting,
  ) {}

  /**
   * Gives a user or a group exactly these. Returns in words what came and what went.
   * @throws Problem not_grantable when the grantor does not hold what is new
   */
  async replace(
    manager: EntityManager,
    grantor: Grantor,
    holder: 'user' | 'group',
    id: string,
    wanted: Wanted,
  ): Promise<(string | undefined)[]> {
    const replaced = (kind: keyof Wanted, wanted: Iterable<string> | undefined): Promise<Difference> =>
      wanted ? replaceLinks(manager, tables[holder][kind], id, [...wanted]) : Promise.resolve(unchanged);
    const groups = await replaced('groups', wanted.groups);
    const permissions = await replaced('permissions', wanted.permissions);
    const roles = await this.named(await replaced('roles', wanted.roles?.values()));
    await this.granting.demand(grantor, { permissions: permissions.added, roles: roles.added, groups: groups.added });
    return [
      difference(holder === 'user' ? 'groups' : 'parents', groups),
      difference('permissions', permissions),
      difference('roles', roles),
    ];
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
