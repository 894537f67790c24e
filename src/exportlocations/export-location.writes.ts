import { Injectable } from '@nestjs/common';
import { type AuthContext, DeclaredWrites, InvalidFields, type Resource, type Row, type Values } from '../kit/index.js';
import { mustBeUri } from './export-location.resource.js';
import { shownUri } from './shown-uri.js';

/** Whoever sends a URI back as it was shown does not know what is hidden, and does not mean to take it away. */
@Injectable()
export class ExportLocationWrites extends DeclaredWrites {
  override async create(auth: AuthContext, values: Values, resource: Resource): Promise<string> {
    requirePlace(values);
    return super.create(auth, values, resource);
  }

  override async change(auth: AuthContext, row: Row, values: Values, resource: Resource): Promise<void> {
    const { uri, ...others } = values;
    if (uri === shownUri(row.uri as string)) return super.change(auth, row, others, resource);
    requirePlace(values);
    return super.change(auth, row, values, resource);
  }
}

/** @throws InvalidFields for a scheme alone */
function requirePlace({ uri }: Values): void {
  if (typeof uri === 'string' && uri.endsWith(':') && !uri.slice(0, -1).includes(':')) {
    throw new InvalidFields({ uri: [mustBeUri] });
  }
}
