import express, { type NextFunction, type Request, type Response } from 'express';
import multer, { type StorageEngine } from 'multer';
import { Problem } from '../../config/problem.js';
import { isApi } from './paths.js';
import { FORM_LIMIT, FormValues } from './form-values.js';
import { protectionOf } from './protection.js';
import type { VisitingRequest } from './visit.js';

/** The most bytes of a form, and of a file in it that are kept. */
const limit = 1024 * 1024;

const fields = 2000;

const readUrlencoded = express.raw({ limit, type: () => true });

/** So much of a form with a file is read, so that the page can say that the file is too large. */
const readable = 16 * limit;

/** Keeps no more of a file than shows that. */
const storage: StorageEngine = {
  _handleFile(_request, { stream }, done) {
    const chunks: Buffer[] = [];
    let kept = 0;
    stream.on('data', (chunk: Buffer) => {
      const part = chunk.subarray(0, limit + 1 - kept);
      kept += part.length;
      if (part.length > 0) chunks.push(part);
    });
    stream.once('error', done);
    stream.once('end', () => done(null, { buffer: Buffer.concat(chunks) }));
  },
  _removeFile: (_request, _file, done) => done(null),
};

/**
 * Of a form with a file: little besides it, since each field is kept whole. No name is a place in another value, such as
 * `a[b]`: whatever has a number there, `a[4000000000]`, would be a list of so many, which somebody walks.
 */
const readMultipart = multer({
  storage,
  limits: { fileSize: readable, fieldSize: 16 * 1024, fieldNestingDepth: 0, files: 1, fields: 20, parts: 21 },
}).any();

/**
 * Express middleware: reads the forms that pages send, and puts the token that protects them where the guards look for
 * it. Before the guards, therefore: whoever sends a form has it read, so all that is kept of one is bounded.
 */
export function readForms(request: Request, response: Response, next: NextFunction): void {
  if (request.method !== 'POST' || isApi(request.path)) return next();
  const type = request.headers['content-type']?.split(';')[0]!.trim().toLowerCase();
  const read =
    type === 'application/x-www-form-urlencoded'
      ? readUrlencoded
      : type === 'multipart/form-data'
        ? readMultipart
        : undefined;
  if (!read) return next(); // told when the action runs
  // The reader would take in all of it before it refuses.
  if (read === readMultipart && Number(request.headers['content-length']) > readable) {
    return next(refusalOf({ status: 413 }));
  }
  void read(request, response, (error?: unknown) => {
    if (error) return next(refusalOf(error));
    const values = read === readUrlencoded ? valuesIn(request.body) : ((request.body ?? {}) as Sent);
    if (!values) return next(refusalOf({ status: 413 }));
    (request as VisitingRequest).form = new FormValues(values);
    const token = values.csrfmiddlewaretoken;
    if (typeof token === 'string') request.headers['x-csrftoken'] ??= protectionOf(request, token);
    next();
  });
}

type Sent = Record<string, string | string[]>;

/** The values of a form by their names; undefined of one with too much in it. @param body what was read, if anything */
function valuesIn(body: unknown): Sent | undefined {
  const values = Object.create(null) as Sent; // one may be called __proto__
  if (!Buffer.isBuffer(body)) return values;
  let [characters, count] = [0, 0];
  for (let at = 0, end: number; at < body.length; at = end + 1) {
    end = body.indexOf('&', at);
    if (end < 0) end = body.length;
    if (end === at) continue;
    const equals = body.subarray(at, end).indexOf('=');
    const middle = equals < 0 ? end : at + equals;
    const name = decoded(body.subarray(at, middle));
    const value = decoded(body.subarray(middle + 1, end));
    characters += name.length + value.length;
    if (++count > fields || characters > FORM_LIMIT) return undefined;
    const earlier = values[name];
    values[name] = earlier === undefined ? value : [earlier, value].flat();
  }
  return values;
}

const [PLUS, SPACE, PERCENT] = [0x2b, 0x20, 0x25];

/** As the standard of URLs has it. Byte by byte, as others take up to eight times as long: 160 ms for a form of plus signs. */
function decoded(bytes: Buffer): string {
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    const isEscape = byte === PERCENT && digitOf(bytes[at + 1]) >= 0 && digitOf(bytes[at + 2]) >= 0;
    if (isEscape) bytes[length++] = 16 * digitOf(bytes[++at]) + digitOf(bytes[++at]);
    else bytes[length++] = byte === PLUS ? SPACE : byte;
  }
  return bytes.toString('utf8', 0, length);
}

/** The value of a hexadecimal digit; less than 0 of anything else. */
function digitOf(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

function refusalOf({ status, code }: { status?: number; code?: string }): Problem {
  const isLarge = status === 413 || (code?.startsWith('LIMIT_') && code !== 'LIMIT_FIELD_NESTING');
  return isLarge
    ? new Problem('too_large', `A form has at most ${limit} bytes, ${FORM_LIMIT} characters and ${fields} fields.`)
    : new Problem('malformed_request', 'The form could not be read.');
}
