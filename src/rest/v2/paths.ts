export const V2_ROOT = '/API/v2';
