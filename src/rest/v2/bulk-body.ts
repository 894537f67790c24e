import type { Request } from 'express';
import { fieldRequired, InvalidFields, unknownMembers, type FieldFaults } from '../../config/invalid-fields.js';
import { Problem } from '../../config/problem.js';
import { isId } from '../../database/ids.js';
import { mapInTurns } from '../../database/turns.js';
import type { Resource } from '../declaration/resource.js';
import { isJsonObject, type JsonObject } from '../json-body.js';
import type { Values } from '../query/writes.js';
import { checkStrictly } from '../validation.js';
import { parametersOf, single } from './page.js';

/** The most objects that one request may write. */
export const BULK_LIMIT = 1000;

/** What a bulk request says of one object. */
export interface Item {
  /** The object; undefined for a new one. */
  id?: string;
  /** The fields that are sound by themselves, and what is wrong with the others. */
  values: Values;
  errors: FieldFaults;
  /** How many faults there are besides. */
  more?: number;
  /** The name of what is to be deleted, repeated. */
  confirm?: string;
}

/** The objects of a bulk request, and under which name a fault of one of them is told. */
export interface Items {
  items: Item[];
  nameOf: (place: number, field: string) => string;
}

const listWanted = `The body must be a JSON array of 1 to ${BULK_LIMIT} objects`;
const ids = `1 to ${BULK_LIMIT} ids`;
const wrongId = 'This must be an id, a string of digits.';

/** Whether each object stands for itself (`mode=each`), or all of them stand or fall together. @throws Problem */
export function isEach(request: Request): boolean {
  const mode = single(parametersOf(request, 'mode'), 'mode') ?? 'all';
  if (mode !== 'all' && mode !== 'each') throw new Problem('invalid_parameter', 'mode must be all or each.');
  return mode === 'each';
}

/** The new objects of a list. @throws Problem */
export async function newItems(resource: Resource, body: unknown): Promise<Items> {
  requireList(body);
  return listed(await mapInTurns(body, (one) => checkStrictly(resource, one, true)));
}

/** The changes of `[{id, …}]` or `{ids, set}`. @throws Problem; InvalidFields for what is wrong with `ids` or `set` */
export async function changedItems(resource: Resource, body: unknown): Promise<Items> {
  if (isList(body)) {
    return listed(await withIds(body, ({ id: _, ...changes }) => checkStrictly(resource, changes, false)));
  }
  if (!isJsonObject(body)) {
    throw new Problem('invalid_body', `${listWanted}, or {"ids", "set"}.`);
  }
  const { ids: named, set } = body;
  const { values, errors, more } = isJsonObject(set)
    ? checkStrictly(resource, set, false)
    : { values: {}, errors: { '': [set === undefined ? fieldRequired : 'This must be an object.'] }, more: 0 };
  const unknown = unknownMembers(body, 'ids', 'set');
  const nameOf = (place: number, field: string): string =>
    field === 'id' ? `ids.${place}` : field === '' ? 'set' : `set.${field}`;
  const faults = { ...idsFaults(named), ...unknown.errors, ...renamed(errors, (field) => nameOf(0, field)) };
  refuse(faults, unknown.more + more);
  return { items: (named as string[]).map((id) => ({ id, values, errors: {} })), nameOf };
}

/** The objects of `{ids}`. @throws Problem; InvalidFields */
export function removedItems(body: unknown): Items {
  if (!isJsonObject(body)) throw new Problem('invalid_body', `The body must be {"ids"} with ${ids}.`);
  const { ids: named } = body;
  const { errors, more } = unknownMembers(body, 'ids');
  refuse({ ...idsFaults(named), ...errors }, more);
  return listed((named as string[]).map((id) => ({ id, values: {}, errors: {} })));
}

/** The objects of `[{id, confirm}]`, where the name of each must be repeated. @throws Problem */
export async function confirmedItems(body: unknown): Promise<Items> {
  requireList(body, ', {"id", "confirm"}');
  const items = await withIds(body, (one) => {
    const { confirm } = one;
    const isText = confirm === undefined || typeof confirm === 'string';
    const { errors, more } = unknownMembers(one, 'id', 'confirm');
    if (!isText) errors.confirm = ['This must be a string.'];
    return { values: {}, errors, more, confirm: isText ? confirm : undefined };
  });
  return listed(items);
}

/** Faults under other names. */
export function renamed(faults: FieldFaults, nameOf: (field: string) => string): FieldFaults {
  return Object.fromEntries(Object.entries(faults).map(([field, messages]) => [nameOf(field), messages]));
}

function requireList(body: unknown, more = ''): asserts body is JsonObject[] {
  if (!isList(body)) throw new Problem('invalid_body', `${listWanted}${more}.`);
}

function isList(body: unknown): body is JsonObject[] {
  return Array.isArray(body) && body.length > 0 && body.length <= BULK_LIMIT && body.every(isJsonObject);
}

/** Faults are told under the places of the objects: `3.title`. */
function listed(items: Item[]): Items {
  return { items, nameOf: (place, field) => `${place}.${field}` };
}

/** What each says; its id each says once. @param read passes over that */
function withIds(list: readonly JsonObject[], read: (one: JsonObject) => Item): Promise<Item[]> {
  const seen = new Set<unknown>();
  return mapInTurns(list, (one) => {
    const { id } = one;
    const item = read(one);
    const fault =
      id === undefined ? fieldRequired : !isId(id) ? wrongId : seen.has(id) ? 'This object is there twice.' : undefined;
    seen.add(id);
    return fault === undefined ? { ...item, id: id as string } : { ...item, errors: { id: [fault], ...item.errors } };
  });
}

function idsFaults(named: unknown): FieldFaults {
  if (named === undefined) return { ids: [fieldRequired] };
  const isListOfIds = Array.isArray(named) && named.length > 0 && named.length <= BULK_LIMIT && named.every(isId);
  if (!isListOfIds) return { ids: [`This must be a list of ${ids}, strings of digits.`] };
  return new Set(named).size < named.length ? { ids: ['An object may be named only once.'] } : {};
}

function refuse(faults: FieldFaults, more: number): void {
  if (Object.keys(faults).length > 0) throw new InvalidFields(faults, undefined, more);
}
