import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Problem } from '../config/problem.js';
import { projectRoot } from '../config/project.js';

/** Why there is no result: its time was over, or its memory, or others took too long before it. */
export type GaveUp = 'late' | 'full' | 'busy';

interface ThreadOptions {
  /** The script that a thread runs, below the folder `src`: posts `started`, then a result for each job. */
  script: string;
  /** What the script is given, as its `workerData`. */
  data?: unknown;
  /** The most threads at a time; default: one. */
  threads?: number;
  /** Milliseconds after which a job that has begun is given up, and its thread with it. */
  timeout: number;
  /** What those are told who would have to wait behind too many others. */
  busy: string;
  /** The most jobs that run or wait for their turn. */
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
 * Runs what somebody else has made, or what takes long, in threads: each does one job after the other, and none for
 * long. A thread is kept for the next job unless one hangs in it or breaks it, and is started when it is needed.
 */
export class ThreadQueue<Job, Result> {
  private readonly waiting: Waiting<Job, Result>[] = [];
  private readonly threads = new Set<Thread<Job, Result>>();

  constructor(private readonly options: ThreadOptions) {}

  /** The result of a job. @throws Problem unavailable when too many wait already */
  run(job: Job): Promise<Result | GaveUp> {
    const { most = 20, wait = Infinity, busy } = this.options;
    const running = [...this.threads].filter(({ isBusy }) => isBusy);
    if (this.waiting.length + running.length >= most) return Promise.reject(new Problem('unavailable', busy));
    let late: NodeJS.Timeout | undefined;
    const result = new Promise<Result | GaveUp>((resolve, reject) => {
      this.waiting.push({ job, until: Date.now() + wait, resolve, reject });
      if (wait < Infinity) late = setTimeout(() => resolve('busy'), wait).unref();
      this.next();
    });
    return result.finally(() => clearTimeout(late)); // until it went off, it would keep the result
  }

  /** Ends the threads; what waits is given up. */
  close(): void {
    for (const { resolve } of this.waiting.splice(0)) resolve('busy');
    for (const thread of this.threads) thread.end('busy');
  }

  private next(): void {
    while (this.waiting.length > 0) {
      if (Date.now() > this.waiting[0]!.until) {
        this.waiting.shift()!.resolve('busy');
        continue;
      }
      const thread = [...this.threads].find(({ isFree }) => isFree) ?? this.start();
      if (!thread) return;
      thread.run(this.waiting.shift()!);
    }
  }

  private start(): Thread<Job, Result> | undefined {
    if (this.threads.size >= (this.options.threads ?? 1)) return undefined;
    const thread = new Thread<Job, Result>(
      this.options,
      () => this.next(),
      () => {
        this.threads.delete(thread);
        this.next();
      },
    );
    this.threads.add(thread);
    return thread;
  }
}

/** One thread, until it has really ended: one that is deep in something may go on for a while. */
class Thread<Job, Result> {
  private readonly worker: Worker;
  private running?: Waiting<Job, Result>;
  private isReady = false;
  private isOver = false;
  private timer?: NodeJS.Timeout;

  /** @param freed told when it can do the next job; @param ended told when it is no more */
  constructor(
    private readonly options: ThreadOptions,
    private readonly freed: () => void,
    ended: () => void,
  ) {
    // As it was built, whatever runs here: Node does not compile what a thread imports.
    this.worker = new Worker(join(projectRoot, 'dist/src', options.script), {
      env: {},
      execArgv: [],
      workerData: options.data,
      resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 },
    });
    this.worker.on('message', (message: 'started' | Result) => {
      if (this.isOver) return;
      if (message === 'started') {
        this.isReady = true;
        return this.begin();
      }
      this.giveBack(message);
      this.after(IDLE, () => this.end('late'));
      this.freed();
    });
    this.worker.on('error', (error: NodeJS.ErrnoException) => {
      if (this.isOver) return;
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return this.end('full');
      this.running?.reject(error);
      this.end('late');
    });
    this.worker.on('exit', ended);
  }

  get isFree(): boolean {
    return !this.running && !this.isOver;
  }

  get isBusy(): boolean {
    return this.running !== undefined;
  }

  run(waiting: Waiting<Job, Result>): void {
    this.running = waiting;
    if (this.isReady) this.begin();
    else this.after(PATIENCE_TO_START, () => this.end('late'));
  }

  /** Ends it, and what runs in it. */
  end(why: GaveUp): void {
    this.isOver = true;
    clearTimeout(this.timer);
    this.giveBack(why);
    this.worker.unref();
    void this.worker.terminate();
  }

  private begin(): void {
    this.after(this.options.timeout, () => this.end('late'));
    // Structured: neither side has anything of the other's.
    this.worker.postMessage(this.running!.job);
  }

  private giveBack(result: Result | GaveUp): void {
    this.running?.resolve(result);
    this.running = undefined;
  }

  private after(milliseconds: number, what: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(what, milliseconds);
    // An idle thread keeps no process alive; one that works does.
    if (this.running) this.worker.ref();
    else {
      this.timer.unref();
      this.worker.unref();
    }
  }
}
