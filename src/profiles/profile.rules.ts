import { Injectable } from '@nestjs/common';
import { DirectGrants, Granting, groupsOfUserSql, Principals } from '../kit/administration.js';
import {
  type AuthContext,
  type Condition,
  everything,
  permissions,
  type ResourceRules,
  type Row,
  type Version,
} from '../kit/index.js';

/** Superusers and administrators see everything of this kind; others less. */
async function seesAll({ user }: AuthContext): Promise<boolean> {
  return user.isSuperuser || (await user.isAdministrator());
}

/**
 * Fills in what users and groups are granted: the first version shows all roles of the backend, the second one's own as
 * well.
 */
@Injectable()
export class GrantFields {
  constructor(
    private readonly principals: Principals,
    private readonly directGrants: DirectGrants,
  ) {}

  async fill(
    holder: 'user' | 'group',
    rows: Row[],
    { user: { asOf } }: AuthContext,
    wanted: ReadonlySet<string>,
    version: Version,
  ): Promise<void> {
    const ids = rows.map((row) => row.id as string);
    const effective = version === 'v1' ? 'roles' : 'effective_roles';
    if (wanted.has(effective)) {
      const roles = await this.principals.backendRoles(holder, ids, asOf);
      for (const row of rows) row[effective] = roles.get(row.id as string);
    }
    if (version === 'v1') return;
    const groups = holder === 'user' ? 'groups' : 'parents';
    if (![groups, 'permissions', 'roles'].some((name) => wanted.has(name))) return;
    const granted = await this.directGrants.of(holder, ids, asOf);
    for (const row of rows) {
      const { groups: above, permissions: words, roles } = granted.get(row.id as string)!;
      Object.assign(row, { [groups]: above, permissions: words.filter((word) => permissions.has(word)), roles });
    }
  }
}

/** Profiles of one's organisation. */
@Injectable()
export class UserProfileRules implements ResourceRules {
  constructor(
    private readonly grants: GrantFields,
    private readonly granting: Granting,
  ) {}

  lockFirst(): Promise<void> {
    return this.granting.takeTurn();
  }

  async visible(auth: AuthContext): Promise<Condition> {
    if (await seesAll(auth)) return everything;
    const values = [BigInt(auth.user.organisationId)];
    return { sql: 't.organisation_id = ?', values, column: 't.organisation_id', isEquality: true, isScope: true };
  }

  complete(rows: Row[], auth: AuthContext, wanted: ReadonlySet<string>, version: Version): Promise<void> {
    return this.grants.fill('user', rows, auth, wanted, version);
  }
}

/** One's own profile. */
@Injectable()
export class UserAccountProfileRules implements ResourceRules {
  constructor(private readonly grants: GrantFields) {}

  visible({ user }: AuthContext): Condition {
    return { sql: 't.id = ?', values: [BigInt(user.id)], isFew: true };
  }

  complete(rows: Row[], auth: AuthContext, wanted: ReadonlySet<string>, version: Version): Promise<void> {
    return this.grants.fill('user', rows, auth, wanted, version);
  }
}

/** The groups that one is in. */
@Injectable()
export class GroupProfileRules implements ResourceRules {
  constructor(
    private readonly grants: GrantFields,
    private readonly granting: Granting,
  ) {}

  lockFirst(): Promise<void> {
    return this.granting.takeTurn();
  }

  async visible(auth: AuthContext): Promise<Condition> {
    if (await seesAll(auth)) return everything;
    return { sql: `t.id IN (${groupsOfUserSql})`, values: [BigInt(auth.user.id)] };
  }

  complete(rows: Row[], auth: AuthContext, wanted: ReadonlySet<string>, version: Version): Promise<void> {
    return this.grants.fill('group', rows, auth, wanted, version);
  }
}

/** One's own organisation. */
@Injectable()
export class OrganisationRules implements ResourceRules {
  constructor(private readonly granting: Granting) {}

  lockFirst(): Promise<void> {
    return this.granting.takeTurn();
  }

  async visible(auth: AuthContext): Promise<Condition> {
    if (await seesAll(auth)) return everything;
    return { sql: 't.id = ?', values: [BigInt(auth.user.organisationId)] };
  }
}
