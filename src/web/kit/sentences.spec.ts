import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../../config/project.js';
import { problems } from '../../config/problems.js';
import '../../families.js';
import { sentence } from './sentences.js';
import { Catalogue, Words } from './words.js';

const catalogue = new Catalogue({ en: {}, de: {} });
const [english, german] = [new Words(catalogue, 'en'), new Words(catalogue, 'de')];

describe('sentence', () => {
  it('should say it in the reader’s language, with what differs', () => {
    expect(sentence(german, 'This must have 1 to 1000 characters.')).toBe('Hier müssen 1 bis 1000 Zeichen stehen.');
    expect(sentence(german, 'You need the permission theme or the role platform_administrator.')).toBe(
      'Dazu brauchen Sie die Berechtigung theme oder die Rolle platform_administrator.',
    );
  });

  it('should leave English as it is', () => {
    expect(sentence(english, 'This must have 1 to 1000 characters.', 'conflict')).toBe(
      'This must have 1 to 1000 characters.',
    );
  });

  it('should say what the code means where the sentence is not known', () => {
    expect(sentence(german, 'Some other words.', 'conflict')).toBe('Das geht im gegenwärtigen Zustand nicht.');
    expect(sentence(german, 'Some other words.')).toBe('Some other words.');
  });

  it('should know what every code of a problem means', () => {
    const titles = Object.values(problems).map(({ title }) => `${title}.`);
    expect(titles.length).toBeGreaterThan(40);
    expect(titles.filter((title) => sentence(german, title) === title)).toEqual([]);
  });

  it('should know what is said about fields', () => {
    const files = globSync('src/{accounts,profiles,tokens,mediabin,rest}/**/*.ts', { cwd: projectRoot });
    const said = files
      .filter((file) => !file.endsWith('.spec.ts') && !/\/(v1|openapi)\//.test(file))
      .flatMap((file) => [
        ...readFileSync(join(projectRoot, file), 'utf8').matchAll(/[`'](This (?:must|has|field|may) [^`']+\.)[`']/g),
      ])
      .map(([, text]) => text!.replace(/\$\{[^}]*\}/g, '7'))
      // Of bodies that no form makes.
      .filter((text) => !/(list of (objects|roles|ids)|there twice|array|list of 7)/.test(text));
    expect(said.length).toBeGreaterThan(15);
    expect([...new Set(said)].filter((text) => sentence(german, text) === text)).toEqual([]);
  });
});
