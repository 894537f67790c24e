import { ProblemError } from '../../../client/src/index.js';

/** What is wrong with one field of a form, where the page itself finds it; in the reader's language. */
export const faultAt = (field: string, message: string): ProblemError =>
  new ProblemError(new Response(null, { status: 422 }), {
    code: 'validation_failed',
    detail: message,
    errors: [{ field, message }],
  });
