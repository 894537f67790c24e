import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { answeredWithoutHost, answerRefused, type Refuse } from './node-refusals.js';

describe('answerRefused', () => {
  const open: { server?: Server; socket?: Socket } = {};
  afterEach(() => {
    open.socket?.destroy();
    open.server?.closeAllConnections();
    open.server?.close();
  });

  /** What comes back for texts that are sent one after the other, until the connection is closed. */
  const sent = async (listener: RequestListener, ...texts: string[]): Promise<string> => {
    const timeouts = { headersTimeout: 200, requestTimeout: 300, connectionsCheckingInterval: 50 };
    const options = { ...timeouts, requireHostHeader: false };
    const server = (open.server = createServer(options, listener));
    answerRefused(server, refuse);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const socket = (open.socket = connect((server.address() as AddressInfo).port, '127.0.0.1'));
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('error', () => undefined);
    const closed = once(socket, 'close');
    for (const text of texts) {
      socket.write(text, 'latin1');
      await delay(50);
    }
    await closed;
    expect(answer).toMatch(/^Date: \w{3}, .* GMT\r$/m);
    return answer.replace(/(Date: .* GMT\r\n)(Connection: close\r\nContent-Type)/g, '$2');
  };
  const refuse: Refuse = (_, response, problem) =>
    void response.writeHead(problem.getStatus()).end(`${problem.code}: ${problem.message}`);
  const heads = (answer: string): string[] => answer.match(/HTTP\/1\.1 .*$/gm) ?? [];
  const refusal = (status: string, sentence: string): string => {
    const body = JSON.stringify({ error: sentence });
    const type = 'Content-Type: application/json; charset=utf-8\r\nX-Content-Type-Options: nosniff';
    return `HTTP/1.1 ${status}\r\nConnection: close\r\n${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  };
  const unreadable = refusal('400 Bad Request', 'The request could not be read.');
  const ok: RequestListener = (_, response) => void response.end('ok');
  const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
  const post = 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';

  it.each([
    ['bytes in its line', 'GET /\xfc HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['DEL in a header', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: \x7f\r\n\r\n'],
    ['no request at all', 'hello\r\n\r\n'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n'],
  ])('should answer %s', async (_, text) => {
    expect(await sent(ok, text)).toBe(unreadable);
  });

  it('should answer what names no host, but for HTTP/1.0', async () => {
    const named: RequestListener = (request, response) =>
      void (answeredWithoutHost(request, response, refuse) || response.end('ok'));
    const answer = await sent(named, get, 'GET / HTTP/1.1\r\n\r\n', get);
    expect(heads(answer)).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 400 Bad Request']);
    expect(answer).toMatch(
      /Connection: close\r\n.*\r\n\r\n.*malformed_request: The request must have a Host header\./s,
    );
    expect(await sent(named, 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 OK/);
    for (const version of ['1.0', '1.1']) {
      const twice = await sent(named, `GET / HTTP/${version}\r\nHost: x\r\nX-Host: x\r\nhost: y\r\n\r\n`);
      expect(twice).toMatch(/^HTTP\/1.1 400 .*The request must have one Host header\./s);
    }
  });

  it('should answer a head that is too large, however much of it follows', async () => {
    const text = `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'x'.repeat(2 ** 20)}\r\n\r\n`;
    expect(await sent(ok, text)).toBe(
      refusal('431 Request Header Fields Too Large', 'The head of the request is too large.'),
    );
  });

  it('should answer a head that does not come', async () => {
    expect(await sent(ok, 'GET / HT')).toBe(refusal('408 Request Timeout', 'The request did not arrive in time.'));
  });

  it('should answer chunks that are none, while nothing has been answered', async () => {
    expect(await sent((request) => void request.resume(), post, 'x\r\n')).toBe(unreadable);
  });

  it('should say nothing in the middle of an answer', async () => {
    const begun: RequestListener = (_, response) => void response.write('begun');
    const answer = await sent(begun, post, 'x\r\n');
    expect([heads(answer), answer.endsWith('\r\n5\r\nbegun\r\n')]).toEqual([['HTTP/1.1 200 OK'], true]);
  });

  it('should answer what follows a request on its connection', async () => {
    const answer = await sent(ok, get, 'hello\r\n\r\n');
    expect(heads(answer)).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 400 Bad Request']);
    expect(answer).toContain(`ok${unreadable}`);
  });

  it('should answer it behind what was asked before', async () => {
    const slow: RequestListener = (_, response) => void setTimeout(() => response.end('ok'), 150);
    const answer = await sent(slow, `${get}${get}hello\r\n\r\n`, 'more\r\n\r\n');
    expect(heads(answer)).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 200 OK', 'HTTP/1.1 400 Bad Request']);
    expect(answer.endsWith(`ok${unreadable}`)).toBe(true);
  });

  it('should answer an expectation that is not met', async () => {
    const answer = await sent(ok, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: tea\r\n\r\n');
    expect(answer).toMatch(
      /^HTTP\/1\.1 417 [^]*expectation_failed: There is nothing else to expect than 100-continue\./,
    );
  });
});
