import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Pool, PoolOptions } from 'mysql2';
import { settings } from '../config/settings.js';
import { admit } from './admission.js';
import { mysqlDriver } from './mysql-driver.js';
import { outageOf } from './outage.js';

const driver = mysqlDriver as { createPool(options: PoolOptions): Pool };

describe('a server that says nothing', () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => void sockets.add(socket));
  let pool: Pool;
  beforeEach(async () => {
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const { port } = silent.address() as AddressInfo;
    pool = driver.createPool({ host: '127.0.0.1', port, connectionLimit: 1 });
  });
  afterEach(() => {
    pool.end(() => undefined);
    jest.useRealTimers();
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  const ask = (): Promise<unknown> => new Promise((resolve) => pool.getConnection((error) => resolve(error)));
  const untilLate = (): Promise<void> => jest.advanceTimersByTimeAsync(settings.timeouts.database * 1000);

  it('should be waited for by nobody whose wait has ended', async () => {
    const waiting = Promise.all([ask(), ask()]);
    await untilLate();
    expect(await waiting).toEqual([expect.any(Error), expect.any(Error)]);
    await turn();
    const begin = jest.fn();
    admit(begin);
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it('should be waited for by so many; who comes then is told that there is no connection', async () => {
    const waiting = Promise.all(Array.from({ length: 1001 }, ask));
    const refused = await ask();
    expect(refused).toMatchObject({ code: 'ETIMEDOUT' });
    expect(outageOf(refused)).toBe('away');
    await untilLate();
    expect(new Set((await waiting).map(outageOf))).toEqual(new Set(['away']));
  });
});
