import type { Request } from 'express';
import type { Row } from '../../database/database.js';
import type { Resource } from '../declaration/resource.js';
import { isJsonObject } from '../json-body.js';
import type { Values } from '../query/writes.js';
import { validateStrictly } from '../validation.js';

/**
 * The values to be stored of a change: where it was sent as a JSON Merge Patch (RFC 7396), members that are objects
 * change those that are there, else they take their places.
 * @param row the object, locked
 * @throws ValidationFailed for what becomes too long by it
 */
export function merged(request: Request, resource: Resource, row: Row, values: Values): Values {
  if (!/^application\/merge-patch\+json *(;|$)/i.test(request.headers['content-type'] ?? '')) return values;
  const objects = resource.fields.filter(({ name, kind }) => kind === 'json' && isJsonObject(values[name]));
  const changed = objects.map(({ name }) => [name, mergePatch(JSON.parse(row[name] as string), values[name])]);
  return { ...values, ...validateStrictly(resource, Object.fromEntries(changed) as Values, false) };
}

/** RFC 7396, section 2. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isJsonObject(patch)) return patch;
  const members = new Map(isJsonObject(target) ? Object.entries(target) : []);
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) members.delete(name);
    else members.set(name, mergePatch(members.get(name), value));
  }
  return Object.fromEntries(members);
}
