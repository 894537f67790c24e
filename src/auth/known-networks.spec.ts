import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Database } from '../database/database.js';
import { KnownNetworks } from './known-networks.service.js';

describe('KnownNetworks', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('should note again what could not be stored', async () => {
    jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    const write = jest.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('not now')).mockResolvedValue();
    const database = { write, read: () => Promise.resolve([]), sweep: () => undefined } as unknown as Database;
    const networks = new KnownNetworks(database);
    networks.note('1', '192.0.2.0/24');
    expect(await networks.knows('1', '192.0.2.0/24')).toBe(true);
    await networks.beforeApplicationShutdown();
    expect(await networks.knows('1', '192.0.2.0/24')).toBe(false);
    networks.note('1', '192.0.2.0/24');
    await networks.beforeApplicationShutdown();
    expect(write).toHaveBeenCalledTimes(2);
  });
});
