import type { Resource } from '../declaration/resource.js';

export const V1_ROOT = '/API/v1';

export function isV1(path: string): boolean {
  return path === V1_ROOT || path.startsWith(`${V1_ROOT}/`);
}

/** Finds the resource that a path below the root belongs to, and what is behind the resource's own path. */
export type FindResource = (path: string) => { resource: Resource; rest: string } | undefined;

export function resourceFinder(resources: readonly Resource[]): FindResource {
  const known = new Map(
    resources.flatMap((resource) => [resource.path, resource.alias ?? resource.path].map((path) => [path, resource])),
  );
  return (path) => {
    const first = path.indexOf('/');
    // Its own path has one or two parts.
    for (const end of [first, path.indexOf('/', first + 1)]) {
      const resource = known.get(end < 0 ? path : path.slice(0, end));
      if (resource) return { resource, rest: end < 0 ? '' : path.slice(end + 1) };
    }
    return undefined;
  };
}
