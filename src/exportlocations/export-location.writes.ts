import { Injectable } from '@nestjs/common';
import type { AuthContext } from '../auth/auth-context.js';
import type { Row } from '../database/database.js';
import type { Resource } from '../rest/declaration/resource.js';
import { DeclaredWrites, type Values } from '../rest/query/writes.js';
import { shownUri } from './shown-uri.js';

/** Whoever sends a URI back as it was shown does not know what is hidden, and does not mean to take it away. */
@Injectable()
export class ExportLocationWrites extends DeclaredWrites {
  override change(auth: AuthContext, row: Row, { uri, ...others }: Values, resource: Resource): Promise<void> {
    const isAsShown = uri === shownUri(row.uri as string);
    return super.change(auth, row, isAsShown ? others : { ...others, uri }, resource);
  }
}
