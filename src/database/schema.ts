import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
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

/** Brings the database to the newest schema. Returns the names of the migrations that were run. */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  if (engine === 'mysql') await useBinaryCollation(dataSource);
  const run = await untilUnlocked(longestPreparation * 1000, () => dataSource.runMigrations({ transaction: 'each' }));
  return run.map(({ name }) => name);
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
  return {
    up: upQueries.map(({ query }) => query),
    down: downQueries.map(({ query }) => query).reverse(),
  };
}

/** What a migration sends to each engine, in this order. */
export type Statements = Record<'sqlite' | 'mysql', string[]>;

/** A migration whose statements are written out for each engine; see `npm run migration:generate`. */
export abstract class SqlMigration implements MigrationInterface {
  protected abstract readonly statements: { up: Statements; down: Statements };

  /** The names of the triggers that there are once these have been applied. */
  static triggersAfter(migrations: readonly MigrationInterface[]): string[] {
    const all = migrations.flatMap((one) => (one instanceof SqlMigration ? one.statements.up[engine] : []));
    const names = new Set<string>();
    for (const sql of all) {
      const [, verb, name] = /^(CREATE|DROP) TRIGGER [`"]?(\w+)/.exec(sql) ?? [];
      if (verb === 'CREATE') names.add(name!);
      else if (verb === 'DROP') names.delete(name!);
    }
    return [...names];
  }

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of this.statements.up[engine]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of this.statements.down[engine]) await runner.query(statement);
  }
}
