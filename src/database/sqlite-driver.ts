import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { Driver, EntityMetadata } from 'typeorm';

type Row = Record<string, unknown>;

interface Options {
  readonly?: boolean;
  /** How long a statement waits for another process's write, in milliseconds. */
  timeout?: number;
}

/**
 * SQLite as built into Node, with the face of the `better-sqlite3` package that TypeORM's driver expects
 * (its option `driver`). Binds scalars and byte arrays only; anything else throws before SQLite sees it.
 */
export class SqliteDatabase {
  private readonly database: DatabaseSync;
  private readonly statements = new Map<string, SqliteStatement>();

  constructor(file: string, options: Options = {}) {
    this.database = new DatabaseSync(file, { readOnly: options.readonly ?? false, timeout: options.timeout ?? 5000 });
    // SQLite's own lower() knows ASCII only; MariaDB's knows most scripts.
    this.database.function('lower', { deterministic: true }, (text) =>
      typeof text === 'string' ? lowerCase(text) : text,
    );
  }

  /** Compiles a statement, or hands out the one already compiled for this text. */
  prepare(sql: string): SqliteStatement {
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = new SqliteStatement(this.database.prepare(immediate(sql)));
      if (this.statements.size >= 500) this.statements.delete(this.statements.keys().next().value!);
      this.statements.set(sql, statement);
    }
    return statement;
  }

  exec(sql: string): this {
    this.database.exec(immediate(sql));
    return this;
  }

  pragma(text: string): Row[] {
    return this.database.prepare(`PRAGMA ${text}`).all();
  }

  /** A value that changes with every commit of another connection, in this process or any other. */
  version(): unknown {
    return this.prepare('PRAGMA data_version').get()!.data_version;
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

  constructor(private readonly statement: StatementSync) {
    this.reader = statement.columns().length > 0;
    if (!this.reader) statement.setReadBigInts(true); // else the id of an inserted row would be rounded in silence
  }

  all(...values: unknown[]): Row[] {
    return this.read(() => this.statement.all(...values.map(bindable)));
  }

  get(...values: unknown[]): Row | undefined {
    return this.read(() => this.statement.get(...values.map(bindable)));
  }

  run(...values: unknown[]): { changes: number; lastInsertRowid: number | bigint } {
    const { changes, lastInsertRowid } = this.statement.run(...values.map(bindable));
    const id = Number(lastInsertRowid);
    return { changes: Number(changes), lastInsertRowid: Number.isSafeInteger(id) ? id : lastInsertRowid };
  }

  /** Numbers are read as JavaScript numbers until one is met that does not fit; from then on as bigint where they must. */
  private read<T>(step: () => T): T {
    try {
      return step();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_OUT_OF_RANGE') throw error;
      this.statement.setReadBigInts(true);
      return step();
    }
  }
}

/** TypeORM works out the ids of inserted rows from the last one, but in numbers only; here those that are bigint too. */
export function keepLargeIds(driver: Driver): void {
  const inNumbers = driver.createGeneratedMap.bind(driver);
  driver.createGeneratedMap = (metadata: EntityMetadata, last: unknown, index = 0, count = 1) =>
    typeof last === 'bigint'
      ? metadata.generatedColumns[0]?.createValueMap(last - BigInt(count - index - 1))
      : inNumbers(metadata, last, index, count);
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

/** Lower case, one code point for one code point, as MariaDB does it: no final sigma, no dot above left over. */
function lowerCase(text: string): string {
  const parts = text.replaceAll('\u03a3', '\u03c3').replaceAll('\u0130', 'i').split(youngLetters);
  return parts.map((part, n) => (n % 2 === 0 ? part.toLowerCase() : part)).join('');
}
