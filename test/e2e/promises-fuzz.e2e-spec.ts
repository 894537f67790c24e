import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { documentFile } from '../support/api-document.js';
import type { Answer, Client } from '../support/client.js';
import { routesOf, type Route } from '../support/routes.js';
import { e2e, type TestUser } from '../support/service.js';

// Whatever is sent to the second version, it answers in the form that it promises, and never with an error of its own.

interface Request {
  route: Route;
  id: string;
  query: [string, string][];
  headers: Record<string, string>;
  body: string | Buffer;
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  examples?: unknown[];
  pattern?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
}

interface Operation {
  parameters?: { name: string; in: string; $ref?: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const document = JSON.parse(readFileSync(documentFile, 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters?: Record<string, { name: string; in: string }> };
};

const resolved = (schema: Schema): Schema =>
  schema.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)!]! : schema;
const operations = Object.values(document.paths).flatMap((item) => Object.values(item));

/** The names of all members that bodies may have, and of all parameters. */
const bodies = Object.values(document.components.schemas).flatMap((schema) => Object.keys(schema.properties ?? {}));
const members = [...new Set(bodies)];
const parameters = [
  ...new Set(
    operations
      .flatMap((operation) => operation.parameters ?? [])
      .map((one) => (one.$ref ? document.components.parameters![one.$ref.split('/').at(-1)!]! : one))
      .flatMap((one) => (one.in === 'query' ? [one.name] : [])),
  ),
];

/** Texts that have been too much for others. */
const nasty = [
  '',
  ' ',
  '0',
  '1',
  '2',
  '-1',
  '1e400',
  '9'.repeat(19),
  '9'.repeat(400),
  '18446744073709551616',
  '0x10',
  '1.5',
  'true',
  'null',
  'undefined',
  'NaN',
  '[]',
  '{}',
  '*',
  '"',
  "'",
  "' OR 1=1 --",
  '\\',
  '%',
  '%00',
  '%s%n',
  '\0',
  'a\0b',
  '\r\nX-Injected: 1',
  '\ud800',
  'a\udfff',
  '\uffff',
  '\u202e',
  '🎬',
  '👩‍👩‍👧',
  'e\u0301',
  'İ',
  'ß',
  '２',
  'x'.repeat(300),
  '🎬'.repeat(300),
  'x'.repeat(70_000),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '2031-06-30T00:00:00Z',
  '2031-06-30T00:00:00.123456789+23:59',
  '0000-01-01',
  '9999-12-31T23:59:59Z',
  '-271821-04-20T00:00:00Z',
  '+275760-09-13',
  '2031-02-30',
  'now',
  'full',
  'read',
  'required',
  'assignee',
  'theme',
  'user',
  'platform_administrator',
  '_administrator',
  'ann',
  'admin',
  '/vs/',
  'https://example.org/x',
  '//evil',
  '{% for a in (1..9) %}{{ a }}{% endfor %}',
  '{{',
  'id',
  '-id',
  'name',
  '-name',
  'all',
  'each',
  'created',
  'jsonl',
  'csv',
  '1920x1080',
  '16:9',
  'ftp://a:b@c/',
  'a,b',
  ',',
  ';',
  'WyJ4Il0',
  'WzAsIngiLCIxIl0',
];

