import { hash } from 'node:crypto';
import unhomoglyph from 'unhomoglyph';

/** How a name looks. Two names look alike that have one of the two digests in common and are not of the same script. */
export interface Looks {
  /** Of the name in small letters, and in capitals: names are the same in either case, their looks are not. */
  lookSmall: Buffer;
  lookCapital: Buffer;
  /** Whose letters it is written in; empty when of several, or of one that is not listed here. */
  lookScript: string;
}

// Those that are written with each other are one.
const scripts = [
  ...['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Thaana', 'Ethiopic', 'Devanagari'],
  ...['Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Thai', 'Lao'],
  ...['Tibetan', 'Myanmar', 'Khmer', 'Han Hiragana Katakana Bopomofo Hangul'],
].map((names) => {
  const together = ['Common', 'Inherited', ...names.split(' ')].map((name) => `\\p{scx=${name}}`);
  let made: RegExp | undefined; // when it is asked for: it takes a while
  const only = (text: string): boolean => (made ??= new RegExp(`^[${together.join('')}]*$`, 'u')).test(text);
  return { name: names.split(' ')[0]!, only };
});

/** By the skeletons of UTS 39, whose data the library brings: other data need them to be stored anew. */
export function looksOf(name: string): Looks {
  const text = name.normalize('NFKC');
  return {
    lookSmall: skeletonDigest(text.toLowerCase()),
    lookCapital: skeletonDigest(text.toUpperCase()),
    lookScript: scripts.find(({ only }) => only(text))?.name ?? '',
  };
}

/** Of one length, however long the skeleton is. */
function skeletonDigest(text: string): Buffer {
  return hash('sha256', unhomoglyph(text.normalize('NFD')).normalize('NFD'), 'buffer');
}
