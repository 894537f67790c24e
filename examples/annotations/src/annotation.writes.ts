import { Injectable } from '@nestjs/common';
import {
  AuditLog,
  Database,
  DeclaredWrites,
  InvalidFields,
  Problem,
  type AuthContext,
  type Resource,
  type Row,
  type Values,
} from 'media-asset-platform/kit';

/**
 * Stored as declared, but only their owner changes notes, only those that are not settled, and of kinds that there are.
 */
@Injectable()
export class AnnotationWrites extends DeclaredWrites {
  constructor(
    private readonly rows: Database,
    audit: AuditLog,
  ) {
    super(rows, audit);
  }

  override async create(auth: AuthContext, values: Values, resource: Resource): Promise<string> {
    await this.requireKind(values);
    return super.create(auth, values, resource);
  }

  override async change(auth: AuthContext, row: Row, values: Values, resource: Resource): Promise<void> {
    requireOwner(auth, row);
    if (row.settled) throw new Problem('annotation_settled');
    await this.requireKind(values);
    await super.change(auth, row, values, resource);
  }

  override async remove(auth: AuthContext, row: Row, resource: Resource): Promise<void> {
    requireOwner(auth, row);
    await super.remove(auth, row, resource);
  }

  private async requireKind({ kind }: Values): Promise<void> {
    if (kind === undefined) return;
    const found = await this.rows.read('SELECT id FROM annotation_kind WHERE name = ?', [kind as string]);
    if (found.length === 0) throw new InvalidFields({ kind: ['There is no such kind.'] });
  }
}

function requireOwner({ user }: AuthContext, { owner }: Row): void {
  if (String(owner) !== user.id) throw new Problem('permission_denied', 'Only its owner may do this to a note.');
}
