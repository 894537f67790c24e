import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { FAMILIES, type Family } from '../../rest/family.js';
import { Catalogue, languages, type Language, type Messages } from './words.js';

/** The messages of all subjects: `en.json` and `de.json` in each folder of `src/web`, and those of the families. */
@Injectable()
export class Catalogues {
  readonly catalogue: Catalogue;

  constructor(@Inject(FAMILIES) families: readonly Family[]) {
    const ours = readMessages(join(import.meta.dirname, '..'));
    const all = languages.map((language) => [
      language,
      Object.assign({}, ...families.map(({ pages }) => pages?.words[language]), ours[language]) as Messages,
    ]);
    this.catalogue = new Catalogue(Object.fromEntries(all) as Record<Language, Messages>);
  }
}

/** @param folder of the pages */
export function readMessages(folder: string): Record<Language, Messages> {
  const files = globSync('*/{en,de}.json', { cwd: folder });
  const of = (language: Language): Messages =>
    Object.assign(
      {},
      ...files
        .filter((file) => basename(file) === `${language}.json`)
        .sort()
        .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Messages),
    ) as Messages;
  return Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<Language, Messages>;
}
