import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../src/config/project.js';
import { Client } from '../support/client.js';
import { Program } from '../support/processes.js';

const suite = process.env.TEST_ENGINE_MISSING ? describe.skip : describe;

suite('docs/extending.md', () => {
  let folder: string;
  let program: Program;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'extending-'));
    for (const name of [
      'src',
      'scripts',
      'seed',
      'templates',
      'client',
      'ormconfig.ts',
      'package.json',
      'nest-cli.json',
      'tsconfig.json',
      '.swcrc',
      '.prettierrc.json',
    ]) {
      cpSync(join(projectRoot, name), join(folder, name), { recursive: true });
    }
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  });

  afterAll(async () => {
    program?.kill('SIGTERM');
    await program?.ended;
    rmSync(folder, { recursive: true, force: true });
  });

  it('should lead to a new catalogue by the command that it names', async () => {
    const env = { ...process.env, NODE_OPTIONS: '', TEST_DATABASE_URL: process.env.TEST_MYSQL_SERVER };
    const path = `${join(projectRoot, 'node_modules/.bin')}:${process.env.PATH}`;
    execFileSync('nest', ['build'], { cwd: folder, env: { ...env, PATH: path }, stdio: 'pipe' });
    const text = readFileSync(join(projectRoot, 'docs/extending.md'), 'utf8');
    const [, command] = /npm run -s platform -- (new catalogue .+)/.exec(text)!;
    const options = { cwd: folder, env: { ...env, PATH: path }, stdio: 'pipe' } as const;
    execFileSync(process.execPath, ['dist/src/cli/platform.js', ...command!.split(' ')], options);
    execFileSync('nest', ['build'], { cwd: folder, env: { ...env, PATH: path }, stdio: 'pipe' });

    program = new Program(['dist/src/main.js'], { cwd: folder, env: { PORT: '0' } });
    const [, url] = await program.prints(/ready at (\S+)\/\n/);
    const client = new Client(url!).asBasic({ username: 'admin', password: 'first-administrator' });
    expect((await client.get('/API/v1/standards/captionformat/')).json).toEqual({
      meta: { limit: 20, next: null, offset: 0, previous: null, total_count: 0 },
      objects: [],
    });
    expect((await client.get('/API/v1/standards/captionformat/schema/')).json.filtering).toHaveProperty('name');
    expect((await client.get('/API/v1/')).json).toHaveProperty(['standards/captionformat']);
    // The committed API document does not know it, so not by a client that compares with that.
    const basic = `Basic ${Buffer.from('admin:first-administrator').toString('base64')}`;
    const headers = { Authorization: basic, 'Content-Type': 'application/json' };
    const created = await fetch(`${url}/API/v2/standards/captionformat/`, {
      method: 'POST',
      headers,
      body: '{"name": "WebVTT"}',
    });
    expect(created.status).toBe(201);
    expect((await client.get('/API/v1/standards/captionformat/')).json.objects).toMatchObject([{ name: 'WebVTT' }]);
    expect((await (await fetch(`${url}/API/v2/openapi.json`)).json()).paths).toHaveProperty([
      '/API/v2/standards/captionformat/',
    ]);
  }, 60_000);
});
