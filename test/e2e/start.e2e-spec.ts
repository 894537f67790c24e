import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/config/project.js';
import { engine } from '../../src/database/columns.js';
import { Client } from '../support/client.js';
import { Program, startProcess } from '../support/processes.js';

const suite = process.env.TEST_ENGINE_MISSING ? describe.skip : describe;

/** What few requests need, or none: it is loaded by the first who does. Named as packages are, or as files of them are. */
const heavy = [
  ...['@faker-js/faker', '@node-rs/argon2', 'cli-progress', 'commander', 'css-tree', 'culori', 'es-toolkit'],
  ...['iconv-lite', 'js-yaml', 'libphonenumber-js', 'parse5', 'saxes', 'typescript', 'validator'],
  ...['csv-parse', 'csv-stringify', 'd3-scale'],
  ...(engine === 'sqlite' ? ['mysql2'] : []),
];

/** How a process is started that tells what it has loaded. */
const telling: [string, ...string[]] = [
  process.execPath,
  ...['--import', './test/support/loaded-modules.mjs', 'dist/src/main.js'],
];

/** What the system says of a process, piece by piece. */
const partsOf = (file: string): string[] => readFileSync(file, 'utf8').split('\0').filter(Boolean);

interface Lock {
  packages: Record<string, { dev?: boolean }>;
}

