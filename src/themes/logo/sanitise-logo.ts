import { cleanJpeg, jpegSignature } from './jpeg.js';
import { LOGO_LIMIT, LogoFault, type Logo } from './logo.js';
import { cleanPng, pngSignature } from './png.js';
import { cleanSvg, svgText } from './svg.js';
import { cleanWebp, isWebp } from './webp.js';

/**
 * A logo as it may be stored and served: its format told by its content, and nothing in it but what shows the picture.
 * What comes out, given in again, comes out the same.
 * @throws LogoFault too_large, unsupported_media_type, validation_failed
 */
export function sanitiseLogo(bytes: Buffer): Logo {
  requireLength(bytes);
  const logo = cleaned(bytes);
  requireLength(logo.bytes); // an SVG may have become longer
  return logo;
}

function cleaned(bytes: Buffer): Logo {
  if (startsWith(bytes, pngSignature)) return { extension: 'png', bytes: cleanPng(bytes) };
  if (startsWith(bytes, jpegSignature)) return { extension: 'jpg', bytes: cleanJpeg(bytes) };
  if (isWebp(bytes)) return { extension: 'webp', bytes: cleanWebp(bytes) };
  const text = svgText(bytes);
  if (text !== undefined) return { extension: 'svg', bytes: Buffer.from(cleanSvg(text)) };
  throw new LogoFault('unsupported_media_type', 'A logo must be a PNG, JPEG, WebP or SVG picture.');
}

function requireLength({ length }: Buffer): void {
  if (length > LOGO_LIMIT) throw new LogoFault('too_large', `A logo has at most ${LOGO_LIMIT} bytes.`);
}

function startsWith(bytes: Buffer, signature: Buffer): boolean {
  return bytes.subarray(0, signature.length).equals(signature);
}
