import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { QueryFailedError, QueryResult, type Driver, type EntityMetadata, type QueryRunner } from 'typeorm';
import { ownChanges } from './change-count.js';
import { Savepoints } from './savepoints.js';
import type { Row } from './sql-value.js';
import { takeTurns } from './turns.js';

interface Options {
  readonly?: boolean;
  /** How long a statement waits for another process's write, in milliseconds. */
  timeout?: number;
}

/** Milliseconds that a read has for nothing: most are over by then, and to ask for the processor's time takes long. */
const unmeasured = 1;

/** When a read began, by performance.now(), how many milliseconds it has, and what its thread had used before. */
interface Began {
  at: number;
  allowed: number;
  usage?: NodeJS.CpuUsage;
}

/**
 * SQLite as built into Node, with the face of the `better-sqlite3` package that TypeORM's driver expects
 * (its option `driver`). Binds scalars and byte arrays only; anything else throws before SQLite sees it.
 */
export class SqliteDatabase {
  private readonly database: DatabaseSync;
  private readonly statements = new Map<string, SqliteStatement>();
  private versionStatement?: StatementSync;
  /** The error with which SQLite has ended the transaction by itself. */
  private endedBy?: Error;
  /** When statements that ask `in_time()` are looked at, by performance.now(). */
  private end = Infinity;
  private began: Began = { at: 0, allowed: 0 };

  constructor(file: string, options: Options = {}) {
    this.database = new DatabaseSync(file, { readOnly: options.readonly ?? false, timeout: options.timeout ?? 5000 });
    // SQLite's own lower() knows ASCII only; MariaDB's knows most scripts.
    this.database.function('lower_case', { deterministic: true }, (text) =>
      typeof text === 'string' ? lowerCase(text) : text,
    );
    // Also lets a thread be ended in the middle of a statement: SQLite itself looks at nothing.
    this.database.function('in_time', () => {
      if (performance.now() > this.end && this.isLate()) throw new OutOfTime();
      return 1;
    });
  }

  /**
   * What a read that asks `in_time()` yields within so many milliseconds of the processor's time, or three times as many
   * in any case; undefined when it takes longer. On a busy machine short reads would seem long otherwise.
   */
  within(milliseconds: number, read: () => Row[]): Row[] | undefined {
    const at = performance.now();
    this.began = { at, allowed: milliseconds };
    this.end = at + unmeasured;
    try {
      return read();
    } catch (error) {
      if (error instanceof OutOfTime) return undefined;
      throw error;
    } finally {
      this.end = Infinity;
    }
  }

  /** Whether what is read now has used its time; else it is looked at again later. */
  private isLate(): boolean {
    const { at, allowed } = this.began;
    const { user, system } = process.threadCpuUsage((this.began.usage ??= process.threadCpuUsage()));
    const used = (user + system) / 1000;
    const now = performance.now();
    this.end = Math.min(now + allowed - used, at + 3 * allowed);
    return now >= this.end;
  }

  /** Compiles a statement, or hands out the one already compiled for this text. */
  prepare(sql: string): SqliteStatement {
    let statement = this.statements.get(sql);
    if (!statement) {
      const compiled = this.database.prepare(immediate(sql));
      const command = commandOf(sql);
      statement = new SqliteStatement(compiled, (step, none) => this.inTransaction(command, step, none));
      if (this.statements.size >= 500) this.statements.delete(this.statements.keys().next().value!);
      this.statements.set(sql, statement);
    }
    return statement;
  }

  exec(sql: string): this {
    this.inTransaction(commandOf(sql), () => this.database.exec(immediate(sql)), undefined);
    return this;
  }

