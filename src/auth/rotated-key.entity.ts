import { Entity, ForeignKey, Index } from 'typeorm';
import { DigestColumn, IdColumn, InstantColumn, RefColumn } from '../database/columns.js';
import type { Instant } from '../database/instant.js';
import { ApiToken } from './api-token.entity.js';

/** A key that a token had before it was rotated. Whoever uses it after its time gives away that it was copied. */
@Entity()
export class RotatedKey {
  @IdColumn()
  id: string;

  /** As ApiToken.digest. */
  @Index({ unique: true })
  @DigestColumn()
  digest: Buffer;

  @Index()
  @ForeignKey(() => ApiToken, { onDelete: 'CASCADE' })
  @RefColumn()
  tokenId: string;

  /** Until then it still signs in. */
  @InstantColumn()
  validUntil: Instant;
}
