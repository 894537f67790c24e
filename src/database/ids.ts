/** The greatest number that the databases take, and the greatest id. */
export const greatest = 2n ** 63n - 1n;

const digits = '^[1-9][0-9]{0,18}$';
const form = new RegExp(digits);

/** The JSON schema of an id. */
export const idSchema = { type: 'string', pattern: digits, examples: ['7'] } as const;

/** Whether a value can be the id of a row, in the form in which ids are shown: a string of digits. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && form.test(value) && BigInt(value) <= greatest;
}
