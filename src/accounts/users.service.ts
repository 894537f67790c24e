import { Injectable } from '@nestjs/common';
import { InvalidFields } from '../config/invalid-fields.js';
import { Problem } from '../config/problem.js';
import { Database, type Row } from '../database/database.js';
import { forUpdate } from '../database/dialect.js';
import { now } from '../database/instant.js';
import { AccountHooks, type PasswordChange } from './account-hooks.service.js';
import type { Author } from './author.js';
import { changesOf, differences, inWords } from './details.js';
import { Faults } from './faults.js';
import { Gifts } from './gifts.service.js';
import { Granting, type Grantor } from './granting.service.js';
import { defaultGroupId } from './group.entity.js';
import { isId } from '../database/ids.js';
import { holdUsers, isUnchanged } from './held-users.js';
import { links, replaceLinks } from './links.js';
import { defaultOrganisationId } from './organisation.entity.js';
import type { Principal } from './principal.js';
import { HashedPassword, hashPassword, passwordFault } from './passwords.js';
import { References, type Wanted } from './references.service.js';
import { unlessTaken } from './taken.js';
import { User } from './user.entity.js';
import { checkUser, columnsOf, type NewUserValues, type UserValues } from './user-values.js';

const stateSql = `SELECT username, first_name, last_name, email, is_active, is_staff, is_superuser, organisation_id AS organisation
FROM account WHERE id = ?${forUpdate}`;

/** The values that are a user's own. */
type State = Required<Omit<UserValues, 'groups' | 'permissions' | 'roles'>>;

const flagNames = ['is_active', 'is_staff', 'is_superuser'] as const;

/** Users, as people administer them. Whatever a method refuses, nothing is changed then. */
@Injectable()
export class Users {
  constructor(
    private readonly database: Database,
    private readonly gifts: Gifts,
    private readonly granting: Granting,
    private readonly hooks: AccountHooks,
    private readonly references: References,
  ) {}

  /**
   * Hashes the password of a user who is to be created, which takes a while: for callers who create inside a write of
   * their own. A password that cannot be set stays as it is, to be refused with everything else.
   */
  async prepare<T extends Pick<NewUserValues, 'password'>>(values: T): Promise<T> {
    const { password } = values;
    if (typeof password !== 'string' || passwordFault(password) !== undefined) return values;
    return { ...values, password: new HashedPassword(await hashPassword(password)) };
  }

  /**
   * Creates a user; in the default organisation and group where none are given. Returns the id.
   * @throws InvalidFields; Problem name_taken, not_grantable
   */
  async create(author: Author, values: NewUserValues): Promise<string> {
    const { password } = await this.prepare(values);
    const hash = password instanceof HashedPassword ? password.hash : null;
    return this.database.write(async (manager) => {
      const grantor = await this.granting.begin(author);
      const faults = new Faults();
      if (values.username === undefined) faults.add('username', 'This field is required.');
      if (password !== undefined && hash === null) faults.add('password', passwordFault(password));
      const wanted = await this.check(faults, values);
      demandSuperuser(grantor, values.is_superuser);
      const { identifiers } = await unlessTaken('a user', () =>
        manager.insert(User, {
          organisationId: defaultOrganisationId,
          ...columnsOf(values),
          password: hash,
          dateJoined: now(),
        }),
      );
      const id = String(identifiers[0]!.id);
      const given = await this.gifts.replace(manager, grantor, 'user', id, wanted);
      // Everybody starts in it: that is nobody's gift.
      if (!wanted.groups) await replaceLinks(manager, links.userGroups, id, [defaultGroupId]);
      for (const hook of this.hooks.created) await hook(manager, id);
      const { is_staff, is_superuser, is_active } = values;
      const flags = changesOf({ is_active: true, is_staff: false, is_superuser: false }, { is_active, is_staff, is_superuser }); // prettier-ignore
      const detail = inWords(`created "${values.username}"`, differences(flags, flagNames), ...given);
      await author.note({ event: 'user', target: `users/${id}`, detail });
      return id;
    });
  }

  /**
   * Changes what is given; a list replaces the whole list.
   * @throws InvalidFields; Problem not_found, superuser_protected, name_taken, not_grantable, last_superuser, and
   *   conflict for who would deactivate himself
   */
  async change(author: Author, userId: string, values: UserValues): Promise<void> {
    await this.database.write(async (manager) => {
      const grantor = await this.granting.begin(author);
      const state = await this.readFor(grantor, userId);
      const wanted = await this.check(new Faults(), values);
      const changes = changesOf(state, values);
      demandSuperuser(grantor, changes.is_superuser);
      if (changes.is_superuser === false || changes.is_active === false) await this.demandAnother(userId, state);
      if (changes.is_active === false) demandOther(grantor, userId);
      if (Object.keys(changes).length > 0) {
        await unlessTaken('a user', () => manager.update(User, { id: userId }, columnsOf(changes)));
      }
      const given = await this.gifts.replace(manager, grantor, 'user', userId, wanted);
      if (changes.is_active === false) {
        for (const hook of this.hooks.deactivated) await hook(manager, userId);
      }
      const detail = inWords(differences(changes, ['username', 'organisation', ...flagNames]), ...given);
      if (detail) await author.note({ event: 'user', target: `users/${userId}`, detail: `changed "${state.username}"; ${detail}` }); // prettier-ignore
    });
  }

