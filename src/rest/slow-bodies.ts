import type { NextFunction, Request, Response } from 'express';
import { Problem } from '../config/problem.js';
import { settings } from '../config/settings.js';
import { sendProblem } from './error.filter.js';
import { announcesBody } from './json-body.js';

/** Bytes that give a body another second: whoever sends at least so many of them in each is never too slow. */
export const LEAST_RATE = 8 * 1024;

/**
 * Ends requests whose bodies do not arrive. A body has BODY_TIMEOUT seconds, and one more for every LEAST_RATE bytes of
 * it: a large one may come slowly, but not stand still. Counted from the head on, whether or not anybody reads it.
 */
export function limitBodies(request: Request, response: Response, next: NextFunction): void {
  const { socket } = request;
  if (announcesBody(request)) {
    const [begun, bytes] = [Date.now(), socket.bytesRead];
    const look = (): void => {
      if (request.complete || socket.destroyed) return;
      const seconds = settings.timeouts.body + (socket.bytesRead - bytes) / LEAST_RATE;
      const left = begun + seconds * 1000 - Date.now();
      if (left <= 0) return refuse(request, response);
      timer = setTimeout(look, left).unref();
    };
    let timer: NodeJS.Timeout | undefined;
    const watch = (): void => {
      if (request.complete) return;
      timer = setTimeout(look, settings.timeouts.body * 1000).unref();
      request.once('close', () => clearTimeout(timer));
    };
    process.nextTick(watch); // most bodies come with the head, and are there by then
  }
  next();
}

function refuse(request: Request, response: Response): void {
  if (response.headersSent) return void request.socket.destroy();
  response.setHeader('Connection', 'close');
  sendProblem(new Problem('request_timeout', 'The body of the request did not arrive in time.'), request, response);
}
