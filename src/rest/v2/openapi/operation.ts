import { SetMetadata, applyDecorators } from '@nestjs/common';
import { ApiExtension, ApiOperation, ApiQuery, ApiResponse } from '@nestjs/swagger';
import type { ProblemCode } from '../../../config/problems.js';
import type { Resource } from '../../declaration/resource.js';
import type { Lookup } from '../../declaration/lookups.js';
import type { Filter } from '../../declaration/resource.js';
import { component, type Schema } from './schemas.js';

export const CODES = 'x-problem-codes';

/** Marks the handlers that read no query parameter, and those that read no body. */
export const NO_QUERY = Symbol('no query');
export const NO_BODY = Symbol('no body');

interface OperationOptions {
  /** Its name in clients, such as `listThemes`. */
  id: string;
  summary: string;
  description?: string;
  query?: Record<string, Schema & { description: string }>;
  body?: Schema;
  /** The media type of the body. */
  consumes?: string;
  /** Bodies by status; undefined for none. */
  answers: Record<number, Schema | undefined>;
  /** The media types that the answers can have. */
  produces?: readonly string[];
  /** Whether the answer 201 says where the new object is. */
  location?: boolean;
  /** What it may be refused with, besides what follows from its access, its method and its body. */
  codes?: readonly ProblemCode[];
}

/** Describes a route for the API document, which is made from these descriptions and the declarations. */
export function Operation(options: OperationOptions): MethodDecorator {
  const { id, summary, description, query = {}, body, answers, location = false, codes = [] } = options;
  const { consumes = 'application/json', produces = ['application/json'] } = options;
  const requestBody = body && { content: { [consumes]: { schema: body } } };
  return applyDecorators(
    SetMetadata(NO_QUERY, Object.keys(query).length === 0),
    SetMetadata(NO_BODY, body === undefined),
    ApiOperation({ operationId: id, summary, description, ...(requestBody ? { requestBody } : {}) }),
    ApiExtension(CODES, codes),
    ...Object.entries(query).map(
      ([name, { description: help, ...schema }]) =>
      ApiQuery({ name, description: help, required: false, schema, ...(isInOneText(name, schema) ? { explode: false } : {}) }), // prettier-ignore
    ),
    ...Object.entries(answers).map(([status, schema]) =>
      ApiResponse({
        status: Number(status),
        description: meanings[Number(status)] ?? 'Done',
        ...(location && status === '201' ? { headers: { Location: locationHeader as { $ref: string } } } : {}),
        ...(schema ? { content: Object.fromEntries(produces.map((type) => [type, { schema }])) } : {}),
      }),
    ),
  );
}

const meanings: Record<number, string> = { 200: 'Done', 201: 'Created', 204: 'Done; there is nothing to say' };

const locationHeader = component(
  'Location',
  { description: 'The URL of the new object', required: true, schema: { type: 'string', format: 'uri' } },
  'headers',
);

/** Several values stand in one text with commas between, but what lists are ordered by is sent again and again. */
function isInOneText(name: string, { type }: Schema): boolean {
  return type === 'array' && name !== 'order_by';
}

/** The parameters of a resource's list. */
export function listQuery(resource: Resource): NonNullable<OperationOptions['query']> {
  const { title, ordering, limit, filters } = resource;
  const terms = ordering.flatMap((name) => [name, `-${name}`]);
  return {
    limit: {
      type: 'integer',
      minimum: 1,
      maximum: 1000,
      default: limit,
      description: 'Maximum number of objects per page',
    },
    cursor: { type: 'string', description: 'Position in the list, taken from meta.next or meta.previous' },
    count: { type: 'boolean', default: false, description: 'Whether to count all objects, which takes time' },
    fields: fieldsQuery(resource),
    order_by: {
      type: 'array',
      items: component(`${title}Order`, { type: 'string', enum: terms }),
      description: 'What to order by, with - in front for descending',
    },
    ...Object.fromEntries([...filters.values()].flatMap(filterQuery)),
  };
}

/** The parameter that trims objects. */
export function fieldsQuery({ title, fields }: Resource): Schema & { description: string } {
  const names = fields.filter(({ writeOnly }) => !writeOnly).map(({ name }) => name);
  return {
    type: 'array',
    items: component(`${title}Field`, { type: 'string', enum: names }),
    description: 'Return only these members, even where the schema requires others',
  };
}

function filterQuery({ name, lookups, type }: Filter): [string, Schema & { description: string }][] {
  return lookups.map((lookup) => [lookup === 'exact' ? name : `${name}__${lookup}`, { ...lookupSchema(type, lookup), description: meaning(name, lookup) }]); // prettier-ignore
}

function lookupSchema(type: Filter['type'], lookup: Lookup): Schema {
  const one: Schema =
    lookup === 'isnull' || type === 'boolean'
      ? { type: 'boolean' }
      : type === 'datetime'
        ? { type: 'string', format: 'date-time' }
        : { type: 'string', ...(type === 'integer' ? { pattern: '^-?[0-9]+$' } : {}) };
  return lookup === 'in' || lookup === 'range' ? { type: 'array', items: one } : one;
}

const lookupMeanings: Partial<Record<Lookup, string>> = {
  exact: 'is', iexact: 'is, in any case', contains: 'contains', icontains: 'contains, in any case', startswith: 'begins with', istartswith: 'begins with, in any case',
  endswith: 'ends with', in: 'is one of', gt: 'is greater than', gte: 'is at least', lt: 'is less than', lte: 'is at most', range: 'is between two values', isnull: 'is null',
}; // prettier-ignore

function meaning(name: string, lookup: Lookup): string {
  return `Objects whose ${name} ${lookupMeanings[lookup] ?? lookup}`;
}