  /**
   * Runs a statement. A full disk, among others, makes SQLite end the transaction by itself. What comes after that in
   * the same transaction would be committed at once, each statement for itself, and whoever counts transactions would
   * wait for the end of one that there is not: so it fails with the same error, until the transaction is rolled back.
   * @param none what a statement yields that has nothing to do any more
   */
  private inTransaction<T>(command: Command | undefined, step: () => T, none: T): T {
    if (command === 'BEGIN') {
      this.endedBy = undefined;
      if (this.database.isTransaction) this.database.exec('ROLLBACK'); // it could not be rolled back before
    }
    if (this.endedBy !== undefined) {
      if (command === undefined) throw this.endedBy;
      if (command === 'ROLLBACK') this.endedBy = undefined;
      if (command !== 'ROLLBACK' || !this.database.isTransaction) return none;
    }
    const wasOpen = this.database.isTransaction;
    try {
      return step();
    } catch (error) {
      if (wasOpen && command === 'ROLLBACK') return none;
      // What could not be undone is not to be committed.
      if (wasOpen && (command === 'ROLLBACK TO' || !this.database.isTransaction)) this.endedBy = error as Error;
      if (wasOpen && command === 'ROLLBACK TO') return none;
      throw error;
    }
  }

  /** Undoes the whole transaction, which goes on. Another process may come between: then what follows in it fails. */
  beginAnew(): void {
    if (this.endedBy !== undefined) return;
    try {
      this.database.exec('ROLLBACK');
      this.database.exec('BEGIN IMMEDIATE');
    } catch (error) {
      this.endedBy = error as Error;
    }
  }

  pragma(text: string): Row[] {
    return this.database.prepare(`PRAGMA ${text}`).all();
  }

  /** A value that changes with every commit of another connection, in this process or any other. */
  version(): number {
    if (!this.versionStatement) {
      this.versionStatement = this.database.prepare('PRAGMA data_version');
      this.versionStatement.setReturnArrays(true); // it is asked for by every request
    }
    return (this.versionStatement.get() as unknown as [number])[0];
  }

  close(): void {
    if (!this.database.isOpen) return;
    this.statements.clear();
    this.database.close();
  }
}

/** One compiled statement. `reader` tells whether it yields rows. */
export class SqliteStatement {
  readonly reader: boolean;
  private readonly rowOf: (values: unknown[]) => Row;

  constructor(
    private readonly statement: StatementSync,
    private readonly inTransaction: <T>(step: () => T, none: T) => T,
  ) {
    const columns = statement.columns();
    this.reader = columns.length > 0;
    this.rowOf = rowMaker(columns.map(({ name }) => name));
    if (this.reader) statement.setReturnArrays(true);
    else statement.setReadBigInts(true); // else the id of an inserted row would be rounded in silence
  }

  all(...values: unknown[]): Row[] {
    const bound = values.map(bindable);
    return this.read(() => this.statement.all(...bound) as unknown as unknown[][], []).map(this.rowOf);
  }

  run(...values: unknown[]): { changes: number; lastInsertRowid: number | bigint } {
    const bound = values.map(bindable);
    const { changes, lastInsertRowid } = this.inTransaction(() => this.statement.run(...bound), nothingDone);
    const id = Number(lastInsertRowid);
    return { changes: Number(changes), lastInsertRowid: Number.isSafeInteger(id) ? id : lastInsertRowid };
  }

  /**
   * Numbers are read as JavaScript numbers until one is met that does not fit; from then on as bigint where they must.
   */
  private read<T>(step: () => T, none: T): T {
    try {
      return this.inTransaction(step, none);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_OUT_OF_RANGE') throw error;
      this.statement.setReadBigInts(true);
      return this.inTransaction(step, none);
    }
  }
}

const makers = new Map<string, (values: unknown[]) => Row>();

/**
 * Makes objects of rows, all of one shape: those that Node makes have no prototype, so that each is a table of its own,
 * which takes half as long again to make and to read.
 */
function rowMaker(names: readonly string[]): (values: unknown[]) => Row {
  const members = names.map((name, n) => `${JSON.stringify(name)}: values[${n}]`).join();
  let make = makers.get(members);
  if (!make) {
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- names of columns, as literals
    make = new Function('values', `return { ${members} }`) as (values: unknown[]) => Row;
    if (makers.size >= 500) makers.clear();
    makers.set(members, make);
  }
  return make;
}

class OutOfTime extends Error {}

const nothingDone = { changes: 0, lastInsertRowid: 0 };

