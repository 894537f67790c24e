import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog, type AuditedCaller } from '../../audit-log/audit-log.service.js';
import { fieldRequired, InvalidFields, type FieldFaults } from '../../config/invalid-fields.js';
import { Problem } from '../../config/problem.js';
import { Database } from '../../database/database.js';
import { forUpdate, refuseRemoved } from '../../database/dialect.js';
import { looksOf } from '../../database/look-alikes.js';
import { now } from '../../database/instant.js';
import { UserHooks, type PasswordChangeOptions } from './user-hooks.service.js';
import { Administrators } from '../granting/administrators.service.js';
import { demandProof, type Caller } from '../caller.js';
import { changesOf, differences, inWords, note } from '../changes.js';
import { Faults } from '../faults.js';
import { GrantChanges } from '../granting/grant-changes.service.js';
import { Granting, type Grantor } from '../granting/granting.service.js';
import { defaultGroupId } from '../groups/group.entity.js';
import { isId } from '../../database/ids.js';
import { grantedToUser } from '../granting/granted.js';
import { lockUsers, isUnchanged } from './locked-users.js';
import { links, replaceLinks } from '../granting/links.js';
import { defaultOrganisationId } from '../organisations/organisation.entity.js';
import { administratorRole } from '../granting/permissions.js';
import type { Principal } from './principal.js';
import { HashedPassword, hashPassword, passwordFault } from './passwords.js';
import { References, type Wanted } from '../references.service.js';
import { User } from './user.entity.js';
import {
  checkUser,
  columnsOf,
  ownColumns,
  ownValuesOf,
  shownInAudit,
  type NewUserValues,
  type OwnValues,
  type UserValues,
} from './user-values.js';

const stateSql = `SELECT ${ownColumns}, password IS NOT NULL AS has_password FROM account WHERE id = ?${forUpdate}`;

const giverSql = `SELECT a.username, a.password_given_by AS giver_id, g.username AS giver FROM account a
LEFT JOIN account g ON g.id = a.password_given_by WHERE a.id = ? AND a.password_given_by IS NOT NULL`;

/** Who reads a script tells its names apart: `l` and `1`, or `rn` and `m`, are no reason to refuse one. */
const alikeSql = `SELECT username FROM account
WHERE (look_small = ? OR look_capital = ?) AND (look_script <> ? OR ? = '') AND id <> ? LIMIT 1`;

/** What is read of a user before a change. */
interface Present {
  state: OwnValues;
  hasPassword: boolean;
}

/** What new users are unless they are given something else; the audit entry leaves it out. */
const usual = { is_active: true, is_staff: false, is_superuser: false, organisation: defaultOrganisationId };

