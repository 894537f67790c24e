// Newer than the types that the compiler knows.
const { rawJSON } = JSON as unknown as { rawJSON: (text: string) => object };

/** What JSON.stringify writes as a number with all its digits, which a JavaScript number cannot always hold. */
export function exactNumber(value: unknown): number | object {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : rawJSON(String(value));
}
