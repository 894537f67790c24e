import { beforeAll, describe, expect, it } from '@jest/globals';
import { Theme } from '../../src/themes/theme.entity.js';
import type { Client } from '../support/client.js';
import {
  expectError,
  expectJson,
  expectSchema,
  expectToFit,
  idField,
  listOf,
  lookups,
  meta,
  uriField,
  writable,
} from '../support/expectations.js';
import { e2e } from '../support/service.js';
import { newAuditEntries } from '../support/sign-in.js';

const PATH = '/API/v1/theme/';
const required = 'This field is required.';
const address = 'This must be a relative path or an http(s) URL.';
const mediaPath = "This must be a path under the site's media.";

const goodAddresses = [
  'site.css',
  '/static/site.css',
  'a/b/c.css',
  '../up.css',
  './here.css',
  '/a:b',
  'a/b:c',
  '?v=1',
  'http://example.org/x',
  'HTTPS://example.org:8443/x?y=z#t',
  'https://user@example.org/',
  '/stil/blå.css',
  'https://例え.jp/x',
  'x'.repeat(1000),
];

const badAddresses = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/css,x',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://example.org/x',
  'blob:x',
  '//example.org/x',
  '/\\example.org/x',
  '\\\\example.org\\x',
  '/\t/example.org',
  'http:example.org',
  'http:/example.org',
  'https:///example.org',
  'http://',
  'http:\\\\example.org',
  'x"onload="y',
  "x'y",
  'x<y>',
  'x y',
  'x\u0000y',
  'x\u202ey',
  'mailto:ann@example.org',
  'x:y',
  'http://[',
  'https://example.org:99999/',
];

const goodPaths = [
  'logo.png',
  'logos/2026/logo.svg',
  '/media/logo.png',
  'a..b/logo.png',
  '...',
  'ä ö/ü.png',
  '100%25.png',
  'x'.repeat(255),
];

const badPaths = [
  '..',
  '../logo.png',
  'a/../../b',
  'a/..',
  '/..',
  '%2e%2e/logo.png',
  '%2E%2E%2Flogo.png',
  'a%2f..%2fb',
  '..\\logo.png',
  'a\\b',
  'a%5cb',
  'x\u0000.png',
  'x%00.png',
  'x\n.png',
  '//example.org/logo.png',
  'http://example.org/logo.png',
  'javascript:alert(1)',
  'data:image/svg+xml,x',
  'C:logo.png',
  '%',
  '%zz',
  'a%80b',
];

