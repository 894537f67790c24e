// node scripts/readme-snippets.mjs [folder]
// Writes the examples of the client's README as programs 1.ts, 2.ts …, by default to where `npm run types` checks them.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const [, , folder = 'client/snippets'] = process.argv;
const text = readFileSync('client/README.md', 'utf8');
const snippets = [...text.matchAll(/^## (\d+)\. [^]*?^```ts\n([^]*?)^```$/gm)];
if (folder === 'client/snippets') rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [, number, code] of snippets) writeFileSync(join(folder, `${number}.ts`), code);
