import { Injectable } from '@nestjs/common';
import { RolesRegistry } from '../accounts/granting/roles-registry.service.js';
import type { AuthContext } from '../auth/auth-context.js';
import type { Row } from '../database/database.js';
import type { ResourceWrites } from '../rest/query/writes.js';

/** Roles come as trees, see the registry; singly they can only be taken away. */
@Injectable()
export class RoleWrites implements ResourceWrites {
  constructor(private readonly registry: RolesRegistry) {}

  remove(auth: AuthContext, { id }: Row): Promise<void> {
    return this.registry.remove(auth, id as string);
  }
}
