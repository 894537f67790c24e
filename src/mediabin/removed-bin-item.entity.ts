import { Entity, Index } from 'typeorm';
import { InstantColumn } from '../database/columns.js';
import type { Instant } from '../database/instant.js';
import { BinItemColumns } from './bin-item.entity.js';

/** An item of the last removal from a user's bin, kept so that it can be undone. */
@Entity()
@Index(['userId', 'removedAt'])
export class RemovedBinItem extends BinItemColumns {
  @InstantColumn()
  removedAt: Instant;
}
