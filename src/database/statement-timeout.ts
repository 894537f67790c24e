import { AsyncLocalStorage } from 'node:async_hooks';
import { Problem } from '../config/problem.js';
import { settings } from '../config/settings.js';

const unlimited = new AsyncLocalStorage<true>();

/** Does work whose statements may take as long as they need, such as a migration. */
export function withoutTimeout<T>(work: () => Promise<T>): Promise<T> {
  return unlimited.run(true, work);
}

export function hasNoTimeout(): boolean {
  return unlimited.getStore() === true;
}

/** A read that was ended, as it would have gone on for too long. */
export class TooSlow extends Problem {
  /** In seconds: what else the machine has to do may be over by then. */
  readonly retryAfter = 30;

  /** @param asked what made it so long, such as the names of filters */
  constructor(asked: readonly string[] = []) {
    const what = asked.length > 0 ? ` with ${asked.join(', ')}` : '';
    super('too_slow', `To read this${what} takes longer than ${settings.timeouts.read} seconds.`);
  }
}
