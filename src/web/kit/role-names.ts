import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { administratorLabel, administratorRole } from '../../accounts/granting/permissions.js';
import { projectRoot } from '../../config/project.js';
import type { Language } from './words.js';

/** What the media backend's roles and the platform's own are called, by their keys; in English as they are labelled. */
const names: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { ...planted(), [administratorRole]: administratorLabel },
  de: JSON.parse(readFileSync(join(import.meta.dirname, 'role-names.de.json'), 'utf8')) as Record<string, string>,
};

/** The labels that the media backend's roles begin with. */
function planted(): Record<string, string> {
  const [, ...lines] = readFileSync(join(projectRoot, 'seed/user-roles.csv'), 'utf8').trim().split('\n');
  return Object.fromEntries(lines.map((line) => line.split(',') as [string, string]));
}

/** What a role that plugins did not bring is called. */
export function roleName(language: Language, key: string): string | undefined {
  return Object.hasOwn(names[language], key) ? names[language][key] : undefined;
}
