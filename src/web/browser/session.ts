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
        if (!response.ok) return location.reload();
        notice.remove();
        clearTimeout(timer);
        timer = setTimeout(warn, Math.max(idle - ahead, 0));
      });
    });
  }
}
