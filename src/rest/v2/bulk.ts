import { fieldCodes, InvalidFields, type FieldFaults } from '../../config/invalid-fields.js';
import { Problem } from '../../config/problem.js';
import { redactKeys } from '../../config/redact-keys.js';
import { settings } from '../../config/settings.js';
import type { Database, Row } from '../../database/database.js';
import { mapInTurns, takeTurns } from '../../database/turns.js';
import { ValidationFailed, refusalOf } from '../errors.js';
import { createOne, prepare, type ResourceWrites } from '../query/writes.js';
import { Answer } from './answers.js';
import { renamed, type Item, type Items } from './bulk-body.js';
import type { Checking } from './checked.js';
import { problemDetails, type ProblemDetails } from './problem.js';
import { show, type Shown } from './render.js';

/** What is done to all objects of a bulk request. */
export type Deed = 'create' | 'change' | 'remove';

export interface Work extends Checking {
  writes: ResourceWrites;
  database: Database;
}

/** Milliseconds: half of the time that is waited for the database. */
const timeLimit = settings.timeouts.database * 500;

type Outcome = { status: number; object?: Shown; problem?: ProblemDetails };

/** How many of the objects that are refused are told of: whoever sends nothing but bad ones need not wait for all. */
const TOLD = 20;

const statusOf = { create: 201, change: 200, remove: 204 };

/** Does it to all objects or to none. @throws Problem, with the faults of fields under the places of their objects */
export async function doAll(work: Work, deed: Deed, items: Items): Promise<Answer> {
  const { auth, objects, writes, database } = work;
  const prepared = await preparedAll(work, items);
  return database.write(async () => {
    const rows =
      deed === 'create'
        ? new Map<string, Row>()
        : await objects.lockAll(
            auth,
            prepared.map(({ id }) => id!),
          );
    if (deed === 'remove' && writes.removeAll) {
      refuseAll(missing(prepared, rows), items);
      await writes.removeAll(auth, [...rows.values()]);
      return new Answer(undefined, { status: 204 });
    }
    if (deed === 'change' && writes.changeAll) {
      const there = [...prepared.entries()].filter(([, { id }]) => rows.has(id!));
      const changes = there.map(([, { id, values }]) => ({ row: rows.get(id!)!, values }));
      const problems = (await writes.changeAll(auth, changes)).map((problem, n) => [there[n]![0], problem] as const);
      const refused = problems.filter((one): one is [number, Problem] => one[1] !== undefined);
      refuseAll([...missing(prepared, rows), ...refused], items);
      return answerOf(
        work,
        deed,
        prepared.map(({ id }) => id!),
      );
    }
    if (deed === 'create' && writes.createAll) {
      const list = prepared.map(({ values }) => ({ auth, values }));
      const stored = await writes.createAll(list, items.nameOf);
      return answerOf(
        work,
        deed,
        stored.map(({ id }) => id),
        stored.some(({ isNew }) => isNew) ? 201 : 200,
      );
    }
    const refused: Refused[] = [];
    const ids: string[] = [];
    await inTurn(turnsOf(work, deed, prepared, rows), async ([place, item]) => {
      if (refused.length >= TOLD) return;
      try {
        ids.push((await done(work, deed, item, rows.get(item.id!))).id);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        refused.push([place, error]);
      }
    });
    refuseAll(refused, items);
    if (deed === 'remove') return new Answer(undefined, { status: 204 });
    return answerOf(work, deed, ids);
  });
}

/** The items with their places, in the order in which it is done to them. */
function turnsOf({ writes }: Work, deed: Deed, items: readonly Item[], rows: Map<string, Row>): [number, Item][] {
  const turns = [...items.entries()];
  if (deed !== 'remove' || !writes.removalOrder) return turns;
  const ranks = new Map(writes.removalOrder([...rows.values()]).map(({ id }, rank) => [id, rank]));
  const rankOf = ({ id }: Item): number => ranks.get(id) ?? -1;
  return turns.sort(([, one], [, other]) => rankOf(one) - rankOf(other));
}

