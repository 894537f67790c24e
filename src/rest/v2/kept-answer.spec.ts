import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decrypt, encrypt, type Finished } from './kept-answer.js';

const secret = randomBytes(32);
const answer: Finished = { status: 201, headers: { ETag: '"a"' }, body: '{"key":"map_secret"}' };

/** What comes of a kept answer in which one bit is another. */
function flipped(kept: string, bit: number): () => Finished {
  const bytes = Buffer.from(kept, 'base64');
  bytes[bit >> 3]! ^= 1 << (bit & 7);
  return () => decrypt(secret, bytes.toString('base64'));
}

describe('A kept answer', () => {
  it('should come back as it was', () => {
    const finished = fc.record(
      {
        status: fc.integer({ min: 200, max: 299 }),
        headers: fc.dictionary(fc.string(), fc.string()),
        body: fc.string({ unit: 'binary' }),
      },
      { requiredKeys: ['status', 'headers'], noNullPrototype: true },
    );
    fc.assert(fc.property(finished, (one) => expect(decrypt(secret, encrypt(secret, one))).toEqual(one)));
  });

  it('should show nothing of itself, and never look the same', () => {
    const kept = encrypt(secret, answer);
    const bytes = Buffer.from(kept, 'base64').toString('latin1');
    for (const text of ['map_', 'secret', 'ETag', '201']) expect(bytes).not.toContain(text);
    expect(encrypt(secret, answer)).not.toBe(kept);
  });

  it('should not be read with another secret', () => {
    const kept = encrypt(secret, answer);
    expect(() => decrypt(randomBytes(32), kept)).toThrow('authenticate');
  });

  it('should not be read when any bit of it is another, or its end is missing', () => {
    const kept = encrypt(secret, answer);
    const bits = Buffer.from(kept, 'base64').length * 8;
    for (let bit = 0; bit < bits; bit++) expect(flipped(kept, bit)).toThrow('authenticate');
    for (const length of [0, 12, 20, 28, bits / 8 - 1]) {
      const cut = Buffer.from(kept, 'base64').subarray(0, length).toString('base64');
      expect(() => decrypt(secret, cut)).toThrow();
    }
  });
});
