// Installations for benchmarks: each has a folder and a database of its own, which go with the benchmark.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/free-port.mjs';
import { startMariadb } from '../scripts/mariadb.mjs';
import { answering, run, start, stopAll } from './processes.mjs';

let mariadb;
const databases = [];

/**
 * Makes one, without anything in it.
 * @param {string} name of its folder and its database: letters, digits and `_`
 * @param {{ engine: string, data?: string, env?: NodeJS.ProcessEnv }} options `data` is a folder that is there already,
 *   and stays; `env` are further settings
 * @returns what there is of it: `serve` starts the service and waits for its first answer, `platform` runs a command and
 *   returns what it has printed
 */
export async function install(name, { engine, data, env: more = {} }) {
  if (!['sqlite', 'mysql'].includes(engine)) throw new Error('--engine is sqlite or mysql.');
  const folder = data ?? mkdtempSync(join(tmpdir(), `platform-${name}-`));
  if (!data) process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  if (engine === 'mysql') mariadb ??= await startMariadb();
  if (engine === 'mysql' && !mariadb) throw new Error('There is no MariaDB here.');
  const database = engine === 'mysql' ? await mariadb.createDatabase(name) : undefined;
  if (database) databases.push(database);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    DATABASE_URL: database ?? 'sqlite:',
    PORT: String(port),
    LOG_LEVEL: 'error',
    ...more,
  };
  const platform = async (...args) => (await run(['dist/src/cli/platform.js', ...args], { env })).trim();
  const serve = async (...flags) => {
    const service = start([...flags, 'dist/src/main.js'], { env });
    await answering(service, `${url}/API/v2/healthcheck/simple`);
    return service;
  };
  return { folder, database, env, port, url, platform, serve };
}

/** Ends all processes and removes all databases. To be called in any case. */
export async function removeAll() {
  await stopAll();
  for (const database of databases) await mariadb.dropDatabase(database);
  await mariadb?.stop();
}
