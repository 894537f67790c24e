import { TO_SEE } from '../../../config/invalid-fields.js';
import { idSchema } from '../../../database/ids.js';
import {
  fieldsOf,
  JSON_LIMIT,
  largestInteger,
  LIST_LIMIT,
  MOMENT,
  needsText,
  type Field,
} from '../../declaration/field.js';
import type { Resource } from '../../declaration/resource.js';
import { DeclarationFault } from '../../../config/word-table.js';
import { BULK_LIMIT } from '../bulk-body.js';

/** A JSON Schema (2020-12), as OpenAPI 3.1 uses it. */
export type Schema = Record<string, unknown>;

/** What of the API document stands under `components`, once for all that refer to it. */
type ComponentKind = 'schemas' | 'parameters' | 'headers' | 'responses';

const components = new Map<string, Schema>();

/** The classes that schemas are named after. */
const owners = new Map<string, object>();

/** @throws DeclarationFault for a schema that is named as that of another class: one would be told in place of the other */
function requireOwn(name: string, type: object): void {
  if ((owners.get(name) ?? type) !== type) {
    throw new DeclarationFault(`Two schemas of the API document are called ${name}.`);
  }
  owners.set(name, type);
}

/** Gives a part of the API document a name under which it and its clients know it; returns the reference to it. */
export function component(name: string, part: Schema, kind: ComponentKind = 'schemas'): Schema {
  components.set(`${kind}/${name}`, part);
  return { $ref: `#/components/${kind}/${name}` };
}

/** Whether a body of this schema, or of the one that it refers to, needs a member. */
export function hasRequired({ $ref, ...schema }: Schema): boolean {
  const { type, required } = $ref ? (components.get(($ref as string).slice('#/components/'.length)) ?? {}) : schema;
  return type !== 'object' || required !== undefined;
}

/**
 * The components that the paths refer to, by themselves or through others. A resource has schemas for more than it
 * offers; what nothing refers to is left out.
 */
export function componentsOf(paths: object): Partial<Record<ComponentKind, Record<string, Schema>>> {
  const used = new Set<string>();
  const visit = (part: object | undefined): void => {
    for (const [, key = ''] of JSON.stringify(part ?? {}).matchAll(/"#\/components\/([^"]+)"/g)) {
      if (used.has(key)) continue;
      used.add(key);
      visit(components.get(key));
    }
  };
  visit(paths);
  const kinds = ['schemas', 'parameters', 'headers', 'responses'] as const;
  return Object.fromEntries(kinds.map((kind) => [kind, ofKind(kind, used)]));
}

function ofKind(kind: ComponentKind, used: ReadonlySet<string>): Record<string, Schema> {
  const keys = [...used].filter((key) => key.startsWith(`${kind}/`)).sort();
  return Object.fromEntries(keys.map((key) => [key.slice(kind.length + 1), components.get(key) ?? {}]));
}

/** The schemas that follow from a resource's declaration. */
export function resourceSchemas(resource: Resource) {
  const { title, fields, type } = resource;
  requireOwn(title, type);
  const shown = fields.filter(({ writeOnly }) => !writeOnly);
  const writable = fields.filter((field) => field.writable);
  const object = component(title, objectOf(shown, { required: () => true }));
  const changes = bodyOf(
    writable.filter(({ createOnly }) => !createOnly),
    { isChange: true },
  );
  const part = component(`${title}Part`, partOf(title, shown));
  const listed = listedSchema(title, shown, object);
  return {
    object,
    /** As lists show it. */
    listed,
    /** As it is among several that are sent in one piece. */
    brief: briefSchema(title, shown, object),
    /** As it is where `fields` may trim it. */
    readable: { anyOf: [object, part] },
    page: pageOf(title, { anyOf: [listed, part] }),
    created: component(`New${title}`, bodyOf(writable)),
    changes: component(`${title}Changes`, changes),
    identifiedChanges: component(`Identified${title}Changes`, identified(changes)),
    sameChanges: component(`Same${title}Changes`, {
      type: 'object',
      required: ['ids', 'set'],
      additionalProperties: false,
      properties: { ids: manyIds, set: changes },
    }),
  };
}

/** A body of changes that says what it changes. */
function identified({ properties, examples, ...schema }: Schema): Schema {
  const [example] = (examples ?? []) as object[];
  return {
    ...schema,
    required: ['id'],
    properties: { id: idSchema, ...(properties as object) },
    ...(example ? { examples: [{ id: '7', ...example }] } : {}),
  };
}

/** The schema of an object in a list, which leaves out what must be asked for. */
function listedSchema(title: string, shown: readonly Field[], object: Schema): Schema {
  if (!shown.some(({ onDemand }) => onDemand)) return object;
  return component(`Listed${title}`, objectOf(shown, { required: ({ onDemand }) => !onDemand }));
}

/** The schema of an object without what may be long. */
function briefSchema(title: string, shown: readonly Field[], object: Schema): Schema {
  const brief = shown.filter(({ onDemand, long }) => !onDemand && !long);
  if (brief.length === shown.length) return object;
  return component(`Brief${title}`, objectOf(brief, { required: () => true }));
}

/** The schema of a body that declares its fields, see Command in body.pipe.ts. */
export function commandSchema(type: new () => object): Schema {
  requireOwn(type.name, type);
  return component(type.name, bodyOf(fieldsOf(type)));
}

