// Prints the types of the client, which follow from the API document.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';

const document = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));
// What has a default may be left out of a body.
const types = astToString(await openapiTypescript(document, { defaultNonNullable: false }));
const head = '// Made by `npm run api`.\n\n';
process.stdout.write(
  await format(head + types, { ...(await resolveConfig('client/src/schema.ts')), parser: 'typescript' }),
);
