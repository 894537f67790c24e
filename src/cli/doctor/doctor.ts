import { connect, dataSource, databaseExists } from '../connection.js';
import { sentenceOf } from '../refusal.js';
import type { Check } from './check.js';
import { databaseChecks } from './database.checks.js';
import { machineChecks } from './machine.checks.js';

export interface Finding {
  name: string;
  fault: string | undefined;
}

const connection: Check = { name: 'database reachable', fault: reach, blocks: 'cannot be told without the database.' };

/** Looks at the machine, then at the database, and changes neither. */
export async function* examine(): AsyncGenerator<Finding> {
  let blocked: string | undefined;
  try {
    for (const check of [...machineChecks, connection, ...databaseChecks]) {
      const finding = blocked === undefined ? await findingOf(check) : { name: check.name, fault: blocked };
      if (finding.fault !== undefined) blocked ??= check.blocks;
      yield finding;
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
