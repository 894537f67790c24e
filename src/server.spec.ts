import { EventEmitter } from 'node:events';
import { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

const beginSweeps = jest.fn();
const server = Object.assign(new Server(), { address: () => ({ port: 1 }) });
const app = { getHttpServer: () => server, listen: () => Promise.resolve(server), close: () => Promise.resolve() };
jest.unstable_mockModule('./app.js', () => ({ createApp: () => Promise.resolve({ app }) }));
jest.unstable_mockModule('./database/sweep.js', () => ({ beginSweeps }));
jest.unstable_mockModule('./signals.js', () => ({ onSignal: jest.fn() }));
const [keepHeapSmall, giveBack] = [jest.fn(), jest.fn()];
jest.unstable_mockModule('./heap.js', () => ({ keepHeapSmall, giveBack }));
const { serve } = await import('./server.js');
const { BETWEEN, MANY } = await import('./lifecycle.js');

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

describe('what only the start needed', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const connect = (): EventEmitter => {
    const socket = new EventEmitter();
    server.emit('connection', socket as Socket);
    return socket;
  };

  beforeEach(async () => {
    jest.spyOn(console, 'log').mockReturnValue();
    await wait(300); // for what the test before began
    keepHeapSmall.mockClear();
    server.removeAllListeners();
  });

  it('should be collected once nobody is connected', async () => {
    await serve();
    const sockets = [connect(), connect()];
    sockets[0]!.emit('close');
    await wait(600);
    expect(keepHeapSmall).not.toHaveBeenCalled();
    sockets[1]!.emit('close');
    await wait(300);
    expect(keepHeapSmall).toHaveBeenCalledTimes(1);
  });

  it('should be collected in the end where somebody is connected all the time', async () => {
    await serve();
    connect();
    await wait(3500);
    expect(keepHeapSmall).toHaveBeenCalledTimes(1);
  });
});

describe('what much work has taken', () => {
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('should be given back once there is little to do and nobody waits for an answer', async () => {
    jest.spyOn(console, 'log').mockReturnValue();
    server.removeAllListeners();
    jest.useFakeTimers();
    await serve();
    const responses = Array.from({ length: MANY }, () => new EventEmitter());
    for (const response of responses) server.emit('request', undefined, response);
    for (const response of responses.slice(1)) response.emit('close');
    jest.advanceTimersByTime(3 * BETWEEN);
    expect(giveBack).not.toHaveBeenCalled();
    responses[0]!.emit('close');
    jest.advanceTimersByTime(BETWEEN);
    expect(giveBack).toHaveBeenCalledTimes(1);
  });
});
