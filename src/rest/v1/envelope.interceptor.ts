import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { mergeMap, type Observable } from 'rxjs';
import type { AuthenticatedRequest } from '../../auth/auth-context.js';
import { sendLong } from '../pieces.js';
import { V1Usages } from './v1-usages.service.js';
import type { V1Result } from './results.js';

/** Wraps what v1 handlers return in the envelope that clients expect, and counts the call. */
@Injectable()
export class V1EnvelopeInterceptor implements NestInterceptor {
  constructor(private readonly usages: V1Usages) {}

  intercept(context: ExecutionContext, next: CallHandler<V1Result | undefined>): Observable<string | undefined> {
    const http = context.switchToHttp();
    const [request, response] = [http.getRequest<AuthenticatedRequest>(), http.getResponse<Response>()];
    const { auth, method } = request;
    if (auth) this.usages.count(auth, method, (request.route as { path: string }).path);
    return next.handle().pipe(
      mergeMap(async (result) => {
        if (result === undefined) return undefined;
        const begin = (): unknown => response.setHeader('Content-Type', 'application/json; charset=utf-8');
        const text =
          'body' in result ? JSON.stringify(result.body()) : await sendLong(request, response, result.pieces(), begin);
        if (text !== undefined) begin();
        return text;
      }),
    );
  }
}
