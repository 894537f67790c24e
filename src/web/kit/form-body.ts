import express, { type NextFunction, type Request, type Response } from 'express';
import multer, { type StorageEngine } from 'multer';
import { Problem } from '../../config/problem.js';
import { isApi } from './paths.js';
import { FormValues } from './form-values.js';
import type { VisitingRequest } from './visit.js';

/** The most bytes of a form, and of a file in it that are kept. */
const limit = 1024 * 1024;

const fields = 2000;

const readUrlencoded = express.urlencoded({ extended: false, limit, parameterLimit: fields });

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

/** Of a form with a file: little besides it, since each field is kept whole. */
const readMultipart = multer({
  storage,
  limits: { fileSize: readable, fieldSize: 16 * 1024, files: 1, fields: 20, parts: 21 },
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
    const values = (request.body ?? {}) as Record<string, string | string[]>;
    (request as VisitingRequest).form = new FormValues(values);
    const token = values.csrfmiddlewaretoken;
    if (typeof token === 'string') request.headers['x-csrftoken'] ??= token;
    next();
  });
}

function refusalOf({ status, code }: { status?: number; code?: string }): Problem {
  const isLarge = status === 413 || code?.startsWith('LIMIT_');
  return isLarge
    ? new Problem('too_large', `A form has at most ${limit} bytes and ${fields} fields.`)
    : new Problem('malformed_request', 'The form could not be read.');
}
