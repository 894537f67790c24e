// Newer than the types that the compiler knows.
const { rawJSON } = JSON as unknown as { rawJSON: (text: string) => object };

/** What JSON.stringify writes as a number with all its digits, which a JavaScript number cannot always hold. */
export function exactNumber(value: unknown): number | object {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : rawJSON(String(value));
}

/**
 * JSON as text with `", "` and `": "` between the members, the form in which v1 shows JSON inside a string: a JSON
 * parser reads it, and so does a parser of Python literals.
 */
export function jsonText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(jsonText).join(', ')}]`;
  if (value !== null && typeof value === 'object') {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    return `{${members.map(([key, member]) => `${JSON.stringify(key)}: ${jsonText(member)}`).join(', ')}}`;
  }
  return JSON.stringify(value ?? null);
}
