import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';

/** Gives the test file a data directory of its own, which goes with the run, and none of the caller's settings. */
export function freshDataDir(): void {
  for (const name of [
    'HOST',
    'PORT',
    'WORKERS',
    'ADMIN_USERNAME',
    'V1_ENABLED',
    'V1_SUNSET',
    'V1_MAX_LIMIT',
    'TRUST_PROXY',
    'PUBLIC_URL',
    'CORS_ORIGINS',
    'SESSION_MAX_DAYS',
    'TOKEN_MAX_DAYS',
    'TOKEN_PEPPER',
    'FAMILIES',
    'HEAD_TIMEOUT',
    'BODY_TIMEOUT',
    'KEEP_ALIVE_TIMEOUT',
    'DATABASE_TIMEOUT',
    'READ_TIMEOUT',
    'SHUTDOWN_TIMEOUT',
  ]) {
    delete process.env[name];
  }
  process.env.LOG_LEVEL = process.env.TEST_LOG_LEVEL ?? 'silent';
  process.env.ADMIN_PASSWORD = 'first-administrator';
  process.env.DATA_DIR = mkdtempSync(join(process.env.TEST_FOLDER!, 'data-'));
}
