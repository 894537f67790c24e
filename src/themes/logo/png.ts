import { crc32 } from 'node:zlib';
import { refuseDamaged, requireSize } from './logo.js';

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What is needed to show the picture, animated ones too. Texts, times, EXIF and colour profiles are not. */
const rendering = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'sBIT',
  'bKGD',
  'pHYs',
  'acTL',
  'fcTL',
  'fdAT',
]);

/** The bit depths that each colour type has. */
const depths: Record<number, readonly number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

const PALETTE = 3;

/** A PNG with nothing in it but what shows the picture. @throws Problem for a damaged one */
export function cleanPng(bytes: Buffer): Buffer {
  const parts: Uint8Array[] = [pngSignature];
  const seen = new Set<string>();
  let colourType = 0;
  let at = pngSignature.length;
  while (!seen.has('IEND')) {
    const { type, data, end } = chunkAt(bytes, at);
    if (type === 'IHDR' ? seen.size > 0 : seen.size === 0) invalid();
    if (type === 'IHDR') colourType = headerColour(data);
    if (type === 'PLTE' && (seen.has('PLTE') || seen.has('IDAT') || !isPalette(data))) invalid();
    if (type === 'IDAT' && colourType === PALETTE && !seen.has('PLTE')) invalid();
    if (type === 'IEND' && (!seen.has('IDAT') || data.length > 0)) invalid();
    if (rendering.has(type)) parts.push(bytes.subarray(at, end));
    else if (isCritical(type)) invalid();
    seen.add(type);
    at = end;
  }
  return Buffer.concat(parts);
}

function chunkAt(bytes: Buffer, at: number): { type: string; data: Buffer; end: number } {
  if (at + 12 > bytes.length) invalid();
  const end = at + 12 + bytes.readUInt32BE(at);
  if (end > bytes.length || crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) invalid();
  const type = bytes.toString('latin1', at + 4, at + 8);
  return /^[A-Za-z]{4}$/.test(type) ? { type, data: bytes.subarray(at + 8, end - 4), end } : invalid();
}

/** The colour type of a header that is valid. */
function headerColour(data: Buffer): number {
  if (data.length !== 13) invalid();
  requireSize('PNG', data.readUInt32BE(0), data.readUInt32BE(4));
  const [depth, colour, compression, filter, interlace] = data.subarray(8) as unknown as [
    number,
    number,
    number,
    number,
    number,
  ];
  if (!depths[colour]?.includes(depth) || compression > 0 || filter > 0 || interlace > 1) invalid();
  return colour;
}

function isPalette({ length }: Buffer): boolean {
  return length > 0 && length <= 768 && length % 3 === 0;
}

/** A picture cannot be shown without the chunks whose names begin with a capital. */
function isCritical(type: string): boolean {
  return type[0]! < 'a';
}

function invalid(): never {
  refuseDamaged('PNG');
}
