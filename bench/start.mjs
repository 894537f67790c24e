// npm run bench:start: how long a start takes on a database that is there, and what is held when nothing is asked; see
// README.md.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { install, removeAll } from './installation.mjs';
import { memoryOf, processorTimeOf, start, stop } from './processes.mjs';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    /** Seconds until the memory is looked at. */
    idle: { type: 'string', default: '3' },
    engine: { type: 'string', default: 'sqlite' },
  },
});
const runs = Number(options.runs);

const { folder, env, port } = await install('start', {
  engine: options.engine,
  env: { ADMIN_PASSWORD: 'bench-start-administrator' },
});
try {
  // One that makes the database, and what V8 has compiled.
  await measured(0);
  const seen = [];
  for (let run = 0; run < runs; run++) seen.push(await measured(Number(options.idle)));
  const row = (what, values, digits = 0) => {
    const sorted = [...values].sort((a, b) => a - b);
    const [middle, least, most] = [sorted[Math.floor(runs / 2)], sorted[0], sorted.at(-1)].map((x) =>
      x?.toFixed(digits),
    );
    console.log(`| ${what} | ${middle} | ${least} to ${most} |`);
  };
  console.log('| | median | |\n|---|---|---|');
  row(
    'ms to the first answer',
    seen.map(({ answered }) => answered),
  );
  row(
    'ms of processor time until then',
    seen.map(({ processor }) => processor),
  );
  row(
    'idle: resident MiB',
    seen.map(({ resident }) => resident),
  );
  row(
    'idle: MiB of its share (PSS)',
    seen.map(({ share }) => share),
  );
  row(
    'idle: MiB of its own (USS)',
    seen.map(({ own }) => own),
  );
  console.log(`| modules, but for Node's own | ${await modules()} | |`);
} finally {
  await removeAll();
}

/** A start, its first answer, and its memory a while later. */
async function measured(idle, args = []) {
  const began = performance.now();
  const service = start([...args, 'dist/src/main.js'], { env: { ...env, LOADED_MODULES: join(folder, 'modules') } });
  while (!(await answers())) await Promise.race([wait(2), service.failure]);
  const answered = performance.now() - began;
  const processor = processorTimeOf(service) * 1000;
  await wait(idle * 1000);
  const held = shareOf(service);
  const resident = memoryOf(service);
  await stop(service);
  return { answered, processor, resident, ...held };
}

async function answers() {
  const asked = get({ port, path: '/API/v2/healthcheck/simple', agent: false });
  try {
    const [answer] = await once(asked, 'response');
    answer.resume();
    return answer.statusCode === 200;
  } catch {
    return false;
  }
}

/** Memory in MiB: shared pages divided by those who share them, and what nobody shares. Linux only. */
function shareOf({ pid }) {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const of = (name) => Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(text)[1]) / 1024;
  return { share: of('Pss'), own: of('Private_Clean') + of('Private_Dirty') };
}

async function modules() {
  await measured(0, ['--import', './test/support/loaded-modules.mjs']);
  return readFileSync(join(folder, 'modules'), 'utf8').split('\n').length;
}
