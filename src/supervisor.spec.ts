import cluster, { type Worker } from 'node:cluster';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

let stop: () => void;
jest.unstable_mockModule('./signals.js', () => ({ onSignal: (handler: () => void) => (stop = handler) }));
const { settings } = await import('./config/settings.js');
const { supervise } = await import('./supervisor.js');

/** A worker's process, as its supervisor sees it. */
class FakeWorker extends EventEmitter {
  readonly process: { pid?: number; kill: jest.Mock } = { pid: 1, kill: jest.fn() };
  readonly isConnected = (): boolean => false;
}

describe('whoever supervises', () => {
  let workers: FakeWorker[];
  const said = jest.fn();
  const exit = jest.fn();
  const asItWas = settings.workers;

  beforeEach(() => {
    workers = [];
    settings.workers = 3;
    jest.spyOn(console, 'log').mockImplementation(said);
    jest.spyOn(process, 'exit').mockImplementation(exit as unknown as typeof process.exit);
    jest.spyOn(cluster, 'fork').mockImplementation(() => {
      workers.push(new FakeWorker());
      return workers.at(-1) as unknown as Worker;
    });
    supervise();
  });
  afterEach(() => {
    settings.workers = asItWas;
    cluster.removeAllListeners('exit');
    jest.restoreAllMocks();
    jest.clearAllMocks();
  });

  it('should have the first worker prepare the database, then start the others, and say when all serve', () => {
    expect(workers).toHaveLength(1);
    const [first] = workers;
    first!.emit('message', { lock: 'acquire' });
    expect(workers).toHaveLength(1);
    first!.emit('message', { ready: 8000, firstAdministrator: { username: 'admin', password: 'made up' } });
    expect(workers).toHaveLength(3);
    workers[1]!.emit('message', { ready: 8000 });
    expect(said).not.toHaveBeenCalled();
    workers[2]!.emit('message', { ready: 8000 });
    expect(said).toHaveBeenCalledTimes(1);
    expect(said.mock.calls.join()).toMatch(/ is ready at [^]*:8000\/\n[^]*made up/);
    expect(workers).toHaveLength(3);
  });

  it('should end as the worker that cannot start, and start no other', () => {
    cluster.emit('exit', workers[0] as unknown as Worker, 1, null);
    expect(exit).toHaveBeenCalledWith(1);
    expect(workers).toHaveLength(1);
  });

  it('should end where there can be no process for a worker', () => {
    workers[0]!.process.pid = undefined;
    workers[0]!.emit('error', new Error('spawn node EAGAIN'));
    expect(exit).toHaveBeenCalledWith(1);
    expect(workers).toHaveLength(1);
  });

  it('should try again where there could be no process for another worker', () => {
    jest.useFakeTimers();
    for (let n = 0; n < 3; n++) workers[n]!.emit('message', { ready: 8000 });
    cluster.emit('exit', workers[1] as unknown as Worker, 1, null);
    for (const made of [4, 5]) {
      jest.advanceTimersByTime(1000);
      expect(workers).toHaveLength(made);
      workers.at(-1)!.process.pid = undefined;
      workers.at(-1)!.emit('error', new Error('spawn node EAGAIN'));
    }
    // What cannot be written to a worker that has just ended is no reason.
    workers[0]!.emit('error', new Error('write EPIPE'));
    jest.advanceTimersByTime(10_000);
    expect(workers).toHaveLength(6);
    expect(exit).not.toHaveBeenCalled();
    jest.useRealTimers();
  });

  it.each([
    [[0, 0, 0], 0],
    [[0, 1, 0], 1],
  ])('should end as its workers do: with %j by %i', async (codes, expected) => {
    for (let n = 0; n < 3; n++) workers[n]!.emit('message', { ready: 8000 });
    Object.assign(cluster, { workers: { ...workers } });
    stop();
    for (const [n, code] of codes.entries()) workers[n]!.emit('exit', code);
    await new Promise((resolve) => setImmediate(resolve));
    expect(exit.mock.calls).toEqual([[expected]]);
    Object.assign(cluster, { workers: {} });
  });

  it('should start no more once it is told to stop', () => {
    stop();
    workers[0]!.emit('message', { ready: 8000 });
    expect(workers).toHaveLength(1);
  });
});
