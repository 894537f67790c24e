import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cutOffSlowReaders } from './slow-readers.js';

describe('cutOffSlowReaders', () => {
  const server = () => {
    const made = new EventEmitter();
    cutOffSlowReaders(made as unknown as Server, 4);
    return made;
  };
  const reader = (of: EventEmitter) => {
    const socket = Object.assign(new EventEmitter(), {
      bytesWritten: 1000,
      writableLength: 900,
      resetAndDestroy: jest.fn(() => void socket.emit('close')),
    });
    of.emit('connection', socket);
    return socket;
  };

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('should end who takes nothing of what is sent, and not before', () => {
    const socket = reader(server());
    // At the first look it has just taken the beginning, at the next two nothing.
    jest.advanceTimersByTime(7999);
    expect(socket.resetAndDestroy).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(socket.resetAndDestroy).toHaveBeenCalledTimes(1);
  });

  it('should leave alone who takes a bit now and then, and to whom nothing is to be sent', () => {
    const of = server();
    const [slow, idle] = [reader(of), Object.assign(reader(of), { writableLength: 0 })];
    for (let n = 0; n < 10; n++) {
      slow.writableLength--;
      jest.advanceTimersByTime(3500);
    }
    expect([slow, idle].map(({ resetAndDestroy }) => resetAndDestroy.mock.calls.length)).toEqual([0, 0]);
  });

  it('should look no more once the server is closed', () => {
    server().emit('close');
    expect(jest.getTimerCount()).toBe(0);
  });
});
