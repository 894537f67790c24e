import { describe, expect, it } from '@jest/globals';
import { CheckQueue } from './check-queue.js';

describe('CheckQueue', () => {
  const queue = new CheckQueue();

  it('should run two at a time, in their order, whether they end well or not, and tell when 100 have begun', async () => {
    let running = 0;
    const counts: number[] = [];
    const order: number[] = [];
    const check = async (n: number): Promise<number> => {
      counts.push(++running);
      order.push(n);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      if (n % 3 === 0) throw new Error('wrong');
      return n;
    };
    const all = [];
    for (let n = 0; n < 100; n++) {
      expect(queue.hasRoom).toBe(true);
      all.push(queue.run(() => check(n)));
    }
    expect(queue.hasRoom).toBe(false);
    const ends = await Promise.allSettled(all);
    expect(ends.map(({ status }) => status)).toEqual(all.map((_, n) => (n % 3 === 0 ? 'rejected' : 'fulfilled')));
    expect(Math.max(...counts)).toBe(2);
    expect(order).toEqual([...order.keys()]);
    expect(queue.hasRoom).toBe(true);
    expect(await queue.run(() => check(1))).toBe(1);
  });
});
