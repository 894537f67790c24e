import { type PipeTransform } from '@nestjs/common';
import type { Request } from 'express';
import { Problem } from '../../config/problem.js';
import { fieldsOf } from '../declaration/field.js';
import type { Resource } from '../declaration/resource.js';
import { FromRequest, isJsonObject, readJson, readJsonObject, type JsonObject } from '../json-body.js';
import type { Values } from '../query/writes.js';
import { validateStrictly } from '../validation.js';

/** The most objects that one request may create. */
export const BULK_LIMIT = 1000;

class ValuesPipe implements PipeTransform<Request, Promise<Values>> {
  constructor(
    private readonly resource: Pick<Resource, 'name' | 'fields'>,
    private readonly creating: boolean,
  ) {}

  async transform(request: Request): Promise<Values> {
    const none = request.method === 'POST' && !this.resource.fields.some(({ required }) => required) ? {} : undefined;
    return validateStrictly(this.resource, await readJsonObject(request, none), this.creating);
  }
}

class BulkPipe implements PipeTransform<Request, Promise<JsonObject[]>> {
  async transform(request: Request): Promise<JsonObject[]> {
    const body = await readJson(request);
    if (!Array.isArray(body) || body.length === 0 || body.length > BULK_LIMIT || !body.every(isJsonObject)) {
      throw new Problem('invalid_body', `The body must be a JSON array of 1 to ${BULK_LIMIT} objects.`);
    }
    return body;
  }
}

/** The checked fields of a new object of the resource, as a handler's parameter. */
export const NewObject = (resource: Resource): ParameterDecorator => FromRequest(new ValuesPipe(resource, true));

/** The checked fields that are to be changed. */
export const Changes = (resource: Resource): ParameterDecorator => FromRequest(new ValuesPipe(resource, false));

/** The objects of a bulk request, not checked yet. */
export const Bulk = (): ParameterDecorator => FromRequest(new BulkPipe());

/** The checked members of a body that is no resource but declares its fields in the same way. */
export const Command = (type: new () => object): ParameterDecorator =>
  FromRequest(new ValuesPipe({ name: type.name, fields: fieldsOf(type) }, true));
