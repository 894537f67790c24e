// What the page of the API document runs, as a module in the browser.
import { connect, ProblemError, unwrap } from '@media-asset-platform/client';
import { offer } from './docs-attempt.browser.js';

const find = <T extends Element>(selector: string): T => document.querySelector<T>(selector)!;

const session = connect({ baseUrl: location.origin, session: true });
const [form, known] = [find<HTMLFormElement>('#log-in'), find<HTMLElement>('#logged-in')];
const [fault, key] = [find<HTMLOutputElement>('#caller output'), find<HTMLInputElement>('#token')];

/** Whoever gives a token is called by it; it is kept in this page only. */
const client = () => (key.value === '' ? session : connect({ baseUrl: location.origin, token: key.value.trim() }));

/** Shows who is logged in, or the form. */
function show(username?: string): void {
  [form.hidden, known.hidden] = [username !== undefined, username === undefined];
  known.querySelector('b')!.textContent = username ?? '';
  fault.textContent = '';
}

async function caller(): Promise<string | undefined> {
  // Where there is no session, it would be a fault in the eyes of the browser to ask for it.
  if (!/(?:^|; )csrftoken=/.test(document.cookie)) return undefined;
  const { data } = await session.GET('/API/v2/whoami/');
  return data?.user.username;
}

async function logIn(): Promise<void> {
  const { username, password } = Object.fromEntries(new FormData(form)) as Record<'username' | 'password', string>;
  unwrap(await session.POST('/API/v2/sessions/', { body: { username, password } }));
  form.reset();
  show(await caller());
}

async function logOut(): Promise<void> {
  const answer = await session.DELETE('/API/v2/sessions/current/');
  if (answer.response.status !== 401) unwrap(answer); // else it has ended by itself
  show();
}

/** Does something, or tells why not. */
function tell(work: Promise<void>): void {
  work.catch((error: unknown) => {
    fault.textContent = error instanceof ProblemError ? error.detail : 'The service cannot be reached.';
  });
}

/** Shows those operations only that a text is in. */
function filter(text: string): void {
  const wanted = text.trim().toLowerCase();
  let any = false;
  for (const chapter of document.querySelectorAll<HTMLDetailsElement>('.chapter')) {
    const parts = [...chapter.querySelectorAll<HTMLElement>(':scope > details')];
    for (const part of parts) {
      const said = `${part.id} ${part.querySelector('summary')!.textContent}`.toLowerCase();
      part.hidden = !said.includes(wanted);
    }
    chapter.hidden = parts.every((part) => part.hidden);
    any ||= !chapter.hidden;
    if (wanted !== '') chapter.open = true;
  }
  find<HTMLElement>('#nothing').hidden = any;
}

/** Opens what the address names, also in the form `#/themes/createTheme`. */
function reveal(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.split(/[#/]/).at(-1)!));
  for (let at = target; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
  target?.scrollIntoView();
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  tell(logIn());
});
find('#by-token').addEventListener('submit', (event) => event.preventDefault()); // it is used as it stands there
known.querySelector('button')!.addEventListener('click', () => tell(logOut()));
find<HTMLInputElement>('#find').addEventListener('input', ({ target }) => filter((target as HTMLInputElement).value));
addEventListener('hashchange', reveal);
for (const button of document.querySelectorAll<HTMLButtonElement>('.try')) {
  button.addEventListener('click', () => tell(offer(button, client)));
}
reveal();
show();
tell(caller().then(show));
