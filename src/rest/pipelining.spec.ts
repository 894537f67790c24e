import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { afterThoseBefore, MOST_AHEAD } from './pipelining.js';

describe('afterThoseBefore', () => {
  const begun: { url: string; response: ServerResponse }[] = [];
  const server = createServer((request, response) =>
    afterThoseBefore(request, response, () => void begun.push({ url: request.url!, response })),
  );
  afterEach(() => {
    begun.length = 0;
    server.closeAllConnections();
    server.close();
  });

  const client = async (count: number) => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
    socket.on('error', () => undefined);
    const send = (from: number, to: number) => {
      for (let n = from; n < to; n++) socket.write(`GET /${n} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    };
    send(0, count);
    let read = '';
    socket.on('data', (text: string) => (read += text));
    return { socket, send, answered: () => [...read.matchAll(/HTTP\/1.1 200/g)].length };
  };
  const until = async (isSo: () => boolean): Promise<void> => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const urls = () => begun.map(({ url }) => url);

  it('should begin those of a connection one after the other, as each is answered', async () => {
    const { answered } = await client(3);
    for (let n = 0; n < 3; n++) {
      await until(() => begun.length > n);
      await new Promise((resolve) => setTimeout(resolve, 20)); // nor does another one begin
      expect(urls()).toEqual(['/0', '/1', '/2'].slice(0, n + 1));
      begun[n]!.response.end('well');
    }
    await until(() => answered() === 3);
  });

  it('should let a hundred wait, and as many again once those are answered', async () => {
    const many = 1 + MOST_AHEAD;
    const { send, answered } = await client(many);
    for (const round of [1, 2]) {
      for (let n = 0; n < many; n++) {
        await until(() => begun.length > (round - 1) * many + n);
        begun.at(-1)!.response.end();
      }
      await until(() => answered() === round * many);
      if (round === 1) send(0, many);
    }
    expect(begun).toHaveLength(2 * many);
  });

  it('should end a connection on which more wait, and begin none of them', async () => {
    const { socket } = await client(2 + MOST_AHEAD);
    await once(socket, 'close');
    expect(urls()).toEqual(['/0']);
  });
});
