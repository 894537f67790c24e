import { hash } from 'node:crypto';
import { problems } from '../../../config/problems.js';
import { V2_ROOT } from '../paths.js';

const head = (title: string, more = '') => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Media Asset Platform: ${title}</title>
    <link rel="icon" href="${V2_ROOT}/docs/favicon-32x32.png">
    ${more}
    <link rel="stylesheet" href="${V2_ROOT}/docs/page.css">
  </head>`;

const folder = `${V2_ROOT}/docs`;

/** The script of the page, by its place in dist/. */
export const docsScript = 'src/rest/v2/openapi/docs.browser.js';

/** Where the browser finds what the client stands on. */
const importMap = JSON.stringify({ imports: { 'openapi-fetch': `${folder}/openapi-fetch.js` } });

/** The page loads nothing from other hosts and runs no script but ours; Swagger UI writes styles into elements. */
export const policy = [
  "default-src 'self'",
  `script-src 'self' 'sha256-${hash('sha256', importMap, 'base64')}'`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The page that shows the API document. */
export const docsPage = `${head('API', `<link rel="stylesheet" href="${folder}/swagger-ui.css">`)}
  <body>
    <section class="hint">
      <p>
        To try something out here, log in, or <b>Authorize</b> with a token.
        What the service refuses is explained under <a href="${folder}/problems">problems</a>.
      </p>
      <form id="log-in" method="post">
        <label>User name <input name="username" autocomplete="username" required></label>
        <label>Password <input name="password" type="password" autocomplete="current-password" required></label>
        <button>Log in</button>
      </form>
      <p id="logged-in" hidden>You are logged in as <b></b>. <button type="button">Log out</button></p>
      <output></output>
    </section>
    <div id="api"></div>
    <script type="importmap">${importMap}</script>
    <script src="${folder}/swagger-ui-bundle.js"></script>
    <script type="module" src="${folder}/built/${docsScript}"></script>
  </body>
</html>
`;

export const docsStyle = `body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #3b4151 }
a { color: #1f6feb }
.hint { max-width: 1380px; width: calc(100% - 40px); box-sizing: border-box; margin: 20px auto 0; padding: 12px 16px; border-radius: 4px; background: #eef4fb; font-size: 14px }
.hint p { margin: 0 }
.hint form, #logged-in { margin-top: 8px }
.hint [hidden] { display: none }
.hint form { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center }
.hint input, .hint button { font: inherit; padding: 4px 8px; border: 1px solid #8b95a5; border-radius: 4px; background: #fff }
.hint button { cursor: pointer }
.hint output { display: block; color: #b42318 }
.problems { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
td, th { padding: .3rem 1rem .3rem 0; text-align: left; vertical-align: top }
:target { background: #fff3bf }
/* What says nothing here: there is one server, no operation has links to others, and the codes are told in words. */
.swagger-ui .servers-title, .swagger-ui .servers, .swagger-ui .response-col_links, .swagger-ui .response__extension { display: none }
.swagger-ui .scheme-container { padding: 12px 0 }
.swagger-ui .info { margin: 24px 0 }
@media (max-width: 640px) {
  .swagger-ui .wrapper { padding: 0 10px }
  .swagger-ui .opblock .opblock-summary-path { max-width: none }
  .swagger-ui td { overflow-wrap: anywhere }
  .hint { width: auto; margin: 10px 10px 0 }
  .problems { margin: 1rem auto }
  .problems td, .problems th { padding-right: .6rem }
  .problems code { font-size: .8em; overflow-wrap: anywhere }
}
`;

/** The page that explains the codes, each with an anchor of its own. */
export const problemsPage = `${head('problems')}
  <body>
    <main class="problems">
      <h1>Problems</h1>
      <p>Whatever the service refuses, it answers with a problem document (RFC 9457). Its <code>code</code> is stable.</p>
      <table>
        <tr><th>Code</th><th>Status</th><th>Meaning</th></tr>
${Object.entries(problems).map(row).join('\n')}
      </table>
      <p><a href="${V2_ROOT}/docs">The API</a></p>
    </main>
  </body>
</html>
`;

function row([code, { status, title }]: [string, { status: number; title: string }]): string {
  return `        <tr id="${code}"><td><code>${code}</code></td><td>${status}</td><td>${title}</td></tr>`;
}
