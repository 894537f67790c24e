import { type PipeTransform } from '@nestjs/common';
import type { Request } from 'express';
import { fieldsOf } from '../declaration/field.js';
import type { Resource } from '../declaration/resource.js';
import { FromRequest, readJson, readJsonObject, type JsonObject } from '../json-body.js';
import type { Values } from '../query/writes.js';
import { validateStrictly } from '../validation.js';

type Declared = Pick<Resource, 'name' | 'fields'>;

class ObjectPipe implements PipeTransform<Request, Promise<JsonObject>> {
  constructor(private readonly declared: Declared) {}

  /** Where no field is needed, no body is needed either; a change says what it changes. */
  transform(request: Request): Promise<JsonObject> {
    const isOptional = request.method !== 'PATCH' && !this.declared.fields.some(({ required }) => required);
    return readJsonObject(request, isOptional ? {} : undefined);
  }
}

class CommandPipe implements PipeTransform<Request, Promise<Values>> {
  private readonly body: ObjectPipe;

  constructor(private readonly declared: Declared) {
    this.body = new ObjectPipe(declared);
  }

  async transform(request: Request): Promise<Values> {
    return validateStrictly(this.declared, await this.body.transform(request), true);
  }
}

/** The body that an object of the resource is made or changed by, not checked yet: see `checked`. */
export const ObjectBody = (resource: Resource): ParameterDecorator => FromRequest(new ObjectPipe(resource));

/** The body of a bulk request, not checked yet. */
export const BulkBody = (): ParameterDecorator => FromRequest({ transform: (request: Request) => readJson(request) });

/** The checked members of a body that is no resource but declares its fields in the same way. */
export const Command = (type: new () => object): ParameterDecorator =>
  FromRequest(new CommandPipe({ name: type.name, fields: fieldsOf(type) }));
