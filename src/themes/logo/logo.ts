import { InvalidFields } from '../../config/invalid-fields.js';

export type LogoExtension = 'png' | 'jpg' | 'webp' | 'svg';

/** The most bytes of a logo, as it is sent and as it is stored. */
export const LOGO_LIMIT = 1024 * 1024;

/** The most pixels of a picture's side: what it takes to show it grows with both. */
const SIDE_LIMIT = 10_000;

/** Refuses a file that cannot be a logo. @throws Problem validation_failed */
export function refuseLogo(...sentences: string[]): never {
  throw new InvalidFields({ logo: [sentences.join(' ')] });
}

/** Refuses a file that begins like a picture of that format and is none. */
export function refuseDamaged(format: string, ...why: string[]): never {
  refuseLogo(`The file is not a valid ${format} picture.`, ...why);
}

/** @throws Problem for a picture without area, or larger than what a page should have to show */
export function requireSize(format: string, width: number, height: number): void {
  if (width < 1 || height < 1) refuseDamaged(format);
  if (width > SIDE_LIMIT || height > SIDE_LIMIT) {
    refuseLogo(`A logo has at most ${SIDE_LIMIT} by ${SIDE_LIMIT} pixels.`);
  }
}
