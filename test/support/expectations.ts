import { expect } from '@jest/globals';
import type { Answer } from './client.js';

/** Checks an answer to the letter, with the order of its keys, which toEqual does not see. */
export function expectJson(answer: Answer, status: number, body: unknown): void {
  expect({ status: answer.status, body: answer.json }).toEqual({ status, body });
  expect(answer.text).toBe(JSON.stringify(body));
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
}

/** Checks that an answer is a v1 error: one sentence in JSON and nothing else. */
export function expectError(answer: Answer, status: number): void {
  expect({ status: answer.status, text: answer.text }).toEqual({
    status,
    text: expect.stringMatching(/^\{"error":"\w[^{}]+\."\}$/),
  });
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
}

/** The `meta` of a list, in the order of its keys; by default of one that fits its first page. */
export const meta = (
  total: number,
  { limit = 20, next = null as string | null, offset = 0, previous = null as string | null } = {},
) => ({ limit, next, offset, previous, total_count: total });

/** The `meta` and `objects` of a list that fits its first page. */
export const listOf = (objects: readonly object[]) => ({ meta: meta(objects.length), objects });

interface SchemaField {
  type: 'string' | 'integer' | 'boolean' | 'datetime' | 'related';
  blank?: boolean;
  default?: unknown;
  nullable?: boolean;
  primary_key?: boolean;
  readonly?: boolean;
  unique?: boolean;
}

export interface Schema {
  list?: string[];
  detail?: string[];
  limit?: number;
  fields: Record<string, SchemaField>;
  filtering: Record<string, string[]>;
  ordering: string[];
}

/** Lookups that usually come together. */
export const lookups = {
  id: ['exact', 'in', 'gt', 'gte', 'lt', 'lte'],
  exact: ['exact', 'in'],
  number: ['exact', 'in', 'gt', 'gte', 'lt', 'lte', 'range'],
  text: ['exact', 'iexact', 'contains', 'icontains', 'startswith', 'istartswith', 'endswith', 'in'],
};

/** Descriptions of fields that many resources have. */
export const idField: SchemaField = { type: 'string', primary_key: true, unique: true };
export const uriField: SchemaField = { type: 'string' };
/** One that a client may set when it creates an object. */
export const writable = (field: SchemaField): SchemaField => ({ ...field, readonly: false });

/**
 * Checks a schema document, with all its keys and their order. What a field's description leaves out is false, and its
 * default none; it is read-only.
 */
export function expectSchema(answer: Answer, schema: Schema): void {
  const help = (name: string): unknown => answer.json.fields?.[name]?.help_text;
  const fields = Object.entries(schema.fields).map(([name, { type, ...said }]) => {
    expect({ [name]: help(name) }).toEqual({ [name]: expect.stringMatching(/^\S.{3,}$/) });
    const description = {
      blank: said.blank ?? false,
      default: said.default === undefined ? 'No default provided.' : said.default,
      help_text: help(name),
      nullable: said.nullable ?? false,
      primary_key: said.primary_key ?? false,
      readonly: said.readonly ?? true,
      ...(type === 'related'
        ? { related_schema: answer.json.fields[name].related_schema, related_type: 'to_one' }
        : {}),
      type,
      unique: said.unique ?? false,
      verbose_name: name.replaceAll('_', ' '),
    };
    return [name, description] as const;
  });
  expectJson(answer, 200, {
    allowed_detail_http_methods: schema.detail ?? ['get'],
    allowed_list_http_methods: schema.list ?? ['get'],
    default_format: 'application/json',
    default_limit: schema.limit ?? 20,
    fields: Object.fromEntries(fields),
    filtering: schema.filtering,
    ordering: schema.ordering,
  });
}

/** Checks an object against its resource's schema, as generic clients do. */
export function expectToFit(object: Record<string, unknown>, schema: { fields: Record<string, SchemaField> }): void {
  for (const [name, value] of Object.entries(object)) {
    const field = schema.fields[name];
    expect({ [name]: field }).not.toEqual({ [name]: undefined });
    if (value === null) expect({ name, nullable: field?.nullable }).toEqual({ name, nullable: true });
    else expect({ name, type: jsonTypes[field!.type] }).toEqual({ name, type: typeof value });
    if (value === '') expect({ name, blank: field?.blank }).toEqual({ name, blank: true });
    if (field?.type === 'datetime' && value !== null) expect(value).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/);
  }
}

const jsonTypes = { string: 'string', integer: 'number', boolean: 'boolean', datetime: 'string', related: 'object' };
