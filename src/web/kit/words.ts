import { IntlMessageFormat } from 'intl-messageformat';
import { Logger } from '@nestjs/common';
import { languages } from '../../profiles/user-profile.entity.js';

export type Language = (typeof languages)[number];

/** What the languages are called, each in itself. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch' };

/** Messages by their keys, such as `tokens.title`, in ICU's form. */
export type Messages = Record<string, string>;

/** What is filled into a message. */
export type Arguments = Record<string, string | number | boolean | Date | null | undefined>;

/**
 * Values are text and nothing else: whoever shows the message escapes it.
 * @throws SyntaxError for a message that is not in ICU's form
 */
export const formatOf = (language: Language, message: string): IntlMessageFormat =>
  new IntlMessageFormat(message, language, undefined, { ignoreTag: true });

/** Whether nothing is filled into a message, nor quoted in it. */
const isPlain = (message: string): boolean => !/[{'<]/.test(message);

const mostSaid = 2000;

/** The messages of all pages. */
export class Catalogue {
  private readonly logger = new Logger('Words');
  /** By key: what is always the same is text already. */
  private readonly formats: Readonly<Record<Language, Map<string, IntlMessageFormat | string>>> = {
    en: new Map(),
    de: new Map(),
  };
  /** What was said lately with something filled in: much of it is the same on every page. */
  private readonly said = new Map<string, string>();
  private readonly phrasesOf = new Map<Language, Readonly<Record<string, string>>>();

  constructor(readonly messages: Record<Language, Messages>) {}

  has(key: string): boolean {
    return Object.hasOwn(this.messages.en, key);
  }

  /** What is said without anything filled in, by the English of it. */
  phrases(language: Language): Readonly<Record<string, string>> {
    let phrases = this.phrasesOf.get(language);
    if (!phrases) {
      const plain = Object.entries(this.messages.en).filter(([, text]) => isPlain(text));
      phrases = Object.fromEntries(plain.map(([key, text]) => [text, this.messages[language][key] ?? text]));
      this.phrasesOf.set(language, phrases);
    }
    return phrases;
  }

  /** The message of the key; the key itself where there is none or it cannot be filled in, which the log then tells. */
  say(language: Language, key: string, values: Arguments = {}): string {
    try {
      let format = this.formats[language].get(key);
      if (format === undefined) {
        const message = this.messages[language][key] ?? this.messages.en[key];
        if (message === undefined) throw new Error('there is no such message');
        format = isPlain(message) ? message : formatOf(language, message);
        this.formats[language].set(key, format);
      }
      return typeof format === 'string' ? format : this.filled(format, `${language} ${key}`, values);
    } catch (error) {
      this.logger.error(`${language} ${key}: ${(error as Error).message}`);
      return key;
    }
  }

  private filled(format: IntlMessageFormat, name: string, values: Arguments): string {
    const key = `${name} ${JSON.stringify(values)}`;
    const before = this.said.get(key);
    if (before !== undefined) return before;
    const text = String(format.format(values));
    if (this.said.size >= mostSaid) this.said.clear();
    if (key.length <= 200) this.said.set(key, text);
    return text;
  }
}

/** The best of our languages for an Accept-Language header; English when there is none of them in it. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/\s*;\s*q=/);
      return { language: tag.toLowerCase().split('-')[0]!, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  const found = wanted.find(({ language }) => (languages as readonly string[]).includes(language));
  return (found?.language as Language | undefined) ?? 'en';
}

/** How one reader is spoken to. */
export class Words {
  constructor(
    private readonly catalogue: Catalogue,
    readonly language: Language,
  ) {}

  say(key: string, values?: Arguments): string {
    return this.catalogue.say(this.language, key, values);
  }

  /** What is said without anything filled in, by the English of it. */
  get phrases(): Readonly<Record<string, string>> {
    return this.catalogue.phrases(this.language);
  }

  /** Whether there is a message of this key. */
  has(key: string): boolean {
    return this.catalogue.has(key);
  }

  number(value: number, options?: Intl.NumberFormatOptions): string {
    return format(Intl.NumberFormat, this.language, options).format(value);
  }

  /** A day, or with `timeStyle` a time, in UTC: a script of the page shows it in the reader's zone. */
  date(value: string | Date, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }): string {
    return format(Intl.DateTimeFormat, this.language, { timeZone: 'UTC', ...options }).format(new Date(value));
  }

  /** Such as `3 days ago`. */
  ago(value: string | Date, now = Date.now()): string {
    const seconds = Math.round((new Date(value).getTime() - now) / 1000);
    const [unit, length] = units.find(([, size]) => Math.abs(seconds) >= size) ?? (['second', 1] as const);
    return format(Intl.RelativeTimeFormat, this.language, { numeric: 'auto' }).format(
      Math.trunc(seconds / length),
      unit,
    );
  }

  /** Such as `a, b and c`. */
  list(values: readonly string[]): string {
    return format(Intl.ListFormat, this.language, { type: 'conjunction' }).format(values);
  }
}

const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

const made = new Map<string, unknown>();

/** Formats take long to make, and there are few. */
function format<T, O extends object>(
  type: new (language: string, options?: O) => T,
  language: Language,
  options?: O,
): T {
  let key = `${type.name} ${language}`;
  for (const name in options) key += ` ${name} ${String(options[name])}`;
  if (!made.has(key)) made.set(key, new type(language, options));
  return made.get(key) as T;
}
