import { createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import { constants, copyFileSync, existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './make-folder.js';
import { SettingsError, type Settings } from './settings.js';

/**
 * The secret that stored token digests and the audit trail depend on: TOKEN_PEPPER, or a file that is made at the first
 * start.
 * @throws SettingsError when the file holds none
 */
export function readPepper({ tokenPepper, dataDir }: Pick<Settings, 'tokenPepper' | 'dataDir'>): string {
  if (tokenPepper) return tokenPepper;
  const file = pepperFile(dataDir);
  makeFolder(dataDir);
  if (!existsSync(file)) makePepper(file);
  const pepper = readFileSync(file, 'utf8').trim();
  if (!isPepper(pepper)) throw new SettingsError(`${file} is damaged: restore it, or set TOKEN_PEPPER.`);
  return pepper;
}

/** Whether a text can be the secret: an empty one would do its work in silence, and every digest would be without. */
export function isPepper(text: string): boolean {
  return text.trim().length >= 32;
}

/** Of several processes that start at once one makes it, whole from its first moment, and all read that one. */
function makePepper(file: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch {
    // Another has made it; or there are no hard links, as on FAT and some shares.
    if (!existsSync(file)) copyFileSync(draft, file, constants.COPYFILE_EXCL);
  } finally {
    unlinkSync(draft);
  }
}

export function pepperFile(dataDir: string): string {
  return join(dataDir, 'token-pepper');
}

/**
 * A key of 256 bits for one purpose (HKDF, RFC 5869), which tells nothing of the pepper or of the keys for other
 * purposes.
 */
export function keyFor(purpose: string, pepper: string): KeyObject {
  return createSecretKey(new Uint8Array(hkdfSync('sha256', pepper, '', purpose, 32)));
}
