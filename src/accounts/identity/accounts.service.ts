import { Injectable, NotFoundException } from '@nestjs/common';
import { MoreThan, type EntityManager } from 'typeorm';
import { Database } from '../../database/database.js';
import { now } from '../../database/instant.js';
import { plantOnce } from '../../database/seeding.js';
import { UserHooks, type PasswordChange, type PasswordReset, type UserHook } from './user-hooks.service.js';
import type { Author } from '../caller.js';
import { defaultGroupId, Group, GroupPermission } from '../groups/group.entity.js';
import { nameKey } from '../names.js';
import { defaultOrganisationId, Organisation } from '../organisations/organisation.entity.js';
import { administratorRole, type Permission } from '../granting/permissions.js';
import { Role } from '../granting/role.entity.js';
import { User } from './user.entity.js';
import { Users } from './users.service.js';

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

const theDefault = new Map([['default', null]]);

/** Users by the names that people know them by, for whoever runs the platform; and what else belongs to every user. */
@Injectable()
export class Accounts {
  constructor(
    private readonly database: Database,
    private readonly hooks: UserHooks,
    private readonly users: Users,
  ) {}

  /** Registers what else every new user needs. */
  whenCreated(hook: UserHook): void {
    this.hooks.created.push(hook);
  }

  /** Registers what else ends when a user is deactivated. */
  whenDeactivated(hook: UserHook): void {
    this.hooks.deactivated.push(hook);
  }

  /** Registers what else ends when an administrator resets a password. */
  whenReset(hook: UserHook<PasswordReset>): void {
    this.hooks.reset.push(hook);
  }

  /** Registers what else ends when a user changes the own password. */
  whenPasswordChanged(hook: UserHook<PasswordChange>): void {
    this.hooks.passwordChanged.push(hook);
  }

  /** Registers what else is asked for when a user is to sign in again. */
  whenReactivated(hook: UserHook<Author>): void {
    this.hooks.reactivated.push(hook);
  }

  /** Registers what else happens when a user becomes a superuser or an administrator. */
  whenPromoted(hook: UserHook<Author>): void {
    this.hooks.promoted.push(hook);
  }

  /**
   * Creates a user in the default organisation and group. Returns the id.
   * @throws InvalidFields, Problem name_taken, NotFoundException with a sentence for whoever asked
   */
  async create(author: Author, user: NewUser): Promise<string> {
    const { isSuperuser = false, isAdministrator = false, roles = [], groups = [] } = user;
    return this.users.create(author, {
      username: user.username,
      password: user.password,
      first_name: user.firstName,
      last_name: user.lastName,
      email: user.email,
      is_active: user.isActive,
      is_staff: isSuperuser || isAdministrator,
      is_superuser: isSuperuser,
      permissions: user.permissions,
      roles: [...roles, ...(isAdministrator ? [administratorRole] : [])],
      groups: [defaultGroupId, ...(await this.groupIds(groups))],
    });
  }

  /**
   * Replaces a user's password and ends what was signed in by the old one: sessions and tokens.
   * @throws NotFoundException, InvalidFields
   */
  async resetPassword(author: Author, username: string, password: string): Promise<void> {
    const { id } = await this.find(username);
    await this.users.setPassword(author, id, password);
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

  /** @throws NotFoundException for the first name that is unknown */
  private async groupIds(names: readonly string[]): Promise<string[]> {
    const ids: string[] = [];
    for (const name of names) {
      const [group] = await this.database.read('SELECT id FROM account_group WHERE name_key = ?', [nameKey(name)]);
      if (!group) throw new NotFoundException(`There is no group "${name}".`);
      ids.push(String(group.id));
    }
    return ids;
  }
}
