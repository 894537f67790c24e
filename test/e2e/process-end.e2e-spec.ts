import { afterEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from '../support/client.js';
import { Program, startProcess } from '../support/processes.js';
import { sendRaw } from '../support/raw.js';

const suite = process.env.TEST_ENGINE_MISSING ? describe.skip : describe;
const admin = { username: 'admin', password: 'first-administrator' };
const headers = {
  Authorization: `Basic ${Buffer.from(`${admin.username}:${admin.password}`).toString('base64')}`,
  'Content-Type': 'application/json',
};

suite('the end of a process', () => {
  const running: Program[] = [];
  /** What they have started; when a test fails, it may go on without them. */
  const theirs: Started[] = [];
  afterEach(() => {
    for (const program of running.splice(0)) program.kill('SIGKILL');
    for (const one of theirs.splice(0)) if (lineOf(one.pid) === one.line) process.kill(one.pid, 'SIGKILL');
  });

  const start = async (env: NodeJS.ProcessEnv = {}, command?: [string, ...string[]]) => {
    const started = await startProcess(env, command);
    running.push(started.program);
    theirs.push(...descendants(started.program.pid));
    return started;
  };

  /** A request whose answer waits for the rest of its body. */
  const beginRequest = async (url: string): Promise<ClientRequest> => {
    const outgoing = request(`${url}/API/v1/mediabin/`, { method: 'POST', headers });
    outgoing.write('{"resource_id": ');
    // Once another request has been answered, the first has arrived too.
    await new Client(url).asBasic(admin).get('/API/v2/whoami/');
    return outgoing;
  };

  const answerOf = async (outgoing: ClientRequest): Promise<IncomingMessage> => {
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    return answer.resume();
  };

  const isRefused = (url: string) =>
    new Client(url).get('/API/v2/version').then(
      () => false,
      () => true,
    );

  const freePort = async (): Promise<number> => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    return port;
  };

  it('should tell the client of a running request that its connection ends', async () => {
    const { program, url } = await start();
    const outgoing = await beginRequest(url);
    const answered = answerOf(outgoing);
    program.kill('SIGTERM');
    while (!(await isRefused(url))) await delay(20);
    outgoing.end('"last"}');
    const { statusCode, headers: answer } = await answered;
    expect({ statusCode, connection: answer.connection }).toEqual({ statusCode: 200, connection: 'close' });
    expect((await program.ended).code).toBe(0);
  });

  // Of two workers as well, but a busy machine may keep their supervisor from handing on what has come.
  it('should come after those whose connections wait for it', async () => {
    const { program, url } = await start();
    // Of an address in digits the system has the connection before the next is asked for.
    const asked = Array.from({ length: 200 }, () => sendRaw(url, ['GET /API/v2/healthcheck/simple HTTP/1.1']));
    program.kill('SIGTERM');
    const answers = await Promise.all(asked.map((answer) => answer.catch((error: Error) => error.message)));
    expect(new Set(answers.map((answer) => answer.slice(0, 15)))).toEqual(new Set(['HTTP/1.1 200 OK']));
    expect((await program.ended).code).toBe(0);
  });

  it('should come after an answer that is read slowly', async () => {
    const { program, url } = await start();
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname).setEncoding('latin1').pause();
    // More than the system takes for whoever does not read.
    socket.write('GET /API/v2/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(40));
    await once(socket, 'readable');
    await delay(500);
    program.kill('SIGTERM');
    while (!(await isRefused(url))) await delay(20);
    let text = '';
    socket.on('data', (part: string) => (text += part)).resume();
    await once(socket, 'close');
    const answers = text.split('HTTP/1.1 200 OK\r\n').slice(1);
    const whole = answers.filter((answer) => {
      const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/s);
      return body.trimEnd().length > 100_000 && body.length === Number(/^Content-Length: (\d+)$/im.exec(head)?.[1]);
    });
    expect(whole.length).toBe(answers.length);
    expect(answers.at(-1)).toMatch(/^Connection: close$/im);
    expect((await program.ended).code).toBe(0);
  });

  it('should not wait for who has asked nothing yet', async () => {
    const { program, url } = await start({ HEAD_TIMEOUT: '1' });
    const { hostname, port } = new URL(url);
    const [silent, beginning] = [connect(Number(port), hostname), connect(Number(port), hostname)];
    await Promise.all([once(silent, 'connect'), once(beginning, 'connect')]);
    beginning.write('GET / HTTP/1.1\r\nHost: lo');
    await new Client(url).get('/API/v2/version'); // once that is answered, the others have come
    const ended = [silent, beginning].map((socket) => once(socket.on('error', () => undefined).resume(), 'close'));
    program.kill('SIGTERM');
    const first = await Promise.race([ended[0]!.then(() => 'silent'), ended[1]!.then(() => 'beginning')]);
    expect(first).toBe('silent');
    expect((await program.ended).code).toBe(0);
    await Promise.all(ended);
  });

  it.each([['1'], ['2']])('should not wait for ever for a request that hangs (workers: %s)', async (WORKERS) => {
    const { program, url } = await start({ SHUTDOWN_TIMEOUT: '1', WORKERS });
    const outgoing = await beginRequest(url);
    const cut = once(outgoing, 'response').then(
      () => 'answered',
      () => 'cut',
    );
    program.kill('SIGTERM');
    expect((await program.ended).code).toBe(0);
    expect(await cut).toBe('cut');
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('should store what was to be written later (%s)', async (signal) => {
    const { program, url } = await start();
    const { id, key } = (await new Client(url).asBasic(admin).post('/API/v2/tokens/', { label: signal })).json;
    expect((await new Client(url).asToken(key as string).get('/API/v2/whoami/')).status).toBe(200);
    program.kill(signal);
    expect((await program.ended).code).toBe(0);
    const { url: next } = await start();
    const token = await new Client(next).asBasic(admin).get(`/API/v2/tokens/${id as string}/`);
    expect(token.json.last_used_at).toEqual(expect.any(String));
  });

  it('should not lose a signal that comes just before it can be stopped in good order', async () => {
    const script = [
      "import { onSignal } from './dist/src/signals.js';",
      "process.kill(process.pid, 'SIGTERM');",
      "onSignal(() => { console.log('in good order'); process.exit(0); });",
      'setTimeout(() => {}, 60_000);',
    ].join('\n');
    const program = new Program(['--input-type=module', '--eval', script]);
    running.push(program);
    expect(await program.ended).toEqual({ code: 0, stdout: 'in good order\n', stderr: '' });
  });

  it('should not be that of a service whose log cannot be written', async () => {
    const command = 'exec "$0" dist/src/main.js 2>/dev/full';
    const program = new Program(['-c', command, process.execPath], {
      command: 'sh',
      env: { PORT: '0', LOG_LEVEL: 'trace', LOG_REQUESTS: 'true' },
    });
    running.push(program);
    const [, url] = await program.prints(/ready at (\S+)\/\n/);
    for (let n = 0; n < 20; n++) expect((await new Client(url!).get('/API/v2/healthcheck/simple')).status).toBe(200);
    program.kill('SIGTERM');
    expect((await program.ended).code).toBe(0);
  });

  describe('with two workers', () => {
    const workersOf = (pid: number): number[] =>
      readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

    it('should be another one when it is that of a worker', async () => {
      const { program, url } = await start({ WORKERS: '2', LOG_LEVEL: 'error', PORT: String(await freePort()) });
      const first = workersOf(program.pid);
      expect(first).toHaveLength(2);
      // Both, so that whoever answers then has taken the place of one of them.
      for (const pid of first) process.kill(pid, 'SIGKILL');
      const replaced = () => program.stderr.match(/Worker \d+ ended with code \S+ and is replaced/g) ?? [];
      while (replaced().length < 2) await delay(20);
      while (await isRefused(url)) await delay(50);
      while (workersOf(program.pid).length < 2) await delay(50);
      expect(workersOf(program.pid).filter((pid) => first.includes(pid))).toEqual([]);
      expect((await new Client(url).asBasic(admin).get('/API/v2/whoami/')).status).toBe(200);
      program.kill('SIGTERM');
      expect((await program.ended).code).toBe(0);
    });

    it('should store what comes to the other one when a worker ends while both write', async () => {
      const { program, url } = await start({ WORKERS: '2', LOG_LEVEL: 'error' });
      const client = new Client(url, { Connection: 'close' }).asBasic(admin);
      const statuses: number[] = [];
      let isOver = false;
      const write = async (): Promise<void> => {
        while (!isOver) {
          const item = { resource_id: randomUUID() };
          // That of the worker that ends fails with it.
          const answer = await client.post('/API/v2/mediabin/', item).catch(() => undefined);
          if (answer) statuses.push(answer.status);
        }
      };
      const clients = Array.from({ length: 12 }, write);
      const more = async (count: number): Promise<void> => {
        for (const before = statuses.length; statuses.length < before + count;) await delay(20);
      };
      await more(50);
      const [one] = workersOf(program.pid);
      process.kill(one!, 'SIGKILL');
      await more(200);
      isOver = true;
      program.kill('SIGTERM');
      expect((await program.ended).code).toBe(0);
      // Not before: a connection that was being handed to the one that ended hangs until then.
      await Promise.all(clients);
      expect(new Set(statuses)).toEqual(new Set([201]));
    });
  });

  it.each([['1'], ['2']])(
    'should be told in one sentence when another one has the port (workers: %s)',
    async (WORKERS) => {
      const taken = createServer().listen(0, '127.0.0.1');
      await once(taken, 'listening');
      try {
        const PORT = String((taken.address() as AddressInfo).port);
        const program = new Program(['dist/src/main.js'], { env: { PORT, WORKERS, LOG_LEVEL: 'info' } });
        running.push(program);
        const { code, stdout, stderr } = await program.ended;
        expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
        const sentence = 'Another program listens at this HOST and PORT already.\n';
        expect(stderr.replaceAll(sentence, '')).toBe('');
        expect(stderr).not.toBe('');
      } finally {
        taken.close();
      }
    },
  );

  describe('under npm', () => {
    it('should be that of npm start, after the running requests, and leave the port free', async () => {
      const PORT = String(await freePort());
      const { program, url } = await start({ PORT }, ['npm', 'run', '-s', 'start']);
      const outgoing = await beginRequest(url);
      const answered = answerOf(outgoing);
      program.kill('SIGTERM');
      while (!(await isRefused(url))) await delay(20);
      outgoing.end('"by npm"}');
      expect((await answered).statusCode).toBe(200);
      expect((await program.ended).code).toBe(0);
      const next = createServer().listen(Number(PORT), '127.0.0.1');
      await once(next, 'listening'); // it would fail while anybody listens there
      next.close();
    });

    it('should be that of npm run platform', async () => {
      // It waits for a password that does not come.
      const program = new Program(['run', '-s', 'platform', '--', 'user', 'create', 'nobody', '--password-stdin'], {
        command: 'npm',
        open: true,
      });
      running.push(program);
      const command = await until(() =>
        descendants(program.pid).find(({ line }) => /^node\0.*cli\/platform.js/.test(line)),
      );
      theirs.push(command);
      // No shell stands between them that would keep the signal to itself.
      expect(descendants(program.pid).filter(({ line }) => line.startsWith('sh\0'))).toEqual([]);
      program.kill('SIGTERM');
      await program.ended;
      await until(() => lineOf(command.pid) !== command.line);
    });
  });
});

interface Started {
  pid: number;
  /** How it was called. */
  line: string;
}

/** The programs that a program has started, and those that they have. */
function descendants(pid: number): Started[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    return children.flatMap((child) => [
      { pid: Number(child), line: lineOf(Number(child)) },
      ...descendants(Number(child)),
    ]);
  } catch {
    return []; // it has just ended
  }
}

/** How a program was called; nothing once it has ended. */
function lineOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

async function until<T>(found: () => T | undefined | false): Promise<T> {
  for (;;) {
    const value = found();
    if (value) return value;
    await delay(20);
  }
}
