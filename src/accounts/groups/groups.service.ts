import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit-log/audit-log.service.js';
import { fieldRequired, type FieldFaults } from '../../config/invalid-fields.js';
import { Problem } from '../../config/problem.js';
import { Database } from '../../database/database.js';
import { forUpdate, refuseRemoved } from '../../database/dialect.js';
import { now } from '../../database/instant.js';
import { Administrators } from '../granting/administrators.service.js';
import type { Caller } from '../caller.js';
import { changesOf, differences, note } from '../changes.js';
import { Faults, textFault } from '../faults.js';
import { GrantChanges } from '../granting/grant-changes.service.js';
import { Granting } from '../granting/granting.service.js';
import { defaultGroupId, Group } from './group.entity.js';
import {
  bottomUp,
  childrenByGroup,
  type GroupParents,
  levels,
  mostLevels,
  parentsByGroup,
  waysUp,
} from './group-graph.js';
import { isId } from '../../database/ids.js';
import { nameFault, nameKey } from '../names.js';
import { defaultOrganisationId } from '../organisations/organisation.entity.js';
import { References, type Wanted } from '../references.service.js';

/**
 * What can be said of a group, by the names on the wire. What is undefined stays as it is, or is the default of a new
 * one.
 */
export interface GroupValues {
  name?: string;
  description?: string;
  /** Its id or name. */
  organisation?: string;
  /** Words that members are granted by the group. */
  permissions?: string[];
  /** Names of roles of whatever source that members are granted by the group. */
  roles?: string[];
  /** Ids or names of groups that this one inherits from. */
  parents?: string[];
}

export interface NewGroupValues extends GroupValues {
  name: string;
}

/** The values that are a group's own. */
type State = Required<Pick<GroupValues, 'name' | 'description' | 'organisation'>>;

const stateSql = `SELECT name, description, organisation_id AS organisation FROM account_group WHERE id = ?${forUpdate}`;

/**
 * Groups, as people administer them. Who is in one is said of the users. Whatever a method refuses, nothing is changed
 * then.
 */
