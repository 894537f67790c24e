import { IncomingMessage, ServerResponse, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { describe, expect, it, jest } from '@jest/globals';
import { dispatch } from './dispatch.js';

describe('dispatch', () => {
  const asked = { method: 'GET', url: '/', headers: {}, socket: { remoteAddress: '192.0.2.1' } as Socket };
  const answerOf = (listener: RequestListener) => dispatch({ listener, IncomingMessage, ServerResponse }, asked);

  it('should have an answer whose parts were sent one after the other', async () => {
    const answer = await answerOf((_, response) => {
      response.statusCode = 201;
      response.write('one ');
      response.end('two');
    });
    expect({ ...answer, body: answer.body.toString() }).toMatchObject({ status: 201, body: 'one two' });
  });

  it('should fail when an answer is cut off that has begun, and let who sends it know', async () => {
    const closed = jest.fn();
    let cut: ServerResponse | undefined;
    const answer = answerOf((_, response) => {
      cut = response.on('close', closed);
      response.write('one');
      response.destroy();
    });
    await expect(answer).rejects.toMatchObject({ status: 503 });
    expect(closed).toHaveBeenCalledTimes(1);
    expect(cut!.destroyed).toBe(true);
  });
});
