import { Injectable } from '@nestjs/common';
import { RolesRegistry } from '../kit/administration.js';
import type { AuthContext, ResourceWrites, Row } from '../kit/index.js';

/** Roles come as trees, see the registry; singly they can only be taken away. */
@Injectable()
export class RoleWrites implements ResourceWrites {
  constructor(private readonly registry: RolesRegistry) {}

  remove(auth: AuthContext, { id }: Row): Promise<void> {
    return this.registry.remove(auth, id as string);
  }
}
