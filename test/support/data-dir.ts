import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives the test file a data directory of its own, which goes with its process, and none of the caller's settings. */
export function freshDataDir(): void {
  for (const name of ['HOST', 'PORT', 'WORKERS', 'ADMIN_USERNAME', 'V1_ENABLED', 'V1_SUNSET', 'V1_MAX_LIMIT', 'TRUST_PROXY', 'PUBLIC_URL', 'CORS_ORIGINS', 'TOKEN_MAX_DAYS', 'TOKEN_PEPPER']) delete process.env[name]; // prettier-ignore
  process.env.LOG_LEVEL = process.env.TEST_LOG_LEVEL ?? 'silent';
  process.env.ADMIN_PASSWORD = 'first-administrator';
  const folder = mkdtempSync(join(tmpdir(), 'platform-test-'));
  process.env.DATA_DIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
