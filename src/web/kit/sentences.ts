import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problems, type ProblemCode } from '../../config/problems.js';
import type { Language, Words } from './words.js';

type Translations = Record<string, string>;

const read = (language: Language): Translations =>
  JSON.parse(readFileSync(join(import.meta.dirname, `sentences.${language}.json`), 'utf8')) as Translations;

interface Pattern {
  expression: RegExp;
  names: string[];
  translation: string;
}

/** The API speaks English: what it says about a request, in the other languages. `{}` stands for what differs. */
const patterns: Partial<Record<Language, Pattern[]>> = { de: Object.entries(read('de')).map(pattern) };

function pattern([sentence, translation]: [string, string]): Pattern {
  const names = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const source = sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '(.+?)');
  return { expression: new RegExp(`^${source}$`, 's'), names, translation };
}

/**
 * What the API says, in the reader's language: where it has no translation, what the problem's code means, else as it
 * stands.
 */
export function sentence(words: Words, text: string, code?: ProblemCode): string {
  const title = code && `${problems[code].title}.`;
  return translated(words.language, text) ?? (title && translated(words.language, title)) ?? text;
}

function translated(language: Language, text: string): string | undefined {
  for (const { expression, names, translation } of patterns[language] ?? []) {
    const found = expression.exec(text);
    if (found) return translation.replace(/\{(\w+)\}/g, (_, name: string) => found[names.indexOf(name) + 1] ?? '');
  }
  return undefined;
}
