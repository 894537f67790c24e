/** A text as one word of a POSIX shell, whatever stands in it. */
export const shellWord = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
