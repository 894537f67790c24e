import { describe, expect, it } from '@jest/globals';
import { png, pngChunk, pngHeader, pngSignature } from '../../../test/support/pictures.js';
import { cleanPng } from './png.js';

const data = pngChunk('IDAT', Buffer.from('any'));
const end = pngChunk('IEND');
const of = (...chunks: Buffer[]): Buffer => Buffer.concat([pngSignature, ...chunks]);

describe('cleanPng', () => {
  it('should leave a picture as it is that has nothing else in it', () => {
    expect(cleanPng(png())).toEqual(png());
  });

  it.each(['gAMA', 'cHRM', 'sRGB', 'sBIT', 'bKGD', 'pHYs', 'tRNS', 'acTL', 'fcTL', 'fdAT'])(
    'should keep %s',
    (type) => {
      expect(cleanPng(png(pngChunk(type, Buffer.from('1234'))))).toEqual(png(pngChunk(type, Buffer.from('1234'))));
    },
  );

  it.each(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'iCCP', 'vpAg', 'xxXx'])('should drop %s', (type) => {
    expect(cleanPng(png(pngChunk(type, Buffer.from('Where it was taken'))))).toEqual(png());
  });

  it('should drop what stands behind the end', () => {
    expect(cleanPng(Buffer.concat([png(), Buffer.from('<script>')]))).toEqual(png());
    expect(cleanPng(Buffer.concat([png(), data, end]))).toEqual(png());
  });

  it.each([1, 10_000])('should take a side of %i pixels', (side) => {
    expect(cleanPng(of(pngHeader(side, side), data, end))).toEqual(of(pngHeader(side, side), data, end));
  });

  it.each([
    [0, 1],
    [1, 0],
    [10_001, 1],
    [1, 10_001],
    [2 ** 32 - 1, 1],
  ])('should refuse %i by %i pixels', (width, height) => {
    expect(() => cleanPng(of(pngHeader(width, height), data, end))).toThrow();
  });

  it('should take a palette, once, where the colours need one', () => {
    const [header, palette] = [pngHeader(1, 1, [8, 3, 0, 0, 0]), pngChunk('PLTE', Buffer.alloc(6))];
    expect(cleanPng(of(header, palette, data, end))).toEqual(of(header, palette, data, end));
    for (const wrong of [
      of(header, data, end),
      of(header, palette, palette, data, end),
      of(header, data, palette, end),
      of(header, pngChunk('PLTE', Buffer.alloc(7)), data, end),
      of(header, pngChunk('PLTE', Buffer.alloc(771)), data, end),
      of(header, pngChunk('PLTE'), data, end),
    ]) {
      expect(() => cleanPng(wrong)).toThrow('The file is not a valid PNG picture.');
    }
  });

  it.each([
    ['a checksum that is wrong', of(pngHeader(), Buffer.concat([data.subarray(0, -1), Buffer.from([0])]), end)],
    ['no header', of(data, end)],
    ['a header that is not the first', of(pngChunk('gAMA', Buffer.alloc(4)), pngHeader(), data, end)],
    ['two headers', of(pngHeader(), pngHeader(), data, end)],
    ['a short header', of(pngChunk('IHDR', Buffer.alloc(12, 1)), data, end)],
    ['a depth that its colours do not have', of(pngHeader(1, 1, [4, 2, 0, 0, 0]), data, end)],
    ['an unknown kind of colours', of(pngHeader(1, 1, [8, 1, 0, 0, 0]), data, end)],
    ['an unknown compression', of(pngHeader(1, 1, [8, 2, 1, 0, 0]), data, end)],
    ['an unknown filter', of(pngHeader(1, 1, [8, 2, 0, 1, 0]), data, end)],
    ['an unknown interlacing', of(pngHeader(1, 1, [8, 2, 0, 0, 2]), data, end)],
    ['no data', of(pngHeader(), end)],
    ['no end', of(pngHeader(), data)],
    ['data in its end', of(pngHeader(), data, pngChunk('IEND', Buffer.from('x')))],
    ['an unknown chunk that it needs', png(pngChunk('XXxx'))],
    ['a chunk without a name', png(pngChunk('ID T'))],
    ['half a chunk', png().subarray(0, 60)],
    ['a chunk longer than the file', of(pngHeader(), Buffer.from('ffffffff49444154', 'hex'), Buffer.alloc(20))],
    ['nothing but its signature', of()],
  ])('should refuse one with %s', (_, bytes) => {
    expect(() => cleanPng(bytes)).toThrow('The file is not a valid PNG picture.');
  });
});
