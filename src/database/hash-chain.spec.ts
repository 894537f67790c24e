import { createSecretKey } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { chainStart, KeyedChain, linkHash, type ChainEnd } from './hash-chain.js';

const chain = new KeyedChain(createSecretKey(Buffer.alloc(32, 7)));
const hex = (bytes: Buffer): string => bytes.toString('hex');

describe('what stored hashes depend on', () => {
  const end: ChainEnd = {
    entries: '2',
    lastId: '9',
    hash: Buffer.alloc(32, 1),
    formerId: '4',
    formerEntries: '1',
    formerHash: Buffer.alloc(32, 2),
  };

  it('should never change', () => {
    expect(hex(linkHash(chainStart, ['a', null, 'ü']))).toBe(
      '4fed881498bf34a1b912043a2795ecf9609f064c0627128958588ced9fb1c2d2',
    );
    expect(hex(chain.link(chainStart, '5', ['a', null, 'ü']))).toBe(
      'de6fc466b06d99103fe60f1e6c0021e473a022d356fe9c16d7e246391fa25c0f',
    );
    expect(hex(chain.seal(end))).toBe('83630de5227a2db2655b3ca091dc9000375a34f060b4c3b9b081a77bffcffbcf');
    expect(hex(chain.seal({ ...end, formerEntries: null, formerHash: null }))).toBe(
      'ff38a4072d5b9fc632a81c88c5e3207950c23e104dca57a361da1946abb68785',
    );
  });

  it('should differ with all that it covers', () => {
    const links = [
      chain.link(chainStart, '5', ['a', null]),
      chain.link(chainStart, '6', ['a', null]),
      chain.link(chainStart, '5', ['a', '']),
      chain.link(Buffer.alloc(32, 1), '5', ['a', null]),
      new KeyedChain(createSecretKey(Buffer.alloc(32, 8))).link(chainStart, '5', ['a', null]),
    ];
    const seals = [
      end,
      { ...end, entries: '3' },
      { ...end, lastId: '8' },
      { ...end, hash: chainStart },
      { ...end, formerId: '5' },
      { ...end, formerEntries: '2' },
      { ...end, formerHash: chainStart },
      { ...end, formerEntries: null },
    ].map((one) => chain.seal(one));
    expect(new Set([...links, ...seals].map(hex)).size).toBe(links.length + seals.length);
  });
});
