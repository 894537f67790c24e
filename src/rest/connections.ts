import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Bag } from '../config/bag.js';

/**
 * Looks at all connections of a server every so often, in place of a timer for each.
 *
 * @param between milliseconds from one look to the next
 * @param begin what is to be known of a connection that has just come
 * @param look called for each at each look; it may end the connection
 */
export function watchConnections<T>(
  server: Server,
  between: number,
  begin: (socket: Socket) => T,
  look: (connection: T) => void,
): void {
  const connections = new Bag<T>();
  // Before Node's own listener, which sets the first timeout.
  server.prependListener('connection', (socket: Socket) => socket.once('close', connections.add(begin(socket))));
  const timer = setInterval(() => {
    for (const connection of connections) look(connection);
  }, between).unref();
  server.once('close', () => clearInterval(timer));
}
