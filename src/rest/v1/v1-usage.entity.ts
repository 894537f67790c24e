import { Column, Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn, RefColumn } from '../../database/columns.js';
import type { Instant } from '../../database/instant.js';

/** How often a user, by a token or without one (token 0), has called a deprecated route. */
@Entity()
export class V1Usage {
  @RefColumn({ primary: true })
  userId: string;

  @RefColumn({ primary: true })
  tokenId: string;

  /** For example `GET theme`. */
  @PrimaryColumn({ type: 'varchar', length: 100 })
  route: string;

  @Column({ type: 'int' })
  calls: number;

  @InstantColumn()
  lastAt: Instant;
}
