import { describe, expect, it } from '@jest/globals';
import { digestOf, isWellFormed, KeyDigests, newKey, plainDigestOf } from './token-key.js';

// Checksums computed elsewhere, so that the format cannot change unnoticed: every key that is out would die.
const known = [
  'map_0123456789ABCDEFGHIJKLMNOPQRSTUV_1ggZdL',
  'map_zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz_4W8LJS',
  'map_00000000000000000000000000000000_2wjyrI',
  'map_WNapJRWhMmXK07SjSMJYPLokhaV7fwOO_00VUzy',
];

describe('newKey', () => {
  it('should be map_, 32 base62 characters, _ and 6 more', () => {
    expect(newKey()).toMatch(/^map_[0-9A-Za-z]{32}_[0-9A-Za-z]{6}$/);
  });

  it('should be well-formed, never the same, and use every character', () => {
    const keys = Array.from({ length: 2000 }, newKey);
    expect(keys.filter((key) => !isWellFormed(key))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(keys.flatMap((key) => [...key.slice(4, 36)])).size).toBe(62);
  });
});

describe('isWellFormed', () => {
  it.each(known)('should know the key %s', (key) => {
    expect(isWellFormed(key)).toBe(true);
  });

  it('should refuse a key with any one character mistyped, or two neighbours swapped', () => {
    const [key = ''] = known;
    for (let place = 0; place < key.length; place++) {
      for (const other of ['x', 'X', '7', '_', ' ', '\n', 'é', '']) {
        const mistyped = key.slice(0, place) + other + key.slice(place + 1);
        expect({ mistyped, wellFormed: isWellFormed(mistyped) }).toEqual({ mistyped, wellFormed: mistyped === key });
      }
      const swapped =
        key.slice(0, place) +
        key
          .slice(place, place + 2)
          .split('')
          .reverse()
          .join('') +
        key.slice(place + 2);
      expect({ swapped, wellFormed: isWellFormed(swapped) }).toEqual({ swapped, wellFormed: swapped === key });
    }
  });

  it.each([
    ['nothing', ''],
    ['a number that a database might compare with text', '0'],
    ['a key and more', `${known[0]}x`],
    ['a key and a line break', `${known[0]}\n`],
    ['a key after a space', ` ${known[0]}`],
    ['two keys as Node joins two headers', `${known[0]}, ${known[1]}`],
    ['another prefix', known[0]!.replace('map_', 'MAP_')],
    ['the secret without its checksum', known[0]!.slice(0, 36)],
    ['the checksum of another secret', known[0]!.slice(0, 37) + known[1]!.slice(37)],
    ['other digits', known[0]!.replace('0', '\u0660')],
  ])('should refuse %s', (_, key) => {
    expect(isWellFormed(key)).toBe(false);
  });
});

describe('digestOf', () => {
  it('should be the HMAC-SHA-256 of the key with the pepper', () => {
    const digest = 'fdad5e3ca3490a270f894e719894c8cd8cd33d885a53605e8a19973ce68f7905';
    expect(digestOf(known[0]!, 'pepper-of-a-test').toString('hex')).toBe(digest);
  });

  it('should be another for another key or another pepper', () => {
    const digests = known.flatMap((key) => ['one', 'two'].map((pepper) => digestOf(key, pepper).toString('hex')));
    expect(new Set(digests).size).toBe(2 * known.length);
  });
});

describe('KeyDigests', () => {
  const pepper = 'a pepper';
  const digests = new KeyDigests(pepper);
  const digest = (key: string): Buffer => digests.of(key, plainDigestOf(key));

  it('should be those with the pepper, worked out once for a key that is kept', () => {
    const [one, other] = [newKey(), newKey()];
    const first = digest(one);
    expect(first).toEqual(digestOf(one, pepper));
    expect(digest(one)).not.toBe(first);
    digests.keep(plainDigestOf(one), first);
    expect(digest(one)).toBe(first);
    expect(digest(other)).toEqual(digestOf(other, pepper));
  });

  it('should be kept of a bounded number of keys', () => {
    const key = newKey();
    const kept = digest(key);
    digests.keep(plainDigestOf(key), kept);
    const keep = (n: number): void => digests.keep(`another ${n}`, kept);
    for (let n = 1; n < 4999; n++) keep(n);
    keep(1);
    expect(digest(key)).toBe(kept);
    for (let n = 5000; n <= 5001; n++) keep(n);
    expect(digest(key)).not.toBe(kept);
    expect(digest(key)).toEqual(kept);
  });
});
