import type { ProblemCode } from '../../../config/problems.js';
import type { Resource } from '../../declaration/resource.js';
import { fieldsQuery, listQuery, Operation } from './operation.js';
import { component, resourceSchemas } from './schemas.js';

const outcomeOf = (object: object) => ({
  type: 'object',
  required: ['results'],
  properties: {
    results: {
      type: 'array',
      items: {
        type: 'object',
        required: ['status'],
        properties: { status: { type: 'integer' }, object, problem: { $ref: '#/components/schemas/ProblemDetails' } },
      },
    },
  },
});

/** What writes may be refused with besides what every one may. */
export type WriteCodes = Partial<Record<'create' | 'change' | 'remove', readonly ProblemCode[]>>;

/** The descriptions of the endpoints that a resource may have. */
export function describe(resource: Resource, lasting: boolean, codes: WriteCodes = {}) {
  const { title } = resource;
  const schemas = resourceSchemas(resource);
  const [one, many] = [words(title), words(plural(title))];
  const note = lasting ? 'Never while acting as another user.' : undefined;
  const several = component(`${title}Bulk`, { type: 'object', required: ['objects'], properties: { objects: { type: 'array', items: schemas.object } } }); // prettier-ignore
  return {
    list: Operation({
      id: `list${plural(title)}`,
      summary: `List ${many}`,
      query: listQuery(resource),
      answers: { 200: schemas.page },
      codes: ['unknown_parameter', 'invalid_parameter', 'invalid_cursor'],
    }),
    detail: Operation({
      id: `get${title}`,
      summary: `Read one of the ${many}`,
      query: { fields: fieldsQuery(resource) },
      answers: { 200: schemas.object },
      codes: ['unknown_parameter', 'invalid_parameter', 'not_found'],
    }),
    create: Operation({
      id: `create${title}`,
      summary: `Add a new ${one}`,
      description: note,
      body: schemas.created,
      answers: { 201: schemas.object },
      location: true,
      codes: ['validation_failed', ...(codes.create ?? [])],
    }),
    createMany: Operation({
      id: `createMany${plural(title)}`,
      summary: `Add up to 1000 ${many}`,
      description: `${note ?? ''} With mode=all either all of them are added or none; with mode=each the answer tells what became of each.`.trim(), // prettier-ignore
      query: {
        mode: { type: 'string', enum: ['all', 'each'], default: 'all', description: 'Whether they stand or fall together' }, // prettier-ignore
      },
      body: { type: 'array', minItems: 1, maxItems: 1000, items: schemas.created },
      answers: { 200: component(`${title}BulkOutcome`, outcomeOf(schemas.object)), 201: several },
      codes: ['validation_failed', 'unknown_parameter', 'invalid_parameter', ...(codes.create ?? [])],
    }),
    change: Operation({
      id: `change${title}`,
      summary: `Change one of the ${many}`,
      description: note,
      body: schemas.changes,
      answers: { 200: schemas.object },
      codes: ['validation_failed', 'not_found', 'precondition_failed', ...(codes.change ?? [])],
    }),
    remove: Operation({
      id: `delete${title}`,
      summary: `Delete one of the ${many}`,
      description: note,
      answers: { 204: undefined },
      codes: ['not_found', 'precondition_failed', ...(codes.remove ?? [])],
    }),
    schemas,
  };
}

/** `AspectRatio` in words. */
function words(title: string): string {
  return title.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}

function plural(title: string): string {
  return title.endsWith('y') ? `${title.slice(0, -1)}ies` : `${title}s`;
}
