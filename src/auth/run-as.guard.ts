import { Injectable, type CanActivate, type ExecutionContext, type HttpException } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { isLonger } from '../accounts/faults.js';
import { hasUnprintable } from '../accounts/names.js';
import { Principals } from '../accounts/identity/principals.service.js';
import { Problem } from '../config/problem.js';
import { LASTING_POWER, RUNS_ALONE } from './access.decorators.js';
import { AuditLog, type AuditedUser } from '../audit-log/audit-log.service.js';
import type { AuthContext, AuthenticatedRequest } from './auth-context.js';
import { headerCount, headerText } from './request-headers.js';

/**
 * Lets an administrator's request run as the user named in its RUNAS header. The checks stand in their order of
 * precedence.
 */
@Injectable()
export class RunAsGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly principals: Principals,
    private readonly audit: AuditLog,
  ) {}

  /** Answers at once where there is nothing to ask: most requests. */
  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const { auth, headers } = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (headers.runas !== undefined) return this.runAs(context, headers.runas as string);
    if (auth?.token?.runAs === 'required' && !this.reflector.get<boolean>(RUNS_ALONE, context.getHandler())) {
      throw new Problem('run_as_required');
    }
    return true;
  }

  private async runAs(context: ExecutionContext, header: string): Promise<boolean> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const { auth } = request;
    const handsOutPower = (): boolean =>
      this.reflector.getAllAndOverride<boolean>(LASTING_POWER, [context.getHandler(), context.getClass()]);
    if (!auth) {
      if (handsOutPower()) throw asAnother();
      return true;
    }

    const name = headerText(header);
    const record = (outcome: string, effective: AuditedUser | string): Promise<void> =>
      this.audit.record(auth.origin, { event: 'run-as', outcome, actor: auth.actor, effective, via: auth.via });
    const refuse = async (error: HttpException): Promise<never> => {
      await record(`refused: ${error.message}`, name);
      throw error;
    };
    // How often it was sent is counted: Node joins two headers into one text, in which a comma may be part of a name.
    if (headerCount(request, 'runas') > 1 || name.trim() === '' || isLonger(name, 150) || hasUnprintable(name)) {
      await refuse(new Problem('run_as_invalid', 'RUNAS must be sent once and hold one user name.'));
    }
    if (!(await auth.actor.isAdministrator())) {
      await refuse(new Problem('run_as_forbidden', 'Only administrators may use RUNAS.'));
    }
    if (auth.token?.runAs === 'forbidden') {
      await refuse(new Problem('run_as_forbidden', 'This token must not be used with RUNAS.'));
    }
    if (handsOutPower()) await refuse(asAnother());
    const user = await this.principals.named(name.trim());
    if (!user) return refuse(new Problem('run_as_unknown_user'));
    if (!user.isActive) await refuse(new Problem('run_as_forbidden', 'RUNAS names a user who is not active.'));
    if (user.isSuperuser && !auth.actor.isSuperuser) {
      await refuse(new Problem('run_as_forbidden', 'RUNAS names a superuser, and you are none.'));
    }

    await record('granted', user);
    if (user.id !== auth.user.id) request.auth = { ...auth, user } satisfies AuthContext;
    // A header holds ASCII only.
    context.switchToHttp().getResponse<Response>().setHeader('X-Effective-User', encodeURI(user.username));
    return true;
  }
}

const asAnother = (): Problem => new Problem('run_as_forbidden', 'This cannot be done as another user.');
