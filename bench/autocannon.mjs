// Drives a server with autocannon, where there is no wrk.
import { performance } from 'node:perf_hooks';
import autocannon from 'autocannon';

process.on('disconnect', () => process.exit());
process.on('message', (job) => {
  drive(job).then(
    (result) => process.send({ result }),
    (error) => process.send({ error: error.message }),
  );
});

async function drive({ url, requests, clients, seconds, first, mark }) {
  const times = [];
  const began = performance.now();
  const before = process.cpuUsage();
  let number = first;
  const numbered = requests.map((request) =>
    request.body?.includes(mark)
      ? {
          ...request,
          setupRequest: (one) => ({ ...one, body: request.body.replace(mark, String(++number).padStart(12, '0')) }),
        }
      : request,
  );
  const { errors, non2xx } = await new Promise((resolve, reject) => {
    const options = { url, connections: clients, duration: seconds, requests: numbered, sampleInt: 100 };
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
    faults: errors + non2xx,
    busy: (user + system) / 1e6 / elapsed,
  };
}
