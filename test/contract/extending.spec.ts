import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engine } from '../../src/database/columns.js';
import { projectRoot } from '../../src/config/project.js';
import { copyOf, developer, install, sh } from '../support/packages.js';
import { Program } from '../support/processes.js';

// Follows the guide in a copy of the project: each command of its shell blocks, in their order.

const guide = readFileSync(join(projectRoot, 'docs/extending.md'), 'utf8');
const blocks = [...guide.matchAll(/^```sh\n([^]*?)^```/gm)].map(([, text]) => text!.trim().split('\n'));
const [forCatalogue = [], forFamily = [], forPackage = [], forPage = []] = blocks;

const suite = process.env.TEST_ENGINE_MISSING ? describe.skip : describe;

suite('docs/extending.md', () => {
  const root = mkdtempSync(join(tmpdir(), 'extending-'));
  const folder = join(root, 'platform');
  const packageFolder = join(root, 'watchlists');
  let program: Program | undefined;
  let url: string;

  const end = async (): Promise<void> => {
    program?.kill('SIGTERM');
    await program?.ended;
    program = undefined;
  };

  beforeAll(() => {
    copyOf(projectRoot, folder);
    // Whoever follows the guide has built the project before.
    sh(`cp -a dist '${folder}'`, projectRoot);
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  });
  afterAll(async () => {
    await end();
    rmSync(root, { recursive: true, force: true });
  });

  /** Does what a line of the guide says; a service that it starts goes on until the next one. */
  async function follow(line: string): Promise<void> {
    if (line.includes('npm install')) install(packageFolder, folder);
    if (!line.endsWith('npm start')) return void sh(line.replace('npm install && ', ''), folder);
    await end();
    program = new Program(['-c', line], {
      command: 'bash',
      cwd: folder,
      env: developer({ PORT: '0', DATABASE_URL: process.env.DATABASE_URL }),
    });
    [, url] = (await program.prints(/ready at (\S+)\/\n/)) as unknown as [string, string];
  }

  const basic = `Basic ${Buffer.from('admin:first-administrator').toString('base64')}`;

  async function send(method: string, path: string, body?: object) {
    const headers = { Authorization: basic, 'Content-Type': 'application/json' };
    const answer = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
    const text = await answer.text();
    return { status: answer.status, json: text === '' ? undefined : JSON.parse(text) };
  }

  /** Both versions list, add, show and describe it. */
  async function expectServed(path: string, body: object): Promise<void> {
    const id = (await send('GET', `/API/v2/users/?username=admin`)).json.objects[0].id as string;
    const { permissions } = (await send('GET', `/API/v2/users/${id}/`)).json;
    const word = path.startsWith('standards/') ? 'media_backend' : path.slice(0, -1);
    await send('PATCH', `/API/v2/users/${id}/`, { permissions: [...new Set([...permissions, word])] });
    const empty = { limit: 20, next: null, offset: 0, previous: null, total_count: 0 };
    expect((await send('GET', `/API/v1/${path}/`)).json).toEqual({ meta: empty, objects: [] });
    const added = await send('POST', `/API/v2/${path}/`, body);
    expect(added).toMatchObject({ status: 201, json: body });
    expect((await send('GET', `/API/v1/${path}/${added.json.id}/`)).json).toMatchObject(body);
    // What was remembered of the list is so no more.
    expect((await send('GET', `/API/v1/${path}/`)).json).toMatchObject({ meta: { total_count: 1 }, objects: [body] });
    expect((await send('GET', `/API/v1/${path}/schema/`)).json.fields).toHaveProperty(Object.keys(body));
    expect((await send('GET', '/API/v1/')).json).toHaveProperty([path]);
    expect((await send('GET', '/API/v2/openapi.json')).json.paths).toHaveProperty([`/API/v2/${path}/`, 'post']);
  }

  it('should lead to a new catalogue and a new family', async () => {
    for (const line of [...forCatalogue, ...forFamily]) await follow(line);
    await expectServed('standards/captionformat', { name: 'WebVTT' });
    await expectServed('bookmarks', { title: 'First' });
  }, 300_000);

  it('should lead to a family in a package', async () => {
    for (const line of forPackage) await follow(line);
    await expectServed('watchlists', { title: 'First' });
  }, 300_000);

  /** Its page shows what there is, in both languages, adds by its form, and keeps what it refuses. */
  async function expectPage(path: string, heading: string): Promise<void> {
    const browse = async (language: string, form?: Record<string, string>) => {
      const headers = { Authorization: basic, Accept: 'text/html', 'Accept-Language': language };
      const body = form && new URLSearchParams(form);
      const answer = await fetch(url + path, { method: form ? 'POST' : 'GET', headers, body, redirect: 'manual' });
      return { status: answer.status, text: await answer.text() };
    };
    for (const [language, add] of [
      ['en', 'Add one'],
      ['de', 'Hinzufügen'],
    ] as const) {
      const { status, text } = await browse(language);
      expect([status, text]).toEqual([200, expect.stringContaining(`<h1>${heading}</h1>`)]);
      for (const part of ['First', add, `href="${path}"`]) expect(text).toContain(part);
    }
    expect((await browse('en', { title: 'Second' })).status).toBe(303);
    expect((await browse('en')).text).toContain('Second');
    const long = 'x'.repeat(256);
    expect(await browse('en', { title: long })).toEqual({ status: 422, text: expect.stringContaining(long) });
  }

  it('should lead to pages for both', async () => {
    for (const line of forPage) await follow(line);
    await expectPage('/bookmarks/', 'Bookmarks');
    await expectPage('/watchlists/', 'Watchlists');
  }, 300_000);

  it('should name the files that there are then', () => {
    const named = [...guide.matchAll(/`((?:src|test|seed|pages)\/[^`…]+\.(?:ts|liquid|json))`/g)].map(
      ([, path]) => path!,
    );
    expect(named.length).toBeGreaterThan(6);
    expect(named.filter((path) => ![folder, packageFolder].some((one) => existsSync(join(one, path))))).toEqual([]);
  });

  // Of files, and of what has no other answer on the other engine, once is enough.
  if (engine === 'sqlite') {
    it('should lead to files that are as the project asks for', () => {
      cpSync(packageFolder, join(folder, 'examples/watchlists'), { recursive: true });
      const made = [
        'src/bookmarks',
        'src/web/bookmarks',
        'src/web/web.module.ts',
        'src/standards',
        'src/families.ts',
        'src/database/migrations',
        'test/e2e/bookmarks*',
      ];
      const all = [...made, 'examples/watchlists/src', 'examples/watchlists/test'].join(' ');
      sh(`prettier --check ${all} examples/watchlists/*.json examples/watchlists/.*rc*`, folder);
      sh(`eslint --max-warnings 0 ${all}`, folder);
      sh('tsc --noEmit', folder);
      rmSync(join(folder, 'examples/watchlists'), { recursive: true });
      // What else there may be is not of these.
      const floors = sh('npm run -s floors || true', folder);
      expect(floors).toMatch(/dependencies cruised/);
      expect(floors).not.toMatch(/bookmark|caption/);
    }, 300_000);

    it('should have made files of the longest names that are formatted too', () => {
      const [name, title] = ['very-long-family-name-of-thirt', 'VeryLongFamilyNameOfThirtyLett'];
      sh(`npm run -s platform -- new family ${name} --title ${title} --package ../long`, folder);
      sh(`prettier --check ../long`, folder);
      expect(() => sh(`npm run -s platform -- new family ${name}y --package ../longer`, folder)).toThrow(
        /30 characters/,
      );
    }, 60_000);

    // The contract tests follow from the declarations: those that are new are held to them without a test being edited.
    it('should lead to what passes all tests of the contract', () => {
      const tests =
        'contract/v1.spec contract/openapi.spec contract/schema.spec contract/plans contract/round-trips e2e/urls ' +
        'e2e/v1-twins e2e/clients e2e/bookmarks src/kit/kit src/web/kit/words';
      const told = sh(`npm test -- ${tests} --selectProjects unit sqlite --maxWorkers=2 2>&1`, folder);
      expect(told).toMatch(/^Test Suites: 11 passed, 11 total$/m);
    }, 900_000);
  }
});
