import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { watchConnections } from './connections.js';

/** Milliseconds from one look at the connections to the next, and at most what a timeout of whole seconds is late. */
const BETWEEN = 1000;

interface Idle {
  socket: Socket;
  /** Milliseconds without a byte from the client until its timeout; 0: none. */
  limit: number;
  /** How many bytes had come when some last had. */
  read: number;
  /** How many whole times `BETWEEN` have passed at the next look since then, or since the limit was set. */
  looks: number;
}

/**
 * Lets the timeouts of sockets run out by a look at all of them once a second. Node sets one after each answer on a kept
 * connection and takes it back at the next request; as timers they took 4 to 10 % of the time of a short answer where 256
 * clients asked.
 */
export function endIdleConnections(server: Server): void {
  const begin = (socket: Socket): Idle => {
    const idle = { socket, limit: 0, read: 0, looks: 0 };
    socket.setTimeout = (milliseconds, whenOver) => {
      idle.limit = milliseconds;
      idle.looks = 0;
      if (whenOver && milliseconds > 0) socket.once('timeout', whenOver);
      else if (whenOver) socket.off('timeout', whenOver);
      return socket;
    };
    return idle;
  };
  watchConnections(server, BETWEEN, begin, (idle) => {
    const { bytesRead } = idle.socket;
    if (idle.limit === 0) return;
    if (bytesRead > idle.read) Object.assign(idle, { read: bytesRead, looks: 1 });
    else if (idle.looks++ * BETWEEN >= idle.limit) {
      idle.looks = -Infinity; // it is told once
      idle.socket.emit('timeout');
    }
  });
}