/** The answer to what was done to all. */
async function answerOf(
  work: Work,
  deed: Deed,
  ids: readonly string[],
  status: number = statusOf[deed],
): Promise<Answer> {
  const wanted = shownFields(work, deed);
  const found = await work.objects.some(work.auth, ids, wanted);
  const shown = await mapInTurns(found, (row) => show(work.resource, row, wanted));
  return new Answer({ objects: shown }, { status });
}

/** Does it to those objects to which it can be done, and tells of each what became of it. */
export async function doEach(work: Work, deed: Deed, { items }: Items): Promise<Answer> {
  const { auth, resource, objects, writes, database } = work;
  // All of them first: in a transaction around them, no other write could come between.
  const prepared = await inPairs(items, (item) => attempt(() => preparedOne(work, item)));
  if (deed === 'remove' && writes.removeAll) return removeFound(work, prepared);
  let gaveUp: Outcome | undefined;
  const results = await inTurn(prepared, async (one): Promise<Outcome> => {
    if ('refused' in one) return one.refused;
    if (gaveUp) return gaveUp;
    const begun = Date.now();
    const outcome = await attempt(
      () =>
        database.write(async () => {
          const row = deed === 'create' ? undefined : await objects.lockOne(auth, one.value.id!);
          const { id, status } = await done(work, deed, one.value, row);
          if (deed === 'remove') return { status };
          return { status, object: show(resource, await objects.one(auth, id), shownFields(work, deed)) };
        }),
      () => database.transaction() !== undefined,
    );
    if (!('refused' in outcome)) return outcome.value;
    // Whoever has waited in vain once is not made to wait as long for each of the others.
    if (outcome.refused.status >= 500 && Date.now() - begun > timeLimit) gaveUp = outcome.refused;
    return outcome.refused;
  });
  return new Answer({ results }, { status: 200 });
}

/** Those objects that are there, in one step. */
async function removeFound({ auth, objects, writes, database }: Work, all: readonly Attempt<Item>[]): Promise<Answer> {
  const ids = all.flatMap((one) => ('refused' in one ? [] : [one.value.id!]));
  const rows = await database.write(async () => {
    const locked = await objects.lockAll(auth, ids);
    await writes.removeAll!(auth, [...locked.values()]);
    return locked;
  });
  const results = all.map((one): Outcome => {
    if ('refused' in one) return one.refused;
    return rows.has(one.value.id!) ? { status: 204 } : outcomeOf(new Problem('not_found'))!;
  });
  return new Answer({ results }, { status: 200 });
}

/**
 * The items after what takes long.
 * @throws InvalidFields with the faults of all, under the names that they have there
 */
async function preparedAll(work: Work, { items, nameOf }: Items): Promise<Item[]> {
  const faults: FieldFaults = {};
  if (items.some(({ errors }) => Object.keys(errors).length > 0)) {
    await inTurn(items, async (item, place) => {
      Object.assign(
        faults,
        renamed(await faultsOf(work, item), (field) => nameOf(place, field)),
      );
    });
    const more = items.reduce((sum, item) => sum + (item.more ?? 0), 0);
    throw new InvalidFields(faults, 'Not all of the objects are valid.', more);
  }
  return inPairs(items, (item) => preparedOne(work, item));
}

/** @throws ValidationFailed */
async function preparedOne(work: Work, item: Item): Promise<Item> {
  if (Object.keys(item.errors).length > 0) {
    throw new ValidationFailed(work.resource.name, await faultsOf(work, item), item.more);
  }
  return { ...item, values: await prepare(work.writes, item.values, work.auth) };
}

/** All that is wrong with an object of a request that is refused. */
async function faultsOf({ auth, objects, writes }: Work, { id, values, errors }: Item): Promise<FieldFaults> {
  if (!writes.faults || (id === undefined && errors.id)) return errors;
  const [row] = id === undefined ? [] : await objects.some(auth, [id]);
  if (id !== undefined && !row) return { id: ['There is no such object.'], ...errors };
  return { ...(await writes.faults(auth, values, row)), ...errors };
}

