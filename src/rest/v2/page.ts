import type { Request } from 'express';
import type { AuthContext } from '../../auth/auth-context.js';
import { Problem } from '../../config/problem.js';
import type { Condition } from '../../database/condition.js';
import type { Row } from '../../database/database.js';
import type { Resource } from '../declaration/resource.js';
import { condition, findFilter, printable } from '../query/filters.js';
import { behind, type KeyValue } from '../query/keyset.js';
import type { ResourceObjects } from '../query/objects.js';
import { orderTerms, reversed, type OrderTerm } from '../query/ordering.js';
import { Parameters } from '../query/parameters.js';
import { listPieces } from '../pieces.js';
import { openCursor, sealCursor, type Place } from './cursor.js';
import { show, type Shown } from './render.js';

export const MAX_LIMIT = 1000;

/** Parameters of a list that are no filters. */
export const RESERVED = ['limit', 'cursor', 'order_by', 'count', 'fields'];

interface PageMeta {
  limit: number;
  next: string | null;
  previous: string | null;
  total_count?: number;
}

/** A page of a list, whose objects are read as they are written. */
export class Page {
  constructor(
    private readonly meta: PageMeta,
    private readonly parts: AsyncGenerator<readonly Row[]>,
    private readonly render: (row: Row) => Shown,
  ) {}

  pieces(): AsyncGenerator<string> {
    return listPieces(`{"meta":${JSON.stringify(this.meta)},"objects":[`, this.parts, this.render);
  }
}

/** What a client asks of a list. */
export interface Query {
  /** The list's own address. */
  path: string;
  parameters: Parameters;
  limit: number;
  order: OrderTerm[];
  filters: Condition[];
  place?: Place;
  count: boolean;
  wanted: ReadonlySet<string>;
}

/**
 * Reads the parameters of a list.
 * @param others names that the handler reads itself
 * @throws Problem for a parameter that is unknown or has a wrong value
 */
export function readQuery(resource: Resource, request: Request, others: readonly string[] = []): Query {
  const parameters = new Parameters(request.url);
  const order = orderTerms(resource, parameters.values('order_by'));
  const cursor = single(parameters, 'cursor');
  return {
    path: request.path.endsWith('/') ? request.path : `${request.path}/`,
    parameters,
    limit: readLimit(single(parameters, 'limit'), resource.limit),
    order,
    filters: readFilters(resource, parameters, [...RESERVED, ...others]),
    place: cursor === undefined ? undefined : openCursor(resource.name, order, cursor),
    count: readFlag(parameters, 'count'),
    wanted: readFields(resource, parameters, resource.listed),
  };
}

/** @throws Problem for a parameter that is none of the resource's filters nor one of the reserved names */
export function readFilters(resource: Resource, parameters: Parameters, reserved: readonly string[]): Condition[] {
  return parameters.names(...reserved).map((name) => {
    const asked = findFilter(resource, name);
    if (!asked) throw unknownParameter(name);
    return condition(asked, parameters.values(name));
  });
}

/** Reads the parameters of a single object: only `fields`. @throws Problem */
export function readWanted(resource: Resource, request: Request): ReadonlySet<string> {
  return readFields(resource, parametersOf(request, 'fields'), resource.names);
}

/** The parameters of a request that takes none but those of these names. @throws Problem unknown_parameter */
export function parametersOf(request: Request, ...known: readonly string[]): Parameters {
  const parameters = new Parameters(request.url);
  const [unknown] = parameters.names(...known);
  if (unknown !== undefined) throw unknownParameter(unknown);
  return parameters;
}

/** One page of a list, found by its place in the order: the last page costs what the first one does. */
export async function readPage(
  auth: AuthContext,
  resource: Resource,
  objects: ResourceObjects,
  query: Query,
): Promise<Page> {
  const { limit, order, filters, place, count, wanted } = query;
  const direction = place?.backwards ? reversed(order) : order;
  const way = await objects.way(auth, filters, direction);
  const found = await objects.first(way, place ? behind(direction, place.values) : [], direction, limit + 1, wanted);
  const more = found.length > limit;
  const rows = found.slice(0, limit);
  if (place?.backwards) rows.reverse();
  const link = (row: Row | undefined, backwards: boolean): string => {
    const values = row ? valuesOf(order, row) : backFrom(order, place!);
    return linkTo(query, sealCursor(resource.name, order, { backwards, values }));
  };
  const meta = {
    limit,
    next: more || place?.backwards ? link(rows.at(-1), false) : null,
    previous: place && (more || !place.backwards) ? link(rows[0], true) : null,
    ...(count ? { total_count: await objects.count(way) } : {}),
  };
  return new Page(meta, objects.parts(auth, rows, wanted), (row) => show(resource, row, wanted));
}

function linkTo({ path, parameters, limit }: Query, cursor: string): string {
  return `${path}?${[...parameters.raws('limit', 'cursor'), `limit=${limit}`, `cursor=${cursor}`].join('&')}`;
}

function valuesOf(order: readonly OrderTerm[], row: Row): KeyValue[] {
  return order.map((_, n) => row[`key_${n}`] as KeyValue);
}

/**
 * The place from which an empty page is left in the other direction: the row that it begins behind is the first there.
 */
function backFrom(order: readonly OrderTerm[], { backwards, values }: Place): KeyValue[] {
  const id = BigInt(values.at(-1) as bigint);
  return [...values.slice(0, -1), order.at(-1)!.descending === backwards ? id + 1n : id - 1n];
}

function readLimit(text: string | undefined, standard: number): number {
  if (text === undefined) return standard;
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > MAX_LIMIT) {
    throw new Problem('invalid_parameter', `limit must be a whole number from 1 to ${MAX_LIMIT}.`);
  }
  return limit;
}

/** @throws Problem for anything but true or false */
export function readFlag(parameters: Parameters, name: string): boolean {
  const text = single(parameters, name) ?? 'false';
  if (text !== 'true' && text !== 'false') throw new Problem('invalid_parameter', `${name} must be true or false.`);
  return text === 'true';
}

function readFields(resource: Resource, parameters: Parameters, standard: ReadonlySet<string>): ReadonlySet<string> {
  const text = single(parameters, 'fields');
  if (text === undefined) return standard;
  const names = text.split(',');
  const unknown = names.find((name) => !resource.fields.some((field) => field.name === name && !field.writeOnly));
  if (unknown !== undefined) throw new Problem('invalid_parameter', `There is no field ${printable(unknown)}.`);
  return new Set(names);
}

/** The value of a parameter that may be sent once. @throws Problem */
export function single(parameters: Parameters, name: string): string | undefined {
  const values = parameters.values(name);
  if (values.length > 1) throw new Problem('invalid_parameter', `${name} may be sent once.`);
  return values[0];
}

function unknownParameter(name: string): Problem {
  return new Problem('unknown_parameter', `There is no parameter ${printable(name)} here.`);
}
