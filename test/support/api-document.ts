import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Answer } from './client.js';

// Every exchange with the second version that a test has is compared with the committed document: what is answered, and
// what was asked. Whatever the service accepts, a proxy that goes by the document must let through.

interface Reference {
  $ref: string;
}

interface Response {
  content?: Record<string, { schema: object }>;
  headers?: Record<string, Reference | { required?: boolean }>;
  'x-problem-codes'?: string[];
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  explode?: boolean;
  schema: object;
}

interface Operation {
  operationId: string;
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: Record<string, { schema: object }> };
  security?: Record<string, unknown>[];
  responses: Record<string, Response | Reference>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, object>> & { schemas: object };
}

/** A request as it was sent. */
export interface Sent {
  method: string;
  path: string;
  headers: Record<string, string | string[]>;
  body?: string | Buffer;
}

export const documentFile = join(import.meta.dirname, '../../docs/openapi.json');

const document = JSON.parse(readFileSync(documentFile, 'utf8')) as Document;
const schemas = validator(document);
/** Where nobody asked for some of an object's members, it has all of them. */
const wholeSchemas = validator(whole(document));
/** Parameters are text on their way. */
const textSchemas = validator(document, { coerceTypes: true });

const paths = Object.entries(document.paths).map(([path, operations]) => ({
  names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
  pattern: new RegExp(`^${path.replace(/\/$/, '').replace(/\{\w+\}/g, '([^/]+)')}/?$`),
  fixed: path.replace(/\{\w+\}/g, '').length,
  operations,
}));

/**
 * Checks a request and its answer against the API document.
 * @throws Error with all that is not as it is documented. No expectation of a test: each test has some of its own
 */
export function expectDocumented(sent: Sent, answer: Answer): void {
  const { method, path } = sent;
  const [address = '', query = ''] = path.split('?');
  if (!address.startsWith('/API/v2/') || (answer.status === 404 && answer.text.includes('nothing at this address'))) {
    return;
  }
  const found = operationAt(method, address);
  // A method or an address that there is not has no operation to be described by.
  if (!found || answer.status === 405 || method === 'OPTIONS') return;
  const faults = [
    ...(answer.status < 400 ? requestFaults(found, sent) : []),
    // What a schema can say is refused by the document, too.
    ...(answer.status === 400 && isOfSchema(answer.json) && requestFaults(found, sent).length === 0
      ? ['the request was refused, but is as it is documented']
      : []),
    ...answerFaults(found.operation, method, query.includes('fields='), answer),
  ];
  if (faults.length === 0) return;
  const { operationId } = found.operation;
  const exchange = `${JSON.stringify(sent)}\nwas answered with ${answer.status}: ${answer.text}`;
  throw new Error(`${operationId} is not as it is documented: ${faults.join('; ')}\n${exchange}`);
}

/** Of its status, its problem code, its headers, its media type and its body. */
function answerFaults(operation: Operation, method: string, isTrimmed: boolean, answer: Answer): string[] {
  const response = resolved(operation.responses[answer.status]);
  if (!response) return ['the status is not documented'];
  const faults: string[] = [];
  if (answer.status >= 400) {
    const codes = response['x-problem-codes'];
    if (codes && !codes.includes(answer.json.code)) faults.push('the problem code is not documented');
  }
  for (const [header, one] of Object.entries(response.headers ?? {})) {
    if (resolved(one)!.required && !(header.toLowerCase() in answer.headers)) faults.push(`${header} is missing`);
  }
  if (method === 'HEAD' || answer.text === '') return faults;
  const [type = ''] = (answer.headers['content-type'] ?? '').split(';');
  const schema = response.content?.[type]?.schema;
  if (!schema) return [...faults, `${type} is not documented`];
  if (!type.endsWith('json')) return faults;
  return [...faults, ...(isTrimmed ? schemas(schema, answer.json) : wholeSchemas(wholeOf(schema), answer.json))];
}

const wholes = new WeakMap<object, object>();

function wholeOf(schema: object): object {
  const made = wholes.get(schema) ?? whole(schema);
  wholes.set(schema, made);
  return made;
}

