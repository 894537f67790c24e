import { Delete, Get, HttpCode, Patch, Post, Put, SetMetadata, applyDecorators } from '@nestjs/common';
import { ApiExtension, ApiOperation, ApiParam, ApiQuery, ApiResponse } from '@nestjs/swagger';
import type { ProblemCode } from '../../../config/problems.js';
import type { Lookup } from '../../declaration/lookups.js';
import type { Filter, Resource } from '../../declaration/resource.js';
import { parameterOf } from '../../query/filters.js';
import { instantPattern } from '../../../database/instant.js';
import { MAX_LIMIT } from '../page.js';
import { component, type Schema } from './schemas.js';

export const CODES = 'x-problem-codes';

/** Marks the handlers that read no query parameter, those that read no body, and those that compare no If-Match. */
export const NO_QUERY = Symbol('no query');
export const NO_BODY = Symbol('no body');
export const NO_MATCH = Symbol('no match');

/** The query parameters of an operation; none has to be sent but those that say so. */
type Query = Record<string, Schema & { description: string; required?: true }>;

const methods = { get: Get, post: Post, put: Put, patch: Patch, delete: Delete };

export interface RouteOptions {
  /** Its name in clients, such as `listThemes`. */
  id: string;
  summary: string;
  /** What there is to know besides, in whole sentences. */
  description: string;
  query?: Query;
  /** Whether it passes over what it does not know in the query: of probes and caches, which add what they like. */
  anyQuery?: boolean;
  /** Parameters of the path that are no ids of objects. */
  path?: Record<string, Schema & { description: string }>;
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

/**
 * A route of the second version: where it is, what it takes, what it answers. The API document is made from it, and
 * what it does not take is refused: query parameters where it names none, a body where it has none.
 * @param path below the controller's
 */
export function Route(method: keyof typeof methods, path: string, options: RouteOptions): MethodDecorator {
  const [status, ...others] = Object.keys(options.answers).map(Number);
  return applyDecorators(
    methods[method](path),
    // Of several the handler chooses.
    ...(others.length === 0 ? [HttpCode(status!)] : []),
    SetMetadata(NO_QUERY, takesNoQuery(options)),
    SetMetadata(NO_BODY, options.body === undefined),
    SetMetadata(NO_MATCH, !options.codes?.includes('precondition_failed')),
    describedLater(options),
  );
}

/** Most processes make no document, and what it takes to describe all routes is a twentieth of a start. */
const undescribed: (() => void)[] = [];

/** Notes what has not been noted yet of the routes for the API document. */
export function describeRoutes(): void {
  for (const describe of undescribed.splice(0)) describe();
}

const takesNoQuery = ({ query = {}, anyQuery = false }: RouteOptions): boolean =>
  !anyQuery && Object.keys(query).length === 0;

function describedLater(options: RouteOptions): MethodDecorator {
  return (...route) => void undescribed.push(() => described(options)(...route));
}

function described(options: RouteOptions): MethodDecorator {
  const { id, summary, description, query = {}, path: parts = {}, body, answers, location = false } = options;
  const { codes = [], consumes = 'application/json', produces = ['application/json'] } = options;
  const requestBody = body && { content: { [consumes]: { schema: body } } };
  return applyDecorators(
    ApiOperation({ operationId: id, summary, description, ...(requestBody ? { requestBody } : {}) }),
    ApiExtension(CODES, takesNoQuery(options) ? [...codes, 'unknown_parameter'] : codes),
    ...Object.entries(query).map(([name, { description: help, required = false, ...schema }]) =>
      ApiQuery({ name, description: help, required, schema, ...(isInOneText(name, schema) ? { explode: false } : {}) }),
    ),
    ...Object.entries(parts).map(([name, { description: help, ...schema }]) =>
      ApiParam({ name, description: help, schema }),
    ),
    ...Object.entries(answers).map(([status, schema]) =>
      ApiResponse({
        status: Number(status),
        description: meanings[Number(status)] ?? 'Done',
        ...(location && ['200', '201'].includes(status)
          ? { headers: { Location: locationHeader as { $ref: string } } }
          : {}),
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
export function listQuery(resource: Resource): Query {
  const onDemand = resource.fields.filter((field) => field.onDemand).map(({ name }) => name);
  const { title, ordering, limit, filters } = resource;
  const terms = ordering.flatMap((name) => [name, `-${name}`]);
  return {
    limit: {
      type: 'integer',
      minimum: 1,
      maximum: MAX_LIMIT,
      default: limit,
      description: 'Maximum number of objects per page',
    },
    cursor: { type: 'string', description: 'Position in the list, taken from meta.next or meta.previous' },
    count: { type: 'boolean', default: false, description: 'Whether to count all objects, which takes time' },
    fields: fieldsQuery(resource, onDemand),
    order_by: {
      type: 'array',
      items: component(`${title}Order`, { type: 'string', enum: terms }),
      description: 'What to order by, with - in front for descending',
    },
    ...Object.fromEntries([...filters.values()].flatMap(filterQuery)),
  };
}

/** The parameter that trims objects. @param onDemand what lists leave out without it */
export function fieldsQuery(
  { title, fields }: Resource,
  onDemand: readonly string[] = [],
): Schema & { description: string } {
  const names = fields.filter(({ writeOnly }) => !writeOnly).map(({ name }) => name);
  return {
    type: 'array',
    items: component(`${title}Field`, { type: 'string', enum: names }),
    minItems: 1,
    description: `Return only these members${onDemand.length > 0 ? `; without it all but ${onDemand.join(', ')}` : ''}`,
  };
}

function filterQuery(filter: Filter): [string, Schema & { description: string }][] {
  const { lookups, bare = 'exact' } = filter;
  return lookups.flatMap((lookup) => {
    const name = parameterOf(filter, lookup);
    const schema = { ...lookupSchema(filter, lookup), description: meaning(filter, lookup) };
    // What the name alone asks for can be spelled out too.
    if (lookup !== bare || bare !== 'exact') return [[name, schema]];
    return [
      [name, schema],
      [`${name}__exact`, { ...schema, description: `The same as ${name}`, deprecated: true }],
    ];
  });
}

function lookupSchema({ type, choices, words, max }: Filter, lookup: Lookup): Schema {
  if (lookup === 'isnull') return valueSchemas.boolean;
  const isOneOf = choices && (lookup === 'exact' || lookup === 'in');
  const one = isOneOf
    ? { type: type === 'integer' ? 'integer' : 'string', enum: choices }
    : words || max
      ? { ...valueSchemas[type], ...(words ? { enum: words } : {}), ...(max ? { maxLength: max } : {}) }
      : valueSchemas[type];
  if (lookup === 'in') return { type: 'array', minItems: 1, items: one };
  return lookup === 'range' ? { type: 'array', minItems: 2, maxItems: 2, items: one } : one;
}

/** What filters take, by the type of the field, see query/filters.ts. */
const valueSchemas: Record<Filter['type'], Schema> = {
  string: { type: 'string' },
  related: { type: 'string' },
  integer: component('WholeNumber', { type: 'string', pattern: '^-?[0-9]{1,100}$', description: 'A whole number' }),
  boolean: component('TrueOrFalse', {
    description: 'True or false; the first version has more ways to say it',
    anyOf: [{ type: 'boolean' }, { type: 'string', enum: ['True', 'False', '1', '0'] }],
  }),
  datetime: component('DateOrTime', {
    type: 'string',
    pattern: instantPattern,
    description: 'A date, which is its first instant, or a date and time; without a zone it is UTC',
    examples: ['2026-01-31', '2026-01-31T12:00:00Z'],
  }),
};

const lookupMeanings: Record<Lookup, string> = {
  exact: 'is this',
  iexact: 'is this, in any case',
  contains: 'contains',
  icontains: 'contains, in any case',
  startswith: 'begins with',
  istartswith: 'begins with, in any case',
  endswith: 'ends with',
  in: 'is one of',
  gt: 'is greater than',
  gte: 'is at least',
  lt: 'is less than',
  lte: 'is at most',
  range: 'is between two values',
  isnull: 'is null',
};

function meaning({ name, help }: Filter, lookup: Lookup): string {
  if (help !== undefined) return lookup === 'in' ? `${help}: of one of several` : help;
  return `Objects whose ${name} ${lookupMeanings[lookup]}`;
}
