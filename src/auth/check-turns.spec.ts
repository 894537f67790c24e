import { describe, expect, it } from '@jest/globals';
import { CheckTurns } from './check-turns.js';

describe('CheckTurns', () => {
  const turns = new CheckTurns();

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
      expect(turns.hasRoom).toBe(true);
      all.push(turns.take(() => check(n)));
    }
    expect(turns.hasRoom).toBe(false);
    const ends = await Promise.allSettled(all);
    expect(ends.map(({ status }) => status)).toEqual(all.map((_, n) => (n % 3 === 0 ? 'rejected' : 'fulfilled')));
    expect(Math.max(...counts)).toBe(2);
    expect(order).toEqual([...order.keys()]);
    expect(turns.hasRoom).toBe(true);
    expect(await turns.take(() => check(1))).toBe(1);
  });
});
