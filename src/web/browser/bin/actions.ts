import { ProblemError, unwrap } from '../../../../client/src/index.js';
import { api } from '../api.js';
import { say } from '../copy.js';
import type { Look } from './follow.js';
import { boxOf, call, changeOf, filled, idOf, nameOf, type Shelf } from './shelf.js';
import { forgive, goOn, tell, tellSignedOut } from './tell.js';

/** What the buttons and forms of the page do without loading it anew, by their addresses. */
type Deed = (form: FormData, id: string) => Promise<void>;

export interface Actions {
  /** Puts a card, and with it all that are ticked if it is, before or behind another one. */
  moveBeside: (card: HTMLElement, other: HTMLElement, side: 'before' | 'behind') => Promise<void>;
}

export function offerActions(shelf: Shelf, look: Look): Actions {
  const { list } = shelf;
  const words = list.dataset;
  const bin = document.querySelector<HTMLFormElement>('#bin')!;
  const { changed, keepSelection } = keeper(look, tellFailure);

  /** Of what was not answered nobody knows whether it was done: it is not sent again. */
  function tellFailure(error: unknown): void {
    if (error instanceof ProblemError && error.status === 401) tellSignedOut(list);
    else tell(isRefusal(error) ? words.refused! : words.unanswered!, 'bad');
  }

  /** Does something that version 2 may refuse; after that the bin is shown as it is. */
  async function attempt(step: () => Promise<unknown>): Promise<void> {
    try {
      await keepSelection();
      await look.after(step);
    } finally {
      await look.now();
    }
  }

  async function moveTo(id: string, position: number): Promise<void> {
    const card = shelf.card(id)!;
    await attempt(async () => {
      const params = { path: { id } };
      const item = unwrap(await api.PATCH('/API/v2/mediabin/{id}/', { params, body: { position } }));
      const others = shelf.cards.filter((one) => one !== card);
      shelf.move([card], others[item.position - 1] ?? null);
      card.scrollIntoView({ block: 'nearest' });
      say(filled(words.moved!, { name: nameOf(card).textContent, position: item.position }));
      goOn(card);
    });
  }

  /** In the order that they stand in, together, in front of another one or last. */
  async function moveAll(cards: readonly HTMLElement[], before: Element | null): Promise<void> {
    const stored = shelf.cards;
    shelf.move(cards, before);
    await attempt(async () => {
      const ids = shelf.cards.map(idOf);
      try {
        unwrap(await api.POST('/API/v2/mediabin/reorder/', { body: { ids } }));
      } catch (error) {
        shelf.move(
          stored.filter((card) => card.isConnected),
          null,
        );
        throw error;
      }
      const position = ids.indexOf(idOf(cards[0]!)) + 1;
      const values = { name: nameOf(cards[0]!).textContent, position, count: cards.length };
      say(filled(cards.length > 1 ? words.movedMany! : words.moved!, values));
    });
  }

  async function putBeside(card: HTMLElement, other: HTMLElement, side: 'before' | 'behind'): Promise<void> {
    await look.whole();
    const cards = boxOf(card).checked ? shelf.ticked : [card];
    const still = shelf.cards.filter((one) => !cards.includes(one));
    if (!still.includes(other)) return;
    const place = still.indexOf(other) + (side === 'before' ? 0 : 1);
    await moveAll(cards, still[place] ?? null);
  }

  const moveBeside: Actions['moveBeside'] = (...where) => putBeside(...where).catch(tellFailure);

  /** What is said of those that go. */
  const removedWords = (cards: readonly HTMLElement[]): string =>
    cards.length === 1
      ? filled(words.removedOne!, { name: nameOf(cards[0]!).textContent })
      : filled(words.removed!, { count: cards.length });

  async function remove(cards: readonly HTMLElement[]): Promise<void> {
    const told = removedWords(cards);
    await attempt(async () => {
      unwrap(await api.POST('/API/v2/mediabin/remove/', { body: { ids: cards.map(idOf) } }));
      shelf.remove(cards);
      tell(told, 'undo');
    });
  }

  const deeds: Record<string, Deed> = {
    'select/': async (form) => {
      if (!form.has('all')) return attempt(() => Promise.resolve());
      const all = form.get('all') === 'true';
      for (const card of shelf.cards) changed(boxOf(card), all);
      shelf.count();
      await attempt(() => Promise.resolve());
    },
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
      const cards = shelf.ticked;
      const position = Number(form.get('position'));
      if (cards.length === 0) {
        tell(words.moveNone!);
        return goOn(bin.querySelector('.menu:has([name=position]) > summary'));
      }
      if (cards.length === 1 || !(position >= 1 && position <= shelf.cards.length)) {
        return moveTo(idOf(cards[0]!), position);
      }
      const others = shelf.cards.filter((card) => !cards.includes(card));
      await moveAll(cards, others[position - 1] ?? null);
      cards[0]!.scrollIntoView({ block: 'center' });
      goOn(cards[0]!);
    },
    'remove/': async () => remove(shelf.chosen),
    'clear/': async () => {
      await attempt(async () => {
        const { removed } = unwrap(await api.POST('/API/v2/mediabin/clear/'));
        const { cards } = shelf;
        const told = removed === cards.length ? removedWords(cards) : filled(words.removed!, { count: removed });
        shelf.remove(cards);
        tell(told, 'undo');
      });
    },
    'undo/': async () => {
      let first = '';
      await attempt(async () => {
        const { objects } = unwrap(await api.POST('/API/v2/mediabin/undo/'));
        first = objects[0]!.id;
        tell(filled(words.back!, { count: objects.length }));
      });
      goOn(shelf.card(first));
    },
    ':id/': async (form, id) => {
      const card = shelf.card(id)!;
      await attempt(async () => {
        const body = { resource_name: (form.get('resource_name') as string).trim() };
        const item = unwrap(await api.PATCH('/API/v2/mediabin/{id}/', { params: { path: { id } }, body }));
        const name = item.resource_name || item.resource_id;
        call(card, name);
        say(filled(words.renamed!, { name }));
      });
    },
    ':id/move/': (form, id) => moveTo(id, Number(form.getAll('position').at(-1))),
    ':id/remove/': async (_, id) => {
      await remove([shelf.card(id)!]);
    },
  };

  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const submitter = event.submitter as HTMLButtonElement | null;
    const path = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
    const [, id = '', deed = ''] = /^\/mediabin\/(?:(\d+)\/)?(.*)$/.exec(path) ?? [];
    const act = deeds[id === '' ? deed : `:id/${deed}`];
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
      .catch((error: unknown) => (isRefusal(error) ? sendPlainly(path, data) : tellFailure(error)));
  });
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

  bin.addEventListener('formdata', (event) => shelf.tell(event));
  list.addEventListener('change', (event) => {
    const box = event.target as HTMLInputElement;
    changed(box, box.checked);
    shelf.count();
  });
  list.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest<HTMLButtonElement | HTMLAnchorElement>('.does button, .does a');
    // The second of two quick presses is on another card's button by then.
    if (!pressed || event.defaultPrevented) return;
    event.preventDefault();
    const card = pressed.closest<HTMLElement>('.clip')!;
    if (pressed instanceof HTMLAnchorElement) openChange(card);
    else {
      look
        .whole()
        // Where it stands by now, whatever the button says.
        .then(() => moveTo(idOf(card), shelf.cards.indexOf(card) + 1 + (pressed.matches('.place + *') ? -1 : 1)))
        .catch(tellFailure);
    }
  });
  for (const menu of bin.querySelectorAll<HTMLDetailsElement>('.menu')) closeFromOutside(menu);
  return { moveBeside };
}

