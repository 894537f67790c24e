/** Does work that tells how many more of the `total` steps are done, and shows so where somebody watches. */
export async function withProgress<T>(total: number, work: (step: (count: number) => void) => Promise<T>): Promise<T> {
  if (!process.stderr.isTTY || total === 0) return work(() => undefined);
  const { default: progress } = await import('cli-progress');
  const bar = new progress.SingleBar({
    stream: process.stderr,
    format: '{bar} {percentage} %, {eta_formatted} left',
    barCompleteChar: '#',
    barIncompleteChar: '.',
  });
  bar.start(total, 0);
  try {
    return await work((count) => bar.increment(count));
  } finally {
    bar.stop();
  }
}
