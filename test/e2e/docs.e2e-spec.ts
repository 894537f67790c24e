import { readFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { SwaggerModule } from '@nestjs/swagger';
import type { Browser } from 'playwright-core';
import { problems } from '../../src/config/problems.js';
import { documentFile } from '../support/api-document.js';
import { inBrowser, openPage, PATIENCE, startBrowser } from '../support/browser.js';
import { barriersInBoth } from '../support/page-checks.js';
import { png } from '../support/pictures.js';
import { e2e, PASSWORD } from '../support/service.js';

const docs = '/API/v2/docs';

e2e('the pages of the documentation', (service) => {
  it.each([docs, `${docs}/`, `${docs}/problems`])(
    'should be HTML that loads from this host only at %s',
    async (path) => {
      const answer = await service.client.get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['content-security-policy']).toMatch(
        /^default-src 'none'; script-src 'self' 'sha256-[^']+'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
      );
      expect(answer.text).toMatch(/^<!doctype html>\n<html lang="en">[^]*<title>Media Asset Platform: \w+<\/title>/);
      expect(answer.text).not.toMatch(/(src|href|action)=["']?\s*(https?:)?\/\//);
      expect(answer.text).not.toMatch(/ style=| on\w+=/);
    },
  );

  it('should find all that they load', async () => {
    const pages = await Promise.all([docs, `${docs}/problems`].map((path) => service.client.get(path)));
    const addresses = pages.flatMap(({ text }) =>
      [...text.matchAll(/(?:src|href)="(\/[^"#]+)["#]/g)].map(([, url]) => url!),
    );
    const types = await Promise.all(
      [...new Set(addresses)].map(async (url) => {
        const { status, headers } = await service.client.get(url);
        return `${url} ${status} ${headers['content-type']}`;
      }),
    );
    expect(types.sort()).toEqual([
      `${docs} 200 text/html; charset=utf-8`,
      `${docs}/built/src/rest/v2/openapi/docs.browser.js 200 text/javascript; charset=utf-8`,
      `${docs}/icon.svg 200 image/svg+xml`,
      `${docs}/page.css 200 text/css; charset=utf-8`,
      `${docs}/problems 200 text/html; charset=utf-8`,
      '/API/v2/openapi.json 200 application/json; charset=utf-8',
    ]);
  });

  it('should name no other host in what they run', async () => {
    const own = [
      'page.css',
      ...[
        'src/rest/v2/openapi/docs.browser',
        'src/rest/v2/openapi/docs-attempt.browser',
        'client/src/index',
        'client/src/connect',
      ].map((name) => `built/${name}.js`),
    ];
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
    'icon.png',
    'openapi-fetch.js.map',
    '../package.json',
    '..%2fpackage.json',
    '%2e%2e%2fpackage.json',
    '..%5cpackage.json',
    './page.css/..',
    'page.css%00',
    'page.css/x',
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

  const ready = ['/API/v2/openapi.json', docs, `${docs}/problems`, `${docs}/page.css`];

  it.each(ready)('should be sent to who does not have it yet, as small as they take it: %s', async (path) => {
    const plain = await raw(path);
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [encoding, decode] of Object.entries(decoders)) {
      const { headers, bytes } = await raw(path, { 'Accept-Encoding': encoding });
      expect(headers).toMatchObject({
        'content-encoding': encoding,
        vary: 'Accept-Encoding',
        'content-type': plain.headers['content-type'],
      });
      expect(decode(bytes).equals(plain.bytes)).toBe(true);
      expect(headers.etag).not.toBe(plain.headers.etag);
      for (const known of [headers.etag!, `W/${headers.etag}`, `"x", ${headers.etag}`, '*']) {
        const again = await raw(path, { 'Accept-Encoding': encoding, 'If-None-Match': known });
        expect([again.status, again.headers.etag, again.bytes.length]).toEqual([304, headers.etag, 0]);
      }
    }
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.etag).toMatch(/^"[\w-]{27}"$/);
    expect((await raw(path, { 'If-None-Match': '"x"' })).status).toBe(200);
    expect((await raw(path, { 'Accept-Encoding': 'br;q=0, gzip;q=0.5' })).headers['content-encoding']).toBe('gzip');
    expect((await service.client.send('HEAD', path)).headers).toMatchObject({
      etag: plain.headers.etag,
      'content-length': String(plain.bytes.length),
    });
  });

  it('should be written once, before the first request', async () => {
    const [scan, write] = [jest.spyOn(SwaggerModule, 'createDocument'), jest.spyOn(JSON, 'stringify')];
    try {
      for (const path of ready) expect((await raw(path)).status).toBe(200);
      expect(scan).not.toHaveBeenCalled();
      expect(write.mock.results.filter(({ value }) => typeof value === 'string' && value.length > 100_000)).toEqual([]);
    } finally {
      scan.mockRestore();
      write.mockRestore();
    }
  });

  /** The bytes as they are sent. */
  function raw(path: string, headers: Record<string, string> = {}) {
    return new Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
      const outgoing = request(`${service.url}${path}`, { headers, agent: false }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode!, headers: incoming.headers, bytes: Buffer.concat(chunks) }),
        );
      });
      outgoing.on('error', reject).end();
    });
  }

  inBrowser('in a browser', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await startBrowser();
    });
    afterAll(() => browser?.close());

    const { paths } = JSON.parse(readFileSync(documentFile, 'utf8')) as { paths: Record<string, Record<string, any>> };

    it.each([1280, 768, 400])(
      'should list every operation on %s pixels, without a fault and from this host only',
      async (width) => {
        const { page, faults } = await openPage(browser, service.url, width);
        await page.goto(`${service.url}${docs}`);
        // Something is to be seen at once, and the rest by its chapters.
        expect(await page.locator('.operation:visible').count()).toBeGreaterThan(0);
        expect(await page.locator('.chapter[open]').count()).toBe(1);
        const listed = await page
          .locator('.operation')
          .evaluateAll((all) =>
            all.map((one) => [
              one.getAttribute('data-path'),
              one.getAttribute('data-method'),
              one.querySelector('summary .permission')?.firstChild?.textContent,
            ]),
          );
        const expected = Object.entries(paths).flatMap(([path, item]) =>
          Object.entries(item).map(([method, { 'x-permission': access }]) => [
            path,
            method,
            access === undefined
              ? 'everybody'
              : access === 'authenticated'
                ? 'signed in'
                : [access].flat().join(' or '),
          ]),
        );
        expect(listed.sort()).toEqual(expected.sort());
        expect(await page.title()).toBe('Media Asset Platform: API');
        await page.evaluate('for (const one of document.querySelectorAll("details")) one.open = true');
        // Nothing sticks out.
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
        expect(faults).toEqual([]);
        await page.close();
      },
      PATIENCE,
    );

    it(
      'should be for everybody to use, in a light system and in a dark one',
      async () => {
        const { page, faults } = await openPage(browser, service.url, 1280);
        const check = async (): Promise<void> => {
          for (const colorScheme of ['dark', 'light'] as const) {
            await page.emulateMedia({ colorScheme });
            const [red = 0] = await page.evaluate<number[]>(
              'getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number)',
            );
            expect(red < 128 ? 'dark' : 'light').toBe(colorScheme);
          }
          expect(await barriersInBoth(page)).toEqual([]);
        };
        await page.goto(`${service.url}${docs}/problems`);
        await check();
        await page.goto(`${service.url}${docs}#createTheme`);
        await page.locator('#createTheme .try').click();
        await page.locator('#createTheme .attempt').waitFor();
        await page.evaluate('document.querySelector("#listThemes").open = true');
        await check();
        expect(faults).toEqual([]);
        await page.close();
      },
      PATIENCE * 2,
    );

    it(
      'should be found and opened by the keyboard',
      async () => {
        const { page } = await openPage(browser, service.url, 1280);
        await page.goto(`${service.url}${docs}`);
        await page.getByLabel('Find an operation').fill('approvetheme');
        await page.locator('.operation:visible').waitFor();
        expect(await page.locator('.operation:visible').evaluateAll((all) => all.map(({ id }) => id))).toEqual([
          'approveTheme',
        ]);
        // The chapter's own line comes first.
        for (const key of ['Tab', 'Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
        await page.locator('#approveTheme[open]').waitFor();
        while (!(await page.evaluate('document.activeElement.matches(".try")'))) await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await page.locator('#approveTheme .attempt').waitFor();
        expect(await page.evaluate('document.activeElement.name')).toBe('path id');
        await page.getByLabel('Find an operation').fill('nothing like it');
        await page.getByText('There is no such operation.').waitFor();
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
        const told = (text: string) => page.locator('#caller output', { hasText: text }).waitFor();
        await logIn('no');
        await told('The user name or the password is wrong.');
        await logIn(PASSWORD);
        await known.getByText('You are logged in as ann.').waitFor();
        expect(await form.isVisible()).toBe(false);

        const run = async (id: string, status: string): Promise<string> => {
          const block = page.locator(`#${id}`);
          if (await block.locator('.try').count()) await block.locator('.try').click();
          await block.getByRole('button', { name: 'Send' }).click();
          await block.locator('.status', { hasText: status }).waitFor();
          return block.locator('.attempt pre').innerText();
        };
        // With the example that it shows.
        const { id, title } = JSON.parse(await run('createTheme', '201'));
        await page.goto(`${service.url}${docs}#listThemes`);
        await page.locator('#listThemes .try').click();
        await page.locator('#listThemes').getByLabel('fields').fill('id,title');
        await page.locator('#listThemes').getByLabel('order_by').fill('-title,id');
        await page.locator('#listThemes').getByLabel('further filters').fill(`id__in=${id},999999`);
        expect(JSON.parse(await run('listThemes', '200')).objects).toEqual([{ id, title }]);

        await page.goto(`${service.url}${docs}#createTheme`);
        await known.getByText('You are logged in as ann.').waitFor();
        const current = `${service.url}/API/v2/sessions/current/`;
        const refusal = {
          status: 503,
          contentType: 'application/problem+json',
          json: { status: 503, code: 'unavailable', title: 'x', detail: 'The database is busy.' },
        };
        await page.route(current, (route) => route.fulfill(refusal), { times: 1 });
        await known.getByRole('button').click();
        await told('The database is busy.');
        expect(await known.isVisible()).toBe(true);
        await known.getByRole('button').click();
        await form.waitFor();
        expect(JSON.parse(await run('createTheme', '401')).code).toBe('unauthenticated');
        // By a token instead, which the page keeps to itself.
        await page.getByLabel('or with a token').fill(await service.token('ann'));
        await run('createTheme', '201');
        expect(faults).toEqual(['401', '503', '401'].map((status) => expect.stringContaining(status)));
        await page.close();
      },
      PATIENCE,
    );

    it(
      'should send a file',
      async () => {
        await service.user({ username: 'beth', permissions: ['theme'] });
        const made = await service.client
          .asToken(await service.token('beth'))
          .post('/API/v2/themes/', { title: 'Logo' });
        const { page, faults } = await openPage(browser, service.url, 1280);
        await page.goto(`${service.url}${docs}#setThemeLogo`);
        await page.getByLabel('or with a token').fill(await service.token('beth'));
        const block = page.locator('#setThemeLogo');
        await block.locator('.try').click();
        await block.getByLabel('id').fill(made.json.id as string);
        await block.getByLabel('logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png() });
        await block.getByRole('button', { name: 'Send' }).click();
        await block.locator('.status', { hasText: '200' }).waitFor();
        expect(JSON.parse(await block.locator('.attempt pre').innerText()).logoimage).toMatch(/\.png$/);
        expect(faults).toEqual([]);
        await page.close();
      },
      PATIENCE,
    );
  });
});
