import { beforeAll, describe, expect, it } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import type { Answer, Client } from '../support/client.js';
import { closedRoutes } from '../support/routes.js';
import { e2e, PASSWORD, type TestUser } from '../support/service.js';
import { basic, cookie, logIn, sessionsPath, setActive } from '../support/sign-in.js';

// Ways in which systems of this kind have failed, by the names under which they are known. What one sentence needs more
// room for stands in the file of its own: access-matrix, run-as, sign-in, sign-in-limits, session, token.

const bin = '/API/v1/mediabin/';
const themes = '/API/v1/theme/';
const whoami = '/API/v2/whoami/';

e2e('promise', (service) => {
  let ann: TestUser;
  let administrator: TestUser;
  let designer: Client;

  beforeAll(async () => {
    ann = await service.user({ username: 'ann' });
    administrator = await service.administrator();
    designer = service.client.asToken((await service.user({ permissions: ['theme'] })).token);
  });

  /** Every way for a user to sign in. */
  const waysIn = async (user: TestUser): Promise<Record<string, Client>> => ({
    basic: service.client.asBasic(user),
    session: await service.client.asSession(user),
    token: service.client.asToken(user.token),
  });

  const closed = (): { method: string; path: string }[] => closedRoutes(service.app);
  const closedWrites = (): { method: string; path: string }[] => closed().filter(({ method }) => method !== 'GET');
  /** Sends what is needed to be refused for nothing else. */
  const sendTo = (client: Client, { method, path }: { method: string; path: string }): Promise<Answer> =>
    method === 'GET' || method === 'DELETE'
      ? client.send(method, path)
      : client.with({ 'Content-Type': 'application/json' }).send(method, path, '{}');

  const count = async (table: string): Promise<number> =>
    Number((await service.sql(`SELECT COUNT(*) AS n FROM ${table}`))[0]!.n);

  describe('no credential path skips a check that the others make', () => {
    it('should ask each for the permission, for the role to run as somebody, and for the headers', async () => {
      for (const [way, client] of Object.entries(await waysIn(ann))) {
        const answers = [
          await client.get(themes),
          await client.post(themes, { title: 'No' }),
          await client.runAs('ann').get(bin),
          await client.with({ Connection: 'RUNAS' }).get(bin),
        ];
        expect({ way, statuses: answers.map(({ status }) => status) }).toEqual({ way, statuses: [403, 403, 403, 400] });
      }
    });
  });

  describe('no key widens itself', () => {
    it('should not let a token that reads write, anywhere', async () => {
      const key = await service.token('ann', { access: 'read' });
      for (const route of closedWrites()) {
        expect([route, (await sendTo(service.client.asToken(key), route)).status]).toEqual([route, 403]);
      }
    });

    it('should not let a token become a session', async () => {
      const client = service.client.asToken(ann.token);
      for (const body of [{}, { username: 'ann' }, { username: 'ann', password: ann.token }, { token: ann.token }]) {
        const answer = await client.post(sessionsPath, body);
        expect([400, 401]).toContain(answer.status);
        expect(answer.headers).not.toHaveProperty('set-cookie');
      }
    });
  });

  describe('logging out leaves no usable credential', () => {
    it('should refuse the cookie at every route afterwards, with and without the CSRF token', async () => {
      const client = await service.client.asSession(ann);
      const before = await count('session');
      expect((await client.delete(`${sessionsPath}current`)).status).toBe(204);
      expect(await count('session')).toBe(before - 1);
      for (const route of closed()) expect([route, (await sendTo(client, route)).status]).toEqual([route, 401]);
    });
  });

  describe('no id is used twice', () => {
    /** Creates something of each kind; returns the ids. */
    const create: Record<string, () => Promise<unknown>> = {
      account: async () => (await service.user()).id,
      api_token: async () => {
        await service.token('ann');
        return newest('api_token');
      },
      session: async () => (await logIn(service.client, ann)).json.id,
      bin_item: async () => (await service.client.asToken(ann.token).post(bin, { resource_id: 'VX-id' })).json.id,
      theme: async () => (await designer.post(themes, { title: 'Brief' })).json.id,
      audit_entry: async () => {
        await service.client.asToken('0').get(bin);
        return newest('audit_entry');
      },
      organisation: async () => insert('organisation', "(name, name_key) VALUES ('Brief', 'brief')"),
      account_group: async () =>
        insert(
          'account_group',
          "(name, name_key, organisation_id, create_date) VALUES ('Brief', 'brief', 1, '2026-01-01T00:00:00.000000')",
        ),
      role: async () => insert('role', "(name, label) VALUES ('_brief', 'Brief')"),
    };
    const newest = async (table: string): Promise<unknown> =>
      (await service.sql(`SELECT MAX(id) AS id FROM ${table}`))[0]!.id;
    const insert = async (table: string, values: string): Promise<unknown> => {
      await service.sql(`INSERT INTO ${table} ${values}`);
      return newest(table);
    };

    it.each(Object.keys(create))(
      'should give the next row of %s another id than the deleted last one',
      async (table) => {
        const first = BigInt((await create[table]!()) as string);
        expect(BigInt((await newest(table)) as string)).toBe(first);
        await service.sql(`DELETE FROM ${table} WHERE id = ?`, [first]);
        const second = BigInt((await create[table]!()) as string);
        expect(second > first).toBe(true);
      },
    );

    it('should not hand the session, the token or the bin of a deleted user to the next one', async () => {
      const bob = await service.user({ username: 'bob' });
      const ways = Object.values(await waysIn(bob));
      for (const client of ways) expect((await client.post(bin, { resource_id: 'VX-bob' })).status).toBe(200);
      await service.sql('DELETE FROM account WHERE id = ?', [bob.id]);
      const next = await service.user({ username: 'bob', password: 'another password' });
      for (const client of ways) expect((await client.get(bin)).status).toBe(401);
      expect((await service.client.asToken(next.token).get(bin)).json.objects).toEqual([]);
    });
  });

  describe('a suspended user is not in by another way', () => {
    it('should refuse all that worked a moment ago, also to act as somebody and to be acted as', async () => {
      const boss = await service.user({ isSuperuser: true, isAdministrator: true });
      const ways = Object.entries(await waysIn(boss));
      const asBoss = service.client.asToken((await service.user({ isSuperuser: true, isAdministrator: true })).token);
      const statuses = async (): Promise<number[]> => {
        const clients = [...ways.flatMap(([, client]) => [client, client.runAs('ann')]), asBoss.runAs(boss.username)];
        return Promise.all(clients.map(async (client) => (await client.get(bin)).status));
      };
      expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200, 200]);
      await setActive(service, boss, false);
      expect(await statuses()).toEqual([401, 401, 401, 401, 401, 401, 403]);
      expect((await logIn(service.client, boss)).status).toBe(401);
    });
  });

  describe('no secret is compared with a number', () => {
    it('should refuse numbers and what a database might take for one', async () => {
      for (const value of ['0', '1', '00', '0.0', '0e0', '-0', '0x0', 'false', 'true', 'null', 'NaN']) {
        for (const client of [service.client.asToken(value), service.client.with({ Cookie: `sessionid=${value}` })]) {
          expect([value, (await client.get(bin)).status]).toEqual([value, 401]);
        }
      }
      for (const value of [0, 1, true, false, null, [], {}]) {
        expect((await service.client.post(sessionsPath, { username: 'ann', password: value })).status).toBe(400);
        expect((await service.client.post(sessionsPath, { username: value, password: PASSWORD })).status).toBe(400);
      }
    });
  });

  describe('no route lets somebody act as another without the check', () => {
    it('should answer 403 at every route to a user who is no administrator', async () => {
      const root = await service.user({ isSuperuser: true, permissions: ['user', 'theme'] });
      for (const route of closed()) {
        const answer = await sendTo(service.client.asToken(root.token).runAs('ann'), route);
        expect([route, answer.status, answer.headers['x-effective-user']]).toEqual([route, 403, undefined]);
      }
    });
  });

  describe('no template is run when it is stored', () => {
    it.each([
      '{{ 7 * 7 }}',
      '{{ constructor.constructor("return process")().exit() }}',
      '<%= global.process.mainModule.require("child_process").execSync("id") %>',
      '${process.exit()}',
      '{% for i in (1..99999999) %}{% for j in (1..99999999) %}x{% endfor %}{% endfor %}',
      '{% include "/etc/passwd" %}',
      '{% themeextends "base.html" %}{% block title %}é\r\n\t\u0000{% endblock %}',
      '<script>alert(1)</script>',
    ])('should keep %j as it is', async (template_string) => {
      const created = await designer.post(themes, { title: 'Template', template_string });
      expect([created.status, created.json.template_string]).toEqual([200, template_string]);
      expect((await designer.get(created.json.resource_uri)).json.template_string).toBe(template_string);
    });
  });

  describe('no URL of a style sheet, a script or a picture is code or another host in disguise', () => {
    const urls = [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      ' javascript:alert(1)',
      '\u0001javascript:alert(1)',
      'java\tscript:alert(1)',
      'java\nscript:alert(1)',
      'javascript\u00a0:alert(1)',
      'vbscript:msgbox(1)',
      'data:text/css,*{}',
      'data:text/javascript;base64,YWxlcnQoMSk=',
      'blob:https://example.org/1',
      'file:///etc/passwd',
      'about:blank',
      '//evil.example/x.css',
      '/\\evil.example/x.css',
      '\\\\evil.example/x.css',
      '/\t/evil.example/x.css',
      '///evil.example/x.css',
      'http:evil.example',
      'https:/evil.example',
      'https:\\\\evil.example',
      'https://',
      'https:///evil.example',
      'ht\ttps://evil.example',
      '/x.css"onload="alert(1)',
      "/x.css'",
      '/x.css<script>',
      '/x .css',
    ];

    it.each(urls)('should refuse %j', async (url) => {
      const before = await count('theme');
      for (const field of ['css', 'javascript']) {
        const answer = await designer.post(themes, { title: 'URL', [field]: url });
        expect(answer.status).toBe(400);
        expect(answer.json).toEqual({ theme: { [field]: [expect.any(String)] } });
      }
      const item = await designer.post(bin, { resource_id: 'VX-url', thumbnail_uri: url });
      expect(item.status).toBe(400);
      expect(await count('theme')).toBe(before);
      expect((await designer.get(bin)).json.meta.total_count).toBe(0);
    });

    it.each([
      '/static/x.css',
      'x.css',
      './x.css',
      'https://cdn.example.org/x.css?v=1#a',
      'HTTP://example.org:8080/x.css',
    ])('should accept %j', async (url) => {
      const answer = await designer.post(themes, { title: 'URL', css: url, javascript: url });
      expect([answer.status, answer.json.css, answer.json.javascript]).toEqual([200, url, url]);
    });
  });

  describe('no path of a logo leaves the media', () => {
    it.each([
      '../secret.png',
      'logos/../../secret.png',
      'logos/..',
      '..',
      '/../etc/passwd',
      '%2e%2e/secret.png',
      '.%2e/secret.png',
      'logos%2f..%2f..%2fsecret.png',
      'logos/..%00/x.png',
      'x.png\u0000.svg',
      'x.png%00',
      '..\\secret.png',
      'logos\\x.png',
      '%5c..%5csecret.png',
      'file:///etc/passwd',
      'https://evil.example/x.png',
      '//evil.example/x.png',
      'data:image/svg+xml,<svg onload="alert(1)"/>',
      'C:/secret.png',
      'x%',
      'x%ff.png',
    ])('should refuse %j', async (logoimage) => {
      const answer = await designer.post(themes, { title: 'Logo', logoimage });
      expect([answer.status, Object.keys(answer.json.theme ?? {})]).toEqual([400, ['logoimage']]);
    });

    it.each(['logos/x.png', 'logos/a..b.png', 'logos/.../x.png', 'Zoë 1.svg'])(
      'should accept %j',
      async (logoimage) => {
        expect((await designer.post(themes, { title: 'Logo', logoimage })).json.logoimage).toBe(logoimage);
      },
    );
  });

  describe('no session can be chosen beforehand', () => {
    it('should start another session than the one whose cookie was sent', async () => {
      const planted = cookie(await logIn(service.client, ann), 'sessionid').value;
      const victim = await service.user();
      const answer = await logIn(service.client.with({ Cookie: `sessionid=${planted}` }), victim);
      expect(cookie(answer, 'sessionid').value).not.toBe(planted);
      const attacker = service.client.with({ Cookie: `sessionid=${planted}` });
      expect((await attacker.get(whoami)).status).toBe(401);
    });
  });

  describe('no other site can use a session or start one', () => {
    it('should do nothing that writes without the CSRF token, and store nothing', async () => {
      const client = await service.client.asSession(ann, { csrf: false });
      const before = [await count('bin_item'), await count('theme'), await count('session')];
      for (const { method, path } of closedWrites()) {
        const answer = await (method === 'POST'
          ? client.post(path, { title: 'x', resource_id: 'x' })
          : client.send(method, path));
        expect([method, path, answer.status]).toEqual([method, path, 403]);
      }
      expect([await count('bin_item'), await count('theme'), await count('session')]).toEqual(before);
    });

    it('should do nothing that writes by GET, nor by a header or parameter that names another method', async () => {
      const client = service.client.asToken(ann.token);
      const { json } = await client.post(bin, { resource_id: 'VX-get' });
      const ways = [
        await client.with({ 'X-HTTP-Method-Override': 'DELETE', 'X-Method-Override': 'DELETE' }).get(json.resource_uri),
        await client.get(`${json.resource_uri}?_method=DELETE&method=DELETE`),
      ];
      expect(ways.map(({ status }) => status)).toEqual([200, 200]);
      expect((await client.with({ 'X-HTTP-Method-Override': 'DELETE' }).send('POST', json.resource_uri)).status).toBe(
        405,
      );
      expect((await client.get(json.resource_uri)).status).toBe(200);
    });

    it('should not start a session for a page of another site', async () => {
      const answer = await logIn(service.client.with({ 'Sec-Fetch-Site': 'cross-site' }), ann);
      expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
    });

    it('should not tell scripts of other sites that they may read an answer', async () => {
      for (const origin of ['https://evil.example', 'null']) {
        const { headers } = await service.client.asToken(ann.token).with({ Origin: origin }).get(bin);
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
    });
  });

  describe('nobody is sent elsewhere', () => {
    it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
      'should not redirect to %s after a login',
      async (next) => {
        const query = ['next', 'url', 'homepage', 'redirect'].map((name) => `${name}=${encodeURIComponent(next)}`);
        const answer = await service.client.post(`${sessionsPath}?${query.join('&')}`, {
          username: 'ann',
          password: PASSWORD,
        });
        expect([answer.status, answer.json.code]).toEqual([400, 'unknown_parameter']);
        expect(answer.headers.location).toBeUndefined();
        expect(answer.text).not.toContain('evil');
      },
    );

    it('should not name a host of the client’s choice that is none, in the address of what was created', async () => {
      for (const host of ['evil.example/', 'evil.example"', 'a@evil.example', '<script>']) {
        const { status, headers } = await designer.with({ Host: host }).post(themes, { title: 'Host' });
        const { hostname, pathname } = new URL(status === 200 ? headers.location! : `${service.url}${themes}0/`);
        expect([host, [200, 400].includes(status), hostname]).toEqual([host, true, '127.0.0.1']);
        expect(pathname).toMatch(/^\/API\/v1\/theme\/\d+\/$/);
      }
    });
  });

  describe('a field that is not shown cannot be found out by filtering or sorting', () => {
    const hidden: Record<string, string[]> = {
      '/API/v1/userprofile/': [
        'password',
        'user__password',
        'user__username_key',
        'user__is_superuser',
        'user__session_timeout',
        'user_id',
        'user__api_token__digest',
        'user__session__csrf_token',
        'user__user_permission__permission',
        'user__organisation__name',
        'u.password',
        't.id',
        'user.password',
        'user__id__password',
        '1',
        'email',
        'is_superuser',
      ],
      '/API/v1/groupprofile/': ['name_key', 'group_member__user_id', 'members', 'permissions'],
      '/API/v1/userroles/': ['source', 'name', 'label', 'id__source', 't.source'],
      '/API/v1/exportlocation/': ['uri', 'uri__x'],
      '/API/v1/mediabin/': ['user', 'user_id', 'user__id', 'user__password', 'position', 'created_at', 'thumbnail_uri'],
      '/API/v1/theme/': ['template_string', 'creator', 'css'],
    };
    const lookups = [
      '',
      '__exact',
      '__startswith',
      '__contains',
      '__regex',
      '__iregex',
      '__gt',
      '__lt',
      '__in',
      '__isnull',
      '__range',
    ];

    it.each(Object.keys(hidden))('should either refuse or ignore each at %s', async (path) => {
      const all = await service.user({
        isSuperuser: true,
        permissions: ['user', 'userprofile', 'theme', 'media_backend'],
      });
      const client = service.client.asToken(all.token);
      await client.post(bin, { resource_id: 'VX-hidden' });
      await service.sql("INSERT INTO export_location (name, uri) VALUES ('x', 'ftp://ann:secret@host/')");
      const seen = ({ status, json }: Answer) => ({
        status,
        ids: json.objects.map((one: { id?: string; key?: string }) => one.id ?? one.key),
      });
      const plain = seen(await client.get(`${path}?limit=0`));
      expect(plain.ids.length).toBeGreaterThan(0);
      for (const field of hidden[path]!) {
        for (const lookup of lookups) {
          for (const value of ['$argon2', 'a', '1']) {
            const answer = await client.get(`${path}?limit=0&${field}${lookup}=${encodeURIComponent(value)}`);
            const passedOver = answer.status === 400 ? plain : seen(answer);
            expect({ field, lookup, ...passedOver }).toEqual({ field, lookup, ...plain });
          }
        }
        for (const term of [field, `-${field}`]) {
          expect([term, (await client.get(`${path}?order_by=${term}`)).status]).toEqual([term, 400]);
        }
      }
    });

    it('should not show a hidden field at all', async () => {
      const root = await service.user({ isSuperuser: true });
      const client = service.client.asToken(root.token);
      for (const path of ['/API/v1/userprofile/?limit=0', '/API/v1/useraccountprofile/', whoami]) {
        const { text } = await client.get(path);
        expect(text).not.toMatch(/argon2|password|digest|csrf|map_|_key"|@/);
      }
    });
  });

  describe('nobody sets what is not his to set', () => {
    const nasty = {
      id: '1',
      pk: 1,
      resource_uri: '/API/v1/theme/1/',
      user: '1',
      user_id: 1,
      userId: '1',
      owner: '1',
      is_staff: true,
      is_superuser: true,
      is_active: true,
      position: 1,
      created_at: '2000-01-01T00:00:00',
      createdAt: '2000-01-01T00:00:00',
      absolute_url: '/evil/',
      toString: 'x',
      constructor: { prototype: { isSuperuser: true } },
      prototype: { isSuperuser: true },
    };
    /** JSON can hold a member that a literal cannot. */
    const body = (members: object): string =>
      JSON.stringify({ ...members, ...nasty }).replace(/^\{/, '{"__proto__":{"isSuperuser":true,"isActive":true},');
    const send = (client: Client, path: string, members: object): Promise<Answer> =>
      client.with({ 'Content-Type': 'application/json' }).send('POST', path, body(members));

    it('should put an item into the caller’s own bin, under a new id', async () => {
      const client = service.client.asToken(ann.token);
      const answer = await send(client, bin, { resource_id: 'VX-mass' });
      expect(answer.status).toBe(200);
      expect(Object.keys(answer.json)).toEqual([
        'absolute_url',
        'id',
        'resource_id',
        'resource_name',
        'resource_type',
        'resource_uri',
        'thumbnail_uri',
        'ui_selected',
      ]);
      expect(answer.json).toMatchObject({
        absolute_url: '/vs/item/VX-mass/',
        resource_uri: `${bin}${answer.json.id}/`,
      });
      const [row] = await service.sql("SELECT * FROM bin_item WHERE resource_id = 'VX-mass'");
      expect([String(row!.user_id), String(row!.id)]).toEqual([ann.id, answer.json.id]);
      expect(String(row!.created_at) > '2020').toBe(true);
    });

    it('should make a new theme and leave the one alone whose id was sent', async () => {
      const first = (await designer.get(`${themes}1/`)).text;
      const answer = await send(designer, themes, { title: 'Mass' });
      expect(answer.status).toBe(200);
      expect(Number(answer.json.id)).toBeGreaterThan(1);
      expect(answer.json.resource_uri).toBe(`${themes}${answer.json.id}/`);
      expect((await designer.get(`${themes}1/`)).text).toBe(first);
    });

    it('should start a session of nobody but the user whose password it is', async () => {
      const login = { username: 'ann', password: PASSWORD };
      expect((await send(service.client, sessionsPath, login)).json.code).toBe('invalid_body');
      const answer = await service.client.post(sessionsPath, login);
      expect(answer.status).toBe(201);
      const client = service.client.with({ Cookie: `sessionid=${cookie(answer, 'sessionid').value}` });
      expect((await client.get(whoami)).json.user).toMatchObject({ id: ann.id, is_superuser: false });
      expect(answer.json.id).not.toBe('1');
    });

    it('should leave the service as it was', async () => {
      expect(({} as Record<string, unknown>).isSuperuser).toBeUndefined();
      const [row] = await service.sql('SELECT is_staff, is_superuser FROM account WHERE id = ?', [ann.id]);
      expect([Number(row!.is_staff), Number(row!.is_superuser)]).toEqual([0, 0]);
    });
  });

  describe('a value that is missing never stands for the first row', () => {
    const nothing = ['undefined', 'null', 'NaN', '', '%00', '%20', '0', '[object%20Object]', '%', '*', 'true', '{}'];

    it('should find nothing by it, and delete nothing', async () => {
      const all = await service.user({ isSuperuser: true, permissions: ['user', 'theme'] });
      const client = service.client.asToken(all.token);
      await client.post(bin, { resource_id: 'VX-first' });
      const before = await count('bin_item');
      for (const id of nothing.filter((one) => one !== '')) {
        for (const path of [
          bin,
          themes,
          '/API/v1/userprofile/',
          '/API/v1/groupprofile/',
          '/API/v1/standards/format/',
        ]) {
          expect([path, id, (await client.get(`${path}${id}/`)).status]).toEqual([path, id, 404]);
        }
        expect([id, (await client.delete(`${bin}${id}/`)).status]).toEqual([id, 404]);
        const set = await client.get(`${bin}set/${id}/`);
        expect([id, set.status, set.json.objects]).toEqual(set.status === 200 ? [id, 200, []] : [id, 404, undefined]);
      }
      expect(await count('bin_item')).toBe(before);
    });

    it('should sign nobody in by it, and run as nobody', async () => {
      for (const value of nothing) {
        for (const headers of [{ 'AUTH-TOKEN': value }, { Cookie: `sessionid=${value}` }, basic(`${value}:${value}`)]) {
          const client = service.client.with(headers as Record<string, string>);
          expect([headers, (await client.get(bin)).status]).toEqual([headers, 401]);
        }
        const acting = await service.client.asToken(administrator.token).runAs(value).get(bin);
        expect([value, acting.status]).toEqual([value, value === '' ? 400 : 404]);
      }
    });
  });

  describe('no two accounts are made one by the database', () => {
    const alike = ['eva', 'éva', 'ева', 'эва', 'eva1', 'eva\u0301', 'weiss', 'weiß', 'e-va', 'ev a', 'œva', 'oeva'];

    it('should keep names apart that collations merge, each with its own password and token', async () => {
      const users: TestUser[] = [];
      for (const [n, username] of alike.entries()) {
        users.push(await service.user({ username, password: `password ${n}` }));
      }
      for (const [n, user] of users.entries()) {
        for (const client of [service.client.asBasic(user), service.client.asToken(user.token)]) {
          expect((await client.get(whoami)).json.user).toMatchObject({ id: user.id, username: user.username });
        }
        const other = users[(n + 1) % users.length]!;
        expect((await service.client.asBasic({ ...user, password: other.password }).get(bin)).status).toBe(401);
      }
    });

    it.each([
      ['case', 'Dora', 'dORA'],
      ['case beyond ASCII', 'Ödön', 'öDÖN'],
      ['width', 'fritz', 'ｆｒｉｔｚ'],
      ['composition', 'Zo\u00eb', 'Zoe\u0308'],
    ])('should not let a second account take a name that differs in %s', async (_, one, other) => {
      await service.user({ username: one });
      await expect(service.user({ username: other })).rejects.toThrow('There is a user of that name already.');
    });

    it('should not let a second account take a name that differs in the script of its letters only', async () => {
      await service.user({ username: 'vera' });
      for (const name of ['ver\u0430', 'v\u0435ra', 'VER\u0410']) {
        await expect(service.user({ username: name })).rejects.toThrow(
          'There is a user "vera", whose name looks alike.',
        );
      }
    });

    it.each(['ann ', ' ann', 'ann\u00a0', 'ann\u0000', 'ann\u200b', 'ann\t'])(
      'should not let an account be called %j',
      async (name) => {
        await expect(service.user({ username: name })).rejects.toThrow('A user name cannot');
        for (const client of [
          service.client.with(basic(`${name}:${PASSWORD}`)),
          service.client.asToken(`${ann.token} x`),
        ]) {
          expect((await client.get(bin)).status).toBe(401);
        }
      },
    );

    it('should compare text byte by byte in every unique column', async () => {
      const client = service.client.asToken((await service.user()).token);
      const ids = ['VX-1', 'vx-1', 'VX-1 ', 'VX-é', 'VX-e', 'VX-E', 'VX-e\u0301', 'VX-ß', 'VX-ss', 'VX-\u200b'];
      for (const resource_id of ids) expect((await client.post(bin, { resource_id })).status).toBe(200);
      const { json } = await client.get(bin);
      expect(json.objects.map((one: { resource_id: string }) => one.resource_id)).toEqual(ids);
    });
  });

  describe('nothing is without bound', () => {
    it('should show at most 1000 objects, whatever limit is asked for', async () => {
      const client = service.client.asToken(ann.token);
      for (const limit of ['0', '1001', '9007199254740991', '9'.repeat(400)]) {
        expect((await client.get(`${bin}?limit=${limit}`)).json.meta.limit).toBe(1000);
      }
      for (const limit of ['1e9', 'Infinity', '-1']) {
        expect((await client.get(`${bin}?limit=${limit}`)).status).toBe(400);
      }
    });

    it('should take at most 1000 ids in a set, and every number of them in a filter', async () => {
      const ids = (count: number, glue: string): string => Array.from({ length: count }, (_, n) => n + 1).join(glue);
      const client = service.client.asToken(ann.token);
      expect((await client.get(`${bin}set/${ids(1000, ';')}/`)).status).toBe(200);
      expect((await client.get(`${bin}set/${ids(1001, ';')}/`)).status).toBe(400);
      expect((await client.get(`${bin}?id__in=${ids(3000, ',')}`)).status).toBe(200);
      expect(
        (await client.get(`${bin}?${Array.from({ length: 1000 }, (_, n) => `id__in=${n}`).join('&')}`)).status,
      ).toBe(200);
    });

    it('should answer 413 to a body of more than 1 MiB, also when it is packed', async () => {
      const client = service.client.asToken(ann.token).with({ 'Content-Type': 'application/json' });
      const large = JSON.stringify({ resource_id: 'VX-large', resource_name: 'x'.repeat(1024 * 1024) });
      expect((await client.send('POST', bin, large)).status).toBe(413);
      const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '));
      expect((await client.with({ 'Content-Encoding': 'gzip' }).send('POST', bin, bomb)).status).toBe(413);
      expect((await client.send('POST', sessionsPath, large)).status).toBe(413);
    });

    it.each([
      ['arrays', '[', ']'],
      ['objects', '{"a":', '}'],
    ])('should answer 400 to deeply nested %s, wherever they stand', async (_, open, close) => {
      const depth = 150_000;
      const deep = `${open.repeat(depth)}1${close.repeat(depth)}`;
      const client = designer.with({ 'Content-Type': 'application/json' });
      expect((await client.send('POST', themes, `{"title":${deep}}`)).status).toBe(400);
      expect((await client.send('POST', themes, `{"title":"Deep","status":${deep}}`)).status).toBe(400);
      expect((await client.send('POST', themes, `{"title":"Deep","unknown":${deep}}`)).status).toBe(400);
      expect((await client.send('POST', sessionsPath, `{"username":${deep},"password":"x"}`)).status).toBe(400);
    });
  });

  describe('no cache serves the answer of one to another', () => {
    it('should say at every closed route that the answer is private and what it depends on', async () => {
      const all = await service.user({
        permissions: ['user', 'userprofile', 'theme', 'media_backend'],
        isAdministrator: true,
      });
      const vary = ['AUTH-TOKEN', 'Authorization', 'Cookie', 'RUNAS'];
      const ready = { method: 'GET', path: '/API/v2/healthcheck/ready' };
      for (const key of ['', ann.token, all.token, '0']) {
        const client = key ? service.client.asToken(key) : service.client;
        for (const route of [...closed().filter(({ method }) => method === 'GET'), ready]) {
          const { status, headers } = await sendTo(client, route);
          // What has a tag may be kept by its reader, who asks each time whether it is still right.
          const tagged = status === 200 && route.path.startsWith('/API/v2/') && !route.path.includes('/export/');
          expect({
            route,
            control: headers['cache-control'],
            etag: 'etag' in headers,
            // A page depends on the language, too.
            vary: headers
              .vary!.split(/, */)
              .filter((name) => !name.startsWith('Accept'))
              .sort(),
          }).toEqual({ route, control: tagged ? 'private, no-cache' : 'private, no-store', etag: tagged, vary });
        }
      }
      for (const route of closedWrites()) {
        const { headers } = await sendTo(service.client.asToken(ann.token), route);
        expect({ route, control: headers['cache-control'] }).toEqual({ route, control: 'private, no-store' });
        // The token itself is revoked on the way.
        if (route.path === '/API/v2/tokens/self/') ann.token = await service.token('ann');
      }
      expect((await logIn(service.client, ann)).headers['cache-control']).toBe('private, no-store');
    });

    it('should not tell one that he has already what another was told', async () => {
      const bob = await service.user();
      for (const path of ['/API/v2/me/', whoami, '/API/v2/mediabin/']) {
        const [own, other] = [service.client.asToken(ann.token), service.client.asToken(bob.token)];
        await own.post('/API/v2/mediabin/', { resource_id: 'VX-tag' });
        const etag = (await own.get(path)).headers.etag!;
        expect((await own.with({ 'If-None-Match': etag }).get(path)).status).toBe(304);
        const answers = [
          await other.with({ 'If-None-Match': etag }).get(path),
          await service.client
            .asToken(administrator.token)
            .runAs(bob.username)
            .with({ 'If-None-Match': etag })
            .get(path),
        ];
        expect([path, answers.map(({ status }) => status)]).toEqual([path, [200, 200]]);
        expect((await service.client.with({ 'If-None-Match': etag }).get(path)).status).toBe(401);
        expect((await service.client.with({ 'If-None-Match': '*' }).get(path)).status).toBe(401);
      }
    });

    it('should answer each with his own at one address', async () => {
      const bob = await service.user();
      const own = '/API/v1/useraccountprofile/';
      const texts = [];
      for (const user of [ann, bob]) {
        const answers = await Promise.all(Object.values(await waysIn(user)).map((client) => client.get(own)));
        const acted = await service.client.asToken(administrator.token).runAs(user.username).get(own);
        const all = new Set([...answers, acted].map(({ text }) => text));
        expect(all.size).toBe(1);
        texts.push(...all);
      }
      expect(texts[0]).not.toBe(texts[1]);
    });
  });
});

