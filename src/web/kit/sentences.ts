import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mostDetail } from '../../audit-log/audit-log.service.js';
import { problems, type ProblemCode } from '../../config/problems.js';
import { roleName } from './role-names.js';
import type { Language, Words } from './words.js';

type Translations = Record<string, string>;

const read = (language: Language): Translations =>
  JSON.parse(readFileSync(join(import.meta.dirname, `sentences.${language}.json`), 'utf8')) as Translations;

interface Pattern {
  expression: RegExp;
  names: string[];
  translation: string;
  /** How much of it does not differ. */
  fixed: number;
}

const patternsOf = (language: Language): Pattern[] =>
  Object.entries(read(language))
    .map(pattern)
    // Of several that match, the one that leaves least open.
    .sort((a, b) => b.fixed - a.fixed);

/**
 * The API speaks English: what it says about a request, in the other languages; in English only what its members are
 * called. `{}` stands for what differs.
 */
const patterns: Record<Language, Pattern[]> = { en: patternsOf('en'), de: patternsOf('de') };

function pattern([sentence, translation]: [string, string]): Pattern {
  const names = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const source = sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '(.+?)');
  const fixed = sentence.replace(/\{\w+\}/g, '').length;
  return { expression: new RegExp(`^${source}$`, 's'), names, translation, fixed };
}

/**
 * What the API says, in the reader's language: where it has no translation, what the problem's code means, which families
 * say by the message `problem.…`; else as it stands.
 */
export function sentence(words: Words, text: string, code?: ProblemCode): string {
  const title = code && `${problems[code].title}.`;
  const named = withPowers(words, text);
  const meant = code && words.has(`problem.${code}`) ? words.say(`problem.${code}`) : undefined;
  return inUnits(translated(words.language, named) ?? meant ?? (title && translated(words.language, title)) ?? named);
}

/** Bytes by larger units where they are whole ones. */
const inUnits = (text: string): string =>
  text.replace(/(?<![\d.,])(\d+) bytes/gi, (all, bytes: string) => {
    const sizes = [['MiB', 1024 * 1024] as const, ['KiB', 1024] as const];
    const [unit, size] = sizes.find(([, one]) => Number(bytes) >= one && Number(bytes) % one === 0) ?? [];
    return size === undefined ? all : `${Number(bytes) / size} ${unit}`;
  });

/** With permissions and roles by what they are called on the pages. */
const withPowers = (words: Words, text: string): string =>
  text.replace(
    /(You do not hold the (permission|role) )"([^"]+)"/g,
    (all, before: string, kind: string, word: string) => {
      const key = `users.permission.${word}`;
      const name = kind === 'role' ? roleName(words.language, word) : words.has(key) ? words.say(key) : undefined;
      return name === undefined ? all : `${before}"${name}"`;
    },
  );

/** Members with their new values, as the trail lists them: `is_active true, email`. */
const value = /"(?:[^"\\]|\\.)*"|true|false|null|-?\d+/.source;
const members = new RegExp(`^\\w+( (${value}))?(, \\w+( (${value}))?)*$`);
const member = new RegExp(`(\\w+)(?: (${value}))?(?=, |$)`, 'g');

/** What is given and taken is noted by these, each with what stands before it in the names of `deedIn`. */
const collections = {
  groups: 'groups/',
  parents: 'groups/',
  permissions: 'permissions/',
  roles: 'role-keys/',
} as const;

/** Such as `groups +12 -3`. */
const amended = new RegExp(`^(${Object.keys(collections).join('|')})((?: [+-]\\S+)+)$`);

/** A part of what was noted, with what is called `users/7`, `groups/12`, `permissions/theme` or `role-keys/_user`. */
function withNames(part: string, called: (what: string) => string | undefined): string {
  const [, kind, list] = amended.exec(part) ?? [];
  if (kind && list) {
    const collection = collections[kind as keyof typeof collections];
    const names = list.trim().split(' ');
    return `${kind} ${names.map((one) => one[0]! + (called(collection + one.slice(1)) ?? one.slice(1))).join(', ')}`;
  }
  return part
    .replace(/^(created for )(users\/\d{1,19})$/, (all, before: string, what: string) => {
      const name = called(what);
      return name === undefined ? all : before + name;
    })
    .replace(/((?:^|, )organisation(?:Id)? )"(\d{1,19})"/, (all, before: string, id: string) => {
      const name = called(`organisations/${id}`);
      return name === undefined ? all : before + JSON.stringify(name);
    });
}

/** Without the last of what is as long as can be: it may have lost its end. */
const partsOf = (detail: string): string[] => detail.split('; ').slice(0, detail.length < mostDetail ? undefined : -1);

/** What is named by ids and keys in what was noted, as `deedIn` takes the names of it. */
export function namedIn(detail: string): string[] {
  const found: string[] = [];
  for (const part of partsOf(detail)) withNames(part, (what) => void found.push(what));
  return found;
}

/** What things are called, by `groups/12` and the like. */
export type Names = ReadonlyMap<string, { name?: string }>;

/**
 * What the audit trail says was done, in the reader's language: each of its parts has a translation of its own.
 * Undefined where one has none.
 * @param names of what stands in it by ids and keys, see `namedIn`
 */
export function deedIn({ language }: Words, detail: string, names?: Names): string | undefined {
  const whole = names ? partsOf(detail).length : 0;
  const noted = detail
    .split('; ')
    .map((part, n) => (n < whole ? withNames(part, (what) => names!.get(what)?.name) : part));
  const parts = noted.map(
    (part) => translated(language, part) ?? membersIn(language, part) ?? asItStands(language, part),
  );
  return parts.every((part) => part !== undefined) ? parts.join('; ') : translated(language, detail);
}

function membersIn(language: Language, list: string): string | undefined {
  if (!members.test(list)) return undefined;
  const said = [...list.matchAll(member)].map(([, name, set]) => ({
    name: translated(language, name!) ?? asItStands(language, name!),
    set: set === undefined ? '' : ` ${translated(language, set) ?? set}`,
  }));
  return said.every(({ name }) => name !== undefined) ? said.map(({ name, set }) => name + set).join(', ') : undefined;
}

/** What has no translation is English. */
const asItStands = (language: Language, text: string): string | undefined => (language === 'en' ? text : undefined);

/** What stands for words of the API in a sentence. */
const inWords: ReadonlySet<string> = new Set(['access', 'kind', 'before', 'fault', 'why']);

function translated(language: Language, text: string): string | undefined {
  for (const { expression, names, translation } of patterns[language]) {
    const found = expression.exec(text);
    const value = (name: string): string => found![names.indexOf(name) + 1] ?? '';
    // Some of what differs are words, too.
    const said = (name: string): string =>
      (inWords.has(name) ? translated(language, value(name)) : undefined) ??
      (name === 'members' ? membersIn(language, value(name)) : undefined) ??
      value(name);
    if (found) return translation.replace(/\{(\w+)\}/g, (_, name: string) => said(name));
  }
  return undefined;
}
