import { ProblemError, unwrap } from '../../../../client/src/index.js';
import { api } from '../api.js';
import { say } from '../notices.js';
import type { Look } from './follow.js';
import { Selection } from './selection.js';
import { boxOf, call, filled, idOf, nameOf, type Shelf } from './shelf.js';
import { goOn, tell, tellSignedOut } from './tell.js';

/** Whether the service itself has answered that it was not done, not something in front of it, such as a proxy. */
export const isRefusal = (error: unknown): boolean => error instanceof ProblemError && error.code !== undefined;

/** What is done to the bin by version 2 of the API: the page shows it, and says so. */
export class Deeds {
  readonly selection: Selection;
  private readonly words: DOMStringMap;

  constructor(
    private readonly shelf: Shelf,
    private readonly look: Look,
  ) {
    this.words = shelf.list.dataset;
    this.selection = new Selection(look, (error) => this.tellFailure(error));
  }

  /**
   * Of what was not answered nobody knows whether it was done: it is not sent again.
   * @param undo whether it was the way back, which nothing else on the page offers
   */
  tellFailure(error: unknown, undo = false): void {
    if (error instanceof ProblemError && error.status === 401) tellSignedOut(this.shelf.list);
    else tell(isRefusal(error) ? this.words.refused! : this.words.unanswered!, { undo, bad: true });
  }

  /** Ticks all cards, or none; without a choice those stay ticked that are. */
  async tickAll(all?: boolean): Promise<void> {
    if (all !== undefined) {
      for (const card of this.shelf.cards) this.selection.change(boxOf(card), all);
      this.shelf.count();
      say(document.querySelector('#chosen')!.textContent);
    }
    await this.attempt(() => Promise.resolve());
  }

  async moveTo(id: string, position: number): Promise<void> {
    const { shelf, words } = this;
    const card = shelf.card(id)!;
    await this.attempt(async () => {
      const params = { path: { id } };
      const item = unwrap(await api.PATCH('/API/v2/mediabin/{id}/', { params, body: { position } }));
      const others = shelf.cards.filter((one) => one !== card);
      shelf.move([card], others[item.position - 1] ?? null);
      card.scrollIntoView({ block: 'nearest' });
      say(filled(words.moved!, { name: nameOf(card).textContent, position: item.position }));
      goOn(card);
    });
  }

  /** Puts those that are ticked at a place, together. */
  async moveTicked(position: number): Promise<void> {
    const { shelf } = this;
    await this.look.now();
    const { cards, ticked } = shelf;
    if (ticked.length === 0) return;
    if (ticked.length === 1 || !(Number.isInteger(position) && position >= 1 && position <= cards.length)) {
      return this.moveTo(idOf(ticked[0]!), position);
    }
    const others = cards.filter((card) => !ticked.includes(card));
    await this.moveAll(ticked, others[position - 1] ?? null);
    ticked[0]!.scrollIntoView({ block: 'center' });
    goOn(ticked[0]!);
  }

  /** Puts a card, and with it all that are ticked if it is, before or behind another one. */
  async moveBeside(card: HTMLElement, other: HTMLElement, side: 'before' | 'behind'): Promise<void> {
    const { shelf } = this;
    await this.look.whole();
    if (boxOf(card).checked) await this.look.now();
    const cards = boxOf(card).checked ? shelf.ticked : [card];
    const still = shelf.cards.filter((one) => !cards.includes(one));
    if (cards.length === 0 || !still.includes(other)) return; // somebody else has taken them out
    const place = still.indexOf(other) + (side === 'before' ? 0 : 1);
    await this.moveAll(cards, still[place] ?? null);
  }

  async rename(id: string, given: string): Promise<void> {
    const card = this.shelf.card(id)!;
    await this.attempt(async () => {
      const body = { resource_name: given.trim() };
      const item = unwrap(await api.PATCH('/API/v2/mediabin/{id}/', { params: { path: { id } }, body }));
      const name = item.resource_name || item.resource_id;
      call(card, name);
      say(filled(this.words.renamed!, { name }));
    });
  }

  async remove(cards: readonly HTMLElement[]): Promise<void> {
    const told = this.removedWords(cards);
    await this.attempt(async () => {
      unwrap(await api.POST('/API/v2/mediabin/remove/', { body: { ids: cards.map(idOf) } }));
      this.shelf.remove(cards);
      tell(told, { undo: true });
    });
  }

  async clear(): Promise<void> {
    const { shelf, words } = this;
    await this.attempt(async () => {
      const { removed } = unwrap(await api.POST('/API/v2/mediabin/clear/'));
      const { cards } = shelf;
      const told = removed === cards.length ? this.removedWords(cards) : filled(words.removed!, { count: removed });
      shelf.remove(cards);
      tell(told, { undo: true });
    });
  }

  async undo(): Promise<void> {
    let first = '';
    await this.attempt(async () => {
      const { objects } = unwrap(await api.POST('/API/v2/mediabin/undo/'));
      first = objects[0]!.id;
      tell(filled(this.words.back!, { count: objects.length }));
    });
    goOn(this.shelf.card(first));
  }

  /** Does something that version 2 may refuse; after that the bin is shown as it is. */
  private async attempt(step: () => Promise<unknown>): Promise<void> {
    try {
      await this.selection.keep();
      await this.look.after(step);
    } finally {
      await this.look.now();
    }
  }

  /**
   * In the order that they stand in, together, in front of another one or last. Of one the others are left where
   * they are by now.
   */
  private async moveAll(cards: readonly HTMLElement[], before: Element | null): Promise<void> {
    const { shelf, words } = this;
    const stored = shelf.cards;
    shelf.move(cards, before);
    const ids = shelf.cards.map(idOf);
    const [id = ''] = cards.map(idOf);
    const position = ids.indexOf(id) + 1;
    await this.attempt(async () => {
      const params = { path: { id } };
      try {
        if (cards.length > 1) unwrap(await api.POST('/API/v2/mediabin/reorder/', { body: { ids } }));
        else unwrap(await api.PATCH('/API/v2/mediabin/{id}/', { params, body: { position } }));
      } catch (error) {
        shelf.move(
          stored.filter((card) => card.isConnected),
          null,
        );
        throw error;
      }
      const values = { name: nameOf(cards[0]!).textContent, position, count: cards.length };
      say(filled(cards.length > 1 ? words.movedMany! : words.moved!, values));
    });
  }

  /** What is said of those that go. */
  private removedWords(cards: readonly HTMLElement[]): string {
    return cards.length === 1
      ? filled(this.words.removedOne!, { name: nameOf(cards[0]!).textContent })
      : filled(this.words.removed!, { count: cards.length });
  }
}
