import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, MODULE_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { administratorRole, permissions } from './accounts/granting/permissions.js';
import { auditEvents } from './audit-log/audit-log.service.js';
import { ACCESS, type Access } from './auth/access.decorators.js';
import { DeclarationFault, FamilyClash } from './config/word-table.js';
import type { Family } from './rest/family.js';
import { resourceOfController } from './rest/resource-of-controller.js';

/** @throws FamilyClash for two families of one name, or two that answer at the same address */
export function requireDistinct(families: readonly Family[]): void {
  const names = new Set<string>();
  const owners = new Map<string, string>();
  for (const { name, module } of families) {
    if (names.has(name)) throw new FamilyClash(`There are two families "${name}".`);
    names.add(name);
    for (const [key, route] of routesOf(module)) {
      const owner = owners.get(key);
      if (owner) throw new FamilyClash(`The families "${owner}" and "${name}" both answer at ${route}.`);
      owners.set(key, name);
    }
  }
}

/**
 * Once the words of all families are known.
 * @throws DeclarationFault for a route without access, or with words that no family defines: it could serve nobody
 */
export function requireServable(families: readonly Family[]): void {
  const known = new Set<string>(['public', 'authenticated', administratorRole, ...permissions.words]);
  for (const { name, module } of families) {
    for (const controller of controllersOf(module)) {
      const audit: string | undefined = resourceOfController(controller)?.audit;
      if (audit !== undefined && !auditEvents.has(audit)) {
        throw new DeclarationFault(`The family "${name}" does not define its audit event "${audit}".`);
      }
      for (const handler of handlersOf(controller.prototype as object)) {
        const access = (Reflect.getMetadata(ACCESS, handler) ?? Reflect.getMetadata(ACCESS, controller)) as Access;
        const unknown = [access].flat().find((word) => !known.has(word));
        if (access !== undefined && unknown === undefined) continue;
        const route = `${controller.name}.${(handler as { name: string }).name}`;
        throw new DeclarationFault(
          access === undefined
            ? `${route} of the family "${name}" does not say who may call it.`
            : `${route} of the family "${name}" asks for "${unknown}", which no family defines.`,
        );
      }
    }
  }
}

const controllersOf = (module: Type<object>): Type<object>[] =>
  (Reflect.getMetadata(MODULE_METADATA.CONTROLLERS, module) ?? []) as Type<object>[];

/**
 * The routes of a module's controllers, such as `GET /theme/:id`, once each; what parameters are called makes no
 * difference.
 */
function routesOf(module: Type<object>): Map<string, string> {
  return new Map(
    controllersOf(module)
      .flatMap(routesOfController)
      .map((route) => [route.replaceAll(/:[^/]+/g, ':'), route]),
  );
}

function routesOfController(controller: Type<object>): string[] {
  const roots = pathsOf(controller);
  return handlersOf(controller.prototype as object).flatMap((handler) => {
    const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod];
    return roots.flatMap((root) => pathsOf(handler).map((path) => `${method} ${join(root, path)}`));
  });
}

/** The handlers of a controller and of the classes that it extends. */
function handlersOf(prototype: object | null): object[] {
  if (!prototype || prototype === Object.prototype) return [];
  const own = Object.values(Object.getOwnPropertyDescriptors(prototype))
    .map(({ value }) => value as unknown)
    .filter((value) => typeof value === 'function' && Reflect.hasMetadata(METHOD_METADATA, value));
  return [...(own as object[]), ...handlersOf(Object.getPrototypeOf(prototype) as object | null)];
}

function pathsOf(target: object): string[] {
  return [(Reflect.getMetadata(PATH_METADATA, target) as string | string[] | undefined) ?? ''].flat();
}

function join(...parts: string[]): string {
  return `/${parts.join('/').split('/').filter(Boolean).join('/')}`;
}