function requestFaults({ operation, values }: Found, sent: Sent): string[] {
  const headers = new Map(Object.entries(sent.headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
  const query = new URLSearchParams(`?${sent.path.split('?')[1] ?? ''}`);
  const parameters = (operation.parameters ?? []).map((one) => resolved(one)!);
  const known = new Set(parameters.filter((one) => one.in === 'query').map(({ name }) => name));
  const takesAny = !resolved(operation.responses[400])?.['x-problem-codes']?.includes('unknown_parameter');
  return [
    ...[...query.keys()].filter((name) => !takesAny && !known.has(name)).map((name) => `${name} is no parameter`),
    ...parameters.flatMap((parameter) => {
      const { name, in: place } = parameter;
      const all =
        place === 'query' ? query.getAll(name) : [place === 'path' ? values[name] : headers.get(name.toLowerCase())];
      return parameterFaults(
        parameter,
        all.filter((value) => value !== undefined),
      );
    }),
    ...bodyFaults(operation, headers, sent.body),
    ...securityFaults(operation, headers),
  ];
}

/**
 * Whether a refusal is about what a schema can say: bulk requests have schemas that let each object stand for itself.
 */
function isOfSchema({ code, errors = [] }: { code: string; errors?: { field: string; message: string }[] }): boolean {
  const said =
    /^This (field is (required\.|read-only)|may not be null|must be (true|a whole number\.|a list|an object|an id|one of))|^There is no such field/;
  return code === 'unknown_parameter' || errors.some(({ field, message }) => !/^\d/.test(field) && said.test(message));
}

function parameterFaults({ name, required, explode, schema }: Parameter, sent: string[]): string[] {
  if (sent.length === 0) return required ? [`${name} is missing`] : [];
  const isList = 'type' in schema && schema.type === 'array';
  if (sent.length > 1 && (!isList || explode === false)) return [`${name} is sent twice`];
  const value = isList ? sent.flatMap((text) => (explode === false ? text.split(',') : [text])) : sent[0];
  return textSchemas(schema, value).map((fault) => `${name}: ${fault}`);
}

function bodyFaults({ requestBody }: Operation, headers: ReadonlyMap<string, string>, body: Sent['body']): string[] {
  const bytes = Buffer.from(body ?? '');
  if (bytes.length === 0) return requestBody?.required ? ['the body is missing'] : [];
  if (!requestBody) return bytes.toString() === '{}' ? [] : ['there is no body'];
  const [type = ''] = (headers.get('content-type') ?? 'application/json').toLowerCase().split(';');
  const content = requestBody.content[/[/+]json *$/.test(type) ? 'application/json' : type.trim()];
  if (!content) return [`there is no body of ${type}`];
  if (!type.trim().endsWith('json')) return [];
  const text = decoded(bytes, headers.get('content-encoding'))
    .toString('utf8')
    .replace(/^\ufeff/, '');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return ['the body is no JSON'];
  }
  return schemas(content.schema, value);
}

function decoded(bytes: Buffer, encoding = 'identity'): Buffer {
  const decoders: Record<string, (bytes: Buffer) => Buffer> = {
    gzip: gunzipSync,
    deflate: inflateSync,
    br: brotliDecompressSync,
  };
  return decoders[encoding]?.(bytes) ?? bytes;
}

/** What signs the request in must be one of the ways that the operation lists. */
function securityFaults({ security }: Operation, headers: ReadonlyMap<string, string>): string[] {
  if (!security || security.length === 0) return [];
  const way = headers.has('auth-token') ? 'token' : headers.has('authorization') ? 'basic' : 'session';
  return security.some((one) => way in one) ? [] : [`${way} is no way to sign in`];
}

interface Found {
  operation: Operation;
  /** What stands in the address for its parameters. */
  values: Record<string, string>;
}

function operationAt(method: string, address: string): Found | undefined {
  const matching = paths.filter(({ pattern }) => pattern.test(address)).sort((a, b) => b.fixed - a.fixed);
  const wanted = method === 'HEAD' ? 'get' : method.toLowerCase();
  const path = matching.find(({ operations }) => operations[wanted]);
  if (!path) return undefined;
  const values = path.pattern.exec(address)!.slice(1);
  return {
    operation: path.operations[wanted]!,
    values: Object.fromEntries(path.names.map((name, n) => [name, decodeURIComponent(values[n]!)])),
  };
}

/** What a reference stands for. */
function resolved<T extends object>(part: T | Reference | undefined): T | undefined {
  if (!part || !('$ref' in part)) return part;
  const [, , kind = '', name = ''] = part.$ref.split('/');
  return document.components[kind]![name] as T;
}

/** Returns what is wrong with a value by a schema of this document. */
function validator({ components }: Document, options: object = {}): (schema: object, value: unknown) => string[] {
  // Whether the schemas themselves are sound is tested once, with the document; to compile what tells takes each file long.
  const ajv = new Ajv2020({ allErrors: true, strict: false, meta: false, validateSchema: false, ...options });
  formats.default(ajv);
  ajv.addSchema({ $id: 'document', components: { schemas: components.schemas } });
  const compiled = new WeakMap<object, ValidateFunction>();
  // Seen from outside of the document, as what refers to its parts.
  const compile = (schema: object) =>
    ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components')));
  return (schema, value) => {
    const validate = compiled.get(schema) ?? compile(schema);
    compiled.set(schema, validate);
    if (validate(value)) return [];
    return validate.errors!.map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
}

/** Without what objects are like of which only some members were asked for. */
function whole<T>(part: T): T {
  const isTrimmed = (value: any): boolean => value?.anyOf?.[1]?.$ref === `${value?.anyOf?.[0]?.$ref}Part`;
  return JSON.parse(JSON.stringify(part), (_, value: unknown) =>
    isTrimmed(value) ? (value as { anyOf: unknown[] }).anyOf[0] : value,
  ) as T;
}
