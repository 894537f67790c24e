import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { watchConnections } from './connections.js';

interface Reader {
  socket: Socket;
  /** How many bytes had been taken when some last were. */
  taken: number;
  /** How often it was looked since then. */
  looks: number;
}

/**
 * Ends connections whose clients do not take what is sent to them: each piece of an answer within so many seconds. What
 * waits for them takes memory.
 */
export function cutOffSlowReaders(server: Server, seconds: number): void {
  const between = Math.min(seconds * 500, 5000);
  // Looks are counted, not seconds: a process that stood still itself must not blame its readers.
  const mostLooks = Math.ceil((seconds * 1000) / between);
  const begin = (socket: Socket): Reader => ({ socket, taken: 0, looks: 0 });
  watchConnections(server, between, begin, (reader) => {
    const { socket } = reader;
    const taken = socket.bytesWritten - socket.writableLength;
    if (socket.writableLength === 0 || taken > reader.taken) Object.assign(reader, { taken, looks: 0 });
    else if (++reader.looks > mostLooks) socket.resetAndDestroy(); // what the system still holds for them is dropped, too
  });
}
