import type { Schemas } from '../../../client/src/index.js';
import { hostsOf, kindOf, knownType, pictureAt, type Kind } from './pictures.js';

type Item = Schemas['BinItem'];

/** An item of a bin as views show it. */
export interface Clip extends Item {
  /** What it is called: its name, else its id in the media backend. */
  name: string;
  kind: Kind;
  /** The message that says its type in the reader's language, where there is one. */
  type?: string;
  picture?: string;
  /** Where it stands in the bin, and where it is changed there without scripts. */
  place: string;
  changeAt: string;
  /** How many stand on the pages before its own. */
  from: number;
  /** Where it stands once it has gone up or down, if it can. */
  up?: number;
  down?: number;
}

/** What an item is called. */
export const nameOf = ({ resource_name, resource_id }: Pick<Item, 'resource_name' | 'resource_id'>): string =>
  resource_name || resource_id;

export const own = '/mediabin/';

/** How many stand on a page of the bin: full rows mostly, and light. With scripts, the others appear below them. */
export const few = 30;

/** The page of the bin that begins behind so many items. */
export const pageAt = (from: number): string => (from === 0 ? own : `${own}?from=${from}`);

/** Where an item stands in the bin. */
export const placeOf = ({ id, position }: Pick<Item, 'id' | 'position'>): string =>
  `${pageAt(fromOf(position))}#item-${id}`;

/** The page of the bin that an item stands on, with the form to change it. */
function changeAt({ id, position }: Item): string {
  const from = fromOf(position);
  return `${own}?${from === 0 ? '' : `from=${from}&`}item=${id}#change`;
}

const fromOf = (position: number): number => Math.floor((position - 1) / few) * few;

/** The hosts that the pictures of items come from. */
export const originsOf = (items: readonly Item[]): string[] => hostsOf(items.map(({ thumbnail_uri }) => thumbnail_uri));

/** One of the items as views show it. @param origins where pictures may come from */
export function clipOf(items: readonly Item[], place: number, origins: readonly string[]): Clip {
  const item = items[place]!;
  const type = knownType(item.resource_type);
  return {
    ...item,
    place: placeOf(item),
    changeAt: changeAt(item),
    from: fromOf(item.position),
    up: place > 0 ? item.position - 1 : undefined,
    down: place < items.length - 1 ? item.position + 1 : undefined,
    name: nameOf(item),
    kind: kindOf(item.resource_type),
    type: type && `mediabin.type-${type}`,
    picture: pictureAt(item.thumbnail_uri, origins),
  };
}
