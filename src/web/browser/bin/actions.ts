import { openChange } from './change-dialog.js';
import { type Deeds, isRefusal } from './deeds.js';
import type { Look } from './follow.js';
import { filled, idOf, type Shelf } from './shelf.js';
import { forgive, goOn, tell } from './tell.js';

/** What a form of the page does without loading it anew. */
type Action = (form: FormData, id: string) => Promise<void>;

/** Has forms, keys, boxes and buttons of the page do what they do without loading it anew. */
export function offerActions(shelf: Shelf, look: Look, deeds: Deeds): void {
  const bin = document.querySelector<HTMLFormElement>('#bin')!;
  answerForms(shelf, look, deeds, bin);
  answerCards(shelf, look, deeds);
  tameEnter(bin);
  for (const menu of bin.querySelectorAll<HTMLDetailsElement>('.menu')) closeFromOutside(menu);
}

/** By the addresses of the forms. */
function actionsOf(shelf: Shelf, deeds: Deeds, bin: HTMLFormElement): Record<string, Action> {
  const words = shelf.list.dataset;
  return {
    'select/': (form) => deeds.tickAll(form.has('all') ? form.get('all') === 'true' : undefined),
    'ids/': async (form) => {
      const ids = shelf.chosen.map((card) => card.querySelector('code')!.textContent);
      try {
        await navigator.clipboard.writeText(ids.join('\n'));
      } catch {
        return sendPlainly('/mediabin/ids/', form); // a page that shows them
      }
      tell(filled(words.copied!, { count: ids.length }));
    },
    'move/': async (form) => {
      if (shelf.ticked.length > 0) return deeds.moveTicked(Number(form.get('position')));
      tell(words.moveNone!);
      goOn(bin.querySelector('.menu:has([name=position]) > summary'));
    },
    'remove/': () => deeds.remove(shelf.chosen),
    'clear/': () => deeds.clear(),
    'undo/': () => deeds.undo(),
    ':id/': (form, id) => deeds.rename(id, form.get('resource_name') as string),
    ':id/move/': (form, id) => deeds.moveTo(id, Number(form.getAll('position').at(-1))),
    ':id/remove/': (_, id) => deeds.remove([shelf.card(id)!]),
  };
}

function answerForms(shelf: Shelf, look: Look, deeds: Deeds, bin: HTMLFormElement): void {
  const actions = actionsOf(shelf, deeds, bin);
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const submitter = event.submitter as HTMLButtonElement | null;
    const path = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
    const [, id = '', action = ''] = /^\/mediabin\/(?:(\d+)\/)?(.*)$/.exec(path) ?? [];
    const act = actions[id === '' ? action : `:id/${action}`];
    // What the service must be asked for, it gets from the form itself: a file, or something new.
    if (!act || (id !== '' && !shelf.card(id))) return;
    event.preventDefault();
    for (const menu of document.querySelectorAll('.menu[open]')) menu.removeAttribute('open');
    form.closest('.notice')?.remove();
    form.closest('dialog')?.close();
    document.querySelector('section.change')?.remove();
    forgive();
    const data = new FormData(form, submitter);
    // Refused, it is sent once more by itself: the page that answers says what is wrong in the reader's language.
    look
      .whole()
      .then(() => act(data, id))
      .catch((error: unknown) =>
        isRefusal(error) ? sendPlainly(path, data) : deeds.tellFailure(error, action === 'undo/'),
      );
  });
  bin.addEventListener('formdata', (event) => shelf.tell(event));
}

/** Boxes and buttons of the cards. */
function answerCards(shelf: Shelf, look: Look, deeds: Deeds): void {
  shelf.list.addEventListener('change', (event) => {
    const box = event.target as HTMLInputElement;
    deeds.selection.change(box, box.checked);
    shelf.count();
  });
  shelf.list.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest<HTMLButtonElement | HTMLAnchorElement>('.does button, .does a');
    // The second of two quick presses is on another card's button by then.
    if (!pressed || event.defaultPrevented) return;
    event.preventDefault();
    const card = pressed.closest<HTMLElement>('.clip')!;
    if (pressed instanceof HTMLAnchorElement) return openChange(card);
    look
      .whole()
      // Where it stands by now, whatever the button says.
      .then(() => deeds.moveTo(idOf(card), shelf.cards.indexOf(card) + 1 + (pressed.matches('.place + *') ? -1 : 1)))
      .catch((error: unknown) => deeds.tellFailure(error));
  });
}

function tameEnter(bin: HTMLFormElement): void {
  // Enter presses the first button of the form, wherever one types.
  const position = bin.querySelector<HTMLInputElement>('.menu [name=position]')!;
  position.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    bin.requestSubmit(bin.querySelector<HTMLButtonElement>('[formaction="/mediabin/move/"]'));
  });
  // Nor does a key that is held press a button again and again.
  bin.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
  });
}

/** Sends what a form holds as a page without scripts does. */
function sendPlainly(path: string, data: FormData): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = path;
  for (const [name, value] of data) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

function closeFromOutside(menu: HTMLDetailsElement): void {
  const close = (event: Event): void => {
    const target = event.target as Element;
    // What was wrong leads to a field inside.
    if (!menu.contains(target) && !target.closest('#mistakes')) menu.open = false;
  };
  addEventListener('pointerdown', close);
  addEventListener('focusin', close);
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')!.focus();
  });
}
