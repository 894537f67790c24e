/** The greatest number that the databases take, and the greatest id. */
export const greatest = 2n ** 63n - 1n;

/** Whether a value can be the id of a row, in the form in which ids are shown: a string of digits. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[1-9]\d{0,18}$/.test(value) && BigInt(value) <= greatest;
}
