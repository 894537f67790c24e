// npm run bench: the service beside a bare server and beside one written as the NestJS documentation does; see
// README.md.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startMariadb } from '../scripts/mariadb.mjs';
import { compare } from './compare.mjs';
import { startContestants, startOurs } from './contestants.mjs';
import { driver, load } from './load.mjs';
import { memoryOf, processorTimeOf, run, stopAll } from './processes.mjs';
import { ratiosOfWaits, report, summary, undisturbed } from './report.mjs';
import { chosen, rowsOf } from './rows.mjs';
import { openWritten } from './written.mjs';

/** Seconds that each server is driven for at least before anything is measured: V8 compiles what the first rows run. */
const WARM = 6;
/** So many times longer requests come at half of the rate: of a short run the slowest hundredth is one hitch of the machine. */
const LONGER = 4;
/** So many clients send them in turns: enough that nearly none still waits when it is due again. */
const SPACED = 256;
/** So many times as many rounds are driven at most, when the machine disturbs some of them. */
const MOST_ROUNDS = 2;

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const platform = join(root, 'dist/src/cli/platform.js');
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
  const people = await fill(env);
  const servers = options.workers
    ? { two: await startOurs({ ...env, WORKERS: '2' }, 'two workers'), ours: await startOurs(env, 'one worker') }
    : await startContestants(env, folder, { documented: options.documented, key: people.key });
  const written = await openWritten(env);
  people.session = await signIn(servers.ours, people);
  const rows = chosen(rowsOf(people, options), options.only).map((row) => ({ ...row, runs: runsOf(row, servers) }));
  for (const row of rows) await compare(row);

  for (const row of rows) {
    tell(`${row.name}, to warm up`);
    for (const one of row.runs) await drive(one, row, written, Math.ceil(WARM / rows.length)); // wrk takes whole seconds
  }

  const measured = [];
  for (const row of rows) {
    const result = summary(row, await roundsOf(row, written, options.seconds));
    if (options.p99) result.paced = await waits(row, result, written);
    measured.push(result);
  }
  tell('');
  for (const row of rows) await compare(row);
  if (rows.some(({ entries }) => entries)) await run([platform, 'audit', 'verify'], { env });

  const outcome = {
    at: new Date().toISOString(),
    node: process.versions.node,
    loadBefore,
    driver,
    processor: `${availableParallelism()} x ${cpus()[0]?.model ?? 'unknown'}`,
    ...options,
    profilesVisible: people.profileIds.length,
    rows: measured,
  };
  if (options.json) writeFileSync(options.json, `${JSON.stringify(outcome, null, 2)}\n`);
  console.log(report(outcome));
}