async function done(
  work: Work,
  deed: Deed,
  { values, confirm }: Item,
  row: Row | undefined,
): Promise<{ id: string; status: number }> {
  const { auth, resource, writes } = work;
  if (deed === 'create') {
    const { id, isNew } = await createOne(writes, resource, { auth, values });
    return { id, status: isNew ? 201 : 200 };
  }
  if (!row) throw new Problem('not_found');
  if (deed === 'change') await writes.change!(auth, row, values, resource);
  else await writes.remove!(auth, row, resource, confirm);
  return { id: row.id as string, status: statusOf[deed] };
}

/** What is shown of the objects: of those that are changed, which may be far longer than the request, what is brief. */
function shownFields({ resource }: Work, deed: Deed): ReadonlySet<string> {
  return deed === 'change' ? resource.brief : resource.names;
}

/** One after the other. */
async function inTurn<A, B>(list: readonly A[], work: (one: A, place: number) => Promise<B>): Promise<B[]> {
  const results: B[] = [];
  for (const [place, one] of list.entries()) {
    await takeTurns();
    results.push(await work(one, place));
  }
  return results;
}

/** Two at a time: what takes long, such as hashing passwords, would keep all others who sign in waiting. */
async function inPairs<A, B>(list: readonly A[], work: (one: A) => Promise<B>): Promise<B[]> {
  const results: B[] = [];
  let next = 0;
  const through = async (): Promise<void> => {
    while (next < list.length) {
      const place = next++;
      await takeTurns();
      results[place] = await work(list[place]!);
    }
  };
  await Promise.all([through(), through()]);
  return results;
}

type Attempt<T> = { value: T } | { refused: Outcome };

/**
 * Does what may be refused to one object without harm to the others.
 * @param isPart whether it is in a transaction with them, which may have lost more than this one and is tried again as
 *   a whole
 */
async function attempt<T>(work: () => Promise<T>, isPart = () => false): Promise<Attempt<T>> {
  try {
    return { value: await work() };
  } catch (exception) {
    const refused = outcomeOf(exception);
    if (!refused || (refused.status >= 500 && isPart())) throw exception;
    return { refused };
  }
}

function outcomeOf(exception: unknown): Outcome | undefined {
  const refusal = refusalOf(exception);
  if (!refusal) return undefined;
  const problem = redactKeys(JSON.stringify(problemDetails({ ...refusal, exception }))); // as sendFailure has it
  return { status: refusal.status, problem: JSON.parse(problem) as ProblemDetails };
}

type Refused = [place: number, why: Problem];

/** Those of which there are no rows. */
const missing = (items: readonly Item[], rows: ReadonlyMap<string, Row>): Refused[] =>
  items.flatMap(({ id }, place) => (rows.has(id!) ? [] : [[place, new Problem('not_found')]]));

/** @throws Problem that tells of the first of them, when there are any */
function refuseAll(refused: readonly Refused[], items: Items): void {
  if (refused.length === 0) return;
  const inOrder = refused.toSorted(([one], [other]) => one - other);
  throw refusalOfAll(inOrder.slice(0, TOLD), items);
}

/** One refusal that tells of several. */
function refusalOfAll(refused: readonly Refused[], { nameOf }: Items): Problem {
  const [[first, { code, message }]] = refused as [[number, Problem]];
  const isOne = refused.length === 1;
  const sentence = isOne ? `Object ${first}: ${message}` : 'Not all of the objects are valid.';
  if (isOne && !(refused[0]![1] instanceof InvalidFields)) return new Problem(code, sentence);
  const fields: FieldFaults = {};
  for (const [place, error] of refused) {
    const faults = error instanceof InvalidFields ? error.fields : { id: [error.message] };
    Object.assign(
      fields,
      renamed(faults, (field) => nameOf(place, field)),
    );
  }
  const codes = new Set(refused.map(([, error]) => error.code));
  const more = refused.reduce((sum, [, error]) => sum + (error instanceof InvalidFields ? error.more : 0), 0);
  return new InvalidFields(fields, sentence, more, fieldCodes.find((one) => codes.has(one)) ?? code);
}
