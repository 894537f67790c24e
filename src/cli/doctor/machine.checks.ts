import { accessSync, constants, existsSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isPepper, pepperFile } from '../../config/pepper.js';
import { settings } from '../../config/settings.js';
import { requireWritable } from '../../database/schema.js';
import type { Check } from './check.js';

const { dataDir, database } = settings;
const file = database.engine === 'sqlite' ? database.file : undefined;

/** What the service needs of the machine it runs on. */
export const machineChecks: Check[] = [
  { name: `data directory writable (${dataDir})`, fault: () => directoryFault(dataDir) },
  ...(file === undefined ? [] : [{ name: 'database file writable', fault: () => fileFault(file) }]),
  { name: 'space on the disk', fault: spaceFault },
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

function fileFault(file: string): string | undefined {
  try {
    requireWritable(file);
    return undefined;
  } catch (error) {
    return `${(error as NodeJS.ErrnoException).path} is not; give it to the user that the service runs as.`;
  }
}

/** Bytes without which the service will soon refuse what is to be stored. */
const leastSpace = 16 * 1024 * 1024;

/** A disk that tells no size has no end. */
function spaceFault(): string | undefined {
  const full = [dataDir, ...(file === undefined ? [] : [dirname(file)])].map(nearest).find((folder) => {
    const { blocks, bavail, bsize } = statfsSync(folder);
    return blocks > 0 && bavail * bsize < leastSpace;
  });
  return full && `less than 16 MiB are free where ${full} is; make space, or move what is there to a larger disk.`;
}

/** The folder itself, or where it would be made. */
function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder));
}

function pepperFault(): string | undefined {
  if (settings.tokenPepper) return undefined;
  const file = pepperFile(dataDir);
  if (!existsSync(file)) return `there is none yet; start the service, which makes ${file}, or set TOKEN_PEPPER.`;
  if (!isPepper(readFileSync(file, 'utf8'))) return `${file} is damaged; set TOKEN_PEPPER or restore the file.`;
  // Windows has no such modes.
  const open = process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0;
  return open ? `others on this machine may read ${file}; run "chmod 600" on it.` : undefined;
}
