import { Problem } from '../config/problem.js';
import { settings } from '../config/settings.js';

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
