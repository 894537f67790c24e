import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, it } from '@jest/globals';
import { TemplateRenderer } from './template/template-renderer.service.js';
import { addressOf, logoUrl } from './theme-look.js';
import { previewOf, type ThemePreview } from './theme-preview.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const renderer = new TemplateRenderer();
afterAll(() => renderer.onModuleDestroy());

const look = { id: '1', title: 'Dark & <b>', css: '/dark.css', logo: '/media/logos/1-0123456789abcdef.png' };
const preview = (template?: string): Promise<ThemePreview> => previewOf(renderer, { ...look, template });
const shown = async (template: string): Promise<string | null> => {
  const { html, problem } = await preview(template);
  expect(problem).toBeNull();
  return html;
};

describe('previewOf', () => {
  it('should fill a template with what pages have', async () => {
    const template = `<title>{{ page.title }} - {{ site.name }}</title><link href="{{ theme.css }}"><img src="{{ theme.logo_url }}">
{% if user %}Hello {{ user.first_name | upcase }}{% endif %} on {{ page }}{% if page == "start" %}!{% endif %} {{ page.content }}
{% assign kinds = "video,audio" | split: "," %}{% for kind in kinds %}{{ forloop.index }} {{ kind }}{% unless forloop.last %}, {% endunless %}{% endfor %}`;
    expect(await preview(template)).toEqual({
      title: 'Dark & <b>',
      css: '/dark.css',
      javascript: '',
      logo_url: '/media/logos/1-0123456789abcdef.png',
      html: `<title>Sample page - Media Asset Platform</title><link href="/dark.css"><img src="/media/logos/1-0123456789abcdef.png">
Hello ANN on start! <div class="content"><h1>Sample page</h1><p>This is where the content of a page stands.</p></div>
1 video, 2 audio`,
      problem: null,
    });
  });

  it('should escape what it fills in, unless the template says otherwise', async () => {
    expect(await shown('{{ theme.title }} {{ "<i>" }} {{ "<i>" | raw }}')).toBe('Dark &amp; &lt;b&gt; &lt;i&gt; <i>');
  });

  it('should show a theme without template as far as there is something', async () => {
    expect(await preview()).toEqual({
      title: 'Dark & <b>',
      css: '/dark.css',
      javascript: '',
      logo_url: '/media/logos/1-0123456789abcdef.png',
      html: null,
      problem: null,
    });
  });

  it.each([
    ['an unknown variable', '[{{ nothing.at.all }}]', '[]'],
    ['an unknown filter', '[{{ page.title | sparkle }}]', '[Sample page]'],
    ['what is missing', '{% for a in nothing %}x{% else %}none{% endfor %}', 'none'],
  ])('should not be strict about %s', async (_, template, html) => {
    expect(await shown(template)).toBe(html);
  });

  it.each([
    ['an open block', 'a\n  {% if page %}b', 'tag {% if page %} not closed', 2, 3],
    ['an open tag', '\n\n{% for', 'tag "{% for" not closed', 3, 1],
    ['an open output', '<p>{{ page.title </p>', 'output "{{ page.title </p>" not closed', 1, 4],
    ['what fails when it is filled', '{{ "%" | url_decode }}', 'URI malformed', 1, 1],
  ])('should say in one sentence what is wrong and where: %s', async (_, template, what, line, column) => {
    const { html, problem } = await preview(template);
    expect(html).toBeNull();
    expect(problem).toBe(`The template cannot be shown: ${what} (line ${line}, column ${column}).`);
  });

  it.each([
    '{% include "/etc/passwd" %}',
    '{% render "theme.entity.ts" %}',
    '{% layout "../x" %}',
    '{% liquid\n include "/etc/passwd"\n render "x"\n layout "/etc/passwd" %}',
  ])('should take no file in: %s', async (template) => {
    const { html, problem } = await preview(template);
    expect(html ?? problem).not.toMatch(/root:|import/);
  });

  it.each([
    '{{ constructor.constructor("return process")() }}',
    '{{ page.constructor }}{{ page.__proto__ }}{{ page.toString }}{{ page.hasOwnProperty }}',
    '{{ page["constructor"]["constructor"] }}{{ "".constructor }}{{ user.permissions.map }}{{ user.permissions.constructor.name }}',
    '{{ process }}{{ process.env }}{{ globalThis }}{{ require }}{{ this }}{{ self }}{{ module }}',
    '{% assign c = page.constructor %}{{ c }}{{ c.prototype }}',
    '{{ user.permissions | map: "constructor" | join }}{{ user | map: "__proto__" | join }}',
    '{{ user.permissions | where: "constructor" | size }}',
  ])('should give nothing of the program away to %s', async (template) => {
    const { html, problem } = await preview(template);
    expect(html ?? problem).not.toMatch(/function|\[object|native|process\.|node:|file:|PATH|Object/);
    expect((html ?? '').replaceAll(/[,\s0]/g, '')).toBe('');
  });

  /** Which of the limits comes first depends on the machine. */
  const stopped = /it takes too long|it needs too much memory/;

  it.each<[name: string, template: string, problem: RegExp | null]>([
    ['of more than 64 KiB', 'é'.repeat(32_769), /it has more than 65536 bytes/],
    ['that counts for ever', '{% for a in (1..100000000) %}{{ a }}{% endfor %}', stopped],
    ['that counts without a word', '{% for a in (1..3000000) %}{% endfor %}', stopped],
    ['of loops in loops', '{% for a in (1..999) %}'.repeat(4) + 'x' + '{% endfor %}'.repeat(4), stopped],
    [
      'that doubles a text',
      '{% assign s = "0123456789" %}{% for i in (1..99) %}{% assign s = s | append: s %}{% endfor %}',
      stopped,
    ],
    [
      'that multiplies a text',
      `{% assign s = "${'a'.repeat(1000)}" %}{{ s | replace: "a", s | replace: "a", s }}`,
      stopped,
    ],
    [
      'that captures itself',
      '{% capture s %}abc{% endcapture %}{% for i in (1..99) %}{% capture s %}{{ s }}{{ s }}{% endcapture %}{% endfor %}',
      null,
    ],
    ['that says much', `{% for a in (1..90000) %}${'x'.repeat(100)}{% endfor %}`, null],
    ['of the nesting of tags', '{% if user %}'.repeat(2500) + '{% endif %}'.repeat(2500), null],
    ['of the nesting of brackets', `{{ ${'a['.repeat(21_500)}1${']'.repeat(21_500)} }}`, /it is nested too deep/],
    ['of a long way', `{{ a${'.a'.repeat(32_000)} }}`, null],
    ['of many filters', `{{ "${'b a '.repeat(5000)}"${' | split: " " | sort | join: " "'.repeat(1000)} }}`, null],
    ['that asks much in one word', '{% assign a = (1..1900000) %}{{ a | where_exp: "i", "i == 1" | size }}', stopped],
    ['that keeps much', '{% assign a = (1..2000000) %}{{ a | sort | size }}', stopped],
    ['of a long number', '{{ 1 | times: 1e308 | times: 1e308 }}{{ "now" | date: "%999999999999Y" }}', null],
    ['of table rows', '{% tablerow i in (1..3000000) cols: 1 %}{% endtablerow %}', stopped],
    ['of open ends', '{% if '.repeat(10_000), /not closed/],
    ['of open outputs', '{{'.repeat(32_000), /not closed/],
    ['that is slow to look at', `{{ "${'<'.repeat(60_000)}" | strip_html | size }}`, null],
  ])('should come to an end with a template %s, and keep nobody waiting', async (_, template, what) => {
    collect(); // the test runner's own memory, which would take up to half a second of a busy machine if it came between
    const before = process.threadCpuUsage();
    const result = await preview(template);
    // Of the thread in which requests are answered, in microseconds.
    expect(process.threadCpuUsage(before).user).toBeLessThan(50_000);
    // Where it depends on the machine whether it is shown, there is either a page or a reason.
    expect(typeof result.html).toBe(what === null && result.problem === null ? 'string' : 'object');
    expect(result.problem ?? 'The template cannot be shown: no.').toMatch(
      /^The template cannot be shown: [^\n]{1,250}\.$/,
    );
    expect(String(result.problem)).toMatch(what ?? /./);
  });

  it('should show one after the other what is asked for at once', async () => {
    const results = await Promise.all(['a', '{% if %}', '{{ 1 | plus: 1 }}'].map((template) => preview(template)));
    expect(results.map(({ html }) => html)).toEqual(['a', null, '2']);
  });
});

describe('previews that wait', () => {
  it('should be so many and no more', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 23 }, () => preview('a')));
    expect(asked.map(({ status }) => status)).toEqual([
      ...Array<string>(20).fill('fulfilled'),
      ...Array<string>(3).fill('rejected'),
    ]);
    expect(asked.at(-1)).toMatchObject({ reason: { code: 'unavailable' } });
    expect((await preview('b')).html).toBe('b');
  });
});

describe('addressOf', () => {
  it.each([
    ['', undefined],
    ['themes/a.css?v=1', '/themes/a.css?v=1'],
    ['/a.css', '/a.css'],
    ['../../a.css', '/a.css'],
    ['https://cdn.example.org/a.css', 'https://cdn.example.org/a.css'],
  ])('should read %j from the root of the site', (text, address) => {
    expect(addressOf(text)).toBe(address);
  });
});

describe('logoUrl', () => {
  it.each([
    ['', null],
    ['logos/1-0123456789abcdef.svg', '/media/logos/1-0123456789abcdef.svg'],
    ['/media/logo.png', '/media/logo.png'],
    ['/logo.png', '/media/logo.png'],
    ['ä ö/"ü".png', '/media/%C3%A4%20%C3%B6/%22%C3%BC%22.png'],
    ['100%25.png', '/media/100%25.png'],
    ['\ud800.png', '/media/%EF%BF%BD.png'],
  ])('should make an address of %j', (logoimage, url) => {
    expect(logoUrl(logoimage)).toBe(url);
  });
});
