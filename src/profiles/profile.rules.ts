import { Injectable } from '@nestjs/common';
import { Granting } from '../accounts/granting.service.js';
import { Holdings } from '../accounts/holdings.service.js';
import { Principals } from '../accounts/principals.service.js';
import type { AuthContext } from '../auth/auth-context.js';
import { everything, type Condition } from '../database/condition.js';
import type { Row } from '../database/database.js';
import type { Version } from '../rest/declaration/field.js';
import type { ResourceRules } from '../rest/query/objects.js';

/** Superusers and administrators see everything of this kind; others less. */
async function seesAll({ user }: AuthContext): Promise<boolean> {
  return user.isSuperuser || (await user.isAdministrator());
}

/** Fills in what users and groups hold: the first version shows all roles of the backend, the second one's own as well. */
@Injectable()
export class HeldFields {
  constructor(
    private readonly principals: Principals,
    private readonly holdings: Holdings,
  ) {}

  async fill(holder: 'user' | 'group', rows: Row[], wanted: ReadonlySet<string>, version: Version): Promise<void> {
    const ids = rows.map((row) => row.id as string);
    const put = async (name: string, read: () => Promise<Map<string, string[]>>): Promise<void> => {
      if (!wanted.has(name)) return;
      const held = await read();
      for (const row of rows) row[name] = held.get(row.id as string) ?? [];
    };
    const effective = () => this.principals.backendRoles(holder, ids);
    if (version === 'v1') return put('roles', effective);
    await put('effective_roles', effective);
    await put('roles', () => this.holdings.rolesOf(holder, ids));
    await put('permissions', () => this.holdings.permissionsOf(holder, ids));
    if (holder === 'user') await put('groups', () => this.holdings.groupsOf(ids));
    else await put('parents', () => this.holdings.parentsOf(ids));
  }
}

/** Profiles of one's organisation. */
@Injectable()
export class UserProfileRules implements ResourceRules {
  constructor(
    private readonly held: HeldFields,
    private readonly granting: Granting,
  ) {}

  hold(): Promise<void> {
    return this.granting.takeTurn();
  }

  async visible(auth: AuthContext): Promise<Condition> {
    if (await seesAll(auth)) return everything;
    return { sql: 't.organisation_id = ?', values: [BigInt(auth.user.organisationId)] };
  }

  complete(rows: Row[], _: AuthContext, wanted: ReadonlySet<string>, version: Version): Promise<void> {
    return this.held.fill('user', rows, wanted, version);
  }
}

/** One's own profile. */
@Injectable()
export class UserAccountProfileRules implements ResourceRules {
  constructor(private readonly held: HeldFields) {}

  visible({ user }: AuthContext): Condition {
    return { sql: 't.id = ?', values: [BigInt(user.id)] };
  }

  complete(rows: Row[], _: AuthContext, wanted: ReadonlySet<string>, version: Version): Promise<void> {
    return this.held.fill('user', rows, wanted, version);
  }
}

/** The groups that one is in. */
@Injectable()
export class GroupProfileRules implements ResourceRules {
  constructor(
    private readonly held: HeldFields,
    private readonly granting: Granting,
  ) {}

  hold(): Promise<void> {
    return this.granting.takeTurn();
  }

  async visible(auth: AuthContext): Promise<Condition> {
    if (await seesAll(auth)) return everything;
    return { sql: 't.id IN (SELECT group_id FROM group_member WHERE user_id = ?)', values: [BigInt(auth.user.id)] };
  }

  complete(rows: Row[], _: AuthContext, wanted: ReadonlySet<string>, version: Version): Promise<void> {
    return this.held.fill('group', rows, wanted, version);
  }
}

/** One's own organisation. */
@Injectable()
export class OrganisationRules implements ResourceRules {
  constructor(private readonly granting: Granting) {}

  hold(): Promise<void> {
    return this.granting.takeTurn();
  }

  async visible(auth: AuthContext): Promise<Condition> {
    if (await seesAll(auth)) return everything;
    return { sql: 't.id = ?', values: [BigInt(auth.user.organisationId)] };
  }
}
