import { crc32, deflateSync } from 'node:zlib';

// Pictures made by hand, so that a test can put into them what it likes.

export function pngChunk(type: string, data: Uint8Array = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))]);
}

export function pngHeader(width = 1, height = 1, [depth, colour, ...rest] = [8, 2, 0, 0, 0]): Buffer {
  return pngChunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([depth, colour, ...rest])]));
}

export const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A red pixel; with further chunks between its header and its data. */
export function png(...chunks: Buffer[]): Buffer {
  const data = pngChunk('IDAT', deflateSync(Buffer.from([0, 255, 0, 0])));
  return Buffer.concat([pngSignature, pngHeader(), ...chunks, data, pngChunk('IEND')]);
}

export function jpegSegment(marker: number, data: Uint8Array | string): Buffer {
  const bytes = Buffer.from(data as string, 'latin1');
  return Buffer.concat([Buffer.from([0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 255]), bytes]);
}

export const jfif = jpegSegment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0');

export const jpegFrame = (width = 1, height = 1): Buffer =>
  jpegSegment(0xc0, Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]));

/** The coded data of a scan, with a stuffed byte and a restart in it. */
export const jpegScan = Buffer.concat([
  jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([0xd2, 0xff, 0x00, 0xcf, 0xff, 0xd0, 0x20]),
]);

/** A pixel; with further segments in front of its tables. */
export function jpeg(...segments: Buffer[]): Buffer {
  const table = jpegSegment(0xdb, Buffer.alloc(65, 1).fill(0, 0, 1));
  const codes = jpegSegment(0xc4, Buffer.from([0, 1, ...Array<number>(15).fill(0), 0]));
  const [begin, end] = [Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xd9])];
  return Buffer.concat([begin, jfif, ...segments, table, jpegFrame(), codes, jpegScan, end]);
}

export function riffChunk(type: string, data: Uint8Array): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(type, 'latin1'), size, data, Buffer.alloc(data.length & 1)]);
}

export function riff(...chunks: Buffer[]): Buffer {
  return riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));
}

/** A pixel without and one with loss, each of an odd length. */
export const vp8l = riffChunk('VP8L', Buffer.from('2f0000001007101111' + '8888fe07', 'hex'));
export const vp8 = riffChunk('VP8 ', Buffer.from('3001009d012a0100010002003425a4' + '0003700', 'hex'));

export const vp8x = (flags: number, width = 1, height = 1): Buffer => {
  const data = Buffer.alloc(10);
  data[0] = flags;
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return riffChunk('VP8X', data);
};

export const svg = (content = '<path d="M0 0h1v1z"></path>', attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${content}</svg>`;

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
