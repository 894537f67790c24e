import { STATUS_CODES } from '../../../config/node-http.js';
import { problems, problemTable, type ProblemCode } from '../../../config/problems.js';
import { CODES } from './route.js';
import { V2_ROOT } from '../paths.js';
import { PROBLEMS_PAGE } from '../problem.js';
import { component, type Schema } from './schemas.js';

/**
 * Codes that come together, by what they are about. Answers are named after these groups where they have several codes.
 */
export const codesOf = {
  /** Whoever calls, and as whom. */
  caller: [
    'unauthenticated',
    'too_many_requests',
    'invalid_header',
    'run_as_invalid',
    'run_as_required',
    'run_as_forbidden',
  ],
  /** Requests that are not safe. */
  write: ['csrf_failed', 'foreign_site', 'read_only_token'],
  /** A body of JSON. */
  body: ['invalid_json', 'invalid_body', 'malformed_request', 'request_timeout', 'too_large', 'unsupported_media_type'],
  /** An Idempotency-Key, with which the body is read before all else. */
  key: [
    'invalid_header',
    'idempotency_in_progress',
    'idempotency_key_reused',
    'idempotency_keys_used_up',
    'malformed_request',
    'request_timeout',
    'too_large',
    'unsupported_media_type',
  ],
} as const satisfies Record<string, readonly ProblemCode[]>;

const details = component('ProblemDetails', {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'detail'],
  properties: {
    type: { type: 'string', format: 'uri-reference', description: 'Where the code is explained' },
    title: { type: 'string', description: 'What the code means' },
    status: { type: 'integer', minimum: 400, maximum: 599 },
    code: { type: 'string', enum: problemTable.words, description: 'Stable: programs may decide by it' },
    detail: { type: 'string', description: 'One sentence for people' },
    permission: { type: 'string', description: 'With permission_denied: the permission or role that would do' },
    errors: {
      type: 'array',
      description: 'What is wrong with which field',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
});

const problem = component('Problem', {
  allOf: [
    details,
    {
      type: 'object',
      required: ['instance', 'request_id'],
      properties: {
        instance: { type: 'string', description: 'The path that was asked for' },
        request_id: { type: 'string', format: 'uuid', description: 'The key to the log entry' },
      },
    },
  ],
});

const retryHeaders = {
  'Retry-After': component(
    'RetryAfter',
    { description: 'Seconds until the next try is heard', required: true, schema: { type: 'integer' } },
    'headers',
  ),
};

const limitHeaders = {
  ...retryHeaders,
  RateLimit: component(
    'RateLimit',
    {
      description: 'What is left of the limit (draft-ietf-httpapi-ratelimit-headers)',
      schema: { type: 'string', examples: ['"sign-in";r=0;t=4'] },
    },
    'headers',
  ),
  'RateLimit-Policy': component(
    'RateLimitPolicy',
    {
      description: 'The limit: how many requests within how many seconds; not of tries to sign in',
      schema: { type: 'string', examples: ['"export";q=30;w=60'] },
    },
    'headers',
  ),
};

const headersOf: Record<number, Schema> = { 429: limitHeaders, 503: retryHeaders, 507: retryHeaders };

/** Of a 409 that may be of a request under way. */
const conflictHeaders = {
  'Retry-After': component(
    'RetryAfterConflict',
    {
      description: 'Seconds until the same is to be asked again, of `idempotency_in_progress`',
      schema: { type: 'integer' },
    },
    'headers',
  ),
};

/** The answers to an operation that can be refused with these codes, by their status. */
export function refusalsOf(codes: Iterable<ProblemCode>): Record<string, Schema> {
  const byStatus = Map.groupBy([...new Set(codes)].sort(), (code) => problems[code].status);
  return Object.fromEntries([...byStatus].map(([status, some]) => [status, refusal(status, some)]));
}

/** An answer with one of these codes, which all have the same status. */
function refusal(status: number, codes: readonly ProblemCode[]): Schema {
  const [code] = codes as [ProblemCode];
  const { title } = problems[code];
  const example = {
    type: `${PROBLEMS_PAGE}#${code}`,
    title,
    status,
    code,
    detail: `${title}.`,
    instance: `${V2_ROOT}/…`,
    request_id: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  };
  const headers = codes.includes('idempotency_in_progress') ? conflictHeaders : headersOf[status];
  const meanings = codes.map((code) => `\`${code}\`: ${problems[code].title}`);
  const part = {
    description: codes.length === 1 ? meanings.join('') : meanings.map((one) => `* ${one}`).join('\n'),
    ...(headers ? { headers } : {}),
    [CODES]: codes,
    content: { 'application/problem+json': { schema: problem, example } },
  };
  return component(nameOf(status, codes), part, 'responses');
}

/** `NotFound` for `not_found` alone; `Forbidden.write.not_grantable` for those of a group and another one. */
function nameOf(status: number, codes: readonly ProblemCode[]): string {
  if (codes.length === 1) return codes[0]!.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const left = new Set(codes);
  const groups = Object.entries(codesOf).flatMap(([group, all]) => {
    const same = all.filter((code) => problems[code].status === status);
    if (same.length < 2 || !same.every((code) => left.has(code))) return [];
    for (const code of same) left.delete(code);
    return [group];
  });
  return [STATUS_CODES[status]!.replace(/\W/g, ''), ...groups, ...left].join('.');
}
