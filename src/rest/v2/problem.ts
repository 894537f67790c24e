import { STATUS_CODES } from 'node:http';
import type { Request } from 'express';
import { ValidationFailed, type Failure } from '../errors.js';

/** The media type and body of an error outside v1: problem details (RFC 9457). */
export function problem({ status, sentence, exception, requestId }: Failure, request: Request): [string, object] {
  const errors =
    exception instanceof ValidationFailed
      ? Object.entries(exception.fields).flatMap(([field, messages]) => messages.map((message) => ({ field, message })))
      : undefined;
  const body = {
    type: 'about:blank',
    title: STATUS_CODES[status],
    status,
    detail: sentence,
    instance: request.path,
    ...(errors ? { errors } : {}),
    ...(requestId ? { request_id: requestId } : {}),
  };
  return ['application/problem+json', body];
}
