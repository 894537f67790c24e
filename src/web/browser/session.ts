import { api } from './api.js';

/** The longest that a browser's timer takes, some 25 days; with more it rings at once. */
const longest = 2 ** 31 - 1;

let onUse = (): void => undefined;

/** To be called by what asks the service otherwise than by its client. */
export const sessionUsed = (): void => onUse();

/**
 * Says in time that the session is about to end for want of use, and offers to stay. Tabs tell each other of its use:
 * asking the service would be one.
 */
export function watchSession(): void {
  const { idle: given, warning } = document.querySelector<HTMLElement>('[data-idle]')?.dataset ?? {};
  const idle = Number(given);
  const ahead = Number(warning) * 60_000;
  const template = document.querySelector<HTMLTemplateElement>('#idle-notice');
  if (!given || !template) return;
  const first = template.content.firstElementChild as HTMLElement;
  const words = first.dataset;
  const tabs = new BroadcastChannel('session');
  let notice: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  tabs.addEventListener('message', begin);
  onUse = used;
  api.use({ onResponse: ({ response }) => (isUse(response) ? used() : undefined) });
  used();

  function used(): void {
    tabs.postMessage('used');
    begin();
  }

  function begin(): void {
    const hadFocus = notice?.contains(document.activeElement) === true;
    notice?.remove();
    notice = undefined;
    if (hadFocus) document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    later(warn, Math.max(idle - ahead, 0));
  }

  function later(then: () => void, wait: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => (wait > longest ? later(then, wait - longest) : then()), Math.min(wait, longest));
  }

  function warn(): void {
    notice = first.cloneNode(true) as HTMLElement;
    document.querySelector('#notices')?.append(notice);
    notice.querySelector('button')?.addEventListener('click', () => {
      ask(() => (hasTyped() ? tellEnd() : location.reload()));
    });
    // A little later, or the question would be in time to keep it.
    later(() => ask(tellEnd), ahead + 2000);
  }

  function ask(over: () => void): void {
    void api.GET('/API/v2/whoami/').then(
      ({ response }) => (response.status === 401 ? over() : response.ok || tell(words.unanswered!)),
      () => tell(words.unanswered!),
    );
  }

  /** What was typed is kept by the form that is sent, not by a page that is loaded anew. */
  function tellEnd(): void {
    clearTimeout(timer);
    tell(words.over!);
    const button = notice?.querySelector('button');
    if (button && button === document.activeElement) {
      notice!.tabIndex = -1;
      notice!.focus({ preventScroll: true });
    }
    button?.remove();
  }

  function tell(text: string): void {
    const says = notice?.querySelector('p');
    if (says) says.textContent = text;
  }
}

/** Whether an answer tells that the session goes on: also one that there is nothing new. */
const isUse = ({ ok, status }: Response): boolean => ok || status === 304;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether something was typed or chosen that has not been sent. */
export const hasTyped = (within: ParentNode = document): boolean =>
  [...within.querySelectorAll<Field>('form :is(input, textarea, select)')].some(isChanged);

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    // Where none is chosen by the page, the browser chooses the first.
    const given = options.filter(({ defaultSelected }) => defaultSelected);
    return field.value !== (given.at(-1) ?? options[0])?.value;
  }
  if (field.type === 'hidden') return false;
  if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) return true;
  return field.value !== field.defaultValue;
}
