import { changesColumn } from '../../database/change-count.js';
import type { AsOf, Row } from '../../database/database.js';
import { permissions, type Permission, administratorRole } from '../granting/permissions.js';

/** What a user may do here: permission words, and roles of the platform and of plugins, own and inherited. */
export interface EffectiveGrants {
  permissions: ReadonlySet<string>;
  platformRoles: ReadonlySet<string>;
}

/** The columns of a Principal in a SELECT that names the account table `u`. */
export const principalColumns = `u.id AS user_id, u.username, u.password, u.is_active, u.is_superuser,
u.organisation_id${changesColumn}`;

/** SQL that is the first and last name of the account of which `id` is the id; null where it is gone. */
export const fullName = (id: string): string =>
  `(SELECT TRIM(concat_ws(' ', a.first_name, a.last_name)) FROM account a WHERE a.id = ${id})`;

/** SQL that joins, as `alias`, the account of which `id` is the id. */
export const joinAccount = (alias: string, id: string): string => `JOIN account ${alias} ON ${alias}.id = ${id}`;

/** A user as far as access is concerned, fresh from the database on every request. */
export class Principal {
  readonly id: string;
  readonly username: string;
  readonly passwordHash: string | null;
  readonly isActive: boolean;
  readonly isSuperuser: boolean;
  readonly organisationId: string;
  private loaded?: Promise<EffectiveGrants>;

  /** @param asOf what was told of the data with the row, see Database.asOf */
  constructor(
    row: Row,
    private readonly load: (userId: string, asOf?: AsOf) => Promise<EffectiveGrants>,
    readonly asOf?: AsOf,
  ) {
    this.id = String(row.user_id);
    this.username = row.username as string;
    this.passwordHash = row.password as string | null;
    this.isActive = Boolean(row.is_active);
    this.isSuperuser = Boolean(row.is_superuser);
    this.organisationId = String(row.organisation_id);
  }

  /** Read when first asked for: many requests are decided without. */
  grants(): Promise<EffectiveGrants> {
    if (!this.loaded) {
      this.loaded = this.load(this.id, this.asOf);
      // Requests may share a principal: a failure must not stay with all of them.
      this.loaded.catch(() => (this.loaded = undefined));
    }
    return this.loaded;
  }

  async hasPermission(permission: Permission): Promise<boolean> {
    if (this.isSuperuser && permissions.meanings[permission].superuser) return true;
    return (await this.grants()).permissions.has(permission);
  }

  /** All that it has. */
  async permissions(): Promise<Permission[]> {
    const { words } = permissions;
    const has = await Promise.all(words.map((word) => this.hasPermission(word)));
    return words.filter((_, index) => has[index]);
  }

  async isAdministrator(): Promise<boolean> {
    return (await this.grants()).platformRoles.has(administratorRole);
  }
}
