import { Injectable } from '@nestjs/common';
import { type AuthContext, DeclaredWrites, type Resource, type Row, type Values } from '../kit/index.js';
import { shownUri } from './shown-uri.js';

/** Whoever sends a URI back as it was shown does not know what is hidden, and does not mean to take it away. */
@Injectable()
export class ExportLocationWrites extends DeclaredWrites {
  override change(auth: AuthContext, row: Row, values: Values, resource: Resource): Promise<void> {
    const { uri, ...others } = values;
    const isAsShown = uri === shownUri(row.uri as string);
    return super.change(auth, row, isAsShown ? others : values, resource);
  }
}
