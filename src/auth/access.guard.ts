import { ForbiddenException, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ACCESS, type Access } from './access.decorators.js';
import type { AuthenticatedRequest } from './auth-context.js';

/** Asks the effective user for what the route requires. A route that declares nothing is closed to everyone. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === 'public') return true;
    const { auth } = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (auth && (access === 'authenticated' || (access && (await auth.user.holds(access))))) return true;
    throw new ForbiddenException('You do not have the permission for this.');
  }
}