@Injectable()
export class Groups {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly administrators: Administrators,
    private readonly grantChanges: GrantChanges,
    private readonly granting: Granting,
    private readonly references: References,
  ) {}

  /**
   * Creates a group; in the default organisation where none is given. Returns the id.
   * @throws InvalidFields; Problem name_taken, not_grantable, proof_required
   */
  async create(caller: Caller | undefined, values: NewGroupValues): Promise<string> {
    return this.database.write(async (manager) => {
      const grantor = await this.granting.begin(caller);
      const faults = new Faults();
      if (values.name === undefined) faults.add('name', fieldRequired);
      const { own, wanted } = await this.check(faults, values);
      if (faults.any) await this.grantChanges.refusals(faults, manager, grantor, 'group', undefined, wanted);
      faults.refuse();
      const columns = { organisationId: defaultOrganisationId, ...columnsOf(own), createDate: now() };
      const { identifiers } = await manager.insert(Group, columns);
      const id = String(identifiers[0]!.id);
      const given = await this.grantChanges.replace(manager, grantor, 'group', id, wanted);
      const unusual = changesOf({ organisation: defaultOrganisationId }, own);
      await this.note(caller, id, `created "${values.name}"`, differences(unusual, ['organisation']), ...given);
      return id;
    });
  }

  /**
   * Changes what is given; a list replaces the whole list.
   * @throws InvalidFields, also when a group would stand above itself; Problem not_found, name_taken, not_grantable,
   *   proof_required, last_administrator
   */
  async change(caller: Caller | undefined, groupId: string, values: GroupValues): Promise<void> {
    await this.database.write(async (manager) => {
      const grantor = await this.granting.begin(caller);
      const state = await this.read(groupId);
      const faults = new Faults();
      const { own, wanted } = await this.check(faults, values, groupId);
      if (faults.any) await this.grantChanges.refusals(faults, manager, grantor, 'group', groupId, wanted);
      faults.refuse();
      const changes = changesOf(state, own);
      if (Object.keys(changes).length > 0) await manager.update(Group, { id: groupId }, columnsOf(changes));
      const given = await this.administrators.change(manager, caller, () =>
        this.grantChanges.replace(manager, grantor, 'group', groupId, wanted),
      );
      const changed = [differences(changes, ['name', 'organisation']), ...given];
      if (changed.some(Boolean)) await this.note(caller, groupId, `changed "${state.name}"`, ...changed);
    });
  }

  /**
   * Gives a group one parent, permission or role more, or takes it away; what is so already stays so.
   * @param given a group's id or name, a role's name or id, or a permission's word
   * @throws as `change`; Problem not_found for what there is not
   */
  async amend(
    caller: Caller | undefined,
    groupId: string,
    kind: keyof Wanted,
    given: string,
    isGranted: boolean,
  ): Promise<void> {
    await this.database.write(async () => {
      await this.granting.takeTurn();
      const all = await this.grantChanges.amended('group', groupId, kind, given, isGranted);
      await this.change(caller, groupId, kind === 'groups' ? { parents: all } : { [kind]: all });
    });
  }

  /** @throws Problem not_found, in_use while it has members or groups below it, conflict for the default group */
  async delete(caller: Caller | undefined, groupId: string): Promise<void> {
    await this.database.write(async (manager) => {
      await this.granting.begin(caller);
      const { name } = await this.read(groupId);
      if (groupId === defaultGroupId) throw new Problem('conflict', 'The default group cannot be deleted.');
      const id = BigInt(groupId);
      const members = await this.database.read(
        `SELECT user_id FROM group_member WHERE group_id = ? LIMIT 1${forUpdate}`,
        [id],
      );
      if (members.length > 0) throw new Problem('in_use', 'The group still has members.');
      const below = await this.database.read(
        `SELECT group_id FROM group_parent WHERE parent_id = ? LIMIT 1${forUpdate}`,
        [id],
      );
      if (below.length > 0) throw new Problem('in_use', 'Other groups still inherit from the group.');
      await manager.delete(Group, { id: groupId }).catch(refuseRemoved);
      await this.note(caller, groupId, `deleted "${name}"`);
    });
  }

  /** Groups in an order in which they can be deleted. @param parents all that each of them has */
  bottomUp(parents: GroupParents): string[] {
    return bottomUp(parents);
  }

  /** Notes what was done. @param changes in words */
  private note(
    caller: Caller | undefined,
    groupId: string,
    done: string,
    ...changes: (string | undefined)[]
  ): Promise<void> {
    return note(this.audit, caller, { event: 'group', target: `groups/${groupId}` }, done, ...changes);
  }

  private async read(groupId: string): Promise<State> {
    const [row] = isId(groupId) ? await this.database.read(stateSql, [BigInt(groupId)]) : [];
    if (!row) throw new Problem('not_found', 'There is no such group.');
    const { name, description } = row as { name: string; description: string };
    return { name, description, organisation: String(row.organisation) };
  }

  /**
   * What a new group, or one that is there, cannot be given: for a body that is refused for something else too.
   * @throws Problem not_found
   */
  async faultsOf(caller: Caller | undefined, values: GroupValues, groupId?: string): Promise<FieldFaults> {
    return this.database.write(async (manager) => {
      const grantor = await this.granting.begin(caller);
      if (groupId !== undefined) await this.read(groupId);
      const faults = new Faults();
      const { wanted } = await this.check(faults, values, groupId);
      await this.grantChanges.refusals(faults, manager, grantor, 'group', groupId, wanted);
      return faults.fields;
    });
  }

  /**
   * Tells among the faults what is wrong with the values, but for what is not granted to the grantor.
   * @returns the group's own values, and what they refer to
   */
  private async check(
    faults: Faults,
    values: GroupValues,
    groupId?: string,
  ): Promise<{ own: GroupValues; wanted: Wanted }> {
    const { name, description, organisation } = values;
    if (name !== undefined) faults.add('name', nameFault(name, 'A name'));
    if (description !== undefined) {
      faults.add('description', textFault(description, 'A description', 1000, { lines: true }));
    }
    const organisationId = await this.references.organisation(faults, organisation);
    const holder = groupId === undefined ? undefined : { kind: 'group' as const, id: groupId };
    const wanted = await this.references.wanted(faults, 'parents', values, holder);
    await this.checkParents(faults, wanted.groups ?? [], groupId);
    await this.references.free(faults, 'name', 'group', name, groupId);
    return { own: { ...values, organisation: organisationId }, wanted };
  }

  /**
   * No group stands above itself, nor in a chain that is too long. The parents of all groups are locked: two changes
   * together could close a circle.
   */
  private async checkParents(faults: Faults, wanted: readonly string[], groupId?: string): Promise<void> {
    if (wanted.length === 0) return;
    const rows = await this.database.read<{ group_id: string; parent_id: string }>(
      `SELECT group_id, parent_id FROM group_parent ORDER BY group_id, parent_id${forUpdate}`,
    );
    const parents = parentsByGroup(rows);
    const children = childrenByGroup(parents);
    const own = groupId === undefined ? [] : [groupId];
    const below = waysUp(children, own);
    const circles = wanted.filter((id) => below.has(id));
    faults.add('parents', ...circles.map((id) => `Group "${id}" is this group or inherits from it.`));
    if (circles.length > 0) return;
    // What is there may stay, also where it came from before there was a bound.
    const present = new Set(own.flatMap((id) => parents.get(id) ?? []));
    const added = wanted.filter((id) => !present.has(id));
    const count = Math.max(1, await levels(children, own)) + (await levels(parents, added));
    if (added.length > 0 && count > mostLevels) faults.add('parents', `Groups stand in at most ${mostLevels} levels.`);
  }
}

function columnsOf({ name, description, organisation }: GroupValues): Partial<Group> {
  const columns: Partial<Group> = {
    name,
    nameKey: name === undefined ? undefined : nameKey(name),
    description,
    organisationId: organisation,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
