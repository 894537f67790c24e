// What every page's script does. Everything works without it.
import { followFinder } from './finder.js';
import { watchSession } from './session.js';
import { showTimes } from './times.js';
import { offerCopies } from './copy.js';
import { say } from './notices.js';
import { offerReveals } from './reveal.js';

// A form that is shown again: its page is where it says, so that it can be loaded anew, and gone back to.
const { address } = document.querySelector<HTMLElement>('[data-address]')?.dataset ?? {};
if (address) history.replaceState(null, '', address);

// Who presses twice by habit means one deed: the second press would be about what the first has left.
addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button');
    if (event.detail > 1 && button?.type === 'submit') event.preventDefault();
  },
  true,
);

/** Milliseconds in which a form that is sent again by the same means was meant to be sent once. */
const twice = 3000;

// The same by the keyboard: the browser would drop the first answer, which may be the only one that has a key.
// What is shown in a frame may follow as quickly as is typed.
const sending = new WeakMap<EventTarget, { at: number; by: HTMLElement | null }>();
addEventListener('submit', (event) => {
  const [form, by] = [event.target as HTMLFormElement, event.submitter as HTMLButtonElement | null];
  if (event.defaultPrevented || form.method !== 'post' || form.target || by?.formTarget) return;
  const last = sending.get(form);
  if (last && last.by === by && event.timeStamp - last.at < twice) event.preventDefault();
  else sending.set(form, { at: event.timeStamp, by });
});

showTimes(document);
offerCopies(document);
offerReveals(document);
watchSession();
followFinder();

// On narrow screens the navigation is moved sideways: where the reader is, is in sight.
for (const navigation of document.querySelectorAll<HTMLElement>('nav.pages, .tabs')) {
  const current = navigation.querySelector<HTMLElement>('[aria-current]');
  if (!current) continue;
  navigation.scrollLeft =
    current.offsetLeft - navigation.offsetLeft - (navigation.clientWidth - current.clientWidth) / 2;
}

// A reader must notice what became of the step before: where it leads back to what was changed, that is where they are.
const notice = document.querySelector<HTMLElement>('.notice');
const changed = document.querySelector<HTMLElement>('.content :target');
(document.querySelector<HTMLElement>('#mistakes') ?? changed ?? notice)?.focus();
if (changed && notice) say(notice.querySelector('p')?.textContent ?? '');
