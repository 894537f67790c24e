import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { PermissionDenied } from '../accounts/granting/permission-denied.js';
import { administratorRole, type Power } from '../accounts/granting/permissions.js';
import { Problem } from '../config/problem.js';
import { accessOf } from './access.decorators.js';
import type { AuthContext, AuthenticatedRequest } from './auth-context.js';

/** Asks the effective user for what the route requires. A route that declares nothing is closed to everyone. */
@Injectable()
export class AccessGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const access = accessOf(context);
    if (access === 'public') return true;
    const { auth } = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (!auth || access === undefined) {
      throw new Problem('permission_denied', 'You do not have the permission for this.');
    }
    return access === 'authenticated' || this.requireAny(auth, access);
  }

  private async requireAny({ user }: AuthContext, powers: Power | readonly Power[]): Promise<boolean> {
    const any: readonly Power[] = typeof powers === 'string' ? [powers] : powers;
    for (const power of any) {
      if (power === administratorRole ? await user.isAdministrator() : await user.hasPermission(power)) return true;
    }
    throw new PermissionDenied(any);
  }
}
