/** Milliseconds that one turn of the event loop is worked through; whoever has more to do goes on in the next one. */
export const slice = 10;

/**
 * The same while connections come: Node takes in one in each turn, so of many that come at a time the last would wait for as
 * many long ones.
 */
const brief = 1;

/** Milliseconds for which turns are brief after a connection has come: more may be waiting. */
const soon = 50;

/**
 * Milliseconds that one of those who waited may go on while others wait. Most are done within it: if all went on by a
 * step each, all would hold what they have read meanwhile, and V8 would make it old, which takes longer than to read it.
 */
const share = 1;

/** When the present turn began, as far as is known. */
let began: number | undefined;
/** When the one that goes on now began to. */
let wentOn = 0;
const waiting: (() => void)[] = [];
/** When a connection has come last. */
let cameLast = -Infinity;

/** Keeps turns brief for a while: a connection has come, and others may wait to be taken in. */
export function keepTurnsBrief(): void {
  cameLast = performance.now();
}

const longestTurn = (now: number): number => (now - cameLast < soon ? brief : slice);

/**
 * Lets all others have their turn if the present one of the event loop has lasted for long. To be called between steps
 * of whatever may be many: a step by itself must be short. Whoever waits goes on in the order of coming.
 */
export async function takeTurns(): Promise<void> {
  if (isOver()) await nextTurn();
}

/** Begins something, at once or when its turn has come. */
export function inTurn(begin: () => void): void {
  if (isOver()) void nextTurn().then(begin);
  else begin();
}

const nextTurn = (): Promise<void> => new Promise((go) => waiting.push(go));

/** Whether the present turn has lasted for long, or as long as is fair to those who wait. */
function isOver(): boolean {
  const now = performance.now();
  if (began === undefined) {
    began = now;
    setImmediate(() => void next());
  }
  return now - began > longestTurn(now) || (waiting.length > 0 && now - wentOn > share);
}

/** The results of steps that are many, in their order. */
export async function mapInTurns<A, B>(list: readonly A[], step: (one: A, place: number) => B): Promise<B[]> {
  const results: B[] = [];
  for (const [place, one] of list.entries()) {
    if (isOver()) await takeTurns(); // to wait for nothing, once for each of many, takes longer than most steps
    results.push(step(one, place));
  }
  return results;
}

async function next(): Promise<void> {
  await Promise.resolve(); // only from within a microtask does a tick come after all of them
  began = wentOn = performance.now();
  while (waiting.length > 0 && wentOn - began <= longestTurn(wentOn)) {
    waiting.shift()!();
    // Called once what goes on there has come to its next wait.
    await new Promise<void>((done) => process.nextTick(done));
    wentOn = performance.now();
  }
  // Whoever comes in what is left of a long turn waits, too.
  if (waiting.length > 0 || wentOn - began > longestTurn(wentOn)) setImmediate(() => void next());
  else began = undefined;
}
