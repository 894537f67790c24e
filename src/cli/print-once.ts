import { writeSync } from 'node:fs';

/**
 * Prints what is told this once. Whoever calls it must know whether that was possible, so it is not left to a stream.
 * @throws Error of the file system, as on a full disk or where nobody reads
 */
export function printOnce(text: string): void {
  writeSync(process.stdout.fd, `${text}\n`);
}
