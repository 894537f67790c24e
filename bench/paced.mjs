// Sends requests at a fixed rate, whatever becomes of those before (an open loop), and tells how long each took from
// the moment that it was due: a server that stands still is waited for by all that come meanwhile. A process of its
// own; takes a job as JSON in its argument and prints what came of it.
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { textOf } from './load.mjs';
import { NUMBER } from './rows.mjs';

const { url, requests, rate, clients, seconds, first } = JSON.parse(process.argv[2]);
const { hostname, port } = new URL(url);
const texts = requests.map((request) => textOf(request, url));
let number = first;
const times = [];
let [faults, sent] = [0, 0];

/** The moments at which requests are due that no connection is free for yet. */
const due = [];
const free = [];
const total = Math.round(rate * seconds);
const { promise: finished, resolve: finish } = Promise.withResolvers();

class Client {
  constructor() {
    this.socket = connect(Number(port), hostname)
      .setNoDelay()
      .on('data', (bytes) => this.receive(bytes));
    this.socket.on('error', () => faults++);
    free.push(this);
  }

  send(moment) {
    this.moment = moment;
    this.missing = undefined;
    const text = texts[sent++ % texts.length];
    this.socket.write(text.includes(NUMBER) ? text.replace(NUMBER, String(++number).padStart(12, '0')) : text);
  }

  receive(bytes) {
    if (this.missing === undefined) {
      // The head comes in one piece: it is short.
      const head = bytes.toString('latin1', 0, 2000);
      const end = head.indexOf('\r\n\r\n') + 4;
      this.missing = end + Number(/content-length: (\d+)/i.exec(head)?.[1]);
      if (end < 4 || head[9] !== '2') faults++;
    }
    this.missing -= bytes.length;
    if (this.missing > 0) return;
    times.push(performance.now() - this.moment);
    const next = due.shift();
    if (next !== undefined) this.send(next);
    else free.push(this);
    if (times.length === total) finish();
  }
}

for (let n = 0; n < clients; n++) new Client();
await new Promise((resolve) => setTimeout(resolve, 200));

const began = performance.now();
let planned = 0;
function step() {
  const now = performance.now();
  while (planned < total && began + (planned * 1000) / rate <= now) {
    const moment = began + (planned++ * 1000) / rate;
    const client = free.pop();
    if (client) client.send(moment);
    else due.push(moment);
  }
  // Timers are too coarse for what is due within a millisecond.
  if (planned < total) setImmediate(step);
}
step();
await Promise.race([finished, new Promise((resolve) => setTimeout(resolve, seconds * 1000 + 10_000).unref())]);
times.sort((a, b) => a - b);
const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
process.stdout.write(
  JSON.stringify({ requests: times.length, p50: at(0.5), p99: at(0.99), faults: faults + total - times.length }),
);
process.exit();
