// Loaded into the service before itself: counts what it does, and tells its parent when it asks.
import { Socket } from 'node:net';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

let statements = 0;
/** When counting began. */
let since = 0;

/** Counts the calls of methods. */
function count(prototype, ...names) {
  for (const name of names) {
    const method = prototype[name];
    prototype[name] = function (...values) {
      statements++;
      return method.apply(this, values);
    };
  }
}

count(StatementSync.prototype, 'all', 'get', 'iterate', 'run');
count(DatabaseSync.prototype, 'exec');

const { protocol, port } = new URL(process.env.DATABASE_URL);
if (protocol === 'mysql:') {
  // Each command is one piece on the way to the server, whichever copy of the driver sends it.
  const write = Socket.prototype.write;
  Socket.prototype.write = function (...values) {
    if (this.remotePort === Number(port || 3306)) statements++;
    return write.apply(this, values);
  };
}

const collections = [];
const observer = new PerformanceObserver((list) => collections.push(...list.getEntries()));
observer.observe({ entryTypes: ['gc'] });

const asked = {
  /** From now on. */
  begin() {
    globalThis.gc();
    collections.length = 0;
    statements = 0;
    since = performance.now();
    process.send({ allocated: getHeapStatistics().used_heap_size });
  },
  /** Since then. What was allocated is known as long as nothing was collected. */
  end() {
    const { used_heap_size: allocated } = getHeapStatistics();
    collections.push(...observer.takeRecords());
    process.send({ allocated, statements, isWhole: !collections.some(({ startTime }) => startTime > since) });
  },
};
process.on('message', (name) => asked[name]());
process.channel.unref();
