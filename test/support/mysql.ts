import { randomBytes } from 'node:crypto';
import { freshDataDir } from './data-dir.js';
import { onServer } from './on-server.js';

freshDataDir();
const server = process.env.TEST_MYSQL_SERVER;
if (server) {
  // A database of its own for every test file.
  const url = new URL(server);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  url.pathname = `/${name}`;
  process.env.DATABASE_URL = url.href;
} else {
  process.env.DATABASE_URL = 'sqlite:';
  process.env.TEST_ENGINE_MISSING = 'mysql';
}
