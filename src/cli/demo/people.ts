import { loadDice, pick, type Dice } from './dice.js';

/** Locales by how often they are met; together they write in eleven scripts. */
const locales: Record<string, number> = {
  en: 16,
  de: 10,
  fr: 7,
  es: 6,
  pt_BR: 3,
  sv: 4,
  pl: 5,
  tr: 5,
  vi: 2,
  el: 7,
  ru: 7,
  uk: 3,
  ar: 6,
  he: 4,
  ne: 5,
  zh_CN: 7,
  ja: 6,
  ko: 5,
  th: 2,
  ka_GE: 1,
  hy: 1,
};

/** Those whose made-up companies have names that a company there might have. */
const withCompanies = ['en', 'de', 'fr', 'sv', 'pl', 'el', 'ru', 'zh_CN', 'ja', 'ko'];

export interface Person {
  firstName: string;
  lastName: string;
  city: string;
  phone: string;
  /** Both names in lower case with a dot between them, in the person's own script. */
  handle: string;
  /** The same in ASCII as far as that goes. */
  asciiHandle: string;
}

/** Makes up people from all over the world. */
export class People {
  private constructor(
    private readonly dice: Dice,
    private readonly fakers: ReadonlyMap<string, Dice>,
  ) {}

  static async load(dice: Dice, seed: readonly number[]): Promise<People> {
    const names = Object.keys(locales).filter((locale) => locale !== 'en');
    const fakers = await Promise.all(names.map((locale, at) => loadDice(locale, [...seed, at])));
    return new People(dice, new Map([['en', dice], ...names.map((name, at) => [name, fakers[at]!] as const)]));
  }

  next(): Person {
    const locale = this.dice.helpers.weightedArrayElement(entries);
    const { person, location, phone } = this.fakers.get(locale)!;
    const sex = pick(this.dice, ['female', 'male'] as const);
    const [firstName, lastName] = [person.firstName(sex), person.lastName(sex)];
    const handle = handleOf(`${firstName}.${lastName}`.toLocaleLowerCase(locale.slice(0, 2)));
    const asciiHandle = handleOf(asciiOf(handle)) || 'user';
    return { firstName, lastName, city: location.city(), phone: phone.number(), handle, asciiHandle };
  }

  company(): string {
    return this.fakers.get(pick(this.dice, withCompanies))!.company.name();
  }
}

const entries = Object.entries(locales).map(([value, weight]) => ({ value, weight }));

/** Dots for spaces and for what a user name cannot hold. */
function handleOf(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{C}\s:'’.]+/gu, '.')
    .replaceAll(/^\.|\.$/g, '');
}

const lookalikes: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ı: 'i', æ: 'ae' };

function asciiOf(text: string): string {
  return text
    .replaceAll(/[ßøłđıæ]/g, (letter) => lookalikes[letter]!)
    .normalize('NFD')
    .replaceAll(/[^a-z0-9.-]/g, '');
}
