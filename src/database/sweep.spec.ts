import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Database } from './database.js';
import { beginSweeps, Round, Sweep, together } from './sweep.js';

describe('Sweep', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * 60_000);

  it('should begin nothing before the service does', async () => {
    const step = jest.fn(() => Promise.resolve(false));
    const sweep = new Sweep(step, () => undefined);
    await minutes(5);
    expect(step).not.toHaveBeenCalled();
    beginSweeps();
    await minutes(1);
    expect(step).toHaveBeenCalledTimes(1);
    await sweep.stop();
  });

  it('should begin after a minute, go on step by step while there is more, and begin anew later', async () => {
    const left = [true, true, false];
    const step = jest.fn(() => Promise.resolve(left.shift() ?? false));
    const sweep = new Sweep(step, () => undefined);
    await jest.advanceTimersByTimeAsync(59_999);
    expect(step).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(step).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(200);
    expect(step).toHaveBeenCalledTimes(3);
    await minutes(9);
    expect(step).toHaveBeenCalledTimes(3);
    await minutes(1);
    expect(step).toHaveBeenCalledTimes(4);
    await sweep.stop();
  });

  it('should pause for nine times as long as a step took', async () => {
    const step = jest.fn(() => new Promise<boolean>((done) => setTimeout(() => done(true), 50)));
    const sweep = new Sweep(step, () => undefined);
    await jest.advanceTimersByTimeAsync(60_000 + 50 + 449);
    expect(step).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(step).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(50);
    await sweep.stop();
  });

  it('should tell of a failure and go on later', async () => {
    const failed = jest.fn();
    const step = jest.fn(() => Promise.reject<boolean>(new Error('away')));
    const sweep = new Sweep(step, failed);
    await minutes(1);
    expect(failed).toHaveBeenCalledWith(new Error('away'));
    await minutes(10);
    expect(step).toHaveBeenCalledTimes(2);
    await sweep.stop();
  });

  it('should wait for the running step when it is stopped, and begin none after it', async () => {
    const running = Promise.withResolvers<boolean>();
    const step = jest.fn(() => running.promise);
    const sweep = new Sweep(step, () => undefined);
    await minutes(1);
    let stopped = false;
    const end = sweep.stop().then(() => (stopped = true));
    await minutes(1);
    expect(stopped).toBe(false);
    running.resolve(true);
    await end;
    await minutes(60);
    expect(step).toHaveBeenCalledTimes(1);
  });
});

describe('Round', () => {
  /** A table of the ids 1 to 5, looked at two at a time. */
  const read = (_: string, [last]: [bigint]) =>
    Promise.resolve(
      [1n, 2n, 3n, 4n, 5n]
        .filter((id) => id > last)
        .slice(0, 2)
        .map((id) => ({ id })),
    );
  const round = () => new Round({ read } as unknown as Database, 'SELECT', 2);

  it('should have all rows looked at, a few at a time, and then anew', async () => {
    const ids = round();
    const looked: unknown[] = [];
    const more: boolean[] = [];
    for (let n = 0; n < 4; n++) {
      more.push(await ids.step((rows) => Promise.resolve(void looked.push(rows.map(({ id }) => Number(id))))));
    }
    expect(looked).toEqual([[1, 2], [3, 4], [5], [1, 2]]);
    expect(more).toEqual([true, true, false, true]);
  });

  it('should have those looked at again that could not be', async () => {
    const ids = round();
    await expect(ids.step(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
    await ids.step(([first]) => Promise.resolve(expect(first).toEqual({ id: 1n })));
  });
});

describe('together', () => {
  it('should be as many as are no larger than that, but one at least', () => {
    const rows = [
      { id: 1, size: 5 },
      { id: 2, size: 3 },
      { id: 3, size: 1 },
    ];
    expect(together(rows, 8)).toEqual(['1', '2']);
    expect(together(rows, 4)).toEqual(['1']);
  });
});