e2e('themes', (service) => {
  let ann: Client;

  const count = async (): Promise<number> => service.write((manager) => manager.count(Theme));
  const defaults = async (): Promise<string[]> =>
    (await service.sql<{ title: string }>('SELECT title FROM theme WHERE is_default IS NOT NULL')).map(
      ({ title }) => title,
    );

  beforeAll(async () => {
    ann = service.client.asToken((await service.user({ permissions: ['theme'] })).token);
  });

  it('should start with one theme, the default', async () => {
    const core = {
      css: '',
      id: '1',
      is_default: true,
      javascript: '',
      logoimage: '',
      resource_uri: '/API/v1/theme/1/',
      status: 3,
      template_string: null,
      title: 'core',
    };
    expectJson(await ann.get(PATH), 200, listOf([core]));
    expectJson(await ann.get('/API/v1/theme/1/'), 200, core);
    expectJson(await ann.get('/API/v1/theme/set/1/'), 200, { objects: [core] });
  });

  it('should tell the truth in its schema', async () => {
    const answer = await ann.get('/API/v1/theme/schema/');
    expectSchema(answer, {
      list: ['get', 'post'],
      fields: {
        css: writable({ type: 'string', blank: true, default: '' }),
        id: idField,
        is_default: writable({ type: 'boolean', default: false }),
        javascript: writable({ type: 'string', blank: true, default: '' }),
        logoimage: writable({ type: 'string', blank: true, default: '' }),
        resource_uri: uriField,
        status: writable({ type: 'integer', default: 1 }),
        template_string: writable({ type: 'string', blank: true, nullable: true }),
        title: writable({ type: 'string' }),
      },
      filtering: { id: lookups.id, is_default: lookups.exact, status: lookups.number, title: lookups.text },
      ordering: ['id', 'title', 'status', 'is_default'],
    });
    for (const theme of (await ann.get(PATH)).json.objects) expectToFit(theme, answer.json);
  });

  it('should need the theme permission, which superusers pass', async () => {
    const anybody = service.client.asToken((await service.user()).token);
    const root = service.client.asToken((await service.user({ isSuperuser: true })).token);
    const before = await count();
    for (const path of ['', '1/', 'set/1/', 'schema/']) {
      expectError(await anybody.get(PATH + path), 403);
      expect((await root.get(PATH + path)).status).toBe(200);
    }
    expectError(await anybody.post(PATH, { title: 'Not allowed' }), 403);
    expect(await count()).toBe(before);
    expect((await root.post(PATH, { title: 'Allowed' })).status).toBe(200);
  });

  describe('POST', () => {
    it('should answer 200 with the created theme as GET gives it, and its address', async () => {
      const sent = {
        title: 'Ærlig 李 🎬',
        template_string: '{% themeextends "base.html" %}{% block title %}Ünï 🎬{% endblock %}',
        css: '/static/site.css?v=1#top',
        javascript: 'https://cdn.example.org/site.js',
        status: 2,
        logoimage: 'logos/ærlig logo.png',
        is_default: false,
      };
      const answer = await ann.post(PATH, sent);
      const id = answer.json.id as string;
      const created = {
        css: '/static/site.css?v=1#top',
        id,
        is_default: false,
        javascript: 'https://cdn.example.org/site.js',
        logoimage: 'logos/ærlig logo.png',
        resource_uri: `/API/v1/theme/${id}/`,
        status: 2,
        template_string: '{% themeextends "base.html" %}{% block title %}Ünï 🎬{% endblock %}',
        title: 'Ærlig 李 🎬',
      };
      expectJson(answer, 200, created);
      expect(answer.headers.location).toBe(`${service.url}/API/v1/theme/${id}/`);
      expectJson(await ann.get(created.resource_uri), 200, created);
      expectJson(await ann.get(`${PATH}?id=${id}`), 200, listOf([created]));
      expectJson(await ann.get(`/API/v1/theme/set/${id}/`), 200, { objects: [created] });
    });

    it('should be told in the audit trail, the more of it the more it changes', async () => {
      await newAuditEntries(service);
      const made = [
        await ann.post(PATH, { title: 'Plain' }),
        await ann.post(PATH, { title: 'All', status: 3, is_default: true }),
      ];
      const entries = (await newAuditEntries(service)).map(({ actor, event, target, detail }) => ({
        actor,
        event,
        target,
        detail,
      }));
      const [plain, all] = made.map(({ json }) => ({ event: 'theme', target: `themes/${json.id}` }));
      expect(entries).toMatchObject([
        { ...plain, detail: 'created: Plain' },
        { ...all, detail: 'created: All; Approved; made the default' },
      ]);
    });

    it('should fill in what is not given', async () => {
      const answer = await ann.post(PATH, { title: 'Only a title' });
      const { id } = answer.json as { id: string };
      expectJson(answer, 200, {
        css: '',
        id,
        is_default: false,
        javascript: '',
        logoimage: '',
        resource_uri: `/API/v1/theme/${id}/`,
        status: 1,
        template_string: null,
        title: 'Only a title',
      });
    });

    it.each(['', null])('should take %j for not given', async (nothing) => {
      const answer = await ann.post(PATH, {
        title: 'Blank members',
        template_string: nothing,
        css: nothing,
        javascript: nothing,
        status: nothing,
        logoimage: nothing,
        is_default: nothing,
      });
      expect(answer.status).toBe(200);
      const { id } = answer.json as { id: string };
      expect(answer.json).toEqual({
        ...(await ann.post(PATH, { title: 'Blank members' })).json,
        id,
        resource_uri: `${PATH}${id}/`,
      });
    });

    it('should neither store nor echo ids, read-only and unknown members', async () => {
      const before = (await ann.get('/API/v1/theme/1/')).json;
      const total = await count();
      const answer = await ann.post(PATH, {
        title: 'Mine',
        id: '1',
        pk: 1,
        resource_uri: '/API/v1/theme/1/',
        created: 'x',
        templateString: 'sneaky',
        isDefault: true,
        __proto__: { status: 4 },
        constructor: { name: 'x' },
      });
      expect(answer.status).toBe(200);
      expect(answer.json.id).not.toBe('1');
      expect(answer.json).toMatchObject({ title: 'Mine', template_string: null, is_default: false, status: 1 });
      expect(Object.keys(answer.json)).toEqual(Object.keys(before));
      expect((await ann.get('/API/v1/theme/1/')).json).toEqual(before);
      expect(await count()).toBe(total + 1);
      // A number, as which generic clients may send an id.
      const again = await ann.post(PATH, { title: 'Mine again', id: 1 });
      expect(again.status).toBe(200);
      expect((await ann.get('/API/v1/theme/1/')).json).toEqual(before);
    });

    it('should ignore members that come by way of a prototype', async () => {
      const body =
        '{"title": "Prototype", "__proto__": {"is_default": true, "status": 4}, "constructor": {"prototype": {"status": 3}}}';
      const answer = await ann.with({ 'Content-Type': 'application/json' }).send('POST', PATH, body);
      expect(answer.status).toBe(200);
      expect(answer.json).toMatchObject({ title: 'Prototype', is_default: false, status: 1 });
    });

    it.each([1, 2, 3, 4])('should take status %i', async (status) => {
      const answer = await ann.post(PATH, { title: `Status ${status}`, status });
      expect(answer.json).toMatchObject({ status });
    });

    it.each([
      ['title', {}, required],
      ['title', { title: '' }, required],
      ['title', { title: null }, required],
      ['title', { title: '   ' }, 'This field may not be blank.'],
      ['title', { title: '\t\n\u00a0' }, 'This field may not be blank.'],
      ['title', { title: 'x'.repeat(256) }, 'This has at most 255 characters.'],
      ['title', { title: '🎬'.repeat(256) }, 'This has at most 255 characters.'],
      ['title', { title: '\u2764\ufe0f'.repeat(200) }, 'This has at most 255 characters.'],
      ['title', { title: 5 }, 'This must be a string.'],
      ['title', { title: true }, 'This must be a string.'],
      ['title', { title: ['x'] }, 'This must be a string.'],
      ['title', { title: { length: 3 } }, 'This must be a string.'],
      ['status', { title: 'x', status: 0 }, 'This must be one of 1, 2, 3, 4.'],
      ['status', { title: 'x', status: 5 }, 'This must be one of 1, 2, 3, 4.'],
      ['status', { title: 'x', status: -1 }, 'This must be one of 1, 2, 3, 4.'],
      ['status', { title: 'x', status: 1.5 }, 'This must be one of 1, 2, 3, 4.'],
      ['status', { title: 'x', status: '2' }, 'This must be one of 1, 2, 3, 4.'],
      ['status', { title: 'x', status: 'APPROVED' }, 'This must be one of 1, 2, 3, 4.'],
      ['status', { title: 'x', status: true }, 'This must be one of 1, 2, 3, 4.'],
      ['status', { title: 'x', status: [1] }, 'This must be one of 1, 2, 3, 4.'],
      ['status', { title: 'x', status: { valueOf: 1 } }, 'This must be one of 1, 2, 3, 4.'],
      ['is_default', { title: 'x', is_default: 'true' }, 'This must be true or false.'],
      ['is_default', { title: 'x', is_default: 1 }, 'This must be true or false.'],
      ['is_default', { title: 'x', is_default: [true] }, 'This must be true or false.'],
      ['template_string', { title: 'x', template_string: 5 }, 'This must be a string.'],
      ['template_string', { title: 'x', template_string: ['x'] }, 'This must be a string.'],
      ['template_string', { title: 'x', template_string: 'x'.repeat(65_537) }, 'This has at most 65536 bytes.'],
      ['template_string', { title: 'x', template_string: 'é'.repeat(32_769) }, 'This has at most 65536 bytes.'],
      ['css', { title: 'x', css: 'x'.repeat(1001) }, 'This has at most 1000 characters.'],
      ['css', { title: 'x', css: false }, 'This must be a string.'],
      ['javascript', { title: 'x', javascript: { src: 'x' } }, 'This must be a string.'],
      ['logoimage', { title: 'x', logoimage: 'x'.repeat(256) }, 'This has at most 255 characters.'],
      ['logoimage', { title: 'x', logoimage: 7 }, 'This must be a string.'],
    ])('should refuse a bad %s (case %#)', async (field, body, message) => {
      const before = await count();
      const answer = await ann.post(PATH, body);
      expectJson(answer, 400, { theme: { [field]: [message] } });
      expect(await count()).toBe(before);
    });

    it('should name all that is wrong at once', async () => {
      const before = await count();
      const answer = await ann.post(PATH, {
        status: 9,
        is_default: 'yes',
        css: 'javascript:alert(1)',
        logoimage: '../x',
      });
      expect(answer.status).toBe(400);
      expect(answer.json).toEqual({
        theme: {
          title: [required],
          status: ['This must be one of 1, 2, 3, 4.'],
          is_default: ['This must be true or false.'],
          css: [address],
          logoimage: [mediaPath],
        },
      });
      expect(await count()).toBe(before);
    });

    it.each(['css', 'javascript'])('should take a relative path or an http(s) URL as %s', async (field) => {
      for (const value of goodAddresses) {
        const answer = await ann.post(PATH, { title: 'Addresses', [field]: value });
        expect({ value, status: answer.status, stored: answer.json[field] }).toEqual({
          value,
          status: 200,
          stored: value,
        });
      }
    });

    it.each(['css', 'javascript'])(
      'should refuse as %s what runs as a script or leads to another host',
      async (field) => {
        const before = await count();
        for (const value of badAddresses) {
          const answer = await ann.post(PATH, { title: 'Addresses', [field]: value });
          expect({ value, status: answer.status, text: answer.text }).toEqual({
            value,
            status: 400,
            text: JSON.stringify({ theme: { [field]: [address] } }),
          });
        }
        expect(await count()).toBe(before);
      },
    );

    it("should take a path under the site's media as logoimage", async () => {
      for (const value of goodPaths) {
        const answer = await ann.post(PATH, { title: 'Logos', logoimage: value });
        expect({ value, status: answer.status, stored: answer.json.logoimage }).toEqual({
          value,
          status: 200,
          stored: value,
        });
      }
    });

    it('should refuse a logoimage that leads elsewhere', async () => {
      const before = await count();
      for (const value of badPaths) {
        const answer = await ann.post(PATH, { title: 'Logos', logoimage: value });
        expect({ value, status: answer.status, text: answer.text }).toEqual({
          value,
          status: 400,
          text: JSON.stringify({ theme: { logoimage: [mediaPath] } }),
        });
      }
      expect(await count()).toBe(before);
    });

    it.each([
      [
        'of a dialect that nobody here speaks',
        '{% themeextends "base.html" %}{% block x %}{{ y|z }}{% endblock %}{{{{%%}}',
      ],
      ['with white space at its ends', ' \t\r\n{{ x }}\r\n \t\n'],
      ['with every line end', 'a\rb\nc\r\nd\u2028e\u0085f'],
      ['that is white space only', '  \n'],
      ['with quotes, backslashes and entities', '"\'`\\n\\u0041&amp;<script>alert(1)</script>--;?:{}'],
      ['in characters beyond the basic plane', '🎬 𝄞 e\u0301 é \ufeff\u200d'],
      ['of the greatest size', `${'é'.repeat(32_767)}xy`],
    ])('should keep a template byte for byte: one %s', async (_, template_string) => {
      const answer = await ann.post(PATH, { title: 'Template', template_string });
      expect(answer.status).toBe(200);
      expect(answer.json.template_string).toBe(template_string);
      expect((await ann.get(answer.json.resource_uri as string)).json.template_string).toBe(template_string);
    });

    it.each([
      ['a title of 255 characters', '🎬'.repeat(255)],
      ['spaces around a title', '  padded  '],
    ])('should keep %s', async (_, title) => {
      const answer = await ann.post(PATH, { title });
      expect({ status: answer.status, title: answer.json.title }).toEqual({ status: 200, title });
    });

    it('should store the same title as often as it is sent', async () => {
      const [first, second] = [await ann.post(PATH, { title: 'Twin' }), await ann.post(PATH, { title: 'Twin' })];
      expect(first.json.id).not.toBe(second.json.id);
      expect((await ann.get(`${PATH}?title=Twin`)).json.meta).toEqual(meta(2));
    });
  });

  describe('the default', () => {
    it('should move to the theme that is created as it, and stay otherwise', async () => {
      const first = await ann.post(PATH, { title: 'First default', is_default: true });
      expect(first.json).toMatchObject({ is_default: true });
      expect(await defaults()).toEqual(['First default']);
      expect((await ann.get('/API/v1/theme/1/')).json.is_default).toBe(false);

      await ann.post(PATH, { title: 'No default', is_default: false });
      expect(await defaults()).toEqual(['First default']);
      expect((await ann.post(PATH, { title: 'x', is_default: true, status: 9 })).status).toBe(400);
      expect(await defaults()).toEqual(['First default']);

      const second = await ann.post(PATH, { title: 'Second default', is_default: true });
      expect((await ann.get(first.json.resource_uri as string)).json.is_default).toBe(false);
      expect((await ann.get(`${PATH}?is_default=true`)).json.objects).toEqual([second.json]);
    });

    it('should be one at most while many are created as it at once', async () => {
      const before = await count();
      const titles = Array.from({ length: 20 }, (_, n) => `Rival ${n}`);
      const rivals = titles.map((title) => ann.post(PATH, { title, is_default: true }));
      const watchers = titles.map(() => ann.get(`${PATH}?is_default=true`));
      for (const { status } of await Promise.all(rivals)) expect(status).toBe(200);
      // Nobody ever sees two, or none.
      for (const { json } of await Promise.all(watchers)) expect(json.objects).toHaveLength(1);
      expect(await count()).toBe(before + 20);
      const [winner, ...others] = await defaults();
      expect(titles).toContain(winner);
      expect(others).toEqual([]);
    });

    it('should be kept unique by the database too', async () => {
      const [{ id }] = (await service.sql('SELECT id FROM theme WHERE is_default IS NULL')) as [{ id: unknown }];
      await expect(service.sql('UPDATE theme SET is_default = ? WHERE id = ?', [true, id])).rejects.toThrow();
      expect(await defaults()).toHaveLength(1);
    });

    it('should stay when storing the new one fails', async () => {
      const before = await defaults();
      // Whatever goes wrong after the old default has been taken back: here the table refuses the new row.
      await service.sql('ALTER TABLE theme RENAME COLUMN logoimage TO gone');
      try {
        const answer = await ann.post(PATH, { title: 'Never stored', is_default: true });
        expect(answer.status).toBe(500);
      } finally {
        await service.sql('ALTER TABLE theme RENAME COLUMN gone TO logoimage');
      }
      expect(await defaults()).toEqual(before);
      expect((await ann.get(`${PATH}?title=Never stored`.replace(' ', '%20'))).json.objects).toEqual([]);
    });
  });
});
