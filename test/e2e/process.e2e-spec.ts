import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { Client } from '../support/client.js';
import { type Ended, platform, Program, startProcess } from '../support/processes.js';
import { sendRaw } from '../support/raw.js';

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
    const refused = async (): Promise<boolean> =>
      new Client(url).get('/API/v1/').then(
        () => false,
        () => true,
      );
    while (!(await refused())) await new Promise((resolve) => setTimeout(resolve, 10));
    slow.end('"VX-1"}');
    const [answer] = (await answered) as [{ statusCode: number; resume(): void }];
    answer.resume();
    expect(answer.statusCode).toBe(200);
    expect((await program.ended).code).toBe(0);
  });

  it('should write nothing of odd targets of requests', async () => {
    const { program, url } = await start();
    for (const target of [
      'http://user:secret@host:port/API/v1/',
      'http://localhost/API/v1/',
      '/API/v1/?#secret',
      '*',
    ]) {
      for (const method of ['OPTIONS', 'GET']) {
        expect(await sendRaw(url, [`${method} ${target} HTTP/1.1`])).toMatch(/^HTTP\/1\.1 (200|204|400|404) /);
      }
    }
    program.kill('SIGTERM');
    expect(await program.ended).toMatchObject({ code: 0, stderr: '' });
  });

  it('should keep its data and show no password at a later start', async () => {
    const { program, url } = await start({ ADMIN_PASSWORD: '' });
    // The database of this file has its administrator already.
    expect(program.stdout).not.toMatch(/password/);
    expect((await new Client(url).asBasic(admin).get('/API/v1/mediabin/')).json.meta.total_count).toBe(1);
  });

  describe('with two workers', () => {
    const exporting = '/API/v2/audit/export/?format=jsonl&id=0';
    const whoami = '/API/v2/whoami/';
    let program: Program;
    let url: string;
    let chief: Client;
    /** Whoever connects anew for each request comes to one worker after the other. */
    const anew = (): Client => new Client(url, { Connection: 'close' });

    beforeAll(async () => {
      ({ program, url } = await startProcess({ WORKERS: '2' }));
      chief = anew().asBasic(admin);
    });
    afterAll(async () => {
      program.kill('SIGTERM');
      expect((await program.ended).code).toBe(0);
    });

    /** An administrator, made by the first one, and a token of theirs. */
    const newcomer = async () => {
      const [username, password] = [`worker-${randomUUID()}`, 'a good password 1'];
      const made = await chief.post('/API/v2/users/', { username, password, roles: ['platform_administrator'] });
      const basic = anew().asBasic({ username, password });
      const token = (await basic.post('/API/v2/tokens/', { label: 'x' })).json;
      return {
        id: made.json.id as string,
        username,
        password,
        basic,
        token,
        byToken: anew().asToken(token.key as string),
      };
    };

    /**
     * Sends requests, each on a connection of its own, until both workers have answered: each counts them for itself.
     */
    const useInBoth = async (client: Client): Promise<void> => {
      let first = 0;
      for (let n = 0; n < 20 && first < 2; n++) {
        const answer = await client.get(exporting);
        expect(answer.status).toBe(200);
        if (answer.headers.ratelimit?.toString().includes(';r=29;')) first++;
      }
      expect(first).toBe(2);
    };

    const statuses = async (client: Client): Promise<Set<number>> => {
      const found = new Set<number>();
      for (let n = 0; n < 4; n++) found.add((await client.get(whoami)).status);
      const atOnce = await Promise.all(Array.from({ length: 4 }, () => client.get(whoami)));
      return new Set([...found, ...atOnce.map(({ status }) => status)]);
    };

    it('should let nobody in any more, from the next request on, by what has been taken away', async () => {
      const revoked = await newcomer();
      await useInBoth(revoked.byToken);
      expect((await chief.delete(`/API/v2/tokens/${revoked.token.id}/`)).status).toBe(204);
      expect(await statuses(revoked.byToken)).toEqual(new Set([401]));
      expect(await statuses(revoked.basic)).toEqual(new Set([200]));

      const byCommand = await newcomer();
      await useInBoth(byCommand.byToken);
      expect((await platform(['token', 'revoke', byCommand.token.id as string])).code).toBe(0);
      expect(await statuses(byCommand.byToken)).toEqual(new Set([401]));

      const inactive = await newcomer();
      await useInBoth(inactive.byToken);
      const session = await anew().asSession(inactive);
      for (const client of [inactive.basic, session]) expect(await statuses(client)).toEqual(new Set([200]));
      expect((await chief.patch(`/API/v2/users/${inactive.id}/`, { is_active: false })).status).toBe(200);
      for (const client of [inactive.byToken, inactive.basic, session]) {
        expect(await statuses(client)).toEqual(new Set([401]));
      }

      const changed = await newcomer();
      await useInBoth(changed.basic);
      const password = 'a good password 2';
      expect((await chief.post(`/API/v2/users/${changed.id}/set-password/`, { password })).status).toBe(204);
      for (const client of [changed.basic, changed.byToken]) expect(await statuses(client)).toEqual(new Set([401]));
      expect(await statuses(anew().asBasic({ ...changed, password }))).toEqual(new Set([200]));
    });

    it('should ask each for what it holds now', async () => {
      const user = await newcomer();
      await useInBoth(user.byToken);
      expect((await chief.patch(`/API/v2/users/${user.id}/`, { roles: [] })).status).toBe(200);
      const denied = await Promise.all(Array.from({ length: 6 }, () => user.byToken.get(exporting)));
      expect(new Set(denied.map(({ status }) => status))).toEqual(new Set([403]));
      expect((await chief.patch(`/API/v2/users/${user.id}/`, { permissions: ['theme'] })).status).toBe(200);
      const granted = await Promise.all(Array.from({ length: 6 }, () => user.byToken.get('/API/v2/themes/')));
      expect(new Set(granted.map(({ status }) => status))).toEqual(new Set([200]));
    });
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
    ['HOST', 'nowhere.invalid'],
    ['ADMIN_USERNAME', 'a:b'],
    ['ADMIN_PASSWORD', 'admin'],
  ])('should not start with %s=%s, and say why in one sentence', async (name, value) => {
    const program = new Program(['dist/src/main.js'], { env: { PORT: '0', LOG_LEVEL: 'info', [name]: value } });
    running.push(program);
    const { code, stdout, stderr } = await program.ended;
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(new RegExp(`^[^\\n]*${name}[^\\n]*\\.\\n$`));
  });

  it.each(['1', '2'])('should say in one sentence that its database hangs up (workers: %s)', async (WORKERS) => {
    const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const env = { PORT: '0', WORKERS, DATABASE_URL: `mysql://root:x@127.0.0.1:${port}/x` };
    const program = new Program(['dist/src/main.js'], { env });
    running.push(program);
    const { code, stderr } = await program.ended;
    server.close();
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(
        /^The database of DATABASE_URL cannot be opened \((PROTOCOL_CONNECTION_LOST|ECONNRESET)\)\.\n$/,
      ),
    ]);
  });

  it('should say in one sentence that too many files are open', async () => {
    const full = `
      import net from 'node:net';
      net.connect = () => {
        const error = Object.assign(new Error('connect EMFILE'), { code: 'EMFILE', syscall: 'connect' });
        return new net.Socket().destroy(error);
      };`;
    const env = {
      PORT: '0',
      DATABASE_URL: 'mysql://root:x@127.0.0.1:1/x',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(full)}`,
    };
    const program = new Program(['dist/src/main.js'], { env });
    running.push(program);
    const { code, stderr } = await program.ended;
    expect([code, stderr]).toEqual([1, 'Too many files are open (EMFILE): raise their limit (ulimit -n).\n']);
  });

  it('should say in one sentence that DATA_DIR cannot be made, at once', async () => {
    const file = join(process.env.DATA_DIR!, 'file');
    writeFileSync(file, '');
    for (const folder of ['/proc/x', '/proc/x/y', join(file, 'x'), join(process.env.DATA_DIR!, 'x'.repeat(300))]) {
      for (const args of [['dist/src/main.js'], ['dist/src/cli/platform.js', 'seed']]) {
        const program = new Program(args, { env: { PORT: '0', DATABASE_URL: '', DATA_DIR: folder } });
        running.push(program);
        const { code, stderr } = await program.ended;
        expect([folder, args, code]).toEqual([folder, args, 1]);
        const place = `(DATA_DIR|${folder}[^ ]*|The database ${folder}/platform.sqlite)`;
        expect(stderr).toMatch(new RegExp(`^${place} cannot be (written to \\(|used: )E[A-Z]+[^\\n]*\\.\\n$`));
      }
    }
  });

  /** Without root's right to read and write every file. */
  const runOrdinary = (args: string[], env: NodeJS.ProcessEnv): Promise<Ended> => {
    const isRoot = process.getuid?.() === 0;
    const without = ['--bounding-set=-dac_override,-dac_read_search', '--', process.execPath, ...args];
    const options = { command: isRoot ? 'setpriv' : undefined, env: { PORT: '0', ...env } };
    const program = new Program(isRoot ? without : args, options);
    running.push(program);
    return program.ended;
  };

  it.each(['', '-wal', '-shm', '-lock'])(
    'should not start on a database%s that cannot be written to, and say so',
    async (part) => {
      const file = join(process.env.DATA_DIR!, `closed${part}.sqlite`);
      const env = { DATABASE_URL: `sqlite:${file}` };
      expect((await platform(['seed'], { env })).code).toBe(0);
      writeFileSync(file + part, '', { flag: 'a' });
      chmodSync(file + part, 0o400);
      expect(await runOrdinary(['dist/src/main.js'], env)).toEqual({
        code: 1,
        stdout: '',
        stderr: `${file}${part} cannot be written to (EACCES).\n`,
      });
      const { code, stdout } = await runOrdinary(['dist/src/cli/platform.js', 'doctor'], env);
      const fault = `${file}${part} is not; give it to the user that the service runs as.`;
      expect([code, stdout]).toEqual([1, expect.stringContaining(`not ok  database file writable: ${fault}\n`)]);
    },
  );

  it.each(['1', '2'])('should say in one sentence that it cannot listen there (workers: %s)', async (WORKERS) => {
    const program = new Program(['dist/src/main.js'], { env: { PORT: '0', HOST: 'fe80::1', WORKERS } });
    running.push(program);
    const { code, stderr } = await program.ended;
    expect([code, stderr]).toEqual([1, 'HOST is no address of this machine.\n']);
  });

  it('should not start with a secret that cannot be read, and say so', async () => {
    const DATA_DIR = mkdtempSync(join(process.env.DATA_DIR!, 'closed-'));
    const file = join(DATA_DIR, 'token-pepper');
    writeFileSync(file, 'x'.repeat(32), { mode: 0 });
    const { code, stderr } = await runOrdinary(['dist/src/main.js'], { DATA_DIR, DATABASE_URL: 'sqlite:' });
    expect([code, stderr]).toEqual([1, `${file} cannot be read (EACCES).\n`]);
  });

  it('should not start on a damaged database file, and say in one sentence what to do', async () => {
    const file = join(process.env.DATA_DIR!, 'damaged.sqlite');
    writeFileSync(file, 'no database at all '.repeat(1000));
    const program = new Program(['dist/src/main.js'], { env: { PORT: '0', DATABASE_URL: `sqlite:${file}` } });
    running.push(program);
    const { code, stderr } = await program.ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^The database file cannot be opened \(file is not a database\); restore a backup, or [^\n]*README[^\n]*\.\n$/,
    );
  });
});
