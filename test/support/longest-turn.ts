import { setImmediate as turn } from 'node:timers/promises';

/** The longest that a turn of the event loop takes while something is done, in milliseconds of the processor. */
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
  return longest;
}
