/** What a JSON text consists of, as far as that decides whether it is read at all. */
export interface JsonOutline {
  values: number;
  /** How many lists and objects are inside of each other. */
  depth: number;
  /** Numbers that JavaScript may round: those of sixteen digits or more, and those with an exponent. */
  longNumbers: string[];
}

const longNumber = /(?:\d\.?){16}|[eE]/;
const [QUOTE, BACKSLASH, COMMA, MINUS] = [0x22, 0x5c, 0x2c, 0x2d];

/**
 * Looks through a text once. Of a text that is no JSON it may say anything.
 * @param most values: of more, what is behind them is not looked at
 */
export function outlineOf(text: string, most = Infinity): JsonOutline {
  let [values, depth, deepest] = [1, 0, 0];
  const longNumbers: string[] = [];
  for (let at = 0; at < text.length && values <= most; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === COMMA) values++;
    else if (code === 0x5b || code === 0x7b) {
      values++;
      if (++depth > deepest) deepest = depth;
    } else if (code === 0x5d || code === 0x7d) depth--;
    else if (code === MINUS || isDigit(code)) {
      const end = endOfNumber(text, at);
      const number = text.slice(at, end);
      if (longNumber.test(number)) longNumbers.push(number);
      at = end - 1;
    }
  }
  return { values, depth: deepest, longNumbers };
}

/** The place of the quote that ends the string. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at++;
    else if (code === QUOTE) break;
  }
  return at;
}

function endOfNumber(text: string, start: number): number {
  let at = start + 1;
  // Digits, and the + - . E e of a number.
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (!isDigit(code) && code !== 0x2b && code !== MINUS && code !== 0x2e && code !== 0x45 && code !== 0x65) break;
  }
  return at;
}

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
