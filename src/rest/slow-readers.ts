import type { Server } from 'node:http';
import type { Socket } from 'node:net';

interface Reader {
  /** How many bytes had been taken when some last were. */
  taken: number;
  /** When that was, in milliseconds. */
  at: number;
}

/**
 * Ends connections whose clients do not take what is sent to them: each piece of an answer within so many seconds. What
 * waits for them takes memory.
 */
export function cutOffSlowReaders(server: Server, seconds: number): void {
  const readers = new Map<Socket, Reader>();
  server.on('connection', (socket: Socket) => {
    readers.set(socket, { taken: 0, at: 0 });
    socket.once('close', () => readers.delete(socket));
  });
  const look = (): void => {
    const at = performance.now();
    for (const [socket, reader] of readers) {
      const taken = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || taken > reader.taken || reader.at === 0) Object.assign(reader, { taken, at });
      else if (at - reader.at > seconds * 1000) socket.resetAndDestroy(); // what the system still holds for them is dropped, too
    }
  };
  const timer = setInterval(look, Math.min(seconds * 500, 5000)).unref();
  server.once('close', () => clearInterval(timer));
}
