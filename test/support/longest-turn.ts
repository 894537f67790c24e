import { setImmediate as turn } from 'node:timers/promises';
import { slowness } from './pace.js';

/** Milliseconds that one turn of the event loop may take, whatever is asked. */
export const BOUND = 50;

/** The longest that a turn of the event loop takes while something is done, in milliseconds of a usual processor. */
export async function longestTurn(work: Promise<unknown>): Promise<number> {
  let [longest, isOver] = [0, false];
  const end = work.finally(() => (isOver = true));
  while (!isOver) {
    const before = process.threadCpuUsage();
    await turn();
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
  }
  await end;
  return longest / slowness();
}

/** What is measured at the best of five times: what takes long takes long every time, what is compiled is so once. */
export async function least(measure: () => Promise<number>): Promise<number> {
  let found = Infinity;
  for (let n = 0; n < 5 && found > BOUND; n++) found = Math.min(found, await measure());
  return found;
}
