export const V2_ROOT = '/API/v2';

/** A path as the API document has it: a closing slash is optional; with it paths look as in the first version. */
export function documentedPath(path: string): string {
  return path.endsWith('/') || /\.\w+$|healthcheck/.test(path) ? path : `${path}/`;
}
