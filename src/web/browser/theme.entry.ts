// The preview of a theme follows while one types, and so does the check. Each preview goes into a frame of its own, which
// takes the place of the one before when it is there: nothing flickers, and the way back is not full of previews.
import { say } from './notices.js';
import { hasTyped, sessionUsed } from './session.js';

const stage = document.querySelector<HTMLElement>('[data-preview]')!;
const form = document.querySelector<HTMLFormElement>(`#${stage.dataset.preview!}`)!;
const previewButton = form.querySelector<HTMLButtonElement>('[formtarget]')!;
const checkButton = form.querySelector<HTMLButtonElement>('[name=check]')!;

/** How long nobody has typed before they see it, in milliseconds. */
const pause = 600;

let frame = stage.querySelector('iframe')!;
let coming: HTMLIFrameElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let count = 0;

function show(): void {
  coming?.remove();
  const next = (coming = frame.cloneNode() as HTMLIFrameElement);
  next.removeAttribute('src');
  next.name = `sample-${++count}`;
  next.hidden = true;
  stage.append(next);
  next.addEventListener('load', () => {
    // Some browsers load the empty page first; one of their own, where no answer came, shows no document.
    if (next !== coming || !next.contentDocument || next.contentDocument.URL === 'about:blank') return;
    next.hidden = false;
    frame.remove();
    frame = next;
    coming = undefined;
  });
  previewButton.formTarget = next.name;
  // As it is: what is half typed is shown, too.
  form.requestSubmit(previewButton);
}

let asking: AbortController | undefined;
let said = '';
/** Whether the reader waits for what is found, by whichever check. */
let isAwaited = false;

/** The service says it in the reader's language, as the page that it would answer without scripts. */
async function check(): Promise<void> {
  asking?.abort();
  const { signal } = (asking = new AbortController());
  const address = new URL(checkButton.formAction);
  address.searchParams.set('part', 'typed');
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, value as string]));
  const answer = await fetch(address, { method: 'POST', body, headers: { Accept: 'text/html' }, signal });
  if (answer.ok) sessionUsed();
  const found = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('#typed');
  // Who is signed out is asked to sign in by the page itself, which keeps what is typed.
  if (answer.status === 401 && isAwaited) return form.requestSubmit(checkButton);
  // Where too many are checked at the moment, what was found before stays.
  if (!found) throw new Error('It cannot be checked at the moment.');
  document.querySelector('#typed')!.replaceWith(found);
  const sum = found.querySelector('[data-says], .summary')?.textContent.trim() ?? '';
  if (sum !== said) say(sum);
  said = sum;
}

/**
 * Another one is asked for meanwhile, or the network is away: the next pause asks again.
 * @param isAsked whether the reader has asked for it
 */
async function checkNow(isAsked: boolean): Promise<void> {
  isAwaited ||= isAsked;
  try {
    await check();
  } catch (error) {
    if ((error as Error).name === 'AbortError') return; // the next one tells whoever waits
    if (isAwaited) {
      document.querySelector('#typed')!.textContent = stage.dataset.unanswered!;
      say(stage.dataset.unanswered!);
    }
  }
  isAwaited = false;
}

form.addEventListener('input', () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    show();
    void checkNow(false);
  }, pause);
});
let isSaving = false;
/** Shown again after a refusal, it holds what is stored nowhere. */
const isUnsaved = form.querySelector('#mistakes') !== null;
if (isUnsaved) show();

form.addEventListener('submit', ({ submitter }) => {
  clearTimeout(timer);
  isSaving ||= submitter !== previewButton;
});
// The buttons beside it are of other forms, which send nothing of what is typed here.
addEventListener('beforeunload', (event) => {
  if (!isSaving && (isUnsaved || hasTyped(form))) event.preventDefault();
});
previewButton.addEventListener('click', (event) => {
  if (event.isTrusted) {
    event.preventDefault();
    show();
  }
});
checkButton.addEventListener('click', (event) => {
  event.preventDefault();
  said = '';
  void checkNow(true);
});
// These stand outside of the form that they belong to.
for (const scheme of document.querySelectorAll<HTMLInputElement>(`input[form="${form.id}"]`)) {
  scheme.addEventListener('change', show);
}
