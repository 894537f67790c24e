import { hash } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Answer, Client } from '../support/client.js';
import { example, furtherCatalogues } from '../support/declared.js';
import { e2e } from '../support/service.js';

type Body = Record<string, unknown>;

/** A collection, an object that it takes, and what it can be changed to, field by field. */
const known: [path: string, body: Body, changes: Body][] = [
  [
    'themes',
    { title: 'Dark' },
    { title: 'Darker', css: '/dark.css', javascript: '/dark.js', template_string: '{{ 1 }}' },
  ],
  [
    'exportlocations',
    { name: 'Playout', uri: 'ftp://ann@host/' },
    { name: 'Out', description: 'Ä 😀', uri: 'ftp://host/' },
  ],
  ['organisations', { name: 'News' }, { name: 'Sports' }],
  ['groups', { name: 'Cutters' }, { name: 'Writers', description: 'x', permissions: ['theme'], roles: ['_log_read'] }],
  [
    'users',
    { username: 'eve' },
    {
      username: 'eva',
      first_name: 'E',
      last_name: 'V',
      email: 'e@example.org',
      is_active: false,
      is_staff: true,
      permissions: ['theme'],
    },
  ],
  [
    'standards/aspectratio',
    { width_ratio: 3, height_ratio: 1, pixel_type: 'square' },
    { width_ratio: 4, height_ratio: 2, pixel_type: 'wide' },
  ],
  ['standards/audiocodec', { name: 'a' }, { name: 'b' }],
  ['standards/format', { name: 'a', media_type: 'video' }, { name: 'b', media_type: 'image' }],
  ['standards/resolution', { name: '10x20' }, { name: '20x10' }],
  ['standards/standard', { name: 'a' }, { name: 'b', description: 'x' }],
  ['standards/videocodec', { name: 'a' }, { name: 'b' }],
];
const collections = [
  ...known,
  ...furtherCatalogues(
    known.map(([path]) => path),
    'v2',
  ).map((one): (typeof known)[number] => [one.path, example(one), { name: 'b' }]),
];

const tag = (text: string): string => `"${hash('sha256', text, 'base64url').slice(0, 27)}"`;

