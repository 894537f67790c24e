import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Response } from 'express';
import { AnswerBatch } from './answer-batch.js';

describe('AnswerBatch', () => {
  let sent: unknown[];
  let answerBatch: AnswerBatch;
  let lengths: unknown[];
  let clock: jest.SpiedFunction<typeof performance.now>;
  const responseTo = (socket: object | null): Response =>
    ({
      socket,
      setHeader: (...header: unknown[]) => lengths.push(header),
      end: (...args: unknown[]) => sent.push(args),
    }) as unknown as Response;

  beforeEach(() => {
    [sent, lengths] = [[], []];
    answerBatch = new AnswerBatch();
    clock = jest.spyOn(performance, 'now').mockReturnValue(10);
  });
  afterEach(() => clock.mockRestore());

  it('should send answers together, in their order, once all is read', async () => {
    answerBatch.send(responseTo({}), 'one');
    answerBatch.send(responseTo({}), 'zwei: ü');
    expect(sent).toEqual([]);
    await setImmediate();
    expect(sent).toEqual([
      ['one', 'latin1'],
      [Buffer.from('zwei: ü'), 'latin1'],
    ]);
    answerBatch.send(responseTo({}), Buffer.from('bytes'));
    await setImmediate();
    expect(sent.at(-1)).toEqual([Buffer.from('bytes'), 'latin1']);
    expect(lengths).toEqual([3, 8, 5].map((length) => ['Content-Length', length]));
  });

  const most = 128 * 1024;
  it.each([
    '',
    'é',
    '日'.repeat(most),
    '日'.repeat(most + 1),
    'a'.repeat(most) + 'ü',
    'a'.repeat(most + 1),
    '\ud800 alone',
  ])('should send a text as UTF-8, with its length (%#)', async (text) => {
    answerBatch.send(responseTo({}), text);
    answerBatch.send(responseTo({}), 'ü'.repeat(300)); // what comes next is written elsewhere
    await setImmediate();
    const [body, encoding] = sent[0] as [string | Buffer, 'latin1'];
    const bytes = Buffer.from(body as string, encoding);
    expect(bytes.equals(Buffer.from(text))).toBe(true);
    expect(lengths[0]).toEqual(['Content-Length', bytes.length]);
  });

  it('should leave an answer alone that was ended meanwhile', async () => {
    const ended = responseTo({});
    answerBatch.send(ended, 'late');
    answerBatch.send(responseTo({}), 'other');
    Object.assign(ended, { writableEnded: true });
    await setImmediate();
    expect(sent).toEqual([['other', 'latin1']]);
  });

  it('should keep none waiting for long', () => {
    answerBatch.send(responseTo({}), 'early');
    expect(sent).toEqual([]);
    clock.mockReturnValue(11.5);
    answerBatch.send(responseTo({}), 'late');
    expect(sent).toHaveLength(2);
  });

  it('should send at once what no network waits for', () => {
    answerBatch.send(responseTo(null), 'own: ü');
    expect(sent).toEqual([['own: ü', 'utf8']]);
  });
});
