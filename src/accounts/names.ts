import { isLonger } from './faults.js';

/**
 * The form in which names are compared and kept unique: two names that a person or a database collation might take for
 * each other in case or width are one. Accents and letters of different scripts stay apart.
 */
export function nameKey(name: string): string {
  if (ascii.test(name)) return name.toLowerCase(); // most are, and Basic asks for it each time
  // The final sigma depends on what stands next to it, and its capital is that of the other one.
  return name.normalize('NFKC').toLowerCase().normalize('NFKC').replaceAll('\u03c2', '\u03c3');
}

const ascii = /^[\0-\x7f]*$/;

// Control, format, private-use and unassigned characters, lone surrogates, line and paragraph separators.
const unprintable = /[\p{C}\p{Zl}\p{Zp}]/u;

export function hasUnprintable(text: string): boolean {
  return unprintable.test(text);
}

/**
 * @param what is named, at the start of a sentence
 * @returns why a name cannot be one, or undefined when it can
 */
export function nameFault(name: unknown, what: string): string | undefined {
  if (typeof name !== 'string') return `${what} must be text.`;
  if (name.trim() === '') return `${what} cannot be blank.`;
  if (name !== name.trim()) return `${what} cannot begin or end with a space.`;
  if (isLonger(name, 150) || nameKey(name).length > 450) return `${what} has at most 150 characters.`;
  if (hasUnprintable(name)) return `${what} cannot hold control characters or invisible ones.`;
  // At the end of an address, clients take them for the way to the folder above.
  if (name === '.' || name === '..') return `${what} cannot be "." or "..".`;
  return undefined;
}

/** @returns why a name cannot be a user's, or undefined when it can. A colon would end the name in HTTP basic. */
export function usernameFault(name: unknown): string | undefined {
  const fault = nameFault(name, 'A user name');
  return fault ?? ((name as string).includes(':') ? 'A user name cannot hold a colon.' : undefined);
}
