// npm run api
// Writes the API document and the types of the client that follow from it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { format, resolveConfig } from 'prettier';

const folder = mkdtempSync(join(tmpdir(), 'api-document-'));
Object.assign(process.env, { DATA_DIR: folder, DATABASE_URL: 'sqlite:', LOG_LEVEL: 'error' });
const { createApp } = await import('../dist/src/app.js');
const { ApiDocument } = await import('../dist/src/rest/v2/openapi/api-document.service.js');
const { app } = await createApp();
const text = JSON.stringify(app.get(ApiDocument).document);
await app.close();
rmSync(folder, { recursive: true, force: true });

// Out of one line, prettier breaks what does not fit into one, and nothing else.
writeFileSync(
  'docs/openapi.json',
  await format(text, { ...(await resolveConfig('docs/openapi.json')), parser: 'json' }),
);
writeFileSync(
  'client/src/schema.ts',
  execFileSync(process.execPath, ['scripts/client-types.mjs'], { maxBuffer: 2 ** 26 }),
);
