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

/** Members with their new values, as the trail lists them: `is_active true, email`. */
const value = /"(?:[^"\\]|\\.)*"|true|false|null|-?\d+/.source;
const members = new RegExp(`^\\w+( (${value}))?(, \\w+( (${value}))?)*$`);
const member = new RegExp(`(\\w+)(?: (${value}))?(?=, |$)`, 'g');

/**
 * What the audit trail says was done, in the reader's language: each of its parts has a translation of its own.
 * Undefined where one has none.
 */
export function deedIn({ language }: Words, detail: string): string | undefined {
  if (!patterns[language]) return detail;
  const parts = detail.split('; ').map((part) => translated(language, part) ?? membersIn(language, part));
  return parts.every((part) => part !== undefined) ? parts.join('; ') : translated(language, detail);
}

function membersIn(language: Language, list: string): string | undefined {
  if (!members.test(list)) return undefined;
  const said = [...list.matchAll(member)].map(([, name, set]) => ({
    name: translated(language, name!),
    set: set === undefined ? '' : ` ${translated(language, set) ?? set}`,
  }));
  return said.every(({ name }) => name !== undefined) ? said.map(({ name, set }) => name + set).join(', ') : undefined;
}

/** What stands for words of the API in a sentence. */
const inWords: ReadonlySet<string> = new Set(['access', 'kind', 'before']);

function translated(language: Language, text: string): string | undefined {
  for (const { expression, names, translation } of patterns[language] ?? []) {
    const found = expression.exec(text);
    const value = (name: string): string => found![names.indexOf(name) + 1] ?? '';
    // Some of what differs are words, too.
    const said = (name: string): string =>
      (inWords.has(name) ? translated(language, value(name)) : undefined) ?? value(name);
    if (found) return translation.replace(/\{(\w+)\}/g, (_, name: string) => said(name));
  }
  return undefined;
}
