import type { Database } from '../../database/database.js';
import { BinItem } from '../../mediabin/bin-item.entity.js';
import { BIN_LIMIT } from '../../mediabin/mediabin.service.js';
import { day, momentBetween, pick, today, type Dice } from './dice.js';
import { insertRows } from './insert.js';
import type { People } from './people.js';
import { stillAddress } from './stills.js';

/** How many items most bins that hold anything have. */
const usual = 12;

/**
 * How many items the next bin gets, so that all items find a place in the bins that are left: many bins stay empty,
 * few are full.
 */
export function binSize(dice: Dice, items: number, bins: number): number {
  const least = Math.max(0, items - (bins - 1) * BIN_LIMIT);
  const mean = items / bins;
  const used = Math.min(0.8, mean / usual);
  const drawn = dice.datatype.boolean(used) ? Math.ceil((mean / used) * -Math.log(1 - dice.number.float())) : 0;
  return Math.min(Math.max(least, drawn), items, BIN_LIMIT);
}

/** Draws up what a user has in the bin. */
export function draftBin(dice: Dice, people: People, userId: string, size: number): Omit<BinItem, 'id'>[] {
  const start = dice.number.int({ min: today - 400 * day, max: today - 10 * day });
  const ids = new Set<number>();
  while (ids.size < size) ids.add(dice.number.int({ min: 1, max: 250_000 }));
  return [...ids].map((id, at) => {
    const { name, type } = mediaOf(dice, people);
    const resourceId = `VX-${id}`;
    const since = start + Math.floor((at * 9 * day) / size);
    return {
      userId,
      position: at + 1,
      resourceId,
      resourceName: dice.datatype.boolean(0.95) ? name : '',
      resourceType: type,
      thumbnailUri: dice.datatype.boolean(0.9) ? stillAddress(type, id) : '',
      uiSelected: dice.datatype.boolean(0.15),
      createdAt: momentBetween(dice, since, since),
    };
  });
}

export async function plantBinItems(database: Database, items: readonly Omit<BinItem, 'id'>[]): Promise<void> {
  await database.write((manager) => insertRows(manager, BinItem, items));
}

function mediaOf(dice: Dice, people: People): { name: string; type: string } {
  const { firstName, lastName, city } = people.next();
  const number = (digits: number): string => dice.string.numeric({ length: digits, allowLeadingZeros: true });
  const date = momentBetween(dice, today - 2000 * day, today).slice(0, 10);
  const video = pick(dice, ['mxf', 'mov', 'mp4']);
  return pick(dice, [
    { name: `Interview_${lastName}_TAKE${number(2)}.${video}`, type: 'video' },
    { name: `${date} ${city} aerial v${number(1)}.${video}`, type: 'video' },
    { name: `EP${number(3)}_ROUGHCUT_${date.replaceAll('-', '')}.mxf`, type: 'video' },
    { name: `${firstName} ${lastName} – voice-over.wav`, type: 'audio' },
    { name: `atmo_${city}_${number(2)}.${pick(dice, ['wav', 'aif', 'mp3'])}`, type: 'audio' },
    { name: `DSC_${number(4)}.${pick(dice, ['jpg', 'tif'])}`, type: 'image' },
    { name: `${city} skyline, ${firstName} ${lastName}.jpg`, type: 'image' },
    { name: `Contract ${lastName} (signed).pdf`, type: 'item' },
    { name: `${city} ${date.slice(0, 4)}, selects`, type: 'collection' },
  ]);
}
