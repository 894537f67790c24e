import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../src/config/project.js';
import { freshDatabase } from '../support/fresh-database.js';
import { copyOf, install, sh } from '../support/packages.js';
import { platform, startProcess, type Program } from '../support/processes.js';
import { PASSWORD } from '../support/service.js';

interface Browsing {
  form?: Record<string, string>;
  language?: string;
}

const suite = process.env.TEST_ENGINE_MISSING ? describe.skip : describe;

suite('a family in a package: examples/annotations', () => {
  const root = mkdtempSync(join(tmpdir(), 'packages-'));
  const folder = join(root, 'annotations');
  let program: Program;
  let environment: Record<string, string>;
  let url: string;

  beforeAll(async () => {
    // The platform as a package gets it: what is built, and the types of the kit.
    const installed = join(root, 'platform');
    mkdirSync(installed);
    copyFileSync(join(projectRoot, 'package.json'), join(installed, 'package.json'));
    for (const name of ['dist', 'node_modules']) symlinkSync(join(projectRoot, name), join(installed, name));
    sh(`node scripts/kit.mjs --types ${join(installed, 'types')}`, projectRoot);
    copyOf(join(projectRoot, 'examples/annotations'), folder);
    install(folder, installed);
    sh('npm run -s build', folder);
    environment = { FAMILIES: folder, DATABASE_URL: await freshDatabase() };
    ({ program, url } = await startProcess(environment));
    for (const [username, permissions] of Object.entries(people)) {
      const created = await send('admin', 'POST', '/API/v2/users/', { username, permissions, password: PASSWORD });
      expect(created).toMatchObject({ status: 201 });
    }
  }, 120_000);

  afterAll(async () => {
    program?.kill('SIGTERM');
    await program?.ended;
    rmSync(root, { recursive: true, force: true });
  });

  const people = { ann: ['annotation'], bob: ['annotation'], keeper: ['annotation', 'media_backend'], eve: [] };
  type Person = keyof typeof people | 'admin';

  const basic = (person: Person): string => {
    const password = person === 'admin' ? 'first-administrator' : PASSWORD;
    return `Basic ${Buffer.from(`${person}:${password}`).toString('base64')}`;
  };

  async function send(person: Person, method: string, path: string, body?: object) {
    const headers = { Authorization: basic(person), 'Content-Type': 'application/json' };
    const answer = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
    const text = await answer.text();
    return { status: answer.status, json: text === '' ? undefined : JSON.parse(text) };
  }

  /** As a browser does that runs no scripts. */
  async function browse(person: Person, path: string, { form, language = 'en' }: Browsing = {}) {
    const answer = await fetch(url + path, {
      method: form ? 'POST' : 'GET',
      headers: { Authorization: basic(person), Accept: 'text/html', 'Accept-Language': language },
      body: form && new URLSearchParams(form),
      redirect: 'manual',
    });
    return { status: answer.status, text: await answer.text() };
  }

  const V1 = '/API/v1/annotation/';
  const V2 = '/API/v2/annotations/';
  const PAGE = '/annotations/';
  const headingOf = (html: string) => /<h1>(.*)<\/h1>/.exec(html)?.[1];
  const listed = async (person: Person, list: string): Promise<string[]> =>
    (await send(person, 'GET', `${list}?limit=100`)).json.objects.map(({ text }: { text: string }) => text);

  it('should compile against the types of the kit', () => {
    expect(sh('npm run -s types', folder)).toBe('');
  }, 60_000);

  it('should have a README that names its files and the commands that there are', () => {
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    const files = [...readme.matchAll(/`((?:src|test|seed|pages)\/[^`]+)`/g)].map(([, path]) => join(folder, path!));
    expect(files.length).toBeGreaterThan(8);
    expect(files.filter((path) => !existsSync(path))).toEqual([]);
    const scripts = [projectRoot, folder].flatMap((path) =>
      Object.keys(JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')).scripts),
    );
    const run = [...readme.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name);
    expect(run).toEqual(['kit', 'build', 'migration:generate']);
    expect(scripts).toEqual(expect.arrayContaining(run));
  });

  it('should be added, listed, shown, changed and deleted in v2', async () => {
    const added = await send('ann', 'POST', V2, { resource_id: 'VX-1', text: 'Loud', kind: 'quality' });
    expect(added).toMatchObject({ status: 201, json: { text: 'Loud', kind: 'quality', settled: false } });
    const one = `${V2}${added.json.id}/`;
    expect(await send('ann', 'GET', one)).toEqual({ status: 200, json: added.json });
    expect(await listed('ann', `${V2}`)).toContain('Loud');
    const changed = await send('ann', 'PATCH', one, { text: 'Too loud' });
    expect(changed).toMatchObject({ status: 200, json: { text: 'Too loud', created_at: added.json.created_at } });
    expect((await send('ann', 'DELETE', one)).status).toBe(204);
    expect((await send('ann', 'GET', one)).status).toBe(404);
  });

  it('should have a command that works with its rows', async () => {
    const count = async (): Promise<string> => (await platform(['annotations'], { env: environment })).stdout;
    const before = Number(await count());
    const { json } = await send('ann', 'POST', V2, { resource_id: 'VX-5', text: 'Counted' });
    expect(await count()).toBe(`${before + 1}\n`);
    expect((await send('ann', 'DELETE', `${V2}${json.id}/`)).status).toBe(204);
    expect(
      await platform(['annotations'], { env: { ...environment, DATABASE_URL: await freshDatabase() } }),
    ).toMatchObject({ code: 1, stderr: expect.stringMatching(/^There is no database yet: /) });
  });

  it('should be added, listed, shown and deleted in v1', async () => {
    const added = await send('ann', 'POST', V1, { resource_id: 'VX-1', text: 'Old' });
    expect(added).toMatchObject({ status: 200, json: { text: 'Old', settled: false } });
    const uri = added.json.resource_uri as string;
    expect(await send('ann', 'GET', uri)).toEqual({ status: 200, json: added.json });
    expect(await listed('ann', V1)).toContain('Old');
    expect((await send('ann', 'DELETE', uri)).status).toBe(204);
    expect((await send('ann', 'GET', uri)).status).toBe(404);
  });

  it('should show owners their own, and all to whoever looks after the media', async () => {
    for (const [person, text] of [
      ['ann', 'Hers'],
      ['bob', 'His'],
    ] as const) {
      expect((await send(person, 'POST', V2, { resource_id: 'VX-2', text })).status).toBe(201);
    }
    for (const list of [V1, V2]) {
      expect(await listed('ann', list)).toEqual(['Hers']);
      expect(await listed('bob', list)).toEqual(['His']);
      expect(await listed('keeper', list)).toEqual(['Hers', 'His']);
      expect((await send('eve', 'GET', list)).status).toBe(403);
    }
  });

  it('should have what it planted, and stand in the documents of both versions', async () => {
    const { json } = await send('ann', 'GET', '/API/v2/annotations/kinds/');
    expect(json.objects).toHaveLength(4);
    expect((await send('ann', 'GET', '/API/v1/')).json).toHaveProperty('annotation');
    expect((await send('ann', 'GET', '/API/v2/openapi.json')).json.paths).toHaveProperty([V2]);
  });

  it("should have a page that speaks its reader's language, and stands in the navigation", async () => {
    const english = await browse('ann', PAGE);
    expect([english.status, headingOf(english.text)]).toEqual([200, 'Notes']);
    expect(english.text).toMatch(/<a [^>]*href="\/annotations\/"[^>]*aria-current="page"/);
    const german = await browse('ann', PAGE, { language: 'de' });
    expect([german.status, headingOf(german.text)]).toEqual([200, 'Notizen']);
    expect(german.text).toContain('erforderlich');
  });

  it('should add and delete by the forms of its page', async () => {
    const form = { resource_id: 'VX-7', kind: 'rights', text: '<b>Cleared</b>' };
    expect((await browse('ann', PAGE, { form })).status).toBe(303);
    const { text } = await browse('ann', PAGE);
    expect(text).toContain('&lt;b&gt;Cleared&lt;/b&gt;');
    const [, remove = ''] = /action="(\/annotations\/\d+\/delete\/)"/.exec(text)!;
    expect((await browse('keeper', remove, { form: {} })).status).toBe(403);
    expect((await browse('ann', remove, { form: {} })).status).toBe(303);
    expect((await browse('ann', PAGE)).text).not.toContain('Cleared');
  });

  it('should keep what was typed when it refuses a form', async () => {
    const form = { resource_id: 'VX-8', kind: 'gossip', text: 'They say' };
    const { status, text } = await browse('ann', PAGE, { form });
    expect(status).toBe(422);
    for (const part of ['There is no such kind.', 'value="VX-8"', 'They say</textarea>']) expect(text).toContain(part);
    expect(await listed('ann', V2)).not.toContain('They say');
  });

  it('should show its page to nobody who lacks the permission', async () => {
    const refused = await browse('eve', PAGE);
    expect([refused.status, refused.text.includes('users.permission')]).toEqual([403, false]);
    expect(refused.text).toContain('annotation');
    const form = { resource_id: 'VX-9', text: 'Hers' };
    expect((await browse('eve', PAGE, { form })).status).toBe(403);
    const start = await browse('eve', '/');
    expect([start.status, start.text.includes('href="/annotations/"')]).toEqual([200, false]);
    expect((await browse('ann', '/')).text).toContain('href="/annotations/"');
  });
});
