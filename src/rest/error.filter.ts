import { randomUUID } from 'node:crypto';
import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { BadCredentials } from '../auth/credential.guard.js';
import { TooManySignIns } from '../auth/sign-in-limiter.js';
import type { Failure } from './errors.js';
import { methodsAt } from './routes.js';
import { v1Error } from './v1/errors.js';
import { isV1 } from './v1/paths.js';
import { problem } from './v2/problem.js';

/** Turns whatever is thrown into an answer in the form of the API version that was called. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Request');

  catch(exception: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    if (response.headersSent) return void response.end();

    const failure = this.describe(exception, request, response);
    if (failure.status === 204) return void response.status(204).end();
    if (exception instanceof BadCredentials && request.get('x-requested-with') !== 'XMLHttpRequest') {
      response.setHeader('WWW-Authenticate', 'Basic realm="Media Asset Platform"');
    }
    if (exception instanceof TooManySignIns) response.setHeader('Retry-After', String(exception.retryAfter));
    const [type, body] = isV1(request.path) ? v1Error(failure) : problem(failure, request);
    response.status(failure.status).type(type).send(JSON.stringify(body));
  }

  private describe(exception: unknown, request: Request, response: Response): Failure {
    // No route: the path is unknown, cannot be decoded, or is for other methods only.
    if (!request.route && exception instanceof HttpException && [400, 404].includes(exception.getStatus())) {
      const methods = methodsAt(request);
      if (methods.length === 0) return { status: 404, sentence: 'There is nothing at this address.', exception };
      response.setHeader('Allow', methods.join(', '));
      const status = request.method === 'OPTIONS' ? 204 : 405;
      return { status, sentence: `Only ${methods.join(', ')} are allowed here.`, exception };
    }
    if (exception instanceof HttpException) {
      return { status: exception.getStatus(), sentence: exception.message, exception };
    }
    const status = clientErrorOf(exception);
    if (status) return { status, sentence: 'The request could not be read.', exception };

    const requestId = randomUUID();
    this.logger.error({ requestId, method: request.method, path: request.path, error: exception });
    return { status: 500, sentence: 'Something went wrong on our side.', exception, requestId };
  }
}

/** The status of an error that Express itself has found in a request. */
function clientErrorOf(exception: unknown): number | undefined {
  const { status } = (exception ?? {}) as { status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
