import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import type { Deeds } from './deeds.js';
import type { Shelf } from './shelf.js';

/** Lets cards be dragged to another place. */
export function offerDrag(shelf: Shelf, deeds: Deeds): void {
  const make = (element: HTMLElement): void => {
    combine(
      draggable({
        element,
        onDragStart: () => element.classList.add('dragged'),
        onDrop: () => element.classList.remove('dragged'),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.element !== element && source.element.parentElement === shelf.list,
        getData: ({ input }) => attachClosestEdge({}, { element, input, allowedEdges: ['left', 'right'] }),
        onDrag: ({ self }) => (element.dataset.edge = extractClosestEdge(self.data) ?? ''),
        onDragLeave: () => delete element.dataset.edge,
        onDrop: ({ self, source }) => {
          delete element.dataset.edge;
          const side = extractClosestEdge(self.data) === 'left' ? 'before' : 'behind';
          deeds.moveBeside(source.element, element, side).catch((error: unknown) => deeds.tellFailure(error));
        },
      }),
    );
  };
  shelf.onCard = make;
  // A few at a time: a bin may hold a thousand.
  const cards = shelf.cards;
  const some = (): void => {
    for (const card of cards.splice(0, 50)) make(card);
    if (cards.length > 0) setTimeout(some);
  };
  some();
}
