import { Injectable } from '@nestjs/common';
import { lookup } from 'mime-types';
import { In, type EntityManager } from 'typeorm';
import {
  type AuthContext,
  type Condition,
  Database,
  type FieldFaults,
  mapInTurns,
  now,
  Problem,
  type ResourceRules,
  type Row,
  type SqlValue,
  type Stored,
  ValidationFailed,
} from '../kit/index.js';
import type { BinItemResource } from './bin-item.resource.js';
import { RemovedBinItem } from './removed-bin-item.entity.js';
import {
  arrange,
  bringBack,
  lockOwner,
  insertItems,
  lastRemoved,
  lockBin,
  lockHeld,
  lockItem,
  setColumn,
  takeOut,
  type NewItem,
  type Place,
} from './bin-rows.js';

/** The most items of one bin; also the most that a v1 list shows, so `limit=0` is the whole bin (unless V1_MAX_LIMIT is less). */
export const BIN_LIMIT = 1000;

/** How long the last removal can be undone, in seconds. */
const undoSeconds = 15 * 60;

const overSql = 'SELECT id FROM removed_bin_item WHERE removed_at < ? ORDER BY removed_at LIMIT 500';

/** What a resource is put into a bin with. */
export type BinItemValues = Pick<BinItemResource, 'resource_id'> &
  Partial<Pick<BinItemResource, (typeof updatable)[number]>>;

/** What somebody wants in the own bin, and where. */
export interface BinWish {
  auth: AuthContext;
  values: BinItemValues & Pick<Partial<BinItemResource>, 'position'>;
}

interface Wish {
  userId: string;
  values: BinItemValues;
}

export interface BinItemChanges {
  resource_name?: string;
  ui_selected?: boolean;
  /** The place that it moves to, from 1 on. */
  position?: number;
}

/** What adding a resource that is there already changes, when it is given. */
const updatable = ['resource_name', 'resource_type', 'thumbnail_uri', 'ui_selected'] as const;

/** A user's collection of things from the media backend: an ordered set by `resource_id`. */
@Injectable()
export class MediabinService implements ResourceRules {
  constructor(private readonly database: Database) {
    database.neverRemembered('bin_item', 'removed_bin_item');
    database.sweep(MediabinService.name, () => this.forgetRemoved());
  }

  /** One step of the sweep, of what cannot be brought back any more; tells whether there is more. */
  async forgetRemoved(): Promise<boolean> {
    const ids = (await this.database.read<{ id: unknown }>(overSql, [now(-undoSeconds)])).map(({ id }) => String(id));
    if (ids.length === 0) return false;
    await this.database.write((manager) => manager.delete(RemovedBinItem, { id: In(ids) }));
    return true;
  }

  visible({ user }: AuthContext): Condition {
    return { sql: 't.user_id = ?', values: [BigInt(user.id)], isFew: true };
  }

  async lockFirst({ user }: AuthContext): Promise<void> {
    await this.database.write((manager) => lockOwner(manager, user.id));
  }

  complete(rows: Row[]): void {
    for (const row of rows) row.absolute_url = `/vs/item/${encodeURIComponent(row.resource_id as string)}/`;
  }

  /**
   * Puts resources into the bins of those who want them, at places of their own where they are given; all of them or none.
   * One that is there already is updated where it stands. Returns what came of each, in their order.
   * @param field the name under which a wrong place is told
   * @throws Problem when a bin is full; ValidationFailed for a place that a bin does not have; where there are several
   *   users, also when somebody else is changing one of the bins
   */
  async placeAll(wishes: readonly BinWish[], field: (index: number) => string): Promise<Stored[]> {
    return this.database.write(async (manager) => {
      const added = await this.addAll(
        manager,
        wishes.map(({ auth, values: { position: _, ...values } }) => ({ userId: auth.user.id, values })),
      );
      const placed = [...wishes.entries()].filter(([, { values }]) => values.position !== undefined);
      for (const [userId, ofUser] of Map.groupBy(placed, ([, { auth }]) => auth.user.id)) {
        const items = await lockBin(manager, userId);
        for (const [index, { values }] of ofUser) move(items, added[index]!.id, values.position!, field(index));
        await arrange(manager, items);
      }
      return added;
    });
  }

