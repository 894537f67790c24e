import { refuseDamaged, requireSize } from './logo.js';

interface Chunk {
  type: string;
  data: Buffer;
}

/** The flags of an extended file that say what shows the picture: alpha and animation, no profile, EXIF or XMP. */
const RENDERING_FLAGS = 0x12;
const ANIMATION_FLAG = 0x02;

const FRAME_HEADER = 16;

export function isWebp(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
}

/** A WebP with nothing in it but what shows the picture. @throws Problem for a damaged one */
export function cleanWebp(bytes: Buffer): Buffer {
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) invalid();
  const [first, ...others] = chunksOf(bytes.subarray(12, Math.max(end, 12)));
  const kept = first?.type === 'VP8X' ? extended(first.data, others) : picture(first ? [first] : []);
  const body = written(kept);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(4 + body.length, 4);
  return Buffer.concat([head, body]);
}

function extended(data: Buffer, others: readonly Chunk[]): Chunk[] {
  if (data.length !== 10) invalid();
  requireSize('WebP', data.readUIntLE(4, 3) + 1, data.readUIntLE(7, 3) + 1);
  const header = Buffer.from([data[0]! & RENDERING_FLAGS, 0, 0, 0, ...data.subarray(4)]);
  const kept = data[0]! & ANIMATION_FLAG ? animation(others) : picture(others);
  return [{ type: 'VP8X', data: header }, ...kept];
}

function animation(chunks: readonly Chunk[]): Chunk[] {
  const [settings, ...rest] = chunks.filter(({ type }) => type === 'ANIM');
  const frames = chunks.filter(({ type }) => type === 'ANMF');
  if (settings?.data.length !== 6 || rest.length > 0 || frames.length === 0) invalid();
  return [settings, ...frames.map(({ type, data }) => ({ type, data: frame(data) }))];
}

function frame(data: Buffer): Buffer {
  if (data.length < FRAME_HEADER) invalid();
  return Buffer.concat([data.subarray(0, FRAME_HEADER), written(picture(chunksOf(data.subarray(FRAME_HEADER))))]);
}

/** The one picture among the chunks, with its transparency. */
function picture(chunks: readonly Chunk[]): Chunk[] {
  const kept = chunks.filter(({ type }) => ['ALPH', 'VP8 ', 'VP8L'].includes(type));
  const [coded, ...others] = kept.filter(({ type }) => type !== 'ALPH');
  if (!coded || others.length > 0 || kept.length > 2) invalid();
  requireCoded(coded);
  return kept;
}

function requireCoded({ type, data }: Chunk): void {
  if (type === 'VP8L') {
    if (data.length < 5 || data[0] !== 0x2f) invalid();
    const sizes = data.readUInt32LE(1);
    return requireSize('WebP', (sizes & 0x3fff) + 1, ((sizes >>> 14) & 0x3fff) + 1);
  }
  const isKeyFrame = data.length >= 10 && (data[0]! & 1) === 0 && data.readUIntBE(3, 3) === 0x9d012a;
  if (!isKeyFrame) invalid();
  requireSize('WebP', data.readUInt16LE(6) & 0x3fff, data.readUInt16LE(8) & 0x3fff);
}

function chunksOf(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 0; at < bytes.length;) {
    if (at + 8 > bytes.length) invalid();
    const end = at + 8 + bytes.readUInt32LE(at + 4);
    if (end > bytes.length) invalid();
    chunks.push({ type: bytes.toString('latin1', at, at + 4), data: bytes.subarray(at + 8, end) });
    at = end + (end & 1); // of an even length, counted from an even place
  }
  return chunks;
}

function written(chunks: readonly Chunk[]): Buffer {
  return Buffer.concat(
    chunks.flatMap(({ type, data }) => {
      const head = Buffer.from(`${type}\0\0\0\0`, 'latin1');
      head.writeUInt32LE(data.length, 4);
      return [head, data, Buffer.alloc(data.length & 1)];
    }),
  );
}

function invalid(): never {
  refuseDamaged('WebP');
}
