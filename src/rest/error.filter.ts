import { randomUUID } from 'node:crypto';
import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Problem } from '../config/problem.js';
import { redactKeys } from '../config/redact-keys.js';
import { refusalOf, type Failure } from './errors.js';
import { isPreflight, methodsAt } from './routes.js';
import { v1Error } from './v1/errors.js';
import { isV1 } from './v1/paths.js';
import { problemDocument } from './v2/problem.js';

/** What Node says of an answer whose reader goes away in the middle, or before. */
const gone = new Set<string | undefined>(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE']);

/** Turns whatever is thrown into an answer in the form of the API version that was called. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Request');

  catch(exception: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    if (response.writableEnded) return; // it has been answered, see body-bounds.ts
    if (gone.has((exception as NodeJS.ErrnoException | undefined)?.code)) return void response.destroy();
    // What has begun as something else cannot be finished as an error: its reader must see that it is cut off.
    if (response.headersSent) {
      this.logger.error({ method: request.method, path: request.path, error: exception });
      return void response.destroy();
    }

    const failure = this.describe(exception, request, response);
    if (failure.status === 204) return void response.status(204).end();
    if (failure.status === 401 && request.get('x-requested-with') !== 'XMLHttpRequest') {
      response.setHeader('WWW-Authenticate', 'Basic realm="Media Asset Platform"');
    }
    tellWhen(failure, response);
    // Of what is used up, by the name of its limit.
    const { policy } = (exception ?? {}) as { policy?: string };
    if (policy) response.setHeader('RateLimit', `"${policy}";r=0;t=${failure.retryAfter}`);
    this.send(failure, request, response);
  }

  protected send(failure: Failure, request: Request, response: Response): void {
    sendFailure(failure, request, response);
  }

  private describe(exception: unknown, request: Request, response: Response): Failure {
    const requestId = randomUUID();
    // No route: the path is unknown, cannot be decoded, or is for other methods only.
    if (!hasRoute(request) && exception instanceof HttpException && [400, 404].includes(exception.getStatus())) {
      const methods = methodsAt(request);
      // What is wrong with a form is known before its route, which it has.
      const isOffered = request.method !== 'OPTIONS' && methods.includes(request.method);
      if (isOffered && exception.getStatus() === 400) return { ...refusalOf(exception)!, exception, requestId };
      if (methods.length === 0) {
        // Else the browser would tell its script nothing of what the request itself is answered.
        if (isPreflight(request, response)) {
          return { status: 204, code: 'not_found', sentence: '', exception, requestId };
        }
        return { status: 404, code: 'not_found', sentence: 'There is nothing at this address.', exception, requestId };
      }
      response.setHeader('Allow', methods.join(', '));
      const status = request.method === 'OPTIONS' ? 204 : 405;
      const sentence = `Only ${methods.join(', ')} are allowed here.`;
      return { status, code: 'method_not_allowed', sentence, exception, requestId };
    }
    const refusal = refusalOf(exception);
    const entry = { requestId, method: request.method, path: request.path, error: exception };
    if (refusal?.outage) this.logger.warn(entry);
    if (refusal) return { ...refusal, exception, requestId };
    this.logger.error(entry);
    return { status: 500, code: 'internal_error', sentence: 'Something went wrong on our side.', exception, requestId };
  }
}

/** Express gives a HEAD a route also where that is for other methods only. */
function hasRoute({ method, route }: Request): boolean {
  const methods = (route as { methods?: Record<string, boolean> } | undefined)?.methods;
  return Boolean(route) && (method !== 'HEAD' || methods?.get === true);
}

/** Answers with a problem where none of the handlers is asked. */
export function sendProblem(problem: Problem, request: Request, response: Response): void {
  const failure = { ...refusalOf(problem)!, exception: problem, requestId: randomUUID() };
  tellWhen(failure, response);
  sendFailure(failure, request, response);
}

function tellWhen({ retryAfter }: Failure, response: Response): void {
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
}

/** Answers with an error, in the form of the API version that was called: clients log it, with what they sent in it. */
function sendFailure(failure: Failure, request: Request, response: Response): void {
  const [type, body] = isV1(request.path) ? v1Error(failure) : problemDocument(failure, request);
  response
    .status(failure.status)
    .type(type)
    .send(redactKeys(JSON.stringify(body)));
}
