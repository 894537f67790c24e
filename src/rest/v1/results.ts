import type { Row } from '../../database/database.js';
import type { Resource } from '../declaration/resource.js';
import { listPieces } from '../pieces.js';
import type { Meta } from './paging.js';
import { renderer } from './render.js';

/** What a v1 handler returns, which the envelope interceptor turns into a body: at once, or in pieces of its text. */
export type V1Result = { body(): object } | { text: string } | { pieces(): AsyncGenerator<string> };

type Parts = AsyncGenerator<readonly Row[]>;

export class V1List {
  constructor(
    private readonly resource: Resource,
    private readonly parts: Parts,
    private readonly meta: Meta,
  ) {}

  pieces(): AsyncGenerator<string> {
    const head = `{"meta":${JSON.stringify(this.meta)},"objects":[`;
    return listPieces(head, this.parts, renderer(this.resource, 'list'));
  }
}

export class V1Set {
  constructor(
    private readonly resource: Resource,
    private readonly parts: Parts,
    private readonly missing: readonly string[],
  ) {}

  pieces(): AsyncGenerator<string> {
    const missing = this.missing.length > 0 ? `"not_found":${JSON.stringify(this.missing)},` : '';
    return listPieces(`{${missing}"objects":[`, this.parts, renderer(this.resource, 'detail'));
  }
}

export class V1Object {
  constructor(
    private readonly resource: Resource,
    private readonly row: Row,
  ) {}

  body(): object {
    return renderer(this.resource, 'detail')(this.row);
  }
}
