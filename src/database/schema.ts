import cluster from 'node:cluster';
import { accessSync, constants } from 'node:fs';
import { Logger } from '@nestjs/common';
import { type DataSource, type Migration, MigrationExecutor, type MigrationInterface, type QueryRunner } from 'typeorm';
import { SettingsError } from '../config/settings.js';
import { engine } from './columns.js';
import { isLocked } from './dialect.js';
import { withoutTimeout } from './statement-timeout.js';
import { SqliteDatabase } from './sqlite-driver.js';
import { untilUnlocked } from './until-unlocked.js';

/** How long a process waits for another one that is preparing the same database, in seconds. */
const longestPreparation = 120;

const stillBusy = 'Another process has been preparing this database for two minutes.';

/** Does work that only one process at a time may do to a database, and that takes as long as it takes. */
export async function exclusively<T>(dataSource: DataSource, work: () => Promise<T>): Promise<T> {
  return engine === 'sqlite'
    ? exclusivelyInFile(`${dataSource.options.database as string}-lock`, work)
    : withoutTimeout(() => exclusivelyOnServer(dataSource, work));
}

/**
 * Of a SQLite file and those beside it, which may be of another user who was the last to open it, such as root: SQLite
 * opens what it may only read, too, and refuses each write.
 * @throws Error of the file system, with its path
 */
