import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { connect } from 'node:net';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BinItem } from '../../src/mediabin/bin-item.entity.js';
import { Theme } from '../../src/themes/theme.entity.js';
import type { Answer, Client } from '../support/client.js';
import { expectError, expectJson } from '../support/expectations.js';
import { e2e, type TestUser } from '../support/service.js';

const MEBIBYTE = 1024 * 1024;

const endpoints = [
  { path: '/API/v1/theme/', body: { title: 'Error' } },
  { path: '/API/v1/mediabin/', body: { resource_id: 'VX-error' } },
];

/** JSON text of an object with the members of `body` that has exactly `bytes` bytes. */
function padded(body: object, bytes: number): string {
  const bare = JSON.stringify({ ...body, padding: '' });
  return JSON.stringify({ ...body, padding: 'x'.repeat(bytes - bare.length) });
}

e2e('v1 errors', (service) => {
  let user: TestUser;
  let ann: Client;
  let before: number[];

  const stored = async (): Promise<number[]> =>
    service.write(async (manager) => [await manager.count(Theme), await manager.count(BinItem)]);

  const json = (headers: Record<string, string> = {}) => ann.with({ 'Content-Type': 'application/json', ...headers });

  beforeAll(async () => {
    user = await service.user({ permissions: ['theme', 'media_backend'] });
    ann = service.client.asToken(user.token);
  });

  describe.each(endpoints)('a body for $path', ({ path, body }) => {
    const good = JSON.stringify(body);

    describe('that is refused', () => {
      beforeEach(async () => {
        before = await stored();
      });

      // Nothing is ever stored by a request that is refused.
      afterEach(async () => {
        expect(await stored()).toEqual(before);
      });

      it.each([
        ['nothing', ''],
        ['white space', '  \n\t'],
        ['half an object', good.slice(0, -1)],
        ['an object and more', `${good} x`],
        ['two objects', `${good}${good}`],
        ['single quotes', good.replaceAll('"', "'")],
        ['a comma too many', good.replace('}', ',}')],
        ['a comment', `/* x */ ${good}`],
        ['no quotes around a name', '{title: "x", resource_id: "x"}'],
        ['not a number', '{"title": "x", "resource_id": "x", "status": NaN}'],
        ['a line end in a string', '{"title": "a\nb", "resource_id": "a\nb"}'],
        ['a form', 'title=x&resource_id=x'],
        ['XML', '<theme><title>x</title></theme>'],
        ['undefined', 'undefined'],
        ['a broken escape', '{"title": "\\u12", "resource_id": "\\x41"}'],
      ])('should be answered 400: %s', async (_, text) => {
        expectError(await json().send('POST', path, text), 400);
      });

      it.each(['[]', '[{"title": "x", "resource_id": "x"}]', 'null', 'true', '0', '5', '"text"', '""', '[[]]'])(
        'should be answered 400 when it is no object: %s',
        async (text) => {
          expectError(await json().send('POST', path, text), 400);
        },
      );

      it.each([
        ['Latin-1', Buffer.from('{"title": "\xe9t\xe9", "resource_id": "\xe9"}', 'latin1')],
        ['a broken sequence', Buffer.concat([Buffer.from('{"title": "'), Buffer.from([0xc3]), Buffer.from('"}')])],
        [
          'an overlong sequence',
          Buffer.concat([Buffer.from('{"title": "'), Buffer.from([0xc0, 0xaf]), Buffer.from('"}')]),
        ],
        [
          'a surrogate',
          Buffer.concat([Buffer.from('{"title": "'), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('"}')]),
        ],
        ['UTF-16', Buffer.from(`\ufeff${good}`, 'utf16le')],
        ['bytes', Buffer.from([0, 1, 2, 255, 254])],
      ])('should be answered 400 when it is not UTF-8: %s', async (_, bytes) => {
        expectError(await json().send('POST', path, bytes), 400);
        expectError(await json({ 'Content-Type': 'application/json; charset=utf-8' }).send('POST', path, bytes), 400);
      });

      it.each([
        'text/plain',
        'text/html',
        'application/xml',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/octet-stream',
        'application/jsonp',
        'application/x-json-stream',
        'application/javascript',
        'json',
        'application/json5',
        'text/x-json',
        'nonsense',
        '*/*',
        'application/',
        ';charset=utf-8',
        '/json',
      ])('should be answered 415 when it is said to be %s', async (type) => {
        expectError(await ann.with({ 'Content-Type': type }).send('POST', path, good), 415);
        expectError(await ann.with({ 'Content-Type': type }).send('POST', path, ''), 415);
      });

      it('should be answered 413 from one byte too many on', async () => {
        for (const bytes of [MEBIBYTE + 1, 2 * MEBIBYTE]) {
          const text = padded(body, bytes);
          expect(Buffer.byteLength(text)).toBe(bytes);
          expectError(await json().send('POST', path, text), 413);
          expectError(await json({ 'Transfer-Encoding': 'chunked' }).send('POST', path, text), 413);
        }
        // What is sent next on the same connection would belong to this body.
        const endless = json({ 'Content-Length': String(10 ** 12), Connection: 'close' });
        expectError(await endless.send('POST', path, '{'), 413);
      });

      it('should be answered 413 when it grows too large by being unpacked', async () => {
        const bomb = gzipSync(padded(body, 50 * MEBIBYTE));
        expect(bomb.length).toBeLessThan(MEBIBYTE / 10);
        expectError(await json({ 'Content-Encoding': 'gzip' }).send('POST', path, bomb), 413);
        expectError(
          await json({ 'Content-Encoding': 'br' }).send('POST', path, brotliCompressSync(padded(body, 5 * MEBIBYTE))),
          413,
        );
      });

      it('should be answered 4xx when it cannot be unpacked', async () => {
        expectError(await json({ 'Content-Encoding': 'gzip' }).send('POST', path, good), 400);
        expectError(await json({ 'Content-Encoding': 'gzip' }).send('POST', path, gzipSync(good).subarray(0, -6)), 400);
        expectError(await json({ 'Content-Encoding': 'gzip, gzip' }).send('POST', path, gzipSync(gzipSync(good))), 415);
        expectError(await json({ 'Content-Encoding': 'compress' }).send('POST', path, good), 415);
        expectError(await json({ 'Content-Encoding': 'nonsense' }).send('POST', path, good), 415);
      });

      it('should be answered 400 when it is nested beyond measure, wherever that is', async () => {
        const deep = 100_000;
        const [objects, arrays] = ['{"a":'.repeat(deep) + '1' + '}'.repeat(deep), '['.repeat(deep) + ']'.repeat(deep)];
        for (const nested of [objects, arrays]) {
          expectError(await json().send('POST', path, nested), 400);
          for (const name of ['title', 'resource_id', 'status', 'ui_selected', 'unknown']) {
            const text = JSON.stringify({ ...body, [name]: 'NESTED' }).replace('"NESTED"', nested);
            expectError(await json().send('POST', path, text), 400);
          }
        }
        expectError(await json().send('POST', path, '['.repeat(deep)), 400);
      });

      it('should not be read before its sender is known and allowed', async () => {
        const anybody = service.client.with({ 'Content-Type': 'text/plain' });
        expect((await anybody.send('POST', path, padded(body, 2 * MEBIBYTE))).status).toBe(401);
        expect((await anybody.asToken('map_nonsense').send('POST', path, 'x')).status).toBe(401);
        if (path === '/API/v1/theme/') {
          const stranger = service.client.asToken((await service.user()).token).with({ 'Content-Type': 'text/plain' });
          expectError(await stranger.send('POST', path, padded(body, 2 * MEBIBYTE)), 403);
        }
      });

      it('should leave nothing behind when it never comes to its end', async () => {
        const { hostname, port } = new URL(service.url);
        await new Promise<void>((resolve, reject) => {
          const socket = connect(Number(port), hostname, () => {
            const head = [
              `POST ${path} HTTP/1.1`,
              'Host: x',
              `AUTH-TOKEN: ${user.token}`,
              'Content-Type: application/json',
            ];
            socket.write([...head, 'Content-Length: 1000', '', good].join('\r\n'));
            setTimeout(() => socket.destroy(), 200);
          });
          socket.on('error', reject);
          socket.on('close', () => resolve());
        });
        expect((await ann.get(path)).status).toBe(200);
      });
    });

    describe('that is accepted', () => {
      it.each([
        'application/json',
        'application/json; charset=utf-8',
        'application/json;charset=UTF-8',
        'APPLICATION/JSON',
        'text/json',
        'application/vnd.api+json',
        ' application/json ; x=y',
      ])('should be said to be %s', async (type) => {
        expect((await ann.with({ 'Content-Type': type }).send('POST', path, good)).status).toBe(200);
      });

      it('should be taken for JSON when nothing is said', async () => {
        const answer = await ann.send('POST', path, good);
        expect(answer.status).toBe(200);
        expect(answer.json).toMatchObject(body);
      });

      it('should have up to one mebibyte, in one piece, in chunks or packed', async () => {
        const text = padded(body, MEBIBYTE);
        expect((await json().send('POST', path, text)).status).toBe(200);
        expect((await json({ 'Transfer-Encoding': 'chunked' }).send('POST', path, text)).status).toBe(200);
        for (const [encoding, pack] of [
          ['gzip', gzipSync],
          ['X-GZip', gzipSync],
          ['deflate', deflateSync],
          ['br', brotliCompressSync],
        ] as const) {
          const answer = await json({ 'Content-Encoding': encoding }).send('POST', path, pack(text));
          expect({ encoding, status: answer.status }).toEqual({ encoding, status: 200 });
          expect(answer.json).toMatchObject(body);
        }
        expect((await json({ 'Content-Encoding': 'identity' }).send('POST', path, text)).status).toBe(200);
      });

      it('should be asked for by 100 Continue', async () => {
        expect((await json({ Expect: '100-continue' }).send('POST', path, good)).status).toBe(200);
      });

      it('should hold every character that JSON can', async () => {
        const text = good.replace('rror', '\\u00e9\\ud83c\\udfac\\/\\"\\\\ \\u0007é🎬\u2028');
        const answer = await json().send('POST', path, text);
        expect(answer.status).toBe(200);
        const value = String(answer.json.title ?? answer.json.resource_id);
        expect(value).toContain('é🎬/"\\ \u0007é🎬\u2028');
        expect((await ann.get(answer.json.resource_uri as string)).json).toEqual(answer.json);
      });
    });
  });

  it('should never repeat what the client sent', async () => {
    const mark = 'mArK<script>';
    const sent = encodeURIComponent(mark);
    const answers: Answer[] = [
      await ann.get(`/API/v1/theme/${sent}/`),
      await ann.get(`/API/v1/${sent}/`),
      await ann.get(`/API/v1/theme/?limit=${sent}`),
      await ann.get(`/API/v1/theme/?status=${sent}`),
      await ann.get(`/API/v1/theme/?is_default=${sent}`),
      await json().send('POST', '/API/v1/theme/', mark),
      await json().send('POST', '/API/v1/theme/', JSON.stringify({ title: [mark], status: mark, css: `x:${mark}` })),
      await ann.with({ 'Content-Type': mark }).send('POST', '/API/v1/theme/', '{}'),
      await json({ 'Content-Encoding': mark }).send('POST', '/API/v1/theme/', '{}'),
      await service.client.asToken(mark).get('/API/v1/theme/'),
      await service.client.with({ Authorization: mark }).get('/API/v1/theme/'),
      await ann.runAs(mark).get('/API/v1/theme/'),
    ];
    for (const [n, answer] of answers.entries()) {
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect({ n, text: answer.text }).toEqual({ n, text: expect.not.stringContaining('mArK') });
      expect(answer.json).toEqual(expect.any(Object));
    }
    // A parameter's name is repeated, so that its sender can find it, but without anything that could be markup.
    const named = await ann.get(`/API/v1/theme/?title__${sent}=x`);
    expectError(named, 400);
    expect(named.text).not.toMatch(/[<>]/);
  });

  describe('something that nobody foresaw', () => {
    const hide = async (table: string) => service.sql(`ALTER TABLE ${table} RENAME TO hidden_${table}`);
    const show = async (table: string) => service.sql(`ALTER TABLE hidden_${table} RENAME TO ${table}`);
    const form = {
      error: 'Something went wrong on our side.',
      request_id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    };

    it('should be answered 500 with a request id and without any detail', async () => {
      await hide('export_location');
      try {
        const answers = [
          await ann.get('/API/v1/exportlocation/'),
          await ann.get('/API/v1/exportlocation/1/'),
          await ann.get('/API/v1/exportlocation/set/1/'),
        ];
        for (const answer of answers) {
          expect({ status: answer.status, body: answer.json }).toEqual({ status: 500, body: form });
          expect(Object.keys(answer.json)).toEqual(['error', 'request_id']);
          expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
          expect(JSON.stringify(answer.headers) + answer.text).not.toMatch(
            /export_location|SELECT|SQL|\.ts|node_modules| at /,
          );
        }
        expect(new Set(answers.map((answer) => answer.json.request_id as string)).size).toBe(3);
        expect((await ann.send('HEAD', '/API/v1/exportlocation/')).status).toBe(500);
      } finally {
        await show('export_location');
      }
      expect((await ann.get('/API/v1/exportlocation/')).status).toBe(200);
    });

    it('should store nothing', async () => {
      const themes = async () => Number((await service.sql('SELECT COUNT(*) AS n FROM theme'))[0]!.n);
      const total = await themes();
      await service.sql('ALTER TABLE theme RENAME COLUMN css TO gone');
      try {
        const answer = await ann.post('/API/v1/theme/', { title: 'Never', is_default: true });
        expect({ status: answer.status, body: answer.json }).toEqual({ status: 500, body: form });
        expect(answer.headers.location).toBeUndefined();
      } finally {
        await service.sql('ALTER TABLE theme RENAME COLUMN gone TO css');
      }
      expect(await themes()).toBe(total);
      expect((await ann.get('/API/v1/theme/?title=Never')).json.objects).toEqual([]);
      expect((await ann.get('/API/v1/theme/?is_default=true')).json.objects).toMatchObject([{ title: 'core' }]);
    });
  });

  it('should be JSON in one form for every kind of refusal', async () => {
    expectJson(await ann.get('/API/v1/theme/987654/'), 404, { error: 'There is no such object.' });
    expectJson(await ann.get('/API/v1/nothing/'), 404, { error: 'There is nothing at this address.' });
    expectJson(await ann.delete('/API/v1/theme/'), 405, { error: 'Only GET, HEAD, POST, OPTIONS are allowed here.' });
    expectError(await service.client.get('/API/v1/theme/'), 401);
    expectError(await service.client.asToken((await service.user()).token).get('/API/v1/theme/'), 403);
    expectError(await ann.runAs('admin').get('/API/v1/theme/'), 403);
    expectError(await ann.get('/API/v1/theme/?limit=x'), 400);
    expectJson(await ann.post('/API/v1/theme/', {}), 400, { theme: { title: ['This field is required.'] } });
  });
});
