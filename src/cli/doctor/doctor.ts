import { connect, dataSource, databaseExists } from '../connection.js';
import { sentenceOf } from '../refusal.js';
import type { Check } from './check.js';
import { databaseChecks } from './database.checks.js';
import { machineChecks } from './machine.checks.js';

export interface Finding {
  name: string;
  fault: string | undefined;
}

/** Looks at the machine, then at the database, and changes neither. */
export async function* examine(): AsyncGenerator<Finding> {
  for (const check of machineChecks) yield findingOf(check);
  const connection = await findingOf({ name: 'database reachable', fault: reach });
  yield connection;
  try {
    for (const check of databaseChecks) {
      if (connection.fault === undefined) yield findingOf(check);
      else yield { name: check.name, fault: 'cannot be told without the database.' };
    }
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
  }
}

async function reach(): Promise<string | undefined> {
  if (!databaseExists()) return 'there is none yet; start the service, or run "platform seed".';
  await connect();
  return undefined;
}

async function findingOf({ name, fault }: Check): Promise<Finding> {
  try {
    return { name, fault: await fault() };
  } catch (error) {
    return { name, fault: sentenceOf(error) };
  }
}
