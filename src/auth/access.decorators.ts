import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBasicAuth, ApiCookieAuth, ApiExtension, ApiSecurity } from '@nestjs/swagger';
import type { Permission } from '../accounts/permissions.js';

/** What a route asks of its caller: nothing, to be somebody, or a permission. A route that says none of them is closed. */
export type Access = 'public' | 'authenticated' | Permission;

export const ACCESS = 'platform:access';
export const LASTING_POWER = 'platform:lasting-power';

const secured = (access: Access): MethodDecorator & ClassDecorator =>
  applyDecorators(
    SetMetadata(ACCESS, access),
    ApiBasicAuth(),
    ApiCookieAuth(),
    ApiSecurity('token'),
    ApiExtension('x-permission', access),
  );

/** Open to everyone; credentials are not even looked at. */
export const Public = (): MethodDecorator & ClassDecorator => SetMetadata(ACCESS, 'public');

/** Open to every signed-in user. */
export const AuthenticatedOnly = (): MethodDecorator & ClassDecorator => secured('authenticated');

/** Open to users who hold the permission. */
export const RequirePermission = (permission: Permission): MethodDecorator & ClassDecorator => secured(permission);

/** For a declared `access` word. */
export const RequireAccess = (access: Access): MethodDecorator & ClassDecorator =>
  access === 'public' ? Public() : secured(access);

/** A route that hands out power that outlasts the request (sessions, tokens, passwords): never while acting as another. */
export const LastingPower = (): MethodDecorator & ClassDecorator => SetMetadata(LASTING_POWER, true);
