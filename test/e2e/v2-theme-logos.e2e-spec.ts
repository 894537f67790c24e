import { beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer, Client } from '../support/client.js';
import { jpeg, jpegSegment, png, pngChunk, riff, svg, vp8l } from '../support/pictures.js';
import { e2e } from '../support/service.js';
import { auditOf, expectRefused } from '../support/v2.js';

const THEMES = '/API/v2/themes/';
const MEBIBYTE = 1024 * 1024;

type Part = [name: string, content: Buffer | string, filename?: string];

/** A body of multipart/form-data. */
function form(...parts: Part[]): Buffer {
  const chunks = parts.flatMap(([name, content, filename]) => [
    `--frontier\r\nContent-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n\r\n`,
    content,
    '\r\n',
  ]);
  return Buffer.concat([...chunks, '--frontier--\r\n'].map((chunk) => Buffer.from(chunk as string)));
}

e2e('the look of themes', (service) => {
  let [ann, bob, administrator, outsider]: Client[] = [];
  let serial = 0;
  const logos = join(process.env.DATA_DIR!, 'media/logos');

  const create = async (values: object = {}): Promise<any> =>
    (await ann!.post(THEMES, { title: `Look ${++serial}`, ...values })).json;
  const at = ({ id }: { id: string }): string => `${THEMES}${id}/`;
  const put = (
    theme: { id: string },
    body: Buffer,
    client = ann!,
    type = 'multipart/form-data; boundary=frontier',
  ): Promise<Answer> => client.with({ 'Content-Type': type }).send('PUT', `${at(theme)}logo/`, body);
  const upload = (theme: { id: string }, picture: Buffer | string, client = ann!) =>
    put(theme, form(['logo', picture, 'x.png']), client);
  const shown = async (theme: { id: string }) => (await administrator!.get(at(theme))).json;
  const filesOf = ({ id }: { id: string }): string[] =>
    (existsSync(logos) ? readdirSync(logos) : []).filter((name) => name.startsWith(`${id}-`));
  /** The files of a theme, once there are so many: those that are not shown any more go a moment after the answer. */
  const tidied = async (theme: { id: string }, count: number): Promise<string[]> => {
    for (const end = Date.now() + 20_000; filesOf(theme).length !== count && Date.now() < end;) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return filesOf(theme);
  };
  const stateOf = async (theme: { id: string }) => [
    await shown(theme),
    await tidied(theme, (await shown(theme)).logoimage === '' ? 0 : 1),
  ];

  beforeAll(async () => {
    [ann, bob, administrator, outsider] = [
      await service.user({ permissions: ['theme'] }),
      await service.user({ permissions: ['theme'] }),
      await service.administrator(),
      await service.user(),
    ].map(({ token }) => service.client.asToken(token));
  });

  describe('a logo', () => {
    it.each([
      ['png', 'image/png', png(pngChunk('tEXt', Buffer.from('Comment\0secret'))), png()],
      ['jpg', 'image/jpeg', jpeg(jpegSegment(0xfe, 'secret')), jpeg()],
      ['webp', 'image/webp', riff(vp8l), riff(vp8l)],
      [
        'svg',
        'image/svg+xml',
        svg('<path d="M0 0h1v1z" onclick="secret()"></path><script>secret()</script>'),
        Buffer.from(svg('<path d="M0 0h1v1z"></path>')),
      ],
    ])('should be a picture, cleaned and served as what it is: %s', async (extension, type, picture, cleaned) => {
      const theme = await create();
      const answer = await upload(theme, picture);
      const { logoimage } = answer.json;
      expect({ status: answer.status, body: answer.json }).toEqual({ status: 200, body: { ...theme, logoimage } });
      expect(logoimage).toMatch(new RegExp(`^logos/${theme.id}-[0-9a-f]{16}\\.${extension}$`));
      expect((await ann!.get(`/API/v1/theme/${theme.id}/`)).json.logoimage).toBe(logoimage);
      // Whoever may see pages sees it.
      const served = await service.client.get(`/media/${logoimage}`);
      expect(served.status).toBe(200);
      expect(served.text).not.toContain('secret');
      expect(served.text).toBe(cleaned.toString('utf8'));
      expect(served.headers).toMatchObject({
        'content-type': type,
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
        'content-disposition': 'inline',
        'cross-origin-resource-policy': 'cross-origin',
      });
      const [, entry] = await auditOf(administrator!, `themes/${theme.id}`);
      expect(entry!.detail).toBe('changed: logoimage');
    });

    it('should take the place of the one before, and go with the theme', async () => {
      const theme = await create();
      const first = (await upload(theme, png())).json.logoimage;
      const second = (await upload(theme, svg())).json.logoimage;
      expect(await tidied(theme, 1)).toEqual([second.slice('logos/'.length)]);
      expect((await service.client.get(`/media/${first}`)).status).toBe(404);
      expect((await bob!.delete(at(theme))).status).toBe(204);
      expect(await tidied(theme, 0)).toEqual([]);
      expect((await service.client.get(`/media/${second}`)).status).toBe(404);
    });

    it('should stay as long as a copy of the theme shows it', async () => {
      const theme = await create();
      const { logoimage } = (await upload(theme, png())).json;
      const copies: { id: string }[] = [];
      for (const title of ['First copy', 'Second copy']) {
        copies.push((await ann!.post('/API/v1/theme/', { title, logoimage })).json);
      }
      expect((await ann!.delete(at(theme))).status).toBe(204);
      expect((await upload(copies[0]!, svg())).status).toBe(200);
      expect((await service.client.get(`/media/${logoimage}`)).status).toBe(200);
      expect((await ann!.delete(at(copies[1]!))).status).toBe(204);
      expect(await tidied(theme, 0)).toEqual([]);
      expect((await service.client.get(`/media/${logoimage}`)).status).toBe(404);
    });

    it('should be taken away', async () => {
      const theme = await create();
      const { logoimage } = (await upload(theme, png())).json;
      const answer = await ann!.delete(`${at(theme)}logo/`);
      expect({ status: answer.status, body: answer.json }).toEqual({ status: 200, body: theme });
      expect(await tidied(theme, 0)).toEqual([]);
      expect((await service.client.get(`/media/${logoimage}`)).status).toBe(404);
      expect((await ann!.delete(`${at(theme)}logo/`)).json).toEqual(theme);
    });

    it('should take an approved theme back to EDITING, unless by an administrator', async () => {
      for (const [client, status] of [
        [ann!, 1],
        [administrator!, 3],
      ] as const) {
        const theme = await create();
        await service.sql('UPDATE theme SET status = 3 WHERE id = ?', [theme.id]);
        expect((await upload(theme, png(), client)).json.status).toBe(status);
        await service.sql('UPDATE theme SET status = 3 WHERE id = ?', [theme.id]);
        expect((await client.delete(`${at(theme)}logo/`)).json.status).toBe(status);
      }
    });

    it.each([
      ['text', 'just text', 'unsupported_media_type'],
      ['a page', '<html><script>alert(1)</script></html>', 'unsupported_media_type'],
      ['an archive', Buffer.from('504b0304', 'hex'), 'unsupported_media_type'],
      ['nothing', '', 'unsupported_media_type'],
      ['half a picture', png().subarray(0, 30), 'validation_failed'],
      ['SVG that is cut off', '<svg xmlns="http://www.w3.org/2000/svg"><path', 'validation_failed'],
    ] as const)('should not be %s', async (_, picture, code) => {
      const theme = await create();
      await upload(theme, png());
      const before = await stateOf(theme);
      expectRefused(await upload(theme, picture), code);
      expect(await stateOf(theme)).toEqual(before);
    });

    it('should have up to 1 MiB, and not a byte more', async () => {
      const theme = await create();
      // What is dropped counts too.
      const padded = (length: number): Buffer => png(pngChunk('tEXt', Buffer.alloc(length - png().length - 12, 'x')));
      expect((await upload(theme, padded(MEBIBYTE))).status).toBe(200);
      const before = await stateOf(theme);
      for (const length of [MEBIBYTE + 1, 2 * MEBIBYTE, 8 * MEBIBYTE]) {
        expectRefused(await upload(theme, padded(length)), 'too_large');
      }
      expect(await stateOf(theme)).toEqual(before);
    });

    it('should be one file of that name in a form', async () => {
      const theme = await create();
      await upload(theme, svg());
      const before = await stateOf(theme);
      const logo: Part = ['logo', png(), 'x.png'];
      const required = { logo: expect.stringContaining('required') };
      expectRefused(await put(theme, form()), 'validation_failed', required);
      expectRefused(await put(theme, form(['picture', png(), 'x.png'])), 'validation_failed', required);
      expectRefused(await put(theme, form(logo, logo)), 'malformed_request');
      expectRefused(await put(theme, form(logo, ['title', 'x'])), 'malformed_request');
      expectRefused(await put(theme, form(['logo', 'text'])), 'malformed_request');
      expectRefused(await put(theme, form(logo).subarray(0, -20)), 'malformed_request');
      expectRefused(await put(theme, form(logo), ann, 'multipart/form-data'), 'malformed_request');
      for (const type of ['image/png', 'application/json', 'multipart/mixed; boundary=frontier']) {
        expectRefused(await put(theme, form(logo), ann, type), 'unsupported_media_type');
      }
      expect(await stateOf(theme)).toEqual(before);
    });

    it('should have a name of the service’s making, whatever the file was called', async () => {
      const theme = await create();
      for (const filename of ['../../platform.sqlite', '/etc/passwd', 'x.html', '..\\..\\x.svg', 'a'.repeat(500)]) {
        const { logoimage } = (await put(theme, form(['logo', png(), filename]))).json;
        expect(logoimage).toMatch(new RegExp(`^logos/${theme.id}-[0-9a-f]{16}\\.png$`));
      }
      expect(await tidied(theme, 1)).toHaveLength(1);
    });

    it('should be set by who may only, for a theme that is there and as it is thought to be', async () => {
      const theme = await create();
      expectRefused(await upload(theme, png(), outsider), 'permission_denied');
      expectRefused(await upload(theme, png(), service.client), 'unauthenticated');
      expectRefused(await outsider!.delete(`${at(theme)}logo/`), 'permission_denied');
      for (const id of ['999999', 'x']) {
        expectRefused(await upload({ id }, png()), 'not_found');
        expectRefused(await ann!.delete(`${at({ id })}logo/`), 'not_found');
      }
      const stale = ann!.with({ 'If-Match': '"other"' });
      expectRefused(await upload(theme, png(), stale), 'precondition_failed');
      expectRefused(await stale.delete(`${at(theme)}logo/`), 'precondition_failed');
      const user = await service.user({ permissions: ['theme'] });
      const session = await service.client.asSession(user, { csrf: false });
      expectRefused(await upload(theme, png(), session), 'csrf_failed');
      const reading = service.client.asToken(await service.token(user.username, { access: 'read' }));
      expectRefused(await upload(theme, png(), reading), 'read_only_token');
      expect(await stateOf(theme)).toEqual([theme, []]);
      expect((await upload(theme, png(), await service.client.asSession(user))).status).toBe(200);
    });

    it('should be one of those that were sent at once, with no other left', async () => {
      const theme = await create();
      const sizes = Array.from({ length: 6 }, (_, n) => svg(`<path d="M0 0h${n + 1}v1z"></path>`));
      const answers = await Promise.all(sizes.map((picture) => upload(theme, picture)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const { logoimage } = await shown(theme);
      expect(answers.map(({ json }) => json.logoimage)).toContain(logoimage);
      expect(await tidied(theme, 1)).toEqual([logoimage.slice('logos/'.length)]);
    });
  });

  describe('a preview', () => {
    it('should be a page by the template, with the address of the logo', async () => {
      const template = '<h1>{{ theme.title }}</h1><img src="{{ theme.logo_url }}">';
      const theme = await create({ title: 'A & B', template_string: template, css: '/a.css', javascript: '/a.js' });
      const { logoimage } = (await upload(theme, png())).json;
      const { status, json } = await ann!.get(`${at(theme)}preview/`);
      expect({ status, body: json }).toEqual({
        status: 200,
        body: {
          id: theme.id,
          title: 'A & B',
          css: '/a.css',
          javascript: '/a.js',
          logo_url: `/media/${logoimage}`,
          html: `<h1>A &amp; B</h1><img src="/media/${logoimage}">`,
          problem: null,
        },
      });
      expect((await service.client.get(json.logo_url as string)).status).toBe(200);
    });

    it('should say what is wrong with a template, and end one that does not end', async () => {
      const preview = async (template: string | null) =>
        (await ann!.get(`${at(await create({ template_string: template }))}preview/`)).json;
      expect(await preview(null)).toMatchObject({ html: null, problem: null, logo_url: null });
      expect(await preview('')).toMatchObject({ html: null, problem: null });
      expect(await preview('{% if %}{{')).toMatchObject({
        html: null,
        problem: expect.stringMatching(/^The template cannot be shown: .*\.$/),
      });
      const endless = '{% for i in (1..100000) %}{% for j in (1..100000) %}x{% endfor %}{% endfor %}';
      expect(await preview(endless)).toMatchObject({ html: null, problem: expect.any(String) });
      expect(await preview('{{ constructor }}{{ process.env }}{% include "/etc/passwd" %}')).toMatchObject({
        html: '',
      });
    });

    it('should be shown to who may see the theme', async () => {
      const theme = await create();
      expectRefused(await outsider!.get(`${at(theme)}preview/`), 'permission_denied');
      expectRefused(await service.client.get(`${at(theme)}preview/`), 'unauthenticated');
      for (const id of ['999999', 'x']) expectRefused(await ann!.get(`${at({ id })}preview/`), 'not_found');
      for (const client of [bob!, administrator!]) expect((await client.get(`${at(theme)}preview/`)).status).toBe(200);
    });
  });
});