export function requireWritable(file: string): void {
  const { R_OK, W_OK } = constants;
  for (const one of ['', '-wal', '-shm', '-lock'].map((end) => file + end)) {
    try {
      accessSync(one, R_OK | W_OK);
    } catch (error) {
      if (!['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code!)) throw error; // it is to be made
    }
  }
}

/** The lock is that of another SQLite file: it ends with its process, however that ends. */
async function exclusivelyInFile<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = new SqliteDatabase(file, { timeout: 0 });
  try {
    await untilUnlocked(longestPreparation * 1000, () => lock.exec('BEGIN EXCLUSIVE')).catch((error: unknown) => {
      throw isLocked(error) ? new Error(stillBusy) : error;
    });
    return await work();
  } finally {
    lock.close();
  }
}

/** Locks are the server's: other databases on it have their own. */
const lockName = "CONCAT('platform_', MD5(DATABASE()))";

async function exclusivelyOnServer<T>(dataSource: DataSource, work: () => Promise<T>): Promise<T> {
  const lock = dataSource.createQueryRunner();
  try {
    const [{ taken }] = (await lock.query(`SELECT GET_LOCK(${lockName}, ${longestPreparation}) AS taken`)) as [
      { taken: string },
    ];
    if (Number(taken) !== 1) throw new Error(stillBusy);
    return await work();
  } finally {
    await lock.query(`SELECT RELEASE_LOCK(${lockName})`).catch(() => undefined);
    await lock.release();
  }
}

/**
 * Brings the database to the newest schema, and warns of one that is newer than this version. Returns the names of the
 * migrations that were run.
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const run = (): Promise<Migration[]> =>
    untilUnlocked(longestPreparation * 1000, () => dataSource.runMigrations({ transaction: 'each' }));
  const done = engine === 'sqlite' ? await run() : await onServer(dataSource, run);
  const newer = await newerFault(dataSource);
  // Of several workers the first says it, for all of them.
  if (newer !== undefined && (cluster.worker?.id ?? 1) === 1) new Logger('Migrations').warn(newer);
  return done.map(({ name }) => name);
}

/** There a statement that changes the schema commits what was before, and is not undone by what fails after it. */
async function onServer(dataSource: DataSource, run: () => Promise<Migration[]>): Promise<Migration[]> {
  await useBinaryCollation(dataSource);
  const pending = await new MigrationExecutor(dataSource).getPendingMigrations();
  if (pending.length > 0) await requireTriggers(dataSource);
  try {
    return await uninterrupted(run);
  } catch (error) {
    if (!brokenOff.has((error as { code?: string }).code ?? '')) throw error;
    throw new SettingsError(
      `A change of this database's schema was broken off before (${(error as Error).message}): restore the backup from before it, or empty the database if it is new.`,
    );
  }
}

/** What the server says of something that an earlier run has made already. */
const brokenOff = new Set([
  'ER_BAD_TABLE_ERROR',
  'ER_CANT_DROP_FIELD_OR_KEY',
  'ER_DUP_FIELDNAME',
  'ER_DUP_KEYNAME',
  'ER_FK_DUP_NAME',
  'ER_TABLE_EXISTS_ERROR',
  'ER_TRG_ALREADY_EXISTS',
]);

/** Some migrations make triggers: that they may is known before anything is changed. @throws SettingsError */
async function requireTriggers(dataSource: DataSource): Promise<void> {
  const table = '`platform_trigger_probe`';
  try {
    await dataSource.query(`CREATE TABLE IF NOT EXISTS ${table} (id int)`);
    await dataSource.query(`CREATE TRIGGER ${table} AFTER INSERT ON ${table} FOR EACH ROW SET @platform = 1`);
  } catch (error) {
    throw new SettingsError(
      `The user of DATABASE_URL may not create tables and triggers (${(error as Error).message}): grant it all on its database, and set log_bin_trust_function_creators where the server has a binary log.`,
    );
  } finally {
    await dataSource.query(`DROP TABLE IF EXISTS ${table}`).catch(() => undefined);
  }
}

/** Lets a signal that would end the process wait for the work. */
async function uninterrupted<T>(work: () => Promise<T>): Promise<T> {
  let signalled: NodeJS.Signals | undefined;
  const note = (signal: NodeJS.Signals): void => {
    signalled ??= signal;
  };
  const others = (['SIGTERM', 'SIGINT'] as const).map((signal) => ({ signal, listeners: process.listeners(signal) }));
  // There is always one that listens: between two, a signal would end the process or be lost.
  for (const { signal, listeners } of others) {
    process.on(signal, note);
    for (const listener of listeners) process.off(signal, listener);
  }
  try {
    return await work();
  } finally {
    for (const { signal, listeners } of others) {
      for (const listener of listeners) process.on(signal, listener);
      process.off(signal, note);
    }
    if (signalled) process.kill(process.pid, signalled);
  }
}

/** What is wrong with a database that has migrations which this version does not know; undefined when it has none. */
export async function newerFault(dataSource: DataSource): Promise<string | undefined> {
  const known = new Set(dataSource.migrations.map((migration) => migration.name ?? migration.constructor.name));
  const done = await dataSource.query<{ name: string }[]>('SELECT name FROM migration ORDER BY id');
  const foreign = done.find(({ name }) => !known.has(name));
  return (
    foreign &&
    `The database has the migration ${foreign.name}, which is of a newer version, or of a family that FAMILIES does not name; run that version, or set FAMILIES.`
  );
}

/** Text is compared by code point and with its trailing spaces, as SQLite does it; the tables inherit this. */
async function useBinaryCollation(dataSource: DataSource): Promise<void> {
  const [{ version }] = await dataSource.query<[{ version: string }]>('SELECT VERSION() AS version');
  const collation = /mariadb/i.test(version) ? 'utf8mb4_nopad_bin' : 'utf8mb4_0900_bin';
  await dataSource.query(`ALTER DATABASE CHARACTER SET utf8mb4 COLLATE ${collation}`);
}

/** The statements that would turn the database into what the entities say; none when they agree. */
export async function schemaDifference(dataSource: DataSource): Promise<{ up: string[]; down: string[] }> {
  const { upQueries, downQueries } = await dataSource.driver.createSchemaBuilder().log();
  const up = upQueries.map(({ query }) => query);
  const down = downQueries.map(({ query }) => query).reverse();
  const triggers = await lostTriggers(dataSource, up);
  return { up: [...up, ...triggers], down: [...down, ...triggers] };
}

/** SQLite changes most of a table by making another one in its place: the triggers go with the old one. */
async function lostTriggers(dataSource: DataSource, statements: readonly string[]): Promise<string[]> {
  if (engine === 'mysql') return [];
  const rebuilt = statements.flatMap((sql) => / RENAME TO "(?!temporary_)(\w+)"$/.exec(sql)?.[1] ?? []);
  const triggers = await dataSource.query<{ sql: string }[]>(
    "SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name IN (SELECT value FROM json_each(?)) ORDER BY name",
    [JSON.stringify(rebuilt)],
  );
  return triggers.map(({ sql }) => sql);
}

/** What a migration sends to each engine, in this order. */
export type Statements = Record<'sqlite' | 'mysql', string[]>;

/** A migration whose statements are written out for each engine; see `npm run migration:generate`. */
export abstract class SqlMigration implements MigrationInterface {
  protected abstract readonly statements: { up: Statements; down: Statements };

  /** The names of the triggers that there are once these have been applied. */
  static triggersAfter(migrations: readonly MigrationInterface[]): string[] {
    const names = new Set<string>();
    for (const sql of SqlMigration.statementsOf(migrations)) {
      const [, verb, name] = /^(CREATE|DROP) TRIGGER [`"]?(\w+)/.exec(sql) ?? [];
      if (verb === 'CREATE') names.add(name!);
      else if (verb === 'DROP') names.delete(name!);
    }
    return [...names];
  }

  /** All that these send, in their order. */
  static statementsOf(migrations: readonly MigrationInterface[]): string[] {
    return migrations.flatMap((one) => (one instanceof SqlMigration ? one.statements.up[engine] : []));
  }

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of this.statements.up[engine]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of this.statements.down[engine]) await runner.query(statement);
  }
}
