import type { Schemas } from '../../../client/src/index.js';
import { kindOf, originsOf, pictureAt, type Kind } from './pictures.js';

type Item = Schemas['BinItem'];

/** An item of a bin as views show it. */
export interface Clip extends Item {
  /** What it is called: its name, else its id in the media backend. */
  name: string;
  kind: Kind;
  picture?: string;
  /** Where it stands once it has gone up or down, if it can. */
  up?: number;
  down?: number;
}

/** The items as views show them, and the hosts that their pictures come from. */
export function clipsOf(items: readonly Item[]): { clips: Clip[]; origins: string[] } {
  const origins = originsOf(items.map(({ thumbnail_uri }) => thumbnail_uri));
  const clips = items.map((item, place) => ({
    ...item,
    up: place > 0 ? item.position - 1 : undefined,
    down: place < items.length - 1 ? item.position + 1 : undefined,
    name: item.resource_name || item.resource_id,
    kind: kindOf(item.resource_type),
    picture: pictureAt(item.thumbnail_uri, origins),
  }));
  return { clips, origins };
}
