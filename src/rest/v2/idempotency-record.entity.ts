import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { User } from '../../accounts/identity/user.entity.js';
import { DigestColumn, IdColumn, InstantColumn, LongTextColumn, RefColumn } from '../../database/columns.js';
import type { Instant } from '../../database/instant.js';

/** A POST that was sent with an Idempotency-Key, and its answer once there is one. */
@Entity()
@Index(['userId', 'keyDigest'], { unique: true })
@Index(['userId', 'createdAt', 'size'])
@Index(['createdAt', 'size'])
export class IdempotencyRecord {
  @IdColumn()
  id: string;

  /** Who really sent it: two users may choose the same key. */
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @RefColumn()
  userId: string;

  /** SHA-256 of the key. */
  @DigestColumn()
  keyDigest: Buffer;

  /** HMAC of what was asked: address, effective user, credential and body. */
  @DigestColumn()
  fingerprint: Buffer;

  @InstantColumn()
  createdAt: Instant;

  /** While there is no answer: when to take it that the process that works on it has died. */
  @InstantColumn()
  leaseUntil: Instant;

  /** The answer, encrypted (kept-answer.ts); null while there is none. */
  @LongTextColumn({ nullable: true })
  answer: string | null;

  /** The bytes of that. */
  @Column({ type: 'int', default: 0 })
  size: number;
}
