import { Column, Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, RefColumn } from '../../database/columns.js';
import type { Instant } from '../../database/instant.js';

/** How often a user, by a token or without one (token 0), has called a deprecated route. */
@Entity()
@Index(['userId', 'tokenId', 'route'], { unique: true })
export class V1Usage {
  @IdColumn()
  id: string;

  @Index()
  @RefColumn()
  userId: string;

  @Index()
  @RefColumn()
  tokenId: string;

  /** For example `GET theme`. */
  @Index()
  @Column({ type: 'varchar', length: 100 })
  route: string;

  @Index()
  @Column({ type: 'int' })
  calls: number;

  @Index()
  @InstantColumn()
  lastAt: Instant;

  /** The address that the last call came from; null where that was before addresses were noted. */
  @Index()
  @Column({ type: 'varchar', length: 45, nullable: true })
  lastFrom: string | null;
}
