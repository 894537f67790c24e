import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../audit-log/audit-log.service.js';
import { InvalidFields } from '../../config/invalid-fields.js';
import { Problem } from '../../config/problem.js';
import { Database, type Row } from '../../database/database.js';
import { forUpdate } from '../../database/dialect.js';
import { takeTurns } from '../../database/turns.js';
import type { Caller } from '../caller.js';
import { difference, listed, note } from '../changes.js';
import { Granting } from './granting.service.js';
import { marks } from '../../database/insert-rows.js';
import { isId } from '../../database/ids.js';
import { administratorRole } from './permissions.js';
import { Role, type RoleSource } from './role.entity.js';
import { rolesOf, type RoleNode, type RoleTree } from './role-tree.js';

/** A role that a plugin registered, or hung others under. */
export interface RegisteredRole {
  id: string;
  name: string;
  label: string;
  source: RoleSource;
  /** The id of the role that people find it under. */
  parentId: string | null;
}

const columns = 'id, name, label, source, parent_id';

/** Some of those who hold a role directly, behind an id; both ids are bound. */
const holdersSql = {
  user: `SELECT a.id, a.username AS name FROM user_role h JOIN account a ON a.id = h.user_id
WHERE h.role_id = ? AND h.user_id > ? ORDER BY h.user_id LIMIT 500`,
  group: `SELECT g.id, g.name FROM group_role h JOIN account_group g ON g.id = h.group_id
WHERE h.role_id = ? AND h.group_id > ? ORDER BY h.group_id LIMIT 500`,
};

/** The roles that plugins bring with them. */
@Injectable()
export class RolesRegistry {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly granting: Granting,
  ) {}

  /**
   * Makes sure that the roles of a tree, or of several, are there, each under the one above it in the tree. Roles of
   * the backend and of the platform may stand in it to have others under them; they are not changed.
   * @returns the roles of the tree, each after the one above it
   * @throws InvalidFields
   */
  async registerTree(caller: Caller | undefined, trees: RoleTree | readonly RoleTree[]): Promise<RegisteredRole[]> {
    const nodes = rolesOf(trees);
    return this.database.write(async (manager) => {
      await this.granting.begin(caller);
      const known = await this.known(nodes);
      const [added, changed]: [string[], string[]] = [[], []];
      for (const node of nodes) {
        const parentId = node.parent === undefined ? null : known.get(node.parent)!.id;
        const role = known.get(node.name);
        if (!role) {
          known.set(node.name, await insert(manager, node, parentId));
          added.push(node.name);
        } else if (role.source === 'plugin' && (role.label !== node.label || role.parentId !== parentId)) {
          Object.assign(role, { label: node.label, parentId });
          await manager.update(Role, { id: role.id }, { label: node.label, parentId });
          changed.push(node.name);
        }
      }
      if (added.length + changed.length > 0) {
        const target = `roles/${known.get(nodes[0]!.name)!.id}`;
        const lists = [...listed('registered', added, ', '), ...listed('changed', changed, ', ')];
        await note(this.audit, caller, { event: 'role', target }, '', ...lists);
      }
      return nodes.map(({ name }) => known.get(name)!);
    });
  }

  /**
   * Removes a plugin's role and takes it away from all who hold it; what stood under it moves up.
   * @throws Problem not_found, conflict for a role of the backend or the platform
   */
  async remove(caller: Caller | undefined, roleId: string): Promise<void> {
    await this.database.write(async (manager) => {
      await this.granting.begin(caller);
      const [row] = isId(roleId)
        ? await this.database.read(`SELECT ${columns} FROM role WHERE id = ?${forUpdate}`, [BigInt(roleId)])
        : [];
      if (!row) throw new Problem('not_found', 'There is no such role.');
      const { name, source, parentId } = roleOf(row);
      if (source !== 'plugin') throw new Problem('conflict', 'Only roles that plugins have registered can be removed.');
      const users = await this.takeAway(manager, caller, 'user', roleId, name);
      const groups = await this.takeAway(manager, caller, 'group', roleId, name);
      const detail = `removed "${name}" from ${users} users and ${groups} groups`;
      await manager.update(Role, { parentId: roleId }, { parentId });
      await manager.delete(Role, { id: roleId });
      await this.audit.changed(caller, { event: 'role', target: `roles/${roleId}`, detail });
    });
  }

  /**
   * Takes a role away from each who holds it directly, and notes it there; returns how many that are. Some at a time: by
   * the foreign keys it would be one statement, which keeps all others waiting, and in memory what it has changed.
   */
  private async takeAway(
    manager: EntityManager,
    caller: Caller | undefined,
    event: keyof typeof holdersSql,
    roleId: string,
    role: string,
  ): Promise<number> {
    let [count, last] = [0, 0n];
    for (;;) {
      const rows = await manager.query<{ id: string; name: string }[]>(holdersSql[event], [BigInt(roleId), last]);
      for (const { id, name } of rows) {
        const lost = difference('roles', { added: [], removed: [role] });
        await note(this.audit, caller, { event, target: `${event}s/${id}` }, `changed "${name}"`, ...lost);
      }
      if (rows.length === 0) return count;
      const ids = rows.map(({ id }) => BigInt(id));
      await manager.query(`DELETE FROM ${event}_role WHERE role_id = ? AND ${event}_id IN (${marks(ids.length)})`, [
        BigInt(roleId),
        ...ids,
      ]);
      count += rows.length;
      last = ids.at(-1)!;
      await takeTurns();
    }
  }

  /** The roles of the tree that are there, by name; locked until the write ends. */
  private async known(nodes: readonly RoleNode[]): Promise<Map<string, RegisteredRole>> {
    if (nodes.length === 0) return new Map();
    const rows = await this.database.read(
      `SELECT ${columns} FROM role WHERE name IN (${marks(nodes.length)}) ORDER BY id${forUpdate}`,
      nodes.map(({ name }) => name),
    );
    const known = new Map(rows.map(roleOf).map((role) => [role.name, role]));
    // It is there on every installed database; on another one, nobody but the installation may bring it.
    if (nodes.some(({ name }) => name === administratorRole) && known.get(administratorRole)?.source !== 'platform') {
      throw new InvalidFields({ name: [`The role "${administratorRole}" is the platform's own.`] });
    }
    return known;
  }
}

async function insert(
  manager: EntityManager,
  { name, label }: RoleNode,
  parentId: string | null,
): Promise<RegisteredRole> {
  const { identifiers } = await manager.insert(Role, { name, label, source: 'plugin', parentId });
  return { id: String(identifiers[0]!.id), name, label, source: 'plugin', parentId };
}

function roleOf(row: Row): RegisteredRole {
  const { id, name, label, source, parent_id } = row as unknown as RegisteredRole & { parent_id: string | null };
  return { id: String(id), name, label, source, parentId: parent_id === null ? null : String(parent_id) };
}