  private async addAll(manager: EntityManager, wishes: readonly Wish[]): Promise<Stored[]> {
    const wanted = distinct(wishes);
    const bins = await lockHeld(
      manager,
      [...wanted.values()].map(({ userId, values }) => ({ userId, resourceId: values.resource_id })),
    );
    const fresh: NewItem[] = [];
    const changed = Object.fromEntries(updatable.map((column) => [column, [] as [string, SqlValue][]]));
    for (const { userId, values } of wanted.values()) {
      const bin = bins.get(userId)!;
      const id = bin.ids.get(values.resource_id);
      if (id === undefined) fresh.push({ user_id: userId, position: ++bin.size, ...withDefaults(values) });
      else {
        for (const column of updatable) if (values[column] !== undefined) changed[column]!.push([id, values[column]]);
      }
    }
    for (const { size } of bins.values()) requireSpace(size);
    for (const column of updatable) await setColumn(manager, column, changed[column]!);
    const added = new Map<string, string>();
    for (const [n, id] of (await insertItems(manager, fresh)).entries()) {
      const { user_id, resource_id } = fresh[n]!;
      bins.get(user_id)!.ids.set(resource_id, id);
      added.set(id, id);
    }
    return wishes.map(({ userId, values }) => {
      const id = bins.get(userId)!.ids.get(values.resource_id)!;
      return { id, isNew: added.delete(id) }; // given twice, it is added by the first
    });
  }

  /**
   * What else is wrong with a body that is refused: a place that the bin, with a new item if it is for one, does not
   * have.
   */
  async faultsOf({ user }: AuthContext, position: number | undefined, row?: Row): Promise<FieldFaults> {
    if (position === undefined) return {};
    const [bin] = await this.database.read('SELECT COUNT(*) AS n FROM bin_item WHERE user_id = ?', [BigInt(user.id)]);
    const fault = placeFault(Number(bin!.n) + (row ? 0 : 1), position);
    return fault === undefined ? {} : { position: [fault] };
  }

  /**
   * Changes an item of the caller's bin; one that moves to another place pushes those between aside.
   * @throws Problem for an item that is not in the bin; ValidationFailed for a place that the bin does not have
   */
  async change({ user }: AuthContext, id: string, { position, ...changes }: BinItemChanges): Promise<void> {
    await this.database.write(async (manager) => {
      const moves = position !== undefined;
      const items = moves ? await lockBin(manager, user.id) : await lockItem(manager, user.id, id);
      found(items, [id]);
      if (moves) {
        move(items, id, position);
        await arrange(manager, items);
      }
      for (const column of ['resource_name', 'ui_selected'] as const) {
        const value = changes[column];
        if (value !== undefined) await setColumn(manager, column, [[id, value]]);
      }
    });
  }

  /**
   * Changes several items of the caller's bin, one after the other, all of them or none.
   * @returns what `change` would refuse each for, in their order
   */
  async changeAll(
    { user }: AuthContext,
    changes: readonly ({ id: string } & BinItemChanges)[],
  ): Promise<(Problem | undefined)[]> {
    return this.database.write(async (manager) => {
      const items = await lockBin(manager, user.id);
      const present = new Set(items.map(({ id }) => id));
      const refused = await mapInTurns(changes, ({ id, position }): Problem | undefined => {
        if (!present.has(id)) return new Problem('not_found');
        const fault = position === undefined ? undefined : placeFault(items.length, position);
        if (fault !== undefined) return new ValidationFailed('mediabin', { position: [fault] });
        if (position !== undefined) move(items, id, position);
        return undefined;
      });
      if (refused.some(Boolean)) return refused;
      await arrange(manager, items);
      for (const column of ['resource_name', 'ui_selected'] as const) {
        const given = changes.filter((one) => one[column] !== undefined);
        await setColumn(
          manager,
          column,
          given.map((one) => [one.id, one[column]!]),
        );
      }
      return refused;
    });
  }

  /**
   * Puts the named items of the caller's bin first, in their order; the others keep theirs behind them.
   * @throws Problem for an item that is not in the bin; ValidationFailed for one that is named twice
   */
  async reorder({ user }: AuthContext, ids: readonly string[]): Promise<void> {
    const named = new Set(ids);
    if (named.size < ids.length) throw new ValidationFailed('mediabin', { ids: ['An item may be named only once.'] });
    await this.database.write(async (manager) => {
      const items = await lockBin(manager, user.id);
      await arrange(manager, [...found(items, ids), ...items.filter(({ id }) => !named.has(id))]);
    });
  }

