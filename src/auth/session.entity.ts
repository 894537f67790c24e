import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { User } from '../accounts/identity/user.entity.js';
import { DigestColumn, IdColumn, InstantColumn, RefColumn } from '../database/columns.js';
import type { Instant } from '../database/instant.js';

/** A browser that is signed in. The cookie's value itself is kept nowhere. */
@Entity()
export class Session {
  @IdColumn()
  id: string;

  /** SHA-256 of the cookie's value. */
  @Index({ unique: true })
  @DigestColumn()
  digest: Buffer;

  /** What unsafe requests of this session must repeat in X-CSRFToken. */
  @Column({ type: 'varchar', length: 64 })
  csrfToken: string;

  @Index()
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @RefColumn()
  userId: string;

  @InstantColumn()
  createdAt: Instant;

  @InstantColumn()
  lastSeenAt: Instant;

  @Column({ type: 'varchar', length: 45 })
  address: string;

  @Column({ type: 'varchar', length: 255, default: '' })
  userAgent: string;
}
