// Makes what the other scripts stand on: the dependencies of the lockfile, and with --build what is compiled from the
// sources; each only when it is missing or out of date. Runs on any Node that npm runs on.
import { execSync } from 'node:child_process';
import { lstatSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

const lock = '.preparing';

const look = (path) => lstatSync(path, { throwIfNoEntry: false });
const age = (path) => look(path)?.mtimeMs ?? 0;

/** Types alone, made of what the build makes: it is no reason to build again. */
const madeOfBuild = join('client', 'src', 'schema.ts');

function newest(path) {
  if (path === madeOfBuild) return 0;
  if (!look(path)?.isDirectory()) return age(path);
  return Math.max(age(path), ...readdirSync(path).map((name) => newest(join(path, name))));
}

/**
 * Keeps others out who would work in the same folders; waits for those who do. Who had the turn and has ended without a
 * word is followed by whoever makes the file that is named after theirs, as only one can: of several who remove a file
 * and make it anew, each could. Returns the files to remove in the end, in their order.
 */
function takeTurn() {
  for (let tries = 0; ; tries++) {
    const files = [lock];
    const first = look(lock);
    for (let file = lock; !make(file); files.push(file)) {
      const found = file === lock ? first : look(file);
      if (!found || !isOver(file)) {
        if (tries === 5) console.error(`Waiting for the process in ${file}, which prepares the same ...`);
        if (found) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
        files.length = 0;
        break;
      }
      file = nameAfter(found);
    }
    const [before, ...after] = files;
    if (before && (after.length === 0 || nameAfter(look(lock)) === after[0])) return files;
    if (before) rmSync(after.at(-1), { force: true }); // all of them have come to an end meanwhile
  }
}

const nameAfter = (found) => `${lock}-${found?.ino}-${found?.mtimeMs}`;

/** Whether this process has made the file. */
function make(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Whether whoever had the turn has ended without a word. */
function isOver(file) {
  try {
    const id = Number(readFileSync(file, 'utf8'));
    // Numbers of processes come again: in another container, or after the machine was started anew.
    if (id === process.pid || age(file) < Date.now() - 1000 * uptime()) return true;
    // It is written a moment after the file is made.
    return id > 0 ? !process.kill(id, 0) : Date.now() - age(file) > 5000;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

function step(what, command) {
  console.error(`${what} ...`);
  // What a command prints on standard output belongs to whoever called this script.
  execSync(command, { stdio: ['ignore', 2, 2] });
}

const stamp = 'dist/.built';
const sources = [
  'src',
  'scripts/web-assets.mjs',
  'scripts/guide-html.mjs',
  'docs/moving-from-v1.md',
  'scripts/bundle-packages.mjs',
  'scripts/bundled.json',
  'scripts/api-files.mjs',
  'node_modules/.package-lock.json',
  'client/src',
  'ormconfig.ts',
  'nest-cli.json',
  'tsconfig.json',
  '.swcrc',
  'package.json',
];
const isInstalled = () => age('node_modules/.package-lock.json') >= age('package-lock.json');
const isBuilt = () => !process.argv.includes('--build') || age(stamp) >= Math.max(...sources.map(newest));

try {
  if (!isInstalled() || !isBuilt()) {
    const files = takeTurn();
    try {
      if (!isInstalled()) step('Installing the dependencies', 'npm ci --no-audit --no-fund --loglevel=error');
      if (!isBuilt()) {
        // What is saved meanwhile may not be in it.
        const began = new Date();
        step('Building', 'npm run -s build');
        writeFileSync(stamp, '');
        utimesSync(stamp, began, began);
      }
    } finally {
      for (const file of files) rmSync(file, { force: true });
    }
  }
} catch (error) {
  // A command that failed has said why.
  if (error.status === undefined) console.error(error.message);
  process.exit(error.status ?? 1);
}
