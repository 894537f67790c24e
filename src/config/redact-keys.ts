/** Keys of tokens as `auth/token-key.ts` makes them, and what is left of one whose end is missing. */
const keys = /map_[0-9A-Za-z]{24}\w*/g;

/** A text that somebody has sent, with as much of the keys in it as lists tell: some send theirs as a user name. */
export function redactKeys(text: string): string {
  return text.includes('map_') ? text.replace(keys, (key) => `map_…${key.slice(-4)}`) : text;
}
