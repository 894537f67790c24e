import { Module } from '@nestjs/common';
import { v1Controller, v2Controller } from '../kit/index.js';
import { RoleTreesV2Controller } from './role-trees.v2.controller.js';
import { RoleWrites } from './role.writes.js';
import { UserRolesRules } from './user-roles.rules.js';
import { UserRolesResource } from './user-roles.resource.js';

@Module({
  controllers: [
    v1Controller(UserRolesResource, { rules: UserRolesRules }),
    v2Controller(UserRolesResource, { writes: RoleWrites, lasting: true, codes: { remove: ['conflict'] } }),
    RoleTreesV2Controller,
  ],
  providers: [UserRolesRules, RoleWrites],
})
export class RolesModule {}
