// Prints the types of the client, which follow from the API document.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';

// What `fields` makes of an object, the client's own types say, by what was asked for (client/src/fields.ts); and
// nobody who is checked by a compiler sends objects that do not fit.
const isTrimmed = ({ anyOf: [one, other] = [] }) =>
  one?.$ref !== undefined &&
  [`${one.$ref.replace('/Listed', '/')}Part`, '#/components/schemas/AnyObject'].includes(other?.$ref);
const document = JSON.parse(readFileSync('docs/openapi.json', 'utf8'), (_, value) =>
  value !== null && typeof value === 'object' && isTrimmed(value) ? value.anyOf[0] : value,
);
for (const name of Object.keys(document.components.schemas)) {
  const isPart = name.endsWith('Part') && name.slice(0, -4) in document.components.schemas;
  if (isPart || name === 'AnyObject') delete document.components.schemas[name];
}
// What has a default may be left out of a body.
const types = astToString(await openapiTypescript(document, { defaultNonNullable: false }));
const head = '// Made by `npm run api`.\n\n';
process.stdout.write(
  await format(head + types, { ...(await resolveConfig('client/src/schema.ts')), parser: 'typescript' }),
);
