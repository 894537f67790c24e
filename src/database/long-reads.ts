import { Problem } from '../config/problem.js';
import { settings } from '../config/settings.js';
import type { Row, SqlValue } from './sql-value.js';
import type { SqliteDatabase } from './sqlite-driver.js';
import { ThreadQueue } from './thread-queue.js';
import type { ReadJob, ReadResult } from './reader.worker.js';
import { TooSlow } from './statement-timeout.js';
import { slice } from './turns.js';

/** Threads that read for one process, and reads that run or wait in them. */
const [threads, most] = [2, 20];

const busy = 'Others are reading much at the moment; try again later.';

/** The most statements that are known to take long, and the characters of one. */
const [mostKnown, longestKnown] = [500, 5000];

/**
 * Reads of a SQLite file of which nobody knows how long they take. What is over within a turn of the event loop is read
 * at once; all else goes on in a thread, and keeps nobody waiting but those who ask for such things too.
 */
export class LongReads {
  private readonly queue: ThreadQueue<ReadJob, ReadResult>;
  /** Statements that took longer than a turn when they were last run: these are not tried at once again. */
  private readonly long = new Set<string>();

  /** @param reader a connection of this thread to the same file */
  constructor(
    private readonly reader: SqliteDatabase,
    file: string,
  ) {
    const timeout = settings.timeouts.read * 1000;
    this.queue = new ThreadQueue({
      script: 'database/reader.worker.js',
      data: file,
      threads,
      most,
      timeout,
      wait: timeout * 2,
      busy,
    });
  }

  /**
   * The rows of a SELECT that says `inTime`. A thread begins to read after it was asked, so it sees all that had been
   * committed by then.
   * @throws TooSlow; Problem unavailable while too many others wait; what SQLite says
   */
  async read(sql: string, values: readonly SqlValue[]): Promise<Row[]> {
    if (!this.long.has(sql)) {
      const rows = this.reader.within(slice, () => this.reader.prepare(sql).all(...values));
      if (rows) return rows;
      this.note(sql);
    }
    const result = await this.queue.run({ sql, values });
    if (result === 'busy') throw new Problem('unavailable', busy);
    if (typeof result === 'string') throw new TooSlow();
    if ('failure' in result) throw Object.assign(new Error(result.failure.message), result.failure);
    if (result.took < slice / 2) this.long.delete(sql);
    return result.rows;
  }

  close(): void {
    this.queue.close();
  }

  private note(sql: string): void {
    if (sql.length > longestKnown) return;
    if (this.long.size >= mostKnown) this.long.clear();
    this.long.add(sql);
  }
}
