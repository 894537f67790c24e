import { Entity, ForeignKey, Index } from 'typeorm';
import { User } from '../kit/administration.js';
import { DigestColumn, IdColumn, type Instant, InstantColumn, RefColumn } from '../kit/index.js';

/** A way to set one's password once, without the one so far. The secret in its address is kept nowhere. */
@Entity()
export class PasswordLink {
  @IdColumn()
  id: string;

  /** HMAC-SHA-256 of the secret with the server's pepper. */
  @Index({ unique: true })
  @DigestColumn()
  digest: Buffer;

  /** Whose password it sets: nobody has two. */
  @Index({ unique: true })
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @RefColumn()
  userId: string;

  /** Who made it, and knows its address: it goes with them. */
  @Index()
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @RefColumn()
  creatorId: string;

  @InstantColumn()
  createdAt: Instant;

  @Index()
  @InstantColumn()
  expiresAt: Instant;
}
