import type { INestApplication } from '@nestjs/common';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { permissions } from '../../../accounts/granting/permissions.js';
import { version } from '../../../config/project.js';
import { DeclarationFault } from '../../../config/word-table.js';
import { PROBLEMS_PAGE } from '../problem.js';
import { documentedPath, V2_ROOT } from '../paths.js';
import { complete, type DocumentedOperation } from './complete.js';
import { describeRoutes } from './route.js';
import { componentsOf } from './schemas.js';
import { withSharedParameters } from './shared-parameters.js';
import { tags } from './tags.js';

const description = (
  words: readonly string[],
): string => `Users, groups, roles, media standards, export locations, themes, media bins and API tokens.

**Signing in**: by HTTP basic, by the header \`AUTH-TOKEN\`, or by a session. The first of token, basic and session that is sent
decides. Administrators act for others by \`RUNAS: <user name>\`, as it stands and not percent-encoded; the answer then names them in
\`X-Effective-User\`, percent-encoded. Each
operation says under \`x-permission\` what it asks for, one of ${words.join(', ')}, or just to be signed in
(\`authenticated\`); of several any one will do. What has \`x-lasting-power\` cannot be done by \`RUNAS\`.

**Addresses** may be sent without their closing slash.

**Values**: ids are strings of digits, points in time RFC 3339 in UTC with microseconds. Bodies are JSON in UTF-8, also as
another \`+json\` type, of at most 1 MiB and nested at most 100 levels deep; no member comes that is not described, no half of a
surrogate pair, no NUL in short texts, and no number with more digits than a double keeps.

**Lists** are read page by page: \`meta.next\` is the address of the next page. Unknown parameters are refused, and so are
values with a NUL, dates that there are not, and any parameter that comes twice, but \`order_by\`
and filters by several values. These stand in one text with commas between: a value with a comma in it cannot be among them.

**Changes**: send the \`ETag\` of what you know in \`If-Match\`, and nobody's work is overwritten (that a token was used or a
user logged in meanwhile does not count); send an \`Idempotency-Key\` with
a POST, and it can be sent again, byte for byte, when the answer was lost.

**Errors** are [problem documents](${PROBLEMS_PAGE}) (RFC 9457) with a stable \`code\`. Answers to a token that ends within 14 days
say so in \`X-Token-Expires\`.`;

function infoOf(words: readonly string[]) {
  return {
    title: 'Media Asset Platform',
    description: description([...words.map((word) => `\`${word}\``), 'the role `platform_administrator`']),
    version,
    license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
  };
}

const securitySchemes = {
  basic: { type: 'http', scheme: 'basic', description: 'User name and password, with each request' },
  token: { type: 'apiKey', in: 'header', name: 'AUTH-TOKEN', description: 'The key of a token: `map_…`' },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'sessionid',
    description:
      'For browsers, which keep it: nothing is to be filled in here, POST to `sessions/` sets it. Writes repeat the cookie `csrftoken` in the header `X-CSRFToken`.',
  },
} as const;

/**
 * The API document (OpenAPI 3.1) of the second version, from the routes' decorators and the resources' declarations.
 */
export function apiDocument(app: INestApplication): OpenAPIObject {
  describeRoutes();
  const info = infoOf(permissions.words);
  const scanned = SwaggerModule.createDocument(app, { openapi: '3.1.0', info });
  const operations = Object.entries(scanned.paths as unknown as Record<string, Record<string, DocumentedOperation>>)
    .filter(([path]) => documentedPath(path).startsWith(`${V2_ROOT}/`))
    .map(([path, item]) => [documentedPath(path), completed(item)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const paths = withSharedParameters(Object.fromEntries(operations));
  requireDistinct(operations.flatMap(([, item]) => Object.values(item)));
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/', description: 'This service' }],
    security: Object.keys(securitySchemes).map((name) => ({ [name]: [] })),
    tags: tagsOf(operations.flatMap(([, item]) => Object.values(item))),
    paths,
    components: { securitySchemes, ...componentsOf(paths) } as OpenAPIObject['components'],
  };
}

function completed(item: Record<string, DocumentedOperation>): Record<string, DocumentedOperation> {
  return Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, complete(method, operation)]));
}

/** @throws DeclarationFault for two of one name: clients have a function for each */
function requireDistinct(operations: readonly DocumentedOperation[]): void {
  const names = new Set<string>();
  for (const { operationId } of operations) {
    if (names.has(operationId)) throw new DeclarationFault(`Two routes are called ${operationId}.`);
    names.add(operationId);
  }
}

/** The tags in use, in the order of the chapters. */
function tagsOf(operations: readonly DocumentedOperation[]): { name: string; description?: string }[] {
  const used = new Set(operations.flatMap((operation) => operation.tags ?? []));
  const order = [...tags.words.filter((name) => used.has(name)), ...[...used].filter((name) => !tags.has(name))];
  return order.map((name) => ({ name, ...(tags.has(name) ? { description: tags.meanings[name] } : {}) }));
}
