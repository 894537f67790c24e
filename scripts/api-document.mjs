// npm run api
// Writes the API document and the types of the client that follow from it.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { format, resolveConfig } from 'prettier';

const text = readFileSync('dist/api/openapi.json', 'utf8');
// Out of one line, prettier breaks what does not fit into one, and nothing else.
writeFileSync(
  'docs/openapi.json',
  await format(text, { ...(await resolveConfig('docs/openapi.json')), parser: 'json' }),
);
writeFileSync(
  'client/src/schema.ts',
  execFileSync(process.execPath, ['scripts/client-types.mjs'], { maxBuffer: 2 ** 26 }),
);
