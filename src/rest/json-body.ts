import {
  BadRequestException,
  HttpException,
  UnsupportedMediaTypeException,
  type PipeTransform,
  createParamDecorator,
  type ExecutionContext,
  type Type,
} from '@nestjs/common';
import express, { type Request, type Response } from 'express';

/** The most bytes that a JSON body may have. */
export const BODY_LIMIT = 1024 * 1024;

/** How deep a body may be nested: whatever walks it calls itself once a level, and the stack has an end. */
const DEPTH_LIMIT = 100;

// Whatever the type says: what is not JSON is refused below, after the caller has been let in.
const readRaw = express.raw({ limit: BODY_LIMIT, type: () => true });
const decoder = new TextDecoder('utf-8', { fatal: true });

export type JsonObject = Record<string, unknown>;

/**
 * Reads a request's body as a JSON object. Called after the guards, so that nobody learns from an error who is not let in.
 * @throws UnsupportedMediaTypeException, BadRequestException, HttpException 413
 */
export async function readJsonObject(request: Request): Promise<JsonObject> {
  const type = request.headers['content-type']?.split(';')[0]!.trim().toLowerCase();
  if (type && !/^(application|text)\/([\w.-]+\+)?json$/.test(type)) {
    throw new UnsupportedMediaTypeException('The body must be JSON (Content-Type: application/json).');
  }
  const value = parse(await readBytes(request));
  if (isNestedTooDeep(value)) throw new BadRequestException(`The body is nested more than ${DEPTH_LIMIT} levels deep.`);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new BadRequestException('The body must be a JSON object.');
  }
  return value as JsonObject;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw new BadRequestException('The body is not valid JSON in UTF-8.');
  }
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

async function readBytes(request: Request): Promise<Buffer> {
  const tooLarge = new HttpException(`The body has more than ${BODY_LIMIT} bytes.`, 413);
  // The reader below would take in all of it before it refuses.
  if (Number(request.headers['content-length']) > BODY_LIMIT) throw tooLarge;
  await new Promise<void>((resolve, reject) => {
    readRaw(request, request.res as Response, (error?: { status?: number; type?: string }) => {
      if (!error) return resolve();
      if (error.status === 413) return reject(tooLarge);
      if (error.status === 415) {
        return reject(new UnsupportedMediaTypeException('The Content-Encoding is not supported.'));
      }
      reject(new BadRequestException('The body could not be read.'));
    });
  });
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}

const RequestParameter = createParamDecorator((_: unknown, context: ExecutionContext) =>
  context.switchToHttp().getRequest<Request>(),
);

/** A handler's parameter that a pipe makes from the whole request. */
export const FromRequest = (pipe: PipeTransform | Type<PipeTransform>): ParameterDecorator => RequestParameter(pipe);
