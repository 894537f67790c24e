import { Injectable } from '@nestjs/common';
import { Groups, type NewGroupValues } from '../accounts/groups.service.js';
import { Organisations } from '../accounts/organisations.service.js';
import type { NewUserValues } from '../accounts/user-values.js';
import { Users } from '../accounts/users.service.js';
import { AuditLog } from '../auth/audit-log.service.js';
import type { AuthContext } from '../auth/auth-context.js';
import { authorOf } from '../auth/author.js';
import type { Row } from '../database/database.js';
import type { ResourceWrites, Values } from '../rest/query/writes.js';

/** What administrators do to users; see the controller for how they delete one. */
@Injectable()
export class UserWrites implements ResourceWrites {
  constructor(
    private readonly users: Users,
    private readonly audit: AuditLog,
  ) {}

  /** Hashes the password of a new user. */
  prepare(values: Values): Promise<Values> {
    return this.users.prepare(values);
  }

  create(auth: AuthContext, values: Values): Promise<string> {
    return this.users.create(authorOf(auth, this.audit), values as unknown as NewUserValues);
  }

  change(auth: AuthContext, { id }: Row, values: Values): Promise<void> {
    return this.users.change(authorOf(auth, this.audit), id as string, values);
  }
}

/** What administrators do to groups. */
@Injectable()
export class GroupWrites implements ResourceWrites {
  constructor(
    private readonly groups: Groups,
    private readonly audit: AuditLog,
  ) {}

  create(auth: AuthContext, values: Values): Promise<string> {
    return this.groups.create(authorOf(auth, this.audit), values as unknown as NewGroupValues);
  }

  change(auth: AuthContext, { id }: Row, values: Values): Promise<void> {
    return this.groups.change(authorOf(auth, this.audit), id as string, values);
  }

  remove(auth: AuthContext, { id }: Row): Promise<void> {
    return this.groups.delete(authorOf(auth, this.audit), id as string);
  }
}

/** What administrators do to organisations. */
@Injectable()
export class OrganisationWrites implements ResourceWrites {
  constructor(
    private readonly organisations: Organisations,
    private readonly audit: AuditLog,
  ) {}

  create(auth: AuthContext, values: Values): Promise<string> {
    return this.organisations.create(authorOf(auth, this.audit), values);
  }

  change(auth: AuthContext, { id }: Row, values: Values): Promise<void> {
    return this.organisations.change(authorOf(auth, this.audit), id as string, values);
  }

  remove(auth: AuthContext, { id }: Row): Promise<void> {
    return this.organisations.delete(authorOf(auth, this.audit), id as string);
  }
}
