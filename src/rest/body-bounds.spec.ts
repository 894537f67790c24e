import { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { settings } from '../config/settings.js';
import { BoundedRequest, LEAST_RATE, limitBodies } from './body-bounds.js';

describe('limitBodies', () => {
  const begin = (headers: Record<string, string> = { 'content-length': '1000000' }) => {
    // A connection that has brought other requests before.
    const socket = { bytesRead: 1000 * LEAST_RATE, destroyed: false, destroy: jest.fn() };
    const request = Object.assign(new EventEmitter(), {
      headers,
      complete: false,
      socket,
      leave: jest.fn(),
    });
    const response = Object.assign(new EventEmitter(), { headersSent: true });
    limitBodies(request as unknown as Request, response as unknown as Response, () => undefined);
    return { request, response, socket };
  };
  const { body } = settings.timeouts;
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('should count the bytes of this body alone', () => {
    const { socket } = begin();
    jest.advanceTimersByTime(body * 1000 - 1);
    expect(socket.destroy).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(socket.destroy).toHaveBeenCalledTimes(1);
  });

  it('should also end one whose length is not known', () => {
    const { socket } = begin({ 'transfer-encoding': 'chunked' });
    jest.advanceTimersByTime(body * 1000);
    expect(socket.destroy).toHaveBeenCalledTimes(1);
  });

  it.each<Record<string, string>>([{}, { 'content-length': '0' }])(
    'should not watch a request without a body: %j',
    (headers) => {
      begin(headers);
      expect(jest.getTimerCount()).toBe(0);
    },
  );

  it.each(['request', 'socket'] as const)('should leave alone what is over: the %s', (which) => {
    const { request, socket } = begin();
    if (which === 'request') request.complete = true;
    else socket.destroyed = true;
    jest.advanceTimersByTime(body * 2000);
    expect(socket.destroy).not.toHaveBeenCalled();
  });

  it('should give a second for 8 KiB', () => {
    expect(LEAST_RATE).toBe(8192);
    const { socket } = begin();
    socket.bytesRead += 3 * LEAST_RATE;
    jest.advanceTimersByTime((body + 3) * 1000 - 1);
    expect(socket.destroy).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(socket.destroy).toHaveBeenCalledTimes(1);
  });

  it('should not watch a body that has come with the head', () => {
    begin().request.complete = true;
    jest.runAllTicks();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('should wait no more once it is there', () => {
    const { request } = begin();
    jest.runAllTicks();
    expect(jest.getTimerCount()).toBe(1);
    request.emit('close');
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    ['goes on', true, 1],
    ['ends', false, 0],
  ])('should wait on once it has been answered if the connection goes on: it %s', (_, writable, timers) => {
    const { request, response, socket } = begin();
    jest.runAllTicks();
    Object.assign(socket, { writable });
    response.emit('close');
    expect([jest.getTimerCount(), request.leave.mock.calls.length]).toEqual([timers, 1]);
  });
});

describe('BoundedRequest', () => {
  const read = async (pieces: string[], headers: Record<string, string> = {}) => {
    const request = Object.assign(new BoundedRequest(new Socket()), { headers });
    for (const piece of pieces) request.push(Buffer.from(piece));
    request.push(null);
    const found: Buffer[] = [];
    for await (const piece of request) found.push(piece as Buffer);
    return found.map(String);
  };

  // A piece takes some 400 bytes of memory, and a body of 1 MiB may have a million of them.
  it('should put short pieces together', async () => {
    const pieces = Array.from({ length: 10_000 }, (_, n) => String(n % 10));
    const handedOn = jest.spyOn(Readable.prototype, 'push');
    const found = await read(pieces);
    const lengths = handedOn.mock.calls.map(([piece]) => (piece as Buffer | null)?.length);
    handedOn.mockRestore();
    expect([lengths, found.join('')]).toEqual([[4096, 4096, 1808, undefined], pieces.join('')]);
  });

  it.each([
    [['a', 'b'.repeat(5000), 'c']],
    [['a'.repeat(5000), 'b', 'c'.repeat(9000), 'd'.repeat(4096)]],
    [['a'.repeat(4095), 'b', 'c']],
  ])('should change nothing in them and their order: %#', async (pieces) => {
    const all = pieces.join('');
    expect((await read(pieces)).join('')).toBe(all);
    expect((await read(pieces, { 'content-length': String(all.length) })).join('')).toBe(all);
  });

  it('should hand on what comes as a whole', async () => {
    expect(await read(['abc'], { 'content-length': '3' })).toEqual(['abc']);
  });
});
