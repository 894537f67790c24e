export type LogoExtension = 'png' | 'jpg' | 'webp' | 'svg';

export interface Logo {
  extension: LogoExtension;
  bytes: Buffer;
}

/** The most bytes of a logo, as it is sent and as it is stored. */
export const LOGO_LIMIT = 1024 * 1024;

/** The most pixels of a picture's side: what it takes to show it grows with both. */
const SIDE_LIMIT = 10_000;

/** Why a file cannot be a logo; the code is one of config/problems.ts. */
export class LogoFault extends Error {
  constructor(
    readonly code: 'validation_failed' | 'too_large' | 'unsupported_media_type',
    sentence: string,
  ) {
    super(sentence);
  }
}

/** Refuses a file that cannot be a logo. @throws LogoFault validation_failed */
function refuseLogo(...sentences: string[]): never {
  throw new LogoFault('validation_failed', sentences.join(' '));
}

/** Refuses a file that begins like a picture of that format and is none. */
export function refuseDamaged(format: string, ...why: string[]): never {
  refuseLogo(`The file is not a valid ${format} picture.`, ...why);
}

/** @throws LogoFault for a picture without area, or larger than what a page should have to show */
export function requireSize(format: string, width: number, height: number): void {
  if (width < 1 || height < 1) refuseDamaged(format);
  if (width > SIDE_LIMIT || height > SIDE_LIMIT) {
    refuseLogo(`A logo has at most ${SIDE_LIMIT} by ${SIDE_LIMIT} pixels.`);
  }
}
