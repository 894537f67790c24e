import { Injectable } from '@nestjs/common';
import { Principals } from '../accounts/principals.service.js';
import type { AuthContext } from '../auth/auth-context.js';
import type { Row } from '../database/database.js';
import { jsonText } from '../rest/json-text.js';
import { everything, type Condition } from '../database/condition.js';
import type { ResourceRules } from '../rest/query/objects.js';

/** Superusers and administrators see everything of this kind; others less. */
async function seesAll({ user }: AuthContext): Promise<boolean> {
  return user.isSuperuser || (await user.isAdministrator());
}

/** Role keys as the wire shows them. */
function rolesText(names: readonly string[] | undefined): string {
  return names && names.length > 0 ? jsonText(names) : '';
}

/** Profiles of one's organisation. */
@Injectable()
export class UserProfileRules implements ResourceRules {
  constructor(private readonly principals: Principals) {}

  async visible(auth: AuthContext): Promise<Condition> {
    if (await seesAll(auth)) return everything;
    return { sql: 't.organisation_id = ?', values: [BigInt(auth.user.organisationId)] };
  }

  async complete(rows: Row[]): Promise<void> {
    const roles = await this.principals.backendRoles(
      'user',
      rows.map((row) => row.id as string),
    );
    for (const row of rows) row.roles = rolesText(roles.get(row.id as string));
  }
}

/** One's own profile. */
@Injectable()
export class UserAccountProfileRules implements ResourceRules {
  constructor(private readonly principals: Principals) {}

  visible({ user }: AuthContext): Condition {
    return { sql: 't.id = ?', values: [BigInt(user.id)] };
  }

  async complete(rows: Row[], { user }: AuthContext): Promise<void> {
    const roles = await this.principals.backendRoles('user', [user.id]);
    for (const row of rows) row.roles = rolesText(roles.get(user.id));
  }
}

/** The groups that one is in. */
@Injectable()
export class GroupProfileRules implements ResourceRules {
  constructor(private readonly principals: Principals) {}

  async visible(auth: AuthContext): Promise<Condition> {
    if (await seesAll(auth)) return everything;
    return { sql: 't.id IN (SELECT group_id FROM group_member WHERE user_id = ?)', values: [BigInt(auth.user.id)] };
  }

  async complete(rows: Row[]): Promise<void> {
    const roles = await this.principals.backendRoles(
      'group',
      rows.map((row) => row.id as string),
    );
    for (const row of rows) row.roles = rolesText(roles.get(row.id as string));
  }
}
