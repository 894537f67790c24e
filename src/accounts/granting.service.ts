import { Injectable } from '@nestjs/common';
import { Problem } from '../config/problem.js';
import { Database } from '../database/database.js';
import { forUpdate } from '../database/dialect.js';
import type { Author } from './author.js';
import { defaultGroupId } from './group.entity.js';
import { administratorRole } from './permissions.js';
import { handedDown, heldByUser, type Held } from './held.js';

/** Something that is about to be given to a user or a group. */
export interface Gift {
  permissions?: readonly string[];
  /** Names of roles. */
  roles?: readonly string[];
  /** Ids of groups to be in or below: with everything that they hand down. */
  groups?: readonly string[];
}

/** What an author may give. */
export interface Grantor {
  id?: string;
  /** Superusers and the administration command may give everything. */
  unlimited: boolean;
  held: Held;
}

const nothing: Held = { permissions: new Set(), roles: new Set() };

/** Who may grant what: nobody grants what they do not hold. */
@Injectable()
export class Granting {
  constructor(private readonly database: Database) {}

  /**
   * Waits, inside a write, for its turn to change who may do what. One at a time: the default group's row, which is
   * always there, is locked first by all of them, so that none can be decided by what another one is changing. What is
   * read after that is as of now.
   */
  async takeTurn(): Promise<void> {
    await this.database.read(`SELECT id FROM account_group WHERE id = ?${forUpdate}`, [BigInt(defaultGroupId)]);
  }

  /**
   * Begins a change of who may do what, inside its write, once it has its turn.
   * @returns what the author may give as of now, whatever the request found out when it began
   * @throws Problem permission_denied when the author is no active administrator any more
   */
  async begin({ user }: Author): Promise<Grantor> {
    await this.takeTurn();
    if (!user) return { unlimited: true, held: nothing };
    const [row] = await this.database.read(`SELECT is_active, is_superuser FROM account WHERE id = ?${forUpdate}`, [BigInt(user.id)]); // prettier-ignore
    if (!row?.is_active) throw new Problem('permission_denied');
    if (row.is_superuser) return { id: user.id, unlimited: true, held: nothing };
    const held = await heldByUser(this.database, user.id);
    if (!held.roles.has(administratorRole)) throw new Problem('permission_denied');
    return { id: user.id, unlimited: false, held };
  }

  /** @throws Problem not_grantable naming the first thing that the grantor does not hold */
  async demand({ unlimited, held }: Grantor, { permissions = [], roles = [], groups = [] }: Gift): Promise<void> {
    if (unlimited) return;
    const inherited = await handedDown(this.database, groups);
    const permission = [...permissions, ...inherited.permissions].find((one) => !held.permissions.has(one));
    if (permission !== undefined) throw new Problem('not_grantable', `You do not hold the permission "${permission}".`);
    const role = [...roles, ...inherited.roles].find((one) => !held.roles.has(one));
    if (role !== undefined) throw new Problem('not_grantable', `You do not hold the role "${role}".`);
  }
}
