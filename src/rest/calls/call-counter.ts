import { Injectable, type ExecutionContext } from '@nestjs/common';
import type { AuthenticatedRequest } from '../../auth/auth-context.js';
import { PromiseInterceptor } from '../promise-interceptor.js';
import { CallCounts } from './call-counts.service.js';

/** Has every call counted that was let in, whatever becomes of it. */
@Injectable()
export class CallCounter extends PromiseInterceptor {
  constructor(private readonly counts: CallCounts) {
    super();
  }

  around(context: ExecutionContext, next: () => Promise<unknown>): Promise<unknown> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (request.auth) this.counts.count(request.auth, request.method, (request.route as { path: string }).path);
    return next();
  }
}