e2e(
  'promise with CORS',
  (service) => {
    it('should not make caches forget on what an answer depends', async () => {
      const { token } = await service.user();
      const answer = await service.client.asToken(token).with({ Origin: 'https://app.example.org' }).get(bin);
      expect(answer.headers['access-control-allow-origin']).toBe('https://app.example.org');
      expect(answer.headers.vary!.split(/, */).sort()).toEqual([
        'AUTH-TOKEN',
        'Authorization',
        'Cookie',
        'Origin',
        'RUNAS',
      ]);
      const other = await service.client.asToken(token).with({ Origin: 'https://evil.example' }).get(bin);
      expect(other.headers).not.toHaveProperty('access-control-allow-origin');
    });

    it('should show scripts the end of a token', async () => {
      const { username } = await service.user();
      const key = await service.token(username, { expires: new Date(Date.now() + 86_400_000).toISOString() });
      const answer = await service.client.asToken(key).with({ Origin: 'https://app.example.org' }).get(bin);
      expect(answer.headers).toHaveProperty('x-token-expires');
      expect(answer.headers['access-control-expose-headers']).toContain('X-Token-Expires');
    });
  },
  { CORS_ORIGINS: 'https://app.example.org' },
);

e2e('a page of another site', (service) => {
  it('should not write with the Basic password that the browser knows', async () => {
    const user = await service.user();
    const client = service.client.asBasic(user);
    const foreign = client.with({ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' });
    // What browsers send without asking by CORS.
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', '']) {
      const sent = foreign.with({ 'Content-Type': type }).send('POST', '/API/v1/mediabin/', '{"resource_id":"VX-1"}');
      expect((await sent).status).toBe(403);
    }
    expect((await foreign.get('/API/v1/mediabin/')).json.meta.total_count).toBe(0);
    const own = client.with({ 'Sec-Fetch-Site': 'same-origin' });
    expect((await own.post('/API/v1/mediabin/', { resource_id: 'VX-1' })).status).toBe(200);
  });
});
