import type { Worker } from 'node:cluster';
import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LockOfWorkers, WorkerLock } from './worker-lock.js';

/** A supervisor and its workers: what they tell each other arrives a turn later, as between processes. */
class Office {
  readonly told: string[] = [];
  private readonly supervisor = new LockOfWorkers();

  worker(name: string): { lock: WorkerLock; end: () => Promise<void> } {
    const [here, there] = [new EventEmitter(), new EventEmitter()];
    let [isConnected, isEnding] = [true, false];
    const passes = (to: EventEmitter, from: string) => (message: { lock: string }) => {
      if (!isConnected) throw new Error('Nobody is there.');
      this.told.push(`${from} ${message.lock}`);
      setImmediate(() => isConnected && to.emit('message', message));
      return true;
    };
    // Until it is known that a worker has ended, sending fails later.
    const toWorker = passes(here, `to ${name}`);
    const send = (message: { lock: string }): boolean =>
      isEnding ? there.emit('error', new Error('EPIPE')) : toWorker(message);
    const worker = Object.assign(there, { send, isConnected: () => isConnected });
    this.supervisor.add(worker as unknown as Worker);
    const lock = new WorkerLock(Object.assign(here, { send: passes(there, name) }) as unknown as NodeJS.Process);
    /** That it cannot be reached is so before it is known to have ended. */
    const end = async (): Promise<void> => {
      isEnding = true;
      for (let n = 0; n < 5; n++) await turn();
      isConnected = false;
      for (let n = 0; n < 5; n++) await turn();
      there.emit('exit');
    };
    return { lock, end };
  }
}

describe('The lock of workers', () => {
  it('should be had by one worker at a time, and by each that asks', async () => {
    const steps = fc.array(fc.record({ worker: fc.nat(2), before: fc.nat(4), holds: fc.nat(4) }), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(steps, async (asked) => {
        const office = new Office();
        let holding = 0;
        const done: number[] = [];
        await Promise.all(
          [0, 1, 2].map(async (n) => {
            const { lock } = office.worker(String(n));
            for (const [place, { worker, before, holds }] of asked.entries()) {
              if (worker !== n) continue;
              for (let i = 0; i < before; i++) await turn();
              await lock.acquire();
              expect(++holding).toBe(1);
              for (let i = 0; i < holds; i++) await turn();
              holding--;
              done.push(place);
              lock.release();
            }
          }),
        );
        expect(done.sort((a, b) => a - b)).toEqual(asked.map((_, place) => place));
      }),
    );
  });

  it('should be asked for once by whoever is alone', async () => {
    const office = new Office();
    const { lock } = office.worker('a');
    office.worker('b');
    for (let n = 0; n < 3; n++) {
      await lock.acquire();
      lock.release();
    }
    expect(office.told).toEqual(['a acquire', 'to a granted']);
  });

  it('should go round among those who want it', async () => {
    const office = new Office();
    const order: string[] = [];
    await Promise.all(
      ['a', 'b', 'c'].map(async (name) => {
        const { lock } = office.worker(name);
        for (let n = 0; n < 3; n++) {
          await lock.acquire();
          order.push(name);
          await turn();
          lock.release();
        }
      }),
    );
    expect(order.join('')).toBe('abcabcabc');
  });

  it('should be given back by who has it and does not use it', async () => {
    const office = new Office();
    const [first, second] = [office.worker('a'), office.worker('b')];
    await first.lock.acquire();
    first.lock.release();
    await second.lock.acquire();
    expect(office.told.slice(2)).toEqual(['b acquire', 'to a recalled', 'a release', 'to b granted']);
  });

  it.each([
    ['has it', 'a'],
    ['waits for it', 'b'],
    ['has it, and who waits for it', 'ab'],
  ])('should go on when a worker ends that %s', async (_, ending) => {
    for (const isKnownBefore of [false, true]) {
      const office = new Office();
      const [a, b, c] = [office.worker('a'), office.worker('b'), office.worker('c')];
      const held = [a, b].map(({ lock }) => lock.acquire().then(() => lock));
      const waiting = c.lock.acquire();
      await held[0];
      await turn();
      const ends = [a, b].filter((_one, n) => ending.includes('ab'[n]!)).map(({ end }) => end());
      if (isKnownBefore) await Promise.all(ends);
      for (const [n, lock] of held.entries()) if (!ending.includes('ab'[n]!)) (await lock).release();
      await expect(waiting).resolves.toBeUndefined();
      expect(office.told.filter((line) => line === 'to c granted')).toHaveLength(1);
    }
  });
});
