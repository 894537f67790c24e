import type { Request } from 'express';
import { RolesRegistry, type RoleTree } from '../kit/administration.js';
import {
  administratorRole,
  Auth,
  type AuthContext,
  component,
  FromRequest,
  LastingPower,
  readJson,
  RequirePermission,
  Route,
  V2Controller,
} from '../kit/index.js';

const tree = component('RoleTree', {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_.:-]{0,149}$', examples: ['newsroom_publish'] },
    label: {
      type: 'string',
      maxLength: 255,
      description: 'For people: something to see, no control character; without one it is the name',
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
