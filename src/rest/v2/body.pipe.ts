import { type PipeTransform } from '@nestjs/common';
import type { Request } from 'express';
import { fieldsOf } from '../declaration/field.js';
import type { Resource } from '../declaration/resource.js';
import { FromRequest, readJson, readJsonObject, type JsonObject } from '../json-body.js';
import type { Values } from '../query/writes.js';
import { validateStrictly } from '../validation.js';

/**
 * The body that an object is made or changed by, not checked yet: see `checked`. Where no field is needed, no body is
 * needed either; a change says what it changes.
 */
export function readObjectBody(request: Request, { fields }: Pick<Resource, 'fields'>): Promise<JsonObject> {
  const isOptional = request.method !== 'PATCH' && !fields.some(({ required }) => required);
  return readJsonObject(request, isOptional ? {} : undefined);
}

class CommandPipe implements PipeTransform<Request, Promise<Values>> {
  constructor(private readonly declared: Pick<Resource, 'name' | 'fields'>) {}

  async transform(request: Request): Promise<Values> {
    return validateStrictly(this.declared, await readObjectBody(request, this.declared), true);
  }
}

/** The body of a bulk request, not checked yet. */
export const BulkBody = (): ParameterDecorator => FromRequest({ transform: (request: Request) => readJson(request) });

/** The checked members of a body that is no resource but declares its fields in the same way. */
export const Command = (type: new () => object): ParameterDecorator =>
  FromRequest(new CommandPipe({ name: type.name, fields: fieldsOf(type) }));
