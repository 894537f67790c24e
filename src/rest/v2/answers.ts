import type { Row } from '../../database/database.js';
import type { Resource } from '../declaration/resource.js';
import { etagOf, objectTag } from './etag.js';
import { show } from './render.js';

/** What a v2 handler may return besides plain values: an answer with more to it than a body. */
export class Answer {
  constructor(
    readonly body: unknown,
    readonly options: {
      status?: number;
      /** The path of what was created. */
      location?: string;
      /** The entity tag; default: one of the body. */
      etag?: string;
    } = {},
  ) {}
}

/** A page of a list, written out. */
export class ReadyPage {
  readonly etag: string;

  constructor(readonly text: string) {
    this.etag = etagOf(text);
  }
}

export interface ObjectOptions {
  status?: number;
  location?: string;
  /** The fields to show; default: all. */
  wanted?: ReadonlySet<string>;
  /** What the answer says besides, where it is defined. */
  more?: object;
}

/** The answer that is an object of a resource: whatever it shows, its tag is that of the object. */
export function objectAnswer(resource: Resource, row: Row, { wanted, more, ...options }: ObjectOptions = {}): Answer {
  return new Answer({ ...show(resource, row, wanted), ...more }, { ...options, etag: objectTag(resource, row) });
}
