const text = JSON.stringify(Array.from({ length: 20_000 }, (_, n) => ({ n, name: `name ${n}`, is: true })));
/** Milliseconds of the processor that the work below takes on an idle machine like that of docs/performance.md. */
const USUAL = 38;

const work = (): void => {
  for (let n = 0; n < 9; n++) JSON.stringify(JSON.parse(text));
};
work(); // memory is asked for once

/**
 * How many times as long as usual this thread takes now for a fixed piece of work, 1 at least: two programs that share
 * a core make each other slower, also by the processor's time.
 */
export function slowness(): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return Math.max(1, (user + system) / 1000 / USUAL);
}
