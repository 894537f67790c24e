export const V1_ROOT = '/API/v1';

export function isV1(path: string): boolean {
  return path === V1_ROOT || path.startsWith(`${V1_ROOT}/`);
}
