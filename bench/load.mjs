// Loads a server: by wrk where there is one, which takes a quarter of the processor that autocannon does.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { start } from './processes.mjs';
import { NUMBER } from './rows.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const wrk = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'wrk'))
  .find((path) => existsSync(path));

/** What drives, for whoever reads the figures. */
export const driver = wrk ? 'wrk' : 'autocannon';

/**
 * Seconds in which clients connect that send at a rate. Node takes in one connection in each turn of the event loop, so
 * whoever sent at once would wait for all who came before.
 */
const connecting = 1;

/** Numbers of requests never come twice, however many of them are sent at a time. */
let first = Math.floor(Date.now() / 1000) % 100_000;
const nextNumbers = () => ++first * 1e6;

/**
 * Sends requests in turns for a while, each client one after the other: as many as the server answers, or at a rate.
 * @param {{ url: string, requests: object[], clients: number, seconds: number, rate?: number }} job with a `rate` (of
 *   all clients, a second; by wrk only) there must be clients enough that nearly none still waits when it is due again
 * @returns {Promise<{ requests: number, rps: number, p50: number, p99: number, faults: number, busy: number }>} times
 *   in milliseconds; `faults` are requests that failed, and `busy` the share of one processor that driving took
 */
export function load(job) {
  return wrk ? byWrk(job) : byAutocannon(job);
}

async function byWrk({ url, requests, clients, seconds, rate }) {
  const early = rate ? connecting : 0;
  const folder = mkdtempSync(join(tmpdir(), 'platform-load-'));
  try {
    const file = join(folder, 'requests.lua');
    writeFileSync(
      file,
      `return { first = ${nextNumbers()}, clients = ${clients}, early = ${1000 * early},
        between = ${rate ? (1000 * clients) / rate : 0}, requests = { ${requests.map((one) => lua(one, url)).join()} } }`,
    );
    const args = ['-t1', `-c${clients}`, `-d${seconds + early}s`, '-s', join(here, 'wrk.lua'), url, '--', file];
    const { stdout } = await promisify(execFile)(wrk, args);
    const { seconds: elapsed, processor, ...figures } = JSON.parse(stdout.slice(stdout.indexOf('{"requests"')));
    return { ...figures, rps: figures.requests / (elapsed - early), busy: processor / elapsed };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The request as text of Lua; in two parts where a number comes between. ASCII only. */
function lua(request, url) {
  const parts = textOf(request, url).split(NUMBER);
  return parts.length === 1 ? JSON.stringify(parts[0]) : `{ ${parts.map((part) => JSON.stringify(part)).join()} }`;
}

/** A request as it goes over the wire. */
export function textOf({ method, path, headers, body = '' }, url) {
  const all = { Host: new URL(url).host, ...headers, ...(body && { 'Content-Length': body.length }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

let autocannon;

/** In a process of its own so that this one's event loop is left alone. */
async function byAutocannon(job) {
  autocannon ??= start([join(here, 'autocannon.mjs')], { env: process.env, ipc: true });
  autocannon.send({ ...job, first: nextNumbers(), mark: NUMBER });
  const [answer] = await Promise.race([once(autocannon, 'message'), autocannon.failure]);
  if (answer.error) throw new Error(answer.error);
  return answer.result;
}
