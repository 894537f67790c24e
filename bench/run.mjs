// npm run bench: the service beside a bare server and beside one written as the NestJS documentation does; see
// README.md.
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { startMariadb } from '../scripts/mariadb.mjs';
import { startContestants } from './contestants.mjs';
import { memoryOf, processorTimeOf, run, start, stopAll } from './processes.mjs';
import { report, summary } from './report.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const options = readOptions();
const folder = mkdtempSync(join(tmpdir(), 'platform-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

let mariadb;
/** The address of the database on it. */
let database;
let interrupted = false;
const end = async (code) => {
  await stopAll();
  if (database) await mariadb.dropDatabase(database);
  await mariadb?.stop();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (interrupted) process.exit(130);
    interrupted = true;
    void end(130);
  });
}

try {
  await bench();
  await end(0);
} catch (error) {
  if (!interrupted) {
    console.error(error);
    await end(1);
  }
}

async function bench() {
  // What others do on this machine meanwhile disturbs the figures; this tells a reader how much it was at the start.
  const loadBefore = loadavg()[0];
  const env = await prepareData();
  tell('Filling the database');
  const reader = await fill(env);
  const servers = await startContestants(env, folder);
  const load = start([join(here, 'load.mjs')], { env, ipc: true });
  const token = { 'AUTH-TOKEN': reader.key };
  const basic = { Authorization: `Basic ${Buffer.from(`${reader.username}:${reader.password}`).toString('base64')}` };
  const every = Math.max(1, Math.floor(reader.profileIds.length / 20));
  const some = reader.profileIds.filter((_, index) => index % every === 0).slice(0, 20);
  const threeByToken = Object.values(servers).map((server) => ({ name: server.name, server, headers: token }));
  const basicToo = { name: 'ours, basic', server: servers.ours, headers: basic };
  const endpoints = [
    {
      name: 'userprofile detail',
      paths: some.map((id) => `/API/v1/userprofile/${id}/`),
      runs: [threeByToken[0], basicToo, ...threeByToken.slice(1)],
    },
    { name: 'userprofile list of 20', paths: ['/API/v1/userprofile/'], runs: threeByToken },
    { name: 'userroles', paths: ['/API/v1/userroles/'], runs: threeByToken },
    { name: 'standards/videocodec list', paths: ['/API/v1/standards/videocodec/'], runs: threeByToken },
  ];
  for (const endpoint of endpoints) await verify(endpoint);

  const measured = [];
  for (const endpoint of endpoints) {
    const { name, paths, runs } = endpoint;
    const rounds = [];
    for (const one of runs) await drive(load, one, paths, Math.min(2, options.seconds));
    for (let round = 1; round <= options.rounds; round++) {
      tell(`${name}, round ${round} of ${options.rounds}`);
      const results = {};
      for (const one of runs) results[one.name] = await drive(load, one, paths, options.seconds);
      rounds.push(results);
    }
    measured.push({ name, rounds });
  }
  tell('');
  for (const endpoint of endpoints) await verify(endpoint);

  const outcome = {
    at: new Date().toISOString(),
    node: process.versions.node,
    loadBefore,
    processor: `${availableParallelism()} x ${cpus()[0]?.model ?? 'unknown'}`,
    ...options,
    profilesVisible: reader.profileIds.length,
    endpoints: measured.map(summary),
  };
  if (options.json) writeFileSync(options.json, `${JSON.stringify(outcome, null, 2)}\n`);
  console.log(report(outcome));
}

/** The environment of all servers, with none of the caller's own settings, on an empty database. */
async function prepareData() {
  if (options.engine === 'mysql') {
    mariadb = await startMariadb();
    if (!mariadb) throw new Error('There is no MariaDB here: install mariadb-server or set TEST_DATABASE_URL.');
    database = await mariadb.createDatabase('bench');
  }
  return {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: database ?? 'sqlite:',
    ADMIN_PASSWORD: 'only for the benchmark',
  };
}

/** Shows on a terminal what is being done. */
function tell(text) {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}

/** Demo data and the user who reads it; what signs the user in, and the ids of the profiles that the user sees. */
async function fill(env) {
  const { users } = options;
  const amounts = ['--users', users, '--themes', 20, '--bin-items', 2 * users].map(String);
  await run([join(root, 'dist/src/cli/platform.js'), 'demo', ...amounts], { env });
  return JSON.parse(await run([join(here, 'reader.mjs')], { env }));
}

/** The bare server's bodies must be the service's byte for byte, the documented one's the same JSON. */
async function verify({ name, paths, runs }) {
  for (const path of paths) {
    const bodies = await Promise.all(
      runs.map(async ({ server, headers }) => {
        const response = await fetch(server.url + path, { headers });
        const text = await response.text();
        if (response.status !== 200) throw new Error(`${server.name} answers ${path} with ${response.status}: ${text}`);
        return text;
      }),
    );
    runs.forEach((one, index) => {
      const [expected, actual] = [bodies[0], bodies[index]];
      const same =
        one.name === 'documented' ? isDeepStrictEqual(JSON.parse(actual), JSON.parse(expected)) : actual === expected;
      if (same) return;
      const at = Math.max(0, [...actual].findIndex((letter, place) => letter !== expected[place]) - 60);
      const [theirs, ours] = [actual, expected].map((body) => body.slice(at, at + 200));
      throw new Error(`${name}: ${one.name} answers ${path} otherwise than the service.\n${theirs}\n${ours}`);
    });
  }
}

/** Loads one server for a while. */
async function drive(load, { name, server, headers }, paths, seconds) {
  const before = processorTimeOf(server.child);
  load.send({ url: server.url, paths, headers, connections: options.connections, seconds });
  const [answer] = await Promise.race([once(load, 'message'), server.child.failure, load.failure]);
  const after = processorTimeOf(server.child);
  if (answer.error || answer.result.faults > 0)
    throw new Error(`${name}: ${answer.error ?? `${answer.result.faults} requests failed`}.`);
  const { requests, rps, p50, p99, busy } = answer.result;
  const processor = before === undefined ? null : ((after - before) / requests) * 1e6;
  return { rps, p50, p99, memory: memoryOf(server.child), processor, driverBusy: busy };
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '3' },
      rounds: { type: 'string', default: '5' },
      connections: { type: 'string', default: '20' },
      users: { type: 'string', default: '2000' },
      engine: { type: 'string', default: 'sqlite' },
      json: { type: 'string' },
    },
  });
  const number = (name, most) => {
    const value = Number(values[name]);
    if (Number.isInteger(value) && value >= 1 && value <= most) return value;
    console.error(`--${name} must be a whole number from 1 to ${most}.`);
    process.exit(2);
  };
  if (!['sqlite', 'mysql'].includes(values.engine)) {
    console.error('--engine must be sqlite or mysql.');
    process.exit(2);
  }
  const { engine, json } = values;
  return {
    engine,
    seconds: number('seconds', 60),
    rounds: number('rounds', 50),
    connections: number('connections', 1000),
    users: number('users', 100_000),
    json,
  };
}
