import { Entity, Index } from 'typeorm';
import { type Instant, InstantColumn } from '../kit/index.js';
import { BinItemColumns } from './bin-item.entity.js';

/** An item of the last removal from a user's bin, kept so that it can be undone. */
@Entity()
@Index(['userId', 'removedAt'])
export class RemovedBinItem extends BinItemColumns {
  @Index()
  @InstantColumn()
  removedAt: Instant;
}
