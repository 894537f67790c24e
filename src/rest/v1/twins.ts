import { resourceOf } from '../declaration/resource.js';
import type { FindResource } from './paths.js';

/** The call of the second version that takes the place of one of the first. */
export interface Twin {
  method: string;
  /** With the names of its parameters, as the API document has it. */
  path: string;
  /** Where docs/moving-from-v1.md tells what is different. */
  guide: string;
}

/**
 * What takes the place of a route of v1: that follows from the resource's declaration.
 * @param route below the root, for example `GET theme/:id`
 */
export function twinOf(find: FindResource, route: string): Twin | null {
  const [method = '', path = ''] = route.split(' ');
  const found = find(path);
  if (!found) return null;
  const { type, path: own, successor } = found.resource;
  const { list, detail } = resourceOf(type, 'v2');
  const twin = (at: string, guide = own.replace('/', '-')): Twin => ({ method, path: at, guide: `v1-${guide}` });
  switch (found.rest) {
    case '':
      return method === 'POST' && !list.includes('post') ? null : twin(successor);
    case 'schema':
      return twin('/API/v2/openapi.json', 'schema');
    case 'set/:ids':
      return list.includes('get') ? twin(`${successor}?id__in={ids}&limit=1000`, 'set') : twin(successor);
    case ':id':
      if (detail.includes(method === 'DELETE' ? 'delete' : 'get')) return twin(`${successor}{id}/`);
      return method === 'DELETE' ? null : twin(successor);
    default:
      return null;
  }
}
