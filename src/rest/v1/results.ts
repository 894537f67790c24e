import type { Row } from '../../database/database.js';
import type { Resource } from '../declaration/resource.js';
import type { Meta } from './paging.js';
import { renderer } from './render.js';

/** What a v1 handler returns: rows, which the envelope interceptor turns into a body. */
export interface V1Result {
  body(): object;
}

export class V1List implements V1Result {
  constructor(
    private readonly resource: Resource,
    private readonly rows: readonly Row[],
    private readonly meta: Meta,
  ) {}

  body(): object {
    return { meta: this.meta, objects: this.rows.map(renderer(this.resource, 'list')) };
  }
}

export class V1Set implements V1Result {
  constructor(
    private readonly resource: Resource,
    private readonly found: readonly Row[],
    private readonly missing: readonly string[],
  ) {}

  body(): object {
    const objects = this.found.map(renderer(this.resource, 'detail'));
    return this.missing.length > 0 ? { not_found: this.missing, objects } : { objects };
  }
}

export class V1Object implements V1Result {
  constructor(
    private readonly resource: Resource,
    private readonly row: Row,
  ) {}

  body(): object {
    return renderer(this.resource, 'detail')(this.row);
  }
}
