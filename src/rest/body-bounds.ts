import type { NextFunction, Request, Response } from 'express';
import { IncomingMessage } from '../config/node-http.js';
import { Problem } from '../config/problem.js';
import { settings } from '../config/settings.js';
import { sendProblem } from './error.filter.js';
import { announcesBody, BODY_LIMIT } from './json-body.js';

/** Bytes that give a body another second: whoever sends at least so many of them in each is never too slow. */
export const LEAST_RATE = 8 * 1024;

/** Pieces that a body may come in, and bytes that give it another one: each takes 400 bytes of memory besides its own. */
export const [PIECES, LEAST_PIECE] = [4096, 256];

/** The most bytes of all bodies of which a part is still to come. */
export const UNFINISHED_LIMIT = 64 * 1024 * 1024;

/** What has begun first stands first. */
const unfinished = new Set<BoundedRequest>();
let unfinishedBytes = 0;

/** How many there are, and the bytes of them. */
export const unfinishedBodies = (): [count: number, bytes: number] => [unfinished.size, unfinishedBytes];

/**
 * A request whose body is bounded before anybody reads it, or knows who sends it: in the number of its pieces, and, together
 * with all others that are not whole, in its bytes. Who is at it longest goes first, as others come to an end.
 */
export class BoundedRequest extends IncomingMessage {
  /** What answers it instead of what reads it. */
  giveUp?: (problem: Problem) => void;
  private pieces = 0;
  private bytes = 0;
  private counted = 0;
  private isOver = false;

  override push(piece: Buffer | null, encoding?: BufferEncoding): boolean {
    if (piece !== null && !this.isOver) this.count(piece.length);
    return piece !== null && this.isOver ? true : super.push(piece, encoding);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.leave();
    super._destroy(error, done);
  }

  /** Nothing is taken of it any more. */
  leave(): void {
    this.isOver = true;
    if (unfinished.delete(this)) unfinishedBytes -= this.counted;
  }

  private count(length: number): void {
    this.bytes += length;
    if (++this.pieces > PIECES + this.bytes / LEAST_PIECE) {
      return this.end(new Problem('malformed_request', 'The body comes in too many small pieces.'));
    }
    if (this.bytes === Number(this.headers['content-length'])) return; // as most come, in one piece
    unfinished.add(this);
    // Of what is unpacked nobody knows how much it is.
    const counted = this.headers['content-encoding'] === undefined ? this.bytes : Math.max(this.bytes, BODY_LIMIT);
    unfinishedBytes += counted - this.counted;
    this.counted = counted;
    if (unfinishedBytes <= UNFINISHED_LIMIT) return;
    const [first] = unfinished;
    first!.end(new Problem('unavailable', 'The service is sent too much at the moment; try again later.'));
  }

  private end(problem: Problem): void {
    this.leave();
    if (this.giveUp) this.giveUp(problem);
    else this.socket.destroy(); // it has not begun
  }
}

/**
 * Ends requests whose bodies do not arrive. A body has BODY_TIMEOUT seconds, and one more for every LEAST_RATE bytes of
 * it: a large one may come slowly, but not stand still. Counted from the head on, whether or not anybody reads it.
 */
export function limitBodies(request: Request, response: Response, next: NextFunction): void {
  const { socket } = request;
  if (announcesBody(request)) {
    const bounded = request as Request & BoundedRequest;
    bounded.giveUp = (problem) => refuse(problem, request, response);
    const [begun, bytes] = [Date.now(), socket.bytesRead];
    const look = (): void => {
      if (request.complete || socket.destroyed) return;
      const seconds = settings.timeouts.body + (socket.bytesRead - bytes) / LEAST_RATE;
      const left = begun + seconds * 1000 - Date.now();
      if (left <= 0) {
        const late = new Problem('request_timeout', 'The body of the request did not arrive in time.');
        return refuse(late, request, response);
      }
      timer = setTimeout(look, left).unref();
    };
    let timer: NodeJS.Timeout | undefined;
    const watch = (): void => {
      if (request.complete) return;
      timer = setTimeout(look, settings.timeouts.body * 1000).unref();
      // Once it has been answered, a request that is not whole is never closed itself.
      response.once('close', () => {
        clearTimeout(timer);
        bounded.leave();
      });
    };
    process.nextTick(watch); // most bodies come with the head, and are there by then
  }
  next();
}

function refuse(problem: Problem, request: Request, response: Response): void {
  if (response.headersSent) return void request.socket.destroy();
  response.setHeader('Connection', 'close');
  sendProblem(problem, request, response);
}
