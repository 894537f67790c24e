import { RequestMethod, type INestApplication, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { Application } from 'express';
import { ACCESS, LASTING_POWER, type Access } from '../../src/auth/access.decorators.js';
import type { Resource } from '../../src/rest/declaration/resource.js';
import { resourceOfController } from '../../src/rest/resource-of-controller.js';

export interface Route {
  method: string;
  /** With its parameters, such as `/API/v1/theme/:id`. */
  path: string;
  /** What the decorators of the handler and of its class say of the access: as many words as there are decorators. */
  access: Access[];
  lastingPower: boolean;
  /** Of which resource it is, where it is of one. */
  resource?: Resource;
}

/** Every route of every controller in the running application. */
export function routesOf(app: INestApplication): Route[] {
  const scanner = new MetadataScanner();
  const controllers = app.get(DiscoveryService).getControllers();
  return controllers.flatMap(({ metatype }) => {
    const controller = metatype as Type<object>;
    const prototype = controller.prototype as Record<string, () => unknown>;
    return scanner.getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name]!;
      const said = (key: string): unknown[] =>
        [handler, controller].map((target) => Reflect.getMetadata(key, target) as unknown).filter(Boolean);
      return pathsOf(controller).flatMap((base) =>
        pathsOf(handler).map((path) => ({
          method: RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod],
          path: `/${base}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1'),
          access: said(ACCESS) as Access[],
          lastingPower: said(LASTING_POWER).length > 0,
          resource: resourceOfController(controller),
        })),
      );
    });
  });
}

/**
 * The address of something that there is for who reads, and of nothing for who writes: whoever sends requests to every
 * route takes nothing away that another one needs.
 */
export function addressOf({ method, path }: Route): string {
  const id = method === 'GET' ? '1' : '999999';
  const file = path.includes('/docs/') ? 'openapi-fetch.js' : 'x.png';
  if (path === '/') return path;
  // All of one's own at once: by a request that is let in, and refused for its parameter.
  const query = method === 'DELETE' && path === '/API/v2/sessions' ? '?nothing=true' : '';
  return `${path
    .replace(':ids', '1;2')
    .replace(/:(id|token)\b/g, id)
    .replace('*path', file)}/${query}`;
}

/** The routes that ask for credentials, with an address each. */
export function closedRoutes(app: INestApplication): { method: string; path: string }[] {
  return routesOf(app)
    .filter(({ access }) => !access.includes('public'))
    .map((route) => ({ method: route.method, path: addressOf(route) }));
}

/** Every route that Express has been told of, as `GET /path`: nothing is answered that is not here. */
export function mountedRoutes(app: INestApplication): string[] {
  const { router } = app.getHttpAdapter().getInstance() as Application;
  return router.stack.flatMap(({ route }) => {
    const methods = (route as unknown as { methods: Record<string, boolean> } | undefined)?.methods ?? {};
    return Object.keys(methods).map((method) => `${method.toUpperCase()} ${route!.path}`);
  });
}

function pathsOf(target: object): string[] {
  const path = Reflect.getMetadata(PATH_METADATA, target) as string | string[] | undefined;
  return path === undefined ? [] : [path].flat();
}
