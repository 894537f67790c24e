import { Column, Entity, Index } from 'typeorm';
import { DigestColumn, IdColumn, InstantColumn, RefColumn } from '../database/columns.js';
import type { Instant } from '../database/instant.js';

/** What happened to somebody's power to act. No foreign keys: the trail outlives the accounts. */
@Entity()
@Index(['actor', 'event'])
export class AuditEntry {
  @IdColumn()
  id: string;

  @Index()
  @InstantColumn()
  at: Instant;

  /** See AuditEvent in audit-log.service.ts. */
  @Index()
  @Column({ type: 'varchar', length: 30 })
  event: string;

  /** `granted` or `refused: <why>`. */
  @Index()
  @Column({ type: 'varchar', length: 100 })
  outcome: string;

  /** The real user; null when the credentials named nobody. */
  @Index()
  @RefColumn({ nullable: true })
  actorId: string | null;

  /** The name of the real user, or the one that was tried. */
  @Index()
  @Column({ type: 'varchar', length: 150 })
  actor: string;

  /** The user acted as; null without run-as. */
  @Index()
  @RefColumn({ nullable: true })
  effectiveId: string | null;

  @Index()
  @Column({ type: 'varchar', length: 150, default: '' })
  effective: string;

  /** How the caller signed in: basic, session, token. */
  @Index()
  @Column({ type: 'varchar', length: 10 })
  via: string;

  @Index()
  @Column({ type: 'varchar', length: 10 })
  method: string;

  /** The path without its query. */
  @Index()
  @Column({ type: 'varchar', length: 255 })
  route: string;

  @Index()
  @Column({ type: 'varchar', length: 45 })
  address: string;

  /** What it was done to, such as `users/7`. */
  @Index()
  @Column({ type: 'varchar', length: 255, default: '' })
  target: string;

  /** What was changed, in words. Never a secret. */
  @Column({ type: 'varchar', length: 1000, default: '' })
  detail: string;

  /** Links the entry to the one before, see hash-chain.ts. */
  @DigestColumn({ nullable: true })
  hash: Buffer | null;
}

/** The end of the chain of entries: one row, which whoever adds an entry locks. See StoredEnd in audit-chain.ts. */
@Entity()
export class AuditChain {
  @RefColumn({ primary: true })
  id: string;

  @RefColumn()
  entries: string;

  @RefColumn()
  lastId: string;

  @DigestColumn()
  hash: Buffer;

  @RefColumn()
  formerId: string;

  @RefColumn({ nullable: true })
  formerEntries: string | null;

  @DigestColumn({ nullable: true })
  formerHash: Buffer | null;

  @RefColumn({ nullable: true })
  otherKeyFrom: string | null;

  @DigestColumn()
  keyCheck: Buffer;

  @DigestColumn()
  seal: Buffer;
}
