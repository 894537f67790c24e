import { Column, Entity, Index } from 'typeorm';
import { FlagColumn, IdColumn, type Instant, InstantColumn, OwnerColumn } from '../kit/index.js';

/** What is kept of something in a bin, and of something that was in one. */
export abstract class BinItemColumns {
  @IdColumn()
  id: string;

  @OwnerColumn()
  userId: string;

  @Column({ type: 'int' })
  position: number;

  /** Names the resource in the media backend. */
  @Column({ type: 'varchar', length: 255 })
  resourceId: string;

  @Column({ type: 'varchar', length: 255, default: '' })
  resourceName: string;

  @Column({ type: 'varchar', length: 50 })
  resourceType: string;

  @Column({ type: 'varchar', length: 1000, default: '' })
  thumbnailUri: string;

  @FlagColumn({ default: false })
  uiSelected: boolean;

  @InstantColumn()
  createdAt: Instant;
}

/** Something that a user put into the media bin: a set in the order of `position`. */
@Entity()
@Index(['userId', 'resourceId'], { unique: true })
@Index(['userId', 'position'])
export class BinItem extends BinItemColumns {}
