import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, MODULE_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { FamilyClash } from './config/word-table.js';
import type { Family } from './rest/family.js';

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
 * The routes of a module's controllers, such as `GET /theme/:id`, once each; what parameters are called makes no
 * difference.
 */
function routesOf(module: Type<object>): Map<string, string> {
  const controllers = (Reflect.getMetadata(MODULE_METADATA.CONTROLLERS, module) ?? []) as Type<object>[];
  return new Map(controllers.flatMap(routesOfController).map((route) => [route.replaceAll(/:[^/]+/g, ':'), route]));
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
