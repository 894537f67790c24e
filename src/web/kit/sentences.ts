import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
export function sentence(words: Words, text: string, code?: string): string {
  if (words.language === 'en') return text;
  for (const { expression, names, translation } of patterns[words.language] ?? []) {
    const found = expression.exec(text);
    if (found) return translation.replace(/\{(\w+)\}/g, (_, name: string) => found[names.indexOf(name) + 1] ?? '');
  }
  return code !== undefined && words.has(`problem.${code}`) ? words.say(`problem.${code}`) : text;
}
