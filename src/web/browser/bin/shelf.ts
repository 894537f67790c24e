import type { Schemas } from '../../../../client/src/index.js';
import { kindOf, knownType, pictureAt } from '../../mediabin/pictures.js';

export type Item = Schemas['BinItem'];

/** How many cards are made or changed at a time. */
const some = 40;

/** The cards of the bin, in their order. */
export class Shelf {
  /** Called for each card that comes later. */
  onCard?: (card: HTMLElement) => void;
  private readonly template = document.querySelector<HTMLTemplateElement>('#card')!.content.firstElementChild!;
  private readonly origins: string[];
  /** How often all have been told where they stand. */
  private numbered = 0;

  constructor(readonly list: HTMLElement) {
    this.origins = list.dataset.origins!.split(' ');
  }

  get cards(): HTMLElement[] {
    return [...this.list.children] as HTMLElement[];
  }

  card(id: string): HTMLElement | null {
    return this.list.querySelector(`#item-${id}`);
  }

  /** The cards that an action is about: those that are ticked, or all when none is. */
  get chosen(): HTMLElement[] {
    const ticked = this.ticked;
    return ticked.length > 0 ? ticked : this.cards;
  }

  get ticked(): HTMLElement[] {
    return this.cards.filter((card) => boxOf(card).checked);
  }

  /** Whether all of the bin is here; of a long one the page holds a part at first. */
  get isWhole(): boolean {
    return document.querySelector('#bin [name=shown]') === null;
  }

  /**
   * Shows the items as they are now. Cards that stay are the same elements, so focus and what is typed stay too. Of many
   * items some at a time: meanwhile the reader goes on.
   * @param pending ids of those whose selection is on its way to the service
   * @param isCurrent whether nothing was done to the bin since they were read; else the rest is left
   */
  async show(items: readonly Item[], pending: ReadonlySet<string>, isCurrent: () => boolean): Promise<void> {
    const present = new Map(this.cards.map((card) => [idOf(card), card]));
    const wanted = new Set(items.map(({ id }) => id));
    this.drop([...present].flatMap(([id, card]) => (wanted.has(id) ? [] : [card])));
    let next = this.list.firstElementChild;
    for (let at = 0; at < items.length; at += some) {
      if (at > 0) {
        await new Promise((go) => setTimeout(go));
        if (!isCurrent()) return;
      }
      const focused = document.activeElement as HTMLElement | null;
      for (const [place, item] of items.slice(at, at + some).entries()) {
        const there = present.get(item.id);
        const card = there ?? this.newCard();
        this.fill(card, item);
        number(card, at + place + 1, items.length);
        if (!pending.has(item.id)) boxOf(card).checked = item.ui_selected;
        // Where just one has gone elsewhere, those behind it are where they should be.
        if (card === next || (there && card === next?.nextElementSibling)) next = card.nextElementSibling;
        else this.list.insertBefore(card, next);
        if (!there) this.onCard?.(card);
      }
      if (focused !== document.activeElement && focused?.isConnected) focused.focus({ preventScroll: true });
    }
    for (const part of document.querySelectorAll('#bin [name=shown], #bin [name=from]')) part.remove();
    this.count();
  }

  /** Puts cards before another one, or last; the reader stays where they are. */
  move(cards: readonly HTMLElement[], before: Element | null): void {
    const focused = document.activeElement as HTMLElement | null;
    for (const card of cards) this.list.insertBefore(card, before);
    this.number();
    if (focused !== document.activeElement) focused?.focus();
  }

  remove(cards: readonly HTMLElement[]): void {
    this.drop(cards);
    this.number();
  }

  /** Whoever stands on one of them goes on at the next that stays. */
  private drop(cards: readonly HTMLElement[]): void {
    const { cards: all } = this;
    const held = all.findIndex((card) => cards.includes(card) && card.contains(document.activeElement));
    for (const card of cards) card.remove();
    if (held < 0) return;
    const stays = [...all.slice(held), ...all.slice(0, held).reverse()].find((card) => card.isConnected);
    (stays ?? document.querySelector<HTMLElement>('#main'))?.focus({ preventScroll: true });
  }

  /** Tells cards and buttons where they stand, and how many there are; of many cards, some at a time. */
  private number(): void {
    const { cards } = this;
    const turn = (this.numbered += 1);
    const from = (at: number): void => {
      if (turn !== this.numbered) return; // they stand elsewhere meanwhile
      for (let place = at; place < Math.min(at + some * 5, cards.length); place++) {
        number(cards[place]!, place + 1, cards.length);
      }
      if (at + some * 5 < cards.length) setTimeout(() => from(at + some * 5));
    };
    from(0);
    this.count();
  }

