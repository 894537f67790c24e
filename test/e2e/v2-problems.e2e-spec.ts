import { gzipSync, deflateSync, brotliCompressSync } from 'node:zlib';
import { Logger } from '@nestjs/common';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { problems, type ProblemCode } from '../../src/config/problems.js';
import { ThemesService } from '../../src/themes/themes.service.js';
import { ResourceReader } from '../../src/rest/query/reader.js';
import type { Answer, Client } from '../support/client.js';
import { sendRaw } from '../support/raw.js';
import { e2e, type TestUser } from '../support/service.js';
import { logIn } from '../support/sign-in.js';

const THEMES = '/API/v2/themes/';
const MEBIBYTE = 1024 * 1024;
const seen = new Set<string>();

/** Checks that an answer is a problem document, with every member that one has and no other. */
function expectProblem(answer: Answer, code: ProblemCode, instance: string): void {
  const { status, title } = problems[code];
  const { errors, ...members } = answer.json;
  expect({ status: answer.status, ...members }).toEqual({
    type: `/API/v2/docs/problems#${code}`,
    title,
    status,
    code,
    detail: expect.stringMatching(/^[A-Z"].*\.$/),
    instance,
    request_id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  });
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(errors === undefined).toBe(code !== 'validation_failed');
  for (const error of errors ?? []) {
    expect(error).toEqual({ field: expect.any(String), message: expect.stringMatching(/^[A-Z].*\.$/) });
  }
  // No two have the same, or it would be no key to the log.
  expect(seen).not.toContain(members.request_id);
  seen.add(members.request_id as string);
}

e2e('v2 problems', (service) => {
  let root: Client;
  let user: TestUser;

  const json = (headers: Record<string, string> = {}) => root.with({ 'Content-Type': 'application/json', ...headers });
  const themes = async (): Promise<number> => (await service.sql<{ id: unknown }>('SELECT id FROM theme')).length;

  beforeAll(async () => {
    user = await service.user({ isSuperuser: true, isAdministrator: true });
    root = service.client.asToken(user.token);
  });

  it('should be explained where they point to', async () => {
    const page = await service.client.get('/API/v2/docs/problems');
    for (const code of Object.keys(problems)) expect(page.text).toContain(`id="${code}"`);
  });

  // Whatever reads a body: one object, a change, several, a command, a tree.
  const readers = [
    ['POST', THEMES],
    ['PATCH', `${THEMES}1/`],
    ['POST', `${THEMES}bulk/`],
    ['POST', `${THEMES}1/reject/`],
    ['POST', '/API/v2/groups/roles/create/'],
    ['PATCH', '/API/v2/me/'],
  ] as const;

  describe.each(readers)('a body for %s %s', (method, path) => {
    const good = '{"title": "x"}';
    const nested = (levels: number) => `${'['.repeat(levels)}1${']'.repeat(levels)}`;
    const refused: [name: string, body: string | Buffer, code: ProblemCode, headers?: Record<string, string>][] = [
      ['nothing', '', 'invalid_json'],
      ['half of a surrogate pair', '{"title": "a\\ud83d"}', 'invalid_body'],
      ['the other half as a name', '{"title": "x", "\\\\\\ude00": 1}', 'invalid_body'],
      ['half an object', '{"title": "x"', 'invalid_json'],
      ['an object and more', `${good}${good}`, 'invalid_json'],
      ['a form', 'title=x', 'invalid_json'],
      ['not a number', '{"title": NaN}', 'invalid_json'],
      ['Latin-1', Buffer.from('{"title": "\xe4"}', 'latin1'), 'invalid_json'],
      ['UTF-16', Buffer.from(good, 'utf16le'), 'invalid_json'],
      ['101 levels', nested(101), 'invalid_body'],
      ['101 levels inside', `{"title": ${nested(100)}}`, 'invalid_body'],
      ['100 000 levels', nested(100_000), 'invalid_body'],
      ['more than a mebibyte', `{"title": "${'x'.repeat(MEBIBYTE)}"}`, 'too_large'],
      [
        'more than a mebibyte once it is unpacked',
        gzipSync(Buffer.alloc(MEBIBYTE * 20)),
        'too_large',
        { 'Content-Encoding': 'gzip' },
      ],
      ['another type', good, 'unsupported_media_type', { 'Content-Type': 'text/plain' }],
      ['a form by its type', good, 'unsupported_media_type', { 'Content-Type': 'application/x-www-form-urlencoded' }],
      ['parts', good, 'unsupported_media_type', { 'Content-Type': 'multipart/form-data; boundary=x' }],
      ['XML', '<title/>', 'unsupported_media_type', { 'Content-Type': 'application/xml' }],
      ['no type at all', good, 'unsupported_media_type', { 'Content-Type': 'json' }],
      ['another encoding', good, 'unsupported_media_type', { 'Content-Encoding': 'compress' }],
      ['a broken encoding', good, 'malformed_request', { 'Content-Encoding': 'gzip' }],
    ];

    it.each(refused)('should be refused: %s', async (_, body, code, headers = {}) => {
      const before = await themes();
      for (const key of [undefined, 'refused']) {
        expectProblem(
          await json({ ...headers, ...(key ? { 'Idempotency-Key': key } : {}) }).send(method, path, body),
          code,
          path,
        );
      }
      expect(await themes()).toBe(before);
    });

    it('should be read when it has 100 levels', async () => {
      const body = path.endsWith('bulk/') ? `[{"title": ${nested(98)}}]` : `{"title": ${nested(99)}}`;
      expectProblem(await json().send(method, path, body), 'validation_failed', path);
    });

    it('should be refused without being read when it says that it is too large, and when it does not', async () => {
      const head = [
        `${method} ${path} HTTP/1.1`,
        'Host: x',
        'Connection: close',
        `AUTH-TOKEN: ${user.token}`,
        'Content-Type: application/json',
      ];
      const declared = await sendRaw(service.url, [...head, `Content-Length: ${MEBIBYTE * 1000}`, '', ''].join('\r\n'));
      expect(declared).toMatch(/^HTTP\/1\.1 413 [^]*"code":"too_large"/);
      const chunk = `${MEBIBYTE.toString(16)}\r\n${'x'.repeat(MEBIBYTE)}\r\n`;
      const chunked = await sendRaw(
        service.url,
        `${[...head, 'Transfer-Encoding: chunked', '', ''].join('\r\n')}${chunk}${chunk}0\r\n\r\n`,
      );
      expect(chunked).toMatch(/^HTTP\/1\.1 413 [^]*"code":"too_large"/);
    });
  });

  it('should not come of a body that is unusual only', async () => {
    const title = 'Ä "quoted" 😀';
    const text = JSON.stringify({ title });
    const bodies: [string | Buffer, Record<string, string>][] = [
      [`\ufeff${text}`, {}],
      [JSON.stringify({ title }).replace('😀', '\\ud83d\\ude00'), {}],
      [` \r\n\t${text}\n`, {}],
      [text, { 'Content-Type': 'Application/JSON; charset="utf-8"' }],
      [text, { 'Content-Type': 'application/vnd.api+json' }],
      [gzipSync(text), { 'Content-Encoding': 'gzip' }],
      [deflateSync(text), { 'Content-Encoding': 'deflate' }],
      [brotliCompressSync(text), { 'Content-Encoding': 'br' }],
      // JSON does not say what a member that comes twice means; here it is the last, as for most.
      [`{"title": 7, "title": ${JSON.stringify(title)}}`, {}],
    ];
    for (const [body, headers] of bodies) {
      const answer = await json(headers).send('POST', THEMES, body);
      expect({ headers, status: answer.status, title: answer.json.title }).toEqual({ headers, status: 201, title });
    }
  });

  it('should tell all that is wrong with an object, field by field', async () => {
    const answer = await root.post(THEMES, { title: '', css: 'javascript:x', nothing: 1, id: '7' });
    expectProblem(answer, 'validation_failed', THEMES);
    expect(answer.json.errors.map(({ field }: { field: string }) => field).sort()).toEqual([
      'css',
      'id',
      'nothing',
      'title',
    ]);
  });

  it('should come of every address and method that there is not', async () => {
    const unknown = [
      '/API/v2/nothing',
      '/API/v2/nothing/',
      `${THEMES}1/nothing/`,
      '/API/v2//themes/',
      '/API/v2/Themes/',
      `${THEMES}/`,
      '/API/v2/%zz',
      `${THEMES}%ff/`,
      '/API/v3/themes/',
      '/api/v2/themes/',
      '/API/v2/themes/../users',
      '/API/v2/theme/',
    ];
    for (const path of unknown) {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
        for (const client of [service.client, root]) expectProblem(await client.send(method, path), 'not_found', path);
      }
    }
    expect(await root.send('HEAD', '/API/v2/nothing/')).toMatchObject({ status: 404, text: '' });
    for (const [path, allow] of [
      [THEMES, 'GET, HEAD, POST, OPTIONS'],
      [`${THEMES}1/submit`, 'POST, OPTIONS'],
      ['/API/v2/whoami/', 'GET, HEAD, OPTIONS'],
      ['/API/v2/me', 'GET, HEAD, PATCH, OPTIONS'],
    ] as const) {
      for (const method of ['PUT', 'DELETE', 'PROPFIND', 'LINK']) {
        const answer = await root.send(method, `${path}?limit=x`);
        expectProblem(answer, 'method_not_allowed', path);
        expect([answer.headers.allow, answer.json.detail]).toEqual([allow, `Only ${allow} are allowed here.`]);
      }
    }
  });

  it('should say nothing of what nobody foresaw, but under what to look for it', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const error = Object.assign(new Error('SELECT secret FROM account'), {
      code: 'ER_SECRET',
      sql: 'secret',
      status: 'secret',
    });
    const spies = [
      jest.spyOn(service.app.get(ThemesService), 'createAll').mockRejectedValue(error),
      jest.spyOn(service.app.get(ResourceReader), 'first').mockRejectedValue(error),
    ];
    for (const answer of [
      await root.post(THEMES, { title: 'x' }),
      await root.with({ 'Idempotency-Key': 'fails' }).post(THEMES, { title: 'x' }),
      await root.with({ 'If-None-Match': '*' }).get(THEMES),
      await root.post(`${THEMES}bulk?mode=each`, [{ title: 'x' }]),
    ]) {
      expectProblem(answer, 'internal_error', answer.json.instance as string);
      expect(answer.text + JSON.stringify(answer.headers)).not.toMatch(/secret|SELECT|Error:|\.[jt]s\b|ER_/i);
      expect(answer.json.detail).toBe('Something went wrong on our side.');
      const entries = logged.mock.calls.map(([entry]) => entry as { requestId: string; error: unknown });
      const entry = entries.find(({ requestId }) => requestId === answer.json.request_id);
      expect(entry).toMatchObject({ error, path: answer.json.instance });
      for (const header of ['etag', 'location', 'last-modified']) expect(answer.headers[header]).toBeUndefined();
    }
    for (const spy of [...spies, logged]) spy.mockRestore();
    expect((await root.with({ 'Idempotency-Key': 'fails' }).post(THEMES, { title: 'x' })).status).toBe(201);
  });

  it('should tell who signs in too often when the next try is heard', async () => {
    const { username } = await service.user();
    const tries: Answer[] = [];
    while (tries.at(-1)?.status !== 429) {
      tries.push(await logIn(service.client, { username, password: `guess ${tries.length}` }));
    }
    const last = tries.at(-1)!;
    expect(tries.length).toBeGreaterThan(5);
    expectProblem(last, 'too_many_requests', '/API/v2/sessions/');
    expect(last.headers['retry-after']).toMatch(/^[1-9]\d*$/);
    expect(last.headers.ratelimit).toBe(`"sign-in";r=0;t=${last.headers['retry-after']}`);
  });

  it.each([
    ['GET', '/API/v2/audit/chain/', '"verification";q=10;w=60'],
    ['POST', `${THEMES}check/`, '"checks";q=120;w=60'],
    ['GET', `${THEMES}1/check/`, '"checks";q=120;w=60'],
    ['GET', `${THEMES}1/preview/`, '"previews";q=120;w=60'],
    ['POST', `${THEMES}1/preview/`, '"previews";q=120;w=60'],
  ])('should limit how often is asked for what takes long: %s %s', async (method, path, policy) => {
    const client = service.client.asBasic(await service.administrator());
    const answer = method === 'GET' ? await client.get(path) : await client.post(path, {});
    expect([answer.status, answer.headers['ratelimit-policy']]).toEqual([200, policy]);
  });

  it('should tell what is left of a limit, to each user by himself, and hold those up who exceed it', async () => {
    const [ann, eve] = [await service.user(), await service.user()].map((one) => service.client.asBasic(one)) as [
      Client,
      Client,
    ];
    const path = '/API/v2/tokens/';
    for (let n = 1; n <= 120; n++) {
      // Replays are no new tries, but what is refused for another reason is one.
      const answer = await ann
        .with(n === 1 ? { 'Idempotency-Key': 'first' } : {})
        .post(path, { label: n % 2 ? 'x' : 7 });
      expect([answer.status, answer.headers['ratelimit-policy']]).toEqual([n % 2 ? 201 : 400, '"tokens";q=120;w=60']);
      expect(answer.headers.ratelimit).toMatch(new RegExp(`^"tokens";r=${120 - n};t=([1-9]|[1-5]\\d|60)$`));
    }
    const over = await ann.post(path, { label: 'x' });
    expectProblem(over, 'too_many_requests', path);
    expect(over.headers['retry-after']).toMatch(/^([1-9]|[1-5]\d|60)$/);
    expect(over.headers.ratelimit).toBe(`"tokens";r=0;t=${over.headers['retry-after']}`);
    expect((await ann.with({ 'Idempotency-Key': 'first' }).post(path, { label: 'x' })).status).toBe(201);
    expect((await ann.with({ 'Idempotency-Key': 'second' }).post(path, { label: 'x' })).status).toBe(429);
    expect((await eve.post(path, { label: 'x' })).status).toBe(201);
    expect((await ann.get(path)).status).toBe(200);
  });
});
