import type { EntityManager } from 'typeorm';
import { lockUser, lockUsersNow } from '../kit/administration.js';
import {
  forUpdate,
  insertAll,
  type Instant,
  marks,
  now,
  padded,
  parts,
  Problem,
  type SqlValue,
  updateRows,
} from '../kit/index.js';

/** Where an item stands. */
export interface Place {
  id: string;
  resource_id: string;
  position: number;
}

export interface NewItem {
  user_id: string;
  position: number;
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

/** The most resources of a bin that are looked up one by one: for more, all of it is read. */
const few = 16;

/** What a bin has of some resources. */
export interface Held {
  /** The items' ids by resource. */
  ids: Map<string, string>;
  /** How many items the bin has: the place of the last one, as nothing here leaves gaps. */
  size: number;
}

/** A bin, or one of its items. */
type Found = { user_id: string } & (
  { id: null; resource_id: null; size: number | string | null } | { id: string; resource_id: string; size: null }
);

/** A resource that may be in a user's bin. */
export interface Wanted {
  userId: string;
  resourceId: string;
}

/**
 * The same as of some resources alone, whatever else is in the bins, by user: for a change that puts items behind all
 * others.
 * @throws Problem; where there are several users, also when somebody else is changing one of the bins
 */
export async function lockHeld(manager: EntityManager, wanted: readonly Wanted[]): Promise<Map<string, Held>> {
  const resources = Map.groupBy(wanted, ({ userId }) => userId);
  const users = [...resources.keys()];
  await lockOwners(manager, users);
  const held = await lookUp(
    manager,
    wanted.filter(({ userId }) => resources.get(userId)!.length <= few),
  );
  for (const userId of users) {
    if (held.has(userId)) continue;
    const items = await lockBin(manager, userId);
    held.set(userId, { ids: new Map(items.map(({ resource_id, id }) => [resource_id, id])), size: items.length });
  }
  return held;
}

/** What is found one by one, however much the bins hold. */
async function lookUp(manager: EntityManager, wanted: readonly Wanted[]): Promise<Map<string, Held>> {
  const held = new Map<string, Held>();
  if (wanted.length === 0) return held;
  const users = padded([...new Set(wanted.map(({ userId }) => userId))]);
  const pairs = padded(wanted).flatMap(({ userId, resourceId }) => [userId, resourceId]);
  // Not COUNT(*), which reads the whole bin: a fifth of what an item cost in bins of some 500.
  const last = 'SELECT position FROM bin_item WHERE user_id = w.user_id ORDER BY position DESC LIMIT 1';
  const each = users.map(() => 'SELECT CAST(? AS SIGNED) AS user_id').join(' UNION ALL ');
  const alike = Array<string>(pairs.length / 2).fill('(user_id = ? AND resource_id = ?)');
  const sql = `SELECT CAST(w.user_id AS CHAR) AS user_id, (${last}) AS size, NULL AS id, NULL AS resource_id
FROM (${each}) w UNION ALL
SELECT CAST(user_id AS CHAR), NULL, CAST(id AS CHAR), resource_id FROM bin_item WHERE ${alike.join(' OR ')}`;
  const rows = await manager.query<Found[]>(sql, [...users, ...pairs]);
  for (const { user_id, id, size } of rows) if (id === null) held.set(user_id, { ids: new Map(), size: Number(size) });
  for (const { user_id, id, resource_id } of rows) if (id !== null) held.get(user_id)!.ids.set(resource_id, id);
  return held;
}

/** Of several owners none is waited for: who is alone waits. */
async function lockOwners(manager: EntityManager, userIds: readonly string[]): Promise<void> {
  if (userIds.length < 2) for (const userId of userIds) await lockOwner(manager, userId);
  else if ((await lockUsersNow(manager, userIds)) < userIds.length) throw new Problem('unauthenticated');
}

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
export function setColumn(
  manager: EntityManager,
  column: string,
  values: readonly (readonly [id: string, value: SqlValue])[],
): Promise<void> {
  return updateRows(manager, 'bin_item', [column], values);
}

/** Puts new items into bins; returns their ids, in their order. */
export async function insertItems(manager: EntityManager, items: readonly NewItem[]): Promise<string[]> {
  const at = now();
  return insertAll(
    manager,
    'bin_item',
    items.map((item) => ({ ...item, created_at: at })),
  );
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
