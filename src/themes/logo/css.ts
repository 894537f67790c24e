/** Functions that reach for nothing outside of the picture. An unnamed pair of brackets is one of arithmetic. */
const harmless = new Set([
  '',
  'rgb',
  'rgba',
  'hsl',
  'hsla',
  'hwb',
  'lab',
  'lch',
  'oklab',
  'oklch',
  'color',
  'color-mix',
  'calc',
  'min',
  'max',
  'clamp',
  'var',
  'matrix',
  'matrix3d',
  'translate',
  'translatex',
  'translatey',
  'translate3d',
  'scale',
  'scalex',
  'scaley',
  'scale3d',
  'rotate',
  'rotatex',
  'rotatey',
  'rotatez',
  'rotate3d',
  'skew',
  'skewx',
  'skewy',
  'perspective',
  'blur',
  'brightness',
  'contrast',
  'drop-shadow',
  'grayscale',
  'hue-rotate',
  'invert',
  'opacity',
  'saturate',
  'sepia',
  'circle',
  'ellipse',
  'inset',
  'path',
  'polygon',
  'cubic-bezier',
  'steps',
  'not',
  'is',
  'where',
  'nth-child',
  'nth-last-child',
  'nth-of-type',
  'nth-last-of-type',
]);

/** Longer than each of them. */
const NAME_LIMIT = 30;
const ownUrlForm = /^\(\s*(["']?)#[^\s"'()\\]+\1\s*\)/;

/**
 * Whether a value as CSS reads it stays within the picture: no function but those known to, `url(…)` for its own parts
 * only, and no backslash, by which anything can be spelt in another way.
 */
export function staysInside(css: string): boolean {
  if (css.includes('\\')) return false;
  for (let at = css.indexOf('('); at >= 0; at = css.indexOf('(', at + 1)) {
    const [name] = /[\w-]*$/.exec(css.slice(Math.max(at - NAME_LIMIT, 0), at).toLowerCase())!;
    if (name === 'url' ? !ownUrlForm.test(css.slice(at, at + 300)) : !harmless.has(name)) return false;
  }
  return true;
}

/** Whether a whole style sheet does; most at-rules fetch other sheets and fonts, and `<` and `&` are not CSS to XML. */
export function sheetStaysInside(css: string): boolean {
  return !/@(?!(?:media|keyframes)\b)|[<&]/i.test(css) && staysInside(css);
}