  /** Makes the buttons say on how many items they act. */
  count(): void {
    if (!this.isWhole) return; // what the page says of all of it holds
    const total = this.list.childElementCount;
    const count = this.list.querySelectorAll('.clip :checked').length;
    const says = document.querySelector<HTMLElement>('#chosen')!;
    setText(says, filled(count > 0 ? says.dataset.some! : says.dataset.none!, { total, count }));
    for (const button of document.querySelectorAll<HTMLElement>('.bin-bar [data-all]')) {
      const { all, allOne, some, someOne } = button.dataset;
      const ofAll = filled((total === 1 ? allOne : all)!, { count: total });
      setText(button.querySelector('.kept')!, count > 0 ? filled((count === 1 ? someOne : some)!, { count }) : ofAll);
      setText(button.querySelector('.untick')!, ofAll);
    }
    const place = document.querySelector<HTMLInputElement>('#bin .menu [name=position]')!;
    place.max = String(total);
  }

  /** Tells the bin's form what is ticked on cards that are no part of it. */
  tell({ formData }: FormDataEvent): void {
    for (const box of this.list.querySelectorAll<HTMLInputElement>('.clip :checked')) {
      if (!box.form) formData.append(box.name, box.value);
    }
  }

  /** A card that is no part of the bin's form: browsers look through all of a form for each part that comes to it. */
  private newCard(): HTMLElement {
    const card = this.template.cloneNode(true) as HTMLElement;
    for (const part of card.querySelectorAll('[form]')) part.removeAttribute('form');
    return card;
  }

  private fill(card: HTMLElement, item: Item): void {
    const { id, resource_id, resource_name, resource_type, thumbnail_uri, absolute_url } = item;
    const link = nameOf(card);
    const [code, type] = card.querySelector('.sub')!.childNodes;
    call(card, resource_name || resource_id);
    const known = knownType(resource_type);
    const said = known && document.querySelector(`#type-${known}`)?.textContent;
    const typeText = ` ${said ?? resource_type}`;
    if (type!.textContent !== typeText) {
      type!.textContent = typeText;
      card.querySelector('use')!.setAttribute('href', `#kind-${kindOf(resource_type)}`);
    }
    this.showPicture(card, pictureAt(thumbnail_uri, this.origins));
    if (card.id === `item-${id}` && link.getAttribute('href') === absolute_url) return; // nothing else can change
    card.id = `item-${id}`;
    link.id = `name-${id}`;
    link.href = absolute_url;
    code!.textContent = resource_id;
    const box = boxOf(card);
    box.value = id;
    for (const named of card.querySelectorAll('[aria-labelledby]')) {
      const [verb] = named.getAttribute('aria-labelledby')!.split(' ');
      named.setAttribute('aria-labelledby', `${verb} name-${id}`);
    }
    for (const button of card.querySelectorAll('[formaction]')) {
      button.setAttribute('formaction', `/mediabin/${id}/move/`);
    }
    changeOf(card).href = `/mediabin/?item=${id}#change`;
  }

  private showPicture(card: HTMLElement, picture: string | undefined): void {
    const image = card.querySelector('img');
    if (image?.getAttribute('src') === picture) return;
    if (picture === undefined) return image!.remove();
    const shown = image ?? (this.template.querySelector('img')!.cloneNode() as HTMLImageElement);
    shown.setAttribute('src', picture);
    if (!image) boxOf(card).before(shown);
  }
}

export const idOf = (card: HTMLElement): string => card.id.replace('item-', '');
export const boxOf = (card: HTMLElement): HTMLInputElement => card.querySelector('input[type=checkbox]')!;
export const nameOf = (card: HTMLElement): HTMLAnchorElement => card.querySelector('.says a')!;
export const changeOf = (card: HTMLElement): HTMLAnchorElement => card.querySelector('.does a')!;

/** Tells a card what it is called; long names are cut, but not where they are pointed at. */
export function call(card: HTMLElement, name: string): void {
  const link = nameOf(card);
  setText(link, name);
  if (link.title !== name) link.title = name;
}

/** Text with `{name}` filled in. */
export const filled = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** Tells a card where it stands. */
function number(card: HTMLElement, place: number, total: number): void {
  const [says, up, down] = card.querySelector('.does')!.children;
  setText(says!, String(place));
  step(up as HTMLButtonElement, place > 1 ? place - 1 : undefined);
  step(down as HTMLButtonElement, place < total ? place + 1 : undefined);
}

/** What a button for the place before or behind does. */
function step(button: HTMLButtonElement, place: number | undefined): void {
  const value = String(place ?? '');
  if (button.value === value) return;
  button.value = value;
  button.disabled = place === undefined;
}
