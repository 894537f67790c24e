import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { User } from '../accounts/identity/user.entity.js';
import { IdColumn, InstantColumn, RefColumn } from '../database/columns.js';
import type { Instant } from '../database/instant.js';

/** A network that a user has signed in from by the password. */
@Entity()
@Index(['userId', 'network'], { unique: true })
export class KnownNetwork {
  @IdColumn()
  id: string;

  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @RefColumn()
  userId: string;

  /** See networkOf. */
  @Column({ type: 'varchar', length: 45 })
  network: string;

  /** When that was last, to the day. */
  @Index()
  @InstantColumn()
  seenAt: Instant;
}