/** Such an object with those members only that `fields` asked for; what they are is said where it is whole. */
function partOf(title: string, fields: readonly Field[]): Schema {
  // Not copied further: what words there are may become more until all families are there.
  const members = fields.map((field) => {
    const { description: _, examples: __, ...schema } = fieldSchema(field);
    return [field.name, schema];
  });
  return {
    type: 'object',
    description: `Those members of ${title} that \`fields\` asked for`,
    minProperties: 1,
    additionalProperties: false,
    properties: Object.fromEntries(members) as Schema,
  };
}

/** A page of such objects. */
function pageOf(title: string, object: Schema): Schema {
  return component(`${title}Page`, {
    type: 'object',
    required: ['meta', 'objects'],
    properties: { meta: { $ref: '#/components/schemas/PageMeta' }, objects: { type: 'array', items: object } },
  });
}

component('PageMeta', {
  type: 'object',
  required: ['limit', 'next', 'previous'],
  additionalProperties: false,
  properties: {
    limit: { type: 'integer', description: 'Maximum number of objects per page', examples: [50] },
    next: { type: ['string', 'null'], description: 'Relative URL of the next page, with its cursor; null on the last' },
    previous: { type: ['string', 'null'], description: 'Relative URL of the page before; null on the first' },
    total_count: { type: 'integer', description: 'How many objects there are; only with count=true' },
  },
});

/** A body with such fields, and one that is true. What a change leaves out stays as it is, whatever the default. */
function bodyOf(fields: readonly Field[], { isChange = false } = {}): Schema {
  const given = fields.filter(({ example }) => example !== undefined);
  const example = Object.fromEntries(given.map((field) => [field.name, field.example]));
  return {
    ...objectOf(fields, {
      required: (field) => !isChange && field.required === true,
      isBody: true,
      defaults: !isChange,
    }),
    additionalProperties: false,
    ...(given.length > 0 ? { examples: [example] } : {}),
  };
}

interface ObjectOptions {
  required: (field: Field) => boolean;
  isBody?: boolean;
  /** Whether it tells what fields are without which it is sent. */
  defaults?: boolean;
}

function objectOf(fields: readonly Field[], { required, isBody = false, defaults = false }: ObjectOptions): Schema {
  const names = fields.filter(required).map(({ name }) => name);
  return {
    type: 'object',
    ...(names.length > 0 ? { required: names } : {}),
    properties: Object.fromEntries(
      fields.map((field) => [
        field.name,
        { ...fieldSchema(field), ...(isBody ? boundsOf(field) : {}), ...(defaults ? defaultOf(field) : {}) },
      ]),
    ),
  };
}

/** The schema of a field's value. */
function fieldSchema(field: Field): Schema {
  const { nullable, example, writeOnly } = field;
  const { type, ...rest } = valueSchema(field);
  // Out of a pattern alone, readers would be shown digits without end.
  const shownExample = example === undefined && rest.pattern === idSchema.pattern ? idSchema.examples[0] : example;
  return {
    type: nullable ? [type, 'null'] : type,
    description: descriptionOf(field, type),
    ...rest,
    ...(shownExample === undefined ? {} : { examples: [shownExample] }),
    ...(writeOnly ? { writeOnly: true } : {}),
  };
}

/** What is said of a field, and of its bound where a schema knows none. */
function descriptionOf({ kind, help, writable, form }: Field, type: string): string {
  // The first version has a text with JSON where there are values here.
  const text = type === 'string' ? help : help.replace(/, as JSON.*/, '');
  const bound = kind === 'json' ? `at most ${JSON_LIMIT / 1024} KiB as JSON` : form;
  return writable && bound ? `${text}: ${bound}` : text;
}

/** What a field is when nothing is said of it, in the form of this version. */
function defaultOf({ kind, default: value }: Field): Schema {
  if (value === undefined) return {};
  if (kind === 'json') return { default: JSON.parse(value as string) as unknown };
  return { default: kind === 'reference' && value !== null ? String(value) : value };
}

/** The ids of several objects. */
export const manyIds = {
  type: 'array',
  minItems: 1,
  maxItems: BULK_LIMIT,
  uniqueItems: true,
  items: idSchema,
  examples: [['7', '8']],
};

/** What only what clients send is bound to: something else may have been stored in another way. */
function boundsOf(field: Field): Schema {
  const { kind, choices, max, named } = field;
  if (needsText(field)) return { pattern: TO_SEE };
  if (kind === 'instant') return { pattern: MOMENT };
  if (kind === 'list') {
    return { maxItems: LIST_LIMIT, ...(named ? { items: { type: 'string', pattern: TO_SEE } } : {}) };
  }
  if (kind === 'reference' && named) return { pattern: TO_SEE };
  return kind === 'integer' && !choices && max === undefined ? { maximum: largestInteger } : {};
}

function valueSchema({ kind, choices, min, max, words, items, ids, nullable }: Field): Schema & { type: string } {
  switch (kind) {
    case 'id':
    case 'reference':
      return { type: 'string', pattern: idSchema.pattern };
    case 'integer':
      return {
        type: 'integer',
        ...(choices ? { enum: nullable ? [...choices, null] : choices } : {}),
        ...defined({ minimum: min, maximum: max }),
      };
    case 'flag':
      return { type: 'boolean' };
    case 'instant':
      return { type: 'string', format: 'date-time' };
    case 'json':
      return items ? { type: 'array', items } : { type: 'object', additionalProperties: true };
    case 'list':
      return {
        type: 'array',
        items: { type: 'string', ...(ids ? { pattern: idSchema.pattern } : {}), ...defined({ enum: words }) },
      };
    default:
      return {
        type: 'string',
        ...defined({ minLength: min, maxLength: max, enum: words && (nullable ? [...words, null] : words) }),
      };
  }
}

function defined(schema: Schema): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}
