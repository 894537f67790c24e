import type { CallHandler, ExecutionContext, NestInterceptor, Type } from '@nestjs/common';
import { InterceptorsConsumer } from '@nestjs/core/interceptors/interceptors-consumer.js';
import { from, lastValueFrom, type Observable } from 'rxjs';

/** An interceptor that works with promises, which every handler here returns. */
export abstract class PromiseInterceptor implements NestInterceptor {
  /**
   * @param next what comes next: another interceptor or the handler
   * @returns what is answered
   */
  abstract around(context: ExecutionContext, next: () => Promise<unknown>): Promise<unknown>;

  /** As Nest asks for it, beside interceptors of another kind. */
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return from(this.around(context, () => lastValueFrom(next.handle(), { defaultValue: undefined })));
  }
}

// eslint-disable-next-line @typescript-eslint/unbound-method -- it is called with its own consumer
const { intercept } = InterceptorsConsumer.prototype;

/** Has Nest run a route's interceptors without Observables, if all are of this kind. */
InterceptorsConsumer.prototype.intercept = function (
  this: InterceptorsConsumer,
  interceptors: NestInterceptor[],
  args: unknown[],
  instance: { constructor: Type },
  callback: (...args: unknown[]) => unknown,
  next: () => Promise<unknown>,
  type?: string,
): Promise<unknown> {
  if (!interceptors.every((one) => one instanceof PromiseInterceptor)) {
    return intercept.call(this, interceptors, args, instance as never, callback, next, type as never);
  }
  const context: ExecutionContext = this.createContext(args, instance, callback);
  const step = (at: number): Promise<unknown> => interceptors[at]?.around(context, () => step(at + 1)) ?? next();
  return step(0);
} as typeof intercept;
