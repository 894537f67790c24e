import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { User } from '../accounts/identity/user.entity.js';
import { DigestColumn, FlagColumn, IdColumn, InstantColumn, RefColumn } from '../database/columns.js';
import type { Instant } from '../database/instant.js';
import type { TextIndex } from '../database/text-index.js';

export const tokenAccess = ['full', 'read'] as const;
/** `full`: all that the owner may; `read`: safe methods only. */
export type TokenAccess = (typeof tokenAccess)[number];

export const tokenRunAs = ['allowed', 'forbidden', 'required'] as const;
/** Whether the token may, must not or must be used with run-as. */
export type TokenRunAs = (typeof tokenRunAs)[number];

/** Seconds before its end from which on whoever uses a token is reminded of it. */
export const END_NOTICE = 14 * 86_400;

/** A key that signs its owner in by the AUTH-TOKEN header. The key itself is kept nowhere. */
@Entity()
export class ApiToken {
  @IdColumn()
  id: string;

  /** HMAC-SHA-256 of the key with the server's pepper. */
  @Index({ unique: true })
  @DigestColumn()
  digest: Buffer;

  @Index()
  @Column({ type: 'varchar', length: 150, default: '' })
  label: string;

  /** The end of the key, by which people recognise it. */
  @Column({ type: 'varchar', length: 4 })
  last4: string;

  /** Whose rights the token carries. */
  @Index()
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @RefColumn()
  ownerId: string;

  /** Who made it; null when the administration command did. */
  @Index()
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @RefColumn({ nullable: true })
  creatorId: string | null;

  @Index()
  @Column({ type: 'varchar', length: 10 })
  access: TokenAccess;

  @Index()
  @Column({ type: 'varchar', length: 10 })
  runAs: TokenRunAs;

  /** Assigned to its owner, who has not fetched the key yet: there is none until then. */
  @FlagColumn({ default: false })
  unrevealed: boolean;

  /**
   * Until when somebody else than its owner may hold a key of it that signs in: whoever it was shown to as it was made.
   * Null when nobody may.
   */
  @InstantColumn({ nullable: true })
  sharedUntil: Instant | null;

  @Index()
  @InstantColumn()
  createdAt: Instant;

  @Index()
  @InstantColumn({ nullable: true })
  expiresAt: Instant | null;

  @Index()
  @InstantColumn({ nullable: true })
  revokedAt: Instant | null;

  @Index()
  @InstantColumn({ nullable: true })
  lastUsedAt: Instant | null;

  @Column({ type: 'varchar', length: 45, nullable: true })
  lastUsedFrom: string | null;
}

/** What tokens are searched by. */
export const tokenTexts: TextIndex = { table: 'token_text', columns: { 't.label': 'label' } };
