import { afterEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { Client } from '../support/client.js';
import { platform, Program, startProcess } from '../support/processes.js';

const suite = process.env.TEST_ENGINE_MISSING ? describe.skip : describe;
const admin = { username: 'admin', password: 'first-administrator' };

suite('the service as a process', () => {
  const running: Program[] = [];
  afterEach(async () => {
    for (const program of running.splice(0)) {
      program.kill('SIGKILL');
      await program.ended;
    }
  });

  const start = async (env: NodeJS.ProcessEnv = {}) => {
    const started = await startProcess(env);
    running.push(started.program);
    return started;
  };

  it('should keep what it writes for its own user', async () => {
    await start();
    for (const name of readdirSync(process.env.DATA_DIR!)) {
      expect({ name, mode: statSync(join(process.env.DATA_DIR!, name)).mode & 0o077 }).toEqual({ name, mode: 0 });
    }
  });

  it('should print its address, finish a running request on SIGTERM and end with 0', async () => {
    const { program, url } = await start();
    const { Authorization } = { Authorization: `Basic ${Buffer.from('admin:first-administrator').toString('base64')}` };
    const slow = request(`${url}/API/v1/mediabin/`, {
      method: 'POST',
      headers: { Authorization, 'Content-Type': 'application/json' },
    });
    const answered = once(slow, 'response');
    slow.write('{"resource_id": ');
    // Once another request has been answered, the first has arrived too.
    await new Client(url).asBasic(admin).get('/API/v2/whoami/');
    program.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(new Client(url).get('/API/v1/')).rejects.toThrow();
    slow.end('"VX-1"}');
    const [answer] = (await answered) as [{ statusCode: number; resume(): void }];
    answer.resume();
    expect(answer.statusCode).toBe(200);
    expect((await program.ended).code).toBe(0);
  });

  it('should keep its data and show no password at a later start', async () => {
    const { program, url } = await start({ ADMIN_PASSWORD: '' });
    // The database of this file has its administrator already.
    expect(program.stdout).not.toMatch(/password/);
    expect((await new Client(url).asBasic(admin).get('/API/v1/mediabin/')).json.meta.total_count).toBe(1);
  });

  it('should refuse a revoked token at once in every worker', async () => {
    const { url } = await start({ WORKERS: '2' });
    const { stdout } = await platform(['token', 'create', 'admin']);
    const client = new Client(url).asToken(stdout.trim());
    const statuses = async () =>
      new Set(
        (await Promise.all(Array.from({ length: 12 }, () => client.get('/API/v2/whoami/')))).map(
          ({ status }) => status,
        ),
      );
    expect(await statuses()).toEqual(new Set([200]));
    const { stdout: list } = await platform(['token', 'list', 'admin']);
    const id = /^\s*(\d+)\b/m.exec(list)![1]!;
    expect((await platform(['token', 'revoke', id])).code).toBe(0);
    expect(await statuses()).toEqual(new Set([401]));
  });

  it.each([
    ['PORT', 'http'],
    ['WORKERS', '0'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'postgres://localhost/x'],
    ['V1_SUNSET', 'soon'],
    ['TOKEN_PEPPER', 'short'],
    ['DATABASE_URL', 'mysql://root:@127.0.0.1:1/x'],
    ['HOST', '203.0.113.1'],
  ])('should not start with %s=%s, and say why in one sentence', async (name, value) => {
    const program = new Program(['dist/src/main.js'], { env: { PORT: '0', LOG_LEVEL: 'info', [name]: value } });
    running.push(program);
    const { code, stdout, stderr } = await program.ended;
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(new RegExp(`^[^\\n]*${name}[^\\n]*\\.\\n$`));
  });
});
