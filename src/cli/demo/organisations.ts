import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { Group, GroupParent, GroupPermission } from '../../accounts/groups/group.entity.js';
import { nameKey } from '../../accounts/names.js';
import { defaultOrganisationId, Organisation } from '../../accounts/organisations/organisation.entity.js';
import type { Permission } from '../../accounts/granting/permissions.js';
import { GroupRole } from '../../accounts/granting/role.entity.js';
import type { Database } from '../../database/database.js';
import type { Instant } from '../../database/instant.js';
import { day, momentBetween, pick, today, type Dice } from './dice.js';
import { insertKeyed, insertRows, readRows } from './insert.js';
import type { People } from './people.js';

/** Where demo users work. */
export interface Workplace {
  organisationId: string;
  /** What its mail addresses end with. */
  domain: string;
  groups: { id: string; name: string }[];
}

/** A group as it is drawn up; parents come before it, by name. */
interface GroupDraft {
  name: string;
  description: string;
  parents: string[];
  permissions: Permission[];
  roleIds: string[];
  createDate: Instant;
}

const departments: { name: string; description: string; permissions: Permission[]; teams: string[] }[] = [
  { name: 'Newsroom', description: 'News, day and night', permissions: [], teams: ['Politics', 'Sports', 'Weather'] },
  { name: 'Ingest', description: 'Takes media in', permissions: ['media_backend'], teams: ['Ingest night shift'] },
  { name: 'Archive', description: '', permissions: ['media_backend'], teams: ['Film restoration', 'Rights'] },
  { name: 'Post-production', description: 'Editing, grading, sound', permissions: [], teams: ['Sound', 'Grading'] },
  { name: 'Design', description: 'Looks after the themes', permissions: ['theme'], teams: [] },
  { name: 'Human resources', description: '', permissions: ['userprofile'], teams: [] },
];

/**
 * Adds organisations, each with a tree of groups. The default organisation comes first in the result, without groups.
 */
export async function plantWorkplaces(
  database: Database,
  dice: Dice,
  people: People,
  count: number,
  roleIds: readonly string[],
): Promise<Workplace[]> {
  const taken = await takenNames(database);
  const drafts = Array.from({ length: count }, () => {
    const name = unused(people.company(), taken.organisations);
    return { name, groups: groupsOf(dice, name, taken.groups, roleIds) };
  });
  const groups = drafts.flatMap((draft) => draft.groups.map((group) => ({ ...group, organisation: draft.name })));
  const idOf = (ids: ReadonlyMap<string, string>, name: string): string => ids.get(nameKey(name))!;

  const { organisationIds, groupIds } = await database.write(async (manager) => {
    const named = drafts.map(({ name }) => ({ name, nameKey: nameKey(name) }));
    const organisationIds = await insertKeyed(manager, Organisation, 'nameKey', named);
    const rows = groups.map(({ name, description, createDate, organisation }) => ({
      name,
      nameKey: nameKey(name),
      description,
      createDate,
      organisationId: idOf(organisationIds, organisation),
    }));
    const groupIds = await insertKeyed(manager, Group, 'nameKey', rows);
    /** What every group has several of, as rows that name the group. */
    const each = <T>(list: (group: GroupDraft) => T[]): (T & { groupId: string })[] =>
      groups.flatMap((group) => list(group).map((item) => ({ ...item, groupId: idOf(groupIds, group.name) })));
    const parents = each((group) => group.parents.map((parent) => ({ parentId: idOf(groupIds, parent) })));
    await insertRows(manager, GroupParent, parents);
    await insertRows(
      manager,
      GroupPermission,
      each((group) => group.permissions.map((permission) => ({ permission }))),
    );
    await insertRows(
      manager,
      GroupRole,
      each((group) => group.roleIds.map((roleId) => ({ roleId }))),
    );
    return { organisationIds, groupIds };
  });

  const workplaces = drafts.map(({ name, groups: own }, at) => ({
    organisationId: idOf(organisationIds, name),
    domain: `org${at + 1}.example.org`,
    groups: own.map((group) => ({ id: idOf(groupIds, group.name), name: group.name })),
  }));
  return [{ organisationId: defaultOrganisationId, domain: 'example.org', groups: [] }, ...workplaces];
}

/** A group for everyone, departments under it, and teams under those; some teams belong to a second department. */
function groupsOf(dice: Dice, organisation: string, taken: Set<string>, roleIds: readonly string[]): GroupDraft[] {
  const draft = (name: string, parents: string[], rest: Partial<GroupDraft> = {}): GroupDraft => ({
    name: unused(`${organisation} – ${name}`, taken),
    description: '',
    permissions: [],
    roleIds: dice.datatype.boolean(0.6) ? dice.helpers.arrayElements(roleIds, { min: 1, max: 6 }) : [],
    createDate: momentBetween(dice, today - 3000 * day, today - 2000 * day),
    ...rest,
    parents,
  });
  const everyone = draft('Everyone', [], { description: `Everyone at ${organisation}` });
  const chosen = dice.helpers.arrayElements(departments, { min: 2, max: departments.length });
  const heads = chosen.map(({ name, description, permissions }) =>
    draft(name, [everyone.name], { description, permissions }),
  );
  const teams = chosen.flatMap(({ teams: names }, at) =>
    names.map((name) => {
      const second = dice.datatype.boolean(0.2) ? [pick(dice, heads).name] : [];
      return draft(name, [...new Set([heads[at]!.name, ...second])]);
    }),
  );
  return [everyone, ...heads, ...teams];
}

async function takenNames(database: Database): Promise<Record<'organisations' | 'groups', Set<string>>> {
  const names = async (entity: EntityTarget<ObjectLiteral>): Promise<Set<string>> => {
    const rows = await readRows<{ name_key: string }>(database, entity, 'name_key');
    return new Set(rows.map((row) => row.name_key));
  };
  return { organisations: await names(Organisation), groups: await names(Group) };
}

/** The name, with a number behind it if it is taken; it is taken from then on. */
function unused(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(nameKey(free)); number++) free = `${name} ${number}`;
  taken.add(nameKey(free));
  return free;
}
