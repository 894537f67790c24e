import { applyDecorators, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiBasicAuth, ApiCookieAuth, ApiExtension, ApiSecurity } from '@nestjs/swagger';
import type { Power } from '../accounts/granting/permissions.js';

/**
 * What a route asks of its caller: nothing, to be somebody, a power, or one of several. A route that says none of them
 * is closed.
 */
export type Access = 'public' | 'authenticated' | Power | readonly Power[];

export const ACCESS = 'platform:access';
export const LASTING_POWER = 'platform:lasting-power';
export const RUNS_ALONE = 'platform:runs-alone';
export const KNOWS_CALLERS = 'platform:knows-callers';

const reflector = new Reflector();
const accesses = new WeakMap<object, WeakMap<object, Access>>();

/** What a route asks of its caller, or else its class; looked up once, as every request asks for it. */
export function accessOf(context: ExecutionContext): Access | undefined {
  const [handler, type] = [context.getHandler(), context.getClass()];
  const known = accesses.get(type)?.get(handler);
  if (known !== undefined) return known;
  const access = reflector.getAllAndOverride<Access | undefined>(ACCESS, [handler, type]);
  if (!accesses.has(type)) accesses.set(type, new WeakMap());
  if (access !== undefined) accesses.get(type)!.set(handler, access);
  return access;
}

const secured = (access: Access): MethodDecorator & ClassDecorator =>
  applyDecorators(
    SetMetadata(ACCESS, access),
    ApiBasicAuth(),
    ApiCookieAuth(),
    ApiSecurity('token'),
    ApiExtension('x-permission', access),
  );

/** Open to everyone; credentials are not even looked at. */
export const Public = (): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(ACCESS, 'public'), ApiExtension('x-permission', 'public'));

/** For a public route that says more to those who are signed in; credentials that are bad count as none. */
export const KnowsCallers = (): MethodDecorator =>
  applyDecorators(SetMetadata(KNOWS_CALLERS, true), ApiExtension('x-knows-callers', true));

/** Open to every signed-in user. */
export const AuthenticatedOnly = (): MethodDecorator & ClassDecorator => secured('authenticated');

/** Open to users who hold the permission, or one of several. */
export const RequirePermission = (...powers: [Power, ...Power[]]): MethodDecorator & ClassDecorator =>
  secured(powers.length === 1 ? powers[0] : powers);

/** For a declared `access` word. */
export const RequireAccess = (access: Access): MethodDecorator & ClassDecorator =>
  access === 'public' ? Public() : secured(access);

/** For a route that asks for a fresh proof of the password, see PasswordProof: tells the API document of it. */
export const InPerson = (): MethodDecorator => ApiExtension('x-in-person', true);

/**
 * A route that hands out power that outlasts the request (sessions, tokens, passwords): never while acting as another.
 */
export const LastingPower = (): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(LASTING_POWER, true), ApiExtension('x-lasting-power', true));

/** What a token may do without RUNAS that must be used with it: only what it does to itself. */
export const WithoutRunAs = (): MethodDecorator => SetMetadata(RUNS_ALONE, true);
