import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { admit, waitForConnection } from './admission.js';

describe('admission', () => {
  let begun: string[];
  const come = (name: string, does: () => void = () => undefined): void =>
    admit(() => {
      begun.push(name);
      does();
    });

  beforeEach(() => {
    begun = [];
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  });
  afterEach(() => void jest.useRealTimers());

  it('should let in at once while nobody waits for a connection', () => {
    come('a');
    const over = waitForConnection();
    over();
    come('b');
    expect(begun).toEqual(['a', 'b']);
  });

  it('should let in one after the other, in the order of coming, as nobody waits any more', async () => {
    const over = waitForConnection();
    let next: (() => void) | undefined;
    const wait = (): void => void (next = waitForConnection());
    come('a', wait);
    come('b', wait);
    come('c');
    come('d');
    await turn();
    expect(begun).toEqual([]);
    over();
    await turn();
    expect(begun).toEqual(['a']);
    come('e');
    next!();
    await turn();
    expect(begun).toEqual(['a', 'b']);
    next!();
    await turn();
    expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('should let in nobody while another one still waits', async () => {
    const all = [waitForConnection(), waitForConnection()];
    come('a');
    all[0]!();
    await turn();
    expect(begun).toEqual([]);
    all[1]!();
    await turn();
    expect(begun).toEqual(['a']);
  });

  it('should let in one alone also when several cease to wait', async () => {
    const over = waitForConnection();
    let next: (() => void) | undefined;
    come('a', () => (next = waitForConnection()));
    come('b');
    over();
    waitForConnection()();
    await turn();
    expect(begun).toEqual(['a']);
    next!();
    await turn();
    expect(begun).toEqual(['a', 'b']);
  });

  it('should let others have their turn where those who come take long', async () => {
    const over = waitForConnection();
    const takeLong = (): void => void jest.advanceTimersByTime(11);
    for (const name of ['a', 'b', 'c']) come(name, takeLong);
    over();
    void turn().then(() => {
      begun.push('another');
      come('d');
    });
    for (let n = 0; n < 10; n++) await turn();
    expect(begun).toEqual(['a', 'b', 'another', 'c', 'd']);
  });

  it('should keep nobody for more than 100 milliseconds', async () => {
    const over = waitForConnection();
    come('a');
    await jest.advanceTimersByTimeAsync(60);
    come('b');
    await jest.advanceTimersByTimeAsync(39);
    await turn();
    expect(begun).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    await turn();
    expect(begun).toEqual(['a']);
    await jest.advanceTimersByTimeAsync(60);
    await turn();
    expect(begun).toEqual(['a', 'b']);
    over();
  });

  it('should begin each as whoever brought it', async () => {
    const storage = new AsyncLocalStorage<string>();
    const over = waitForConnection();
    const seen: unknown[] = [];
    storage.run('a', () => come('a', () => seen.push(storage.getStore())));
    storage.run('b', () => come('b', () => seen.push(storage.getStore())));
    storage.run('c', over);
    await turn();
    expect(seen).toEqual(['a', 'b']);
  });
});
