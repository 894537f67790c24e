import { UseInterceptors, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { AuthenticatedRequest } from '../../auth/auth-context.js';
import { Problem } from '../../config/problem.js';
import { PromiseInterceptor } from '../promise-interceptor.js';

export interface Policy {
  name: string;
  /** Requests that one user may send within so many seconds. */
  quota: number;
  seconds: number;
}

/** Too many requests to a route with a limit; `retryAfter` in seconds. */
class TooManyRequests extends Problem {
  constructor(readonly retryAfter: number) {
    super('too_many_requests', `Too many of these requests; try again in ${retryAfter} s.`);
  }
}

/** Counts the requests of each user in this process's memory. */
export class Allowance {
  private readonly limiter: RateLimiterMemory;

  constructor(private readonly policy: Policy) {
    this.limiter = new RateLimiterMemory({ points: policy.quota, duration: policy.seconds });
  }

  /**
   * Takes one of a user's requests, and tells in the answer what is left (draft-ietf-httpapi-ratelimit-headers).
   * @throws Problem too_many_requests
   */
  async take(userId: string, response: Response): Promise<void> {
    const { name, quota, seconds } = this.policy;
    const state = await this.limiter.consume(userId).catch((refused: unknown) => refused as RateLimiterRes);
    const wait = Math.ceil(state.msBeforeNext / 1000);
    response.setHeader('RateLimit-Policy', `"${name}";q=${quota};w=${seconds}`);
    response.setHeader('RateLimit', `"${name}";r=${Math.max(state.remainingPoints, 0)};t=${wait}`);
    if (state.consumedPoints > quota) throw new TooManyRequests(wait);
  }
}

/** Takes the requests of the user who really calls. */
class LimitInterceptor extends PromiseInterceptor {
  private readonly allowance: Allowance;

  constructor(policy: Policy) {
    super();
    this.allowance = new Allowance(policy);
  }

  async around(context: ExecutionContext, next: () => Promise<unknown>): Promise<unknown> {
    const { auth } = context.switchToHttp().getRequest<AuthenticatedRequest>();
    await this.allowance.take(auth!.actor.id, context.switchToHttp().getResponse<Response>());
    return next();
  }
}

/** Lets one user call the route only so often. */
export const Limited = (policy: Policy): MethodDecorator => UseInterceptors(new LimitInterceptor(policy));
