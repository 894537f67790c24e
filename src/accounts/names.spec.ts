import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hasUnprintable, nameFault, nameKey, usernameFault } from './names.js';

const name = fc.string({ unit: 'binary', maxLength: 12 });
const greek = fc.string({ unit: fc.constantFrom(...'ΑΣΩασςω2 '), maxLength: 6 });

describe('nameKey', () => {
  it.each([
    ['case', 'Ann', 'aNN'],
    ['case beyond ASCII', 'ÄNNE ЖАННА', 'änne жанна'],
    ['a final sigma', 'ΝΊΚΟΣ', 'Νίκος'],
    ['a final sigma written as another', 'ΝΊΚΟΣ', 'Νίκοσ'],
    ['a sigma on its own', 'Σ', 'ς'],
    ['width', 'ａｎｎ', 'ann'],
    ['ligatures', 'ﬁnn', 'finn'],
    ['composed and decomposed accents', 'Zo\u00eb', 'Zoe\u0308'],
    ['the Kelvin sign', '\u212aim', 'kim'],
    ['kinds of spaces', 'ann\u00a0lee', 'ann lee'],
  ])('should take names for one that differ in %s', (_, one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it.each([
    ['accents', 'Zoë', 'Zoe'],
    ['an accent on a capital', 'ÉVA', 'EVA'],
    ['sharp s', 'Weiß', 'Weiss'],
    ['a dot above', 'İnci', 'inci'],
    ['scripts that look alike', 'ann', 'аnn'],
    ['a trailing space', 'ann', 'ann '],
    ['a character of MySQL that sorts as nothing', 'ann', 'ann\u0001'],
    ['pictures', 'ann🎬', 'ann🎥'],
    ['digits', 'user1', 'user01'],
  ])('should keep names apart that differ in %s', (_, one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });

  it('should be the key of itself, whatever the name', () => {
    fc.assert(fc.property(name, (name) => expect(nameKey(nameKey(name))).toBe(nameKey(name))));
  });

  it('should be the same for a name and its lower case, letter by letter', () => {
    const lower = (name: string): string => [...name].map((letter) => letter.toLowerCase()).join('');
    fc.assert(
      fc.property(fc.oneof(name, greek), (name) => expect(nameKey(lower(name))).toBe(nameKey(name))),
      { numRuns: 1000 },
    );
  });
});

describe('hasUnprintable', () => {
  it.each([
    '\0',
    '\t',
    '\n',
    '\x1b',
    '\x7f',
    '\x85',
    '\u00ad',
    '\u200b',
    '\u202e',
    '\u2028',
    '\u2029',
    '\ufeff',
    '\ue000',
    '\ud800',
    '\u0378',
  ])('should find %j anywhere', (character) => {
    for (const text of [character, `a${character}`, `${character}b`, `a${character}b`]) {
      expect(hasUnprintable(text)).toBe(true);
    }
  });

  it.each(['', ' ', 'ann', 'Zoë Müller-Lüdenscheidt', 'Зоя', '日本語', '🎬', 'e\u0301', "O'Brien, Jr. <x>"])(
    'should find nothing in %j',
    (text) => {
      expect(hasUnprintable(text)).toBe(false);
    },
  );
});

describe('usernameFault', () => {
  it.each(['a', 'ann', 'ann@example.org', 'Ann Lee', 'Ann, Bob', 'Зоя', 'x'.repeat(150), '🎬'.repeat(150)])(
    'should accept %j',
    (name) => {
      expect(usernameFault(name)).toBeUndefined();
    },
  );

  it.each([
    ['nothing', '', 'blank'],
    ['spaces only', ' \u00a0\u3000', 'blank'],
    ['a space in front', ' ann', 'space'],
    ['a space behind', 'ann ', 'space'],
    ['a line break behind', 'ann\n', 'space'],
    ['151 characters', 'x'.repeat(151), '150 characters'],
    ['151 characters of two units', '🎬'.repeat(151), '150 characters'],
    ['characters that become long when compared', '\ufdfa'.repeat(30), '150 characters'],
    ['a control character', 'a\u0001b', 'control characters'],
    ['half a character', 'a\ud83cb', 'control characters'],
    ['text that runs backwards', 'a\u202eb', 'control characters'],
    ['a colon, which ends the name in HTTP basic', 'ann:lee', 'colon'],
  ])('should refuse %s', (_, name, why) => {
    expect(usernameFault(name)).toContain(why);
  });

  it('should leave no name whose key does not fit its column', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-composite', maxLength: 200 }), (name) => {
        fc.pre(usernameFault(name) === undefined);
        expect([...name].length).toBeLessThanOrEqual(150);
        expect([...nameKey(name)].length).toBeLessThanOrEqual(450);
      }),
    );
  });
});

describe('nameFault', () => {
  it('should be as strict as for users, but for the colon, and say what is named', () => {
    expect(nameFault('News: day shift', 'A name')).toBeUndefined();
    expect(nameFault(' ', 'A name')).toBe('A name cannot be blank.');
    for (const dots of ['.', '..']) expect(nameFault(dots, 'A name')).toBe('A name cannot be "." or "..".');
    for (const dots of ['...', 'a.', '..a']) expect(nameFault(dots, 'A name')).toBeUndefined();
    expect(nameFault('a\u0001', 'A name')).toBe('A name cannot hold control characters or invisible ones.');
    for (const value of [5, null, undefined, ['a']]) expect(nameFault(value, 'A name')).toBe('A name must be text.');
  });
});
