import { HttpException } from '@nestjs/common';
import { InvalidFields, type FieldFaults } from '../config/invalid-fields.js';
import { Problem } from '../config/problem.js';
import type { ProblemCode } from '../config/problems.js';
import { outageOf, type Outage } from '../database/outage.js';

/** 400: the body of a request for `resource` has fields that cannot be accepted. */
export class ValidationFailed extends InvalidFields {
  constructor(
    readonly resource: string,
    fields: FieldFaults,
    more = 0,
  ) {
    super(fields, 'The object is not valid.', more);
  }
}

/** An error as both API versions tell it: a status, a sentence, and what else the thrown exception holds. */
export interface Failure {
  status: number;
  code: ProblemCode;
  sentence: string;
  exception: unknown;
  /** Seconds until the next try may be heard, where there is such a time. */
  retryAfter?: number;
  /** Whether whoever runs the service should hear of it. */
  outage?: Outage;
  /** The key to the log entry. */
  requestId: string;
}

type Refusal = Pick<Failure, 'status' | 'code' | 'sentence' | 'retryAfter' | 'outage'>;

/** What exceptions mean that are none of ours: those of the framework. */
const usual: Record<number, ProblemCode> = {
  400: 'malformed_request',
  401: 'unauthenticated',
  403: 'permission_denied',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  409: 'conflict',
  412: 'precondition_failed',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** What is said while something cannot be done for the moment. */
const outages: Record<Outage, Refusal> = {
  busy: { status: 503, code: 'unavailable', sentence: 'The database is busy; try again later.', retryAfter: 2 },
  full: {
    status: 507,
    code: 'storage_full',
    sentence: 'There is no space left to store it; try again later.',
    retryAfter: 30,
  },
  away: { status: 503, code: 'unavailable', sentence: 'The database does not answer; try again later.', retryAfter: 5 },
};

/** How whatever was thrown is told; undefined when nobody foresaw it. */
export function refusalOf(exception: unknown): Refusal | undefined {
  if (exception instanceof Problem) {
    const { code, message: sentence } = exception;
    const { retryAfter = code === 'unavailable' ? 2 : undefined } = exception as { retryAfter?: number };
    return { status: exception.getStatus(), code, sentence, retryAfter };
  }
  if (exception instanceof HttpException) {
    const status = exception.getStatus();
    return { status, code: usual[status] ?? 'malformed_request', sentence: exception.message };
  }
  const outage = outageOf(exception);
  if (outage) return { ...outages[outage], outage };
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
