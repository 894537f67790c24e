import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError, type Settings } from '../config/settings.js';

/**
 * The secret mixed into every stored token digest: TOKEN_PEPPER, or a file that is made at the first start.
 * @throws SettingsError when the file holds none
 */
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
  const pepper = readFileSync(file, 'utf8').trim();
  // An empty one would do its work in silence, and every digest would be without.
  if (pepper.length < 32) throw new SettingsError(`${file} is damaged: restore it, or set TOKEN_PEPPER.`);
  return pepper;
}

export function pepperFile(dataDir: string): string {
  return join(dataDir, 'token-pepper');
}
