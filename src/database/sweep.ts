import type { EntityManager } from 'typeorm';
import type { Database } from './database.js';
import type { SqlValue } from './sql-value.js';
import { takeTurns } from './turns.js';

/** Milliseconds from the start to the first step, and from one round to the next. */
const [first, next] = [60_000, 600_000];

/**
 * While there is more, a step is followed by a pause of nine times as long, and of so many milliseconds at least: so it
 * takes a tenth of the time, on a fast machine and on a slow one, and keeps up with what comes.
 */
const [rest, least] = [9, 100];

const served = Promise.withResolvers<void>();

/** For who serves, once the database is prepared: commands, and whoever brings it to a newer schema, remove nothing. */
export const beginSweeps = served.resolve;

/** Removes what is over, a few rows at a time, so that nobody waits for it. */
export class Sweep {
  private timer?: NodeJS.Timeout;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  /** Begins a while after the service has. @param step removes a few rows; tells whether there is more to look at */
  constructor(
    private readonly step: () => Promise<boolean>,
    private readonly failed: (error: unknown) => void,
  ) {
    void served.promise.then(() => this.after(first));
  }

  /** Begins no further step; resolves when the running one has ended. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private after(milliseconds: number): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => void (this.running = this.run()), milliseconds).unref();
  }

  private async run(): Promise<void> {
    const began = performance.now();
    const more = await this.step().catch((error: unknown) => {
      this.failed(error);
      return false;
    });
    this.after(more ? Math.max(least, rest * (performance.now() - began)) : next);
  }
}

/**
 * The rows of a table, looked at a few at a time and then anew. Where it has got to is no member of who looks: V8 holds
 * a member that was never changed to be constant, and compiles all that reads its object anew when it is changed.
 */
export class Round<T extends { id: bigint }> {
  private last = 0n;

  /** @param sql selects at most `batch` rows whose ids are above its one value, in the order of their ids */
  constructor(
    private readonly database: Database,
    private readonly sql: string,
    private readonly batch: number,
  ) {}

  /** Has the next rows looked at; tells whether there are more before it begins anew. */
  async step(look: (rows: readonly T[]) => Promise<void>): Promise<boolean> {
    const rows = await this.database.read<T>(this.sql, [this.last]);
    await look(rows);
    const more = rows.length === this.batch;
    this.last = more ? BigInt(rows.at(-1)!.id) : 0n;
    return more;
  }
}

/** How many rows are removed or changed together. */
const some = 100;

interface Found {
  id: unknown;
  size?: unknown;
}

/**
 * Removes or changes rows some at a time, inside a write: by one statement, as foreign keys do it, they would keep all
 * others waiting.
 * @param sql a SELECT of the ids of those that are left, and as `size` of their bytes where they are large
 * @param mostBytes of those that are taken together, but for a single one
 */
export async function someAtATime(
  manager: EntityManager,
  sql: string,
  values: SqlValue[],
  work: (ids: string[]) => Promise<unknown>,
  mostBytes = Infinity,
): Promise<void> {
  for (;;) {
    const found = await manager.query<Found[]>(`${sql} LIMIT ${some}`, values);
    if (found.length === 0) return;
    await work(together(found, mostBytes));
    await takeTurns();
  }
}

/** The ids of the first rows that are no larger than that together, but of one at least. */
export function together(rows: readonly Found[], mostBytes: number): string[] {
  let bytes = 0;
  return rows.filter(({ size = 0 }, n) => (bytes += Number(size)) <= mostBytes || n === 0).map(({ id }) => String(id));
}
