// What the page of the API document runs, as a module in the browser.
import { connect, ProblemError, unwrap } from '@media-asset-platform/client';

declare const SwaggerUIBundle: (options: object) => void;

const client = connect({ baseUrl: location.origin, session: true });
const [form, known] = ['log-in', 'logged-in'].map((id) => document.getElementById(id)) as [
  HTMLFormElement,
  HTMLElement,
];
const fault = document.querySelector<HTMLElement>('.hint output')!;

/** Shows who is logged in, or the form. */
function show(username?: string): void {
  [form.hidden, known.hidden] = [username !== undefined, username === undefined];
  known.querySelector('b')!.textContent = username ?? '';
  fault.textContent = '';
}

async function caller(): Promise<string | undefined> {
  // Where there is no session, it would be a fault in the eyes of the browser to ask for it.
  if (csrfToken() === undefined) return undefined;
  const { data } = await client.GET('/API/v2/whoami/');
  return data?.user.username;
}

async function logIn(): Promise<void> {
  const { username, password } = Object.fromEntries(new FormData(form)) as Record<'username' | 'password', string>;
  unwrap(await client.POST('/API/v2/sessions/', { body: { username, password } }));
  form.reset();
  show(await caller());
}

async function logOut(): Promise<void> {
  const answer = await client.DELETE('/API/v2/sessions/current/');
  if (answer.response.status !== 401) unwrap(answer); // else it has ended by itself
  show();
}

/** Does something, or tells why not. */
function tell(work: Promise<void>): void {
  work.catch((error: unknown) => {
    fault.textContent = error instanceof ProblemError ? error.detail : 'The service cannot be reached.';
  });
}

function csrfToken(): string | undefined {
  return /(?:^|; )csrftoken=([^;]+)/.exec(document.cookie)?.[1];
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  tell(logIn());
});
known.querySelector('button')!.addEventListener('click', () => tell(logOut()));
show();
tell(caller().then(show));

SwaggerUIBundle({
  url: '/API/v2/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  filter: true,
  showExtensions: true,
  validatorUrl: null,
  requestInterceptor: (request: { headers: Record<string, string> }) => {
    // Without this the browser would ask for a password by itself.
    request.headers['X-Requested-With'] = 'XMLHttpRequest';
    // Writes of a browser that is signed in repeat its CSRF token.
    const token = csrfToken();
    if (token !== undefined) request.headers['X-CSRFToken'] = token;
    return request;
  },
});
