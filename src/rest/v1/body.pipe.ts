import { type PipeTransform } from '@nestjs/common';
import type { Request } from 'express';
import { resourceOf, type Resource } from '../declaration/resource.js';
import { FromRequest, readJsonObject, type JsonObject } from '../json-body.js';
import { validate } from '../validation.js';

/** The fields of a v1 body. Old clients send the empty string, or null, for what they do not know. */
class V1BodyPipe implements PipeTransform<Request, Promise<JsonObject>> {
  constructor(private readonly resource: Resource) {}

  async transform(request: Request): Promise<JsonObject> {
    // What v1 has always made of them.
    const body = await readJsonObject(request, undefined, 'replaced');
    // Its own fields alone are looked at, however many members there are.
    const given: JsonObject = {};
    for (const { name } of this.resource.fields) {
      const value = Object.hasOwn(body, name) ? body[name] : undefined;
      if (value !== undefined && value !== '' && value !== null) given[name] = value;
    }
    return validate<JsonObject>(this.resource, given);
  }
}

/** The fields that a client sent for a new object of the resource, as a handler's parameter. */
export const V1Body = (type: new () => object): ParameterDecorator => FromRequest(new V1BodyPipe(resourceOf(type)));
