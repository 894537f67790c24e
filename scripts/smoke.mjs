// What a new user does: clones the committed state into an empty folder, runs `npm start`, tries the printed lines,
// stops it, starts it again. Fails loudly where that is not what the README promises.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { freePort } from './free-port.mjs';

const folder = mkdtempSync(join(tmpdir(), 'fresh-clone-'));
const clone = join(folder, 'platform');
const port = await freePort();
const env = { PATH: outside(process.env.PATH), HOME: process.env.HOME, PORT: String(port) };
let running;

try {
  execFileSync('git', ['clone', '--quiet', process.cwd(), clone]);

  const first = await start();
  const [, password] =
    /shown this once: (\S+)/.exec(first.output) ?? fail('the first start shows no password', first.output);
  const lines = first.output.split('\n').filter((line) => line.startsWith('  curl '));
  if (lines.length !== 3) fail('three curl lines are printed', first.output);
  for (const line of lines) {
    const { status, stdout } = spawnSync('sh', ['-c', `${line.trim()} --silent --fail`], { encoding: 'utf8' });
    if (status !== 0) fail(`this works as it stands: ${line}`, stdout);
    JSON.parse(stdout);
  }
  await stop(first);

  const second = await start();
  if (second.output.includes('shown this once')) fail('a second start shows no password', second.output);
  if (second.seconds > 10) fail('a second start is quick', `${second.seconds} s`);
  const answer = await fetch(`http://127.0.0.1:${port}/API/v1/useraccountprofile/`, {
    headers: { Authorization: `Basic ${Buffer.from(`admin:${password}`).toString('base64')}` },
  });
  if (answer.status !== 200) fail('the data is kept', String(answer.status));
  await stop(second);
  console.log(`A fresh clone was ready after ${first.seconds} s, and after ${second.seconds} s the second time.`);
} finally {
  running?.kill();
  rmSync(folder, { recursive: true, force: true });
}

/** Runs `npm start` until it says that it is ready. */
function start() {
  const began = Date.now();
  const child = spawn('npm', ['start'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  running = { pid: child.pid, kill: () => process.kill(-child.pid, 'SIGKILL') };
  return new Promise((resolve, reject) => {
    let output = '';
    const timeout = setTimeout(
      () => reject(new Error(`npm start was not ready within five minutes:\n${output}`)),
      300_000,
    );
    const read = (chunk) => {
      output += chunk;
      if (!/ready at[\s\S]*( {2}curl .*\n){3}/.test(output)) return;
      clearTimeout(timeout);
      resolve({ child, output, seconds: Math.round((Date.now() - began) / 100) / 10 });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => {
      running = undefined;
      reject(new Error(`npm start ended with ${code}:\n${output}`));
    });
  });
}

/** Stops it as a terminal would, and expects it to end well. */
async function stop({ child, output }) {
  child.removeAllListeners('exit');
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
  process.kill(-child.pid, 'SIGTERM');
  const result = await ended;
  running = undefined;
  // npm itself ends by the signal; the service behind it must be gone.
  if (result !== 0 && result !== 'SIGTERM' && result !== 143) fail('SIGTERM ends it with 0', `${result}\n${output}`);
  const left = await fetch(`http://127.0.0.1:${port}/API/v1/`).then(
    () => true,
    () => false,
  );
  if (left) fail('nothing serves any more after SIGTERM', output);
}

/** The search path without this project's own programs, as a fresh machine has it. */
function outside(path = '') {
  return path
    .split(':')
    .filter((part) => !part.includes('node_modules'))
    .join(':');
}

function fail(expected, seen) {
  throw new Error(`Expected that ${expected}, but saw:\n${seen}`);
}