  /**
   * Takes one or several items out of the caller's bin, all of them or none.
   * @throws Problem for an item that is not in the bin
   */
  async remove({ user }: AuthContext, ids: string | readonly string[]): Promise<void> {
    await this.database.write(async (manager) => {
      const items = await lockBin(manager, user.id);
      await takeOut(manager, user.id, items, found(items, [ids].flat()));
    });
  }

  /** Takes everything out of the caller's bin; returns how many items that were. */
  async clear({ user }: AuthContext): Promise<number> {
    return this.database.write(async (manager) => {
      const items = await lockBin(manager, user.id);
      await takeOut(manager, user.id, items, items);
      return items.length;
    });
  }

  /**
   * Brings back what was last removed from the caller's bin, in one step or by clearing it, to where it was as far as
   * that is possible; but not a resource that is in the bin again. Returns the items' ids, which are those they had.
   * @throws Problem when nothing was removed in the last quarter of an hour, or the bin has not enough space for all
   */
  async undo({ user }: AuthContext): Promise<string[]> {
    return this.database.write(async (manager) => {
      const items = await lockBin(manager, user.id);
      const present = new Set(items.map(({ resource_id }) => resource_id));
      const removed = await lastRemoved(manager, user.id, now(-undoSeconds));
      const back = removed.filter(({ resource_id }) => !present.has(resource_id));
      if (back.length === 0) throw new Problem('nothing_to_undo');
      requireSpace(items.length + back.length);
      await bringBack(manager, user.id, back);
      for (const item of back) items.splice(item.position - 1, 0, item);
      await arrange(manager, items);
      return back.map(({ id }) => id);
    });
  }
}

/** Puts an item at another place of the list. @throws ValidationFailed for a place that the list does not have */
function move(items: Place[], id: string, position: number, field = 'position'): void {
  const fault = placeFault(items.length, position);
  if (fault !== undefined) throw new ValidationFailed('mediabin', { [field]: [fault] });
  const [item] = items.splice(
    items.findIndex((one) => one.id === id),
    1,
  );
  items.splice(position - 1, 0, item!);
}

function placeFault(places: number, position: number): string | undefined {
  const fits = Number.isInteger(position) && position >= 1 && position <= places;
  return fits ? undefined : `This must be a whole number from 1 to ${places}.`;
}

function requireSpace(items: number): void {
  if (items > BIN_LIMIT) throw new Problem('bin_full', `A media bin holds at most ${BIN_LIMIT} items.`);
}

/** The items of these ids, each once, in the order of the ids. */
function found(items: readonly Place[], ids: readonly string[]): Place[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return [...new Set(ids)].map((id) => {
    const item = byId.get(id);
    if (!item) throw new Problem('not_found', ids.length > 1 ? `There is no item ${id} in the bin.` : undefined);
    return item;
  });
}

/** What is given for each resource of each bin; of a field that is given several times the last. */
function distinct(wishes: readonly Wish[]): Map<string, Wish> {
  const wanted = new Map<string, Wish>();
  for (const { userId, values } of wishes) {
    const key = `${userId} ${values.resource_id}`;
    const earlier = wanted.get(key);
    const given = earlier && Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
    wanted.set(key, earlier ? { userId, values: { ...earlier.values, ...given } } : { userId, values });
  }
  return wanted;
}

function withDefaults(values: BinItemValues): Omit<NewItem, 'user_id' | 'position'> {
  const { resource_id, resource_name = '', thumbnail_uri = '', ui_selected = false } = values;
  return {
    resource_id,
    resource_name,
    resource_type: values.resource_type ?? kindOf(values),
    thumbnail_uri,
    ui_selected,
  };
}

/** By the extension of a name; the library takes one without a dot for an extension. */
const mediaTypeOf = (name: string): string | false => name.includes('.') && lookup(name);

/** What a resource is, as far as its name tells: video, audio, image, else item. */
function kindOf({ resource_name, resource_id }: BinItemValues): string {
  const type = mediaTypeOf(resource_name ?? '') || mediaTypeOf(resource_id) || '';
  if (type === 'application/mxf') return 'video';
  const [kind = ''] = type.split('/');
  return ['video', 'audio', 'image'].includes(kind) ? kind : 'item';
}
