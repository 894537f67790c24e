import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from './words.js';

/** What the media backend's roles and the platform's own are called in other languages than their labels, by their keys. */
const names: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  de: JSON.parse(readFileSync(join(import.meta.dirname, 'role-names.de.json'), 'utf8')) as Record<string, string>,
};

/** What a role that plugins did not bring is called, where its label does not say it in the language. */
export function roleName(language: Language, key: string): string | undefined {
  const known = names[language];
  return known && Object.hasOwn(known, key) ? known[key] : undefined;
}
