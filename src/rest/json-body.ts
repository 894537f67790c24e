import { type PipeTransform, createParamDecorator, type ExecutionContext, type Type } from '@nestjs/common';
import express, { type Request, type Response } from 'express';
import { Problem } from '../config/problem.js';
import { takeTurns } from '../database/turns.js';
import { outlineOf } from './json-outline.js';

/** The most bytes that a JSON body may have. */
export const BODY_LIMIT = 1024 * 1024;

/** How deep a body may be nested: whatever walks it calls itself once a level, and the stack has an end. */
const DEPTH_LIMIT = 100;

/** The most values of a body, those in lists and objects included: each takes its time, however short it is. */
const VALUES_LIMIT = 30_000;

// Whatever the type says: what is not JSON is refused below, after the caller has been let in.
const readRaw = express.raw({ limit: BODY_LIMIT, type: () => true });
/** Halves of surrogate pairs as JSON.stringify writes them; a whole pair it writes as the character. */
const halfPairs = /(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g;
/** What all of them are in a body, since they are not UTF-8. */
const halfEscape = /\\u[dD][89a-fA-F]/;
const decoder = new TextDecoder('utf-8', { fatal: true });

export type JsonObject = Record<string, unknown>;

type Inexact = 'refused' | 'replaced';

/**
 * Reads a request's body as a JSON object. Called after the guards, so that nobody learns from an error who is not let
 * in.
 * @param none what no body at all stands for; without it a body is needed
 * @param inexact what becomes of what cannot be kept as it is: halves of surrogate pairs, for which the database would
 *   store U+FFFD, and numbers that JavaScript rounds
 * @throws Problem
 */
export async function readJsonObject(
  request: Request,
  none?: JsonObject,
  inexact: Inexact = 'refused',
): Promise<JsonObject> {
  const value = await readJson(request, none, inexact);
  if (!isJsonObject(value)) throw new Problem('invalid_body', 'The body must be a JSON object.');
  return value;
}

/** As readJsonObject, for any JSON. @throws Problem */
export async function readJson(request: Request, none?: unknown, inexact: Inexact = 'refused'): Promise<unknown> {
  const type = request.headers['content-type']?.trim();
  if (type && !/^(application|text)\/([\w.-]+\+)?json\s*(;|$)/i.test(type)) {
    throw new Problem('unsupported_media_type', 'The body must be JSON (Content-Type: application/json).');
  }
  const bytes = await readBytes(request);
  if (bytes.length === 0 && none !== undefined) return none;
  if (bytes.length === 0) throw new Problem('invalid_json', 'The body is empty; it must be JSON.');
  return parse(bytes, inexact);
}

export function isJsonObject(value: unknown): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** In several steps, since each may take as long as a request may hold all others up. */
async function parse(bytes: Buffer, inexact: Inexact): Promise<unknown> {
  const text = orInvalid(() => decoder.decode(bytes));
  const { values, depth, longNumbers } = outlineOf(text, VALUES_LIMIT);
  if (values > VALUES_LIMIT) throw new Problem('invalid_body', `The body has more than ${VALUES_LIMIT} values.`);
  await takeTurns();
  const value = orInvalid(() => JSON.parse(text) as unknown);
  if (depth > DEPTH_LIMIT) {
    throw new Problem('invalid_body', `The body is nested more than ${DEPTH_LIMIT} levels deep.`);
  }
  await takeTurns();
  if (inexact === 'refused' && longNumbers.some(isRounded)) {
    throw new Problem('invalid_body', 'A number of the body has more digits than can be kept; send it as a text.');
  }
  await takeTurns();
  return halfEscape.test(text) ? wholePairs(value, inexact) : value;
}

function orInvalid<T>(read: () => T): T {
  try {
    return read();
  } catch {
    throw new Problem('invalid_json', 'The body is not valid JSON in UTF-8.');
  }
}

/** The digits of a number between the zeros that say nothing, and how many of them stand before the point. */
function digitsOf(number: string): { digits: string; whole: number } {
  const [, int = '', fraction = '', exponent = '0'] = /^-?(\d+)(?:\.(\d+))?(?:e(.+))?$/i.exec(number) ?? [];
  const all = int + fraction;
  let [from, to] = [0, all.length];
  while (all[from] === '0') from++;
  while (to > from && all[to - 1] === '0') to--;
  return { digits: all.slice(from, to), whole: to > from ? int.length + Number(exponent) - from : 0 };
}

/** Seventeen digits tell each double from all others; some programs write all of them. */
const mostDigits = 17;

/** Whether JavaScript has another number for it, or none. */
function isRounded(source: string): boolean {
  const value = Number(source);
  if (!Number.isFinite(value)) return true;
  const [sent, kept] = [digitsOf(source), digitsOf(String(value))];
  if (sent.digits === kept.digits && sent.whole === kept.whole) return false;
  return value === 0 || sent.digits.length > mostDigits || sent.whole >= sent.digits.length;
}

async function wholePairs(value: unknown, inexact: Inexact): Promise<unknown> {
  const text = JSON.stringify(value);
  if (text.search(halfPairs) === -1) return value;
  if (inexact === 'refused') throw new Problem('invalid_body', 'A text of the body holds half of a surrogate pair.');
  await takeTurns();
  return JSON.parse(text.replace(halfPairs, '$1\\ufffd'));
}

/** The body as it was sent; it can be read again. @throws Problem */
export async function readBytes(request: Request): Promise<Buffer> {
  const tooLarge = (): Problem => new Problem('too_large', `The body has more than ${BODY_LIMIT} bytes.`);
  const unread = (): Problem => new Problem('malformed_request', 'The body could not be read.');
  // The reader below would take in all of it before it refuses.
  if (Number(request.headers['content-length']) > BODY_LIMIT) throw tooLarge();
  // Another name of gzip (RFC 9110, 8.4.1.3), which the reader does not know.
  if (request.headers['content-encoding']?.toLowerCase() === 'x-gzip') request.headers['content-encoding'] = 'gzip';
  await new Promise<void>((resolve, reject) => {
    readRaw(request, request.res as Response, (error?: { status?: number; type?: string }) => {
      if (!error) return resolve();
      if (error.status === 413) return reject(tooLarge());
      if (error.status === 415) {
        return reject(new Problem('unsupported_media_type', 'The Content-Encoding is not supported.'));
      }
      reject(unread());
    });
  });
  if (Buffer.isBuffer(request.body)) return request.body;
  // Once the connection has ended, the reader takes every body for read, whether or not it was.
  if (announcesBody(request)) throw unread();
  return Buffer.alloc(0);
}

/** Whether a body comes with a request, by its head. */
export function announcesBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}

const RequestParameter = createParamDecorator((_: unknown, context: ExecutionContext) =>
  context.switchToHttp().getRequest<Request>(),
);

/** A handler's parameter that a pipe makes from the whole request. */
export const FromRequest = (pipe: PipeTransform | Type<PipeTransform>): ParameterDecorator => RequestParameter(pipe);
