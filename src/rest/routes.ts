import { NotFoundException } from '@nestjs/common';
import type { Application, NextFunction, Request, Response } from 'express';

interface Layer {
  route?: { path: string | string[]; methods: Record<string, boolean> };
  match(path: string): boolean;
}

const order = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The methods that the application answers at the request's path; none when the path is unknown. */
export function methodsAt(request: Request): string[] {
  const literal = literals(request.app as Application).get(pathOf(request));
  const methods = new Set(literal);
  for (const layer of literal ? [] : layersOf(request.app as Application)) {
    if (layer.route && matches(layer, request.path)) addMethods(methods, layer.route);
  }
  if (methods.size === 0) return [];
  if (methods.has('GET')) methods.add('HEAD');
  return order.filter((method) => methods.has(method) || method === 'OPTIONS');
}

/**
 * Express middleware: a path that is spelled out, such as `theme/schema`, has the methods of its own routes only.
 * Others would go to a route like `theme/:id`, as if its last part were an id.
 */
export function literalPaths(request: Request, _: Response, next: NextFunction): void {
  const methods = literals(request.app as Application).get(pathOf(request));
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  next(methods && method !== 'OPTIONS' && !methods.has(method) ? new NotFoundException() : undefined);
}

/** A request that a browser sends to ask whether a script of an allowed origin may send another one. */
export function isPreflight(request: Request, response: Response): boolean {
  const { method, headers } = request;
  const isAllowed = response.hasHeader('Access-Control-Allow-Origin');
  return method === 'OPTIONS' && isAllowed && headers['access-control-request-method'] !== undefined;
}

const known = new WeakMap<Application, Map<string, Set<string>>>();

/** The methods of each path without parameters. Asked for first when all routes are there. */
function literals(application: Application): Map<string, Set<string>> {
  let found = known.get(application);
  if (found) return found;
  found = new Map<string, Set<string>>();
  known.set(application, found);
  for (const { route } of layersOf(application)) {
    for (const path of route ? [route.path].flat() : []) {
      if (!/^[\w/.-]+$/.test(path)) continue;
      const methods = found.get(withoutSlash(path)) ?? new Set();
      addMethods(methods, route!);
      found.set(withoutSlash(path), methods);
    }
  }
  return found;
}

function layersOf(application: Application): Layer[] {
  return (application.router as unknown as { stack: Layer[] }).stack;
}

function addMethods(methods: Set<string>, route: NonNullable<Layer['route']>): void {
  for (const method of Object.keys(route.methods)) methods.add(method.toUpperCase());
}

const withoutSlash = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : path);

const pathOf = (request: Request): string => withoutSlash(request.path);

function matches(layer: Layer, path: string): boolean {
  try {
    return layer.match(path);
  } catch {
    return false; // a path that cannot be decoded
  }
}
