import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Problem, projectRoot } from '../kit/index.js';

/** Why there is no result: its time was over, or its memory, or others took too long before it. */
export type GaveUp = 'late' | 'full' | 'busy';

interface ThreadOptions {
  /** The script that the thread runs, below the folder `src`: posts `started`, then a result for each job. */
  script: string;
  /** Milliseconds after which a job that has begun is given up, and its thread with it. */
  patience: number;
  /** What those are told who would have to wait behind too many others. */
  busy: string;
  /** The most jobs that wait for their turn. */
  most?: number;
  /** Milliseconds after which nobody waits for a job any more. */
  wait?: number;
}

interface Waiting<Job, Result> {
  job: Job;
  until: number;
  resolve: (result: Result | GaveUp) => void;
  reject: (error: unknown) => void;
}

/** Milliseconds that a thread may take to start on a machine that has much to do. */
const PATIENCE_TO_START = 10_000;

/** Milliseconds after which a thread that has nothing to do is ended. */
const IDLE = 60_000;

/**
 * Runs what somebody else has made, or what takes long, in a thread of its own: one after the other, without files of
 * ours in reach, and not for long. The thread is kept for the next job unless one hangs in it or breaks it.
 */
export class ThreadQueue<Job, Result> {
  private readonly waiting: Waiting<Job, Result>[] = [];
  private running?: Waiting<Job, Result>;
  private thread?: Worker;
  private isReady = false;
  private timer?: NodeJS.Timeout;

  constructor(private readonly options: ThreadOptions) {}

  /** The result of a job. @throws Problem unavailable when too many wait already */
  run(job: Job): Promise<Result | GaveUp> {
    const { most = 20, wait = Infinity, busy } = this.options;
    const all = this.waiting.length + (this.running ? 1 : 0);
    if (all >= most) return Promise.reject(new Problem('unavailable', busy));
    return new Promise((resolve, reject) => {
      this.waiting.push({ job, until: Date.now() + wait, resolve, reject });
      if (wait < Infinity) setTimeout(() => resolve('busy'), wait).unref();
      if (!this.running) this.next();
    });
  }

  /** Ends the thread; what waits is given up. */
  close(): void {
    for (const { resolve } of this.waiting.splice(0)) resolve('busy');
    this.end('busy');
  }

  private next(): void {
    do this.running = this.waiting.shift();
    while (this.running && Date.now() > this.running.until && this.giveBack('busy'));
    if (!this.running) return this.after(IDLE, () => this.end('late'));
    this.thread ??= this.start();
    if (this.isReady) this.begin();
    else this.after(PATIENCE_TO_START, () => this.end('late'));
  }

  private begin(): void {
    this.after(this.options.patience, () => this.end('late'));
    // Structured: neither side has anything of the other's.
    this.thread!.postMessage(this.running!.job);
  }

  private start(): Worker {
    // As it was built, whatever runs here: Node does not compile what a thread imports.
    const thread = new Worker(join(projectRoot, 'dist/src', this.options.script), {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 },
    });
    this.isReady = false;
    thread.on('message', (message: 'started' | Result) => {
      if (thread !== this.thread) return;
      if (message === 'started') {
        this.isReady = true;
        return this.begin();
      }
      this.giveBack(message);
      this.next();
    });
    thread.on('error', (error: NodeJS.ErrnoException) => {
      if (thread !== this.thread) return;
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return this.end('full');
      this.running?.reject(error);
      this.running = undefined;
      this.end('late');
    });
    return thread;
  }

  private giveBack(result: Result | GaveUp): boolean {
    this.running?.resolve(result);
    this.running = undefined;
    return true;
  }

  /** Ends the thread, with what runs in it, and goes on in another one when there is more to do. */
  private end(why: GaveUp): void {
    clearTimeout(this.timer);
    void this.thread?.terminate();
    this.thread = undefined;
    this.giveBack(why);
    if (this.waiting.length > 0) this.next();
  }

  private after(milliseconds: number, what: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(what, milliseconds);
    // An idle thread keeps no process alive; one that works does.
    if (this.running) this.thread?.ref();
    else {
      this.timer.unref();
      this.thread?.unref();
    }
  }
}
