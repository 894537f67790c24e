import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { DigestColumn, FlagColumn, IdColumn, InstantColumn, RefColumn } from '../../database/columns.js';
import type { Instant } from '../../database/instant.js';
import { Organisation } from '../organisations/organisation.entity.js';

/** A person or a service that signs in. */
@Entity('account')
export class User {
  @IdColumn()
  id: string;

  @Index()
  @Column({ type: 'varchar', length: 150 })
  username: string;

  /** The name as compared, see names.ts. */
  @Column({ type: 'varchar', length: 450, unique: true })
  usernameKey: string;

  /** How the name looks, see database/look-alikes.ts; null of a row that was stored without. */
  @Index()
  @DigestColumn({ nullable: true })
  lookSmall: Buffer | null;

  @Index()
  @DigestColumn({ nullable: true })
  lookCapital: Buffer | null;

  @Column({ type: 'varchar', length: 20, default: '' })
  lookScript: string;

  /** A hash by passwords.ts; null for a user who cannot sign in by password. Indexed for imported-hashes.ts. */
  @Index()
  @Column({ type: 'varchar', length: 255, nullable: true })
  password: string | null;

  @Column({ type: 'varchar', length: 150, default: '' })
  firstName: string;

  @Column({ type: 'varchar', length: 150, default: '' })
  lastName: string;

  @Column({ type: 'varchar', length: 254, default: '' })
  email: string;

  @FlagColumn({ default: true })
  isActive: boolean;

  @FlagColumn({ default: false })
  isStaff: boolean;

  @FlagColumn({ default: false })
  isSuperuser: boolean;

  @InstantColumn()
  dateJoined: Instant;

  @InstantColumn({ nullable: true })
  lastLogin: Instant | null;

  @Column({ type: 'int', default: 0 })
  loginCount: number;

  /** Minutes without a request after which a session ends; 0 is the site's default. */
  @Column({ type: 'int', default: 0 })
  sessionTimeout: number;

  @Index()
  @ForeignKey(() => Organisation)
  @RefColumn()
  organisationId: string;
}
