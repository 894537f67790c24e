import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../config/settings.js';

/** The secret mixed into every stored token digest: TOKEN_PEPPER, or a file that is made at the first start. */
export function readPepper({ tokenPepper, dataDir }: Pick<Settings, 'tokenPepper' | 'dataDir'>): string {
  if (tokenPepper) return tokenPepper;
  const file = pepperFile(dataDir);
  mkdirSync(dataDir, { recursive: true });
  try {
    // Exclusive, so that of several processes that start at once one makes it and the others read it.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

export function pepperFile(dataDir: string): string {
  return join(dataDir, 'token-pepper');
}
