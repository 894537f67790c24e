import type { NextFunction, Request, Response } from 'express';
import { IncomingMessage } from '../config/node-http.js';
import { Problem } from '../config/problem.js';
import { settings } from '../config/settings.js';
import { sendProblem } from './error.filter.js';
import { announcesBody, BODY_LIMIT } from './json-body.js';

/** Bytes that give a body another second: whoever sends at least so many of them in each is never too slow. */
export const LEAST_RATE = 8 * 1024;

/** Bytes of a body that are handed on at a time: a piece takes 400 bytes of memory, however short it is. */
const PIECE = 4096;

/** Pieces that a body may be sent in, and bytes that give it another one: each takes a microsecond or two. */
const [PIECES, LEAST_PIECE] = [20_000, 64];

/** The most bytes of all bodies of which a part is still to come. */
export const UNFINISHED_LIMIT = 64 * 1024 * 1024;

/** What has begun first stands first. */
const unfinished = new Set<BoundedRequest>();
let unfinishedBytes = 0;

/** How many there are, and the bytes of them. */
export const unfinishedBodies = (): [count: number, bytes: number] => [unfinished.size, unfinishedBytes];

/**
 * A request whose body is bounded before anybody reads it, or knows who sends it: short pieces are put together, and of all
 * bodies that are not whole so many bytes are kept. Who is at it longest goes first, as others come to an end.
 */
export class BoundedRequest extends IncomingMessage {
  /** What answers it instead of what reads it. */
  giveUp?: (problem: Problem) => void;
  private bytes = 0;
  private pieces = 0;
  private counted = 0;
  private isOver = false;
  /** What is handed on when it is full, or all has come. */
  private room?: Buffer;
  private filled = 0;

  override push(piece: Buffer | null): boolean {
    if (piece === null) {
      if (this.filled > 0) this.handOn();
      return super.push(null);
    }
    if (this.isOver) return true;
    this.bytes += piece.length;
    if (this.bytes === Number(this.headers['content-length']) && this.filled === 0) return super.push(piece); // as most come
    this.count();
    return this.filled === 0 && piece.length >= PIECE ? super.push(piece) : this.gather(piece);
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

  private gather(piece: Buffer): boolean {
    let isWanted = true;
    for (let at = 0; at < piece.length;) {
      this.room ??= Buffer.allocUnsafeSlow(PIECE);
      const copied = piece.copy(this.room, this.filled, at);
      at += copied;
      this.filled += copied;
      if (this.filled === PIECE) isWanted = this.handOn();
    }
    return isWanted;
  }

  private handOn(): boolean {
    const gathered = this.room!.subarray(0, this.filled);
    this.room = undefined;
    this.filled = 0;
    return super.push(gathered);
  }

  private count(): void {
    if (++this.pieces > PIECES + this.bytes / LEAST_PIECE) {
      return this.end(new Problem('malformed_request', 'The body comes in too many small pieces.'));
    }
    unfinished.add(this);
    // More is kept of none; of what is unpacked nobody knows how much it is.
    const counted = this.headers['content-encoding'] === undefined ? Math.min(this.bytes, BODY_LIMIT) : BODY_LIMIT;
    unfinishedBytes += counted - this.counted;
    this.counted = counted;
    if (unfinishedBytes <= UNFINISHED_LIMIT) return;
    const [first] = unfinished;
    first!.end(new Problem('unavailable', 'The service is sent too much at the moment; try again later.'));
  }

  private end(problem: Problem): void {
    this.leave();
    this.socket.pause(); // what has come already would be read first
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
      request.once('close', () => clearTimeout(timer));
      response.once('close', () => {
        // A request that is not whole is never closed itself then, and what has been read of it would stay with the timer.
        bounded.leave();
        if (!socket.writable) clearTimeout(timer); // the connection ends, or has ended
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
