/** Keys of tokens as `auth/token-key.ts` makes them, and what is left of one whose end is missing. */
const keys = /map_[0-9A-Za-z]{24}\w*/g;

/** The same where some of it, or all, is in percent-encoding, however often that was done. */
const code = '%(?:25)*(?:3\\d|[46][1-9A-Fa-f]|[57][\\dAa]|5[Ff])';
const prefix = [...'map_'].map((one) => `(?:${one}|%(?:25)*(?i:${one.charCodeAt(0).toString(16)}))`).join('');
const encodedKeys = new RegExp(`${prefix}(?:[0-9A-Za-z]|${code}){24}(?:\\w|${code})*`, 'g');
const codes = new RegExp(code, 'g');

/** A text that somebody has sent, with as much of the keys in it as lists tell: some send theirs as a user name. */
export function redactKeys(text: string): string {
  const legible = text.includes('%') ? text.replace(encodedKeys, decoded) : text;
  return legible.includes('map_') ? legible.replace(keys, (key) => `map_…${key.slice(-4)}`) : legible;
}

const decoded = (key: string): string => key.replace(codes, (one) => String.fromCharCode(parseInt(one.slice(-2), 16)));
