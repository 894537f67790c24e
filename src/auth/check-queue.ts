/** Checks that run at a time: of Node's four threads others need some, such as for files and host names. */
const atOnce = 2;

/** Checks that run or wait for their turn, where they have to. */
const most = 100;

/** Has few passwords checked at a time, however many are sent by however many clients. */
export class CheckQueue {
  private begun = 0;
  private readonly waiting: (() => void)[] = [];

  get hasRoom(): boolean {
    return this.begun < most;
  }

  /** Runs a check when it is its turn. */
  async run<T>(check: () => Promise<T>): Promise<T> {
    this.begun++;
    try {
      if (this.begun > atOnce) await new Promise<void>((resolve) => this.waiting.push(resolve));
      return await check();
    } finally {
      this.begun--;
      this.waiting.shift()?.();
    }
  }
}
