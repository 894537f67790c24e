import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Observable } from 'rxjs';
import type { AuthenticatedRequest } from '../../auth/auth-context.js';
import { CallCounts } from './call-counts.service.js';

/** Has every call counted that was let in, whatever becomes of it. */
@Injectable()
export class CallCounter implements NestInterceptor {
  constructor(private readonly counts: CallCounts) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (request.auth) this.counts.count(request.auth, request.method, (request.route as { path: string }).path);
    return next.handle();
  }
}
