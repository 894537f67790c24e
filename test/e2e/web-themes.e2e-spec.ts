import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DeclaredPages } from '../../src/web/kit/declared.js';
import type { Answer, Client } from '../support/client.js';
import { png } from '../support/pictures.js';
import { Reader } from '../support/reader.js';
import { e2e, type TestUser } from '../support/service.js';

const THEMES = '/API/v2/themes/';
const ME = '/API/v2/me/';
const sound = '<header>{{ navigation }}</header><main id="main">{{ messages }}{{ content }}</main>';

/** Where people sign in, type passwords, or see keys and links: no theme gets there. */
const safePages = [
  '/groups/:id/',
  '/groups/new/',
  '/login/',
  '/logout/',
  '/password-link/',
  '/password-link/:secret/',
  '/profile/password/',
  '/profile/tokens/',
  '/profile/tokens/:id/',
  '/profile/tokens/:id/change/',
  '/profile/tokens/:id/read-only/',
  '/profile/tokens/:id/reveal/',
  '/profile/tokens/:id/revoke/',
  '/profile/tokens/:id/rotate/',
  '/profile/tokens/new/',
  '/themes/:id/',
  '/themes/:id/history/',
  '/users/:id/',
  '/users/:id/access/',
  '/users/:id/sign-in/',
  '/users/:id/tokens/',
  '/users/new/',
  '/users/several/',
];

