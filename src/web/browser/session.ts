import { api } from './api.js';

/** Says in time that the session is about to end for want of use, and offers to stay. */
export function watchSession(): void {
  const { idle: given, warning } = document.querySelector<HTMLElement>('[data-idle]')?.dataset ?? {};
  const idle = Number(given);
  const ahead = Number(warning) * 60_000;
  const template = document.querySelector<HTMLTemplateElement>('#idle-notice');
  if (!given || !template) return;
  let timer = setTimeout(warn, Math.max(idle - ahead, 0));

  function warn(): void {
    const notice = template!.content.firstElementChild!.cloneNode(true) as HTMLElement;
    document.querySelector('#notices')?.append(notice);
    notice.querySelector('button')?.addEventListener('click', () => {
      void api.GET('/API/v2/whoami/').then(({ response }) => {
        if (!response.ok) {
          if (!hasTyped()) return location.reload();
          // That is kept by the form that is sent, not by a page that is loaded anew.
          notice.querySelector('p')!.textContent = notice.dataset.over!;
          notice.querySelector('button')!.remove();
          return;
        }
        notice.remove();
        clearTimeout(timer);
        timer = setTimeout(warn, Math.max(idle - ahead, 0));
      });
    });
  }
}

/** Whether something was typed that has not been sent. */
const hasTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form :is(input, textarea)')].some(
    ({ type, value, defaultValue }) => type !== 'hidden' && value !== defaultValue,
  );
