import { beforeAll, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { Agent, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { waitForConnection } from '../../src/database/admission.js';
import { UNFINISHED_LIMIT } from '../../src/rest/body-bounds.js';
import { BODY_LIMIT } from '../../src/rest/json-body.js';
import { assetPath } from '../../src/web/kit/assets.js';
import { sendRaw } from '../support/raw.js';
import { e2e, type TestUser } from '../support/service.js';

const json = ['Host: localhost', 'Content-Type: application/json'];

/** The end of a connection, however it ends. */
const closing = (socket: Socket): Promise<void> => new Promise((resolve) => socket.once('close', () => resolve()));

const canSeeFiles = existsSync('/proc/self/fd'); // only Linux shows them

/** Of the service's own scripts and styles: how many it has open. */
const openFiles = (): number =>
  (canSeeFiles ? readdirSync('/proc/self/fd') : []).filter((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`).includes('/web/assets/files/');
    } catch {
      return false; // closed meanwhile
    }
  }).length;

// Every promise here waits for the service to close the connection: a test that would fail takes until its end.
e2e(
  'a client that does not get on',
  (service) => {
    let user: TestUser;
    beforeAll(async () => void (user = await service.user({ isSuperuser: true, isAdministrator: true })));

    const own = () => [...json, `AUTH-TOKEN: ${user.token}`];
    const send = (...lines: string[]) => sendRaw(service.url, lines.join('\r\n'));
    const open = () => service.app.getHttpServer();
    const connections = () => new Promise((resolve) => open().getConnections((_, count) => resolve(count)));

    it.each([
      ['nothing', ''],
      ['half a line', 'GET /API/v2/ver'],
      ['half a head', 'GET /API/v2/version HTTP/1.1\r\nHost: localhost\r\nX-'],
      ['half a head with a credential', 'GET /API/v2/whoami/ HTTP/1.1\r\nHost: localhost\r\nAuthorization: Basic'],
    ])('should not be held that sends %s', async (_, text) => {
      expect(await sendRaw(service.url, text)).toMatch(/^HTTP\/1.1 408 [^]*\r\nConnection: close\r\n/);
    });

    it('should not be held that sends its head slowly', async () => {
      const { hostname, port } = new URL(service.url);
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      const closed = closing(socket);
      socket.write('GET / HTTP/1.1\r\n');
      const dripping = setInterval(() => socket.write('X-A: b\r\n'), 100);
      await closed.finally(() => clearInterval(dripping));
      expect(socket.destroyed).toBe(true);
    });

    it('should be known by its address that leaves before its request has begun', async () => {
      const { hostname, port } = new URL(service.url);
      const { username } = await service.user({});
      const lines = ['GET /API/v1/mediabin/ HTTP/1.1', ...own(), `RUNAS: ${username}`, '', ''];
      const over = waitForConnection();
      const arrived = once(open(), 'request') as Promise<[IncomingMessage]>;
      const socket = connect(Number(port), hostname).end(lines.join('\r\n'));
      const [{ socket: peer }] = await arrived;
      const left = once(peer, 'close');
      socket.resetAndDestroy();
      await left;
      expect(peer.destroyed).toBe(true);
      over();
      const trail = `/API/v2/audit/?event=run-as&effective=${username}`;
      let entries: unknown[] = [];
      for (let n = 0; n < 50 && entries.length === 0; n++) {
        await delay(50);
        entries = (await service.client.asToken(user.token).get(trail)).json.objects as unknown[];
      }
      expect(entries).toEqual([expect.objectContaining({ address: '127.0.0.1' })]);
    });

    it.each([
      ['v1', 'application/json; charset=utf-8', '/API/v1/mediabin/', 'POST'],
      ['v2', 'application/problem+json; charset=utf-8', '/API/v2/mediabin/', 'POST'],
      ['v2', 'application/problem+json; charset=utf-8', '/API/v2/mediabin/bulk/', 'POST'],
      ['v2', 'application/problem+json; charset=utf-8', '/API/v2/themes/1/', 'PATCH'],
    ])('should be told by 408 that sends half a body: %s', async (version, type, path, method) => {
      const fixed = [...own(), 'Content-Length: 100', '', '{"resource_id": '];
      const chunked = [...own(), 'Transfer-Encoding: chunked', '', '10\r\n{"resource_id": \r\n'];
      const key = path.replaceAll('/', '-');
      const keyed = [`Idempotency-Key: ${key}`, ...fixed];
      for (const lines of [fixed, chunked, ...(version === 'v2' && method === 'POST' ? [keyed] : [])]) {
        const [head = '', body = ''] = (await send(`${method} ${path} HTTP/1.1`, ...lines)).split('\r\n\r\n');
        expect(head).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
        expect(head.toLowerCase()).toContain('\r\nconnection: close');
        expect(head).toContain(`\r\nContent-Type: ${type}`);
        const sentence = 'The body of the request did not arrive in time.';
        const told = { v1: { error: sentence }, v2: { code: 'request_timeout', status: 408, detail: sentence } };
        expect(JSON.parse(body)).toMatchObject(told[version as keyof typeof told]);
      }
      // The key was given back.
      const again = service.client.asToken(user.token).with({ 'Idempotency-Key': key });
      const isKeyed = version === 'v2' && method === 'POST';
      const sent = path.endsWith('bulk/') ? [{ resource_id: 'y' }] : { resource_id: 'x' };
      expect(isKeyed ? (await again.post(path, sent)).status : 201).toBe(201);
    });

    it('should be told by 408 that sends half a file', async () => {
      const type = 'Content-Type: multipart/form-data; boundary=x';
      const part = '--x\r\nContent-Disposition: form-data; name="logo"; filename="a.png"\r\n\r\nhalf';
      const lines = ['Host: localhost', `AUTH-TOKEN: ${user.token}`, type, 'Content-Length: 5000', '', part];
      expect(await send('PUT /API/v2/themes/1/logo/ HTTP/1.1', ...lines)).toMatch(/^HTTP\/1.1 408 /);
    });

    it('should not be held either when it has been answered before its body was there', async () => {
      const stranger = await send('POST /API/v2/mediabin/ HTTP/1.1', ...json, 'Content-Length: 100', '', '{');
      expect(stranger).toMatch(/^HTTP\/1.1 401 /);
      const lost = await send('POST /nowhere HTTP/1.1', ...json, 'Content-Length: 100', '', '{');
      expect(lost).toMatch(/^HTTP\/1.1 404 /);
      const tooMuch = await send('POST /API/v2/mediabin/ HTTP/1.1', ...own(), 'Content-Length: 99999999', '', '{');
      expect(tooMuch).toMatch(/^HTTP\/1.1 413 /);
    });

    it('should not be held either that goes on slowly once it has been answered', async () => {
      const { hostname, port } = new URL(service.url);
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      const closed = closing(socket);
      socket.write(['PATCH /API/v2/me/ HTTP/1.1', ...json, 'Content-Length: 1000', '', '{'].join('\r\n'));
      const [answer] = (await once(socket, 'data')) as [Buffer];
      expect(String(answer)).toMatch(/^HTTP\/1.1 401 /);
      const dripping = setInterval(() => socket.write(' '), 100);
      await closed.finally(() => clearInterval(dripping));
      expect(socket.destroyed).toBe(true);
    });

    it('should not be held that sends a byte now and then', async () => {
      const { hostname, port } = new URL(service.url);
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      let answer = '';
      socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
      const closed = closing(socket);
      socket.write(['POST /API/v2/mediabin/ HTTP/1.1', ...own(), 'Content-Length: 100000', '', '{'].join('\r\n'));
      const dripping = setInterval(() => socket.write(' '), 100);
      await closed.finally(() => clearInterval(dripping));
      expect(answer).toMatch(/^HTTP\/1.1 408 /);
    });

    it('should be served that sends a large body slowly, but steadily', async () => {
      const body = JSON.stringify({ resource_id: 'steady' }).padEnd(400_000);
      const { hostname, port } = new URL(service.url);
      const headers = { 'AUTH-TOKEN': user.token, 'Content-Type': 'application/json', 'Content-Length': body.length };
      const outgoing = request({ hostname, port, method: 'POST', path: '/API/v2/mediabin/', headers, agent: false });
      const answered = once(outgoing, 'response');
      const begun = Date.now();
      for (let at = 0; at < body.length; at += 50_000) {
        outgoing.write(body.slice(at, at + 50_000));
        await delay(300);
      }
      outgoing.end();
      const [answer] = (await answered) as [IncomingMessage];
      answer.resume();
      expect(Date.now() - begun).toBeGreaterThan(2000); // so it took longer than a body may stand still
      expect(answer.statusCode).toBe(201);
    });

    it('should be let go in hundreds', async () => {
      const halves = Array.from({ length: 200 }, (_, n) =>
        n % 2 === 0
          ? sendRaw(service.url, 'GET / HTTP/1.1\r\nX-')
          : send('POST /API/v2/mediabin/ HTTP/1.1', ...own(), 'Content-Length: 100', '', '{'),
      );
      expect((await service.client.get('/API/v2/version')).status).toBe(200);
      const answers = await Promise.all(halves);
      expect(new Set(answers.map((answer) => answer.slice(9, 12)))).toEqual(new Set(['408']));
      while ((await connections()) !== 0) await delay(20);
    });

    it.each([
      ['half a body', '{"overlap_minutes": 60', 24],
      ['a body without its end', '16\r\n{"overlap_minutes": 60\r\n', undefined],
      ['a body that nobody has read yet', '{"overlap_minutes": 60}', 23],
    ])('should not be taken for one without a body that is gone after %s', async (_, body, length) => {
      // Whose password takes its time, as it was not checked before.
      const { username, password, token } = await service.user();
      const basic = Buffer.from(`${username}:${password}`).toString('base64');
      const client = service.client.asToken(token);
      const framing = length === undefined ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`;
      const path = `/API/v2/tokens/${(await client.get('/API/v2/tokens/self/')).json.id}/rotate/`;
      const head = [`POST ${path} HTTP/1.1`, ...json, `Authorization: Basic ${basic}`, framing, '', body];
      const answered = new Promise<number>((resolve) => {
        open().once('request', (_request: IncomingMessage, response: ServerResponse) => {
          const end = response.end.bind(response);
          response.end = ((...sent: []) => {
            resolve(response.statusCode);
            return end(...sent);
          }) as typeof response.end;
        });
      });
      const { hostname, port } = new URL(service.url);
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.resume().end(head.join('\r\n'));
      expect(await answered).toBe(400);
      expect((await client.get('/API/v2/tokens/self/')).status).toBe(200);
    });

    it('should not have ever so many requests begun that it sends ahead', async () => {
      const { hostname, port } = new URL(service.url);
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      const closed = closing(socket);
      let answers = 0;
      const begun = (): void => void answers++;
      open().prependListener('request', (_request: IncomingMessage, response: ServerResponse) =>
        response.once('finish', begun),
      );
      socket.resume().write('GET /API/v2/version HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(2000));
      await closed;
      expect(answers).toBeLessThan(1000);
    });

    it.each([
      ['application/json', '{"username":"nobody","password":"x"}'],
      ['application/x-www-form-urlencoded', 'username=nobody&password=x'],
    ])('should be understood that sends a body in pieces of a byte: %s', async (type, body) => {
      const path = type.endsWith('json') ? '/API/v2/sessions/' : '/login/';
      const lines = [`POST ${path} HTTP/1.1`, 'Host: localhost', `Content-Type: ${type}`, 'Connection: close'];
      const pieced = (count: number) => {
        const bytes = [...body.padEnd(count, type.endsWith('json') ? ' ' : '&')];
        const pieces = bytes.map((byte) => `1\r\n${byte}\r\n`).join('');
        return send(...lines, 'Transfer-Encoding: chunked', '', `${pieces}0\r\n\r\n`);
      };
      expect(await pieced(20_000)).toMatch(/^HTTP\/1.1 (401|403) /);
      expect(await pieced(22_000)).toMatch(/^HTTP\/1.1 400 [^]*The body comes in too many small pieces\./);
    });

    it('should not have ever so much held of bodies that it does not end', async () => {
      const { unfinishedBodies } = await import('../../src/rest/body-bounds.js'); // as the service has it
      const { hostname, port } = new URL(service.url);
      const body = JSON.stringify({ username: 'nobody', password: 'x'.repeat(BODY_LIMIT - 35) });
      const head = ['POST /API/v2/sessions/ HTTP/1.1', ...json, `Content-Length: ${body.length}`, '', ''].join('\r\n');
      const begin = (count: number) => {
        const socket = connect(Number(port), hostname).on('error', () => undefined);
        let answer = '';
        socket.on('data', (piece) => (answer += String(piece)));
        socket.write(head + body.slice(0, count));
        return { socket, status: () => Number(answer.split(' ')[1]), answer: () => answer };
      };
      // One after the other: of many at once a busy machine lets one wait for longer than it may.
      const half = async (bodies: number) => {
        const begun = begin(BODY_LIMIT - 1);
        for (let n = 0; unfinishedBodies()[1] < bodies * (BODY_LIMIT - 1) && n < 500; n++) await delay(5);
        return begun;
      };
      expect(body).toHaveLength(BODY_LIMIT);
      const count = UNFINISHED_LIMIT / BODY_LIMIT;
      const first = await half(1);
      const others = [];
      for (let bodies = 2; bodies <= count; bodies++) others.push(await half(bodies));
      expect([unfinishedBodies(), first.answer()]).toEqual([[count, count * (BODY_LIMIT - 1)], '']);
      const last = begin(BODY_LIMIT - 1);
      for (let n = 0; !first.answer() && n < 300; n++) await delay(10);
      expect(first.answer()).toMatch(/^HTTP\/1.1 503 [^]*\r\nRetry-After: \d/);
      last.socket.write(body.slice(-1));
      for (let n = 0; !last.answer() && n < 300; n++) await delay(10);
      expect(last.status()).toBe(401);
      expect(others.map(({ status }) => status())).toEqual(others.map(() => NaN));
      for (const { socket } of [first, last, ...others]) socket.destroy();
      // What has gone is not counted any more, nor what was answered before it was whole.
      for (let n = 0; unfinishedBodies()[0] > 0 && n < 300; n++) await delay(10);
      expect(unfinishedBodies()).toEqual([0, 0]);
      const early = begin(1000);
      await once(early.socket, 'data');
      await delay(50);
      early.socket.destroy();
      expect(unfinishedBodies()).toEqual([0, 0]);
    });

    it('should not count what has been answered, whatever became of it', async () => {
      const { unfinishedBodies } = await import('../../src/rest/body-bounds.js'); // as the service has it
      const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
      const form = 'Content-Type: multipart/form-data; boundary=x';
      const part = '--x\r\nContent-Disposition: form-data; name="a[b]"\r\n\r\n';
      const large = 'a'.repeat(20_000); // of what does not end, three seconds are waited for more
      for (const end of ['', '0\r\n\r\n']) {
        const requests = [
          ['POST /API/v2/sessions/', json[1]!, chunk('{')],
          ['POST /API/v2/sessions/', 'Content-Type: text/plain', chunk(large)],
          ['POST /API/v2/sessions/', 'Content-Encoding: gzip', chunk('no gzip')],
          ['POST /API/v2/sessions/', 'Content-Encoding: odd', chunk('{}')],
          ['PATCH /API/v2/me/', json[1]!, chunk(large)],
          ['POST /API/v1/theme/', own()[2]!, chunk(large)],
          ['GET /API/v2/whoami/', own()[2]!, chunk(large)],
          ['POST /nowhere/', json[1]!, chunk(large)],
          ['POST /login/', form, chunk(part + large)],
          ['POST /login/', form, chunk('--x')],
          ['POST /login/', 'Content-Type: application/x-www-form-urlencoded', chunk(large)],
        ];
        const answers = await Promise.all(
          requests.map(([line, field, body]) =>
            send(
              `${line} HTTP/1.1`,
              'Host: localhost',
              'Connection: close',
              field!,
              'Transfer-Encoding: chunked',
              '',
              body + end,
            ),
          ),
        );
        expect(answers.filter((answer) => !/^HTTP\/1.1 [24]/.test(answer))).toEqual([]);
        for (let n = 0; unfinishedBodies()[0] > 0 && n < 100; n++) await delay(10);
        expect(unfinishedBodies()).toEqual([0, 0]);
      }
    });

    it('should leave no file open when it goes without having taken it', async () => {
      const { hostname, port } = new URL(service.url);
      const ask = `GET ${assetPath('page.css')} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
      const sockets = Array.from({ length: 10 }, () => {
        const socket = connect(Number(port), hostname).pause();
        socket.write(ask.repeat(90)); // more than the system keeps for it
        return socket.on('error', () => undefined);
      });
      while (canSeeFiles && openFiles() === 0) await delay(10);
      for (const socket of sockets) socket.resetAndDestroy();
      while (openFiles() > 0) await delay(10);
      expect(openFiles()).toBe(0);
    });

    it('should find its connection open between requests, for as long as it was told', async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const { hostname, port } = new URL(service.url);
      const ask = async () => {
        const outgoing = request({ hostname, port, path: '/API/v2/version', agent }).end();
        const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
        const { socket, headers } = answer.resume();
        await once(answer, 'end');
        return { socket, promised: headers['keep-alive'] };
      };
      try {
        const first = await ask();
        expect(first.promised).toBe('timeout=2');
        const closed = closing(first.socket);
        expect((await ask()).socket).toBe(first.socket);
        const answered = performance.now();
        await closed;
        expect(performance.now() - answered).toBeGreaterThan(1990);
      } finally {
        agent.destroy();
      }
    });
  },
  { HEAD_TIMEOUT: '1', BODY_TIMEOUT: '1', KEEP_ALIVE_TIMEOUT: '2' },
);

e2e('a server as it is without settings', (service) => {
  it('should wait for so long', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout } = service.app.getHttpServer();
    expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 168_000,
      keepAliveTimeout: 75_000,
    });
  });

  it('should keep its turns brief while connections come', async () => {
    const { keepTurnsBrief } = await import('../../src/database/turns.js');
    expect(service.app.getHttpServer().listeners('connection')).toContain(keepTurnsBrief);
  });
});
