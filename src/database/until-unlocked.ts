import { setTimeout } from 'node:timers/promises';
import { settings } from '../config/settings.js';
import { isLocked } from './dialect.js';

/** Milliseconds that a read waits for other processes, and on SQLite a write for its turn and for them. */
export const lockTimeout = (): number => settings.timeouts.database * 1000;

/**
 * Tries again while another process has the lock of a SQLite file. SQLite itself would wait too, but so that nothing
 * else of this process went on meanwhile.
 * @param longest in milliseconds
 * @param isHarmless whether what has been tried may be tried again
 * @throws what the last try has thrown
 */
export async function untilUnlocked<T>(
  longest: number,
  work: () => T | Promise<T>,
  isHarmless = (): boolean => true,
): Promise<T> {
  const end = Date.now() + longest;
  for (let n = 1; ; n++) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error) || !isHarmless() || Date.now() > end) throw error;
    }
    // Most writes are over in a few milliseconds.
    await setTimeout(1 + Math.random() * Math.min(2 * n, 20));
  }
}