const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...nasty) },
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 20 }),
);
const anyValue = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    { weight: 6, arbitrary: anyText },
    fc.constantFrom(null, true, false, 0, 1, -1, 1.5, 1e21, -0, 2 ** 53, 2 ** 31, -(2 ** 63), 1e308),
    fc.integer(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...members), anyText), tie('value'), { maxKeys: 4 }),
  ),
})).value;
const anyObject = fc.dictionary(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...members) }, anyText), anyValue, {
  maxKeys: 6,
});
const json = (value: fc.Arbitrary<unknown>): fc.Arbitrary<string> => value.map((one) => JSON.stringify(one) ?? '');
const multipart = fc
  .tuple(fc.constantFrom('logo', 'x', ''), anyText, fc.uint8Array({ maxLength: 300 }))
  .map(([field, name, bytes]) => {
    const head = `--b\r\nContent-Disposition: form-data; name="${field}"; filename="${name.slice(0, 200)}"\r\nContent-Type: image/png\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]);
  });

/** A value that may well be accepted where the document says so. */
function plausible(given: Schema): fc.Arbitrary<unknown> {
  const { type, enum: words, examples = [], pattern, items } = resolved(given);
  if (words) return fc.constantFrom(...words);
  const kind = [type].flat()[0];
  if (kind === 'boolean') return fc.boolean();
  if (kind === 'integer') return fc.integer({ min: 0, max: 60 });
  if (kind === 'array' && items) {
    return fc.array(
      fc.oneof(plausible(items), ...examples.flatMap((one) => (one as unknown[]).map((item) => fc.constant(item)))),
      { maxLength: 3 },
    );
  }
  if (kind === 'string' && pattern?.includes('[0-9]')) return fc.integer({ min: 1, max: 9 }).map(String);
  const [example] = examples;
  if (kind === 'string' && typeof example === 'string') {
    return fc.nat(9999).map((n) => (n % 2 ? example : `${example}${n}`));
  }
  return example === undefined ? anyValue : fc.constant(example);
}

function objectOf(given: Schema): fc.Arbitrary<unknown> {
  const { oneOf, properties = {}, required = [], items } = resolved(given);
  if (oneOf) return fc.oneof(...oneOf.map(objectOf));
  if (items) return fc.array(objectOf(items), { minLength: 1, maxLength: 4 });
  const some = (schema: Schema): fc.Arbitrary<unknown> =>
    fc.oneof({ weight: 7, arbitrary: plausible(schema) }, anyValue);
  const known = fc.record(Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, some(one)])), {
    requiredKeys: required,
  });
  return fc.oneof(
    { weight: 9, arbitrary: known },
    fc.tuple(known, anyObject).map(([one, more]) => ({ ...(one as object), ...more })),
  );
}

const anything: fc.Arbitrary<string | Buffer> = fc.oneof(
  { weight: 4, arbitrary: json(anyObject) },
  json(fc.array(anyObject, { maxLength: 3 })),
  json(anyValue),
  multipart,
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
  fc.constant('{"a":'.repeat(2000)),
);

function bodyOf({ method, path }: Route): fc.Arbitrary<string | Buffer> {
  const address = path.replace(':id', '{id}');
  const operation = (document.paths[`${address}/`] ?? document.paths[address])?.[method.toLowerCase()];
  const schema = operation?.requestBody?.content['application/json']?.schema;
  return schema ? fc.oneof({ weight: 5, arbitrary: json(objectOf(schema)) }, anything) : anything;
}

/** A header holds what Latin-1 can, and no line end. */
const headerText = anyText.map((text) => text.slice(0, 300).replace(/[^\t\x20-\x7e\x80-\xff]/g, '?'));
const anyHeaders = fc.dictionary(
  fc.constantFrom(
    'If-Match',
    'If-None-Match',
    'Idempotency-Key',
    'Accept',
    'Accept-Language',
    'Range',
    'If-Modified-Since',
    'X-HTTP-Method-Override',
    'Origin',
    'X-Forwarded-For',
    'Cookie',
    'X-Requested-With',
    'User-Agent',
    'Referer',
    'Prefer',
    'Forwarded',
  ),
  headerText,
  { maxKeys: 2 },
);
const types = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    '',
    'multipart/form-data; boundary=b',
    'multipart/form-data',
    'text/plain',
    'application/merge-patch+json',
    'application/json; charset=utf-16',
    ';',
    'x',
  ),
);
const anyId = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 9 }).map(String) },
  anyText.map((text) => text.slice(0, 100)),
);
const someQuery = fc.array(
  fc.tuple(
    fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...parameters) }, anyText),
    anyText.map((text) => text.slice(0, 500)),
  ),
  { minLength: 1, maxLength: 3 },
);
const anyQuery: fc.Arbitrary<[string, string][]> = fc.oneof(
  { weight: 2, arbitrary: fc.constant<[string, string][]>([]) },
  someQuery,
);

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

e2e('promise of answers', (service) => {
  let callers: Client[];
  let routes: Route[];

  beforeAll(async () => {
    // Whoever is small in number is changed, deactivated and deleted by chance: the callers are not.
    for (let n = 0; n < 12; n++) await service.user();
    const users: TestUser[] = [];
    for (let n = 0; n < 6; n++) {
      users.push(
        await service.user({
          password: 'in no example 1',
          isSuperuser: true,
          isAdministrator: true,
          permissions: ['user', 'theme'],
        }),
      );
    }
    expect(users.every(({ id }) => Number(id) > 9)).toBe(true);
    callers = users.flatMap((user) => [service.client.asBasic(user), service.client.asToken(user.token)]);
    for (const client of callers) {
      await client.post('/API/v2/mediabin/', { resource_id: 'VX-fuzz' });
      await client.post('/API/v2/themes/', { title: 'Fuzz' });
    }
    routes = routesOf(service.app).filter(({ path }) => path.startsWith('/API/v2/') && !path.includes('tokens/self'));
  });

  const anyRequest = (): fc.Arbitrary<Request> =>
    fc.constantFrom(...routes).chain((route) =>
      fc
        .record({ id: anyId, query: anyQuery, headers: anyHeaders, type: types, body: bodyOf(route) })
        .map(({ headers, type, ...rest }) => ({
          route,
          ...rest,
          headers: { ...headers, ...(type ? { 'Content-Type': type } : {}) },
        })),
    );

  let sent = 0;
  const tally = new Map<number, number>();
  async function send({ route, id, query, headers, body }: Request): Promise<Answer> {
    const { method, path } = route;
    const text = query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
    const address = `${path.replace(':id', encode(id) || '1').replace('*path', 'start.js')}/${text ? `?${text.slice(0, 4000)}` : ''}`;
    const caller = callers[sent++ % callers.length]!.with(headers);
    const answer = await caller.send(method, address, method === 'GET' || method === 'DELETE' ? undefined : body);
    tally.set(answer.status, (tally.get(answer.status) ?? 0) + 1);
    return answer;
  }

  function expectPromised({
    status,
    headers,
    text,
    json,
  }: Pick<Answer, 'status' | 'headers' | 'text'> & { json: unknown }) {
    expect([status, text]).toEqual([expect.any(Number), expect.any(String)]);
    expect({ status, text: status >= 500 ? text : '' }).toEqual({ status, text: '' });
    expect(headers).not.toHaveProperty('x-injected');
    if (status < 400) return;
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(json).toMatchObject({
      status,
      code: expect.stringMatching(/^[a-z_]+$/),
      detail: expect.stringMatching(/\.$/),
      request_id: expect.any(String),
    });
    expect(text).not.toMatch(/SQLITE|QueryFailed|node_modules|\bat \w+ \(|ER_[A-Z]+|TypeError|SyntaxError/);
  }

  it('should never be an error of the service, and always a problem document where something is refused', async () => {
    await fc.assert(
      fc.asyncProperty(anyRequest(), async (request) => {
        const answer = await send(request);
        const { status, headers, text } = answer;
        expectPromised({ status, headers, text, json: status >= 400 ? answer.json : undefined });
      }),
      { numRuns: 1500, interruptAfterTimeLimit: 60_000, endOnFailure: true },
    );
    // Not everything was turned away at the door.
    expect([...tally.keys()]).toEqual(expect.arrayContaining([200, 201, 204, 400, 404]));
    for (const client of callers) expect((await client.get('/API/v2/whoami/')).status).toBe(200);
  }, 90_000);

  describe('of an address that is none', () => {
    it('should be a problem document', async () => {
      const segment = fc.oneof(
        fc.constantFrom(
          'themes',
          'users',
          '1',
          '..',
          '.',
          '',
          'bulk',
          'self',
          'API',
          'v2',
          '%',
          '%zz',
          '%c0%af',
          '%2e%2e',
          ';x',
        ),
        anyText.map((text) => encode(text.slice(0, 60))),
      );
      await fc.assert(
        fc.asyncProperty(
          fc.array(segment, { minLength: 1, maxLength: 5 }),
          fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE'),
          async (segments, method) => {
            // Steps that really exist are for the test above.
            const path = `/API/v2/no-such-thing/${segments.join('/')}`;
            const answer = await callers[0]!.send(method, path);
            expect([path, answer.status]).toEqual([path, 404]);
            expectPromised({ ...answer, json: answer.json });
          },
        ),
        { numRuns: 150 },
      );
    });
  });
});
