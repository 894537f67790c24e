import type { Request } from 'express';
import { administratorRole } from '../accounts/granting/permissions.js';
import type { RoleTree } from '../accounts/granting/role-tree.js';
import { RolesRegistry } from '../accounts/granting/roles-registry.service.js';
import { LastingPower, RequirePermission } from '../auth/access.decorators.js';
import { Auth, type AuthContext } from '../auth/auth-context.js';
import { FromRequest, readJson } from '../rest/json-body.js';
import { V2Controller } from '../rest/v2/endpoints.js';
import { Route } from '../rest/v2/openapi/route.js';
import { component } from '../rest/v2/openapi/schemas.js';

const tree = component('RoleTree', {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_.:-]{0,149}$', examples: ['newsroom_publish'] },
    label: {
      type: 'string',
      maxLength: 255,
      description: 'For people; without one it is the name',
      examples: ['Publish'],
    },
    children: { type: 'array', items: { $ref: '#/components/schemas/RoleTree' } },
  },
});

const registered = component('RegisteredRoles', {
  type: 'object',
  required: ['objects'],
  properties: { objects: { type: 'array', items: { $ref: '#/components/schemas/Role' } } },
});

function Trees(): ParameterDecorator {
  return FromRequest({ transform: (request: Request) => readJson(request) });
}

/** How plugins bring their roles with them. */
@V2Controller('groups/roles/create', 'roles')
export class RoleTreesV2Controller {
  constructor(private readonly registry: RolesRegistry) {}

  @Route('post', '', {
    id: 'registerRoles',
    summary: 'Make sure that roles are there, as a tree or several; may be sent any number of times',
    description: 'At most 1000 roles and ten levels. Roles of the media backend and of the platform are not changed.',
    body: { oneOf: [tree, { type: 'array', items: tree }] },
    answers: { 200: registered },
    codes: ['validation_failed'],
  })
  @LastingPower()
  @RequirePermission(administratorRole)
  async register(@Auth() auth: AuthContext, @Trees() trees: RoleTree | RoleTree[]): Promise<object> {
    const roles = await this.registry.registerTree(auth, trees);
    const objects = roles.map(({ id, name, label, source, parentId }) => ({
      id,
      key: name,
      label,
      source,
      parent: parentId,
    }));
    return { objects };
  }
}
