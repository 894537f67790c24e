import { Column, Entity, Index } from 'typeorm';
import { IdColumn, RefColumn } from '../../database/columns.js';

/**
 * How often a route was called on a day: one of the first version by whomever, one of the second by a token. Without
 * foreign keys, as the calls were made whatever becomes of the accounts.
 */
@Entity()
@Index(['version', 'day', 'userId', 'tokenId', 'route'], { unique: true })
// Holds all that is read of tokens: the rows themselves would take many times as long.
@Index(['tokenId', 'version', 'route', 'day', 'calls'])
export class DailyCalls {
  @IdColumn()
  id: string;

  @Column({ type: 'int' })
  version: number;

  /** In UTC, such as 2026-11-30. */
  @Column({ type: 'varchar', length: 10 })
  day: string;

  /** Who really called. */
  @RefColumn()
  userId: string;

  /** 0 without one. */
  @RefColumn()
  tokenId: string;

  /** Below the root of the version, for example `GET theme/:id`. */
  @Column({ type: 'varchar', length: 150 })
  route: string;

  @Column({ type: 'int' })
  calls: number;
}
