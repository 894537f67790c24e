import cluster from 'node:cluster';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApp } from './app.js';
import { Bag } from './config/bag.js';
import { settings } from './config/settings.js';
import { beginSweeps } from './database/sweep.js';
import { giveBack, keepHeapSmall } from './heap.js';
import { announce, type Ready, stopOnSignal, tellPassword, whenQuietAgain } from './lifecycle.js';

/** Serves from this process until it is told to stop. */
export async function serve(): Promise<void> {
  const { app, firstAdministrator } = await createApp();
  tellPassword(firstAdministrator);
  beginSweeps();
  const running = responsesOf(app.getHttpServer());
  const connections = connectionsOf(app.getHttpServer());
  const server = await app.listen(settings.port, settings.host);
  const { port } = server.address() as AddressInfo;
  stopOnSignal(() => close(app, server, running, connections));
  if (cluster.isWorker) process.send!({ ready: port, firstAdministrator } satisfies Ready);
  else announce(port, firstAdministrator);
  void quiet(connections).then(keepHeapSmall);
  whenQuietAgain(server, () => [...running].length === 0, giveBack);
}

/** Waits until nobody is connected, for three seconds at most: nobody is to wait for what takes the process some 80 ms. */
async function quiet(connections: Bag<Socket>): Promise<void> {
  for (let tries = 0; tries < 12; tries++) {
    await wait(250, undefined, { ref: false });
    if ([...connections].length === 0) return;
  }
}

/** The answers that are still to be given. */
function responsesOf(server: Server): Bag<ServerResponse> {
  const running = new Bag<ServerResponse>();
  server.prependListener('request', (_, response) => response.once('close', running.add(response)));
  return running;
}

/** Those that are open. */
function connectionsOf(server: Server): Bag<Socket> {
  const open = new Bag<Socket>();
  server.prependListener('connection', (socket: Socket) => socket.once('close', open.add(socket)));
  return open;
}

/** Milliseconds for what a client has sent before it could know that the service stops. */
const untilSilent = 500;

/** Milliseconds without a new connection after which none is taken to wait, and the most that are waited for that. */
const [untilNoneWaits, longestWait] = [20, 500];

/**
 * Accepts the connections that wait for it. To their clients they are there, and all would be reset once the service does
 * not listen any more: on a busy one those of the last 30 to 90 ms, as Node accepts one in a turn of the event loop.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let came = 0;
  const note = () => came++;
  server.prependListener('connection', note);
  const end = performance.now() + longestWait;
  for (let before = -1; before < came && performance.now() < end;) {
    before = came;
    await wait(untilNoneWaits);
    await nextTurn(); // after a long turn the time is over before anything is taken in
  }
  server.off('connection', note);
}

/** Takes no new requests, lets the running ones finish, then closes the database. */
async function close(
  app: NestExpressApplication,
  server: Server,
  running: Bag<ServerResponse>,
  connections: Bag<Socket>,
): Promise<void> {
  // A connection kept alive would hold the server open until its client lets go.
  const last = (response: ServerResponse) => response.headersSent || response.setHeader('Connection', 'close');
  server.prependListener('request', (_, response) => last(response));
  for (const response of running) last(response);
  // Node takes a connection for idle whose answer has ended, though not all of it may have been sent.
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    if (![...running].some(({ writableEnded }) => writableEnded)) closeIdle();
  };
  await acceptWaiting(server);
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const { head, shutdown } = settings.timeouts;
  // Node takes a connection without a request for a busy one, and from now on waits for its head without an end.
  const end = (isOver: (socket: Socket) => boolean): void => {
    const busy = new Set([...running].map(({ socket }) => socket));
    for (const socket of [...connections]) if (!busy.has(socket) && isOver(socket)) socket.destroy();
  };
  const silent = setTimeout(() => end(({ bytesRead }) => bytesRead === 0), untilSilent);
  const headless = setTimeout(() => end(() => true), head * 1000);
  const late = setTimeout(() => server.closeAllConnections(), shutdown * 1000);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idle);
  clearTimeout(silent);
  clearTimeout(headless);
  clearTimeout(late);
  await app.close();
}
