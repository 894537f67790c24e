import { describe, expect, it } from '@jest/globals';
import { FamilyClash, WordTable } from './word-table.js';

describe('WordTable', () => {
  const table = (): WordTable<string, number> => new WordTable<string, number>('number', { one: 1 });

  it("should know the platform's words and those of families, in their order", () => {
    const words = table();
    words.add('letters', { two: 2, three: 3 });
    expect(words.words).toEqual(['one', 'two', 'three']);
    expect(words.meanings).toEqual({ one: 1, two: 2, three: 3 });
    expect([words.has('three'), words.has('four'), words.has('toString')]).toEqual([true, false, false]);
  });

  it('should show what is added to whoever has taken the words before', () => {
    const words = table();
    const { words: taken, meanings } = words;
    words.add('letters', { two: 2 });
    expect([taken, meanings]).toEqual([['one', 'two'], { one: 1, two: 2 }]);
  });

  it('should refuse a word that is there, and say whose it is', () => {
    const words = table();
    words.add('letters', { two: 2 });
    expect(() => words.add('others', { two: 3 })).toThrow(
      new FamilyClash('The number "two" of the family "others" is one of "letters" already.'),
    );
    expect(() => words.add('others', { one: 3 })).toThrow(
      new FamilyClash('The number "one" of the family "others" is one of the platform already.'),
    );
    expect(words.meanings).toEqual({ one: 1, two: 2 });
  });
});
