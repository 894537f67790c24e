import type { Request } from 'express';
import { PermissionDenied } from '../../accounts/granting/permission-denied.js';
import { BadCredentials } from '../../auth/credential.guard.js';
import { InvalidFields } from '../../config/invalid-fields.js';
import { problems, type ProblemCode } from '../../config/problems.js';
import type { Failure } from '../errors.js';

/** Problem details (RFC 9457) with a code of config/problems.ts. */
export interface ProblemDetails {
  type: string;
  title: string;
  status: number;
  code: ProblemCode;
  detail: string;
  errors?: { field: string; message: string }[];
  /** The permission, or role, that the caller lacks. */
  permission?: string;
}

/** Where the codes are explained. */
export const PROBLEMS_PAGE = '/API/v2/docs/problems';

/** What every problem says, whether it is a whole answer or a part of one. */
export function problemDetails({ status, code, sentence, exception }: Omit<Failure, 'requestId'>): ProblemDetails {
  const errors =
    exception instanceof InvalidFields
      ? Object.entries(exception.fields).flatMap(([field, messages]) => messages.map((message) => ({ field, message })))
      : undefined;
  return {
    type: `${PROBLEMS_PAGE}#${code}`,
    title: problems[code].title,
    status,
    code,
    detail: (exception instanceof BadCredentials && exception.hint) || sentence,
    ...(errors ? { errors } : {}),
    ...(exception instanceof PermissionDenied ? { permission: exception.permission } : {}),
  };
}

/** The media type and body of an error outside v1. */
export function problemDocument(failure: Failure, request: Request): [string, object] {
  const body = { ...problemDetails(failure), instance: request.path, request_id: failure.requestId };
  return ['application/problem+json', body];
}
