import { hash } from 'node:crypto';
import type { OpenAPIObject } from '@nestjs/swagger';
import { problems, problemTable, type ProblemCode } from '../../../config/problems.js';
import { V2_ROOT } from '../paths.js';
import { reference } from './docs.reference.js';
import { escaped, marked } from './html.js';

const folder = `${V2_ROOT}/docs`;

const head = (title: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Media Asset Platform: ${title}</title>
    <link rel="icon" href="${folder}/icon.svg">
    <link rel="stylesheet" href="${folder}/page.css">
  </head>`;

/** The script of the page, by its place in dist/. */
export const docsScript = 'src/rest/v2/openapi/docs.browser.js';

/** Where the browser finds what the client stands on. */
const importMap = JSON.stringify({ imports: { 'openapi-fetch': `${folder}/openapi-fetch.js` } });

/** The pages load nothing from other hosts and run no script but ours. */
export const policy = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${hash('sha256', importMap, 'base64')}'`,
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export const docsIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1f5fbf"/><path d="M8 23V9l8 8 8-8v14" fill="none" stroke="#fff" stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round"/></svg>`;

/**
 * The page that shows the API document. All of it is there at once; what is closed is not laid out before it is opened.
 */
export function referencePage(document: OpenAPIObject): string {
  const [first = '', ...paragraphs] = (document.info.description ?? '').split('\n\n');
  return `${head('API')}
  <body>
    <header>
      <h1>${escaped(document.info.title)} <small>${escaped(document.info.version)}</small></h1>
      <p>${marked(first)}</p>
      <p><a href="${V2_ROOT}/openapi.json">OpenAPI document</a> <a href="${folder}/problems">Problems</a></p>
    </header>
    <main>
      <section id="caller" aria-label="Signing in">
        <form id="log-in" method="post">
          <label>User name <input name="username" autocomplete="username" required></label>
          <label>Password <input name="password" type="password" autocomplete="current-password" required></label>
          <button>Log in</button>
        </form>
        <p id="logged-in" hidden>You are logged in as <b></b>. <button type="button">Log out</button></p>
        <form id="by-token"><label>or with a token <input id="token" type="password" autocomplete="off" placeholder="map_…"></label></form>
        <output></output>
      </section>
      <details class="notes"><summary>How to sign in, page, change and read errors</summary>
${paragraphs.map((text) => `<p>${marked(text)}</p>`).join('\n')}
      </details>
      <label class="find">Find an operation <input type="search" id="find" placeholder="path, name or permission"></label>
      <p id="nothing" hidden>There is no such operation.</p>
${reference(document)}
    </main>
    <script type="importmap">${importMap}</script>
    <script type="module" src="${folder}/built/${docsScript}"></script>
  </body>
</html>
`;
}

/** The page that explains the codes, each with an anchor of its own. */
export const problemsPage = (): string => `${head('problems')}
  <body>
    <main class="problems">
      <h1>Problems</h1>
      <p>Whatever the service refuses, it answers with a problem document (RFC 9457). Its <code>code</code> is stable.</p>
      <table>
        <thead><tr><th>Code</th><th>Status</th><th>Meaning</th></tr></thead>
        <tbody>
${problemTable.words.map(row).join('\n')}
        </tbody>
      </table>
      <p><a href="${folder}">The API</a></p>
    </main>
  </body>
</html>
`;

function row(code: ProblemCode): string {
  const { status, title } = problems[code];
  return `        <tr id="${code}"><td><code>${code}</code></td><td>${status}</td><td>${title}</td></tr>`;
}
