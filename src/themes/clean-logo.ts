import { InvalidFields, Problem, ThreadQueue } from '../kit/index.js';
import type { Logo } from './logo/logo.js';
import type { LogoResult } from './logo/logo.worker.js';

const threads = new ThreadQueue<Uint8Array, LogoResult>({
  script: 'themes/logo/logo.worker.js',
  timeout: 5000,
  busy: 'Too many logos are being read; try again later.',
});

/**
 * A logo as it may be stored and served, see logo/sanitise-logo.ts. It is read in a thread, so that nobody waits for
 * it.
 * @throws Problem too_large, unsupported_media_type, validation_failed, unavailable
 */
export async function cleanLogo(bytes: Buffer): Promise<Logo> {
  const result = await threads.run(bytes);
  if (typeof result === 'string') throw new InvalidFields({ logo: ['The file takes too long to be read.'] });
  if (!('refused' in result)) return { ...result, bytes: Buffer.from(result.bytes) };
  const { refused, sentence } = result;
  throw refused === 'validation_failed' ? new InvalidFields({ logo: [sentence] }) : new Problem(refused, sentence);
}
