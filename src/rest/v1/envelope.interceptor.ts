import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import type { AuthenticatedRequest } from '../../auth/auth-context.js';
import { V1Usages } from './v1-usages.service.js';
import type { V1Result } from './results.js';

/** Wraps what v1 handlers return in the envelope that clients expect, and counts the call. */
@Injectable()
export class V1EnvelopeInterceptor implements NestInterceptor {
  constructor(private readonly usages: V1Usages) {}

  intercept(context: ExecutionContext, next: CallHandler<V1Result | undefined>): Observable<string | undefined> {
    const http = context.switchToHttp();
    this.usages.count(http.getRequest<AuthenticatedRequest>());
    return next.handle().pipe(
      map((result) => {
        if (result === undefined) return undefined;
        http.getResponse<Response>().setHeader('Content-Type', 'application/json; charset=utf-8');
        return JSON.stringify(result.body());
      }),
    );
  }
}
