import type { Worker } from 'node:cluster';

/** What a worker asks of its supervisor. */
interface Request {
  lock?: 'acquire' | 'release';
}

/** What it is told: it may keep it until it is recalled, has it until it releases it once, or is to give it back. */
interface Answer {
  lock?: 'granted' | 'lent' | 'recalled';
}

/**
 * A worker's hold on the lock that lets one worker of a supervisor write at a time. The lock of a SQLite file goes to
 * whoever happens to look when it is free, and while they look in vain two workers store half of what one does. It
 * stays with who had it last until another one asks for it, so that who writes alone asks once.
 */
export class WorkerLock {
  private isHere = false;
  private isInUse = false;
  private isRecalled = false;
  private begin = (): void => undefined;

  /** @param supervisor how it is reached: this process, in a worker */
  constructor(private readonly supervisor: Pick<NodeJS.Process, 'send' | 'on'>) {
    supervisor.on('message', ({ lock }: Answer) => {
      if (lock === 'granted' || lock === 'lent') {
        this.isHere = true;
        this.isRecalled = lock === 'lent';
        this.begin();
      } else if (lock === 'recalled') {
        this.isRecalled = true;
        if (!this.isInUse) this.giveBack();
      }
    });
  }

  async acquire(): Promise<void> {
    this.isInUse = true;
    if (this.isHere) return;
    await new Promise<void>((resolve) => {
      this.begin = resolve;
      this.tell('acquire');
    });
  }

  release(): void {
    this.isInUse = false;
    if (this.isRecalled) this.giveBack();
  }

  private giveBack(): void {
    this.isHere = false;
    this.tell('release');
  }

  private tell(lock: Request['lock']): void {
    this.supervisor.send!({ lock } satisfies Request);
  }
}

/** The supervisor's side: who has the lock, and who waits for it, in the order in which they came. */
export class LockOfWorkers {
  private holder?: Worker;
  private isRecalled = false;
  private readonly waiting: Worker[] = [];

  add(worker: Worker): void {
    worker.on('message', ({ lock }: Request) => {
      if (lock === 'acquire') {
        this.waiting.push(worker);
        if (!this.holder) this.grant();
        else if (!this.isRecalled) this.tell('recalled');
      } else if (lock === 'release') this.grant();
    });
    // Whoever has just ended can be written to until that is known; it would end the supervisor, and all workers with it.
    worker.on('error', () => undefined);
    // SQLite undoes what a worker has not committed when it ends.
    worker.once('exit', () => {
      const place = this.waiting.indexOf(worker);
      if (place >= 0) this.waiting.splice(place, 1);
      if (this.holder === worker) this.grant();
    });
  }

  private grant(): void {
    this.holder = this.waiting.shift();
    this.tell(this.waiting.length > 0 ? 'lent' : 'granted');
  }

  private tell(lock: NonNullable<Answer['lock']>): void {
    this.isRecalled = lock !== 'granted';
    // Whoever has just ended is not told; that it has ended is told soon.
    if (this.holder?.isConnected()) this.holder.send({ lock } satisfies Answer);
  }
}
