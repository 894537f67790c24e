import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Principal } from '../accounts/principal.js';
import { Principals } from '../accounts/principals.service.js';
import { AuthenticatedOnly } from '../auth/access.decorators.js';
import { Auth, type AuthContext } from '../auth/auth-context.js';

const shown = ({ id, username, isActive, isSuperuser }: Principal) => ({
  id,
  username,
  is_active: isActive,
  is_superuser: isSuperuser,
});

@ApiTags('system')
@AuthenticatedOnly()
@Controller('API/v2/whoami')
export class WhoamiController {
  constructor(private readonly principals: Principals) {}

  /** Who the request runs as, who really sent it, and what the former may do. */
  @Get()
  async whoami(@Auth() { user, actor, via, token }: AuthContext): Promise<object> {
    const { permissions, platformRoles } = await user.grants();
    const roles = await this.principals.backendRoles('user', [user.id]);
    return {
      user: shown(user),
      actor: actor === user ? null : shown(actor),
      via,
      token: token
        ? {
            id: token.id,
            label: token.label,
            expires_at: token.expiresAt && `${token.expiresAt}Z`,
            access: token.access,
            run_as: token.runAs,
          }
        : null,
      permissions: [...permissions].sort(),
      platform_roles: [...platformRoles].sort(),
      roles: roles.get(user.id) ?? [],
    };
  }
}
