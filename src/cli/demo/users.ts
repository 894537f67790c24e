import { defaultGroupId, GroupMember, UserPermission } from '../../accounts/groups/group.entity.js';
import { nameKey } from '../../accounts/names.js';
import type { Permission } from '../../accounts/granting/permissions.js';
import { UserRole } from '../../accounts/granting/role.entity.js';
import { User } from '../../accounts/identity/user.entity.js';
import { looksOf } from '../../database/look-alikes.js';
import type { Database } from '../../database/database.js';
import { millisecondsOf } from '../../database/instant.js';
import { UserProfile } from '../../profiles/user-profile.entity.js';
import { day, momentBetween, pick, today } from './dice.js';
import type { Surroundings, UserDraft } from './draft.js';
import { insertKeyed, insertRows } from './insert.js';
import type { Workplace } from './organisations.js';
import type { Person } from './people.js';
import { profileOf } from './profiles.js';

/** Draws up a user; the number is in the name, which makes it unique. */
export function draftUser(surroundings: Surroundings, number: number): UserDraft {
  const { dice, people, workplaces, roleIds } = surroundings;
  const person = people.next();
  const workplace = dice.datatype.boolean(0.3) ? workplaces[0]! : pick(dice, workplaces);
  const groups = dice.helpers.arrayElements(workplace.groups, { min: 0, max: 3 });
  const account = accountOf(surroundings, person, workplace, number);
  const some = <T>(probability: number, list: readonly T[], max: number): T[] =>
    dice.datatype.boolean(probability) ? dice.helpers.arrayElements(list, { min: 1, max }) : [];
  return {
    account,
    profile: profileOf(surroundings, person, groups, millisecondsOf(account.dateJoined)),
    groupIds: [defaultGroupId, ...groups.map(({ id }) => id)],
    roleIds: some(0.3, roleIds, 5),
    permissions: some<Permission>(0.08, ['media_backend', 'theme', 'userprofile'], 2),
  };
}

function accountOf(
  { dice, passwordHash }: Surroundings,
  person: Person,
  workplace: Workplace,
  number: number,
): UserDraft['account'] {
  const username = `${dice.datatype.boolean(0.8) ? person.handle : person.asciiHandle}.${number}`;
  const joined = dice.number.int({ min: today - 3000 * day, max: today - 2 * day });
  const loggedIn = dice.datatype.boolean(0.75);
  return {
    username,
    usernameKey: nameKey(username),
    ...looksOf(username),
    password: passwordHash,
    passwordGivenBy: null,
    firstName: dice.datatype.boolean(0.96) ? person.firstName : '',
    lastName: dice.datatype.boolean(0.96) ? person.lastName : '',
    email: dice.datatype.boolean(0.85) ? `${person.asciiHandle}.${number}@${workplace.domain}` : '',
    isActive: dice.datatype.boolean(0.94),
    isStaff: dice.datatype.boolean(0.06),
    // Everyone knows the password: nobody of these may rule the platform.
    isSuperuser: false,
    dateJoined: momentBetween(dice, joined, joined),
    lastLogin: loggedIn ? momentBetween(dice, joined + day, today) : null,
    profileCreated: null, // triggers fill it
    loginCount: loggedIn ? dice.number.int({ min: 1, max: 900 }) : 0,
    sessionTimeout: pick(dice, [0, 0, 0, 15, 30, 60, 480]),
    organisationId: workplace.organisationId,
  };
}

/** Adds users with all that belongs to them, in one transaction. Returns their ids in the order of the drafts. */
export async function plantUsers(database: Database, drafts: readonly UserDraft[]): Promise<string[]> {
  return database.write(async (manager) => {
    const byName = await insertKeyed(
      manager,
      User,
      'usernameKey',
      drafts.map(({ account }) => account),
    );
    const ids = drafts.map(({ account }) => byName.get(account.usernameKey)!);
    const each = <T>(list: (draft: UserDraft) => T[]): (T & { userId: string })[] =>
      drafts.flatMap((draft, at) => list(draft).map((item) => ({ ...item, userId: ids[at]! })));
    await insertRows(
      manager,
      UserProfile,
      each((draft) => [draft.profile]),
    );
    await insertRows(
      manager,
      GroupMember,
      each((draft) => draft.groupIds.map((groupId) => ({ groupId }))),
    );
    await insertRows(
      manager,
      UserRole,
      each((draft) => draft.roleIds.map((roleId) => ({ roleId }))),
    );
    await insertRows(
      manager,
      UserPermission,
      each((draft) => draft.permissions.map((permission) => ({ permission }))),
    );
    return ids;
  });
}
