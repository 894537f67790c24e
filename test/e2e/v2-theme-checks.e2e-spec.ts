import { beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../src/themes/check/finding.js';
import { ThemeStatus } from '../../src/themes/theme.entity.js';
import type { Client } from '../support/client.js';
import { e2e, type TestUser } from '../support/service.js';
import { anyId, anyTime, expectRefused } from '../support/v2.js';

const THEMES = '/API/v2/themes/';
const good =
  '<html lang="{{ language }}"><head>{{ head }}</head><body>{{ navigation }}<main>{{ messages }}{{ content }}</main></body></html>';

e2e(
  'the check of themes',
  (service) => {
    let ann: Client;
    let administrator: Client;
    let outsider: Client;
    let annUser: TestUser;
    const media = join(process.env.DATA_DIR!, 'media/themes');
    const file = (name: string, content: string): string => {
      mkdirSync(media, { recursive: true });
      writeFileSync(join(media, name), content);
      return `/media/themes/${name}`;
    };
    const at = ({ id }: { id: string }): string => `${THEMES}${id}/`;
    const create = async (values: object): Promise<any> => (await ann.post(THEMES, { title: 'Theme', ...values })).json;
    const findings = async (draft: object): Promise<Finding[]> => {
      const { status, json } = await ann.post(`${THEMES}check/`, draft);
      expect({ status, json }).toMatchObject({ status: 200 });
      return json.findings;
    };
    const said = async (draft: object): Promise<string[]> =>
      (await findings(draft)).map(
        ({ level, code, place: { file: name, line, column } }) => `${level} ${code} ${name}:${line}:${column}`,
      );

    beforeAll(async () => {
      annUser = await service.user({ username: 'ann', permissions: ['theme'] });
      ann = service.client.asToken(annUser.token);
      administrator = service.client.asToken((await service.administrator()).token);
      outsider = service.client.asToken((await service.user()).token);
    });

    it('should be counted together with that of a draft, and so should be previews', async () => {
      const made = await create({});
      const client = service.client.asToken((await service.user({ permissions: ['theme'] })).token);
      for (const [name, stored, draft] of [
        ['checks', `${at(made)}check/`, `${THEMES}check/`],
        ['previews', `${at(made)}preview/`, `${at(made)}preview/`],
      ] as const) {
        const answers = [await client.get(stored), await client.post(draft, {})];
        expect(answers.map(({ headers }) => String(headers.ratelimit).split(';t=')[0])).toEqual([
          `"${name}";r=119`,
          `"${name}";r=118`,
        ]);
      }
    });

    it('should have nothing to say of what is right, or not there', async () => {
      expect(await findings({})).toEqual([]);
      expect(await findings({ template_string: good })).toEqual([]);
      expect(
        await findings({
          template_string: '<header>{{ navigation }}</header>{{ messages }}<main>{{ content }}</main>',
        }),
      ).toEqual([]);
      const css = file('good.css', ':root { --map-accent: #005a9c; --map-on-accent: #fff; --map-link: #005a9c }');
      expect((await findings({ css })).map(({ message }) => message)).toContain(
        '--map-link on --map-surface, dark: 2.44 to 1 instead of 4.5.',
      );
      const both = file(
        'both.css',
        ':root { --map-accent: light-dark(#005a9c, #8cf); --map-on-accent: light-dark(#fff, #012) }',
      );
      expect(await findings({ css: both })).toEqual([]);
    });

    it.each([
      ['a\n<p>{% if user %}', ['error template-fails template_string:2:4']],
      ['<p>no</p>', ['error required-part template_string:null:null']],
      ['{{ content }}\n {{ content }}', ['error required-part template_string:1:1']],
      ['<html lang="en">{{ content }}</html>', ['error required-part template_string:null:null']],
      ['{% if user %}{{ content }}{% endif %}', ['error required-part template_string:1:14']],
      ['{{ content }}\n<meta http-equiv="refresh" content="0;url=/">', ['error sent-away template_string:2:7']],
      ['<!-- {{ content }} -->', ['error misplaced-part template_string:null:null']],
      ['<textarea>{{ content }}</textarea>', ['error misplaced-part template_string:null:null']],
      [
        '<html lang="en"><body>{{ head }}{{ content }}</body></html>',
        ['error misplaced-part template_string:null:null'],
      ],
      ['<html><head>{{ head }}</head>{{ content }}</html>', ['warning no-language template_string:null:null']],
      [
        '{{ content }}\n{% sparkle %}{{ a|glitter }}',
        [
          'warning unknown-tag template_string:2:1',
          'warning unknown-filter template_string:2:14',
          'warning unknown-name template_string:2:17',
        ],
      ],
      ['{{ content }}{{ title | raw }}', ['warning prints-raw template_string:1:23']],
      ['{{ content }}<script>1</script>', ['warning blocked-by-policy template_string:null:null']],
      ['{{ content }}<a onclick="x()">', ['warning blocked-by-policy template_string:null:null']],
      ['{{ content }}\n<img src="https://evil.example/x.png">', ['warning foreign-host template_string:2:11']],
      [
        '{{ content }}<img src="/media/no.png"><img src="https://cdn.example.org/a.png"><a href="https://evil.example/">',
        ['warning address-missing template_string:1:24'],
      ],
      // What is written into it is loaded from nowhere, and of pages nothing is known here.
      ['{{ content }}<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><img src="/no/media.png">', []],
    ])('should say what is wrong with a template, and where: %s', async (template, expected) => {
      // What is about what is not there has a test of its own.
      const all = await said({ template_string: template });
      expect(all.filter((one) => !/no-main|missing-part/.test(one))).toEqual(expected);
    });

    it.each([
      ['{{ content }}', ['missing-part', 'missing-part', 'no-main']],
      ['{{ navigation }}<main>{{ content }}</main>', ['missing-part']],
      ['<main>{{ messages }}{{ content }}</main>', ['missing-part']],
      // Who is signed out has none.
      ['{% if user %}{{ navigation }}{% endif %}<main>{{ messages }}{{ content }}</main>', []],
    ])('should miss the main landmark, the navigation and the messages: %s', async (template, codes) => {
      expect(await said({ template_string: template })).toEqual(
        codes.map((code) => `warning ${code} template_string:null:null`),
      );
    });

    it.each([
      [':root { --map-text: #fff; --map-bg: #fff; --map-surface: #000; --map-raised: #000 }', 'error unreadable', 1, 9],
      [':root {\n  --map-muted: #999;\n}', 'warning contrast', 2, 3],
      [':root {\n  --own: #aaa; --map-field-border: var(--own);\n}', 'warning contrast', 2, 16],
      ['[data-scheme="dark"] { --map-link: #234 }', 'error unreadable', 1, 24],
      [
        '@media (prefers-color-scheme: dark) { :root:not([data-scheme=light]) { --map-link: #456 } }',
        'warning contrast',
        1,
        72,
      ],
      [':root { --map-text: #000000c0; --map-accnt: red }', 'warning unknown-variable', 1, 32],
      ['a { color: red }\nb { color: }} c', 'warning unread-style', 2, 13],
      ['a:focus-visible { outline: none }', 'warning hidden-focus', 1, 19],
      ['a { background: url(https://evil.example/x.png) }', 'warning foreign-host', 1, 17],
      ['@import "https://evil.example/x.css";', 'warning foreign-host', 1, 1],
      ['a { background: url("nowhere.png") }', 'warning address-missing', 1, 17],
      ['main { width: 960px }', 'advice fixed-width', 1, 8],
      ['a { color: red }', 'advice no-variables', null, null],
      ['@import "other.css";', 'advice imported-style', 1, 1],
    ])('should say what is wrong with a style sheet, and where: %s', async (css, what, line, column) => {
      const address = file('x.css', css);
      expect(await said({ css: address })).toContain(`${what} ${address}:${line}:${column}`);
    });

    it('should look up the files of this site, and ask no other', async () => {
      file('here.css', ':root { --map-radius: 0 }');
      expect(await findings({ css: 'media/themes/here.css?v=2' })).toEqual([]);
      expect(await said({ css: '/themes/night.css', javascript: '/media/themes/no.js' })).toEqual([
        'warning address-missing css:null:null',
        'warning address-missing javascript:null:null',
      ]);
      // There, but not served.
      expect(await said({ css: file('here.txt', '') })).toEqual(['warning address-missing css:null:null']);
      expect(await findings({ css: 'https://cdn.example.org/night.css' })).toEqual([]);
      expect(await said({ css: 'http://cdn.example.org/night.css', javascript: 'https://evil.example/x.js' })).toEqual([
        'warning foreign-host css:null:null',
        'warning foreign-host javascript:null:null',
      ]);
      const large = file('large.js', '/* */'.repeat(11_000));
      expect(await said({ javascript: large })).toEqual(['advice large-file javascript:null:null']);
      const style = ':root { --map-radius: 0 }';
      expect(await said({ css: file('most.css', style.padEnd(100_000)) })).toEqual([]);
      expect(await said({ css: file('large.css', style.padEnd(100_001)) })).toEqual([
        'advice large-file css:null:null',
      ]);
    });

    it('should say first what would break a page', async () => {
      const css = file('order.css', 'main { width: 960px } [data-scheme="dark"] { --map-link: #234 }');
      const found = await findings({ template_string: `${good}{% sparkle %}`, css, javascript: '/media/no.js' });
      const changes = found.filter(({ level }, n) => level !== found[n - 1]?.level);
      expect(changes.map(({ level }) => level)).toEqual(['error', 'warning', 'advice']);
    });

    it('should take drafts only as they could be stored', async () => {
      expectRefused(
        await ann.post(`${THEMES}check/`, { css: 'javascript:x', template_string: 'é'.repeat(40_000) }),
        'validation_failed',
        {
          css: expect.any(String),
          template_string: expect.any(String),
        },
      );
      expectRefused(await ann.post(`${THEMES}check/`, { title: 'x' }), 'validation_failed', {
        title: expect.any(String),
      });
    });

    it('should be for those who look after themes', async () => {
      const theme = await create({ template_string: good });
      const expected = { errors: 0, warnings: 0, advices: 0, findings: [] };
      for (const client of [ann, administrator]) {
        expect((await client.get(`${at(theme)}check/`)).json).toEqual(expected);
      }
      expectRefused(await outsider.get(`${at(theme)}check/`), 'permission_denied');
      expectRefused(await outsider.post(`${THEMES}check/`, {}), 'permission_denied');
      expectRefused(await ann.get(`${THEMES}999999/check/`), 'not_found');
    });

    describe('approval', () => {
      it('should be refused for what would break a page, and for nothing else', async () => {
        const broken = await create({ template_string: '<p>nothing</p>' });
        await ann.post(`${at(broken)}submit/`, {});
        const refused = await administrator.post(`${at(broken)}approve/`, {});
        expect({ status: refused.status, code: refused.json.code }).toEqual({ status: 409, code: 'theme_broken' });
        expect(refused.json.detail).toContain('does not print {{ content }}');
        expect((await ann.get(at(broken))).json).toMatchObject({ status: ThemeStatus.Pending });
        expect((await administrator.patch(at(broken), { template_string: '{{ content }}{% sparkle %}' })).status).toBe(
          200,
        );
        expect((await administrator.post(`${at(broken)}approve/`, {})).json).toMatchObject({
          status: ThemeStatus.Approved,
        });
      });

      it('should be refused for what would break one page among others', async () => {
        const broken = await create({ template_string: '{% if page != "mediabin" %}{{ content }}{% endif %}' });
        const { json } = await ann.get(`${at(broken)}check/`);
        expect(json.findings[0]).toMatchObject({
          level: 'error',
          code: 'required-part',
          message: expect.stringContaining('On the page "mediabin"'),
        });
        await ann.post(`${at(broken)}submit/`, {});
        const refused = await administrator.post(`${at(broken)}approve/`, {});
        expect([refused.status, refused.json.code]).toEqual([409, 'theme_broken']);
      });

      it('should be refused for its state before anything else', async () => {
        const broken = await create({ template_string: 'nothing' });
        expectRefused(await administrator.post(`${at(broken)}approve/`, {}), 'wrong_state');
      });
    });

    describe('the history', () => {
      it('should tell what was done, when and by whom, page by page', async () => {
        const theme = await create({ title: 'Told' });
        await administrator.patch(at(theme), { css: '/a.css' });
        await ann.post(`${at(theme)}submit/`, {});
        await ann.patch('/API/v2/me/', { first_name: 'Ann', last_name: 'Lee' });
        await administrator.post(`${at(theme)}reject/`, { note: 'Too dark' });
        const { json } = await ann.get(`${at(theme)}history/?order_by=-at&limit=3&count=true`);
        const nobody = { effective: '', effective_name: null };
        const entry = (detail: string, actor: unknown) => ({
          id: anyId,
          at: anyTime,
          actor,
          actor_name: actor === 'ann' ? 'Ann Lee' : '',
          ...nobody,
          detail,
        });
        expect(json.meta).toMatchObject({ total_count: 4 });
        expect(json.objects).toEqual([
          entry('rejected: Too dark', expect.any(String)),
          entry('submitted', 'ann'),
          entry('changed: css', expect.any(String)),
        ]);
        expect((await ann.get(json.meta.next as string)).json.objects).toEqual([entry('created: Told', 'ann')]);
      });

      it('should be for those who look after themes, and of themes that there are', async () => {
        const theme = await create({});
        expectRefused(await outsider.get(`${at(theme)}history/`), 'permission_denied');
        for (const id of ['999999', 'x']) expectRefused(await ann.get(`${THEMES}${id}/history/`), 'not_found');
        expectRefused(await ann.get(`${at(theme)}history/?address=1`), 'unknown_parameter');
      });
    });
  },
  { THEME_HOSTS: 'cdn.example.org' },
);
