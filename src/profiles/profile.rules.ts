import { Injectable } from '@nestjs/common';
import { DirectGrants, Granting, groupsOfUserSql, Principals } from '../kit/administration.js';
import {
  type AuthContext,
  type Condition,
  everything,
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

  async fill(holder: 'user' | 'group', rows: Row[], wanted: ReadonlySet<string>, version: Version): Promise<void> {
    const ids = rows.map((row) => row.id as string);
    const put = async (name: string, read: () => Promise<Map<string, string[]>>): Promise<void> => {
      if (!wanted.has(name)) return;
      const grants = await read();
      for (const row of rows) row[name] = grants.get(row.id as string) ?? [];
    };
    const effective = () => this.principals.backendRoles(holder, ids);
    if (version === 'v1') return put('roles', effective);
    await put('effective_roles', effective);
    await put('roles', () => this.directGrants.rolesOf(holder, ids));
    await put('permissions', () => this.directGrants.permissionsOf(holder, ids));
    if (holder === 'user') await put('groups', () => this.directGrants.groupsOf(ids));
    else await put('parents', () => this.directGrants.parentsOf(ids));
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

  complete(rows: Row[], _: AuthContext, wanted: ReadonlySet<string>, version: Version): Promise<void> {
    return this.grants.fill('user', rows, wanted, version);
  }
}

/** One's own profile. */
@Injectable()
export class UserAccountProfileRules implements ResourceRules {
  constructor(private readonly grants: GrantFields) {}

  visible({ user }: AuthContext): Condition {
    return { sql: 't.id = ?', values: [BigInt(user.id)], isFew: true };
  }

  complete(rows: Row[], _: AuthContext, wanted: ReadonlySet<string>, version: Version): Promise<void> {
    return this.grants.fill('user', rows, wanted, version);
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

  complete(rows: Row[], _: AuthContext, wanted: ReadonlySet<string>, version: Version): Promise<void> {
    return this.grants.fill('group', rows, wanted, version);
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
