import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests of a connection may wait for the answers before them. */
export const MOST_AHEAD = 100;

/** How many wait. */
const ahead = new WeakMap<Socket, number>();

/**
 * Begins a request once those that came before it on its connection are answered. Node reads all that a client sends
 * ahead, which may be ever so much, and would have all of it begun: a connection that sends on and on is ended.
 */
export function afterThoseBefore(request: IncomingMessage, response: ServerResponse, begin: () => void): void {
  if (response.socket) return begin(); // nothing was before it
  const { socket } = request;
  const waiting = (ahead.get(socket) ?? 0) + 1;
  if (waiting > MOST_AHEAD) return void socket.destroy();
  ahead.set(socket, waiting);
  response.once('socket', () => {
    ahead.set(socket, ahead.get(socket)! - 1);
    begin();
  });
}
