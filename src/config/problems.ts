import { WordTable } from './word-table.js';

/** What a code means: the status of the answer, and a title for people. */
export interface ProblemMeaning {
  status: number;
  title: string;
}

const ofThePlatform = {
  malformed_request: { status: 400, title: 'The request could not be understood' },
  invalid_json: { status: 400, title: 'The body is not valid JSON' },
  invalid_body: { status: 400, title: 'The body does not have the right form' },
  validation_failed: { status: 400, title: 'Some fields cannot be accepted; see "errors"' },
  unknown_parameter: { status: 400, title: 'There is no such query parameter here' },
  invalid_parameter: { status: 400, title: 'A query parameter has a wrong value' },
  invalid_cursor: { status: 400, title: 'The cursor is not one of this list' },
  invalid_header: { status: 400, title: 'A header has a wrong value' },
  confirmation_required: { status: 400, title: 'The name of what is to be deleted must be repeated' },
  run_as_invalid: { status: 400, title: 'RUNAS must be sent once and hold one user name' },
  run_as_required: { status: 400, title: 'This token must be used with RUNAS' },
  unauthenticated: { status: 401, title: 'Authentication is required, or the credentials are not valid' },
  permission_denied: { status: 403, title: 'The caller does not have the permission' },
  csrf_failed: { status: 403, title: 'The CSRF token is missing or wrong' },
  foreign_site: { status: 403, title: 'A page of another site may not do this' },
  read_only_token: { status: 403, title: 'The token may only read' },
  run_as_forbidden: { status: 403, title: 'The request may not run as that user' },
  proof_required: { status: 403, title: 'A fresh proof of the password is required' },
  not_grantable: { status: 403, title: 'Nobody grants what they do not hold' },
  account_protected: { status: 403, title: 'The account holds what the caller does not' },
  superuser_protected: { status: 403, title: 'Only superusers may do this to a superuser' },
  not_found: { status: 404, title: 'There is no such object' },
  run_as_unknown_user: { status: 404, title: 'RUNAS names no user' },
  method_not_allowed: { status: 405, title: 'The method is not allowed here' },
  request_timeout: { status: 408, title: 'The request took too long to arrive' },
  conflict: { status: 409, title: 'The present state does not allow this' },
  name_taken: { status: 409, title: 'The name is taken' },
  in_use: { status: 409, title: 'Something else still refers to it' },
  last_superuser: { status: 409, title: 'The last active superuser must stay one' },
  last_administrator: { status: 409, title: 'The last active administrator must stay one' },
  wrong_state: { status: 409, title: 'The state does not allow this step' },
  idempotency_in_progress: { status: 409, title: 'A request with this Idempotency-Key is still running' },
  precondition_failed: { status: 412, title: 'The object has been changed since' },
  too_large: { status: 413, title: 'The body is too large' },
  unsupported_media_type: { status: 415, title: 'The body has a type that is not accepted' },
  expectation_failed: { status: 417, title: 'What the request expects cannot be met' },
  idempotency_key_reused: { status: 422, title: 'The Idempotency-Key was used for another request' },
  idempotency_keys_used_up: { status: 429, title: 'Too many answers are kept for the Idempotency-Keys of this user' },
  too_many_requests: { status: 429, title: 'Too many requests' },
  internal_error: { status: 500, title: 'Something went wrong on our side' },
  unavailable: { status: 503, title: 'The service cannot do this at the moment' },
  too_slow: { status: 503, title: 'It would take too long to read this' },
  storage_full: { status: 507, title: 'There is no space left to store it' },
} as const satisfies Record<string, ProblemMeaning>;

export type ProblemCode = keyof typeof ofThePlatform | keyof MediaAssetPlatform.Problems;

/** Every way in which the service refuses a request. The codes are a promise to clients: they are never changed. */
export const problemTable = new WordTable<ProblemCode, ProblemMeaning>('problem code', ofThePlatform);

export const problems: Readonly<Record<ProblemCode, ProblemMeaning>> = problemTable.meanings;
