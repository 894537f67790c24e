/** Milliseconds that one turn of the event loop is worked through; whoever has more to do goes on in the next one. */
export const slice = 10;

/** When the present turn began, as far as is known. */
let began: number | undefined;
const waiting: (() => void)[] = [];

/**
 * Lets all others have their turn if the present one of the event loop has lasted for long. To be called between steps
 * of whatever may be many: a step by itself must be short. Whoever waits goes on in the order of coming.
 */
export async function takeTurns(): Promise<void> {
  if (isOver()) await new Promise<void>((go) => waiting.push(go));
}

/** Whether the present turn has lasted for long. */
function isOver(): boolean {
  if (began === undefined) {
    began = performance.now();
    setImmediate(() => void next());
  }
  return waiting.length > 0 || performance.now() - began > slice;
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
  began = performance.now();
  while (waiting.length > 0 && performance.now() - began <= slice) {
    waiting.shift()!();
    // Called once what goes on there has come to its next wait.
    await new Promise<void>((done) => process.nextTick(done));
  }
  if (waiting.length > 0) setImmediate(() => void next());
  else began = undefined;
}
