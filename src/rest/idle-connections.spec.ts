import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { endIdleConnections } from './idle-connections.js';

describe('endIdleConnections', () => {
  const connection = () => {
    const server = new EventEmitter();
    const first = jest.fn((socket: Socket) => void socket.setTimeout(2500)); // as Node's own listener may
    server.on('connection', first);
    endIdleConnections(server as unknown as Server);
    const socket = Object.defineProperty(new Socket(), 'bytesRead', { value: 0, writable: true });
    const over = jest.fn();
    socket.on('timeout', over);
    server.emit('connection', socket);
    return { server, socket, over, came: () => void Object.assign(socket, { bytesRead: socket.bytesRead + 1 }) };
  };

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('should let a timeout run out that was set as the connection came, not before its time', () => {
    const { over } = connection();
    jest.advanceTimersByTime(2999);
    expect(over).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1001);
    expect(over).toHaveBeenCalledTimes(1);
  });

  it('should begin anew with each timeout that is set, and with each byte that comes', () => {
    const { socket, over, came } = connection();
    jest.advanceTimersByTime(2000);
    expect(socket.setTimeout(2000)).toBe(socket);
    jest.advanceTimersByTime(2000);
    came();
    jest.advanceTimersByTime(2000);
    expect(over).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1000);
    expect(over).toHaveBeenCalledTimes(1);
  });

  it('should tell once, and once more after more bytes or when it is set as it runs out', () => {
    const { socket, over, came } = connection();
    jest.advanceTimersByTime(60_000);
    expect(over).toHaveBeenCalledTimes(1);
    came();
    jest.advanceTimersByTime(60_000);
    expect(over).toHaveBeenCalledTimes(2);
    over.mockImplementationOnce(() => void socket.setTimeout(5000));
    came();
    jest.advanceTimersByTime(60_000);
    expect(over).toHaveBeenCalledTimes(4);
  });

  it('should let no timeout run out that was taken back', () => {
    const { socket, over } = connection();
    socket.setTimeout(0);
    jest.advanceTimersByTime(60_000);
    expect(over).not.toHaveBeenCalled();
  });

  it('should tell who set it', () => {
    const { socket } = connection();
    const [told, not] = [jest.fn(), jest.fn()];
    socket.setTimeout(1000, told);
    socket.setTimeout(1000, not).setTimeout(0, not);
    socket.setTimeout(1000);
    jest.advanceTimersByTime(2000);
    expect([told, not].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  it('should forget a connection that has ended, and look no more once the server is closed', () => {
    const { server, socket, over } = connection();
    socket.emit('close');
    jest.advanceTimersByTime(60_000);
    expect(over).not.toHaveBeenCalled();
    server.emit('close');
    expect(jest.getTimerCount()).toBe(0);
  });
});
