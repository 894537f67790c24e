import { describe, expect, it } from '@jest/globals';
import { looksOf } from './look-alikes.js';

/** As the query of accounts/users.service.ts compares them. */
function areAlike(one: string, other: string): boolean {
  const [a, b] = [looksOf(one), looksOf(other)];
  const isSame = a.lookSmall.equals(b.lookSmall) || a.lookCapital.equals(b.lookCapital);
  return isSame && (a.lookScript !== b.lookScript || a.lookScript === '');
}

describe('looksOf', () => {
  it.each([
    ['admin', '\u0430dmin', 'a Cyrillic a'],
    ['admin', 'AD\u041cIN', 'a Cyrillic capital that looks like ours as a capital only'],
    ['ADMIN', 'adm\u0456n', 'a Cyrillic i'],
    ['boss', 'b\u03bfss', 'a Greek omicron'],
    ['scope', '\u0455\u0441\u043e\u0440\u0435', 'letters that are all Cyrillic'],
    ['\u0441\u043e\u0441\u043e', 'coco', 'Latin letters instead of Cyrillic ones'],
    ['\u041f\u0415\u0422\u042f', '\u03a0ET\u042f', 'Greek and Latin letters in a Cyrillic name'],
    ['\u0430nna', 'ann\u0430', 'the letter of another script in another place'],
    ['100', '1\u041e\u041e', 'Cyrillic letters that look like digits'],
    ['\u00e9lan', '\u0435\u0301lan', 'a Cyrillic letter below an accent'],
    ['max', 'm\uff41\u0445', 'letters of another width beside those of another script'],
  ])('should take %j and %j for alike: %s', (one, other) => {
    expect([areAlike(one, other), areAlike(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['user1', 'userl'],
    ['modern', 'modem'],
    ['ilgaz', '\u0131lgaz'],
    ['anna', '\u00e1nna'],
    ['anna', 'anne'],
    ['\u0438\u0432\u0430\u043d', 'ivan'],
    ['\u65e5\u672c', '\u306b\u307b\u3093'],
  ])('should tell %j and %j apart', (one, other) => {
    expect([areAlike(one, other), areAlike(other, one)]).toEqual([false, false]);
  });

  it('should be of one size, however long the name is', () => {
    const { lookSmall, lookCapital, lookScript } = looksOf('\ufdfa'.repeat(150));
    expect([lookSmall.length, lookCapital.length, lookScript]).toEqual([32, 32, 'Arabic']);
  });
});
