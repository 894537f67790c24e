import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Inject, Injectable } from '@nestjs/common';
import { languages } from '../../profiles/user-profile.entity.js';
import { FAMILIES, type Family } from '../../rest/family.js';
import { DeclarationFault } from '../../config/word-table.js';
import { Catalogue, formatOf, type Language, type Messages } from './words.js';

/** The messages of all subjects: `en.json` and `de.json` in each folder of `src/web`, and those of the families. */
@Injectable()
export class Catalogues {
  readonly catalogue: Catalogue;

  constructor(@Inject(FAMILIES) families: readonly Family[]) {
    const all = readMessages(join(import.meta.dirname, '..'));
    for (const { name, pages } of families) if (pages) addMessages(all, name, readMessages(fileURLToPath(pages)));
    this.catalogue = new Catalogue(all);
  }
}

/** @param folder of the pages */
export function readMessages(folder: string): Record<Language, Messages> {
  const files = globSync('*/{en,de}.json', { cwd: folder }).sort();
  const of = (language: Language): Messages =>
    Object.assign(
      {},
      ...files.filter((file) => basename(file) === `${language}.json`).map((file) => read(join(folder, file))),
    ) as Messages;
  return Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<Language, Messages>;
}

/** @throws DeclarationFault */
function read(file: string): Messages {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Messages;
  } catch (error) {
    throw new DeclarationFault(`${file} is no JSON: ${(error as Error).message}`);
  }
}

/**
 * Adds a family's messages: all of them in each language, and none that there is already.
 * @throws DeclarationFault
 */
function addMessages(all: Record<Language, Messages>, family: string, messages: Record<Language, Messages>): void {
  const keys = new Set(languages.flatMap((language) => Object.keys(messages[language])));
  for (const key of keys) {
    if (Object.hasOwn(all.en, key)) {
      throw new DeclarationFault(`The family "${family}" has a message "${key}", which there is already.`);
    }
    for (const language of languages) requireText(family, language, key, messages[language][key]);
  }
  for (const language of languages) Object.assign(all[language], messages[language]);
}

/** @throws DeclarationFault */
function requireText(family: string, language: Language, key: string, text: unknown): void {
  const message = `the message "${key}" of the family "${family}"`;
  if (typeof text !== 'string' || text.trim() === '') {
    throw new DeclarationFault(`In ${language}.json is no text for ${message}.`);
  }
  try {
    formatOf(language, text);
  } catch (error) {
    throw new DeclarationFault(`In ${language}.json ${message} is not well formed: ${(error as Error).message}.`);
  }
}