/** Sends what was ticked to the service, some at a time. */
function keeper({ pending, after, now }: Look, tellFailure: (error: unknown) => void) {
  const wanted = new Map<string, boolean>();
  let timer: ReturnType<typeof setTimeout>;
  let running = Promise.resolve();

  function changed(box: HTMLInputElement, selected: boolean): void {
    if (box.checked !== selected) box.checked = selected;
    wanted.set(box.value, selected);
    pending.add(box.value);
    clearTimeout(timer);
    timer = setTimeout(() => void keepSelection(), 400);
  }

  function keepSelection(): Promise<void> {
    clearTimeout(timer);
    running = running.then(async () => {
      const sent = new Map(wanted);
      let failure: unknown;
      wanted.clear();
      for (const selected of [true, false]) {
        const ids = [...sent].flatMap(([id, one]) => (one === selected ? [id] : []));
        if (ids.length === 0) continue;
        // An item that is gone meanwhile must not keep the others from being selected.
        const init = { params: { query: { mode: 'each' as const } }, body: { ids, set: { ui_selected: selected } } };
        await after(async () => unwrap(await api.PATCH('/API/v2/mediabin/bulk/', { ...init, keepalive: true }))).catch(
          (error: unknown) => (failure = error),
        );
      }
      for (const id of sent.keys()) if (!wanted.has(id)) pending.delete(id);
      if (failure === undefined) return;
      tellFailure(failure);
      void now();
    });
    return running;
  }

  addEventListener('pagehide', () => void keepSelection());
  return { changed, keepSelection };
}

/** Whether the service itself has answered that it was not done, not something in front of it, such as a proxy. */
const isRefusal = (error: unknown): boolean => error instanceof ProblemError && error.code !== undefined;

/** Shows what can be done to one item: its name, its place, and taking it out. */
function openChange(card: HTMLElement): void {
  const template = document.querySelector<HTMLTemplateElement>('#change-form')!;
  const dialog = template.content.firstElementChild!.cloneNode(true) as HTMLDialogElement;
  const id = idOf(card);
  const name = nameOf(card).textContent;
  dialog.querySelector('h2')!.textContent = name;
  for (const form of dialog.querySelectorAll('form')) {
    form.action = form.getAttribute('action')!.replace('/0/', `/${id}/`);
  }
  const [named, position] = ['resource_name', 'position'].map((field) =>
    dialog.querySelector<HTMLInputElement>(`[name=${field}]`)!,
  );
  named!.value = name === card.querySelector('code')!.textContent ? '' : name;
  position!.value = card.querySelector('.place')!.textContent;
  position!.max = String(card.parentElement!.childElementCount);
  dialog.querySelector('[data-close]')!.addEventListener('click', (event) => {
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (card.isConnected) changeOf(card).focus();
  });
  document.querySelector('.content')!.append(dialog);
  dialog.showModal();
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
