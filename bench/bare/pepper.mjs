// The secret that the digests of tokens and the audit trail are made with.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const pepper = readFileSync(join(process.env.DATA_DIR, 'token-pepper'), 'utf8').trim();
