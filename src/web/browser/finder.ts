import { offerCopies } from './copy.js';
import { say, warn } from './notices.js';
import { sessionUsed } from './session.js';
import { showTimes } from './times.js';
import { askInZone, showInZone } from './zone.js';

/** How long nobody has typed before a list follows, in milliseconds. */
const pause = 250;

/** How long until a list is asked for again that could not be had, in milliseconds. */
const patience = 5000;

/** Answers to those who may not look any more. */
const gone = [401, 403, 404];

/**
 * A list follows while one types into the form that filters it, `#finder`. The page is asked for as the form would ask;
 * of its answer those parts are taken over that have an id and are marked by `data-found`. The form stays, and the focus
 * in it. What `data-says` holds is told to readers of a screen reader; a list that cannot be had is told of, and asked for
 * again. Scripts hear `found` when a list is another.
 */
export function followFinder(): void {
  const form = document.querySelector<HTMLFormElement>('form#finder');
  if (!form) return;
  askInZone(form);
  let shown = location.pathname + location.search;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;
  let isNew = true;
  // Where the way back leads to a part of the page, the field that was typed in loses the focus, and tells of a change.
  let goesBack = false;
  let steps = 0;
  /** What asks again for what could not be had, and what tells of it. */
  let again: (() => Promise<void>) | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let told: HTMLElement | undefined;

  const later = (wait: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void find(), wait);
  };

  /** Asks for the list at what the form says, and keeps its address: one step of the way back for all that is typed. */
  async function find(): Promise<void> {
    if (goesBack) return;
    const address = addressOf(form!);
    if (address === shown || !form!.checkValidity()) return stop();
    if (!(await show(address, find))) return;
    if (isNew) history.pushState(null, '', address);
    else history.replaceState(null, '', address);
    isNew = false;
  }

  /** Leaves the list as it is: what is under way is not asked for any more. */
  function stop(): void {
    asking?.abort();
    recover();
    mark(false);
  }

  function recover(): void {
    again = undefined;
    told?.remove();
    told = undefined;
  }

  /**
   * Whether it is shown: another may have been asked for meanwhile.
   * @param asker what asks again where there is no answer
   */
  async function show(address: string, asker: () => Promise<void>): Promise<Document | undefined> {
    asking?.abort();
    again = undefined;
    const { signal } = (asking = new AbortController());
    mark(true);
    try {
      const answer = await fetch(address, { headers: { Accept: 'text/html' }, signal });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      // Whoever is signed out meanwhile, or may not look any more, learns that from the page itself.
      if (answer.redirected || gone.includes(answer.status)) return void location.assign(address);
      sessionUsed();
      if (!page.querySelector('[data-found]')) throw new Error('It cannot be found at the moment.');
      takeOver(page);
      shown = address;
      recover();
      mark(false);
      return page;
    } catch {
      // The network is away, or the service busy: the form can still be sent.
      if (!signal.aborted) miss(asker);
      return undefined;
    }
  }

  function miss(asker: () => Promise<void>): void {
    mark(false);
    told ??= warn('notFollowed');
    told.classList.add('floating');
    again = asker;
    clearTimeout(retry);
    retry = setTimeout(() => void again?.(), patience);
  }

  async function goBack(): Promise<void> {
    const address = location.pathname + location.search;
    clearTimeout(timer);
    if (address === shown) return stop();
    isNew = goesBack = true;
    const step = ++steps;
    const page = await show(address, goBack);
    if (step === steps) goesBack = false; // another step may be under way
    if (page) fillAs(form!, page.querySelector<HTMLFormElement>('form#finder'));
  }

  form.addEventListener('input', (event) => {
    // A word is not yet one while it is put together, as in Japanese.
    if (!event.isComposing) later(pause);
  });
  form.addEventListener('compositionend', () => later(pause));
  form.addEventListener('change', () => later(0));
  form.addEventListener('submit', () => {
    clearTimeout(timer);
    asking?.abort();
    again = undefined;
  });
  addEventListener('popstate', () => void goBack());
  addEventListener('online', () => void again?.());
}

/** Fields that nothing is said in are left out. */
function addressOf(form: HTMLFormElement): string {
  const said = [...new FormData(form)].filter((entry): entry is [string, string] => entry[1] !== '');
  const { pathname } = new URL(form.action);
  return said.length > 0 ? `${pathname}?${new URLSearchParams(said).toString()}` : pathname;
}

const parts = (page: Document): HTMLElement[] => [...page.querySelectorAll<HTMLElement>('[data-found]')];

function mark(isBusy: boolean): void {
  for (const part of parts(document)) part.ariaBusy = String(isBusy);
}

function takeOver(page: Document): void {
  for (const part of parts(page)) {
    showTimes(part);
    offerCopies(part);
    const before = document.querySelector(`#${part.id}`);
    const hadFocus = before?.contains(document.activeElement) === true;
    before?.replaceWith(part);
    if (hadFocus) {
      part.tabIndex = -1;
      part.focus();
    }
    if (part.dataset.says) say(part.dataset.says);
  }
  document.dispatchEvent(new Event('found'));
}

/** Goes back to what the form said then. */
function fillAs(form: HTMLFormElement, then: HTMLFormElement | null): void {
  if (then) showInZone(then);
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    const before = then?.elements.namedItem(field.name);
    if (before instanceof HTMLInputElement || before instanceof HTMLSelectElement) field.value = before.value;
  }
}
