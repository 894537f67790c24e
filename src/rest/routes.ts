import type { Application, Request } from 'express';

interface Layer {
  route?: { methods: Record<string, boolean> };
  match(path: string): boolean;
}

const order = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The methods that the application answers at the request's path; none when the path is unknown. */
export function methodsAt(request: Request): string[] {
  const { stack } = (request.app as Application).router as unknown as { stack: Layer[] };
  const methods = new Set<string>();
  for (const layer of stack) {
    if (layer.route && matches(layer, request.path)) {
      for (const method of Object.keys(layer.route.methods)) methods.add(method.toUpperCase());
    }
  }
  if (methods.size === 0) return [];
  if (methods.has('GET')) methods.add('HEAD');
  return order.filter((method) => methods.has(method) || method === 'OPTIONS');
}

function matches(layer: Layer, path: string): boolean {
  try {
    return layer.match(path);
  } catch {
    return false; // a path that cannot be decoded
  }
}
