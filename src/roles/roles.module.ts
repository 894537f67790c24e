import { Module } from '@nestjs/common';
import { v1ReadOnly } from '../rest/v1/endpoints.js';
import { RolesService } from './roles.service.js';
import { UserRolesResource } from './user-roles.resource.js';

@Module({ controllers: [v1ReadOnly(UserRolesResource, RolesService)], providers: [RolesService] })
export class RolesModule {}