  /**
   * Removes a user with all that is the user's own.
   * @param confirm the user's exact name
   * @throws Problem not_found, superuser_protected, confirmation_required, last_superuser, and conflict for oneself
   */
  async delete(author: Author, userId: string, confirm: string | undefined): Promise<void> {
    await this.database.write(async (manager) => {
      const grantor = await this.granting.begin(author);
      const state = await this.readFor(grantor, userId);
      if (confirm !== state.username) {
        throw new Problem('confirmation_required', 'Repeat the name of the user as ?confirm=<username>.');
      }
      await this.demandAnother(userId, state);
      demandOther(grantor, userId);
      await manager.delete(User, { id: userId });
      await author.note({ event: 'user', target: `users/${userId}`, detail: `deleted "${state.username}"` });
    });
  }

  /**
   * Replaces somebody's password. What was signed in by the old one ends: sessions, and tokens unless they may stay.
   * @throws InvalidFields; Problem not_found, superuser_protected
   */
  async setPassword(author: Author, userId: string, password: string, { revokeTokens = true } = {}): Promise<void> {
    const hash = await hashOf(password);
    await this.database.write(async (manager) => {
      const { username } = await this.readFor(await this.granting.begin(author), userId);
      await manager.update(User, { id: userId }, { password: hash });
      for (const hook of this.hooks.reset) await hook(manager, userId, { revokeTokens });
      const detail = inWords(`reset that of "${username}"`, revokeTokens ? 'tokens revoked' : undefined);
      await author.note({ event: 'password', target: `users/${userId}`, detail });
    });
  }

  /**
   * Replaces the password of a user who has just proved the old one. The user's other sessions end.
   * @throws InvalidFields; Problem unauthenticated for who was deactivated, deleted or got another password meanwhile
   */
  async changeOwnPassword(
    author: Author,
    user: Principal,
    password: string,
    { keepSessionId, revokeTokens = false }: Partial<PasswordChange> = {},
  ): Promise<void> {
    const hash = await hashOf(password);
    await this.database.write(async (manager) => {
      const { id, username } = user;
      if (!isUnchanged(user, (await holdUsers(manager, [id])).get(id))) throw new Problem('unauthenticated');
      await manager.update(User, { id }, { password: hash });
      for (const hook of this.hooks.passwordChanged) await hook(manager, id, { keepSessionId, revokeTokens });
      const detail = inWords(`"${username}" changed the own one`, revokeTokens ? 'tokens revoked' : undefined);
      await author.note({ event: 'password', target: `users/${id}`, detail });
    });
  }

  /** @throws InvalidFields with all faults there are */
  private async check(faults: Faults, values: UserValues): Promise<Wanted> {
    checkUser(faults, values);
    await this.references.organisation(faults, values.organisation);
    const wanted = await this.references.wanted(faults, 'groups', values);
    faults.refuse();
    return wanted;
  }

  private async read(userId: string): Promise<State> {
    const [row] = isId(userId) ? await this.database.read(stateSql, [BigInt(userId)]) : [];
    if (!row) throw new Problem('not_found', 'There is no such user.');
    return stateOf(row);
  }

  /** @throws Problem not_found, superuser_protected */
  private async readFor(grantor: Grantor, userId: string): Promise<State> {
    const state = await this.read(userId);
    if (state.is_superuser && !grantor.unlimited) throw new Problem('superuser_protected');
    return state;
  }

  /** Makes sure that a superuser is left when this user is one no longer, or inactive. @throws Problem last_superuser */
  private async demandAnother(userId: string, state: State): Promise<void> {
    if (!state.is_superuser || !state.is_active) return;
    const [other] = await this.database.read('SELECT id FROM account WHERE is_superuser = TRUE AND is_active = TRUE AND id <> ? LIMIT 1', [BigInt(userId)]); // prettier-ignore
    if (!other) throw new Problem('last_superuser');
  }
}

function stateOf(row: Row): State {
  const { username, first_name, last_name, email } = row as Record<string, string>;
  return {
    username: username!,
    first_name: first_name!,
    last_name: last_name!,
    email: email!,
    is_active: Boolean(row.is_active),
    is_staff: Boolean(row.is_staff),
    is_superuser: Boolean(row.is_superuser),
    organisation: String(row.organisation),
  };
}

function demandSuperuser({ unlimited }: Grantor, isSuperuser: boolean | undefined): void {
  if (isSuperuser && !unlimited) throw new Problem('not_grantable', 'Only superusers make superusers.');
}

/** Nobody locks himself out. */
function demandOther({ id }: Grantor, userId: string): void {
  if (id === userId) throw new Problem('conflict', 'You cannot deactivate or delete yourself.');
}

async function hashOf(password: string): Promise<string> {
  const fault = passwordFault(password);
  if (fault !== undefined) throw new InvalidFields({ password: [fault] });
  return hashPassword(password);
}
