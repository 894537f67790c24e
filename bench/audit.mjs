// npm run bench:audit: how fast a long audit trail is verified, and how much memory its export takes; see README.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startMariadb } from '../scripts/mariadb.mjs';
import { run } from './processes.mjs';

const { values: options } = parseArgs({
  options: {
    entries: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '3' },
    engine: { type: 'string', default: 'sqlite' },
    // What a process of this benchmark is to do; without it, it is the one that starts the others.
    step: { type: 'string' },
  },
});
const entries = Number(options.entries);
const rounds = Number(options.rounds);
if (!(entries >= 1 && rounds >= 1 && ['sqlite', 'mysql'].includes(options.engine))) {
  console.error('--entries and --rounds are numbers, --engine is sqlite or mysql.');
  process.exit(2);
}
// With memory to spare, V8 lets garbage lie and the figures would tell nothing.
const heap = '--max-old-space-size=256';
const mebibytes = (bytes) => Math.round(bytes / 2 ** 20);
const steps = {
  fill,
  verify,
  csv: (services) => writeOut('csv', services),
  jsonl: (services) => writeOut('jsonl', services),
};

if (options.step) process.stdout.write(JSON.stringify((await withDatabase(steps[options.step])) ?? null));
else await bench();

async function bench() {
  const folder = mkdtempSync(join(tmpdir(), 'platform-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const mariadb = options.engine === 'mysql' ? await startMariadb() : undefined;
  if (options.engine === 'mysql' && !mariadb) throw new Error('There is no MariaDB here.');
  const database = await mariadb?.createDatabase('bench');
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: folder, DATABASE_URL: database ?? 'sqlite:' };
  const step = async (name, ...flags) =>
    JSON.parse(
      await run([...flags, fileURLToPath(import.meta.url), '--step', name, '--entries', options.entries], { env }),
    );
  try {
    await step('fill');
    const seen = [];
    for (let round = 0; round < rounds; round++) seen.push(await step('verify'));
    const ordered = [...seen].sort((one, other) => one - other);
    console.log(`verify: ${ordered[Math.floor(rounds / 2)]} entries a second, the median of ${seen.join(', ')}`);
    for (const format of ['csv', 'jsonl']) {
      const { perSecond, size, before, peak, first, last } = await step(format, heap);
      console.log(
        `${format}: ${perSecond} entries a second, ${size} MiB; RSS ${before} MiB before, at most ${peak}, ` +
          `in the first tenth ${first}, in the last ${last}`,
      );
    }
  } finally {
    if (database) await mariadb.dropDatabase(database);
    await mariadb?.stop();
  }
}

async function withDatabase(work) {
  const { openServices } = await import(dist('src/cli/services.js'));
  const services = await openServices();
  try {
    return await work(services);
  } finally {
    await services.close();
  }
}

/** Entries as the service writes them, the same ones each time, but many in a transaction. */
async function fill({ installation, database }) {
  await installation.update();
  const { insertRows } = await import(dist('src/database/insert-rows.js'));
  const { chainStart } = await import(dist('src/database/hash-chain.js'));
  const { auditChain, chainedColumns, storedEnd } = await import(dist('src/audit-log/audit-chain.js'));
  const chain = auditChain();
  let hash = chainStart;
  for (let start = 0; start < entries; start += 10_240) {
    const rows = Array.from({ length: Math.min(10_240, entries - start) }, (_, n) => {
      const id = start + n + 1;
      const values = entry(start + n);
      hash = chain.link(hash, String(id), values);
      return [id, ...values, hash];
    });
    await database.write((manager) => insertRows(manager, 'audit_entry', ['id', ...chainedColumns, 'hash'], rows));
  }
  const lastId = String(entries);
  const seal = chain.seal({ ...(await storedEnd(database)), entries: lastId, lastId, hash });
  const end = [entries, entries, hash, seal];
  await database.write((manager) =>
    manager.query('UPDATE audit_chain SET entries = ?, last_id = ?, hash = ?, seal = ?', end),
  );
}

function entry(n) {
  const at = `${new Date(Date.UTC(2026, 0, 1) + n * 1000).toISOString().slice(0, 23)}000`;
  const address = `192.0.2.${n % 254}`;
  const [actorId, actor] = [String((n % 900) + 1), `user number ${(n % 900) + 1}`];
  if (n % 3 === 0) {
    return [
      at,
      'sign-in',
      'refused: bad credentials',
      null,
      actor,
      null,
      '',
      'basic',
      'GET',
      '/API/v1/userprofile/',
      address,
      '',
      '',
    ];
  }
  if (n % 3 === 1) {
    return [
      at,
      'run-as',
      'granted',
      actorId,
      actor,
      '7',
      'somebody else',
      'token',
      'GET',
      '/API/v1/mediabin/',
      address,
      '',
      '',
    ];
  }
  return [
    at,
    'user',
    'granted',
    actorId,
    actor,
    null,
    '',
    'session',
    'PATCH',
    '/API/v2/users/7/',
    address,
    'users/7',
    'permissions: added "theme", "=user"; groups: added Editors',
  ];
}

async function verify({ database }) {
  const { verifyAuditTrail } = await import(dist('src/audit/audit-verification.js'));
  const start = performance.now();
  const { fault, ...found } = await verifyAuditTrail(database);
  if (fault !== undefined || found.entries !== entries) throw new Error(fault ?? `It found ${found.entries} entries.`);
  return Math.round(entries / ((performance.now() - start) / 1000));
}

/** The export, taken as fast as it comes. Memory is what the whole process has resident, the highest in each tenth. */
async function writeOut(format, { database }) {
  const { AuditExport } = await import(dist('src/audit/audit-export.js'));
  const tenths = Array(10).fill(0);
  const before = process.memoryUsage.rss();
  const start = performance.now();
  let [size, chunks] = [0, 0];
  for await (const chunk of new AuditExport(database).chunks(format)) {
    size += Buffer.byteLength(chunk);
    const tenth = Math.min(9, Math.floor((chunks++ * 500 * 10) / entries));
    tenths[tenth] = Math.max(tenths[tenth], process.memoryUsage.rss());
  }
  return {
    perSecond: Math.round(entries / ((performance.now() - start) / 1000)),
    size: mebibytes(size),
    before: mebibytes(before),
    peak: mebibytes(Math.max(...tenths)),
    first: mebibytes(tenths[0]),
    last: mebibytes(tenths[9]),
  };
}

function dist(path) {
  return join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist', path);
}
