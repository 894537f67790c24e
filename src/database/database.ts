import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { engine } from './columns.js';
import { isConflict } from './dialect.js';
import { SqliteDatabase } from './sqlite-driver.js';

export type SqlValue = string | number | bigint | boolean | null | Uint8Array;
export type Row = Record<string, unknown>;

const attempts = 8;
const rememberedLimit = 1000;

/**
 * The way to the data. Reads see committed rows only. Writes are transactions: on SQLite one after the other, because
 * TypeORM's driver has one connection and two transactions on it would become one.
 */
@Injectable()
export class Database implements BeforeApplicationShutdown {
  /** A second connection, so that a read never sees rows of a transaction that is still open on the first. */
  private readonly reader?: SqliteDatabase;
  private lastWrite: Promise<unknown> = Promise.resolve();
  private readonly remembered = new Map<string, Promise<unknown>>();
  private rememberedVersion?: unknown;

  constructor(readonly dataSource: DataSource) {
    if (engine === 'sqlite') {
      this.reader = new SqliteDatabase(dataSource.options.database as string, { readonly: true });
    }
  }

  /** Runs one SELECT with `?` parameters; columns come back under their names in it. */
  async read<T = Row>(sql: string, values: readonly SqlValue[] = []): Promise<T[]> {
    if (this.reader) return this.reader.prepare(sql).all(...values) as T[];
    return this.dataSource.query<T[]>(sql, values as SqlValue[]);
  }

  /**
   * What `make` reads, or what it read before if nothing at all has been committed since, by whatever process. SQLite
   * tells that for a tenth of what a look-up costs; elsewhere it is read each time.
   */
  remember<T>(key: string, make: () => Promise<T>): Promise<T> {
    if (!this.reader) return make();
    const version = this.reader.version();
    if (version !== this.rememberedVersion || this.remembered.size >= rememberedLimit) {
      this.remembered.clear();
      this.rememberedVersion = version;
    }
    let value = this.remembered.get(key) as Promise<T> | undefined;
    if (!value) {
      value = make();
      this.remembered.set(key, value);
      value.catch(() => this.remembered.delete(key)); // a failure is nobody's to remember
    }
    return value;
  }

  /**
   * Runs `work` in a transaction and returns its result; whatever it throws undoes it. A transaction that lost a
   * deadlock is run again, so `work` must do nothing but use its manager.
   */
  async write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    if (!this.reader) return this.retrying(work);
    const turn = this.lastWrite.then(() => this.dataSource.transaction(work));
    this.lastWrite = turn.catch(() => undefined);
    return turn;
  }

  beforeApplicationShutdown(): void {
    this.reader?.close();
  }

  private async retrying<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.dataSource.transaction(work);
      } catch (error) {
        if (attempt === attempts || !isConflict(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
      }
    }
  }
}