/** Users, as people administer them. Whatever a method refuses, nothing is changed then. */
@Injectable()
export class Users {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly administrators: Administrators,
    private readonly grantChanges: GrantChanges,
    private readonly granting: Granting,
    private readonly hooks: UserHooks,
    private readonly references: References,
  ) {
    hooks.promoted.push((_, userId) => this.demandOwnPassword(userId));
  }

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
   * Hashes a password that is to be set, for callers who set it inside a write of their own.
   * @throws InvalidFields
   */
  async hash(password: string): Promise<HashedPassword> {
    const fault = passwordFault(password);
    if (fault !== undefined) throw new InvalidFields({ password: [fault] });
    return new HashedPassword(await hashPassword(password));
  }

  /**
   * Creates a user; in the default organisation and group where none are given. Returns the id.
   * @throws InvalidFields; Problem name_taken, not_grantable, proof_required
   */
  async create(caller: Caller | undefined, values: NewUserValues): Promise<string> {
    if (values.password !== undefined) demandProof(caller);
    const { password } = await this.prepare(values);
    const hash = password instanceof HashedPassword ? password.hash : null;
    return this.database.write(async (manager) => {
      const grantor = await this.granting.begin(caller);
      const faults = new Faults();
      if (values.username === undefined) faults.add('username', fieldRequired);
      if (password !== undefined && hash === null) faults.add('password', passwordFault(password));
      const { own, wanted } = await this.check(faults, grantor, values);
      if (faults.any) await this.grantChanges.refusals(faults, manager, grantor, 'user', undefined, wanted);
      faults.refuse();
      if (values.is_superuser) demandProof(caller);
      const { identifiers } = await manager.insert(User, {
        organisationId: defaultOrganisationId,
        ...columnsOf(own),
        password: hash,
        passwordGivenBy: hash === null ? null : (caller?.user.id ?? null),
        dateJoined: now(),
      });
      const id = String(identifiers[0]!.id);
      const given = await this.grantChanges.replace(manager, grantor, 'user', id, wanted);
      // Everybody starts in it: that is nobody's gift.
      if (!wanted.groups) {
        await replaceLinks(manager, links.userGroups, id, [defaultGroupId]);
        await this.granting.demandProof(grantor, { groups: [defaultGroupId] });
      }
      for (const hook of this.hooks.created) await hook(manager, id);
      await this.note(
        caller,
        id,
        `created "${values.username}"`,
        differences<OwnValues>(changesOf(usual, own), shownInAudit),
        hash === null ? undefined : 'password set',
        ...given,
      );
      return id;
    });
  }

  /**
   * Changes what is given; a list replaces the whole list.
   * @throws InvalidFields; Problem not_found, superuser_protected, account_protected, name_taken, not_grantable,
   *   proof_required, last_superuser, last_administrator, and conflict for who would deactivate themselves, or who gains
   *   power with a password that somebody with less of it has given
   */
  async change(caller: Caller | undefined, userId: string, values: UserValues): Promise<void> {
    await this.database.write(async (manager) => {
      const grantor = await this.granting.begin(caller);
      const { state, hasPassword } = await this.readFor(grantor, userId);
      const faults = new Faults();
      const { own, wanted } = await this.check(faults, grantor, values, { id: userId, state });
      if (faults.any) await this.grantChanges.refusals(faults, manager, grantor, 'user', userId, wanted);
      faults.refuse();
      const changes = changesOf(state, own);
      if (changes.is_superuser) demandProof(caller);
      // What other systems know an account by: whoever speaks for it there acts as it here, by RUNAS.
      if (changes.username !== undefined || changes.email !== undefined) {
        await this.granting.demandPower(grantor, userId);
      }
      if (changes.is_superuser === false || changes.is_active === false) await this.demandAnother(userId, state);
      if (changes.is_active === false) demandOther(grantor, userId);
      if (changes.is_active && (hasPassword || state.is_superuser)) demandProof(caller);
      const given = await this.administrators.change(manager, caller, async () => {
        if (Object.keys(changes).length > 0) await manager.update(User, { id: userId }, columnsOf(changes));
        return this.grantChanges.replace(manager, grantor, 'user', userId, wanted);
      });
      if (changes.is_active === false) {
        for (const hook of this.hooks.deactivated) await hook(manager, userId);
      }
      if (changes.is_active) await this.reactivate(manager, caller, userId);
      if (changes.is_superuser) {
        for (const hook of this.hooks.promoted) await hook(manager, userId, caller);
      }
      const changed = [differences(changes, shownInAudit), ...given];
      if (changed.some(Boolean)) await this.note(caller, userId, `changed "${state.username}"`, ...changed);
    });
  }

  /**
   * Gives a user one group, permission or role more, or takes it away; what is so already stays so.
   * @param given a group's id or name, a role's name or id, or a permission's word
   * @throws as `change`; Problem not_found for what there is not
   */
  async amend(
    caller: Caller | undefined,
    userId: string,
    kind: keyof Wanted,
    given: string,
    isGranted: boolean,
  ): Promise<void> {
    await this.database.write(async () => {
      await this.granting.takeTurn();
      await this.change(caller, userId, {
        [kind]: await this.grantChanges.amended('user', userId, kind, given, isGranted),
      });
    });
  }

  /**
   * Removes a user with all that is the user's own.
   * @param confirm the user's exact name
   * @throws Problem not_found, superuser_protected, confirmation_required, last_superuser, last_administrator, in_use for
   *   whom a family refers to, and conflict for oneself
   */
  async delete(caller: Caller | undefined, userId: string, confirm: string | undefined): Promise<void> {
    await this.database.write(async (manager) => {
      const grantor = await this.granting.begin(caller);
      const { state } = await this.readFor(grantor, userId);
      if (confirm !== state.username) {
        throw new Problem('confirmation_required', 'Repeat the exact name of the user as "confirm".');
      }
      await this.demandAnother(userId, state);
      demandOther(grantor, userId);
      for (const hook of this.hooks.removing) await hook(manager, userId);
      await this.administrators.change(manager, caller, () =>
        manager.delete(User, { id: userId }).catch(refuseRemoved),
      );
      await this.note(caller, userId, `deleted "${state.username}"`);
    });
  }

  /**
   * Replaces somebody's password. What was signed in by the old one ends: sessions, and tokens unless they may stay.
   * @param password hashed already where it is set inside a write of the caller's own
   * @throws InvalidFields; Problem proof_required, not_found, superuser_protected, account_protected
   */
  async setPassword(
    caller: Caller | undefined,
    userId: string,
    password: string | HashedPassword,
    { revokeTokens = true } = {},
  ): Promise<void> {
    demandProof(caller);
    const { hash } = password instanceof HashedPassword ? password : await this.hash(password);
    await this.database.write(async (manager) => {
      const grantor = await this.granting.begin(caller);
      const { username } = (await this.readFor(grantor, userId)).state;
      await this.granting.demandPower(grantor, userId);
      const set = { password: hash, passwordGivenBy: caller?.user.id ?? null };
      await this.reset(manager, caller, userId, set, revokeTokens, `reset that of "${username}"`);
    });
  }

  /**
   * Sets the password of somebody who has come by a one-time link, as a reset does.
   * @param givenBy the id of who made the link @param what in words, for the audit trail
   */
  async setPasswordByLink(
    caller: AuditedCaller,
    { hash }: HashedPassword,
    givenBy: string,
    revokeTokens: boolean,
    what: string,
  ): Promise<void> {
    const set = { password: hash, passwordGivenBy: givenBy };
    await this.database.write((manager) => this.reset(manager, caller, caller.user.id, set, revokeTokens, what));
  }

  private async reset(
    manager: EntityManager,
    caller: AuditedCaller | undefined,
    userId: string,
    set: Pick<User, 'password' | 'passwordGivenBy'>,
    revokeTokens: boolean,
    what: string,
  ): Promise<void> {
    await manager.update(User, { id: userId }, set);
    for (const hook of this.hooks.reset) await hook(manager, userId, { revokeTokens });
    const detail = inWords(what, revokeTokens ? 'tokens revoked' : undefined);
    await this.audit.changed(caller, { event: 'password', target: `users/${userId}`, detail });
  }

  /**
   * Replaces the password of a user who has just proved the old one. The user's other sessions end.
   * @throws InvalidFields; Problem unauthenticated for who was deactivated, deleted or got another password meanwhile
   */
  async changeOwnPassword(
    caller: Caller | undefined,
    user: Principal,
    password: string | HashedPassword,
    { keepSessionId, revokeTokens = false }: Partial<PasswordChangeOptions> = {},
  ): Promise<void> {
    const { hash } = password instanceof HashedPassword ? password : await this.hash(password);
    await this.database.write(async (manager) => {
      const { id, username } = user;
      if (!isUnchanged(user, (await lockUsers(manager, [id])).get(id))) throw new Problem('unauthenticated');
      await manager.update(User, { id }, { password: hash, passwordGivenBy: null });
      for (const hook of this.hooks.passwordChanged) await hook(manager, id, { keepSessionId, revokeTokens });
      const detail = inWords(`"${username}" changed the own one`, revokeTokens ? 'tokens revoked' : undefined);
      await this.audit.changed(caller, { event: 'password', target: `users/${id}`, detail });
    });
  }

  /**
   * What a new user, or one who is there, cannot be given: for a body that is refused for something else too.
   * @throws Problem not_found, superuser_protected
   */
  async faultsOf(caller: Caller | undefined, values: UserValues, userId?: string): Promise<FieldFaults> {
    return this.database.write(async (manager) => {
      const grantor = await this.granting.begin(caller);
      const present =
        userId === undefined ? undefined : { id: userId, state: (await this.readFor(grantor, userId)).state };
      const faults = new Faults();
      const { wanted } = await this.check(faults, grantor, values, present);
      await this.grantChanges.refusals(faults, manager, grantor, 'user', userId, wanted);
      return faults.fields;
    });
  }

  /**
   * Tells among the faults what is wrong with the values, but for the groups, permissions and roles that the grantor
   * does not hold.
   * @returns the user's own values, and what they refer to
   */
  private async check(
    faults: Faults,
    grantor: Grantor,
    values: UserValues,
    present?: { id: string; state: OwnValues },
  ): Promise<{ own: UserValues; wanted: Wanted }> {
    checkUser(faults, values);
    const organisation = await this.references.organisation(faults, values.organisation);
    const wanted = await this.references.wanted(faults, 'groups', values, present && { kind: 'user', id: present.id });
    await this.references.free(faults, 'username', 'user', values.username, present?.id);
    if (values.username !== undefined && values.username !== present?.state.username && !faults.has('username')) {
      faults.tell('name_taken', 'username', await this.lookAlikeFault(values.username, present?.id));
    }
    const isNew = (flag: 'is_superuser' | 'is_staff'): boolean => values[flag] === true && !present?.state[flag];
    if (isNew('is_superuser') && !grantor.unlimited) {
      faults.tell('not_grantable', 'is_superuser', 'Only superusers make superusers.');
    }
    if (isNew('is_staff') && !grantor.unlimited && !grantor.isStaff) {
      faults.tell('not_grantable', 'is_staff', 'You do not belong to the staff.');
    }
    return { own: { ...values, organisation }, wanted };
  }

  /** Notes what was done. @param changes in words */
  private note(
    caller: Caller | undefined,
    userId: string,
    done: string,
    ...changes: (string | undefined)[]
  ): Promise<void> {
    return note(this.audit, caller, { event: 'user', target: `users/${userId}` }, done, ...changes);
  }

  /** @throws Problem not_found, superuser_protected */
  private async readFor(grantor: Grantor, userId: string): Promise<Present> {
    const [row] = isId(userId) ? await this.database.read(stateSql, [BigInt(userId)]) : [];
    if (!row) throw new Problem('not_found', 'There is no such user.');
    const state = ownValuesOf(row);
    if (state.is_superuser && !grantor.unlimited) throw new Problem('superuser_protected');
    // MySQL answers what is worked out as a text.
    return { state, hasPassword: Number(row.has_password) === 1 };
  }

  /** Why a name cannot be taken that looks like somebody's by letters of another script (UTS 39). */
  private async lookAlikeFault(username: string, userId = '0'): Promise<string | undefined> {
    const { lookSmall, lookCapital, lookScript } = looksOf(username);
    const values = [lookSmall, lookCapital, lookScript, lookScript, BigInt(userId)];
    const [alike] = await this.database.read(alikeSql, values);
    return alike && `There is a user "${alike.username as string}", whose name looks alike.`;
  }

  /** What a user kept while inactive works again: a standing, and whatever else the hooks know of. @throws Problem */
  private async reactivate(manager: EntityManager, caller: Caller | undefined, userId: string): Promise<void> {
    const { roles } = await grantedToUser(this.database, userId);
    if (roles.has(administratorRole)) demandProof(caller);
    for (const hook of this.hooks.reactivated) await hook(manager, userId, caller);
  }

  /**
   * Whoever has given a user the password may know it, and would have what the user has gained.
   * @throws Problem conflict unless that one may do all that the user now may
   */
  private async demandOwnPassword(userId: string): Promise<void> {
    const [row] = await this.database.read(giverSql, [BigInt(userId)]);
    if (!row || (await this.granting.hasPower(String(row.giver_id), userId))) return;
    const [user, giver] = [row.username as string, (row.giver ?? 'somebody since deleted') as string];
    throw new Problem(
      'conflict',
      `"${user}" was given the password by "${giver}", who may not do all that "${user}" could do then: that password has to be changed first.`,
    );
  }

  /**
   * Makes sure that a superuser is left when this user is one no longer, or inactive.
   * @throws Problem last_superuser
   */
  private async demandAnother(userId: string, state: OwnValues): Promise<void> {
    if (!state.is_superuser || !state.is_active) return;
    const [other] = await this.database.read(
      'SELECT id FROM account WHERE is_superuser = TRUE AND is_active = TRUE AND id <> ? LIMIT 1',
      [BigInt(userId)],
    );
    if (!other) throw new Problem('last_superuser');
  }
}

/** Nobody locks themselves out. */
function demandOther({ id }: Grantor, userId: string): void {
  if (id === userId) throw new Problem('conflict', 'You cannot deactivate or delete yourself.');
}
