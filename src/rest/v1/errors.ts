import { ValidationFailed, type Failure } from '../errors.js';

/** The media type and body of a v1 error. */
export function v1Error({ status, sentence, exception, requestId }: Failure): [string, object] {
  const body =
    exception instanceof ValidationFailed
      ? { [exception.resource]: exception.fields }
      : { error: sentence, ...(status >= 500 ? { request_id: requestId } : {}) };
  return ['application/json', body];
}
