import type { RouteCalls, V1Registry } from '../kit/administration.js';
import type { ValueOf } from '../kit/index.js';

export const usedRoute = {
  type: 'object',
  required: ['method', 'path', 'version', 'calls', 'last_used_on', 'twin', 'guide'],
  properties: {
    method: { type: 'string', examples: ['GET'] },
    path: {
      type: 'string',
      description: 'With the names of its parameters, as this document has it',
      examples: ['/API/v1/theme/{id}/'],
    },
    version: { type: 'string', enum: ['v1', 'v2'] },
    calls: { type: 'integer' },
    last_used_on: { type: 'string', format: 'date', description: 'The day of the last call, in UTC' },
    twin: {
      type: ['string', 'null'],
      description: 'The call that takes the place of one of the first version',
      examples: ['GET /API/v2/themes/{id}/'],
    },
    guide: {
      type: ['string', 'null'],
      description: 'Where in docs/moving-from-v1.md that is told',
      examples: ['v1-theme'],
    },
  },
} as const;

/** A route that a token was used for. */
export type UsedRoute = ValueOf<typeof usedRoute>;

/** The routes that were counted, as clients see them. */
export function usedRoutes(registry: V1Registry, routes: readonly RouteCalls[]): UsedRoute[] {
  return routes.map(({ version, route, method, path, calls, lastDay }) => {
    const twin = version === 'v1' ? registry.twin(route) : null;
    return {
      method,
      path,
      version,
      calls,
      last_used_on: lastDay,
      twin: twin && `${twin.method} ${twin.path}`,
      guide: twin && twin.guide,
    };
  });
}
