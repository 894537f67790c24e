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
    worker.on('error', (error) => {
      // Nothing else tells that the system has no process for it.
      if (stopping || worker.process.pid !== undefined) return;
      logger.error(`A worker cannot be started (${error.message}).`);
      replace(1);
    });
    lock.add(worker);
  };
  const replace = (code: number): void => {
    if (ready < settings.workers) return process.exit(code || 1);
    setTimeout(() => stopping || start(), 1000); // one that ends at its start would keep the machine busy
  };
  cluster.on('exit', (worker, code) => {
    if (stopping) return;
    if (ready >= settings.workers) {
      logger.error(`Worker ${worker.process.pid} ended with code ${code} and is replaced.`);
    }
    replace(code);
  });
  start();
  stopOnSignal(async () => {
    stopping = true;
    // One that the system has no process for never ends.
    const workers = Object.values(cluster.workers ?? {}).flatMap((worker) =>
      worker?.process.pid === undefined ? [] : [worker],
    );
    const codes = await Promise.all(
      workers.map(
        (worker) =>
          new Promise<number | null>((resolve) => {
            worker.once('exit', resolve);
            worker.process.kill('SIGTERM');
          }),
      ),
    );
    // It has said why.
    if (codes.some((code) => code !== null && code > 0)) throw new Error('A worker could not stop as it should.');
  });
}