e2e('pages of themes', (service) => {
  let root: TestUser;
  let steward: TestUser;
  let user: TestUser;
  let administrator: Client;

  const at = (headers: Record<string, string> = {}): Reader => new Reader(service.client, headers);
  const signedIn = (one: TestUser, headers = {}): Promise<Reader> => at(headers).signIn(one);
  const make = async (values: object, ...steps: string[]): Promise<any> => {
    const { json } = await administrator.post(THEMES, { title: 'Night', ...values });
    for (const step of steps) await administrator.post(`${THEMES}${json.id}/${step}/`);
    return json;
  };
  const approved = (values: object) => make(values, 'submit', 'approve');
  const read = async (id: string): Promise<any> => (await administrator.get(`${THEMES}${id}/`)).json;
  /** As somebody approved it before its file, or the language, was another. */
  const spoil = (id: string, template: string) =>
    service.sql('UPDATE theme SET template_string = ?, status = 3 WHERE id = ?', [template, id]);
  const choose = (one: TestUser, theme: string | null) => service.client.asBasic(one).patch(ME, { theme });

  beforeAll(async () => {
    root = await service.administrator();
    administrator = service.client.asBasic(root);
    steward = await service.user({ permissions: ['theme'] });
    user = await service.user();
    const media = join(process.env.DATA_DIR!, 'media/themes');
    mkdirSync(media, { recursive: true });
    writeFileSync(join(media, 'night.css'), 'body { border: 0 }');
    writeFileSync(join(media, 'night.js'), '1;');
  });

  describe('the gallery', () => {
    it('should show what can be chosen to everybody, and all to those who look after the themes', async () => {
      const [open, draft] = [await approved({ title: 'Open sea' }), await make({ title: 'Half done' })];
      const reader = await signedIn(user);
      await reader.open('/themes/');
      expect(reader.text).toContain('Open sea');
      expect(reader.text).not.toContain('Half done');
      expect(reader.page.text).not.toContain(`/themes/${open.id}/"`);
      expect(reader.page.text).not.toContain('action="/themes/new/"');
      const other = await signedIn(steward);
      await other.open('/themes/');
      expect(other.text).toMatch(/Half done\s+Being edited/);
      expect(other.page.text).toContain(`href="/themes/${draft.id}/"`);
      expect(other.page.text).toContain(`/?theme=${draft.id}`);
    });

    it('should find one by a part of its name', async () => {
      await approved({ title: 'Zebra crossing' });
      for (const one of [user, steward]) {
        const reader = await signedIn(one);
        await reader.open('/themes/?q=ebra%20c');
        expect([...reader.page.text.matchAll(/class="card flush theme/g)]).toHaveLength(1);
        expect(reader.text).toContain('Zebra crossing');
        await reader.open('/themes/?q=nothing%20such');
        expect(reader.text).toContain('No theme is called so');
      }
    });

    it('should choose one, take that back, and go back to the default', async () => {
      const { id } = await approved({ title: 'Choice' });
      const reader = await signedIn(user);
      await reader.open('/themes/');
      expect(reader.text).toContain("You see the site's default: core.");
      await reader.post(
        '/themes/choose/',
        new URLSearchParams({ theme: id, csrfmiddlewaretoken: reader.values('/themes/choose/').csrfmiddlewaretoken! }),
      );
      expect(reader.text).toContain('Pages look like this now.');
      expect(reader.text).toContain('Your choice');
      expect(reader.text).toContain('You have chosen Choice.');
      expect((await service.client.asBasic(user).get(ME)).json.theme).toBe(id);
      await reader.submit('/themes/choose/'); // the first one is that of the notice: undo
      expect((await service.client.asBasic(user).get(ME)).json.theme).toBeNull();
    });

    it('should say that what was chosen is not offered any more, and what is seen instead', async () => {
      const { id } = await approved({ title: 'Gone soon' });
      await choose(user, id);
      const reader = await signedIn(user);
      await administrator.post(`${THEMES}${id}/hide/`);
      await reader.open('/themes/');
      expect(reader.text).toContain(
        "The theme that you have chosen is not offered now. You see the site's default: core.",
      );
      await choose(user, null);
    });

    it('should refuse what cannot be chosen', async () => {
      const { id } = await make({});
      const reader = await signedIn(user);
      await reader.open('/themes/');
      const { csrfmiddlewaretoken } = reader.values('/themes/choose/');
      const { status } = await reader.post(
        '/themes/choose/',
        new URLSearchParams({ theme: id, csrfmiddlewaretoken: csrfmiddlewaretoken! }),
      );
      expect(status).toBe(422);
      expect((await service.client.asBasic(user).get(ME)).json.theme).toBeNull();
    });

    it('should create one and go on to its editor; a mistake keeps what was typed', async () => {
      const reader = await signedIn(steward);
      await reader.open('/themes/');
      expect((await reader.submit('/themes/new/', { title: 'x'.repeat(256) })).status).toBe(422);
      expect(reader.values('/themes/new/').title).toBe('x'.repeat(256));
      await reader.submit('/themes/new/', { title: 'Dawn & <dusk>' });
      expect(reader.path).toMatch(/^\/themes\/\d+\/$/);
      expect(reader.page.text).toContain('<h1>Dawn &amp; &lt;dusk&gt;</h1>');
    });

    it('should refuse its deeds to whoever does not look after the themes', async () => {
      const { id } = await make({});
      const reader = await signedIn(user);
      await reader.open('/themes/');
      const values = new URLSearchParams({
        title: 'Mine',
        csrfmiddlewaretoken: reader.values('/themes/choose/').csrfmiddlewaretoken!,
      });
      const before = (await administrator.get(`${THEMES}?count=true`)).json.meta.total_count;
      for (const path of [
        '/themes/new/',
        ...['', 'preview/', 'submit/', 'approve/', 'hide/', 'logo/', 'delete/'].map((step) => `/themes/${id}/${step}`),
      ]) {
        expect([path, (await reader.post(path, values)).status]).toEqual([path, 403]);
      }
      for (const path of ['', 'preview/', 'history/']) {
        expect((await reader.open(`/themes/${id}/${path}`)).status).toBe(403);
      }
      expect((await administrator.get(`${THEMES}?count=true`)).json.meta.total_count).toBe(before);
      expect(await read(id)).toMatchObject({ title: 'Night', status: 1 });
    });

    it('should speak German', async () => {
      const reader = await signedIn(user, { 'Accept-Language': 'de' });
      await reader.open('/themes/');
      expect(reader.text).toContain('Sie sehen den Standard der Site: core.');
    });
  });

  describe('the editor', () => {
    it('should save what is typed, and show it again with what is wrong', async () => {
      const { id } = await make({});
      const reader = await signedIn(steward);
      await reader.open(`/themes/${id}/`);
      await reader.submit(`/themes/${id}/`, {
        title: 'Dusk',
        css: '/media/themes/night.css',
        template_string: 'a\r\n{{ content }}',
      });
      expect(reader.text).toContain('Dusk was saved.');
      expect(await read(id)).toMatchObject({
        title: 'Dusk',
        css: '/media/themes/night.css',
        template_string: 'a\n{{ content }}',
      });
      const { status } = await reader.submit(`/themes/${id}/`, { css: 'javascript:alert(1)', title: 'Dust' });
      expect(status).toBe(422);
      expect(reader.values(`/themes/${id}/`)).toMatchObject({ css: 'javascript:alert(1)', title: 'Dust' });
      expect(await read(id)).toMatchObject({ title: 'Dusk', css: '/media/themes/night.css' });
    });

    it('should overwrite nothing that somebody else has saved meanwhile', async () => {
      const { id } = await make({ css: '/a.css' });
      const reader = await signedIn(steward);
      await reader.open(`/themes/${id}/`);
      await administrator.patch(`${THEMES}${id}/`, { css: '/theirs.css' });
      const { status } = await reader.submit(`/themes/${id}/`, { title: 'Mine' });
      expect(status).toBe(412);
      expect(reader.text.match(/meanwhile/g)).toHaveLength(1);
      expect(reader.text).toContain('Stored now: /theirs.css');
      expect(reader.values(`/themes/${id}/`)).toMatchObject({ title: 'Mine', css: '/a.css' });
      expect(await read(id)).toMatchObject({ title: 'Night', css: '/theirs.css' });
      await reader.submit(`/themes/${id}/`);
      expect(await read(id)).toMatchObject({ title: 'Mine', css: '/a.css' });
    });

    it('should lead through its states with the buttons that each allows', async () => {
      const { id } = await make({ template_string: sound });
      const reader = await signedIn(steward);
      const other = await signedIn(root);
      const buttons = async (one: Reader): Promise<string[]> => {
        await one.open(`/themes/${id}/`);
        const steps = [
          ...one.page.text.matchAll(
            new RegExp(`action="/themes/${id}/(submit|approve|reject|hide|show|make-default|delete)/"`, 'g'),
          ),
        ];
        return steps.map(([, step]) => step!);
      };
      expect(await buttons(reader)).toEqual(['submit', 'delete']);
      await reader.submit(`/themes/${id}/submit/`);
      expect(reader.text).toContain('The theme waits for its approval.');
      // Not by who has submitted it.
      expect(await buttons(reader)).toEqual(['delete']);
      expect(reader.text).toContain('somebody else decides');
      expect(await buttons(other)).toEqual(['approve', 'reject', 'delete']);
      expect((await other.submit(`/themes/${id}/reject/`, { note: ' ' })).status).toBe(422);
      await other.submit(`/themes/${id}/reject/`, { note: 'Too <b>dark</b>.' });
      await reader.open(`/themes/${id}/`);
      expect(reader.page.text).toContain('Too &lt;b&gt;dark&lt;/b&gt;.');
      await reader.submit(`/themes/${id}/submit/`);
      await other.open(`/themes/${id}/`);
      expect(other.text).toContain('Check Nothing found');
      await other.submit(`/themes/${id}/approve/`);
      expect(await buttons(other)).toEqual(['make-default', 'hide', 'delete']);
      await other.submit(`/themes/${id}/hide/`);
      expect(await buttons(other)).toEqual(['show', 'delete']);
      await other.submit(`/themes/${id}/show/`);
      await other.submit(`/themes/${id}/make-default/`);
      expect(await buttons(other)).toEqual([]);
      await administrator.post(`${THEMES}1/make-default/`);
      await other.open(`/themes/${id}/`);
      await other.submit(`/themes/${id}/delete/`);
      expect(other.path).toBe('/themes/');
      expect((await administrator.get(`${THEMES}${id}/`)).status).toBe(404);
    });

    it('should decide on nothing that has changed since it was looked at', async () => {
      const { id } = await make({ template_string: sound }, 'submit');
      const reader = await signedIn(root);
      await reader.open(`/themes/${id}/`);
      await administrator.patch(`${THEMES}${id}/`, { template_string: `<p>New</p>${sound}` });
      expect((await reader.submit(`/themes/${id}/approve/`)).status).toBe(412);
      expect(await read(id)).toMatchObject({ status: 2 });
    });

    it('should say what the check has found, and offer no approval of what breaks pages', async () => {
      const { id } = await make(
        { template_string: '<p>Nothing</p>\n{% nonsense %}', css: '/media/none.css' },
        'submit',
      );
      const reader = await signedIn(root);
      await reader.open(`/themes/${id}/`);
      expect(reader.text).toContain('Errors would break pages');
      expect(reader.text).toContain('required-part');
      expect(reader.text).toContain('Nothing answers at /media/none.css.');
      expect(reader.page.text).not.toContain(`/themes/${id}/approve/`);
      const { csrfmiddlewaretoken } = reader.values(`/themes/${id}/`);
      const { status } = await reader.post(
        `/themes/${id}/approve/`,
        new URLSearchParams({ csrfmiddlewaretoken: csrfmiddlewaretoken! }),
      );
      expect(status).toBe(409);
      expect(await read(id)).toMatchObject({ status: 2 });
    });

    it('should check what is typed, keep it, and store nothing', async () => {
      const { id } = await make({ template_string: sound });
      const before = await read(id);
      const reader = await signedIn(steward);
      await reader.open(`/themes/${id}/`);
      const values = (): URLSearchParams => new URLSearchParams(reader.values(`/themes/${id}/`));
      const typed = values();
      typed.set('title', 'Typed & kept');
      typed.set('template_string', '<p>Nothing</p>');
      expect((await reader.post(`/themes/${id}/check/?safe-theme=1`, typed)).status).toBe(200);
      expect(reader.text).toContain('Check of what you typed, which is not saved yet 1 error,');
      expect(reader.values(`/themes/${id}/`)).toEqual(Object.fromEntries(typed));
      expect(reader.text).toContain('Check Nothing found');
      expect(await read(id)).toEqual(before);
      // Nor is it forgotten where it cannot be checked.
      typed.set('css', 'ftp://example.org/a.css');
      expect((await reader.post(`/themes/${id}/check/?safe-theme=1`, typed)).status).toBe(422);
      expect(reader.text).toContain('There is a mistake');
      expect(reader.values(`/themes/${id}/`)).toEqual(Object.fromEntries(typed));
      // What others save meanwhile is told when it is saved.
      await administrator.patch(`${THEMES}${id}/`, { title: 'Theirs' });
      typed.set('css', '');
      await reader.post(`/themes/${id}/check/?safe-theme=1`, typed);
      expect((await reader.submit(`/themes/${id}/`)).status).toBe(412);
    });

    it('should give a script what the check says of what is typed, and no more', async () => {
      const { id } = await make({ template_string: sound });
      const reader = await signedIn(steward, { 'Accept-Language': 'de' });
      await reader.open('/themes/');
      const { csrfmiddlewaretoken } = reader.values('/themes/new/');
      const send = (draft: Record<string, string>) =>
        reader.post(
          `/themes/${id}/check/?safe-theme=1&part=typed`,
          new URLSearchParams({ csrfmiddlewaretoken: csrfmiddlewaretoken!, ...draft }),
        );
      expect((await send({ template_string: '<p>Nothing</p>' })).text).toContain('id="typed"');
      expect(reader.text).toContain('1 Fehler');
      expect(reader.page.text).not.toContain(`action="/themes/${id}/"`);
      expect((await send({ css: 'ftp://example.org/a.css' })).status).toBe(422);
      expect(reader.page.text).toContain('id="typed"');
      expect(reader.text).toContain('Hier muss ein relativer Pfad oder eine http(s)-Adresse stehen.');
    });

    it('should take a logo and give it back', async () => {
      const { id } = await make({});
      const reader = await signedIn(steward);
      await reader.open(`/themes/${id}/`);
      const { csrfmiddlewaretoken, etag } = reader.values(`/themes/${id}/logo/`);
      const send = (fields: Record<string, string>, file?: Buffer) => {
        const form = new FormData();
        for (const [name, value] of Object.entries(fields)) form.set(name, value);
        if (file) form.set('logo', new Blob([new Uint8Array(file)]), 'logo.png');
        return fetch(`${service.url}/themes/${id}/logo/`, {
          method: 'POST',
          body: form,
          redirect: 'manual',
          headers: {
            Accept: 'text/html',
            Cookie: ['sessionid', 'csrftoken'].map((name) => `${name}=${reader.cookie(name)}`).join('; '),
          },
        });
      };
      const fields = { csrfmiddlewaretoken: csrfmiddlewaretoken!, etag: etag! };
      expect((await send({ etag: etag! }, png())).status).toBe(403);
      expect((await send(fields)).status).toBe(422);
      expect((await send(fields, Buffer.from('not a picture'))).status).toBe(415);
      expect((await read(id)).logoimage).toBe('');
      expect((await send(fields, png())).status).toBe(303);
      expect((await read(id)).logoimage).toMatch(/\.png$/);
      await reader.open(`/themes/${id}/`);
      expect(reader.page.text).toContain(`<img src="/media/`);
      await reader.submit(`/themes/${id}/logo/remove/`);
      expect((await read(id)).logoimage).toBe('');
    });

    it('should tell what was done, and by whom', async () => {
      const { id } = await make({});
      await service.client.asBasic(steward).patch(`${THEMES}${id}/`, { title: 'Named', css: '/a.css' });
      const reader = await signedIn(root);
      await service.client.asBasic(root).patch(ME, { paginate_by: 1 });
      await reader.open(`/themes/${id}/history/`);
      await service.client.asBasic(root).patch(ME, { paginate_by: 20 });
      expect(reader.text).toContain(`changed: Name, Style sheet ${steward.username}`);
      expect(reader.text).not.toContain('created: Night');
      await reader.open(/rel="next" href="([^"]*)"/.exec(reader.page.text)![1]!.replaceAll('&amp;', '&'));
      expect(reader.text).toContain(`created: Night ${root.username}`);
    });

    it('should call its members as the form does', async () => {
      const { id } = await make({ template_string: sound }, 'submit', 'approve');
      const broken = { template_string: '<p>Nothing</p>', javascript: '/a.js' };
      await service.client.asBasic(steward).patch(`${THEMES}${id}/`, broken);
      const reader = await signedIn(root, { 'Accept-Language': 'de' });
      await reader.open(`/themes/${id}/`);
      expect(reader.text).toContain('geändert: Template, Skript; neu freizugeben');
      expect(reader.text).toContain('gibt {{ content }} nicht aus. Template ');
      expect(reader.text).not.toContain('template_string');
    });

    it('should never have a theme itself', async () => {
      const { id } = await approved({ template_string: `<p>A frame</p>${sound}` });
      await choose(root, id);
      const reader = await signedIn(root);
      await reader.open('/themes/');
      expect(reader.page.text).toContain('A frame');
      await reader.open(`/themes/${id}/`);
      expect(reader.page.text).not.toContain('<p>A frame</p>');
      await choose(root, null);
    });
  });

  describe('the preview', () => {
    it('should show what is typed to nobody else, and store nothing', async () => {
      const { id } = await approved({ title: 'Seen', template_string: sound });
      const before = await read(id);
      const reader = await signedIn(steward);
      await reader.open(`/themes/${id}/`);
      const { csrfmiddlewaretoken } = reader.values(`/themes/${id}/`);
      const draft = {
        css: '/media/themes/night.css',
        javascript: '/media/themes/night.js',
        template_string: `<b>Typed</b>${sound}`,
        scheme: 'dark',
      };
      const { status, text, headers } = await reader.post(
        `/themes/${id}/preview/`,
        new URLSearchParams({ csrfmiddlewaretoken: csrfmiddlewaretoken!, ...draft }),
      );
      expect(status).toBe(200);
      expect(text).toContain('<b>Typed</b>');
      expect(text).toContain('data-scheme="dark"');
      expect(text).toContain('<link rel="stylesheet" href="/media/themes/night.css">');
      expect(text).not.toContain('<script');
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/; sandbox allow-same-origin$/);
      expect(policy).toContain("frame-ancestors 'self'");
      expect(await read(id)).toEqual(before);
      const stored = await reader.open(`/themes/${id}/preview/`);
      expect(stored.text).not.toContain('Typed');
    });

    it('should say what is wrong instead', async () => {
      const { id } = await make({});
      const reader = await signedIn(steward);
      await reader.open(`/themes/${id}/`);
      const { csrfmiddlewaretoken } = reader.values(`/themes/${id}/`);
      const send = (draft: Record<string, string>) =>
        reader.post(
          `/themes/${id}/preview/`,
          new URLSearchParams({ csrfmiddlewaretoken: csrfmiddlewaretoken!, ...draft }),
        );
      const broken = await send({ template_string: '{% if %}{{ content' });
      expect(broken.status).toBe(200);
      expect(broken.text).toMatch(/class="notice bad"><p>[^<]*The template cannot be shown/);
      expect((await send({ css: 'javascript:alert(1)' })).status).toBe(422);
    });

    it('should be made by version 2, of what is typed and what is stored', async () => {
      const { id } = await make({ title: 'Stored', css: '/a.css', template_string: sound });
      const path = `${THEMES}${id}/preview/`;
      const { json } = await service.client
        .asBasic(steward)
        .post(path, { javascript: '/b.js', template_string: 'New {{ content }}' });
      expect(json).toMatchObject({ id, title: 'Stored', css: '/a.css', javascript: '/b.js', problem: null });
      expect(json.html).toMatch(/^New /);
      expect((await service.client.asBasic(steward).post(path, { css: 'javascript:x' })).json.errors).toMatchObject([
        { field: 'css' },
      ]);
      expect((await service.client.asBasic(user).post(path, {})).status).toBe(403);
      expect((await administrator.post(`${THEMES}999999/preview/`, {})).status).toBe(404);
    });
  });

  describe('a theme that is applied', () => {
    let reader: Reader;

    beforeEach(async () => {
      reader = await signedIn(user);
    });
    afterEach(async () => {
      await choose(user, null);
      await administrator.post(`${THEMES}1/make-default/`);
    });

    it('should be the one that was chosen, else the default, while it is approved', async () => {
      const mine = await approved({ title: 'Mine', template_string: `<i>mine</i>${sound}` });
      const standard = await approved({ title: 'Standard', template_string: `<i>standard</i>${sound}` });
      await administrator.post(`${THEMES}${standard.id}/make-default/`);
      expect((await reader.open('/themes/')).text).toContain('<i>standard</i>');
      await choose(user, mine.id);
      expect((await reader.open('/themes/')).text).toContain('<i>mine</i>');
      expect((await reader.open('/themes/?safe-theme=1')).text).not.toContain('<i>');
      await administrator.post(`${THEMES}${mine.id}/hide/`);
      expect((await reader.open('/themes/')).text).toContain('<i>standard</i>');
      await administrator.post(`${THEMES}${mine.id}/show/`);
      expect((await reader.open('/themes/')).text).toContain('<i>mine</i>');
    });

    it('should be the body of our document, or a whole one, and get what the contract says', async () => {
      const whole =
        '<html lang="{{ language }}" data-scheme="{{ scheme }}"><head>{{ head }}</head><body>{% for one in user.permissions %}[{{ one }}]{% endfor %}<form method="post" action="/logout/">{{ csrf_field }}</form>{% trans "Sign out" %}{{ content }}</body></html>';
      const { id } = await approved({ template_string: whole });
      await choose(steward, id);
      await service.client.asBasic(steward).patch(ME, { colour_scheme: 'dark', language: 'de' });
      const other = await signedIn(steward);
      const { text } = await other.open('/themes/');
      expect(text).toMatch(/^<html lang="de" data-scheme="dark"><head>\s*<meta charset/);
      expect(text).toContain('[theme]');
      expect(text).toContain('Abmelden');
      const [, csrfmiddlewaretoken = ''] =
        /action="\/logout\/"><input type="hidden" name="csrfmiddlewaretoken" value="([^"]{20,})">/.exec(text) ?? [];
      // It signs out and does nothing else: who writes a template may do less than who reads it.
      const sent = { csrfmiddlewaretoken, first_name: 'Taken' };
      for (const path of ['/profile/', '/profile/preferences/', '/profile/sessions/end/', '/logout/more/']) {
        expect((await other.send(path, sent, { csrf: false })).status).toBe(path === '/logout/more/' ? 404 : 403);
      }
      expect((await other.send('/logout/', sent, { csrf: false })).status).toBe(303);
      expect((await other.get('/themes/')).status).toBe(303);
      await service.client.asBasic(steward).patch(ME, { theme: null, colour_scheme: null, language: null });
      await choose(user, (await approved({ template_string: sound })).id);
      expect((await reader.open('/themes/')).text).toMatch(/^<!doctype html>\s*<html lang="en">/);
    });

    it.each([
      ['fails', '{% if %}{{ content }}'],
      [
        'never ends',
        '{% for a in (1..100000) %}{% for b in (1..100000) %}{{ a }}{% endfor %}{% endfor %}{{ content }}',
      ],
      ['does not print the page', '<p>Nothing</p>'],
      [
        'has a form around the page',
        '<form method="post" action="/users/4/access/permissions/add/">{{ navigation }}{{ messages }}{{ content }}</form>',
      ],
      [
        'has a button for a form of the page',
        '{{ content }}<button form="bin" formaction="/mediabin/clear/">Go</button>',
      ],
      ['prints too much', `{% for a in (1..60000) %}${'x'.repeat(60)}{% endfor %}{{ content }}`],
    ])('should give the built-in frame when its template %s, and tell administrators alone', async (_, template) => {
      const { id } = await approved({ title: 'Broken', template_string: sound });
      await spoil(id, template);
      await administrator.patch(`${THEMES}${id}/`, { title: 'Broken one' }); // what is remembered is dropped
      await choose(user, id);
      await choose(root, id);
      const { status, text } = await reader.open('/themes/');
      expect(status).toBe(200);
      expect(text).toContain('<div class="shell">');
      expect(text).not.toContain('could not be shown');
      const other = await signedIn(root);
      await other.open('/themes/');
      expect(other.text).toContain('The theme “Broken one” could not be shown; people see the built-in look.');
      expect(other.text).toContain('Could not be shown');
      await other.open(`/themes/${id}/`);
      expect(other.text).toContain('Pages had the built-in look instead');
      await choose(root, null);
    });

    it('should be let in by exactly its own addresses', async () => {
      const { id } = await approved({ css: '/media/themes/night.css?a=1', javascript: '/media/themes/night.js' });
      await choose(user, id);
      const { text, headers } = await reader.open('/themes/');
      expect(text).toContain('<link rel="stylesheet" href="/media/themes/night.css?a=1">');
      expect(text).toContain('<script defer src="/media/themes/night.js"></script>');
      const policy = String(headers['content-security-policy']).split('; ');
      const host = service.url;
      expect(policy).toContain(`script-src 'self' ${host}/media/themes/night.js`);
      expect(policy).toContain(`style-src 'self' ${host}/media/themes/night.css`);
      expect(policy.join()).not.toContain('sandbox');
    });

    it('should be the only one who lets anything in besides what is ours', async () => {
      const { headers } = await reader.open('/themes/?safe-theme=1');
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; " +
          "frame-src 'self'; worker-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      );
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      // Whoever opens one with secrets keeps no hold of it, though they are of this site.
      const { headers: safe } = await reader.open('/profile/tokens/');
      expect(safe['cross-origin-opener-policy']).toBe('noopener-allow-popups');
    });

    it.each([
      ['https://evil.example/x.css', 'https://evil.example/x.js'],
      ['//evil.example/x.css', '//evil.example/x.js'],
      ["/x.css; script-src 'unsafe-inline' *", '/x.js,*; script-src *'],
      ['/x.css"><script>alert(1)</script>', '/x.js"></script><script>alert(1)</script>'],
      ['data:text/css,*{}', 'data:text/javascript,alert(1)'],
    ])('should let nothing else in by an address such as %s', async (css, javascript) => {
      const { id } = await approved({});
      await service.sql('UPDATE theme SET css = ?, javascript = ? WHERE id = ?', [css, javascript, id]);
      await administrator.patch(`${THEMES}${id}/`, { title: `Hostile ${id}` });
      await choose(user, id);
      const { status, text, headers } = await reader.open('/themes/');
      expect(status).toBe(200);
      expect(text).not.toContain('<script>alert');
      expect(text).not.toContain('evil.example');
      const directives = String(headers['content-security-policy']).split(/[;,]/);
      expect(directives).toHaveLength(11);
      const sources = directives.flatMap((directive) => directive.trim().split(' ').slice(1));
      const others = sources.filter((source) => !["'self'", "'none'"].includes(source));
      expect(others.filter((source) => !source.startsWith(`${service.url}/`))).toEqual([]);
    });

    it('should be let onto all pages but those where people sign in, type passwords or see keys', () => {
      const declared = service.app.get(DeclaredPages).all();
      expect(declared.flatMap(({ safe, path }) => (safe ? [path] : [])).sort()).toEqual(safePages);
    });

    it('should not be on those, nor on the answers of their forms', async () => {
      const { id } = await approved({
        css: '/media/themes/night.css',
        javascript: '/media/themes/night.js',
        template_string: `<i>mine</i>${sound}`,
      });
      await administrator.post(`${THEMES}${id}/make-default/`);
      reader = await signedIn(root);
      expect((await reader.open('/themes/')).text).toContain('night.js');
      const expectPlain = ({ status, text, headers }: Answer, path: string, expected = 200): void => {
        const policy = String(headers['content-security-policy']);
        const worn = /(href|src)="[^"]*night|<i>mine/.exec(text) ?? /night/.exec(policy);
        expect({ path, status, worn }).toEqual({ path, status: expected, worn: null });
      };
      const TOKENS = '/API/v2/tokens/';
      const wanted = { label: 'x', assignee: root.username, access: 'full' };
      const [{ json: token }, { json: unseen }, { json: link }] = [
        await administrator.post(TOKENS, wanted),
        await service.client.asBasic(await service.administrator()).post(TOKENS, wanted),
        await administrator.post(`/API/v2/users/${user.id}/password-link/`),
      ];
      await reader.get(new URL(link.url as string).pathname);
      const filled = (path: string): string => {
        if (path.startsWith('/users/')) return path.replace(':id', user.id);
        if (path.startsWith('/profile/')) return path.replace(':id', path.includes('reveal') ? unseen.id : token.id);
        return path.replace(':id', '1');
      };
      for (const path of safePages.map(filled)) {
        if (path === '/login/' || path.includes(':')) continue; // they lead on
        expectPlain(await reader.get(path), path);
      }
      for (const path of ['new', `${token.id}/rotate`, `${unseen.id}/reveal`].map((one) => `/profile/tokens/${one}/`)) {
        const answer = await reader.send(path, { label: 'y', password: root.password });
        expectPlain(answer, path, path.includes('new') ? 201 : 200);
        expect(answer.text).toMatch(/map_[0-9A-Za-z]{32}_/);
      }
      for (const path of ['/users/new/', `/users/${user.id}/sign-in/link/`]) {
        const answer = await reader.send(path, { username: 'linked', current_password: root.password });
        expectPlain(answer, path);
        expect(answer.text).toMatch(/\/password-link\/[\w-]{43}\//);
      }
      expectPlain(await reader.get('/nowhere/'), 'an error', 404);
      expectPlain(await reader.get(`/profile/tokens/?theme=${id}`), 'one that is tried');
      expectPlain(await at().get('/login/'), '/login/');
    });
  });

  describe('a theme that is looked at', () => {
    it('should be shown to those who look after the themes, who are told so and led on', async () => {
      const { id } = await make({
        title: 'Draft',
        javascript: '/media/themes/night.js',
        template_string: `<i>draft</i>${sound}`,
      });
      const reader = await signedIn(steward);
      const { text, headers } = await reader.open(`/themes/?cursor=&theme=${id}`.replace('cursor=&', ''));
      expect(text).toContain('<i>draft</i>');
      expect(reader.text).toContain('You look at the theme “Draft”.');
      expect(text).toContain(`href="/themes/?theme=${id}"`);
      expect(text).toContain(`href="/themes/${id}/"`);
      expect(text).toMatch(/href="\/themes\/">Stop looking/);
      // Nobody has approved it: nothing of it runs, nor is sent, in the session of whoever looks at it.
      expect(text).not.toContain('<script');
      expect(headers['content-security-policy']).toMatch(/; sandbox allow-same-origin$/);
    });

    it('should be refused to others', async () => {
      const { id } = await approved({ template_string: `<i>draft</i>${sound}` });
      const reader = await signedIn(user);
      expect((await reader.open(`/themes/?theme=${id}`)).status).toBe(403);
      const other = await signedIn(steward);
      expect((await other.open('/themes/?theme=999999')).status).toBe(404);
      expect((await other.open('/themes/?theme=x')).status).toBe(404);
    });
  });
});

e2e(
  'hosts of themes',
  (service) => {
    it('should be let in for pictures and fonts, on pages with a theme only', async () => {
      const reader = await Reader.signedIn(service, await service.user());
      const sources = async (path: string): Promise<string[]> => {
        const { headers } = await reader.open(path);
        return String(headers['content-security-policy']).match(/(img|font)-src [^;]*/g)!;
      };
      const hosts = "'self' https://cdn.example.org";
      expect(await sources('/themes/')).toEqual([`img-src ${hosts}`, `font-src ${hosts}`]);
      for (const path of ['/themes/?safe-theme=1', '/profile/tokens/']) {
        expect(await sources(path)).toEqual(["img-src 'self'", "font-src 'self'"]);
      }
    });
  },
  { THEME_HOSTS: 'cdn.example.org' },
);
