import { type PipeTransform, createParamDecorator, type ExecutionContext, type Type } from '@nestjs/common';
import express, { type Request, type Response } from 'express';
import { Problem } from '../config/problem.js';

/** The most bytes that a JSON body may have. */
export const BODY_LIMIT = 1024 * 1024;

/** How deep a body may be nested: whatever walks it calls itself once a level, and the stack has an end. */
const DEPTH_LIMIT = 100;

// Whatever the type says: what is not JSON is refused below, after the caller has been let in.
const readRaw = express.raw({ limit: BODY_LIMIT, type: () => true });
/** Halves of surrogate pairs as JSON.stringify writes them; a whole pair it writes as the character. */
const halfPairs = /(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g;
const decoder = new TextDecoder('utf-8', { fatal: true });

export type JsonObject = Record<string, unknown>;

type Inexact = 'refused' | 'replaced';

/**
 * Reads a request's body as a JSON object. Called after the guards, so that nobody learns from an error who is not let in.
 * @param none what no body at all stands for; without it a body is needed
 * @param inexact what becomes of what cannot be kept as it is: halves of surrogate pairs, for which the database would store
 *   U+FFFD, and numbers that JavaScript rounds
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
  const type = request.headers['content-type']?.split(';')[0]!.trim().toLowerCase();
  if (type && !/^(application|text)\/([\w.-]+\+)?json$/.test(type)) {
    throw new Problem('unsupported_media_type', 'The body must be JSON (Content-Type: application/json).');
  }
  const bytes = await readBytes(request);
  if (bytes.length === 0 && none !== undefined) return none;
  if (bytes.length === 0) throw new Problem('invalid_json', 'The body is empty; it must be JSON.');
  const value = parse(bytes, inexact);
  if (isNestedTooDeep(value)) {
    throw new Problem('invalid_body', `The body is nested more than ${DEPTH_LIMIT} levels deep.`);
  }
  const text = JSON.stringify(value);
  if (text.search(halfPairs) === -1) return value;
  if (inexact === 'refused') throw new Problem('invalid_body', 'A text of the body holds half of a surrogate pair.');
  return JSON.parse(text.replace(halfPairs, '$1\\ufffd'));
}

export function isJsonObject(value: unknown): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function parse(bytes: Buffer, inexact: Inexact): unknown {
  try {
    const text = decoder.decode(bytes);
    // The longest number without an exponent that is always kept has fifteen digits.
    return inexact === 'refused' && /\d{16}|\d[eE]/.test(text) ? JSON.parse(text, refuseRounded) : JSON.parse(text);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('invalid_json', 'The body is not valid JSON in UTF-8.');
  }
}

/** @param context where the value comes from; newer than the types that the compiler knows */
function refuseRounded(this: unknown, _: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value;
  const isWhole = /^-?\d+$/.test(context?.source ?? '');
  if (Number.isFinite(value) && !(isWhole && BigInt(context!.source!) !== BigInt(value))) return value;
  throw new Problem('invalid_body', 'A number of the body has more digits than can be kept; send it as a text.');
}

function isNestedTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= DEPTH_LIMIT; depth++) {
    level = level.flatMap((item) =>
      item !== null && typeof item === 'object' ? Object.values(item as JsonObject) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}

/** The body as it was sent; it can be read again. @throws Problem */
export async function readBytes(request: Request): Promise<Buffer> {
  const tooLarge = new Problem('too_large', `The body has more than ${BODY_LIMIT} bytes.`);
  // The reader below would take in all of it before it refuses.
  if (Number(request.headers['content-length']) > BODY_LIMIT) throw tooLarge;
  await new Promise<void>((resolve, reject) => {
    readRaw(request, request.res as Response, (error?: { status?: number; type?: string }) => {
      if (!error) return resolve();
      if (error.status === 413) return reject(tooLarge);
      if (error.status === 415) {
        return reject(new Problem('unsupported_media_type', 'The Content-Encoding is not supported.'));
      }
      reject(new Problem('malformed_request', 'The body could not be read.'));
    });
  });
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}

const RequestParameter = createParamDecorator((_: unknown, context: ExecutionContext) =>
  context.switchToHttp().getRequest<Request>(),
);

/** A handler's parameter that a pipe makes from the whole request. */
export const FromRequest = (pipe: PipeTransform | Type<PipeTransform>): ParameterDecorator => RequestParameter(pipe);