e2e('v2 writes', (service) => {
  let root: Client;

  beforeAll(async () => {
    root = service.client.asToken((await service.user({ isSuperuser: true, isAdministrator: true })).token);
  });

  const removing = (id: string, path: string, body: Body): string =>
    path === 'users' ? `/API/v2/users/${id}/?confirm=${String(body.username)}` : `/API/v2/${path}/${id}/`;

  function expectProblem(answer: Answer, status: number, code: string): void {
    expect({ status: answer.status, code: answer.json.code }).toEqual({ status, code });
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json(;|$)/);
  }

  describe.each(collections)('%s', (path, body, changes) => {
    const list = `/API/v2/${path}/`;
    const made: string[] = [];

    /** The value of a member; of what can be there only once, each time another. */
    const another = (values: Body, name: string): unknown =>
      path !== 'standards/resolution' && ['name', 'username'].includes(name)
        ? `${String(values[name])}${made.length}`
        : values[name];

    /** A new object and its address. */
    const make = async (): Promise<{ url: string; answer: Answer }> => {
      const named = Object.fromEntries(Object.keys(body).map((name) => [name, another(body, name)]));
      const answer = await root.post(list, named);
      expect(answer.status).toBe(201);
      made.push(answer.json.id as string);
      return { url: `${list}${answer.json.id}/`, answer };
    };

    it('should tell where a new object is, and be the same there', async () => {
      const { url, answer } = await make();
      expect(answer.headers.location).toBe(service.url + url);
      // What changes by use alone is in the tag of a user too, and in that of a location what is not shown.
      expect(answer.headers.etag!.length).toBeGreaterThan(10);
      expect(['users', 'exportlocations'].includes(path) || answer.headers.etag === tag(answer.text)).toBe(true);
      for (const address of [url, url.slice(0, -1), `${url}?fields=${Object.keys(answer.json).join(',')}`]) {
        const there = await root.get(address);
        expect({ status: there.status, text: there.text, etag: there.headers.etag }).toEqual({
          status: 200,
          text: answer.text,
          etag: answer.headers.etag,
        });
      }
      const head = await root.send('HEAD', url);
      const { date: _, connection: __, ...same } = (await root.get(url)).headers;
      expect(head).toMatchObject({ status: 200, text: '', headers: same });
    });

    it('should not be sent again to who has it', async () => {
      const { url, answer } = await make();
      const { etag } = answer.headers as { etag: string };
      for (const known of [etag, `W/${etag}`, `"a", ${etag}`, `${etag},"b"`, '*']) {
        for (const address of [url, `${url}?fields=id`]) {
          const there = await root.with({ 'If-None-Match': known }).get(address);
          expect({ known, status: there.status, text: there.text, etag: there.headers.etag }).toEqual({
            known,
            status: 304,
            text: '',
            etag,
          });
          expect(there.headers['content-type']).toBeUndefined();
          expect(there.headers['cache-control']).toBe('private, no-cache');
        }
      }
      expect((await root.with({ 'If-None-Match': ['"a"', etag] }).get(url)).status).toBe(304);
      expect((await root.with({ 'If-None-Match': etag }).send('HEAD', url)).status).toBe(304);
      for (const other of ['"a"', '', etag.slice(1, -1)]) {
        expect((await root.with({ 'If-None-Match': other }).get(url)).status).toBe(200);
      }
      const all = await root.get(list);
      expect((await root.with({ 'If-None-Match': all.headers.etag! }).get(list)).status).toBe(304);
      await make();
      expect((await root.with({ 'If-None-Match': all.headers.etag! }).get(`${list}?count=true`)).status).toBe(200);
    });

    it('should be changed one member at a time, and have another tag each time', async () => {
      const { url, answer } = await make();
      const seen = new Set([answer.headers.etag]);
      let expected = answer.json as Body;
      for (const name of Object.keys(changes)) {
        const value = another(changes, name);
        const changed = await root.patch(url, { [name]: value });
        expected = { ...expected, [name]: value };
        expect([changed.status, changed.json[name]]).toEqual([200, value]);
        // What a group holds follows from its roles.
        const told = (one: Body) => (path === 'groups' ? { ...one, effective_roles: [] } : one);
        expect(told(changed.json as Body)).toEqual(told(expected));
        expect(changed.headers.etag).toBe((await root.get(url)).headers.etag);
        expect((await root.get(url)).text).toBe(changed.text);
        expect(seen.has(changed.headers.etag)).toBe(false);
        seen.add(changed.headers.etag);
      }
      const whole = await root.get(url);
      for (const type of ['application/json', 'application/merge-patch+json', 'application/json; charset=utf-8']) {
        const nothing = await root.with({ 'Content-Type': type }).send('PATCH', url.slice(0, -1), '{}');
        expect({ status: nothing.status, text: nothing.text, etag: nothing.headers.etag }).toEqual({
          status: 200,
          text: whole.text,
          etag: whole.headers.etag,
        });
      }
    });

    it('should be changed and deleted only as its writer knows it', async () => {
      const { url, answer } = await make();
      const [name] = Object.keys(changes) as [string];
      const value = another(changes, name);
      const { etag } = answer.headers as { etag: string };
      const { text: changed, headers } = await root.patch(url, { [name]: value });
      const removal = removing(String(answer.json.id), path, { ...body, ...JSON.parse(changed) });
      for (const stale of [etag, `W/${etag}`, '"a"', '', `"a", ${etag}`]) {
        const client = root.with({ 'If-Match': stale });
        expectProblem(await client.patch(url, { [name]: body[name] }), 412, 'precondition_failed');
        expectProblem(await client.delete(removal), 412, 'precondition_failed');
        expect((await root.get(url)).text).toBe(changed);
      }
      for (const fresh of ['*', headers.etag!, `"a", ${headers.etag}`]) {
        expect((await root.with({ 'If-Match': fresh }).patch(url, {})).status).toBe(200);
      }
      const gone = await root.with({ 'If-Match': headers.etag! }).delete(removal);
      expect({ status: gone.status, text: gone.text }).toEqual({ status: 204, text: '' });
      for (const answer of [
        await root.get(url),
        await root.patch(url, {}),
        await root.delete(removal),
        await root.with({ 'If-Match': '*' }).patch(url, {}),
      ]) {
        expectProblem(answer, 404, 'not_found');
      }
    });

    it('should refuse what it cannot take, and be as it was', async () => {
      const { url } = await make();
      const before = await root.get(url);
      const [name] = Object.keys(body);
      const refused: [body: unknown, code: string, fields?: string[]][] = [
        [{ id: '1' }, 'validation_failed', ['id']],
        [{ nothing: 1, [name!]: null }, 'validation_failed', ['nothing', name!]],
        [JSON.parse('{"__proto__": {}}'), 'validation_failed', ['__proto__']],
        [{ [name!]: { constructor: 'x' } }, 'validation_failed', [name!]],
        [{ ...changes, resource_uri: '/x' }, 'validation_failed', ['resource_uri']],
        ...Object.keys(changes).map((key): [unknown, string, string[]] => [
          { [key]: { a: [] } },
          'validation_failed',
          [key],
        ]),
        [[], 'invalid_body'],
        [[changes], 'invalid_body'],
        [null, 'invalid_body'],
        ['title', 'invalid_body'],
      ];
      for (const [given, code, fields] of refused) {
        const answer = await root.patch(url, given);
        expectProblem(answer, 400, code);
        const told = (answer.json.errors as { field: string }[] | undefined)?.map(({ field }) => field).sort();
        expect(told).toEqual(fields?.toSorted());
      }
      expect((await root.get(url)).text).toBe(before.text);
      const empty = await root.post(list, {});
      expectProblem(empty, 400, 'validation_failed');
      expect(empty.json.errors.map(({ field }: { field: string }) => field)).toEqual(Object.keys(body));
      expectProblem(await root.post(list, { ...body, nothing: 1 }), 400, 'validation_failed');
    });

    it('should have no object at what is no id, and no other methods', async () => {
      for (const id of [
        '0',
        '01',
        '-1',
        '1.0',
        'x',
        '9223372036854775807',
        '9223372036854775808',
        '%20',
        '1%00',
        '1;2',
        'null',
      ]) {
        for (const answer of [
          await root.get(list + id),
          await root.patch(list + id, {}),
          await root.delete(`${list}${id}/${list.endsWith('/users/') ? '?confirm=x' : ''}`),
        ]) {
          expectProblem(answer, 404, 'not_found');
        }
      }
      for (const [address, allowed, others] of [
        [list, 'GET, HEAD, POST, OPTIONS', ['PUT', 'PATCH', 'DELETE', 'PROPFIND']],
        [`${list}${made[0]}/`, 'GET, HEAD, PATCH, DELETE, OPTIONS', ['POST', 'PUT']],
      ] as const) {
        for (const method of others) {
          const answer = await root.send(method, address);
          expectProblem(answer, 405, 'method_not_allowed');
          expect(answer.headers.allow).toBe(allowed);
        }
        const options = await root.send('OPTIONS', address);
        expect({ status: options.status, text: options.text, allow: options.headers.allow }).toEqual({
          status: 204,
          text: '',
          allow: allowed,
        });
      }
    });
  });

  it('should have the same tag on every engine', async () => {
    await service.sql('DELETE FROM standard');
    await service.sql("INSERT INTO standard (id, name, description) VALUES (1000, 'Übergabe', '😀')");
    const { text, headers } = await root.get('/API/v2/standards/standard/1000/');
    expect(text).toBe('{"id":"1000","name":"Übergabe","description":"😀"}');
    expect(headers.etag).toBe(tag(text));
  });

  it('should keep what is done to an object to those who know it as it is', async () => {
    const { json, headers } = await root.post('/API/v2/themes/', { title: 'Stepped' });
    const url = `/API/v2/themes/${json.id}/`;
    await root.patch(url, { title: 'Stepping' });
    expectProblem(await root.with({ 'If-Match': headers.etag! }).post(`${url}submit`), 412, 'precondition_failed');
    expect((await root.get(url)).json.status).toBe(1);
    const fresh = (await root.get(url)).headers.etag!;
    const submitted = await root.with({ 'If-Match': fresh }).post(`${url}submit/`);
    expect([submitted.status, submitted.json.status, submitted.headers.etag]).toEqual([200, 2, tag(submitted.text)]);
  });

  it('should keep JSON as it was given, whatever its members are called', async () => {
    const extra_info = JSON.parse(
      '{"constructor": {"name": "x"}, "__proto__": {"a": 1}, "then": 1, "a": [null, 1.5, "Ä 😀"], "z": 1, "b": {}}',
    ) as object;
    const answer = await root.patch('/API/v2/me/', { extra_info, metadata_fields: { toString: 1 } });
    expect([answer.status, JSON.stringify(answer.json.extra_info)]).toEqual([200, JSON.stringify(extra_info)]);
    expect((await root.get('/API/v2/me/')).text).toBe(answer.text);
  });
});
