import { BadRequestException, ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { In, MoreThan, type EntityManager } from 'typeorm';
import { Database } from '../database/database.js';
import { isDuplicate } from '../database/dialect.js';
import { now } from '../database/instant.js';
import { plantOnce } from '../database/seeding.js';
import { defaultGroupId, Group, GroupMember, GroupPermission, UserPermission } from './group.entity.js';
import { nameKey, usernameFault } from './names.js';
import { defaultOrganisationId, Organisation } from './organisation.entity.js';
import { hashPassword, passwordFault } from './passwords.js';
import { administratorRole, type Permission } from './permissions.js';
import { Role, UserRole } from './role.entity.js';
import { User } from './user.entity.js';

export interface NewUser {
  username: string;
  /** Without one the user cannot sign in by password. */
  password?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  isActive?: boolean;
  isSuperuser?: boolean;
  isAdministrator?: boolean;
  permissions?: Permission[];
  /** Names of roles. */
  roles?: string[];
  /** Names of groups besides the default one. */
  groups?: string[];
}

/** Does what belongs to a user elsewhere, in the same transaction. */
export type UserHook = (manager: EntityManager, userId: string) => Promise<unknown>;

const theDefault = new Map([['default', null]]);

/** Users and what they hold. */
@Injectable()
export class Accounts {
  private readonly createdHooks: UserHook[] = [];
  private readonly resetHooks: UserHook[] = [];

  constructor(private readonly database: Database) {}

  /** Registers what else every new user needs. */
  whenCreated(hook: UserHook): void {
    this.createdHooks.push(hook);
  }

  /** Registers what else ends when an administrator resets a password. */
  whenReset(hook: UserHook): void {
    this.resetHooks.push(hook);
  }

  /**
   * Creates a user in the default organisation and group. Returns the id.
   * @throws BadRequestException, ConflictException, NotFoundException with a sentence for whoever asked
   */
  async create(user: NewUser): Promise<string> {
    const { username, password, isSuperuser = false, isAdministrator = false } = user;
    const fault = usernameFault(username) ?? (password === undefined ? undefined : passwordFault(password));
    if (fault) throw new BadRequestException(fault);
    const hash = password === undefined ? null : await hashPassword(password);
    try {
      return await this.database.write(async (manager) => {
        const { identifiers } = await manager.insert(User, {
          username,
          usernameKey: nameKey(username),
          password: hash,
          firstName: user.firstName,
          lastName: user.lastName,
          email: user.email,
          isActive: user.isActive ?? true,
          isStaff: isSuperuser || isAdministrator,
          isSuperuser,
          dateJoined: now(),
          organisationId: defaultOrganisationId,
        });
        const userId = String(identifiers[0]!.id);
        await this.grant(manager, userId, {
          permissions: user.permissions ?? [],
          roles: [...(user.roles ?? []), ...(isAdministrator ? [administratorRole] : [])],
          groups: user.groups ?? [],
        });
        for (const hook of this.createdHooks) await hook(manager, userId);
        return userId;
      });
    } catch (error) {
      if (isDuplicate(error)) throw new ConflictException('There is a user of that name already.');
      throw error;
    }
  }

  /**
   * Replaces a user's password and ends what was signed in by the old one: sessions and tokens.
   * @throws NotFoundException, BadRequestException
   */
  async resetPassword(username: string, password: string): Promise<void> {
    const fault = passwordFault(password);
    if (fault) throw new BadRequestException(fault);
    const { id } = await this.find(username);
    const hash = await hashPassword(password);
    await this.database.write(async (manager) => {
      await manager.update(User, { id }, { password: hash });
      for (const hook of this.resetHooks) await hook(manager, id);
    });
  }

  /** @throws NotFoundException */
  async find(username: string): Promise<User> {
    const user = await this.database.dataSource.manager.findOneBy(User, { usernameKey: nameKey(username) });
    if (!user) throw new NotFoundException('There is no user of that name.');
    return user;
  }

  /** All users by id, a page at a time. */
  async *pages(size = 1000): AsyncGenerator<User[]> {
    const { manager } = this.database.dataSource;
    let last = '0';
    for (;;) {
      const page = await manager.find(User, { where: { id: MoreThan(last) }, order: { id: 'ASC' }, take: size });
      if (page.length === 0) return;
      yield page;
      last = page.at(-1)!.id;
    }
  }

  async isEmpty(): Promise<boolean> {
    return !(await this.database.dataSource.manager.exists(User));
  }

  /** Plants the organisation and the group that every installation starts with. */
  async plantDefaults(manager: EntityManager): Promise<void> {
    await plantOnce(manager, 'organisation', theDefault, () =>
      manager.insert(Organisation, { id: defaultOrganisationId, name: 'Default', nameKey: nameKey('Default') }),
    );
    await plantOnce(manager, 'group', theDefault, async () => {
      await manager.insert(Group, {
        id: defaultGroupId,
        name: 'Users',
        nameKey: nameKey('Users'),
        description: 'Everyone who uses the platform',
        organisationId: defaultOrganisationId,
        createDate: now(),
      });
      await manager.insert(GroupPermission, { groupId: defaultGroupId, permission: 'user' satisfies Permission });
    });
  }

  /** Plants the platform's own role, after the media backend's: clients know those by ids from 1 on. */
  async plantPlatformRole(manager: EntityManager): Promise<void> {
    await plantOnce(manager, 'platform-role', theDefault, () =>
      manager.insert(Role, { name: administratorRole, label: 'Platform administrator', source: 'platform' }),
    );
  }

  private async grant(
    manager: EntityManager,
    userId: string,
    { permissions, roles, groups }: { permissions: string[]; roles: string[]; groups: string[] },
  ): Promise<void> {
    const roleIds = await idsOf(roles, (names) => manager.findBy(Role, { name: In(names) }), 'role');
    const keys = groups.map(nameKey);
    const groupIds = await idsOf(
      keys,
      async (names) =>
        (await manager.findBy(Group, { nameKey: In(names) })).map(({ id, nameKey: name }) => ({ id, name })),
      'group',
    );
    const memberships = [...new Set([defaultGroupId, ...groupIds])];
    await manager.insert(GroupMember, memberships.map((groupId) => ({ userId, groupId }))); // prettier-ignore
    if (roleIds.length > 0) await manager.insert(UserRole, roleIds.map((roleId) => ({ userId, roleId }))); // prettier-ignore
    const words = [...new Set(permissions)];
    if (words.length > 0) await manager.insert(UserPermission, words.map((permission) => ({ userId, permission }))); // prettier-ignore
  }
}

/** The ids behind names, each once. @throws NotFoundException for the first name that is unknown */
async function idsOf(
  names: readonly string[],
  find: (names: string[]) => Promise<{ id: string; name: string }[]>,
  what: string,
): Promise<string[]> {
  if (names.length === 0) return [];
  const found = await find([...new Set(names)]);
  const unknown = names.find((name) => !found.some((one) => one.name === name));
  if (unknown !== undefined) throw new NotFoundException(`There is no ${what} "${unknown}".`);
  return found.map(({ id }) => id);
}
