import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Answer } from './client.js';

// Every answer of the second version that a test gets is compared with the committed document.

interface Reference {
  $ref: string;
}

interface Response {
  content?: Record<string, { schema: object }>;
  headers?: Record<string, Reference | { required?: boolean }>;
  'x-problem-codes'?: string[];
}

interface Operation {
  operationId: string;
  responses: Record<string, Response | Reference>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, object>> & { schemas: object };
}

export const documentFile = join(import.meta.dirname, '../../docs/openapi.json');

const document = JSON.parse(readFileSync(documentFile, 'utf8')) as Document;
const whole = validators(document.components.schemas);
const trimmed = validators(withoutRequired(document.components.schemas));
const compiled = new Map<object, ValidateFunction>();

const paths = Object.entries(document.paths).map(([path, operations]) => ({
  pattern: new RegExp(`^${path.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/]+')}/?$`),
  fixed: path.replace(/\{\w+\}/g, '').length,
  operations,
}));

/** Checks an answer against the API document: its status, its problem code, its media type and its body. */
export function expectDocumented(method: string, path: string, answer: Answer): void {
  const [address = '', query = ''] = path.split('?');
  if (!address.startsWith('/API/v2/') || answer.status === 404 && answer.text.includes('nothing at this address')) return; // prettier-ignore
  const operation = operationAt(method, address);
  // A method or an address that there is not has no operation to be described by.
  if (!operation || answer.status === 405 || method === 'OPTIONS') return;
  const name = `${operation.operationId} answered with ${answer.status}`;
  const response = resolved(operation.responses[answer.status]);
  expect(response ? name : `${name}, which is not documented: ${answer.text}`).toBe(name);
  if (answer.status >= 400) {
    const codes = response!['x-problem-codes'];
    if (codes) expect({ name, codes }).toEqual({ name, codes: expect.arrayContaining([answer.json.code]) });
  }
  const missing = Object.entries(response!.headers ?? {}).filter(([header, one]) => resolved(one)!.required && !(header.toLowerCase() in answer.headers)); // prettier-ignore
  expect({ name, missing: missing.map(([header]) => header) }).toEqual({ name, missing: [] });
  if (method === 'HEAD' || answer.text === '') return;
  const [type = ''] = (answer.headers['content-type'] ?? '').split(';');
  const schema = response!.content?.[type]?.schema;
  expect(schema ? name : `${name} as ${type}, which is not documented`).toBe(name);
  if (!type.endsWith('json')) return;
  const validate = validatorOf(schema!, query.includes('fields='));
  const faults = validate(answer.json) ? [] : validate.errors;
  expect({ name, faults, body: faults!.length > 0 ? answer.json : undefined }).toEqual({ name, faults: [], body: undefined }); // prettier-ignore
}

function operationAt(method: string, address: string): Operation | undefined {
  const matching = paths.filter(({ pattern }) => pattern.test(address)).sort((a, b) => b.fixed - a.fixed);
  const wanted = method === 'HEAD' ? 'get' : method.toLowerCase();
  return matching.find(({ operations }) => operations[wanted])?.operations[wanted];
}

/** What a reference stands for. */
function resolved<T extends object>(part: T | Reference | undefined): T | undefined {
  if (!part || !('$ref' in part)) return part;
  const [, , kind = '', name = ''] = part.$ref.split('/');
  return document.components[kind]![name] as T;
}

function validatorOf(schema: object, isTrimmed: boolean): ValidateFunction {
  if (isTrimmed) return trimmed.compile(withoutRequired(quoted(schema)));
  let validate = compiled.get(schema);
  if (!validate) compiled.set(schema, (validate = whole.compile(quoted(schema))));
  return validate;
}

function validators(schemas: object): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  formats.default(ajv);
  return ajv.addSchema({ $id: 'document', components: { schemas } });
}

/** A schema out of the document, whose references are now seen from outside of it. */
function quoted(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components')) as object;
}

function withoutRequired<T>(schema: T): T {
  return JSON.parse(JSON.stringify(schema, (key, value: unknown) => (key === 'required' && Array.isArray(value) ? undefined : value))) as T; // prettier-ignore
}
