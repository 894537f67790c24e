import { describe, expect, it } from '@jest/globals';
import { jfif, jpeg, jpegFrame, jpegScan, jpegSegment } from '../../../test/support/pictures.js';
import { cleanJpeg } from './jpeg.js';

const begin = Buffer.from([0xff, 0xd8]);
const end = Buffer.from([0xff, 0xd9]);
const of = (...parts: Buffer[]): Buffer => Buffer.concat([begin, ...parts]);

describe('cleanJpeg', () => {
  it('should leave a picture as it is that has nothing else in it', () => {
    expect(cleanJpeg(jpeg())).toEqual(jpeg());
    const progressive = of(
      jpegSegment(0xc2, jpegFrame().subarray(4)),
      jpegScan,
      jpegScan,
      jpegSegment(0xdd, '\0\x01'),
      jpegScan,
      end,
    );
    expect(cleanJpeg(progressive)).toEqual(progressive);
  });

  it.each([
    ['a comment', jpegSegment(0xfe, '<script>alert(1)</script>')],
    ['EXIF', jpegSegment(0xe1, 'Exif\0\0MM\0*')],
    ['a colour profile', jpegSegment(0xe2, 'ICC_PROFILE\0')],
    ['what Photoshop adds', jpegSegment(0xed, 'Photoshop 3.0\0')],
    ['another APP0', jpegSegment(0xe0, 'JFXX\0\x10')],
    ['a JFIF that is cut off', jpegSegment(0xe0, 'JFIF\0\x01')],
    ['another APP14', jpegSegment(0xee, 'Somebody else')],
    ['the last kind of APP', jpegSegment(0xef, 'x')],
  ])('should drop %s', (_, segment) => {
    expect(cleanJpeg(jpeg(segment))).toEqual(jpeg());
  });

  it('should keep what says how the colours are meant, and no more of it', () => {
    const adobe = jpegSegment(0xee, 'Adobe\0\x64\0\0\0\0\x01');
    expect(cleanJpeg(jpeg(adobe))).toEqual(jpeg(adobe));
    expect(cleanJpeg(jpeg(jpegSegment(0xee, 'Adobe\0\x64\0\0\0\0\x01and more')))).toEqual(jpeg(adobe));
    const thumbnail = jpegSegment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01rgb');
    expect(cleanJpeg(jpeg(thumbnail))).toEqual(jpeg(jfif));
  });

  it('should drop what stands behind the end, and what fills the space between markers', () => {
    expect(cleanJpeg(Buffer.concat([jpeg(), Buffer.from('<?php')]))).toEqual(jpeg());
    expect(cleanJpeg(jpeg(Buffer.from([0xff, 0xff])))).toEqual(jpeg());
    expect(cleanJpeg(of(jpegFrame(), jpegScan, Buffer.from([0xff, 0xff]), end))).toEqual(
      of(jpegFrame(), jpegScan, end),
    );
  });

  it.each([
    [0, 1],
    [1, 0],
    [10_001, 1],
    [1, 65_535],
  ])('should refuse %i by %i pixels', (width, height) => {
    expect(() => cleanJpeg(of(jpegFrame(width, height), jpegScan, end))).toThrow();
  });

  it.each([
    ['no end', jpeg().subarray(0, -2)],
    ['half an end', jpeg().subarray(0, -1)],
    ['no frame', of(jfif, jpegScan, end)],
    ['two frames', jpeg(jpegFrame())],
    ['no scan', of(jpegFrame(), end)],
    ['a frame that is cut off', of(jpegSegment(0xc0, 'xxxxx'), jpegScan, end)],
    ['a segment longer than the file', of(Buffer.from([0xff, 0xdb, 0xff, 0xff, 0]))],
    ['a segment shorter than its own length', of(Buffer.from([0xff, 0xdb, 0, 1]), jpegFrame(), jpegScan, end)],
    ['something between segments', of(jfif, Buffer.from('x'), jpegFrame(), jpegScan, end)],
    ['a second beginning', of(begin, jpegFrame(), jpegScan, end)],
    ['an unknown marker', jpeg(jpegSegment(0xf0, 'x'))],
    ['a marker outside of its scan', jpeg(Buffer.from([0xff, 0xd0]))],
    ['a stuffed byte outside of a scan', jpeg(Buffer.from([0xff, 0x00]))],
    ['nothing in it', of(Buffer.from([0xff]))],
  ])('should refuse one with %s', (_, bytes) => {
    expect(() => cleanJpeg(bytes)).toThrow('The file is not a valid JPEG picture.');
  });
});
