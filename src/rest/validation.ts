import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { Resource } from './declaration/resource.js';
import { ValidationFailed, type FieldErrors } from './errors.js';
import type { JsonObject } from './json-body.js';

/**
 * Picks a resource's writable fields out of a body and checks them; everything else in it is left behind.
 * @param given the body, where a member that is absent or undefined counts as not given
 * @returns an instance of the resource's class that holds the given fields only
 * @throws ValidationFailed
 */
export function validate<T extends object>(resource: Resource, given: JsonObject): Partial<T> {
  const object = plainToInstance(resource.type, given, { excludeExtraneousValues: true, exposeUnsetFields: false });
  const errors: FieldErrors = {};
  for (const { name, required } of resource.fields) {
    if (required && (object as JsonObject)[name] === undefined) errors[name] = ['This field is required.'];
  }
  for (const { property, constraints } of validateSync(object, {
    stopAtFirstError: true,
    forbidUnknownValues: false,
  })) {
    errors[property] ??= Object.values(constraints ?? {});
  }
  if (Object.keys(errors).length > 0) throw new ValidationFailed(resource.name, errors);
  return object;
}
