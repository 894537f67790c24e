import { ProblemError } from '../../../client/src/index.js';
import type { GoTo, Visit } from './visit.js';

/**
 * For an action on what somebody's other window, or a second press, may have taken away meanwhile.
 * @param path where the reader goes on when it is gone
 * @param notice what is said there
 */
export async function unlessGone(
  visit: Visit,
  step: () => Promise<GoTo>,
  path: string,
  notice = 'form.gone',
): Promise<GoTo> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) return visit.done(path, notice);
    throw error;
  }
}
