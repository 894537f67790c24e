import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isPepper, pepperFile } from '../../config/pepper.js';
import { settings } from '../../config/settings.js';
import type { Check } from './check.js';

/** What the service needs of the machine it runs on. */
export const machineChecks: Check[] = [
  { name: `data directory writable (${settings.dataDir})`, fault: () => directoryFault(settings.dataDir) },
  { name: 'secret of token digests and audit trail', fault: pepperFault },
];

function directoryFault(directory: string): string | undefined {
  if (!existsSync(directory)) {
    const fault = directoryFault(dirname(directory));
    return fault && `it does not exist and cannot be made: ${fault}`;
  }
  if (!statSync(directory).isDirectory()) return `${directory} is not a directory; set DATA_DIR to one.`;
  try {
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  } catch {
    return `${directory} is not writable; give it to the user that the service runs as, or set DATA_DIR.`;
  }
}

function pepperFault(): string | undefined {
  if (settings.tokenPepper) return undefined;
  const file = pepperFile(settings.dataDir);
  if (!existsSync(file)) return `there is none yet; start the service, which makes ${file}, or set TOKEN_PEPPER.`;
  if (!isPepper(readFileSync(file, 'utf8'))) return `${file} is damaged; set TOKEN_PEPPER or restore the file.`;
  // Windows has no such modes.
  const open = process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0;
  return open ? `others on this machine may read ${file}; run "chmod 600" on it.` : undefined;
}
