import { HttpException } from '@nestjs/common';
import { InvalidFields, type FieldFaults } from '../config/invalid-fields.js';
import { Problem } from '../config/problem.js';
import type { ProblemCode } from '../config/problems.js';
import { isConflict, isLocked } from '../database/dialect.js';

/** 400: the body of a request for `resource` has fields that cannot be accepted. */
export class ValidationFailed extends InvalidFields {
  constructor(
    readonly resource: string,
    fields: FieldFaults,
  ) {
    super(fields, 'The object is not valid.');
  }
}

/** An error as both API versions tell it: a status, a sentence, and what else the thrown exception holds. */
export interface Failure {
  status: number;
  code: ProblemCode;
  sentence: string;
  exception: unknown;
  /** The key to the log entry. */
  requestId: string;
}

/** What exceptions mean that are none of ours: those of the framework. */
const usual: Record<number, ProblemCode> = {
  400: 'malformed_request',
  401: 'unauthenticated',
  403: 'permission_denied',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  412: 'precondition_failed',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** The status, code and sentence of whatever was thrown; undefined when nobody foresaw it. */
export function refusalOf(exception: unknown): Pick<Failure, 'status' | 'code' | 'sentence'> | undefined {
  if (exception instanceof Problem) {
    return { status: exception.getStatus(), code: exception.code, sentence: exception.message };
  }
  if (exception instanceof HttpException) {
    const status = exception.getStatus();
    return { status, code: usual[status] ?? 'malformed_request', sentence: exception.message };
  }
  if (isLocked(exception) || isConflict(exception)) {
    return { status: 503, code: 'unavailable', sentence: 'The database is busy; try again later.' };
  }
  const status = clientErrorOf(exception);
  return status === undefined
    ? undefined
    : { status, code: usual[status] ?? 'malformed_request', sentence: 'The request could not be read.' };
}

/** The status of an error that Express itself has found in a request. */
function clientErrorOf(exception: unknown): number | undefined {
  const { status } = (exception ?? {}) as { status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
