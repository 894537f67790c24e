import { randomBytes } from 'node:crypto';
import { Refusal } from './refusal.js';

const newline = 10;
const enough = 64 * 1024;

/**
 * The first line of a stream, which is read no further than that.
 * @throws Refusal when it is not UTF-8
 */
export async function readPassword(input: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of input) {
    chunks.push(chunk);
    size += chunk.length;
    if (chunk.includes(newline) || size > enough) break;
  }
  const bytes = Buffer.concat(chunks);
  const end = bytes.indexOf(newline);
  try {
    const line = new TextDecoder('utf-8', { fatal: true }).decode(end < 0 ? bytes : bytes.subarray(0, end));
    return line.replace(/\r$/, '');
  } catch {
    throw new Refusal('The password on standard input is not UTF-8 text.');
  }
}

/** A password that nobody guesses: 120 random bits. */
export function newPassword(): string {
  return randomBytes(15).toString('base64url');
}
