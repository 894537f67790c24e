import { beforeAll, describe, expect, it } from '@jest/globals';
import { BinItem } from '../../src/mediabin/bin-item.entity.js';
import type { Method } from '../../src/rest/declaration/resource.js';
import { Theme } from '../../src/themes/theme.entity.js';
import type { Client } from '../support/client.js';
import { declared, promised } from '../support/declared.js';
import { expectError, expectJson } from '../support/expectations.js';
import { furtherPermissions, plantFurther } from '../support/further-samples.js';
import { sendRaw } from '../support/raw.js';
import { e2e, type TestUser } from '../support/service.js';

const inV1 = declared('v1');
const resources = inV1.map(({ path }) => path);

e2e('v1 URLs', (service) => {
  let user: TestUser;
  let ann: Client;

  const themes = async (): Promise<number> => service.write((manager) => manager.count(Theme));
  const items = async (): Promise<number> => service.write((manager) => manager.count(BinItem));

  beforeAll(async () => {
    user = await service.user({ permissions: ['userprofile', 'media_backend', 'theme', ...furtherPermissions()] });
    ann = service.client.asToken(user.token);
    await service.sql("INSERT INTO export_location (name, uri) VALUES ('Delivery', 'ftp://host/')");
    await service.sql("INSERT INTO standard (name) VALUES ('PAL')");
    await ann.post('/API/v1/mediabin/', { resource_id: 'VX-1' });
    await plantFurther(service, ['First', 'Second', 'Third'], [user]);
  });

  describe('the index', () => {
    it('should name every resource, without credentials', async () => {
      for (const path of ['/API/v1/', '/API/v1', '/API/v1/?format=json']) {
        const entry = (name: string) => ({ list_endpoint: `/API/v1/${name}/`, schema: `/API/v1/${name}/schema/` });
        expectJson(
          await service.client.get(path),
          200,
          Object.fromEntries(resources.map((name) => [name, entry(name)])),
        );
      }
    });

    it('should lead to addresses that answer', async () => {
      const index = (await service.client.get('/API/v1/')).json as Record<string, Record<string, string>>;
      for (const { list_endpoint, schema } of Object.values(index)) {
        expect((await ann.get(list_endpoint!)).json.objects).not.toHaveLength(0);
        expect((await ann.get(schema!)).json).toHaveProperty('fields');
      }
    });
  });

  describe('the slash at the end', () => {
    it.each(resources)('should make no difference to GET: %s', async (name) => {
      const list = await ann.get(`/API/v1/${name}/`);
      const id = (list.json.objects[0].id as string | undefined) ?? '2'; // roles do not show theirs
      for (const path of ['', '/schema', `/${id}`, `/set/${id}`]) {
        const [without, slash] = [await ann.get(`/API/v1/${name}${path}`), await ann.get(`/API/v1/${name}${path}/`)];
        expect({ path, status: slash.status }).toEqual({ path, status: 200 });
        expect({ path, status: without.status, text: without.text }).toEqual({ path, status: 200, text: slash.text });
        expect(without.headers.location).toBeUndefined();
      }
    });

    it('should make no difference to POST and DELETE', async () => {
      for (const slash of ['', '/']) {
        const [themesBefore, itemsBefore] = [await themes(), await items()];
        const theme = await ann.post(`/API/v1/theme${slash}`, { title: 'Slash' });
        expect(theme.status).toBe(200);
        expect(await themes()).toBe(themesBefore + 1);
        const item = await ann.post(`/API/v1/mediabin${slash}`, { resource_id: 'VX-slash' });
        expect(item.status).toBe(200);
        expect(await items()).toBe(itemsBefore + 1);
        expect((await ann.delete(`/API/v1/mediabin/${item.json.id}${slash}`)).status).toBe(204);
        expect(await items()).toBe(itemsBefore);
      }
    });
  });

  it.each(
    [
      '/api/v1/theme/',
      '/API/V1/theme/',
      '/API/v1/Theme/',
      '/API/v1/THEME',
      '/API/v1/theme/Schema/',
      '/API/v1/theme/SET/1/',
      '/API/v1/Standards/format/',
      '/API/v1/standards/Format/',
      '//API/v1/theme/',
      '/API//v1/theme/',
      '/API/v1//theme/',
      '/API/v1/theme//',
      '/API/v1/theme//1/',
      '/API/v1/theme/1//',
      '/API/v1/standards//format/',
      '/API/v1/theme/set//1/',
      '/API/v1;x/theme/',
      '/API/v1/theme;x/',
      '/API/v1/theme;x=1',
      '/API/v1/theme/1;x/',
      '/API/v1/theme/;/',
      '/API%2Fv1/theme/',
      '/API/v1%2Ftheme/',
      '/API/v1/theme%2F',
      '/API/v1/theme%2F1',
      '/API/v1/theme/1%2F',
      '/API/v1/theme/%2F1',
      '/API/v1/theme/set/1%2F3/',
      '/API/v1/theme/set/%2F/',
      '/API/v1/standards%2Fformat/',
      '/API/v1/theme/schema%2F',
      '/API/v1/theme%5C1',
      '/API/v1/theme/1/1/',
      '/API/v1/theme/schema/x/',
      '/API/v1/theme/set/',
      '/API/v1/theme/set/1/2/',
      '/API/v1/theme/1/schema/',
      '/API/v1/nothing/',
      '/API/v1/standards/',
      '/API/v1/standards/nothing/',
      '/API/v1/user/',
      '/API/v1/themes/',
      '/API/v3/theme/',
      '/API/v1/theme/%',
      '/API/v1/theme/%zz/',
      '/API/v1/theme/%E4/',
      '/API/v1/%C0%AF/',
      '/API/v1/./theme/',
      '/API/v1/theme/../theme/',
      '/API/v1/theme/1/..',
      '/API/v1/theme /',
      '/API/v1.json',
      '/API/v1/theme.json',
      '/API/v1/theme/1.json',
      '/v1/theme/',
    ].map((path) => [path.replace(' ', '%20')]),
  )('should not know %s', async (path) => {
    const answer = await ann.get(path);
    expect({ path, status: answer.status }).toEqual({ path, status: 404 });
    expect(answer.headers['content-type']).toMatch(/^application\/(problem\+)?json/);
    if (path.startsWith('/API/v1/')) expectError(answer, 404);
    // What looks like an id has methods, though it names nothing.
    expect([404, 405]).toContain((await ann.post(path, { title: 'Lost', resource_id: 'VX-lost' })).status);
  });

  it('should have stored nothing at addresses that it does not know', async () => {
    expect((await ann.get('/API/v1/theme/?title=Lost')).json.objects).toEqual([]);
    expect((await ann.get('/API/v1/mediabin/?resource_id=VX-lost')).json.objects).toEqual([]);
  });

  describe('a set', () => {
    const ids = async (path: string) => {
      const { json } = await ann.get(path);
      return {
        found: json.objects.map(({ id }: { id: string }) => id),
        missing: json.not_found as string[] | undefined,
      };
    };

    it('should come in the order asked for and name what is missing, in that order too', async () => {
      const path = '/API/v1/standards/videocodec/set/';
      expect(await ids(`${path}3;1;2/`)).toEqual({ found: ['3', '1', '2'], missing: undefined });
      expect(await ids(`${path}1/`)).toEqual({ found: ['1'], missing: undefined });
      expect(await ids(`${path}9999;2;8888;1;7777/`)).toEqual({ found: ['2', '1'], missing: ['9999', '8888', '7777'] });
      expect(await ids(`${path}9999;8888/`)).toEqual({ found: [], missing: ['9999', '8888'] });
      expect(await ids(`${path}2%3B1/`)).toEqual({ found: ['2', '1'], missing: undefined });
      expect(await ids(`${path}1;2;/`)).toEqual({ found: ['1', '2'], missing: undefined });
    });

    it('should show objects in full, as they are alone', async () => {
      const [theme, item] = [
        await ann.get('/API/v1/theme/1/'),
        await ann.post('/API/v1/mediabin/', { resource_id: 'VX-1' }),
      ];
      expectJson(await ann.get('/API/v1/theme/set/1/'), 200, { objects: [theme.json] });
      expectJson(await ann.get(`/API/v1/mediabin/set/${item.json.id}/`), 200, { objects: [item.json] });
    });

    it('should miss what is no id', async () => {
      const odd = [
        'abc',
        '1.0',
        '-1',
        '0',
        '01',
        '1e0',
        '0x1',
        '%20',
        '+1',
        '１',
        '100000000000000000000',
        '9223372036854775808',
      ];
      const path = `/API/v1/theme/set/1;${odd.map((id) => encodeURIComponent(decodeURIComponent(id))).join(';')}/`;
      expect(await ids(path)).toEqual({ found: ['1'], missing: odd.map((id) => decodeURIComponent(id)) });
    });

    it('should have 1000 ids at most', async () => {
      const path = (count: number) => `/API/v1/theme/set/${Array.from({ length: count }, (_, n) => n + 1).join(';')}/`;
      const answer = await ann.get(path(1000));
      expect(answer.status).toBe(200);
      expect(answer.json.objects.length + answer.json.not_found.length).toBe(1000);
      expectError(await ann.get(path(1001)), 400);
    });
  });

  describe('a single object', () => {
    it('should be found at every resource_uri that is printed', async () => {
      for (const name of resources) {
        for (const object of (await ann.get(`/API/v1/${name}/`)).json.objects as Record<string, string>[]) {
          if (name === 'userroles') continue; // has no address of its own
          const answer = await ann.get(object.resource_uri!);
          expect({ uri: object.resource_uri, status: answer.status }).toEqual({
            uri: object.resource_uri,
            status: 200,
          });
          expect(answer.json).toMatchObject(object);
        }
      }
    });

    it.each(resources)('should have an id of digits: %s', async (name) => {
      for (const id of [
        'abc',
        '1.0',
        '1.',
        '-1',
        '+1',
        '0',
        '00',
        '01',
        '1e0',
        '0x1',
        '%31%20',
        '%201',
        '１',
        '1%00',
        '1,2',
        '1%27',
        'undefined',
        'null',
        'NaN',
        'true',
        '9223372036854775807',
        '9223372036854775808',
        '18446744073709551617',
        '100000000000000000000',
        '1'.repeat(400),
      ]) {
        expectError(await ann.get(`/API/v1/${name}/${encodeURI(decodeURIComponent(id))}/`), 404);
      }
    });
  });

  describe('methods', () => {
    const readOnly = 'GET, HEAD, OPTIONS';
    const methods = (names: readonly Method[]): string =>
      ['GET', 'HEAD', ...names.filter((name) => name !== 'get').map((name) => name.toUpperCase()), 'OPTIONS'].join(
        ', ',
      );
    const allowed: [string, string][] = [
      ...inV1
        .filter(({ path }) => path !== 'theme' && path !== 'mediabin')
        .flatMap(({ path, list, detail }): [string, string][] => [
          [`/API/v1/${path}/`, promised.includes(path) ? readOnly : methods(list)],
          [`/API/v1/${path}/1/`, promised.includes(path) ? readOnly : methods(detail)],
        ]),
      ['/API/v1/', readOnly],
      ['/API/v1/theme/', 'GET, HEAD, POST, OPTIONS'],
      ['/API/v1/theme/1/', readOnly],
      ['/API/v1/theme/schema/', readOnly],
      ['/API/v1/theme/set/1;2/', readOnly],
      ['/API/v1/standards/formats/', readOnly],
      ['/API/v1/mediabin/', 'GET, HEAD, POST, OPTIONS'],
      ['/API/v1/mediabin/1/', 'GET, HEAD, DELETE, OPTIONS'],
      ['/API/v1/mediabin/set/1/', readOnly],
    ];

    it.each(allowed)('should be refused by 405 when they are not listed: %s', async (path, allow) => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'REPORT', 'LINK']) {
        if (allow.includes(method)) continue;
        for (const target of [path, path.slice(0, -1), `${path}?x=1`]) {
          const answer = await ann
            .with({ 'Content-Type': 'application/json' })
            .send(method, target, '{"title": "Method"}');
          expectError(answer, 405);
          expect({ target, method, allow: answer.headers.allow }).toEqual({ target, method, allow });
        }
      }
    });

    it.each(allowed)('should be told by OPTIONS: %s', async (path, allow) => {
      for (const client of [ann, service.client]) {
        const answer = await client.send('OPTIONS', path);
        expect({ status: answer.status, text: answer.text, allow: answer.headers.allow }).toEqual({
          status: 204,
          text: '',
          allow,
        });
      }
    });

    it('should not be told for addresses that do not exist', async () => {
      for (const path of ['/API/v1/nothing/', '/API/v1/theme/1/2/', '/API/v1//theme/']) {
        for (const method of ['OPTIONS', 'PUT', 'DELETE']) {
          const answer = await ann.send(method, path);
          expectError(answer, 404);
          expect(answer.headers.allow).toBeUndefined();
        }
      }
    });

    it('should answer HEAD like GET, without the body', async () => {
      const paths = [
        '/API/v1/',
        '/API/v1/theme/',
        '/API/v1/theme/1',
        '/API/v1/theme/schema/',
        '/API/v1/theme/set/1/',
        '/API/v1/theme/77/',
        '/API/v1/theme/?limit=x',
        '/API/v1/nothing/',
      ];
      for (const path of paths) {
        const [get, head] = [await ann.get(path), await ann.send('HEAD', path)];
        expect({ path, status: head.status, text: head.text }).toEqual({ path, status: get.status, text: '' });
        const { date: _, connection: __, ...headers } = get.headers;
        expect({ path, headers: head.headers }).toEqual({ path, headers: expect.objectContaining(headers) });
      }
      expect((await service.client.send('HEAD', '/API/v1/theme/')).status).toBe(401);
    });

    it('should not be changed by X-HTTP-Method-Override and the like', async () => {
      const [before, { resource_uri }] = [
        await themes(),
        (await ann.post('/API/v1/mediabin/', { resource_id: 'VX-o' })).json,
      ];
      for (const header of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override']) {
        const client = ann.with({ 'Content-Type': 'application/json', 'Content-Length': '2' });
        expectError(await client.with({ [header]: 'GET' }).send('PUT', '/API/v1/theme/1/', '{}'), 405);
        expectError(await client.with({ [header]: 'DELETE' }).send('POST', resource_uri as string, '{}'), 405);
        expect((await ann.with({ [header]: 'DELETE' }).get(resource_uri as string)).status).toBe(200);
        expect((await client.with({ [header]: 'POST' }).send('GET', '/API/v1/theme/', '{}')).status).toBe(200);
        expectError(await client.send('POST', `${resource_uri as string}?_method=DELETE`, '{}'), 405);
      }
      expect(await themes()).toBe(before);
      expect((await ann.get(resource_uri as string)).status).toBe(200);
    });
  });

  it('should take a bare question mark for nothing', async () => {
    const paths = [
      '/API/v1/',
      '/API/v1/theme',
      '/API/v1/theme/',
      '/API/v1/theme/1',
      '/API/v1/theme/1/',
      '/API/v1/theme/schema/',
      '/API/v1/theme/set/1',
    ];
    for (const path of paths) {
      const [bare, plain] = [await ann.get(`${path}?`), await ann.get(path)];
      expect({ path, status: bare.status, text: bare.text }).toEqual({ path, status: 200, text: plain.text });
      expect((await ann.get(`${path}?&`)).text).toBe(plain.text);
    }
    expect((await ann.post('/API/v1/theme?', { title: 'Bare' })).status).toBe(200);
  });

  it('should answer requests whose target is a whole URL, as proxies send them', async () => {
    const send = async (path: string) =>
      sendRaw(service.url, [`GET http://localhost${path} HTTP/1.1`, `AUTH-TOKEN: ${user.token}`]);
    const detail = await send('/API/v1/theme/1/');
    expect(detail).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(detail).toContain((await ann.get('/API/v1/theme/1/')).text);
    expect(detail).toMatch(/\r\nDeprecation: @\d+\r\n/);
    expect(await send('/API/v1/standards/videocodec/?limit=1')).toContain(
      '"next":"/API/v1/standards/videocodec/?limit=1&offset=1"',
    );
    expect(await send('/API/v1/nothing/')).toMatch(
      /^HTTP\/1\.1 404 [^]*\r\nDeprecation: @\d+\r\n[^]*\{"error":"[^"]+"\}$/,
    );
  });

  it.each([
    ['GET http://[::1/API/v1/theme/ HTTP/1.1', true],
    ['GET http://localhost:99999/API/v1/theme/?limit=1 HTTP/1.1', true],
    ['POST http://[::1/API/v1/nothing/ HTTP/1.1', true],
    ['GET http://[::1/API/v2/themes/ HTTP/1.1', false],
    ['GET http://[::1 HTTP/1.1', false],
  ])('should refuse what is no whole URL, in the form of its version: %s', async (line, inV1) => {
    const [head = '', body = ''] = (await sendRaw(service.url, [line])).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(head).toMatch(/\r\nX-Content-Type-Options: nosniff/);
    expect(/\r\nDeprecation: @\d+\r\n/.test(head)).toBe(inV1);
    const sentence = 'The target of the request is no URL.';
    const told = inV1 ? { error: sentence } : { code: 'malformed_request', status: 400, detail: sentence };
    expect(JSON.parse(body)).toMatchObject(told);
  });

  it('should not be disturbed by a fragment, which no server is meant to see', async () => {
    const path = '/API/v1/standards/videocodec/?limit=1';
    const answer = await sendRaw(service.url, [`GET ${path}#top HTTP/1.1`, `AUTH-TOKEN: ${user.token}`]);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain((await ann.get(path)).text);
  });

  it('should not let scripts of other sites in', async () => {
    const other = ann.with({ Origin: 'https://app.example.org' });
    for (const answer of [
      await other.get('/API/v1/theme/'),
      await other.with({ 'Access-Control-Request-Method': 'POST' }).send('OPTIONS', '/API/v1/theme/'),
    ]) {
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  describe('the form', () => {
    it('should be JSON, whatever Accept and format say', async () => {
      const plain = await ann.get('/API/v1/theme/');
      const accepted = [
        'application/xml',
        'text/html,*/*;q=0.1',
        'application/json;q=0',
        'image/*',
        '',
        'nonsense',
        'text/yaml',
      ];
      for (const accept of accepted) {
        const answer = await ann.with({ Accept: accept }).get('/API/v1/theme/');
        expect({ accept, status: answer.status, text: answer.text }).toEqual({ accept, status: 200, text: plain.text });
        expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      }
      for (const format of ['json', 'xml', 'html', 'jsonp&callback=alert', 'yaml', 'plist', '', 'json&format=xml']) {
        const answer = await ann.get(`/API/v1/theme/?format=${format}`);
        expect({ format, status: answer.status }).toEqual({ format, status: 200 });
        expect(answer.json.objects).toEqual(plain.json.objects);
        expect((await ann.get(`/API/v1/theme/1/?format=${format}`)).json).toEqual(plain.json.objects[0]);
      }
    });

    it('should not depend on the Content-Type of a GET', async () => {
      const plain = await ann.get('/API/v1/theme/');
      const types = [
        'application/xml',
        'text/plain',
        'multipart/form-data',
        'application/x-www-form-urlencoded',
        'nonsense',
        '',
      ];
      for (const type of types) {
        const answer = await ann.with({ 'Content-Type': type }).get('/API/v1/theme/');
        expect({ type, status: answer.status, text: answer.text }).toEqual({ type, status: 200, text: plain.text });
      }
      const withBody = ann.with({ 'Content-Type': 'application/json', 'Content-Length': '13' });
      expect((await withBody.send('GET', '/API/v1/theme/', '{"not": "read')).text).toBe(plain.text);
    });
  });
});
