import { describe, expect, it } from '@jest/globals';
import { InvalidArgumentError } from 'commander';
import { moment, repeatable, rowId, wholeNumber } from './options.js';

describe('options', () => {
  it('should gather what is given several times', () => {
    expect(repeatable('b', repeatable('a'))).toEqual(['a', 'b']);
  });

  it.each(['0', '7', '100'])('should take %s as a number up to 100', (text) => {
    expect(wholeNumber(100)(text)).toBe(Number(text));
  });

  it.each(['', 'abc', '-1', '1.5', '1e2', ' 1', '101', '9'.repeat(30)])('should not take "%s" as one', (text) => {
    expect(() => wholeNumber(100)(text)).toThrow(InvalidArgumentError);
  });

  it('should tell ids and times from other text', () => {
    expect(rowId('9007199254740993')).toBe('9007199254740993');
    expect(() => rowId('one')).toThrow(InvalidArgumentError);
    expect(moment('2030-01-01')).toBe('2030-01-01');
    expect(() => moment('2030-02-30')).toThrow(InvalidArgumentError);
  });
});
