import { refuseDamaged, requireSize } from './logo.js';

export const jpegSignature = Buffer.from([0xff, 0xd8, 0xff]);

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;

/** A JPEG with nothing in it but what shows the picture. @throws Problem for a damaged one */
export function cleanJpeg(bytes: Buffer): Buffer {
  const parts: Uint8Array[] = [Buffer.from([0xff, SOI])];
  let [framed, scanned] = [false, false];
  let at = 2;
  for (;;) {
    if (bytes[at] !== 0xff) invalid();
    while (bytes[at] === 0xff) at++; // any number of them may stand in front of a marker
    const marker = bytes[at++];
    if (marker === EOI && scanned) return Buffer.concat([...parts, Buffer.from([0xff, EOI])]);
    if (marker === undefined || !hasSegment(marker) || at + 2 > bytes.length) invalid();
    const length = bytes.readUInt16BE(at);
    if (length < 2 || at + length > bytes.length) invalid();
    const data = bytes.subarray(at + 2, at + length);
    at += length;

    if (isFrame(marker)) {
      if (framed || data.length < 6) invalid();
      requireSize('JPEG', data.readUInt16BE(3), data.readUInt16BE(1));
      framed = true;
    }
    const kept = rendering(marker, data);
    if (kept) parts.push(Buffer.from([0xff, marker, (kept.length + 2) >> 8, (kept.length + 2) & 255]), kept);
    if (marker === SOS) {
      if (!framed) invalid();
      const end = endOfScan(bytes, at);
      parts.push(bytes.subarray(at, end));
      at = end;
      scanned = true;
    }
  }
}

/** The data of a segment as far as it helps to show the picture; undefined when it does not. */
function rendering(marker: number, data: Buffer): Buffer | undefined {
  // Its thumbnail, behind the densities, is another picture.
  if (marker === 0xe0) return startsWith(data, 'JFIF\0', 14) ? Buffer.from([...data.subarray(0, 12), 0, 0]) : undefined;
  // Which colours the numbers stand for.
  if (marker === 0xee) return startsWith(data, 'Adobe', 12) ? data.subarray(0, 12) : undefined;
  return marker < 0xe0 ? data : undefined;
}

function startsWith(data: Buffer, name: string, length: number): boolean {
  return data.length >= length && data.toString('latin1', 0, name.length) === name;
}

/** Markers that a segment follows: frames and tables, scans, what applications and people add. */
function hasSegment(marker: number): boolean {
  return (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) || (marker >= SOS && marker <= 0xef) || marker === 0xfe;
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Where the coded data that starts at `at` ends: at the first marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, at: number): number {
  for (let found = bytes.indexOf(0xff, at); found >= 0; found = bytes.indexOf(0xff, found + 2)) {
    const next = bytes[found + 1];
    if (next !== undefined && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return found;
  }
  invalid();
}

function invalid(): never {
  refuseDamaged('JPEG');
}
