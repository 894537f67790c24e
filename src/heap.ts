import { executionAsyncResource } from 'node:async_hooks';
import v8 from 'node:v8';

// How much memory the service takes. By itself V8 lets the young generation of a process grow to 3 x 64 MiB and the old
// one to several times of what is in use; what the bounds cost is in bench/README.md.
const options = [
  '--max-semi-space-size=8',
  // As large from the beginning: while it grows, a start is a twentieth longer.
  '--min-semi-space-size=8',
  // So small a young generation is collected before a second thread has woken up to help.
  '--no-parallel-scavenge',
  // What survived while the service warmed up, V8 would make in the old generation from then on: up to twice the time of a
  // short answer, in some processes and not in others.
  '--no-allocation-site-pretenuring',
  // While the old generation is marked, the young one is collected, too, as it is by itself in Node 20: otherwise most of
  // what is made meanwhile becomes old, 3 to 11 MiB each time.
  '--no-separate-gc-phases',
  // One thread marks beside the one that answers; by itself V8 lets four, which leave none of two processors to it.
  '--concurrent-marking-max-worker-num=1',
  // When little has been done for eight seconds, V8 collects all to save memory, and would make the young generation small,
  // too: of what came next much became old, which was then collected every half second, for two seconds.
  '--no-memory-reducer-favors-memory',
  '--expose-gc', // see keepHeapSmall
];

/**
 * One arena of the C library for all threads: each keeps what it once took; 5 to 15 MiB under load. And what is given back
 * goes back to the system, of large pieces too: left alone, the library raises these bounds with each one; 8 MiB. V8's
 * compiler takes up to 20 MiB for a while, in pieces of 32 KiB: with a bound above that they leave holes; 11 MiB.
 */
const memory = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '32768' };

// The young one is told only as a process begins, so this one begins anew, as itself. Whoever chooses otherwise is left
// alone, and so are the workers, which begin with the options of their parent.
const chosen = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].join(' ');
const isChosen = /--max-(semi-space|old-space|heap)-size|--heap-growing/.test(chosen);
if (!isChosen && !process.send && process.platform !== 'win32') {
  const { execPath, execArgv, argv, env } = process;
  process.execve?.(execPath, [execPath, ...options, ...execArgv, ...argv.slice(1)], { ...memory, ...env });
}

/**
 * Buffers are cut from one piece until that is used up. Pieces of 64 KiB, Node's own size, outlive two collections of the
 * young generation each and become old; what is outside of the heap counts as growth of the old generation, and had that
 * collected every five seconds for nothing.
 */
Buffer.poolSize = 8192;

/**
 * An object of those that process.nextTick makes: V8 forgets what shape they have in a collection that is to save memory
 * when there is none of them just then, and makes each later one in a slow way: 270 ns instead of 45, and a tenth of the
 * time of a short answer.
 */
const kept: { tick?: object } = {};

/**
 * Soon after the service has started, which makes much that stays: gives back what only the start needed (13 MiB, for some
 * 80 ms), with the code that has not run since the collection before, and has the old generation collected when it has
 * grown a bit.
 */
export function keepHeapSmall(): void {
  process.nextTick(() => (kept.tick = executionAsyncResource()));
  if (globalThis.gc) {
    v8.setFlagsFromString('--bytecode-old-age=1');
    giveBack();
    v8.setFlagsFromString(`--bytecode-old-age=${usualAge}`);
  }
  // Threads have less to do at a time. V8 takes this of all that begin from now on, whatever their own bound is.
  if (chosen.includes(options[0]!)) {
    v8.setFlagsFromString('--max-semi-space-size=4');
    v8.setFlagsFromString('--min-semi-space-size=0');
  }
  if (!/--max-old-space-size|--heap-growing/.test(chosen)) v8.setFlagsFromString('--heap-growing-percent=20');
}

/**
 * Gives back what much work has taken, such as compilers and a heap with room in between: 35 MiB, which V8 by itself keeps
 * however long nothing is done. It takes some 80 ms, and for 20,000 requests afterwards each costs a quarter more.
 */
export function giveBack(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/** Collections without a run, after which V8 by itself gives a function's code back. */
const usualAge = 6;
