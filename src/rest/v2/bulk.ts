import type { AuthContext } from '../../auth/auth-context.js';
import { InvalidFields, type FieldFaults } from '../../config/invalid-fields.js';
import { Problem } from '../../config/problem.js';
import type { Database } from '../../database/database.js';
import type { Resource } from '../declaration/resource.js';
import { refusalOf } from '../errors.js';
import type { JsonObject } from '../json-body.js';
import type { ResourceObjects } from '../query/objects.js';
import type { Parameters } from '../query/parameters.js';
import { prepare, type ResourceWrites, type Values } from '../query/writes.js';
import { validateStrictly } from '../validation.js';
import { Answer } from './answers.js';
import { single } from './page.js';
import { problemDetails, type ProblemDetails } from './problem.js';
import { show, type Shown } from './render.js';

interface Work {
  auth: AuthContext;
  resource: Resource;
  objects: ResourceObjects;
  writes: ResourceWrites;
  database: Database;
  /** Stores one; `added` unless it was there already. Default: by `writes`. */
  store?: (values: Values) => Promise<{ id: string; added: boolean }>;
}

type Outcome = { status: 200 | 201; object: Shown } | { status: number; problem: ProblemDetails };

/** Whether each object stands for itself (`mode=each`), or all of them stand or fall together. @throws Problem */
export function isEach(parameters: Parameters): boolean {
  const [unknown] = parameters.names('mode');
  if (unknown !== undefined) throw new Problem('unknown_parameter', 'Only mode can be said here.');
  const mode = single(parameters, 'mode') ?? 'all';
  if (mode !== 'all' && mode !== 'each') throw new Problem('invalid_parameter', 'mode must be all or each.');
  return mode === 'each';
}

/** Creates all objects or none. @throws Problem with the faults of all of them, under their places: `3.title` */
export async function createAll({ auth, resource, objects, writes, database }: Work, bodies: JsonObject[]) {
  const checked = checkedAll(resource, bodies);
  const prepared = await inPairs(checked, (values) => prepare(writes, values));
  return database.write(async () => {
    const ids: string[] = [];
    for (const [place, values] of prepared.entries()) {
      ids.push(await atPlace(place, () => writes.create!(auth, values, resource)));
    }
    const { found } = await objects.some(auth, ids);
    return new Answer({ objects: found.map((row) => show(resource, row)) }, { status: 201 });
  });
}

/** Creates what can be created, and tells of each object what became of it. */
export async function createEach({ auth, resource, objects, writes, database, store }: Work, bodies: JsonObject[]) {
  // All of them first: in a transaction around them, no other write could come between.
  const prepared = await inPairs(bodies, (body) => attempt(() => prepare(writes, validateStrictly(resource, body, true)))); // prettier-ignore
  const stored = store ?? (async (values) => ({ id: await writes.create!(auth, values, resource), added: true }));
  const results: Outcome[] = [];
  for (const one of prepared) {
    const created = await ('refused' in one
      ? one
      : attempt(
          () =>
            database.write(async () => {
              const { id, added } = await stored(one.value);
              return { added, row: await objects.one(auth, id) };
            }),
          () => database.transaction() !== undefined,
        ));
    if ('refused' in created) results.push(created.refused);
    else results.push({ status: created.value.added ? 201 : 200, object: show(resource, created.value.row) });
  }
  return new Answer({ results }, { status: 200 });
}

/** Two at a time: what takes long, such as hashing passwords, would keep all others who sign in waiting. */
async function inPairs<A, B>(list: readonly A[], work: (one: A) => Promise<B>): Promise<B[]> {
  const results: B[] = [];
  let next = 0;
  const through = async (): Promise<void> => {
    while (next < list.length) {
      const place = next++;
      results[place] = await work(list[place]!);
    }
  };
  await Promise.all([through(), through()]);
  return results;
}

/**
 * Does what may be refused to one object without harm to the others.
 * @param isPart whether it is in a transaction with them, which may have lost more than this one and is tried again as a whole
 */
async function attempt<T>(work: () => Promise<T>, isPart = () => false): Promise<{ value: T } | { refused: Outcome }> {
  try {
    return { value: await work() };
  } catch (exception) {
    const refusal = refusalOf(exception);
    if (!refusal || (refusal.status >= 500 && isPart())) throw exception;
    return { refused: { status: refusal.status, problem: problemDetails({ ...refusal, exception }) } };
  }
}

/** The checked fields of each. @throws InvalidFields with the faults of all, under their places */
export function checkedAll(resource: Resource, bodies: JsonObject[]): Values[] {
  const faults: FieldFaults = {};
  const results = bodies.map((body, place) => {
    try {
      return validateStrictly(resource, body, true);
    } catch (error) {
      if (!(error instanceof InvalidFields)) throw error;
      Object.assign(faults, placed(error.fields, place));
      return {};
    }
  });
  if (Object.keys(faults).length > 0) throw new InvalidFields(faults, 'Not all of the objects are valid.');
  return results;
}

async function atPlace<T>(place: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const sentence = `Object ${place}: ${error.message}`;
    throw error instanceof InvalidFields
      ? new InvalidFields(placed(error.fields, place), sentence)
      : new Problem(error.code, sentence);
  }
}

function placed(fields: FieldFaults, place: number): FieldFaults {
  return Object.fromEntries(Object.entries(fields).map(([field, messages]) => [`${place}.${field}`, messages]));
}
