import { existsSync } from 'node:fs';
import dataSource from '../../ormconfig.js';
import { settings } from '../config/settings.js';
import { Refusal, sentenceOf } from './refusal.js';

export { dataSource };

/**
 * Connects to the database. The application would do so too, but log a failure with its trace.
 * @throws Refusal
 */
export async function connect(): Promise<void> {
  try {
    await dataSource.initialize();
  } catch (error) {
    throw new Refusal(`The database ${place()} cannot be used: ${sentenceOf(error)}`, { cause: error });
  }
}

/** Whether there is a database to connect to; connecting would make an embedded one. */
export function databaseExists(): boolean {
  const { database } = settings;
  return database.engine === 'mysql' || existsSync(database.file);
}

/**
 * Whether it has been filled: a database of a server may be empty, or that of another program.
 * @throws Refusal
 */
export async function isFilled(): Promise<boolean> {
  if (!databaseExists()) return false;
  if (settings.database.engine === 'sqlite') return true;
  await connect();
  try {
    const runner = dataSource.createQueryRunner();
    return await runner.hasTable(dataSource.options.migrationsTableName!).finally(() => runner.release());
  } finally {
    await dataSource.destroy();
  }
}

function place(): string {
  const { database } = settings;
  return database.engine === 'mysql' ? `${database.database} at ${database.host}:${database.port}` : database.file;
}
