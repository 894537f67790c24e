// Loaded into the service's own process: the longest that one turn of its event loop has kept all others waiting.
// Counted in time of the thread's processor, as it is on a machine of the usual pace; asked for by SIGUSR2.
import { setImmediate } from 'node:timers';
import { slowness } from './pace.ts';

let longest = 0;
let used = 0;
let asked = 0;
let watching = false;

function turn() {
  const { user, system } = process.threadCpuUsage();
  longest = Math.max(longest, user + system - used);
  used = user + system;
  if (watching) setImmediate(turn);
}

process.on('SIGUSR2', () => {
  turn();
  const { rss } = process.memoryUsage();
  const line = `probe ${asked++}: ${(longest / 1000 / slowness()).toFixed(1)} ms, ${Math.round(rss / 2 ** 20)} MiB\n`;
  turn();
  longest = 0;
  if (!watching) setImmediate(turn);
  watching = asked % 2 === 1;
  process.stdout.write(line);
});