suite('the start of the service', () => {
  let loaded: string[];
  /** With what arguments and environment, where the system tells. */
  let began: string[][] | undefined;

  beforeAll(async () => {
    const first = await startProcess(); // makes the database
    const { pid } = first.program;
    if (process.platform === 'linux') began = ['cmdline', 'environ'].map((name) => partsOf(`/proc/${pid}/${name}`));
    first.program.kill('SIGTERM');
    await first.program.ended;
    const file = join(process.env.DATA_DIR!, 'loaded-modules');
    const { program, url } = await startProcess({ LOADED_MODULES: file }, telling);
    expect((await new Client(url).get('/API/v2/healthcheck/simple')).status).toBe(200);
    program.kill('SIGTERM');
    expect((await program.ended).code).toBe(0);
    loaded = readFileSync(file, 'utf8').split('\n');
  });

  it('should begin anew, as the same process, with the bounds of its memory', () => {
    if (!began) return;
    const [args, environment] = began;
    expect(args!.slice(1)).toEqual([
      '--max-semi-space-size=8',
      '--min-semi-space-size=8',
      '--no-parallel-scavenge',
      '--no-allocation-site-pretenuring',
      '--no-separate-gc-phases',
      '--concurrent-marking-max-worker-num=1',
      '--no-memory-reducer-favors-memory',
      '--expose-gc',
      join(projectRoot, 'dist/src/main.js'),
    ]);
    for (const bound of ['MALLOC_ARENA_MAX=1', 'MALLOC_TRIM_THRESHOLD_=131072', 'MALLOC_MMAP_THRESHOLD_=32768']) {
      expect(environment).toContain(bound);
    }
  });

  it('should load none of what it may never need', () => {
    const names = heavy.map((name) => name.replace(/[@/]/g, '.'));
    const isHeavy = new RegExp(`/(?:node_modules|packages)/(?:${names.join('|').replace(/^\./, '.?')})[/.-]`);
    expect(loaded.filter((url) => isHeavy.test(url))).toEqual([]);
  });

  it('should load the packages as the few files that the build makes of them', () => {
    const packages = loaded.filter((url) => /\/node_modules\/|\/dist\/packages\//.test(url));
    expect(packages.filter((url) => url.includes('/dist/packages/')).length).toBeGreaterThan(10);
    expect(packages.length).toBeLessThan(75);
  });

  it('should load no package that a production installation lacks', () => {
    const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as Lock;
    const used = loaded.flatMap((url) => /\/(node_modules\/(?:@[^/]+\/)?[^/]+)\/[^]*/.exec(url)?.[1] ?? []);
    expect(used).toContain('node_modules/passport');
    expect([...new Set(used)].filter((name) => packages[name]?.dev !== undefined)).toEqual([]);
  });

  it('should load few modules', () => {
    // Migrations are one module each, and there will be more of them.
    expect(loaded.filter((url) => !url.includes('/migrations/')).length).toBeLessThan(486);
  });

  it('should load nothing of the application to supervise workers', async () => {
    const file = join(process.env.DATA_DIR!, 'loaded-modules');
    const { program } = await startProcess({ LOADED_MODULES: file, WORKERS: '2' }, telling);
    program.kill('SIGTERM');
    expect((await program.ended).code).toBe(0);
    // The workers tell it, too; whoever supervises them ends last.
    const own = readFileSync(file, 'utf8').split('\n');
    expect(own.some((url) => url.endsWith('/dist/src/supervisor.js'))).toBe(true);
    expect(own.filter((url) => /\/dist\/src\/(app|server|database\/database)\.js$|nestjs|typeorm/.test(url))).toEqual(
      [],
    );
    expect(own.length).toBeLessThan(100);
  });
});

/** Collects twice what is left when nothing runs, and calls process.nextTick before and after. */
const collecting = `
  const { keepHeapSmall } = await import('./dist/src/heap.js');
  const ticks = async () => {
    for (let n = 0; n < 100; n++) await new Promise((resolve) => process.nextTick(resolve));
  };
  const afterwards = (collect) => new Promise((resolve) => setImmediate(() => (collect(), ticks().then(resolve))));
  await ticks();
  await afterwards(keepHeapSmall);
  await afterwards(() => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }));`;

/** Cuts 400 bytes 40 times between two collections of the young generation, and tells how much stays outside of the heap. */
const cutting = `
  await import('./dist/src/heap.js');
  const { memoryUsage } = process;
  const round = () => {
    for (let n = 0; n < 40; n++) Buffer.allocUnsafe(400);
    gc({ type: 'minor' });
  };
  for (let n = 0; n < 20; n++) round();
  const before = memoryUsage().arrayBuffers;
  for (let n = 0; n < 200; n++) round();
  console.log(memoryUsage().arrayBuffers - before);`;

/** Fills the young generation of the process and that of a thread, and tells how large each gets. */
const filling = `
  const { keepHeapSmall } = await import('./dist/src/heap.js');
  const { Worker } = await import('node:worker_threads');
  keepHeapSmall();
  const fill = () => {
    const kept = [];
    for (let n = 0; n < 3e6; n++) kept[n % 20_000] = { n };
    const spaces = process.getBuiltinModule('node:v8').getHeapSpaceStatistics();
    return spaces.find(({ space_name }) => space_name === 'new_space').space_size / 2 ** 20;
  };
  const told = 'require("node:worker_threads").parentPort.postMessage((' + fill + ')())';
  new Worker(told, { eval: true, execArgv: [] }).on('message', (ofThread) => console.log(fill(), ofThread));`;

/** Fills the old generation, lets go of all but every thousandth, and tells how many MiB of it the system has back. */
const working = `
  const { giveBack, keepHeapSmall } = await import('./dist/src/heap.js');
  keepHeapSmall();
  let made = Array.from({ length: 1e6 }, (_, n) => ({ a: n, b: n, c: n, d: n }));
  made = made.filter(({ a }) => a % 1000 === 0);
  const taken = () => process.memoryUsage().heapTotal / 2 ** 20;
  const before = taken();
  giveBack();
  console.log(Math.round(before - taken()));`;

describe('the collections of memory', () => {
  it('should give back what much work has taken', async () => {
    const options = ['--expose-gc', '--max-semi-space-size=8', '--input-type=module'];
    const { code, stdout } = await new Program([...options, '--eval', working]).ended;
    expect(code).toBe(0);
    expect(Number(stdout)).toBeGreaterThan(32);
  });

  it('should let the young generation of a thread grow half as large', async () => {
    const options = ['--expose-gc', '--max-semi-space-size=8', '--input-type=module'];
    expect(await new Program([...options, '--eval', filling]).ended).toMatchObject({ code: 0, stdout: '16 8\n' });
  });

  it('should have none of the pieces become old that buffers are cut from', async () => {
    const options = ['--expose-gc', '--max-semi-space-size=8', '--input-type=module'];
    const { code, stdout } = await new Program([...options, '--eval', cutting]).ended;
    expect(code).toBe(0);
    expect(Number(stdout)).toBeLessThan(256 * 1024);
  });

  it('should have V8 forget nothing of what process.nextTick makes', async () => {
    const log = join(process.env.DATA_DIR!, 'shapes');
    const logged = ['--log-maps', '--no-logfile-per-isolate', `--logfile=${log}`];
    const options = [...logged, '--expose-gc', '--max-semi-space-size=8', '--input-type=module'];
    expect(await new Program([...options, '--eval', collecting]).ended).toMatchObject({ code: 0, stderr: '' });
    const made = readFileSync(log, 'utf8').match(/^map,Transition,.*symbol\("trigger_async_id_symbol"/gm);
    expect(made).toHaveLength(1);
  });
});
