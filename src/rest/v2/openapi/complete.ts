import type { ProblemCode } from '../../../config/problems.js';
import { DeclarationFault } from '../../../config/word-table.js';
import { CODES } from './route.js';
import { codesOf, refusalsOf } from './refusals.js';
import { component, hasRequired, type Schema } from './schemas.js';

/** An operation as the routes' decorators describe it, or as the document shows it. */
export interface DocumentedOperation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, Schema>;
  security?: object[];
  'x-permission'?: string | readonly string[];
  'x-lasting-power'?: boolean;
  'x-in-person'?: boolean;
  'x-knows-callers'?: boolean;
  [CODES]?: ProblemCode[];
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
  description?: string;
}

/**
 * Adds what follows from an operation's method, its access and its body.
 * @throws DeclarationFault where nothing is said of its access: it would be refused to everybody
 */
export function complete(method: string, operation: DocumentedOperation): DocumentedOperation {
  const { operationId, summary, description, tags, requestBody, 'x-permission': access, [CODES]: own = [] } = operation;
  if (access === undefined) throw new DeclarationFault(`The route ${operationId} does not say who may call it.`);
  const isOpen = access === 'public';
  const takesKey = method === 'post' && !isOpen;
  const isList = own.includes('invalid_cursor');
  const codes = new Set<ProblemCode>([
    ...own,
    ...(isOpen ? [] : accessCodes(method, operation)),
    ...bodyCodes(method, requestBody),
    ...(takesKey ? codesOf.key : []),
    ...(method === 'get' ? [] : ['invalid_header' as const]), // an If-Match that nothing is compared with
    ...(isList ? ['too_slow' as const] : []),
    'internal_error',
    'unavailable',
    'storage_full', // also where nothing is changed: who acts as somebody else is noted
  ]);
  // A status that the operation answers with itself is no refusal.
  const refusals = Object.entries(refusalsOf(codes)).filter(([status]) => !(status in operation.responses));
  const isTagged = method === 'get' && (hasJson(operation.responses['200']) || '304' in operation.responses);
  const headers = [
    ...(codes.has('run_as_unknown_user') ? [runAs] : []),
    ...(takesKey ? [idempotencyKey] : []),
    ...(codes.has('precondition_failed') ? [ifMatch] : []),
    ...(isTagged ? [ifNoneMatch] : []),
  ];
  const parameters = [...(operation.parameters ?? []).map(plain), ...headers];
  return {
    operationId,
    summary,
    description: [description, ...(isOpen ? [] : notes(operation))].join(' '),
    tags,
    ...(isOpen ? { security: operation['x-knows-callers'] ? withOrWithout : [] } : { 'x-permission': access }),
    ...(operation['x-in-person'] ? { security: [{ basic: [] }, { session: [] }] } : {}),
    ...(operation['x-lasting-power'] ? { 'x-lasting-power': true } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody: { required: isNeeded(method, requestBody), ...requestBody } } : {}),
    responses: {
      ...Object.fromEntries(
        Object.entries(operation.responses).map(([status, answer]) => [
          status,
          replayable(takesKey, isTagged || hasJson(answer) ? tagged(isList, answer) : answer),
        ]),
      ),
      ...(isTagged ? { 304: notModified } : {}),
      ...Object.fromEntries(refusals),
    },
  };
}

/** Of a public route that says more to those who are signed in. */
const withOrWithout = [{}, { basic: [] }, { token: [] }, { session: [] }];

/** What is to be said of who can call, in words. */
function notes({ 'x-in-person': inPerson, 'x-lasting-power': lasting }: DocumentedOperation): string[] {
  if (inPerson) return ['In person only: by Basic, or by a session and the password; never by a token nor by RUNAS.'];
  return lasting ? ['Never while acting as another user.'] : [];
}

function accessCodes(
  method: string,
  { 'x-permission': access, 'x-lasting-power': lasting }: DocumentedOperation,
): ProblemCode[] {
  return [
    ...codesOf.caller,
    ...(access === 'authenticated' ? [] : ['permission_denied' as const]),
    ...(method === 'get' ? [] : codesOf.write),
    ...(lasting ? [] : ['run_as_unknown_user' as const]),
  ];
}

/** Where a body needs no member, it is not needed either, but for a change. */
function isNeeded(method: string, { content }: NonNullable<DocumentedOperation['requestBody']>): boolean {
  return method === 'patch' || Object.values(content).some(({ schema }) => hasRequired(schema));
}

/** Where no body is declared, a request is refused that has one with anything in it. */
function bodyCodes(method: string, body: DocumentedOperation['requestBody']): readonly ProblemCode[] {
  if (!body) return method === 'get' ? [] : codesOf.body;
  return 'application/json' in body.content ? codesOf.body : ['malformed_request', 'request_timeout', 'too_large'];
}

const header = (name: string, description: string, schema: Schema = {}): Parameter => ({
  name,
  in: 'header',
  description,
  schema: { type: 'string', ...schema },
});

const runAs = header('RUNAS', 'The name of a user to act as, not percent-encoded; for administrators');
const idempotencyKey = header(
  'Idempotency-Key',
  'Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again',
  { pattern: '^[!-~]{1,255}$' },
);
const ifMatch = header('If-Match', 'The ETag of the object as the client knows it, with its quotes');
const ifNoneMatch = header('If-None-Match', 'The ETag of an answer that the client has, with its quotes');

const etag = {
  ETag: component('ETag', { description: 'The entity tag', required: true, schema: { type: 'string' } }, 'headers'),
};
const listEtag = {
  ETag: component(
    'ListETag',
    { description: 'The entity tag; a list of more than 1 MiB has none', schema: { type: 'string' } },
    'headers',
  ),
};
const replayed = {
  'Idempotency-Replayed': component(
    'Idempotency-Replayed',
    { description: '`true` where this is the answer to the first request of its key', schema: { type: 'string' } },
    'headers',
  ),
};
const notModified = component('NotModified', { description: 'As the client has it', headers: etag }, 'responses');

function hasJson(answer: Schema | undefined): boolean {
  return Object.hasOwn(answer?.content ?? {}, 'application/json');
}

/** Every answer of JSON has an entity tag, but for a list that is sent in pieces. */
function tagged(isList: boolean, answer: Schema): Schema {
  return { ...answer, headers: { ...(isList ? listEtag : etag), ...(answer.headers as object | undefined) } };
}

/** What a key was sent with may have been done before. */
function replayable(takesKey: boolean, answer: Schema): Schema {
  return takesKey ? { ...answer, headers: { ...(answer.headers as object | undefined), ...replayed } } : answer;
}

/** Without what the scanner adds to a parameter that OpenAPI does not know, or that goes without saying. */
function plain({ name, in: place, required, description, ...rest }: Parameter): Parameter {
  const { schema = { type: 'string' }, ...more } = rest;
  if (place === 'path') {
    return { name, in: place, required: true, ...(description ? { description, schema } : pathParameter) };
  }
  return { name, in: place, ...(required ? { required } : {}), description, ...more, schema };
}

const pathParameter = { description: "The object's id", schema: { type: 'string', pattern: '^[0-9]+$' } };
