import { Injectable } from '@nestjs/common';
import { RolesRegistry } from '../accounts/granting/roles-registry.service.js';
import { AuditLog } from '../audit-log/audit-log.service.js';
import type { AuthContext } from '../auth/auth-context.js';
import { authorOf } from '../auth/author.js';
import type { Row } from '../database/database.js';
import type { ResourceWrites } from '../rest/query/writes.js';

/** Roles come as trees, see the registry; singly they can only be taken away. */
@Injectable()
export class RoleWrites implements ResourceWrites {
  constructor(
    private readonly registry: RolesRegistry,
    private readonly audit: AuditLog,
  ) {}

  remove(auth: AuthContext, { id }: Row): Promise<void> {
    return this.registry.remove(authorOf(auth, this.audit), id as string);
  }
}
