import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { problems } from '../../src/config/problems.js';
import { documentFile } from '../support/api-document.js';
import { inBrowser, openPage, startBrowser } from '../support/browser.js';
import { e2e, PASSWORD } from '../support/service.js';

const docs = '/API/v2/docs';

/** A browser takes its time where others work too. */
const PATIENCE = 120_000;

e2e('the pages of the documentation', (service) => {
  it.each([docs, `${docs}/`, `${docs}/problems`])(
    'should be HTML that loads from this host only at %s',
    async (path) => {
      const answer = await service.client.get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['content-security-policy']).toMatch(
        /^default-src 'self'; script-src 'self' 'sha256-[^']+'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
      );
      expect(answer.text).toMatch(/^<!doctype html>\n<html lang="en">[^]*<title>Media Asset Platform: \w+<\/title>/);
      expect(answer.text).not.toMatch(/["'(=]\s*(https?:)?\/\//);
    },
  );

  it('should find all that they load', async () => {
    const pages = await Promise.all([docs, `${docs}/problems`].map((path) => service.client.get(path)));
    const addresses = pages.flatMap(({ text }) => [...text.matchAll(/(?:src|href)="(\/[^"#]+)"/g)].map(([, url]) => url!)); // prettier-ignore
    const types = await Promise.all(
      [...new Set(addresses)].map(async (url) => {
        const { status, headers } = await service.client.get(url);
        return `${url} ${status} ${headers['content-type']}`;
      }),
    );
    expect(types.sort()).toEqual([
      `${docs} 200 text/html; charset=utf-8`,
      `${docs}/built/src/rest/v2/openapi/docs.browser.js 200 text/javascript; charset=utf-8`,
      `${docs}/favicon-32x32.png 200 image/png`,
      `${docs}/page.css 200 text/css; charset=utf-8`,
      `${docs}/problems 200 text/html; charset=utf-8`,
      `${docs}/swagger-ui-bundle.js 200 text/javascript; charset=utf-8`,
      `${docs}/swagger-ui.css 200 text/css; charset=utf-8`,
    ]);
  });

  it('should name no other host in what they run', async () => {
    const own = ['page.css', ...['src/rest/v2/openapi/docs.browser', 'client/src/index', 'client/src/connect'].map((name) => `built/${name}.js`)]; // prettier-ignore
    for (const file of own) {
      const { status, text } = await service.client.get(`${docs}/${file}`);
      expect([file, status, /https?:|["'(]\/\//.exec(text)]).toEqual([file, 200, null]);
    }
  });

  it('should explain each code at an anchor of its own', async () => {
    const { text } = await service.client.get(`${docs}/problems`);
    const rows = [...text.matchAll(/<tr id="(\w+)"><td><code>(\w+)<\/code><\/td><td>(\d+)<\/td><td>([^<]+)<\/td>/g)];
    expect(rows.map(([, id, code, status, title]) => ({ id, code, status: Number(status), title }))).toEqual(
      Object.entries(problems).map(([code, { status, title }]) => ({ id: code, code, status, title })),
    );
    const refusal = await service.client.get('/API/v2/whoami/');
    expect(refusal.json.type).toBe(`${docs}/problems#unauthenticated`);
  });

  it.each([
    'index.html',
    'package.json',
    'swagger-ui.js',
    'swagger-ui-bundle.js.map',
    '../package.json',
    '..%2fpackage.json',
    '%2e%2e%2fpackage.json',
    '..%5cpackage.json',
    './swagger-ui.css/..',
    'swagger-ui.css%00',
    'swagger-ui.css/x',
    '__proto__',
    'built/src/main.js',
    'built/client/src/index.js.map',
    'built/client/src/../../src/main.js',
    'built/client/src/..%2f..%2fsrc%2fmain.js',
    'built',
  ])('should have nothing at %s', async (file) => {
    const answer = await service.client.get(`${docs}/${file}`);
    expect({ status: answer.status, code: answer.json.code }).toEqual({ status: 404, code: 'not_found' });
  });

  inBrowser('in a browser', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await startBrowser();
    });
    afterAll(() => browser?.close());

    it.each([1280, 400])(
      'should list every operation on %s pixels, without a fault and from this host only',
      async (width) => {
        const { page, faults } = await openPage(browser, service.url, width);
        await page.goto(`${service.url}${docs}`);
        await page.waitForSelector('.opblock');
        const { paths } = JSON.parse(readFileSync(documentFile, 'utf8'));
        const listed = await page.locator('.opblock-summary-path').evaluateAll((all) => all.map((one) => one.getAttribute('data-path'))); // prettier-ignore
        expect([...new Set(listed)].sort()).toEqual(Object.keys(paths as object).sort());
        expect(listed).toHaveLength(Object.values<object>(paths).flatMap((item) => Object.keys(item)).length);
        expect(await page.title()).toBe('Media Asset Platform: API');
        // Nothing sticks out.
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
        expect(faults).toEqual([]);
        await page.close();
      },
      PATIENCE,
    );

    it(
      'should let those who log in on the page write',
      async () => {
        await service.user({ username: 'ann', permissions: ['theme'] });
        const { page, faults } = await openPage(browser, service.url, 1280);
        await page.goto(`${service.url}${docs}#/themes/createTheme`);
        const [form, known] = [page.locator('#log-in'), page.locator('#logged-in')];
        const logIn = async (password: string): Promise<void> => {
          await form.getByLabel('User name').fill('ann');
          await form.getByLabel('Password').fill(password);
          await form.getByRole('button').click();
        };
        await logIn('no');
        await page.locator('.hint output', { hasText: 'The user name or the password is wrong.' }).waitFor();
        await logIn(PASSWORD);
        await known.getByText('You are logged in as ann.').waitFor();
        expect(await form.isVisible()).toBe(false);

        const block = page.locator('#operations-themes-createTheme');
        await block.locator('.try-out__btn').click();
        const run = async (status: string): Promise<void> => {
          await block.locator('.execute').click();
          await block.locator('.live-responses-table tbody .response-col_status', { hasText: status }).waitFor();
        };
        // With the example that it shows.
        await run('201');
        await page.reload();
        await known.getByText('You are logged in as ann.').waitFor();
        const current = `${service.url}/API/v2/sessions/current/`;
        const refusal = { status: 503, contentType: 'application/problem+json', json: { status: 503, code: 'unavailable', title: 'x', detail: 'The database is busy.' } }; // prettier-ignore
        await page.route(current, (route) => route.fulfill(refusal), { times: 1 });
        await known.getByRole('button').click();
        await page.locator('.hint output', { hasText: 'The database is busy.' }).waitFor();
        expect(await known.isVisible()).toBe(true);
        await known.getByRole('button').click();
        await form.waitFor();
        await block.locator('.try-out__btn').click();
        await run('401');
        expect(faults).toEqual(['401', '503', '401'].map((status) => expect.stringContaining(status)));
        await page.close();
      },
      PATIENCE,
    );
  });
});
