import { inTurn, takeTurns } from './turns.js';

/** Milliseconds after which whoever came begins nevertheless: not everybody asks the database. */
const longest = 100;

/** How many wait for one of the few connections to a server. */
let waiting = 0;
/** Who came meanwhile, in the order of coming. */
const outside: { came: number; begin: () => void }[] = [];
let isAdmitting = false;
let late: NodeJS.Timeout | undefined;

/**
 * Begins a request, at once or when the turn of the event loop and those who wait for a connection let it. What waits
 * before it has begun holds little: of 128 lists that are asked for at a time, each takes less than half of the time
 * that it takes when they wait further on, since what they hold is collected young.
 */
export function admit(begin: () => void): void {
  inTurn(() => {
    if (waiting === 0 && outside.length === 0) return begin();
    void new Promise<void>((go) => outside.push({ came: performance.now(), begin: go })).then(begin);
    watch();
  });
}

/** Counts somebody who waits for a connection. @returns what is to be called once that is over */
export function waitForConnection(): () => void {
  waiting++;
  return () => {
    waiting--;
    if (waiting === 0) void admitWaiting();
  };
}

/** Lets in who is outside, one by one, until somebody waits for a connection again. */
async function admitWaiting(): Promise<void> {
  if (isAdmitting) return;
  isAdmitting = true;
  while (outside.length > 0 && (waiting === 0 || left() <= 0)) {
    await takeTurns();
    outside.shift()!.begin();
    await new Promise<void>((done) => process.nextTick(done)); // until it waits for something itself
  }
  isAdmitting = false;
  if (outside.length > 0) return watch();
  clearTimeout(late);
  late = undefined;
}

/** Lets the first one in once it has waited for `longest`, however many wait for a connection. */
function watch(): void {
  late ??= setTimeout(() => {
    late = undefined;
    void admitWaiting();
  }, left());
}

/** Milliseconds that the first one may still be kept outside. */
const left = (): number => Math.max(outside[0]!.came + longest - performance.now(), 0);
