// Makes what the other scripts stand on: the dependencies of the lockfile, and with --build what is compiled from the
// sources; each only when it is missing or out of date. Runs on any Node that npm runs on.
import { execSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

const age = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

function newest(path) {
  if (!statSync(path).isDirectory()) return age(path);
  return Math.max(age(path), ...readdirSync(path).map((name) => newest(join(path, name))));
}

function step(what, command) {
  console.error(`${what} ...`);
  // What a command prints on standard output belongs to whoever called this script.
  execSync(command, { stdio: ['ignore', 2, 2] });
}

try {
  if (age('node_modules/.package-lock.json') < age('package-lock.json')) {
    step('Installing the dependencies', 'npm ci --no-audit --no-fund --loglevel=error');
  }
  const stamp = 'dist/.built';
  if (process.argv.includes('--build')) {
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
    if (age(stamp) < Math.max(...sources.map(newest))) {
      step('Building', 'npm run -s build');
      writeFileSync(stamp, '');
    }
  }
} catch (error) {
  process.exit(error.status ?? 1);
}
