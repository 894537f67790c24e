import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { inTurn, keepTurnsBrief, slice, takeTurns } from './turns.js';

describe('turns', () => {
  let now = 0;
  /** What somebody does for so many milliseconds. */
  const work = (milliseconds: number): unknown => (now += milliseconds);

  beforeEach(() => void jest.spyOn(performance, 'now').mockImplementation(() => now));
  afterEach(async () => {
    for (let n = 0; n < 20; n++) await turn(); // until nobody waits
    jest.restoreAllMocks();
  });

  /** Somebody with several steps, each as long; `done` has the name after each. */
  async function go(name: string, steps: number, milliseconds: number, done: string[]): Promise<void> {
    for (let n = 0; n < steps; n++) {
      await takeTurns();
      work(milliseconds);
      done.push(name);
    }
  }

  it('should keep nobody waiting within a short turn', async () => {
    const done: string[] = [];
    await Promise.all([go('a', 2, 1, done), go('b', 2, 1, done)]);
    inTurn(() => done.push('c'));
    expect(done).toEqual(['a', 'b', 'a', 'b', 'c']);
  });

  it('should go on in the next turn once one has lasted for long', async () => {
    const done: string[] = [];
    const all = go('a', 3, slice + 1, done);
    void turn().then(() => done.push('another'));
    await all;
    expect(done).toEqual(['a', 'a', 'another', 'a']);
  });

  it('should end soon for a while after a connection has come', async () => {
    const done: string[] = [];
    keepTurnsBrief();
    const all = go('a', 3, 2, done);
    void turn().then(() => done.push('another'));
    await all;
    expect(done).toEqual(['a', 'a', 'another', 'a']);
    work(50);
    await turn();
    const later = go('b', 3, 2, done);
    void turn().then(() => done.push('another'));
    await later;
    expect(done.slice(4)).toEqual(['b', 'b', 'b']);
  });

  it('should keep whoever comes in what is left of a brief one waiting', async () => {
    const done: string[] = [];
    keepTurnsBrief();
    await takeTurns();
    work(2);
    await go('a', 1, 2, done);
    for (let n = 0; n < 3; n++) await new Promise<void>((next) => process.nextTick(next)); // nobody waits any more
    inTurn(() => done.push('b'));
    done.push('another');
    while (done.length < 3) await turn();
    expect(done).toEqual(['a', 'another', 'b']);
    work(50);
  });

  it('should let whoever waited come to an end where that is near', async () => {
    const done: string[] = [];
    await takeTurns();
    work(slice + 1);
    await Promise.all([go('a', 3, 0.1, done), go('b', 3, 0.1, done)]);
    expect(done).toEqual(['a', 'a', 'a', 'b', 'b', 'b']);
  });

  it('should share a turn among those who take long', async () => {
    const done: string[] = [];
    await takeTurns();
    work(slice + 1);
    await Promise.all([go('a', 2, 2, done), go('b', 2, 2, done), go('c', 1, 0.1, done)]);
    expect(done).toEqual(['a', 'b', 'c', 'a', 'b']);
  });

  it('should begin what comes meanwhile behind those who wait, and as whoever brought it', async () => {
    const done: string[] = [];
    const storage = new AsyncLocalStorage<string>();
    await storage.run('another', () => takeTurns()); // whoever opens the turn
    work(slice + 1);
    const waiting = storage.run('a', () => go('a', 1, 0.1, done));
    await new Promise<void>((begun) =>
      storage.run('b', () => inTurn(() => begun(void done.push(`began by ${storage.getStore()}`)))),
    );
    await waiting;
    expect(done).toEqual(['a', 'began by b']);
  });
});
