import { remedyFor } from '../database/corruption.js';

/** Something that the command cannot do; the message is one sentence for whoever asked. */
export class Refusal extends Error {}

/** What is said of an error: its message, and what to do about a damaged file, as one line that ends like a sentence. */
export function sentenceOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  // Node leaves the message empty when every address of a host failed.
  const text = (message || code || 'Something went wrong.').replaceAll(/\s+/g, ' ').trim();
  const sentence = /[.!?]$/.test(text) ? text : `${text}.`;
  return sentence.replace(/\.$/, `${remedyFor(error)}.`);
}
