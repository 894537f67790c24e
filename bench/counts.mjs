// npm run counts: what no noise can touch. Database statements and bytes allocated per request of ten routes, compared
// with those of counts.json; one that has grown by more than a tenth fails the command. See README.md.
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort } from '../scripts/free-port.mjs';
import { startMariadb } from '../scripts/mariadb.mjs';
import { answering, run, start, stop, stopAll } from './processes.mjs';
import { NUMBER, rowsOf } from './rows.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const { values: options } = parseArgs({
  options: { write: { type: 'boolean', default: false }, engine: { type: 'string' } },
});

const counted = [
  ...['detail', 'list', 'roles', 'catalogue', 'bin', 'theme-16', 'item-16', 'runas', 'v2-detail', 'v2-list'],
];
/**
 * Requests that come before anything is counted, those that are counted at a time, and how often. They are few at a
 * time so that what the service does every two seconds is not in all of them on a slow machine, either.
 */
const [warmUp, batch, batches] = [300, 40, 11];
/** Milliseconds after which what only the start needed has been collected, see src/server.ts. */
const collected = 4000;
/** What may come and go without a word. */
const tolerance = 0.1;

/**
 * As the code is written: what the optimising compilers leave out depends on when they come to it. New objects stay
 * where they are as long as they are counted.
 */
const flags = [
  ...['--expose-gc', '--no-opt', '--no-maglev'],
  ...['--min-semi-space-size=128', '--max-semi-space-size=128', '--max-old-space-size=2048'],
];

const file = join(here, 'counts.json');
let number = 0;

try {
  process.exitCode = (await main()) ? 0 : 1;
} finally {
  await stopAll();
}

async function main() {
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const found = {};
  if (options.engine !== 'mysql') found.sqlite = await countAll('sqlite:');
  if (options.engine !== 'sqlite') {
    const mariadb = await startMariadb();
    if (mariadb) {
      const database = await mariadb.createDatabase('counts');
      try {
        found.mysql = await countAll(database);
      } finally {
        await mariadb.dropDatabase(database);
        await mariadb.stop();
      }
    } else console.log('There is no MariaDB here: only SQLite is counted.');
  }
  if (options.write) {
    writeFileSync(file, `${JSON.stringify({ ...known, ...found }, null, 2)}\n`);
    console.log(`Written to ${file}.`);
    return true;
  }
  return Object.entries(found)
    .map(([engine, rows]) => compare(engine, known[engine] ?? {}, rows))
    .every(Boolean);
}

/** @returns whether nothing has grown by more than a tenth */
function compare(engine, known, rows) {
  let isGood = true;
  for (const [key, { name, ...figures }] of Object.entries(rows)) {
    for (const [what, figure] of Object.entries(figures)) {
      const before = known[key]?.[what];
      const line = `${engine.padEnd(7)} ${name.padEnd(28)} ${what.padEnd(11)} ${String(figure).padStart(8)}`;
      if (before === undefined) {
        isGood = false;
        console.log(`${line}  UNKNOWN: npm run counts -- --write`);
      } else if (figure > before * (1 + tolerance)) {
        isGood = false;
        console.log(`${line}  GROWN from ${before}`);
      } else if (figure < before * (1 - tolerance)) {
        console.log(`${line}  fallen from ${before}: npm run counts -- --write keeps it there`);
      } else console.log(line);
    }
  }
  return isGood;
}

/** Counts on an empty database of its own. */
async function countAll(databaseUrl) {
  const folder = mkdtempSync(join(tmpdir(), 'platform-counts-'));
  try {
    const env = {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      ADMIN_PASSWORD: 'only for the benchmark',
    };
    const amounts = ['--users', 200, '--themes', 20, '--bin-items', 400].map(String);
    await run([join(root, 'dist/src/cli/platform.js'), 'demo', ...amounts], { env });
    const people = JSON.parse(await run([join(here, 'reader.mjs')], { env }));
    const port = await freePort();
    const preload = ['--import', join(here, 'counted.mjs')];
    const service = start([...flags, ...preload, join(root, 'dist/src/main.js')], {
      env: { ...env, PORT: String(port) },
      ipc: true,
    });
    const url = `http://127.0.0.1:${port}`;
    await answering(service, `${url}/API/v2/healthcheck/simple`);
    await wait(collected);
    const rows = rowsOf(people, { clients: 1, engine: 'sqlite' });
    const found = {};
    for (const key of counted) {
      const row = rows.find((one) => one.key === key);
      // Of the tokens few: the first use of each is written down a little later.
      row.requests = row.requests.slice(0, 20);
      found[key] = { name: row.name.replace(', 16 clients', ''), ...(await countOne(service, url, row)) };
    }
    await stop(service);
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The lower quartiles of a few batches: what the service does by the clock, such as writing down the calls, is in some,
 * and in most where others keep the machine busy. What a request itself does is in all.
 */
async function countOne(service, url, { requests }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = async (count) => {
    for (let n = 0; n < count; n++) await sendOne(url, requests[n % requests.length], agent);
  };
  const tell = async (what) => {
    service.send(what);
    const [answer] = await Promise.race([once(service, 'message'), service.failure]);
    return answer;
  };
  await send(warmUp);
  const counts = [];
  while (counts.length < batches) {
    const { allocated: before } = await tell('begin');
    await send(batch);
    const { allocated, statements, isWhole } = await tell('end');
    if (!isWhole) throw new Error('Garbage was collected meanwhile: what was allocated is not known.');
    counts.push({ statements: statements / batch, bytes: (allocated - before) / batch });
  }
  agent.destroy();
  const quartile = (what) => counts.map((one) => one[what]).sort((a, b) => a - b)[batches >> 2];
  return { statements: Number(quartile('statements').toFixed(1)), bytes: Math.round(quartile('bytes')) };
}

async function sendOne(url, { method, path, headers, body }, agent) {
  const own = body?.replace(NUMBER, String(++number).padStart(12, '0'));
  const request = ask(url + path, {
    method,
    agent,
    headers: { ...headers, ...(own && { 'Content-Length': own.length }) },
  });
  request.end(own);
  const [response] = await once(request, 'response');
  await response.toArray();
  if (response.statusCode >= 300) throw new Error(`${method} ${path} is answered with ${response.statusCode}.`);
}
