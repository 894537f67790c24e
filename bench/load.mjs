// Drives a server with autocannon, in a process of its own so that the servers' event loops are left alone.
import { performance } from 'node:perf_hooks';
import autocannon from 'autocannon';

process.on('disconnect', () => process.exit());
process.on('message', (job) => {
  drive(job).then(
    (result) => process.send({ result }),
    (error) => process.send({ error: error.message }),
  );
});

/** @param {{ url: string, paths: string[], headers: object, connections: number, seconds: number }} job */
async function drive({ url, paths, headers, connections, seconds }) {
  const times = [];
  const began = performance.now();
  const before = process.cpuUsage();
  const { errors, non2xx } = await new Promise((resolve, reject) => {
    const requests = paths.map((path) => ({ method: 'GET', path }));
    const options = { url, headers, connections, duration: seconds, requests, sampleInt: 100 };
    const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    run.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
  const elapsed = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(before);
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return {
    requests: times.length,
    rps: times.length / elapsed,
    p50: at(0.5),
    p99: at(0.99),
    /** The share of one processor that driving took. */
    busy: (user + system) / 1e6 / elapsed,
    faults: errors + non2xx,
  };
}
