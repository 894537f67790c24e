import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Problem, projectRoot } from '../kit/index.js';

/** Why there is no result: its time was over, or its memory. */
export type GaveUp = 'late' | 'full';

interface ThreadOptions {
  /** The script that a thread runs, below the folder `src`: posts `started`, then its one result. */
  script: string;
  /** Milliseconds after which a thread that has started is ended. */
  patience: number;
  /** What those are told who would have to wait behind too many others. */
  busy: string;
}

/** The most jobs that wait for their turn. */
const QUEUE_LIMIT = 20;

/** Milliseconds that a thread may take to start on a machine that has much to do. */
const PATIENCE_TO_START = 10_000;

/**
 * Runs what somebody else has made, or what takes long, in threads of their own: one after the other, without files of
 * ours in reach, and not for long.
 */
export class ThreadQueue<Job, Result> {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(private readonly options: ThreadOptions) {}

  /** The result of a job. @throws Problem unavailable when too many wait already */
  async run(job: Job): Promise<Result | GaveUp> {
    if (this.waiting >= QUEUE_LIMIT) throw new Problem('unavailable', this.options.busy);
    this.waiting++;
    const result = this.last.then(() => this.start(job)).finally(() => this.waiting--);
    this.last = result.catch(() => undefined);
    return result;
  }

  private start(job: Job): Promise<Result | GaveUp> {
    const { script, patience } = this.options;
    return new Promise((resolve, reject) => {
      // As it was built, whatever runs here: Node does not compile what a thread imports.
      const thread = new Worker(join(projectRoot, 'dist/src', script), {
        workerData: job,
        env: {},
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 },
      });
      const giveUp = (): void => settle(() => resolve('late'));
      let timer = setTimeout(giveUp, PATIENCE_TO_START);
      const settle = (how: () => void): void => {
        clearTimeout(timer);
        how();
        void thread.terminate();
      };
      thread.on('message', (message: 'started' | Result) => {
        if (message !== 'started') return settle(() => resolve(message));
        clearTimeout(timer);
        timer = setTimeout(giveUp, patience);
      });
      thread.on('error', (error: NodeJS.ErrnoException) => {
        const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
        settle(() => (isFull ? resolve('full') : reject(error)));
      });
    });
  }
}
