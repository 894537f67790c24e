import type { AuthContext } from '../../auth/auth-context.js';
import type { FieldFaults } from '../../config/invalid-fields.js';
import type { Resource } from '../declaration/resource.js';
import { ValidationFailed } from '../errors.js';
import type { JsonObject } from '../json-body.js';
import type { ResourceObjects } from '../query/objects.js';
import type { ResourceWrites, Values } from '../query/writes.js';
import { checkStrictly } from '../validation.js';

/** What a body is checked for. */
export interface Checking {
  auth: AuthContext;
  resource: Resource;
  objects: ResourceObjects;
  writes: Pick<ResourceWrites, 'faults'>;
}

/**
 * The fields of the body of a new object, or of changes to the one of this id.
 * @throws ValidationFailed with all that is wrong, whoever finds it; Problem
 */
export async function checked(checking: Checking, body: JsonObject, id?: string): Promise<Values> {
  const { resource, auth, objects, writes } = checking;
  const { values, errors, more } = checkStrictly(resource, body, id === undefined);
  if (Object.keys(errors).length === 0) return values;
  const row = id === undefined || !writes.faults ? undefined : await objects.one(auth, id);
  const others: FieldFaults = (await writes.faults?.(auth, values, row)) ?? {};
  throw new ValidationFailed(resource.name, { ...others, ...errors }, more);
}
