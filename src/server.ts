import cluster from 'node:cluster';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApp } from './app.js';
import { Bag } from './config/bag.js';
import { settings } from './config/settings.js';
import { beginSweeps } from './database/sweep.js';
import { LockOfWorkers } from './database/worker-lock.js';
import { keepHeapSmall } from './heap.js';
import { logger } from './logger.js';
import { onSignal } from './signals.js';
import type { FirstAdministrator } from './system/installation.service.js';

/** Serves from this process until it is told to stop. */
export async function serve(): Promise<void> {
  const { app, firstAdministrator } = await createApp();
  beginSweeps();
  const running = responsesOf(app.getHttpServer());
  keepHeapSmall(); // while nobody waits for it
  const server = await app.listen(settings.port, settings.host);
  const { port } = server.address() as AddressInfo;
  stopOnSignal(() => close(app, server, running));
  if (cluster.isWorker) process.send!({ ready: port });
  else announce(port, firstAdministrator);
}

/** Serves from WORKERS processes: prepares the database first, so that they all find it ready. */
export async function supervise(): Promise<void> {
  const { app, firstAdministrator } = await createApp();
  await app.close();
  let stopping = false;
  let ready = 0;
  const lock = new LockOfWorkers();
  const start = (): void => {
    const worker = cluster.fork().on('message', ({ ready: port }: { ready?: number }) => {
      if (port !== undefined && ++ready === settings.workers) announce(port, firstAdministrator);
    });
    lock.add(worker);
  };
  cluster.on('exit', (worker, code) => {
    if (stopping) return;
    if (ready < settings.workers) return process.exit(code || 1);
    logger.error(`Worker ${worker.process.pid} ended with code ${code} and is replaced.`);
    setTimeout(() => stopping || start(), 1000); // one that ends at its start would keep the machine busy
  });
  for (let n = 0; n < settings.workers; n++) start();
  stopOnSignal(async () => {
    stopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(
      workers.map(
        (worker) =>
          new Promise((resolve) => {
            worker.once('exit', resolve);
            worker.process.kill('SIGTERM');
          }),
      ),
    );
  });
}

/** The answers that are still to be given. */
function responsesOf(server: Server): Bag<ServerResponse> {
  const running = new Bag<ServerResponse>();
  server.prependListener('request', (_, response) => response.once('close', running.add(response)));
  return running;
}

/** Takes no new requests, lets the running ones finish, then closes the database. */
async function close(app: NestExpressApplication, server: Server, running: Bag<ServerResponse>): Promise<void> {
  // A connection kept alive would hold the server open until its client lets go.
  const last = (response: ServerResponse) => response.headersSent || response.setHeader('Connection', 'close');
  server.prependListener('request', (_, response) => last(response));
  for (const response of running) last(response);
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), settings.timeouts.shutdown * 1000);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idle);
  clearTimeout(late);
  await app.close();
}

function stopOnSignal(stop: () => Promise<void>): void {
  let stopped: Promise<void> | undefined;
  onSignal(() => {
    stopped ??= stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error(error);
        process.exit(1);
      },
    );
  });
}

function announce(port: number, administrator?: FirstAdministrator): void {
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  const url = settings.publicUrl ?? `http://${host === '0.0.0.0' || host === '[::]' ? '127.0.0.1' : host}:${port}`;
  const lines = [`Media Asset Platform is ready at ${url}/`];
  let user = settings.adminUsername;
  if (administrator?.password) {
    lines.push(
      `Administrator "${administrator.username}" created; the password is shown this once: ${administrator.password}`,
    );
    user += `:${administrator.password}`;
  }
  lines.push(
    'Try:',
    `  curl ${url}/API/v1/`,
    `  curl -u '${user}' ${url}/API/v1/useraccountprofile/`,
    `  curl -u '${user}' ${url}/API/v1/standards/videocodec/?limit=3`.replace(/(\S+\?\S+)/, "'$1'"),
  );
  console.log(lines.join('\n'));
}
