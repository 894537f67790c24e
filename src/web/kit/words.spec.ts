import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { languages } from '../../profiles/user-profile.entity.js';
import { readMessages } from './catalogues.service.js';
import { Catalogue, languageOf, Words } from './words.js';

const web = join(import.meta.dirname, '..');
const messages = readMessages(web);

/** The names of what is filled into a message. */
function argumentsOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => argumentsOf(value))];
    }
    return [element.value];
  });
}

/** The keys that the sources name, where they are spelled out. */
function keysIn(file: string): string[] {
  const text = readFileSync(join(web, file), 'utf8');
  const patterns = file.endsWith('.liquid')
    ? [/'([\w.-]+)' \| say\b/g, /\b(?:label|help|placeholder): '([\w.-]+)'/g]
    : [/\bsay\(\s*'([\w.-]+)'/g, /\btitle: '([\w-]+\.[\w.-]+)'/g, /\.done\([^']*'[^']*',\s*'([\w.-]+)'/g];
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, key]) => key!));
}

describe('the messages of the pages', () => {
  it('should be the same in all languages', () => {
    expect(Object.keys(messages.en).length).toBeGreaterThan(40);
    expect(Object.keys(messages.de).sort()).toEqual(Object.keys(messages.en).sort());
  });

  it.each(languages)('should all be well formed in "%s", and take the same values', (language) => {
    for (const [key, message] of Object.entries(messages[language])) {
      const names = (text: string): string[] => [...new Set(argumentsOf(parse(text, { ignoreTag: true })))].sort();
      expect([key, message.trim() !== '', names(message)]).toEqual([key, true, names(messages.en[key]!)]);
    }
  });

  it('should be there for every key that a view or a page names', () => {
    const named = globSync('**/*.{liquid,pages.ts,service.ts}', { cwd: web }).flatMap(keysIn);
    expect(named.length).toBeGreaterThan(20);
    expect([...new Set(named)].filter((key) => messages.en[key] === undefined)).toEqual([]);
  });
});

describe('Catalogue', () => {
  const catalogue = new Catalogue({
    en: { greeting: 'Hello {name}', count: '{n, plural, one {# item} other {# items}}', only: 'Only English' },
    de: { greeting: 'Hallo {name}', count: '{n, plural, one {# Eintrag} other {# Einträge}}' },
  });

  it('should fill in values as they are', () => {
    expect(catalogue.say('de', 'greeting', { name: '<b>' })).toBe('Hallo <b>');
    expect(catalogue.say('de', 'count', { n: 1200 })).toBe('1.200 Einträge');
  });

  it('should say what it is given, whatever it has said before', () => {
    for (let n = 0; n < 5000; n++) expect(catalogue.say('en', 'count', { n: n % 2500 })).toMatch(/^[\d,]+ items?$/);
    const texts = ['Ann', 'Bob', 'Ann', '1', 'x'.repeat(1000), 'x'.repeat(1001)];
    expect(texts.map((name) => catalogue.say('en', 'greeting', { name }))).toEqual(
      texts.map((name) => `Hello ${name}`),
    );
    expect(catalogue.say('de', 'greeting', { name: 'Ann' })).toBe('Hallo Ann');
    expect(catalogue.say('en', 'count', { n: 1 })).toBe('1 item');
    expect(catalogue.say('en', 'count', { n: 2 })).toBe('2 items');
  });

  it('should rather say something than nothing', () => {
    expect(catalogue.say('de', 'only')).toBe('Only English');
    expect(catalogue.say('en', 'missing')).toBe('missing');
    expect(catalogue.say('en', 'greeting')).toBe('greeting');
  });
});

describe('languageOf', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['de', 'de'],
    ['de-AT,en;q=0.8', 'de'],
    ['fr, de;q=0.5, en;q=0.7', 'en'],
    ['de;q=0, en', 'en'],
    ['ja', 'en'],
    ['*', 'en'],
  ])('should be the best that there is for %p', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });
});

describe('Words', () => {
  const english = new Words(new Catalogue({ en: {}, de: {} }), 'en');
  const german = new Words(new Catalogue({ en: {}, de: {} }), 'de');
  const now = Date.parse('2026-03-10T12:00:00Z');

  it.each([
    ['2026-03-10T11:59:50Z', '10 seconds ago'],
    ['2026-03-10T10:30:00Z', '1 hour ago'],
    ['2026-03-09T11:00:00Z', 'yesterday'],
    ['2026-03-13T12:00:00Z', 'in 3 days'],
    ['2025-01-10T12:00:00Z', 'last year'],
  ])('should say how long ago %s was', (at, said) => {
    expect(english.ago(at, now)).toBe(said);
  });

  it('should write numbers, days and lists as the language does', () => {
    expect([german.number(1234.5), english.number(1234.5)]).toEqual(['1.234,5', '1,234.5']);
    expect([german.date('2026-03-09T23:30:00Z'), english.date('2026-03-09T23:30:00Z')]).toEqual([
      '09.03.2026',
      'Mar 9, 2026',
    ]);
    expect(german.list(['a', 'b', 'c'])).toBe('a, b und c');
  });
});
