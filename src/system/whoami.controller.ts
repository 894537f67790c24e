import { Principals, tokenAccess, tokenRunAs, vias } from '../kit/administration.js';
import {
  Auth,
  type AuthContext,
  AuthenticatedOnly,
  component,
  idSchema,
  type Principal,
  Route,
  V2Controller,
  type ValueOf,
} from '../kit/index.js';

const words = (description: string) => ({ type: 'array', items: { type: 'string' }, description }) as const;

const caller = {
  required: ['id', 'username', 'is_active', 'is_superuser'],
  properties: {
    id: idSchema,
    username: { type: 'string' },
    is_active: { type: 'boolean' },
    is_superuser: { type: 'boolean' },
  },
} as const;

const whoami = {
  type: 'object',
  required: ['user', 'actor', 'via', 'token', 'permissions', 'platform_roles', 'roles'],
  properties: {
    user: { type: 'object', description: 'Whose rights the request has', ...caller },
    actor: { type: ['object', 'null'], description: 'Who really sent it, when that is another user', ...caller },
    via: { type: 'string', enum: vias, description: 'How they signed in' },
    token: {
      type: ['object', 'null'],
      description: 'The token that signed the request in',
      required: ['id', 'label', 'expires_at', 'access', 'run_as'],
      properties: {
        id: idSchema,
        label: { type: 'string' },
        expires_at: { type: ['string', 'null'], format: 'date-time' },
        access: { type: 'string', enum: tokenAccess },
        run_as: { type: 'string', enum: tokenRunAs },
      },
    },
    permissions: words('Permissions: own, by groups, and those that all superusers have'),
    platform_roles: words('Roles of the platform and of its plugins, own and by groups'),
    roles: words('Roles of the media backend, own and by groups'),
  },
} as const;

type Whoami = ValueOf<typeof whoami>;

const shown = ({ id, username, isActive, isSuperuser }: Principal): Whoami['user'] => ({
  id,
  username,
  is_active: isActive,
  is_superuser: isSuperuser,
});

@V2Controller('whoami', 'system')
export class WhoamiController {
  constructor(private readonly principals: Principals) {}

  /** Who the request runs as, who really sent it, and what the former may do. */
  @Route('get', '', {
    id: 'whoami',
    summary: 'Who the request runs as, and what they may do',
    description: 'With RUNAS, `user` is whose rights the request has and `actor` who really sent it.',
    answers: { 200: component('Whoami', whoami) },
  })
  @AuthenticatedOnly()
  async whoami(@Auth() { user, actor, via, token }: AuthContext): Promise<Whoami> {
    const { platformRoles } = await user.grants();
    const permissions = await user.permissions();
    const roles = await this.principals.backendRoles('user', [user.id], user.asOf);
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
      permissions: permissions.sort(),
      platform_roles: [...platformRoles].sort(),
      roles: roles.get(user.id) ?? [],
    };
  }
}
