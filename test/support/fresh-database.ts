import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { engine } from '../../src/database/columns.js';
import { onServer } from './on-server.js';

/** The DATABASE_URL of a new, empty database on this project's engine, besides the one of the test file. */
export async function freshDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // The server is there for tests of the other engine, too, where both run together.
  const server = engine === 'mysql' ? process.env.TEST_MYSQL_SERVER : undefined;
  if (!server) return `sqlite:${join(process.env.DATA_DIR!, `${name}.sqlite`)}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}
