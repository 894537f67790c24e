import { Injectable } from '@nestjs/common';
import { Problem } from '../../config/problem.js';
import { Database } from '../../database/database.js';
import { forUpdate } from '../../database/dialect.js';
import { isId } from '../../database/ids.js';
import { takeLock } from '../../database/locks.js';
import { demandProof, type Caller } from '../caller.js';
import type { Faults } from '../faults.js';
import { isUnchanged } from '../identity/locked-users.js';
import type { Principal } from '../identity/principal.js';
import { PermissionDenied } from './permission-denied.js';
import { administratorRole } from './permissions.js';
import { grantedByGroups, grantedToUser, type Granted } from './granted.js';

/** Something that is about to be given to a user or a group. */
export interface NewGrants {
  permissions?: readonly string[];
  /** Names of roles. */
  roles?: readonly string[];
  /** Ids of groups to be in or below: with everything that they hand down. */
  groups?: readonly string[];
}

/** What a caller may give. */
export interface Grantor {
  id?: string;
  /** Superusers and the administration command may give everything. */
  unlimited: boolean;
  granted: Granted;
  isStaff: boolean;
  caller: Caller | undefined;
}

const nothing: Granted = { permissions: new Set(), roles: new Set() };

/** Who may grant what: nobody grants what is not granted to them. */
@Injectable()
export class Granting {
  constructor(private readonly database: Database) {}

  /**
   * Waits, inside a write, for its turn to change who may do what. One at a time: all of them take the same lock first,
   * so that none can be decided by what another one is changing. What is read after that is as of now.
   */
  async takeTurn(): Promise<void> {
    await takeLock(this.database.transaction()!, 'grants');
  }

  /**
   * Begins a change of who may do what, inside its write, once it has its turn.
   * @returns what the caller may give as of now, whatever the request found out when it began
   * @throws Problem permission_denied when the caller is no active administrator any more; unauthenticated when the password
   *   is another one by now: whoever resets it ends what is under way, too
   */
  async begin(caller: Caller | undefined): Promise<Grantor> {
    await this.takeTurn();
    return this.grantorOf(caller, forUpdate);
  }

  private async grantorOf(caller: Caller | undefined, locking = ''): Promise<Grantor> {
    if (!caller) return { unlimited: true, granted: nothing, isStaff: true, caller };
    return { ...(await this.holderOf(caller.user.id, locking, caller.user)), caller };
  }

  /**
   * What somebody may give.
   * @param signedIn the same one, who calls
   * @throws Problem permission_denied for who is no active administrator; unauthenticated
   */
  private async holderOf(id: string, locking = '', signedIn?: Principal): Promise<Omit<Grantor, 'caller'>> {
    const [row] = await this.database.read(
      `SELECT password, is_active, is_staff, is_superuser FROM account WHERE id = ?${locking}`,
      [BigInt(id)],
    );
    if (!row?.is_active) throw new Problem('permission_denied');
    const held = { passwordHash: row.password as string | null, isActive: true };
    if (signedIn && !isUnchanged(signedIn, held)) throw new Problem('unauthenticated');
    const isStaff = Boolean(row.is_staff);
    if (row.is_superuser) return { id, unlimited: true, granted: nothing, isStaff };
    const granted = await grantedToUser(this.database, id);
    if (!granted.roles.has(administratorRole)) throw new PermissionDenied([administratorRole]);
    return { id, unlimited: false, granted, isStaff };
  }

  /**
   * Tells among the faults all of new grants that is not granted to the grantor.
   * @param groupsField the name that the groups have on the wire
   */
  async demand(
    faults: Faults,
    { unlimited, granted }: Grantor,
    { permissions = [], roles = [], groups = [] }: NewGrants,
    groupsField = 'groups',
  ): Promise<void> {
    if (unlimited) return;
    const lacking = (field: string, what: keyof Granted, words: Iterable<string>): void => {
      const others = [...words].filter((word) => !granted[what].has(word)).sort();
      const sentences = others.map((word) => `You do not hold the ${what.slice(0, -1)} "${word}".`);
      faults.tell('not_grantable', field, ...sentences);
    };
    const inherited = await grantedByGroups(this.database, groups);
    lacking('permissions', 'permissions', permissions);
    lacking('roles', 'roles', roles);
    lacking(groupsField, 'permissions', inherited.permissions);
    lacking(groupsField, 'roles', inherited.roles);
  }

  /** The administrator role is not given without a proof of the caller's password. @throws Problem proof_required */
  async demandProof({ caller }: Grantor, { roles = [], groups = [] }: NewGrants): Promise<void> {
    const inherited = await grantedByGroups(this.database, groups);
    if ([...roles, ...inherited.roles].includes(administratorRole)) demandProof(caller);
  }

  /**
   * Asks for what lasting power over an account needs, such as setting its password: to be granted all that it is.
   * @throws Problem not_found, superuser_protected, account_protected
   */
  async demandPower(grantor: Grantor, userId: string): Promise<void> {
    await this.demandAllOf(grantor, userId, forUpdate);
  }

  /** Begins a write, as `begin`, that takes lasting power over an account. @throws Problem as begin and demandPower */
  async beginOver(caller: Caller, userId: string): Promise<void> {
    await this.demandPower(await this.begin(caller), userId);
  }

  /** As demandPower, for who only looks: nothing is locked. @throws Problem permission_denied besides */
  async demandPowerToSee(caller: Caller, userId: string): Promise<void> {
    await this.demandAllOf(await this.grantorOf(caller), userId);
  }

  /** Whether somebody who does not call would be given what demandPower asks for, as of now. */
  async hasPower(holderId: string, userId: string): Promise<boolean> {
    try {
      await this.demandAllOf(await this.holderOf(holderId), userId);
      return true;
    } catch (error) {
      if (error instanceof Problem && [403, 404].includes(error.getStatus())) return false;
      throw error;
    }
  }

  private async demandAllOf(
    { id, unlimited, granted, isStaff }: Omit<Grantor, 'caller'>,
    userId: string,
    locking = '',
  ): Promise<void> {
    const sql = `SELECT is_staff, is_superuser FROM account WHERE id = ?${locking}`;
    const [row] = isId(userId) ? await this.database.read(sql, [BigInt(userId)]) : [];
    if (!row) throw new Problem('not_found', 'There is no such user.');
    if (unlimited || id === userId) return;
    if (row.is_superuser) throw new Problem('superuser_protected');
    const theirs = await grantedToUser(this.database, userId);
    const lacksAny = (all: ReadonlySet<string>, own: ReadonlySet<string>) => [...all].some((one) => !own.has(one));
    const isGrantedMore = lacksAny(theirs.permissions, granted.permissions) || lacksAny(theirs.roles, granted.roles);
    if (isGrantedMore || (row.is_staff && !isStaff)) throw new Problem('account_protected');
  }
}
