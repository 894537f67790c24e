import { describe, expect, it } from '@jest/globals';
import { InvalidFields } from '../config/invalid-fields.js';
import { emailFault, Faults, flagFault, listFault, textFault } from './faults.js';

describe('Faults', () => {
  it('should refuse with all that was added, by field and as sentences', () => {
    const faults = new Faults();
    faults.add('name', 'One.', undefined, 'Two.');
    faults.add('fine', undefined);
    faults.add('name', 'Three.');
    faults.add('email', 'Four.');
    const error = (() => {
      try {
        faults.refuse();
      } catch (error) {
        return error as InvalidFields;
      }
    })();
    expect(error).toBeInstanceOf(InvalidFields);
    expect(error).toMatchObject({ code: 'validation_failed', message: 'One. Two. Three. Four.' });
    expect(error!.fields).toEqual({ name: ['One.', 'Two.', 'Three.'], email: ['Four.'] });
    expect(error!.getStatus()).toBe(400);
  });

  it('should refuse nothing when there are none', () => {
    const faults = new Faults();
    faults.add('name', undefined);
    expect(() => faults.refuse()).not.toThrow();
  });
});

describe('textFault', () => {
  it.each(['', 'Ann', 'Zoë Müller', 'نیم\u200cفاصله', '😀'.repeat(10)])('should accept %j', (text) => {
    expect(textFault(text, 'A name', 10 + text.length)).toBeUndefined();
  });

  it('should count characters, whatever their length in memory', () => {
    expect(textFault('😀'.repeat(10), 'A name', 10)).toBeUndefined();
    expect(textFault('😀'.repeat(11), 'A name', 10)).toBe('A name has at most 10 characters.');
  });

  it.each([5, null, ['Ann'], {}, true])('should refuse %j, which is no text', (value) => {
    expect(textFault(value, 'A name', 10)).toBe('A name must be text.');
  });

  it.each(['a\0b', 'a\u001bb', 'a\u0085b', 'a\u2028b', 'a\ud83cb', 'a\u202eb', 'a\u2067b'])(
    'should refuse %j with and without lines',
    (text) => {
      for (const lines of [false, true]) {
        expect(textFault(text, 'A name', 10, { lines })).toContain('control characters');
      }
    },
  );

  it.each(['می\u200cخواهم', '👩\u200d💻', 'שלום\u200f!'])('should take %j, whose spelling it is', (text) => {
    expect(textFault(text, 'A name', 10)).toBeUndefined();
  });

  it.each(['a\nb', 'a\r\nb', 'a\tb'])('should refuse %j unless lines are allowed', (text) => {
    expect(textFault(text, 'A name', 10)).toContain('control characters');
    expect(textFault(text, 'A name', 10, { lines: true })).toBeUndefined();
  });
});

describe('emailFault', () => {
  it.each([
    '',
    'ann@example.org',
    'Zoë@ex-ample.de',
    'a@b',
    "!#$%&'*+-/=?^_`{|}~.o'brien@example.org",
    `${'a'.repeat(242)}@example.org`,
  ])('should accept %j', (email) => {
    expect(emailFault(email)).toBeUndefined();
  });

  it.each([
    'ann',
    '@example.org',
    'ann@',
    'a@b@c',
    'ann lee@example.org',
    ' ann@example.org',
    'ann@example.org\n',
    `${'a'.repeat(243)}@example.org`,
    7,
    null,
  ])('should refuse %j', (email) => {
    expect(emailFault(email)).toMatch(/^An e-mail address/);
  });
});

describe('flagFault', () => {
  it('should accept true and false only', () => {
    expect([true, false].map(flagFault)).toEqual([undefined, undefined]);
    for (const value of [0, 1, 'true', null, []]) expect(flagFault(value)).toBe('This must be true or false.');
  });
});

describe('listFault', () => {
  it('should accept lists of up to 1000 texts only', () => {
    for (const list of [[], ['1'], Array<string>(1000).fill('1')]) expect(listFault(list)).toBeUndefined();
    for (const value of ['1', { 0: '1' }, null, [1], ['1', null]]) {
      expect(listFault(value)).toBe('This must be a list of texts.');
    }
    expect(listFault(Array<string>(1001).fill('1'))).toBe('This has at most 1000 entries.');
  });
});
