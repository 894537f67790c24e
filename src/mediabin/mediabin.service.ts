import { BadRequestException, Injectable, NotFoundException } from '@nestjs/common';
import { lookup } from 'mime-types';
import type { EntityManager } from 'typeorm';
import type { AuthContext } from '../auth/auth-context.js';
import { Database, type Row } from '../database/database.js';
import { forUpdate } from '../database/dialect.js';
import { now } from '../database/instant.js';
import type { Condition } from '../database/condition.js';
import type { ResourceRules } from '../rest/query/objects.js';
import { BinItem } from './bin-item.entity.js';
import type { BinItemResource } from './bin-item.resource.js';

/** The most items of one bin; also the most that a v1 list shows, so `limit=0` is always the whole bin. */
export const BIN_LIMIT = 1000;

/** A user's collection of things from the media backend: an ordered set by `resource_id`. */
@Injectable()
export class MediabinService implements ResourceRules {
  constructor(private readonly database: Database) {}

  visible({ user }: AuthContext): Condition {
    return { sql: 't.user_id = ?', values: [BigInt(user.id)] };
  }

  complete(rows: Row[]): void {
    for (const row of rows) row.absolute_url = `/vs/item/${encodeURIComponent(row.resource_id as string)}/`;
  }

  /**
   * Puts a resource into the caller's bin; one that is there already is updated where it stands. Returns the item's id.
   * @throws BadRequestException when the bin is full
   */
  async add({ user }: AuthContext, values: BinItemResource): Promise<string> {
    return this.database.write(async (manager) => {
      await lockBin(manager, user.id);
      const key = { userId: user.id, resourceId: values.resource_id };
      const changes = {
        resourceName: values.resource_name,
        resourceType: values.resource_type,
        thumbnailUri: values.thumbnail_uri,
        uiSelected: values.ui_selected,
      };
      const present = await manager.findOne(BinItem, { where: key, select: { id: true } });
      if (present) {
        const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
        if (Object.keys(given).length > 0) await manager.update(BinItem, { id: present.id }, given);
        return present.id;
      }
      const [bin] = await manager.query<[{ items: string | number; last: number | null }]>(
        'SELECT COUNT(*) AS items, MAX(position) AS last FROM bin_item WHERE user_id = ?',
        [user.id],
      );
      if (Number(bin.items) >= BIN_LIMIT) {
        throw new BadRequestException(`A media bin holds at most ${BIN_LIMIT} items.`);
      }
      const { identifiers } = await manager.insert(BinItem, {
        ...key,
        ...changes,
        resourceType: values.resource_type ?? kindOf(values),
        position: (bin.last ?? 0) + 1,
        createdAt: now(),
      });
      return String(identifiers[0]!.id);
    });
  }

  /** @throws NotFoundException for an item that is not in the caller's bin */
  async remove({ user }: AuthContext, id: string): Promise<void> {
    await this.database.write(async (manager) => {
      await lockBin(manager, user.id);
      const { affected } = await manager.delete(BinItem, { id, userId: user.id });
      if (affected === 0) throw new NotFoundException('There is no such object.');
    });
  }
}

/** One change of a bin at a time: its size and order depend on all of it. */
async function lockBin(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(`SELECT id FROM account WHERE id = ?${forUpdate}`, [userId]);
}

/** What a resource is, as far as its name tells: video, audio, image, else item. */
function kindOf({ resource_name, resource_id }: BinItemResource): string {
  const type = lookup(resource_name ?? '') || lookup(resource_id) || '';
  if (type === 'application/mxf') return 'video';
  const [kind = ''] = type.split('/');
  return ['video', 'audio', 'image'].includes(kind) ? kind : 'item';
}
