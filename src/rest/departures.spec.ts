import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Response } from 'express';
import { Departures } from './departures.js';

describe('Departures', () => {
  let sent: unknown[];
  let departures: Departures;
  const responseTo = (socket: object | null): Response =>
    ({ socket, end: (...args: unknown[]) => sent.push(args) }) as unknown as Response;

  beforeEach(() => {
    sent = [];
    departures = new Departures();
  });

  it('should send answers together, in their order, once all is read', async () => {
    departures.send(responseTo({}), 'one', 'latin1');
    departures.send(responseTo({}), 'zwei: ü', 'utf8');
    expect(sent).toEqual([]);
    await setImmediate();
    expect(sent).toEqual([['one', 'latin1'], [Buffer.from('zwei: ü')]]);
    departures.send(responseTo({}), 'three', 'latin1');
    await setImmediate();
    expect(sent).toHaveLength(3);
  });

  it('should leave an answer alone that was ended meanwhile', async () => {
    const ended = responseTo({});
    departures.send(ended, 'late', 'latin1');
    departures.send(responseTo({}), 'other', 'latin1');
    Object.assign(ended, { writableEnded: true });
    await setImmediate();
    expect(sent).toEqual([['other', 'latin1']]);
  });

  it('should keep none waiting for long', () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(10);
    try {
      departures.send(responseTo({}), 'early', 'latin1');
      expect(sent).toEqual([]);
      clock.mockReturnValue(11.5);
      departures.send(responseTo({}), 'late', 'latin1');
      expect(sent).toHaveLength(2);
    } finally {
      clock.mockRestore();
    }
  });

  it('should send at once what no network waits for', () => {
    departures.send(responseTo(null), 'own', 'latin1');
    expect(sent).toHaveLength(1);
  });
});
