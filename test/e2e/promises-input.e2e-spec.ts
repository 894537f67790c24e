import { beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Answer, Client } from '../support/client.js';
import { png, svg } from '../support/pictures.js';
import { sendRaw } from '../support/raw.js';
import { routesOf, type Route } from '../support/routes.js';
import { e2e, PASSWORD, type TestUser } from '../support/service.js';
import { expectRefused, objectsAt } from '../support/v2.js';

// What clients send to the second version, and must not get through.

const ROOT = '/API/v2/';
const BIN = `${ROOT}mediabin/`;
const GROUPS = `${ROOT}groups/`;
const ME = `${ROOT}me/`;
const THEMES = `${ROOT}themes/`;
const TOKENS = `${ROOT}tokens/`;
const USERS = `${ROOT}users/`;

e2e('promise of what is sent', (service) => {
  let ann: TestUser;
  let boss: TestUser;
  let client: Client;
  let superuser: Client;

  beforeAll(async () => {
    ann = await service.user({ username: 'ann', permissions: ['theme', 'user', 'userprofile', 'media_backend'] });
    boss = await service.user({ isSuperuser: true, isAdministrator: true, permissions: ['user', 'theme'] });
    client = service.client.asBasic(ann);
    superuser = service.client.asBasic(boss);
    await superuser.post(`${ROOT}exportlocations/`, { name: 'Playout', uri: 'ftp://ann:secret@host/' });
    await client.post(BIN, { resource_id: 'VX-first' });
  });

  const routes = (): Route[] => routesOf(service.app).filter(({ path }) => path.startsWith('/API/v2/'));
  const send = (sender: Client, method: string, path: string, body?: string): Promise<Answer> =>
    body === undefined
      ? sender.send(method, path)
      : sender.with({ 'Content-Type': 'application/json' }).send(method, path, body);
  /** All rows of the tables that a client could want to change. */
  const everything = async (): Promise<unknown> => {
    const tables = [
      'account',
      'account_group',
      'group_member',
      'group_permission',
      'organisation',
      'role',
      'user_role',
      'user_permission',
      'theme',
      'bin_item',
      'export_location',
      'standard',
      'user_profile',
    ];
    return Promise.all(tables.map(async (table) => [table, await service.sql(`SELECT * FROM ${table} ORDER BY 1, 2`)]));
  };

  /** Sends a file as the logo of a theme. */
  const upload = (
    id: string,
    file: Buffer | string,
    { filename = 'logo.png', type = 'image/png', field = 'logo' } = {},
  ) => {
    const head = `--b\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), Buffer.from(file), Buffer.from('\r\n--b--\r\n')]);
    return client.with({ 'Content-Type': 'multipart/form-data; boundary=b' }).send('PUT', `${THEMES}${id}/logo/`, body);
  };

  describe('nobody sets what is not his to set', () => {
    const foreign = [
      'id',
      'pk',
      'user',
      'user_id',
      'userId',
      'owner',
      'owner_id',
      'creator',
      'created_by',
      'assignee_id',
      'is_admin',
      'isSuperuser',
      'is_administrator',
      'created_at',
      'createdAt',
      'date_joined',
      'last_login',
      'login_count',
      'password_hash',
      'digest',
      'last4',
      'state',
      'status',
      'is_default',
      'submitted_by',
      'resource_uri',
      'absolute_url',
      'username_key',
      'name_key',
      'toString',
      'constructor',
      'prototype',
      'hasOwnProperty',
      '',
    ];
    /** Where objects are created and changed, with a body that is right but for one member. */
    const targets = (): [string, Client, string, string, object][] => [
      ['a user', superuser, 'POST', USERS, { username: 'massed' }],
      ['a user', superuser, 'PATCH', `${USERS}${ann.id}/`, {}],
      ['oneself', client, 'PATCH', ME, {}],
      ['a group', superuser, 'POST', GROUPS, { name: 'Massed' }],
      ['a group', superuser, 'PATCH', `${GROUPS}1/`, {}],
      ['an organisation', superuser, 'POST', `${ROOT}organisations/`, { name: 'Massed' }],
      ['a theme', client, 'POST', THEMES, { title: 'Massed' }],
      ['a theme', client, 'PATCH', `${THEMES}1/`, {}],
      ['an item', client, 'POST', BIN, { resource_id: 'VX-massed' }],
      ['an item', client, 'PATCH', `${BIN}1/`, {}],
      ['a token', client, 'POST', TOKENS, { label: 'Massed' }],
      ['an export location', superuser, 'POST', `${ROOT}exportlocations/`, { name: 'Massed', uri: 'ftp://host/' }],
      ['a codec', superuser, 'POST', `${ROOT}standards/videocodec/`, { name: 'Massed' }],
      ['many items', client, 'POST', `${BIN}bulk/`, { resource_id: 'VX-massed' }],
      ['many users', superuser, 'POST', `${USERS}bulk/`, { username: 'massed' }],
    ];

    it('should refuse every member that is not for clients to set, and store nothing', async () => {
      const before = await everything();
      const tokens = (await service.sql('SELECT id FROM api_token')).length;
      for (const [what, sender, method, path, body] of targets()) {
        for (const name of foreign) {
          const member = JSON.stringify({ ...body, [name]: '1' });
          const answer = await send(sender, method, path, path.includes('bulk') ? `[${member}]` : member);
          expect([what, method, name, answer.status]).toEqual([what, method, name, 400]);
          const faults = (answer.json.errors as { field: string }[]).map(({ field }) => field.replace('0.', ''));
          expect([what, method, faults]).toEqual([what, method, [name]]);
        }
      }
      expect(await everything()).toEqual(before);
      expect(await service.sql('SELECT id FROM api_token')).toHaveLength(tokens);
    });

    it('should not be moved by a prototype in the body', async () => {
      const before = await everything();
      for (const [what, sender, method, path, body] of targets()) {
        for (const value of ['{"is_superuser":true,"isSuperuser":true,"user":"1"}', 'null', '[]', '"x"']) {
          const member = JSON.stringify(body).replace(/^\{,?/, `{"__proto__":${value},`).replace(',}', '}');
          const answer = await send(sender, method, path, path.includes('bulk') ? `[${member}]` : member);
          expect([what, method, value, answer.status]).toEqual([what, method, value, 400]);
        }
      }
      expect(({} as Record<string, unknown>).is_superuser).toBeUndefined();
      expect(await everything()).toEqual(before);
    });

    it('should not let users make more of themselves', async () => {
      for (const body of [
        { is_superuser: true },
        { is_staff: true },
        { is_active: false },
        { permissions: ['user'] },
        { roles: ['_administrator'] },
        { groups: [] },
        { organisation: '1' },
        { username: 'root' },
        { password: 'another password' },
      ]) {
        expectRefused(await client.patch(ME, body), 'validation_failed', {
          [Object.keys(body)[0]!]: expect.stringMatching(/^(This field is read-only|There is no such field)\.$/),
        });
        expectRefused(await client.patch(`${USERS}${ann.id}/`, body), 'permission_denied');
      }
    });

    it('should not let an administrator make a superuser, or more than he is himself', async () => {
      const plain = await service.administrator();
      const admin = service.client.asBasic(plain);
      for (const body of [{ is_superuser: true }, { permissions: ['theme'] }, { roles: ['_administrator'] }]) {
        expectRefused(await admin.post(USERS, { username: 'more', ...body }), 'not_grantable');
        expectRefused(await admin.patch(`${USERS}${ann.id}/`, { is_superuser: true }), 'not_grantable');
        expectRefused(await admin.patch(`${USERS}${plain.id}/`, body), 'not_grantable');
        expectRefused(
          await admin.post(`${USERS}bulk/`, [{ username: 'fine' }, { username: 'more', ...body }]),
          'not_grantable',
        );
      }
      expect(await service.sql("SELECT id FROM account WHERE username IN ('more', 'fine')")).toEqual([]);
    });
  });

  describe('a field that is not shown cannot be found out by filtering or sorting', () => {
    const hidden = [
      'password',
      'user__password',
      'user.password',
      'username_key',
      'digest',
      'csrf_token',
      'hash',
      'unrevealed',
      'organisation__name',
      't.password',
      'p.user_id',
      'session__digest',
      'api_token__digest',
      'owner_id',
      'creator_id',
      'key_digest',
      'answer',
      'name_key',
      'uri__x',
      '__proto__',
      'constructor',
      '1',
      "id'",
      'id;--',
    ];
    const lookups = ['', '__startswith', '__regex', '__gt', '__in', '__isnull'];

    it('should be refused with 400 at every list: as a filter, as an order, as a field', async () => {
      const lists = routes().filter(
        ({ method, path }) =>
          method === 'GET' &&
          !/:|docs|openapi|healthcheck|version|whoami|access|export$|self|v2$|sessions|\/me$/.test(path),
      );
      expect(lists.length).toBeGreaterThan(15);
      // Whoever refuses the first ones by their names needs no more than two lookups of the others.
      const queries = hidden.flatMap((field, n) => [
        ...lookups.slice(0, n < 3 ? undefined : 2).map((lookup) => `${field}${lookup}=a`),
        `order_by=${field}`,
        `fields=id,${field}`,
      ]);
      for (const { path } of lists) {
        const answers = await Promise.all(queries.map((query) => superuser.get(`${path}/?${query}`)));
        const accepted = queries.filter((_, n) => answers[n]!.status !== 400);
        expect([path, accepted]).toEqual([path, []]);
      }
    }, 120_000);

    it('should be refused with 400 at single objects, as a field', async () => {
      for (const path of [ME, `${USERS}1/`, `${GROUPS}1/`, `${THEMES}1/`, `${ROOT}exportlocations/1/`]) {
        for (const field of hidden) {
          expect([path, field, (await superuser.get(`${path}?fields=${field}`)).status]).toEqual([path, field, 400]);
        }
      }
    });

    it('should not be asked for by what is written in another way', async () => {
      for (const query of [
        'PASSWORD=a',
        'Password__startswith=a',
        'password%00=a',
        'pass%77ord=a',
        'password[]=a',
        'filter[password]=a',
        '%70assword__gt=a',
      ]) {
        expect([query, (await superuser.get(`${USERS}?${query}`)).status]).toEqual([query, 400]);
      }
    });

    it('should not be shown: the password of an export location', async () => {
      const { text, json } = await client.get(`${ROOT}exportlocations/`);
      expect(text).not.toContain('secret');
      expect(json.objects[0].uri).toBe('ftp://ann@host/');
      for (const query of [
        'uri=ftp://ann:secret@host/',
        'uri__contains=secret',
        'uri__startswith=ftp',
        'order_by=uri',
      ]) {
        expectRefused(await client.get(`${ROOT}exportlocations/?${query}`), 'invalid_parameter');
      }
    });
  });

  describe('a value that is missing never stands for the first row', () => {
    const nothing = [
      'undefined',
      'null',
      'NaN',
      '0',
      '-1',
      '+1',
      '1.0',
      '1e0',
      '0x1',
      '01',
      '%201',
      '1%20',
      '1%00',
      '%00',
      '%20',
      '[object%20Object]',
      '*',
      '%25',
      'true',
      '{}',
      '1;2',
      '1,2',
      '9'.repeat(19),
      '9'.repeat(400),
      "1'--",
      '%D9%A1',
    ];

    it('should find nothing at any address that takes an id, change nothing and delete nothing', async () => {
      const before = await everything();
      const withId = routes().filter(({ path }) => path.includes(':id'));
      expect(withId.length).toBeGreaterThan(50);
      /** What is asked for before the object is. */
      const needed: Record<string, object> = {
        'set-password': { password: 'another password' },
        reject: { note: 'No' },
      };
      for (const { method, path } of withId) {
        const body =
          method === 'GET' || method === 'DELETE' ? undefined : JSON.stringify(needed[path.split('/').at(-1)!] ?? {});
        for (const id of nothing) {
          const address = `${path.replace(':id', id)}/`;
          const answer = await (method === 'PUT' ? upload(id, png()) : send(superuser, method, address, body));
          expect([method, address, answer.status]).toEqual([method, address, 404]);
        }
      }
      expect(await everything()).toEqual(before);
    });

    it.each([undefined, null, '', '0', 'undefined', 'null', 'NaN', 1, true, [], {}, ['1'], '1 ', '01'])(
      'should take no %j in a body for an id',
      async (id) => {
        const before = await everything();
        const carried: [Client, string, string, object][] = [
          [client, 'POST', `${BIN}reorder/`, { ids: [id] }],
          [client, 'POST', `${BIN}remove/`, { ids: [id] }],
          [superuser, 'PATCH', `${USERS}${ann.id}/`, { groups: [id] }],
          [superuser, 'POST', GROUPS, { name: 'Missing', parents: [id] }],
          [superuser, 'POST', USERS, { username: 'missing', groups: [id] }],
          // Where there may be none, null says so, and what is undefined is not sent.
          ...(id === undefined || id === null
            ? []
            : [
                [client, 'PATCH', ME, { theme: id }] as [Client, string, string, object],
                [superuser, 'PATCH', `${USERS}${ann.id}/`, { organisation: id }] as [Client, string, string, object],
              ]),
        ];
        for (const [sender, method, path, body] of carried) {
          const { status } = await send(sender, method, path, JSON.stringify(body));
          expect([path, [400, 404].includes(status) ? 'refused' : status]).toEqual([path, 'refused']);
        }
        expect(await everything()).toEqual(before);
      },
    );

    it('should take nothing out of the bin when no id is given', async () => {
      const before = await objectsAt(client, BIN);
      for (const body of [{}, { ids: [] }, { ids: null }, { ids: '' }, { id: '1' }, []]) {
        for (const step of ['remove', 'reorder']) {
          const { status } = await client.post(`${BIN}${step}/`, body);
          expect([step, body, status]).toEqual([step, body, expect.any(Number)]);
        }
      }
      expect(await objectsAt(client, BIN)).toEqual(before);
    });

    it('should delete no user for a confirmation that is missing', async () => {
      for (const query of [
        '',
        '?',
        '?confirm',
        '?confirm=',
        '?confirm=undefined',
        '?confirm=null',
        '?confirm=ANN',
        '?confirm=ann%20',
        '?confirm=ann&confirm=ann',
        '?Confirm=ann',
      ]) {
        expect([query, (await superuser.delete(`${USERS}${ann.id}/${query}`)).status]).toEqual([query, 400]);
      }
      expect((await client.get(ME)).status).toBe(200);
    });
  });

  describe('nothing is without bound', () => {
    it.each(['0', '1001', '-1', '1e3', 'Infinity', '', '%205', '5.0', '9'.repeat(400), 'all', '10&limit=1000'])(
      'should refuse the limit %j at every list',
      async (limit) => {
        for (const path of [
          USERS,
          GROUPS,
          THEMES,
          BIN,
          TOKENS,
          `${ROOT}roles/`,
          `${ROOT}audit/`,
          `${ME}acted-as/`,
          `${ME}themes/`,
          `${ROOT}v1-usage/`,
        ]) {
          expectRefused(await superuser.get(`${path}?limit=${limit}`), 'invalid_parameter');
        }
      },
    );

    it('should show 1000 objects at most', async () => {
      const { json } = await superuser.get(`${ROOT}audit/?limit=1000`);
      expect(json.meta.limit).toBe(1000);
      expect((await superuser.get(`${ROOT}audit/`)).json.meta.limit).toBe(50);
    });

    it('should take 1000 objects at most in one request, and none', async () => {
      const before = await everything();
      const bulks = routes().filter(({ path }) => path.endsWith('/bulk'));
      expect(bulks.length).toBeGreaterThan(8);
      const json = superuser.with({ 'Content-Type': 'application/json' });
      for (const { method, path } of bulks) {
        for (const body of [[], Array(1001).fill({}), {}, null, 1, 'x', [1], [null], [[]], [{}, null]]) {
          // What is changed or deleted can be named in an object too, of which the members are at fault then.
          const isObject =
            method !== 'POST' &&
            JSON.stringify(body) === '{}' &&
            !(method === 'DELETE' && path.endsWith('/users/bulk'));
          for (const mode of ['', '?mode=each']) {
            const answer = await json.send(method, `${path}/${mode}`, JSON.stringify(body));
            expectRefused(answer, isObject ? 'validation_failed' : 'invalid_body');
          }
        }
      }
      expect(await everything()).toEqual(before);
    });

    it('should answer 413 to a body of more than 1 MiB at every route that reads one, also when it is packed', async () => {
      const large = JSON.stringify({ title: 'x'.repeat(1024 * 1024) });
      const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '));
      for (const { path, ...rest } of [
        { path: USERS, sender: superuser },
        { path: `${USERS}bulk/`, sender: superuser },
        { path: `${ROOT}groups/roles/create/`, sender: superuser },
        { path: THEMES, sender: client },
        { path: TOKENS, sender: client },
        { path: `${BIN}reorder/`, sender: client },
        { path: `${ROOT}sessions/`, sender: service.client },
      ]) {
        const sender = rest.sender.with({ 'Content-Type': 'application/json' });
        for (const [packed, body] of [
          [{}, large],
          [{ 'Content-Encoding': 'gzip' }, bomb],
          [{ 'Idempotency-Key': 'large' }, large],
        ] as const) {
          const answer = await sender.with(packed).send('POST', path, body);
          expect([path, packed, answer.status]).toEqual([path, packed, 413]);
        }
      }
    });

    it.each([
      ['arrays', '[', ']'],
      ['objects', '{"children":', '}'],
      ['lists of objects', '{"children":[', ']}'],
    ])('should answer 400 to deeply nested %s, wherever they stand', async (_, open, close) => {
      const deep = `${open.repeat(60_000)}1${close.repeat(60_000)}`;
      for (const [sender, method, path, body] of [
        [client, 'POST', THEMES, `{"title":${deep}}`],
        [client, 'PATCH', ME, `{"extra_info":${deep}}`],
        [client, 'PATCH', ME, `{"default_sort_list":${deep}}`],
        [client, 'POST', `${BIN}remove/`, `{"ids":${deep}}`],
        [client, 'POST', TOKENS, `{"label":${deep}}`],
        [superuser, 'POST', `${ROOT}groups/roles/create/`, deep],
        [superuser, 'POST', `${USERS}bulk/`, `[${deep}]`],
        [service.client, 'POST', `${ROOT}sessions/`, `{"username":"ann","password":${deep}}`],
      ] as const) {
        const { status } = await send(sender, method, path, body);
        expect([path, status]).toEqual([path, 400]);
      }
    });

    it.each([
      ['names no host', 'malformed_request', /^HTTP\/1\.1 400 [^]*\r\nConnection: close\r\n/, '\r\n'],
      [
        'expects what there is not',
        'expectation_failed',
        /^HTTP\/1\.1 417 /,
        '\r\nHost: x\r\nConnection: close\r\nExpect: tea\r\n',
      ],
    ])('should be told in the form of its address when it %s', async (_, code, head, rest) => {
      const [v2 = '', v1 = '', page = ''] = await Promise.all(
        [BIN, '/API/v1/mediabin/', '/'].map((path) => sendRaw(service.url, `GET ${path} HTTP/1.1${rest}\r\n`)),
      );
      for (const answer of [v2, v1, page]) {
        expect(answer).toMatch(head);
        expect(answer).toContain('\r\nX-Content-Type-Options: nosniff\r\n');
      }
      expect(v2).toMatch(/\r\nContent-Type: application\/problem\+json[^]*\r\n\r\n\{/);
      expect(v2).toContain(`"code":"${code}"`);
      expect(v1).toMatch(/\r\nDeprecation: @\d+\r\nLink: <\/API\/v2\/mediabin\/>; rel="successor-version"\r\n/);
      expect(v1).toMatch(/\r\nContent-Type: application\/json; [^]*\r\n\r\n\{"error":"[^"]+"\}$/);
    });

    it('should bound what can be asked in an address', async () => {
      const ids = Array.from({ length: 1000 }, (_, n) => n + 1).join(',');
      expect((await client.get(`${BIN}?id__in=${ids}`)).status).toBe(200);
      const many = Array.from({ length: 300 }, () => 'name__contains=a').join('&');
      expect((await client.get(`${ROOT}exportlocations/?${many}`)).status).toBe(400);
      expectRefused(await client.get(`${BIN}?cursor=${'A'.repeat(8193)}`), 'invalid_cursor');
      const answer = await sendRaw(service.url, [`GET ${BIN}?${'x'.repeat(20_000)} HTTP/1.1`]);
      expect(answer).toMatch(/^HTTP\/1.1 431 [^]*\r\n\r\n\{"error":"[^"]+"\}$/);
    });
  });

  describe('a header that may come once does not come twice', () => {
    it.each(['AUTH-TOKEN', 'Authorization'])('should be 401 for %s, even with the same value', async (name) => {
      const value = name === 'AUTH-TOKEN' ? ann.token : `Basic ${Buffer.from(`ann:${PASSWORD}`).toString('base64')}`;
      for (const values of [
        [value, value],
        [value, 'x'],
        ['x', value],
        ['', value],
        [value, ''],
      ]) {
        expectRefused(await service.client.with({ [name]: values }).get(ME), 'unauthenticated');
      }
      expect((await service.client.with({ [name]: [value] }).get(ME)).status).toBe(200);
    });

    it('should be 400 for Idempotency-Key, and nothing is done', async () => {
      const before = await everything();
      for (const values of [
        ['a', 'b'],
        ['a', 'a'],
        ['', 'a'],
      ]) {
        const answer = await client.with({ 'Idempotency-Key': values }).post(BIN, { resource_id: 'VX-twice' });
        expectRefused(answer, 'invalid_header');
      }
      for (const value of ['', ' ', 'a b', 'x'.repeat(256), 'ä', 'a\tb']) {
        expectRefused(
          await client.with({ 'Idempotency-Key': value }).post(BIN, { resource_id: 'VX-twice' }),
          'invalid_header',
        );
      }
      expect(await everything()).toEqual(before);
    });

    it('should be 412 for If-Match where neither is the present tag, and count as one list where one is', async () => {
      const { id } = (await client.post(BIN, { resource_id: 'VX-match' })).json;
      const etag = (await client.get(`${BIN}${id}/`)).headers.etag!;
      for (const values of [
        ['"a"', '"b"'],
        ['"a"', '"a"'],
        [etag.slice(1), etag.slice(0, -1)],
        ['', ''],
        [etag.slice(1, -1)],
      ]) {
        expectRefused(
          await client.with({ 'If-Match': values }).patch(`${BIN}${id}/`, { ui_selected: true }),
          values[0] === etag.slice(1, -1) ? 'invalid_header' : 'precondition_failed',
        );
      }
      expect((await client.with({ 'If-Match': ['"a"', etag] }).delete(`${BIN}${id}/`)).status).toBe(204);
    });

    it('should be 403 for the CSRF token', async () => {
      const session = await service.client.asSession(ann);
      const token = (session as unknown as { headers: Record<string, string> }).headers['X-CSRFToken']!;
      expectRefused(await session.with({ 'X-CSRFToken': [token, token] }).patch(ME, {}), 'csrf_failed');
      expect((await session.patch(ME, {})).status).toBe(200);
    });

    it('should be refused by the server for what tells where a body ends', async () => {
      const lines = [
        `POST ${ROOT}mediabin/ HTTP/1.1`,
        `AUTH-TOKEN: ${ann.token}`,
        'Host: localhost',
        'Connection: close',
      ];
      for (const more of [
        ['Content-Length: 2', 'Content-Length: 3'],
        ['Content-Length: 2', 'Transfer-Encoding: chunked'],
        ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
        ['Content-Length: +2'],
        ['Content-Length: 2, 2'],
      ]) {
        const answer = await sendRaw(service.url, [...lines, ...more, '', '{}'].join('\r\n'));
        expect([more, answer.split('\r\n')[0]]).toEqual([more, 'HTTP/1.1 400 Bad Request']);
      }
    });
  });

  describe('no URL of a style sheet or a script is code or another host in disguise', () => {
    it.each([
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      ' javascript:alert(1)',
      'java\tscript:alert(1)',
      'vbscript:x',
      'data:text/css,*{}',
      'blob:x',
      'file:///etc/passwd',
      '//evil.example/x.css',
      '/\\evil.example',
      '\\\\evil.example',
      '/\t/evil.example',
      '///evil.example',
      'http:evil.example',
      'https:/evil.example',
      'https://',
      '/x.css"x',
      '/x.css<script>',
    ])('should refuse %j, for a new theme and for one that is there', async (url) => {
      const before = await everything();
      for (const field of ['css', 'javascript']) {
        const fault = { [field]: expect.any(String) };
        expectRefused(await client.post(THEMES, { title: 'URL', [field]: url }), 'validation_failed', fault);
        expectRefused(await client.patch(`${THEMES}1/`, { [field]: url }), 'validation_failed', fault);
        expectRefused(await client.post(`${THEMES}bulk/`, [{ title: 'URL', [field]: url }]), 'validation_failed', {
          [`0.${field}`]: expect.any(String),
        });
      }
      expectRefused(await client.patch(ME, { homepage: url }), 'validation_failed', { homepage: expect.any(String) });
      expectRefused(await client.post(BIN, { resource_id: 'VX-url', thumbnail_uri: url }), 'validation_failed', {
        thumbnail_uri: expect.any(String),
      });
      expect(await everything()).toEqual(before);
    });

    it('should not lead from a login to another site: the homepage is a path of this one', async () => {
      for (const homepage of ['https://evil.example/', 'http://localhost/', '/%0d%0aLocation: x', 'evil:x']) {
        expect([homepage, (await client.patch(ME, { homepage })).status]).toEqual([homepage, 400]);
      }
      expect((await client.patch(ME, { homepage: '/vs/item/?next=%2F%2Fevil' })).json.homepage).toBe(
        '/vs/item/?next=%2F%2Fevil',
      );
    });
  });

  describe('no template is more than text that is filled in', () => {
    const page = async (template_string: string) => {
      const { id } = (await client.post(THEMES, { title: 'Template', template_string })).json;
      return (await client.get(`${THEMES}${id}/preview/`)).json as { html: string | null; problem: string | null };
    };

    it.each([
      '{{ constructor.constructor("return process")().exit() }}',
      '{{ "x".constructor.constructor("return process.env")() }}',
      '{{ __proto__ }}{{ this }}{{ self.process }}{{ globalThis }}{{ global.process.env.PATH }}',
      '{% include "/etc/passwd" %}{% render "/etc/passwd" %}{% layout "/etc/passwd" %}',
      '{% include "../../../../etc/passwd" %}',
      '<%= process.mainModule.require("child_process").execSync("id") %>${process.exit()}#{process.exit()}',
    ])('should run nothing and read no file: %s', async (template) => {
      const { html, problem } = await page(template);
      expect(`${html}${problem}`).not.toMatch(/root:|uid=|\/usr\/|\[object|function|DATA_DIR/);
      expect((await client.get(ME)).status).toBe(200);
    });

    it.each([
      '{% for a in (1..9999999) %}{% for b in (1..9999999) %}x{% endfor %}{% endfor %}',
      `{% assign a = "xxxxxxxxxx" %}${'{% assign a = a | append: a %}'.repeat(40)}{{ a }}`,
      '{% for a in (1..999999999) %}{% endfor %}',
    ])('should end, and leave the service to others meanwhile: %s', async (template) => {
      const { id } = (await client.post(THEMES, { title: 'Endless', template_string: template })).json;
      const running = client.get(`${THEMES}${id}/preview/`);
      expect((await client.get(ME)).status).toBe(200);
      const { html, problem } = (await running).json;
      expect([html, problem]).toEqual([null, expect.any(String)]);
    });
  });

  describe('no logo leaves the media or holds a script', () => {
    const media = (): string[] =>
      readdirSync(process.env.DATA_DIR!, { recursive: true, encoding: 'utf8' }).filter((name) => !/sqlite/.test(name));
    let id: string;
    beforeAll(async () => {
      id = (await client.post(THEMES, { title: 'Logo' })).json.id;
    });

    it.each([
      '../../evil.png',
      '..\\..\\evil.png',
      '/etc/evil.png',
      'C:\\evil.png',
      '%2e%2e%2fevil.png',
      'evil.png\\0.html',
      'evil.html',
      '.htaccess',
      '....//evil.png',
      'x'.repeat(4000),
    ])('should be stored under a name of ours, whatever it is called: %j', async (filename) => {
      const answer = await upload(id, png(), { filename });
      const url = answer.json.logoimage as string;
      expect([answer.status, url]).toEqual([200, expect.stringMatching(/^logos\/\d+-[0-9a-f]{16}\.png$/)]);
      expect(media().filter((name) => /evil|htaccess/.test(name))).toEqual([]);
    });

    it('should be no file without a name', async () => {
      expect((await upload(id, png(), { filename: '' })).status).toBe(400);
    });

    it.each([
      svg('<script>alert(1)</script>'),
      svg('<script href="https://evil.example/x.js"/>'),
      svg('<path d="M0 0h1v1z" onload="alert(1)"/>'),
      svg('<a href="javascript:alert(1)"><path d="M0 0h1v1z"/></a>'),
      svg('<foreignObject><iframe src="javascript:alert(1)"/></foreignObject>'),
      svg('<image href="https://evil.example/x.png"/>'),
      svg('<style>@import "https://evil.example/x.css";</style>'),
      svg('<use href="data:image/svg+xml,&lt;svg onload=alert(1)&gt;#x"/>'),
      svg('<animate attributeName="href" to="javascript:alert(1)"/>'),
      svg('', ' onload="alert(1)"'),
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
      `<?xml-stylesheet href="javascript:alert(1)"?>${svg()}`,
    ])('should be refused or cleaned: %s', async (content) => {
      const answer = await upload(id, content, { filename: 'logo.svg', type: 'image/svg+xml' });
      expect([200, 400, 415]).toContain(answer.status);
      if (answer.status !== 200) return;
      const served = await service.client.get(`/media/${answer.json.logoimage as string}`);
      expect(served.status).toBe(200);
      expect(served.text).not.toMatch(/script|onload|javascript|evil|ENTITY|passwd|foreignObject|data:/i);
      expect(served.headers).toMatchObject({
        'content-security-policy': expect.stringContaining('sandbox'),
        'x-content-type-options': 'nosniff',
        'content-type': 'image/svg+xml',
      });
    });

    it.each([
      ['a page', '<!doctype html><script>alert(1)</script>', 'text/html'],
      ['a page that is said to be a picture', '<html><script>alert(1)</script></html>', 'image/png'],
      ['a script', 'alert(1)', 'image/svg+xml'],
      ['nothing', '', 'image/png'],
      ['a GIF', 'GIF89a', 'image/gif'],
    ])('should not be %s', async (_, content, type) => {
      const { status, text } = await upload(id, content, { type });
      expect([status, text.includes('alert')]).toEqual([expect.any(Number), false]);
      expect([400, 415]).toContain(status);
    });

    it('should have no more than 1 MiB, in one file', async () => {
      const answer = await upload(id, Buffer.alloc(1024 * 1024 + 1, 1));
      expect([400, 413]).toContain(answer.status);
      expect((await upload(id, png(), { field: 'other' })).status).toBeLessThan(500);
    });
  });

  describe('no cell of an export is a formula', () => {
    it('should not be made one by a user’s name, a name that was tried, a label or an address', async () => {
      const formulas = ['=HYPERLINK("evil.example","x")', "+cmd|' /C calc'!A0", '-2+3', '@SUM(1)', '=1+1'];
      for (const username of formulas) {
        const user = await service.user({ username });
        await service.client.asToken(user.token).runAs('=nobody()').get(ME);
        await service.client.asBasic({ username, password: 'wrong' }).get(`${ROOT}themes/=1/`);
        const { id } = (await superuser.post(USERS, { username: `${username}2` })).json;
        await superuser.patch(`${USERS}${id}/`, { username: `${username}3` });
        await service.client.post(`${ROOT}sessions/`, { username, password: 'x' });
      }
      const { text, headers } = await superuser.get(`${ROOT}audit/export/?format=csv`);
      expect(headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="audit.csv"',
      });
      const cells = parse(text).flat();
      expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
      expect(cells).toEqual(expect.arrayContaining([`'${formulas[0]}`, "'=nobody()"]));
      // Programs get the names as they are.
      const { text: lines } = await superuser.get(`${ROOT}audit/export/?format=jsonl`);
      const actors = lines
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { actor: string }).actor);
      expect(actors).toEqual(expect.arrayContaining(formulas));
    });
  });

  describe('no two accounts are made one', () => {
    it.each([
      ['ann', 'ANN'],
      ['Ödön', 'öDÖN'],
      ['fritz', 'ｆｒｉｔｚ'],
      ['Zo\u00eb', 'Zoe\u0308'],
    ])('should not give %j a namesake %j', async (one, other) => {
      await superuser.post(USERS, { username: one });
      expectRefused(await superuser.post(USERS, { username: other }), 'name_taken');
      expectRefused(await superuser.post(`${USERS}bulk/`, [{ username: 'unlike' }, { username: other }]), 'name_taken');
      expectRefused(await superuser.patch(`${USERS}${boss.id}/`, { username: other }), 'name_taken');
      expect(await service.sql("SELECT id FROM account WHERE username = 'unlike'")).toEqual([]);
    });

    it.each(['eve ', ' eve', 'eve\u00a0', 'eve\u0000', 'eve\u200b', 'eve\t', '\u202eeve', ''])(
      'should not be called %j',
      async (username) => {
        expectRefused(await superuser.post(USERS, { username }), 'validation_failed', { username: expect.any(String) });
      },
    );
  });
});
