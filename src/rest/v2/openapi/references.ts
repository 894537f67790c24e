/** A part of an API document, or what it refers to there. */
export function resolved<T extends object>(document: object, part: T | { $ref?: string }): T {
  if (!('$ref' in part) || part.$ref === undefined) return part as T;
  let at: unknown = document;
  for (const step of part.$ref.slice(2).split('/')) at = (at as Record<string, unknown>)[step];
  return at as T;
}
