import { ForbiddenException, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Permission } from '../accounts/permissions.js';
import { ACCESS, type Access } from './access.decorators.js';
import type { AuthContext, AuthenticatedRequest } from './auth-context.js';

/** Asks the effective user for what the route requires. A route that declares nothing is closed to everyone. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === 'public') return true;
    const { auth } = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (!auth || access === undefined) throw new Denied();
    return access === 'authenticated' || this.holds(auth, access);
  }

  private async holds({ user }: AuthContext, permission: Permission): Promise<boolean> {
    if (await user.holds(permission)) return true;
    throw new Denied();
  }
}

class Denied extends ForbiddenException {
  constructor() {
    super('You do not have the permission for this.');
  }
}
