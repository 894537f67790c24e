import { api } from './api.js';

/** How long before the end of the session it is spoken of, in milliseconds. */
const ahead = 120_000;

/** Says in time that the session is about to end for want of use, and offers to stay. */
export function watchSession(): void {
  const idle = Number(document.body.dataset.idle);
  const template = document.querySelector<HTMLTemplateElement>('#idle-notice');
  if (!idle || !template) return;
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
