import { createHmac, hash, type KeyObject } from 'node:crypto';
import type { Request } from 'express';
import { headerCount } from '../../auth/request-headers.js';
import { keyFor, readPepper } from '../../config/pepper.js';
import { Problem } from '../../config/problem.js';
import { settings } from '../../config/settings.js';
import type { Row } from '../../database/database.js';
import type { Resource } from '../declaration/resource.js';
import { show } from './render.js';

/** The entity tag of what is answered, in quotes (RFC 9110, 8.8.3). */
export function etagOf(answer: string): string {
  return `"${digest(answer)}"`;
}

/** The entity tag of an object: of what is edited, and behind a dot of what changes as it is used. */
export function objectTag(resource: Resource, row: Row): string {
  const of = (names: ReadonlySet<string>): string => JSON.stringify(show(resource, row, names));
  const edited = digest(of(resource.edited) + hiddenOf(resource, row));
  return resource.used.size > 0 ? `"${edited}.${digest(of(resource.used))}"` : `"${edited}"`;
}

let key: KeyObject | undefined;

/** What tells apart values that are shown alike. With a key: what is hidden could be guessed from a plain digest. */
function hiddenOf({ hidden }: Resource, row: Row): string {
  if (hidden.length === 0) return '';
  key ??= keyFor('entity tags', readPepper(settings));
  const values = JSON.stringify(hidden.map((name) => row[name]));
  return createHmac('sha256', key).update(values).digest('base64url');
}

const digest = (text: string): string => hash('sha256', text, 'base64url').slice(0, 27);

/** Whether the client has this answer already. */
export function isKnown(request: Request, etag: string): boolean {
  const sent = request.headers['if-none-match'];
  return sent !== undefined && names(sent, etag);
}

/**
 * Compares If-Match with the object as it is. That it was used meanwhile does not count: who renames a token need not
 * wait until nobody uses it.
 * @throws Problem precondition_failed when the client has seen another state of it, invalid_header for what is no tag
 */
export function requireMatch(request: Request, etag: string): void {
  const sent = request.headers['if-match'];
  if (sent === undefined || names(edited(sent), edited(etag))) return;
  // Whoever has lost the quotes would read the object anew, and be refused again for ever.
  if (!sent.includes('"') && /[^\s,]/.test(sent)) {
    throw new Problem('invalid_header', 'If-Match holds an ETag with its quotes.');
  }
  throw new Problem('precondition_failed');
}

/** Tags without what they say of the objects' use. */
const edited = (tags: string): string => tags.replaceAll(/\.[\w-]*(?=")/g, '');

/** Whether a list of tags has this one. A proxy may have marked it weak. */
function names(list: string, etag: string): boolean {
  return list.trim() === '*' || list.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

/** A header that may come once. @throws Problem */
export function singleHeader(request: Request, name: string): string | undefined {
  if (headerCount(request, name) > 1) throw new Problem('invalid_header', `${name} may be sent once.`);
  return request.headers[name] as string | undefined;
}
