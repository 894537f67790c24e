export const V1_ROOT = '/API/v1';

export function isV1(path: string): boolean {
  return path.startsWith(V1_ROOT) && (path.length === V1_ROOT.length || '/?'.includes(path[V1_ROOT.length]!));
}