type Command = 'BEGIN' | 'SAVEPOINT' | 'ROLLBACK TO' | 'ROLLBACK';

/** What a statement does to the transaction; undefined also for those that commit, which have no effect without one. */
function commandOf(sql: string): Command | undefined {
  return /^(BEGIN|SAVEPOINT|ROLLBACK TO|ROLLBACK)\b/.exec(sql)?.[1] as Command | undefined;
}

/**
 * TypeORM works out the ids of inserted rows from the last one, but in numbers only; here those that are bigint too.
 */
export function keepLargeIds(driver: Driver): void {
  const inNumbers = driver.createGeneratedMap.bind(driver);
  driver.createGeneratedMap = (metadata: EntityMetadata, last: unknown, index = 0, count = 1) =>
    typeof last === 'bigint'
      ? metadata.generatedColumns[0]?.createValueMap(last - BigInt(count - index - 1))
      : inNumbers(metadata, last, index, count);
}

/**
 * Has TypeORM run statements here. Its own runner does the same with log entries and events that nobody wants, which is
 * a third of the time of a short write; and between the statements of a long one others must have their turns.
 */
export function runStatements(driver: Driver): void {
  const create = driver.createQueryRunner.bind(driver);
  const changes = ownChanges(driver);
  let known: QueryRunner | undefined; // there is one, as there is one connection
  driver.createQueryRunner = (mode) => {
    const runner = create(mode);
    if (runner === known) return runner;
    const savepoints = new Savepoints(true);
    const isDone = changes.ofConnection();
    runner.query = async (sql: string, values: unknown[] = [], useStructuredResult = false): Promise<never> => {
      await takeTurns();
      const { databaseConnection } = driver as unknown as { databaseConnection: SqliteDatabase };
      try {
        const todo = savepoints.about(sql);
        if (todo === 'begin anew') databaseConnection.beginAnew();
        const result = todo === 'send' ? resultOf(databaseConnection.prepare(sql), values) : new QueryResult();
        return (useStructuredResult ? result : result.raw) as never;
      } catch (error) {
        throw new QueryFailedError(sql, values, error as Error);
      } finally {
        isDone(sql);
      }
    };
    known = runner;
    return runner;
  };
}

function resultOf(statement: SqliteStatement, values: unknown[]): QueryResult {
  const result = new QueryResult();
  if (statement.reader) result.raw = result.records = statement.all(...values);
  else {
    const { changes, lastInsertRowid } = statement.run(...values);
    result.affected = changes;
    result.raw = lastInsertRowid;
  }
  return result;
}

function bindable(value: unknown): SQLInputValue {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'bigint':
      return value;
    case 'boolean':
      return value ? 1 : 0;
    default:
      if (value === null || value instanceof Uint8Array) return value;
      throw new TypeError(`Only scalars and bytes can be bound to a statement, not ${typeof value}.`);
  }
}

/**
 * Every transaction here writes, so it takes the write lock at its start: a lock taken later could fail at once
 * (SQLITE_BUSY_SNAPSHOT) instead of waiting its turn.
 */
function immediate(sql: string): string {
  return sql === 'BEGIN TRANSACTION' ? 'BEGIN IMMEDIATE' : sql;
}

// Letters that got a lower case after Unicode 5.2, which the collation of dialect.ts's `lowered` does not know.
const youngLetters =
  /([\u037f\u0526-\u052e\u10c7-\u1cbf\u2c2f\u2cf2\ua660\ua698-\ua69a\ua78d-\ua7f5\u{104b0}-\u{1e921}]+)/u;

const ascii = /^[\0-\x7f]*$/;

/** Lower case, one code point for one code point, as MariaDB does it: no final sigma, no dot above left over. */
function lowerCase(text: string): string {
  if (ascii.test(text)) return text.toLowerCase(); // most are, and it is called for each row
  const parts = text.replaceAll('\u03a3', '\u03c3').replaceAll('\u0130', 'i').split(youngLetters);
  return parts.map((part, n) => (n % 2 === 0 ? part.toLowerCase() : part)).join('');
}
