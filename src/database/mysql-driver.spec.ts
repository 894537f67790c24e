import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, jest } from '@jest/globals';
import type { Pool, PoolOptions } from 'mysql2';
import { settings } from '../config/settings.js';
import { enter } from './door.js';
import { mysqlDriver } from './mysql-driver.js';
import { outageOf } from './outage.js';

const driver = mysqlDriver as { createPool(options: PoolOptions): Pool };

// First: the other one leaves many that wait.
it('should count nobody as waiting for a connection whose wait has ended', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  try {
    const pool = driver.createPool({ host: '127.0.0.1', port, connectionLimit: 1 });
    const ask = (): Promise<unknown> => new Promise((resolve) => pool.getConnection((error) => resolve(error)));
    const waiting = Promise.all([ask(), ask()]);
    await jest.advanceTimersByTimeAsync(settings.timeouts.database * 1000);
    expect(await waiting).toEqual([expect.any(Error), expect.any(Error)]);
    await turn();
    const begin = jest.fn();
    enter(begin);
    expect(begin).toHaveBeenCalledTimes(1);
    pool.end(() => undefined);
  } finally {
    jest.useRealTimers();
    silent.close();
  }
});

it('should tell whoever comes when too many wait for a connection that there is none', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const pool = driver.createPool({ host: '127.0.0.1', port, connectionLimit: 1 });
  const ask = (): Promise<unknown> => new Promise((resolve) => pool.getConnection((error) => resolve(error)));
  const waiting = Array.from({ length: 1001 }, ask);
  const refused = await ask();
  expect(refused).toMatchObject({ code: 'ETIMEDOUT' });
  expect(outageOf(refused)).toBe('away');
  pool.end(() => undefined);
  silent.close();
  void waiting;
});
