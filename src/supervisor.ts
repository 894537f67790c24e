import cluster from 'node:cluster';
import { settings } from './config/settings.js';
import { LockOfWorkers } from './database/worker-lock.js';
import { announce, type Ready, stopOnSignal } from './lifecycle.js';
import { logger } from './logger.js';

/** Serves from WORKERS processes. The first one prepares the database, so that the others find it ready. */
export function supervise(): void {
  let stopping = false;
  let ready = 0;
  let firstAdministrator: Ready['firstAdministrator'];
  const lock = new LockOfWorkers();
  const start = (): void => {
    const worker = cluster.fork().on('message', (message: Partial<Ready>) => {
      if (message.ready === undefined) return;
      firstAdministrator ??= message.firstAdministrator;
      if (++ready === 1 && !stopping) for (let n = 1; n < settings.workers; n++) start();
      if (ready === settings.workers) announce(message.ready, firstAdministrator);
    });
    lock.add(worker);
  };
  cluster.on('exit', (worker, code) => {
    if (stopping) return;
    if (ready < settings.workers) return process.exit(code || 1);
    logger.error(`Worker ${worker.process.pid} ended with code ${code} and is replaced.`);
    setTimeout(() => stopping || start(), 1000); // one that ends at its start would keep the machine busy
  });
  start();
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
