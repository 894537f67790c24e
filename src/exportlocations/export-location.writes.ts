import { Injectable } from '@nestjs/common';
import { type AuthContext, DeclaredWrites, InvalidFields, type Resource, type Row, type Values } from '../kit/index.js';
import { uriFault } from './export-location.resource.js';
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

/** @throws InvalidFields for a scheme alone, which only what is shown of a location may be */
function requirePlace({ uri }: Values): void {
  const fault = typeof uri === 'string' ? uriFault(uri, false) : undefined;
  if (fault !== undefined) throw new InvalidFields({ uri: [fault] });
}
