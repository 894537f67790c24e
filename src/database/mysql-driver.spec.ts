import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import type { Pool, PoolOptions } from 'mysql2';
import { mysqlDriver } from './mysql-driver.js';
import { outageOf } from './outage.js';

const driver = mysqlDriver as { createPool(options: PoolOptions): Pool };

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
