import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  jpeg,
  jpegSegment,
  png,
  pngChunk,
  riff,
  riffChunk,
  svg,
  vp8,
  vp8l,
  vp8x,
} from '../../../test/support/pictures.js';
import { LOGO_LIMIT, LogoFault } from './logo.js';
import { sanitiseLogo } from './sanitise-logo.js';

const pictures = {
  png: png(pngChunk('tEXt', Buffer.from('Comment\0x')), pngChunk('gAMA', Buffer.alloc(4))),
  jpg: jpeg(jpegSegment(0xe1, 'Exif\0\0'), jpegSegment(0xfe, 'x')),
  webp: riff(vp8x(0x3e), riffChunk('ANIM', Buffer.alloc(6)), riffChunk('ANMF', Buffer.concat([Buffer.alloc(16), vp8]))),
  svg: Buffer.from(
    svg('<style>.a { fill: url(#b) }</style><g id="b" onload="x"><text>&amp;&#x41;<![CDATA[<]]></text></g>'),
  ),
};

/** The code with which a picture is refused, or what was made of it. */
function outcome(bytes: Buffer): { refused: string } | ReturnType<typeof sanitiseLogo> {
  try {
    return sanitiseLogo(bytes);
  } catch (error) {
    if (!(error instanceof LogoFault)) throw error;
    return { refused: error.code };
  }
}

describe('sanitiseLogo', () => {
  it.each(Object.entries(pictures))('should tell by its content that a picture is %s', (extension, bytes) => {
    expect(sanitiseLogo(bytes).extension).toBe(extension);
  });

  it('should make one file of what differs only in what is dropped', () => {
    expect(sanitiseLogo(png(pngChunk('tEXt', Buffer.from('a'))))).toEqual(sanitiseLogo(png()));
    expect(sanitiseLogo(riff(vp8l, riffChunk('EXIF', Buffer.alloc(2))))).toEqual(sanitiseLogo(riff(vp8l)));
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('logo.png')],
    ['HTML', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a GIF', Buffer.from('GIF89a')],
    ['a sound', Buffer.from('RIFF\x04\0\0\0WAVE')],
    ['half a signature', png().subarray(0, 7)],
    ['a script in front of a picture', Buffer.concat([Buffer.from('<?php ?>'), png()])],
  ])('should not take %s', (_, bytes) => {
    expect(outcome(bytes)).toEqual({ refused: 'unsupported_media_type' });
  });

  it.each([
    ['PNG', png().subarray(0, 40)],
    ['JPEG', jpeg().subarray(0, 40)],
    ['WebP', riff(vp8l).subarray(0, 20)],
    ['SVG', Buffer.from('<svg>')],
  ])('should say which kind of picture is damaged: %s', (kind, bytes) => {
    expect(outcome(bytes)).toEqual({ refused: 'validation_failed' });
    expect(() => sanitiseLogo(bytes)).toThrow(`The file is not a valid ${kind} picture.`);
  });

  it('should take a mebibyte, and nothing that has or makes more', () => {
    const filled = (size: number): Buffer =>
      Buffer.from(svg(`<text>${'x'.repeat(size - svg('<text></text>').length)}</text>`));
    expect(sanitiseLogo(filled(LOGO_LIMIT)).bytes).toHaveLength(LOGO_LIMIT);
    expect(outcome(filled(LOGO_LIMIT + 1))).toEqual({ refused: 'too_large' });
    expect(outcome(Buffer.from(svg(`<text>${'>'.repeat(LOGO_LIMIT / 2)}</text>`)))).toEqual({ refused: 'too_large' });
  });

  /** Bytes as they are, and pictures in which some have been changed, taken out or put in. */
  const damaged = fc
    .record({
      picture: fc.constantFrom(...Object.values(pictures)),
      changes: fc.array(fc.record({ at: fc.nat(), remove: fc.nat(4), add: fc.uint8Array({ maxLength: 4 }) }), {
        maxLength: 4,
      }),
    })
    .map(({ picture, changes }) =>
      changes.reduce((bytes, { at, remove, add }) => {
        const start = at % (bytes.length + 1);
        return Buffer.concat([bytes.subarray(0, start), add, bytes.subarray(start + remove)]);
      }, picture),
    );
  const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array));
  const prefixed = fc
    .tuple(fc.constantFrom(...Object.values(pictures)), fc.nat(40), bytes)
    .map(([picture, length, rest]) => Buffer.concat([picture.subarray(0, length), rest]));

  /** Texts that are nearly SVG. */
  const piece = fc.constantFrom(
    '<g>',
    '</g>',
    '<text>',
    '</text>',
    '<style>',
    '</style>',
    '<script>',
    '</script>',
    '<use href="#a"/>',
    '<a xlink:href="x">',
    '</a>',
    ' fill="url(x)"',
    '<path d="M0 0" onload="x"/>',
    "<path fill='&quot;&#x3c;'/>",
    '<![CDATA[',
    ']]>',
    '<!--',
    '-->',
    '<?x ?>',
    '&lt;',
    '&amp;amp;',
    '&#38;#60;',
    '&#0;',
    '&#xd800;',
    '>',
    '"',
    "'",
    '@',
    '\\',
    '\u0085',
    '\ufffe',
    '😀',
    ' ',
    '\n',
    'url(',
    'x',
    '<x:y z="1">',
    '</x:y>',
    '=',
    '/',
  );
  const markup = fc.array(piece, { maxLength: 12 }).map((pieces) => Buffer.from(svg(pieces.join(''))));

  it('should refuse with a reason, or make what it makes of itself again', () => {
    const outcomes = new Set<string>();
    fc.assert(
      fc.property(fc.oneof(bytes, prefixed, damaged, markup), (sent) => {
        const result = outcome(sent);
        outcomes.add('refused' in result ? result.refused : result.extension);
        expect('refused' in result ? result : outcome(result.bytes)).toEqual(result);
      }),
      { numRuns: 5000 },
    );
    // Else the property would say nothing.
    expect([...outcomes].sort()).toEqual(['jpg', 'png', 'svg', 'unsupported_media_type', 'validation_failed', 'webp']);
  });

  it('should leave no way in an SVG to what is not in it', () => {
    let kept = 0;
    fc.assert(
      fc.property(markup, (sent) => {
        const result = outcome(sent);
        if ('refused' in result) return;
        kept++;
        // What texts say does nothing.
        const active = result.bytes
          .toString()
          .match(/<[^<>]*>|(?<=<style>)[^<]*/g)!
          .join('');
        expect(active).not.toMatch(/<script|onload=|<!|<\?|<\/?\w+:|url\((?!#)|href="(?!#)|@/);
      }),
      { numRuns: 3000 },
    );
    expect(kept).toBeGreaterThan(300);
  });
});