/** Who is driven for a row, in this order in each round: the first is compared with the others. */
function runsOf({ requests, byToken, documented }, servers) {
  if (servers.two) return [servers.two, servers.ours].map((server) => ({ name: server.name, server, requests }));
  return [
    { name: 'ours', server: servers.ours, requests },
    { name: 'bare', server: servers.bare, requests },
    ...(byToken ? [{ name: 'ours by token', server: servers.ours, requests: byToken }] : []),
    ...(documented && servers.documented ? [{ name: 'documented', server: servers.documented, requests }] : []),
  ];
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

/** Demo data and those who ask, see reader.mjs. */
async function fill(env) {
  const { users } = options;
  const amounts = ['--users', users, '--themes', 20, '--bin-items', 2 * users].map(String);
  await run([platform, 'demo', ...amounts], { env });
  return JSON.parse(await run([join(here, 'reader.mjs')], { env }));
}

/** Logs the reader in; returns the session's cookie. */
async function signIn({ url }, { username, password }) {
  const response = await fetch(`${url}/API/v2/sessions/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const cookies = response.headers.getSetCookie().join();
  if (response.status !== 201) throw new Error(`The service does not log in: ${response.status}.`);
  return /sessionid=([^;]+)/.exec(cookies)[1];
}

/** Loads one server for a while. Of a row that writes, each answer stands for what it has written. */
async function drive({ name, server, requests, rate }, row, written, seconds) {
  const tables = [...(row.writes ? [row.writes] : []), ...(row.entries ? ['audit_entry'] : [])];
  const mark = await written.mark(tables);
  const before = processorTimeOf(server.child);
  const result = await Promise.race([
    load({ url: server.url, requests, clients: row.clients, rate, seconds }),
    server.child.failure,
  ]);
  const after = processorTimeOf(server.child);
  if (result.faults > 0) throw new Error(`${row.name}, ${name}: ${result.faults} requests failed.`);
  if (tables.length > 0) {
    await wait(100);
    const counts = await written.since(mark);
    for (const [table, count] of Object.entries(counts)) {
      // Some were on their way when the driver ended; and of those that do not all write, some of either kind.
      const answered = result.requests / (row.oneOf ?? 1);
      const fewer = row.oneOf ? row.clients : 0;
      if (count >= answered - fewer && count <= answered + 2 * row.clients) continue;
      throw new Error(`${row.name}, ${name}: ${result.requests} answers and ${count} rows of ${table}.`);
    }
  }
  const { rps, p50, p99, busy } = result;
  const processor = before === undefined ? null : ((after - before) / result.requests) * 1e6;
  return { rps, p50, p99, memory: memoryOf(server.child), processor, driverBusy: busy };
}

/**
 * How long requests wait that come at half of the rate that a server can do at most: of each at half of its own, and of
 * both at half of the service's.
 */
async function waits(row, { runs }, written) {
  const [ours, bare] = row.runs;
  const half = ({ name }) => Math.round(runs[name].rps / 2);
  const [rate, rateOfBare] = [half(ours), half(bare)];
  const spaced = {
    ...row,
    runs: [
      { ...ours, rate },
      { ...bare, rate },
      { ...bare, name: 'bare, half of its own', rate: rateOfBare },
    ],
    clients: SPACED,
  };
  const seconds = LONGER * options.seconds;
  // In the first such round V8 compiles much anew; see README.md.
  tell(`${row.name} at ${rate} a second, to warm up`);
  for (const one of spaced.runs.slice(0, 2)) await drive(one, spaced, written, seconds);
  return { rate, rateOfBare, ...ratiosOfWaits(await roundsOf(spaced, written, seconds)) };
}

/** Drives the servers of a row in turns, until as many rounds are undisturbed as are asked for or too many were not. */
async function roundsOf(row, written, seconds) {
  const rounds = [];
  while (undisturbed(rounds).length < options.rounds && rounds.length < MOST_ROUNDS * options.rounds) {
    const results = {};
    for (const one of row.runs) {
      tell(`${row.name}, ${one.name}${one.rate ? ` at ${one.rate} a second` : ''}, round ${rounds.length + 1}`);
      results[one.name] = await drive(one, row, written, seconds);
    }
    rounds.push(results);
  }
  return rounds;
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      seconds: { type: 'string', default: '3' },
      rounds: { type: 'string', default: '5' },
      clients: { type: 'string' },
      users: { type: 'string', default: '2000' },
      engine: { type: 'string', default: 'sqlite' },
      documented: { type: 'boolean', default: false },
      p99: { type: 'boolean', default: false },
      workers: { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  });
  const refuse = (sentence) => {
    console.error(sentence);
    process.exit(2);
  };
  const number = (name, most) => {
    const value = Number(values[name]);
    if (Number.isInteger(value) && value >= 1 && value <= most) return value;
    return refuse(`--${name} must be a whole number from 1 to ${most}.`);
  };
  if (!['sqlite', 'mysql'].includes(values.engine)) refuse('--engine must be sqlite or mysql.');
  if (values.p99 && values.workers) refuse('--p99 is of one process, not of --workers.');
  // autocannon sends what is due within a second at once.
  if (values.p99 && driver !== 'wrk') refuse('--p99 needs wrk: apt-get install wrk.');
  const { engine, documented, p99, workers, json } = values;
  values.clients ??= workers ? '64' : '16'; // of 16, each of two workers has so few that it often waits for them
  return {
    engine,
    documented,
    p99,
    workers,
    only: (values.only || (workers ? 'detail,list,bin,theme-16,mixed,v2-detail,v2-list' : ''))
      .split(',')
      .filter(Boolean),
    seconds: number('seconds', 60),
    rounds: number('rounds', 50),
    clients: number('clients', 1000),
    users: number('users', 100_000),
    json,
  };
}
