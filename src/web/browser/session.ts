import { api } from './api.js';

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
  const tabs = new BroadcastChannel('session');
  let notice: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  tabs.addEventListener('message', begin);
  api.use({ onResponse: ({ response }) => (response.ok ? used() : undefined) });
  used();

  function used(): void {
    tabs.postMessage('used');
    begin();
  }

  function begin(): void {
    notice?.remove();
    notice = undefined;
    clearTimeout(timer);
    timer = setTimeout(warn, Math.max(idle - ahead, 0));
  }

  function warn(): void {
    notice = template!.content.firstElementChild!.cloneNode(true) as HTMLElement;
    document.querySelector('#notices')?.append(notice);
    notice.querySelector('button')?.addEventListener('click', () => {
      ask(() => (hasTyped() ? tellEnd() : location.reload()));
    });
    // A little later, or the question would be in time to keep it.
    timer = setTimeout(() => ask(tellEnd), ahead + 2000);
  }

  function ask(over: () => void): void {
    void api.GET('/API/v2/whoami/').then(
      ({ response }) => response.status === 401 && over(),
      () => undefined,
    );
  }

  /** What was typed is kept by the form that is sent, not by a page that is loaded anew. */
  function tellEnd(): void {
    clearTimeout(timer);
    notice!.querySelector('p')!.textContent = notice!.dataset.over!;
    notice!.querySelector('button')?.remove();
  }
}

/** Whether something was typed that has not been sent. */
export const hasTyped = (within: ParentNode = document): boolean =>
  [...within.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form :is(input, textarea)')].some(
    ({ type, value, defaultValue }) => type !== 'hidden' && value !== defaultValue,
  );
