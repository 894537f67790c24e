import type { ProblemCode } from '../../../config/problems.js';
import { idSchema } from '../../../database/ids.js';
import type { Resource } from '../../declaration/resource.js';
import type { EndpointOptions } from '../endpoints.js';
import { fieldsQuery, listQuery, Route } from './route.js';
import { BULK_LIMIT } from '../bulk-body.js';
import { component, manyIds, resourceSchemas, type Schema } from './schemas.js';

const outcomeOf = (object?: object) => ({
  type: 'object',
  required: ['results'],
  properties: {
    results: {
      type: 'array',
      items: {
        type: 'object',
        required: ['status'],
        properties: {
          status: { type: 'integer' },
          ...(object ? { object } : {}),
          problem: { $ref: '#/components/schemas/ProblemDetails' },
        },
      },
    },
  },
});

const removed = {
  ids: component('BulkRemoval', {
    type: 'object',
    required: ['ids'],
    additionalProperties: false,
    properties: { ids: manyIds },
  }),
  confirmed: listOf(
    component('ConfirmedRemoval', {
      type: 'object',
      required: ['id', 'confirm'],
      additionalProperties: false,
      properties: {
        id: idSchema,
        confirm: { type: 'string', description: "The object's exact name", examples: ['ann'] },
      },
    }),
  ),
};

const mode = {
  mode: { type: 'string', enum: ['all', 'each'], default: 'all', description: 'Whether they stand or fall together' },
};
/**
 * What stands beside the schema of a bulk request's objects: with mode=each, those that do not fit are no fault of the
 * request.
 */
const anyObject = component('AnyObject', {
  type: 'object',
  description:
    'An object that does not fit: with mode=all the request is refused, with mode=each its place tells of it',
});

/** What writes may be refused with besides what every one may. */
export type WriteCodes = Partial<Record<'create' | 'change' | 'remove', readonly ProblemCode[]>>;

/** How the document says that POST updates what is there already. */
export interface Upsert {
  summary: string;
  description: string;
  /** Of several at once, when it is done to all or to none. */
  bulk: string;
}

/** The routes that a resource may have. */
export function resourceRoutes(resource: Resource, options: EndpointOptions = {}) {
  const { codes = {}, upsert } = options;
  const { title } = resource;
  const schemas = resourceSchemas(resource);
  const { one, many, proofCodes } = wordsFor(resource, options);
  const proofNote = options.provable ? `${aboutProof}.` : undefined;
  return {
    list: Route('get', '', {
      id: `list${plural(title)}`,
      summary: `List ${many}`,
      description: 'Those that the caller sees, page by page.',
      query: listQuery(resource),
      answers: { 200: schemas.page },
      codes: ['unknown_parameter', 'invalid_parameter', 'invalid_cursor'],
    }),
    detail: Route('get', ':id', {
      id: `get${title}`,
      summary: `Read one of the ${many}`,
      description: 'One that the caller does not see is not found.',
      query: { fields: fieldsQuery(resource) },
      answers: { 200: schemas.readable },
      codes: ['unknown_parameter', 'invalid_parameter', 'not_found'],
    }),
    create: Route('post', '', {
      id: `create${title}`,
      summary: `Add a new ${one}`,
      description: inSentences('The answer shows it as it is then, and says in `Location` where it is.', proofNote),
      ...(upsert && { summary: upsert.summary, description: upsert.description }),
      body: schemas.created,
      answers: upsert ? { 200: schemas.object, 201: schemas.object } : { 201: schemas.object },
      location: true,
      codes: ['validation_failed', ...proofCodes, ...(codes.create ?? [])],
    }),
    ...bulkRoutes(resource, schemas, options),
    change: Route('patch', ':id', {
      id: `change${title}`,
      summary: `Change one of the ${many}`,
      description: inSentences('What the body leaves out stays as it is.', proofNote),
      body: schemas.changes,
      answers: { 200: schemas.object },
      codes: ['validation_failed', 'not_found', 'precondition_failed', ...proofCodes, ...(codes.change ?? [])],
    }),
    remove: Route('delete', ':id', {
      id: `delete${title}`,
      summary: `Delete one of the ${many}`,
      description: 'It is gone at once.',
      answers: { 204: undefined },
      codes: ['not_found', 'precondition_failed', ...(codes.remove ?? [])],
    }),
    schemas,
  };
}

