/**
 * A function that makes objects with these members, all of one shape. An object that gets more than a dozen members by
 * computed names becomes a table: that takes longer to make, and to write as JSON.
 * @param members what each is, by its name, in order; the names are ours, such as those of fields and columns
 */
export function objectMaker<T>(
  members: ReadonlyMap<string, (from: T) => unknown>,
): (from: T) => Record<string, unknown> {
  const literal = [...members.keys()].map((name, n) => `${JSON.stringify(name)}: values[${n}](from)`).join();
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- names, as literals
  const make = new Function('values', `return (from) => ({ ${literal} })`) as (
    values: ((from: T) => unknown)[],
  ) => (from: T) => Record<string, unknown>;
  return make([...members.values()]);
}
