import { describe, expect, it } from '@jest/globals';
import { riff, riffChunk, vp8, vp8l, vp8x } from '../../../test/support/pictures.js';
import { cleanWebp, isWebp } from './webp.js';

const [EVERYTHING, ALPHA, ANIMATION] = [0xff, 0x10, 0x02];
const alph = riffChunk('ALPH', Buffer.from('abc'));
const anim = riffChunk('ANIM', Buffer.alloc(6));
const frame = (...chunks: Buffer[]): Buffer => riffChunk('ANMF', Buffer.concat([Buffer.alloc(16), ...chunks]));
const exif = riffChunk('EXIF', Buffer.from('where'));
const xmp = riffChunk('XMP ', Buffer.from('<x:xmpmeta/>'));
const iccp = riffChunk('ICCP', Buffer.from('colours'));

describe('cleanWebp', () => {
  it.each([
    ['without loss', riff(vp8l)],
    ['with loss', riff(vp8)],
    ['extended', riff(vp8x(ALPHA), alph, vp8)],
    ['animated', riff(vp8x(ANIMATION | ALPHA), anim, frame(alph, vp8), frame(vp8l))],
  ])('should leave a picture as it is that has nothing else in it: one %s', (_, bytes) => {
    expect(isWebp(bytes)).toBe(true);
    expect(cleanWebp(bytes)).toEqual(bytes);
  });

  it('should drop everything else, and no longer announce it', () => {
    const extended = riff(vp8x(EVERYTHING & ~ANIMATION), iccp, alph, vp8, exif, xmp);
    expect(cleanWebp(extended)).toEqual(riff(vp8x(ALPHA), alph, vp8));
    const animated = riff(vp8x(EVERYTHING), iccp, anim, exif, frame(xmp, vp8l, exif), xmp);
    expect(cleanWebp(animated)).toEqual(riff(vp8x(ALPHA | ANIMATION), anim, frame(vp8l)));
    expect(cleanWebp(riff(vp8l, exif, vp8))).toEqual(riff(vp8l));
  });

  it('should drop what stands behind the end, and what pads a chunk', () => {
    expect(cleanWebp(Buffer.concat([riff(vp8l), Buffer.from('PK')]))).toEqual(riff(vp8l));
    const padded = Buffer.from(vp8l);
    padded[padded.length - 1] = 0x41;
    expect(vp8l.at(-1)).toBe(0);
    expect(cleanWebp(riff(padded))).toEqual(riff(vp8l));
  });

  it.each([
    ['a canvas', riff(vp8x(0, 10_001, 1), vp8)],
    ['a picture with loss', riff(riffChunk('VP8 ', Buffer.from('3001009d012a1127' + '0100', 'hex')))],
    ['a picture without loss', riff(riffChunk('VP8L', Buffer.from('2f10670000', 'hex')))],
  ])('should refuse %s of more than 10000 pixels', (_, bytes) => {
    expect(() => cleanWebp(bytes)).toThrow('A logo has at most 10000 by 10000 pixels.');
  });

  it.each([
    ['no chunk', riff()],
    ['a length beyond the file', riff(vp8l).subarray(0, -1)],
    ['a length before its type', Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), vp8l])],
    ['half a chunk head', riff(Buffer.from('VP8'))],
    ['a chunk beyond its end', riff(Buffer.from('VP8L\xff\0\0\0', 'latin1'))],
    ['another chunk first', riff(exif, vp8l)],
    ['no picture', riff(vp8x(0), exif)],
    ['two pictures', riff(vp8x(0), vp8, vp8l)],
    ['too much transparency', riff(vp8x(ALPHA), alph, alph, vp8)],
    ['an extended header that is cut off', riff(riffChunk('VP8X', Buffer.alloc(9)), vp8)],
    ['a picture that is no key frame', riff(riffChunk('VP8 ', Buffer.from('3101009d012a01000100', 'hex')))],
    ['a picture without start code', riff(riffChunk('VP8 ', Buffer.from('3001009d012b01000100', 'hex')))],
    ['a picture of no width', riff(riffChunk('VP8 ', Buffer.from('3001009d012a00000100', 'hex')))],
    ['a picture that is cut off', riff(riffChunk('VP8 ', Buffer.from('3001009d012a', 'hex')))],
    ['a picture of another signature', riff(riffChunk('VP8L', Buffer.from('2e00000010', 'hex')))],
    ['no frame', riff(vp8x(ANIMATION), anim)],
    ['no settings of its animation', riff(vp8x(ANIMATION), frame(vp8l))],
    ['a frame that is cut off', riff(vp8x(ANIMATION), anim, riffChunk('ANMF', Buffer.alloc(15)))],
    ['an empty frame', riff(vp8x(ANIMATION), anim, frame())],
  ])('should refuse one with %s', (_, bytes) => {
    expect(() => cleanWebp(bytes)).toThrow('The file is not a valid WebP picture.');
  });
});
