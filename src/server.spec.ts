import { Server } from 'node:http';
import { afterEach, describe, expect, it, jest } from '@jest/globals';

const beginSweeps = jest.fn();
const server = Object.assign(new Server(), { address: () => ({ port: 1 }) });
const app = { getHttpServer: () => server, listen: () => Promise.resolve(server), close: () => Promise.resolve() };
jest.unstable_mockModule('./app.js', () => ({ createApp: () => Promise.resolve({ app }) }));
jest.unstable_mockModule('./database/sweep.js', () => ({ beginSweeps }));
jest.unstable_mockModule('./signals.js', () => ({ onSignal: jest.fn() }));
jest.unstable_mockModule('./heap.js', () => ({ keepHeapSmall: jest.fn() }));
const { serve } = await import('./server.js');

describe('what is over', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    beginSweeps.mockClear();
  });

  it('should be swept where requests are served', async () => {
    jest.spyOn(console, 'log').mockReturnValue();
    await serve();
    expect(beginSweeps).toHaveBeenCalledTimes(1);
  });
});