/** Those that write several objects by one request. */
function bulkRoutes(resource: Resource, schemas: ReturnType<typeof resourceSchemas>, options: EndpointOptions) {
  const { codes = {}, upsert, confirmed = false } = options;
  const { title } = resource;
  const { many, proofCodes } = wordsFor(resource, options);
  const proofNote = options.provable ? `${aboutProof}, in the first of the objects that has it.` : undefined;
  const all = ['unknown_parameter', 'invalid_parameter'] as const;
  const several = component(`${title}Bulk`, {
    type: 'object',
    required: ['objects'],
    properties: { objects: { type: 'array', items: schemas.object } },
  });
  const outcome = component(`${title}BulkOutcome`, outcomeOf(schemas.object));
  const changed = component(`${title}BulkChanges`, {
    type: 'object',
    required: ['objects'],
    properties: { objects: { type: 'array', items: schemas.brief } },
  });
  const changedOutcome = component(`${title}BulkChangesOutcome`, outcomeOf(schemas.brief));
  return {
    createMany: Route('post', 'bulk', {
      id: `createMany${plural(title)}`,
      summary: `Add up to 1000 ${many}`,
      description: inSentences(modes('added'), upsert?.bulk, proofNote),
      query: mode,
      body: listOf({ anyOf: [schemas.created, anyObject] }),
      answers: { 200: upsert ? { anyOf: [several, outcome] } : outcome, 201: several },
      codes: ['validation_failed', ...all, ...proofCodes, ...(codes.create ?? [])],
    }),
    changeMany: Route('patch', 'bulk', {
      id: `changeMany${plural(title)}`,
      summary: `Change up to 1000 ${many}, each in its own way or all in the same`,
      description: inSentences(modes('changed'), 'They are shown without what may be long.', noMatch, proofNote),
      query: mode,
      body: { oneOf: [listOf({ anyOf: [schemas.identifiedChanges, anyObject] }), schemas.sameChanges] },
      answers: { 200: { anyOf: [changed, changedOutcome] } },
      codes: ['validation_failed', 'not_found', ...all, ...proofCodes, ...(codes.change ?? [])],
    }),
    removeMany: Route('delete', 'bulk', {
      id: `deleteMany${plural(title)}`,
      summary: `Delete up to 1000 ${many}`,
      description: inSentences(modes('deleted'), noMatch),
      query: mode,
      body: confirmed ? removed.confirmed : removed.ids,
      answers: { 200: component('BulkRemovalOutcome', outcomeOf()), 204: undefined },
      codes: ['validation_failed', 'not_found', ...all, ...(codes.remove ?? [])],
    }),
  };
}

/** How the routes call the objects, and what a proof may be refused with. */
function wordsFor({ title }: Resource, { provable }: EndpointOptions) {
  const proofCodes: ProblemCode[] = provable ? ['proof_required'] : [];
  return { one: words(title), many: words(plural(title)), proofCodes };
}

const modes = (done: string): string =>
  `With mode=all either all of them are ${done} or none; with mode=each the answer tells what became of each.`;

const noMatch = '`If-Match` is refused: it says nothing of several.';

const aboutProof =
  'What could end in a credential or in standing for somebody (a password, superuser, the administrator role) asks ' +
  'for HTTP basic, or for `current_password` beside a session';

const inSentences = (...sentences: (string | undefined)[]): string => sentences.filter(Boolean).join(' ');

/** A list of as many objects as one request may write. */
function listOf(items: Schema): Schema {
  return { type: 'array', minItems: 1, maxItems: BULK_LIMIT, items };
}

/** `AspectRatio` in words. */
function words(title: string): string {
  return title.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}

function plural(title: string): string {
  return title.endsWith('y') ? `${title.slice(0, -1)}ies` : `${title}s`;
}
