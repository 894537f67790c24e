import { Injectable, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';
import type { AuthenticatedRequest } from '../../auth/auth-context.js';
import { sendLong } from '../pieces.js';
import { PromiseInterceptor } from '../promise-interceptor.js';
import { V1Usages } from './v1-usages.service.js';
import type { V1Result } from './results.js';

/** Wraps what v1 handlers return in the envelope that clients expect, and counts the call. */
@Injectable()
export class V1EnvelopeInterceptor extends PromiseInterceptor {
  constructor(private readonly usages: V1Usages) {
    super();
  }

  async around(context: ExecutionContext, next: () => Promise<unknown>): Promise<string | undefined> {
    const http = context.switchToHttp();
    const [request, response] = [http.getRequest<AuthenticatedRequest>(), http.getResponse<Response>()];
    const { auth, method } = request;
    if (auth) this.usages.count(auth, method, (request.route as { path: string }).path);
    const result = (await next()) as V1Result | undefined;
    if (result === undefined) return undefined;
    const begin = (): unknown => response.setHeader('Content-Type', 'application/json; charset=utf-8');
    if ('pieces' in result) {
      const text = await sendLong(request, response, result.pieces(), begin);
      if (text !== undefined) begin();
      return text;
    }
    begin();
    return 'text' in result ? result.text : JSON.stringify(result.body());
  }
}
