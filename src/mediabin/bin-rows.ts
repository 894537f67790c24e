import type { EntityManager } from 'typeorm';
import { lockUser } from '../kit/administration.js';
import {
  forUpdate,
  insertRow,
  insertRows,
  type Instant,
  marks,
  now,
  parts,
  Problem,
  type SqlValue,
} from '../kit/index.js';

/** Where an item stands. */
export interface Place {
  id: string;
  resource_id: string;
  position: number;
}

export interface NewItem {
  resource_id: string;
  resource_name: string;
  resource_type: string;
  thumbnail_uri: string;
  ui_selected: boolean;
}

const columns = [
  'user_id',
  'position',
  'resource_id',
  'resource_name',
  'resource_type',
  'thumbnail_uri',
  'ui_selected',
  'created_at',
] as const;
const copied = columns.join(', ');
const places = 'SELECT CAST(id AS CHAR) AS id, resource_id, position FROM';

/** What everybody locks first who changes the bin. @throws Problem when the user has just been deleted */
export async function lockOwner(manager: EntityManager, userId: string): Promise<void> {
  if (!(await lockUser(manager, userId))) throw new Problem('unauthenticated');
}

/**
 * The items of a bin in their order, at positions from 1 on without gaps. Until the end of the write nobody else
 * changes the bin: its size and order depend on all of it.
 */
export async function lockBin(manager: EntityManager, userId: string): Promise<Place[]> {
  await lockOwner(manager, userId);
  // Locked, too, because only so is it what was committed last, whatever the write has read before.
  const sql = `${places} bin_item WHERE user_id = ? ORDER BY position, id${forUpdate}`;
  const items = await manager.query<Place[]>(sql, [userId]);
  await arrange(manager, items);
  return items;
}

/** The most resources that are looked up one by one: for more, all of a bin is read. */
const few = 16;

/** What a bin has of some resources. */
export interface Held {
  /** The items' ids by resource. */
  ids: Map<string, string>;
  /** How many items the bin has. */
  size: number;
}

/** The same as of some resources alone, whatever else is in the bin: for a change that puts items behind all others. */
export async function lockHeld(manager: EntityManager, userId: string, resources: readonly string[]): Promise<Held> {
  if (resources.length > 0 && resources.length <= few) {
    await lockOwner(manager, userId);
    const sql = `SELECT COUNT(*) AS size, MAX(position) AS position, NULL AS id, NULL AS resource_id FROM bin_item
WHERE user_id = ? UNION ALL SELECT 0, position, CAST(id AS CHAR), resource_id FROM bin_item WHERE user_id = ?
AND resource_id IN (${marks(resources.length)})`;
    const rows = await manager.query<(Place & { size: unknown })[]>(sql, [userId, userId, ...resources]);
    const all = rows.find(({ id }) => id === null)!;
    const size = Number(all.size);
    const held = rows.filter((row) => row !== all);
    if (size === Number(all.position)) return { ids: idsOf(held), size };
  }
  const items = await lockBin(manager, userId); // also where there are gaps between positions
  return { ids: idsOf(items), size: items.length };
}

/** The ids of items by resource. */
const idsOf = (items: readonly Place[]): Map<string, string> =>
  new Map(items.map(({ resource_id, id }) => [resource_id, id]));

/** The same of one item alone, for a change that leaves its place as it is; nothing when the bin does not have it. */
export async function lockItem(manager: EntityManager, userId: string, id: string): Promise<Place[]> {
  await lockOwner(manager, userId);
  return manager.query<Place[]>(`${places} bin_item WHERE user_id = ? AND id = ?${forUpdate}`, [userId, BigInt(id)]);
}

/** Gives the items of a bin the positions that they have in the list. */
export async function arrange(manager: EntityManager, items: readonly Place[]): Promise<void> {
  const moved: [string, number][] = [];
  for (const [index, item] of items.entries()) {
    if (item.position !== index + 1) moved.push([item.id, index + 1]);
    item.position = index + 1;
  }
  await setColumn(manager, 'position', moved);
}

/** Changes a column of some items. */
export async function setColumn(
  manager: EntityManager,
  column: string,
  values: readonly (readonly [id: string, value: SqlValue])[],
): Promise<void> {
  for (const part of parts(values)) {
    const cases = 'WHEN ? THEN ? '.repeat(part.length);
    await manager.query(`UPDATE bin_item SET ${column} = CASE id ${cases}END WHERE id IN (${marks(part.length)})`, [
      ...part.flatMap(([id, value]) => [BigInt(id), value]),
      ...part.map(([id]) => BigInt(id)),
    ]);
  }
}

/** Puts new items behind the `present` ones of a bin; returns their ids by resource. */
export async function insertItems(
  manager: EntityManager,
  userId: string,
  present: number,
  items: readonly NewItem[],
): Promise<Map<string, string>> {
  const at = now();
  const rows = items.map((item, index) => ({
    user_id: userId,
    position: present + index + 1,
    resource_id: item.resource_id,
    resource_name: item.resource_name,
    resource_type: item.resource_type,
    thumbnail_uri: item.thumbnail_uri,
    ui_selected: item.ui_selected,
    created_at: at,
  }));
  const [first] = rows;
  if (first && rows.length === 1) return new Map([[first.resource_id, await insertRow(manager, 'bin_item', first)]]);
  const values = rows.map((row) => columns.map((column) => row[column]));
  await insertRows(manager, 'bin_item', columns, values);
  const inserted = await manager.query<Place[]>(`${places} bin_item WHERE user_id = ? AND position > ?`, [
    userId,
    present,
  ]);
  return idsOf(inserted);
}

/** Takes some of the items out of a bin and keeps them as its last removal; those of an earlier one are forgotten. */
export async function takeOut(
  manager: EntityManager,
  userId: string,
  items: readonly Place[],
  gone: readonly Place[],
): Promise<void> {
  if (gone.length === 0) return;
  const at = now();
  await manager.query('DELETE FROM removed_bin_item WHERE user_id = ?', [userId]);
  for (const ids of parts(gone.map(({ id }) => BigInt(id)))) {
    const these = `WHERE id IN (${marks(ids.length)})`;
    await manager.query(
      `INSERT INTO removed_bin_item (id, ${copied}, removed_at) SELECT id, ${copied}, ? FROM bin_item ${these}`,
      [at, ...ids],
    );
    await manager.query(`DELETE FROM bin_item ${these}`, ids);
  }
  const left = new Set(items);
  for (const item of gone) left.delete(item);
  await arrange(manager, [...left]);
}

/** What was last removed from a user's bin, in its order, unless that was before `since`. */
export async function lastRemoved(manager: EntityManager, userId: string, since: Instant): Promise<Place[]> {
  const sql = `${places} removed_bin_item WHERE user_id = ? AND removed_at >= ? ORDER BY position${forUpdate}`;
  return manager.query<Place[]>(sql, [userId, since]);
}

/** Puts removed items back under the ids that they had, and forgets the removal. */
export async function bringBack(manager: EntityManager, userId: string, items: readonly Place[]): Promise<void> {
  for (const ids of parts(items.map(({ id }) => BigInt(id)))) {
    await manager.query(
      `INSERT INTO bin_item (id, ${copied}) SELECT id, ${copied} FROM removed_bin_item WHERE id IN (${marks(ids.length)})`,
      ids,
    );
  }
  await manager.query('DELETE FROM removed_bin_item WHERE user_id = ?', [userId]);
}
