// The processes of a benchmark: started, watched and ended by their process id, also when the benchmark fails or is
// interrupted.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const running = new Set();
// The last resort; stopAll is the gentle way.
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/**
 * Starts a Node program and returns its process. Its `failure` is a promise that is rejected when it ends by itself,
 * with what it wrote on standard error.
 * @param {string[]} args of node @param {{ env: NodeJS.ProcessEnv, ipc?: boolean, stdout?: 'pipe' }} options
 */
export function start(args, { env, ipc = false, stdout = 'ignore' }) {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', stdout, 'pipe', ...(ipc ? ['ipc'] : [])] });
  running.add(child);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (said = (said + text).slice(-4000)));
  child.failure = new Promise((_, reject) => {
    child.once('exit', (code, signal) => {
      running.delete(child);
      if (!child.stopping) reject(new Error(`${args.join(' ')} ended (${signal ?? code}).\n${said}`));
    });
  });
  child.failure.catch(() => {});
  return child;
}

/** Runs a Node program to its end and returns what it printed; fails when it ends with anything but 0. */
export async function run(args, { env }) {
  const child = start(args, { env, stdout: 'pipe' });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (printed += text));
  const [code] = await once(child, 'close');
  if (code !== 0) await child.failure;
  return printed;
}

export async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.stopping = true;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 5000);
  await ended;
  clearTimeout(late);
}

export async function stopAll() {
  await Promise.all([...running].map(stop));
}

/** Waits until the server at `url` answers, whatever it answers; fails when its process ends before. */
export async function answering(child, url) {
  for (let tries = 0; tries < 600; tries++) {
    const answered = fetch(url).then((response) => response.text());
    if (
      await Promise.race([
        child.failure,
        answered.then(
          () => true,
          () => false,
        ),
      ])
    )
      return;
    await wait(50);
  }
  throw new Error(`${url} does not answer.`);
}

/** Resident memory in MiB. */
export function memoryOf({ pid }) {
  const status = `/proc/${pid}/status`;
  const kilobytes = existsSync(status)
    ? /^VmRSS:\s*(\d+)/m.exec(readFileSync(status, 'utf8'))[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) / 1024;
}

/** As processorTimeOf, but to the nanosecond where the system keeps count of that. Threads that have ended are left out. */
export function fineProcessorTimeOf(child) {
  try {
    const threads = `/proc/${child.pid}/task`;
    const spent = readdirSync(threads).map((one) => readFileSync(`${threads}/${one}/schedstat`, 'utf8').split(' ')[0]);
    return spent.reduce((sum, nanoseconds) => sum + Number(nanoseconds), 0) / 1e9;
  } catch {
    return processorTimeOf(child);
  }
}

/** Seconds of processor time used so far by all threads and child processes; undefined where the system has no /proc. */
export function processorTimeOf({ pid }) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    const own = (Number(fields[11]) + Number(fields[12])) / 100;
    return children.reduce((sum, child) => sum + processorTimeOf({ pid: child }), own);
  } catch {
    return undefined;
  }
}
