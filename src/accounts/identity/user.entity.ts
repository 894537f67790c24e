import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { DigestColumn, FlagColumn, IdColumn, InstantColumn, RefColumn } from '../../database/columns.js';
import type { Instant } from '../../database/instant.js';
import type { TextIndex } from '../../database/text-index.js';
import { Organisation } from '../organisations/organisation.entity.js';

/** What users are ordered by: among all, and among those of an organisation, who see each other only. */
const orders = [
  'username',
  'firstName',
  'lastName',
  'email',
  'dateJoined',
  'lastLogin',
  'loginCount',
  'profileCreated',
] as const satisfies (keyof User)[];

const InEachOrder: ClassDecorator = (target) => {
  for (const name of orders) {
    Index([name])(target);
    Index(['organisationId', name])(target);
  }
};

/** A person or a service that signs in. */
@Entity('account')
@InEachOrder
@Index(['isActive'])
@Index(['isStaff'])
@Index(['isSuperuser'])
export class User {
  @IdColumn()
  id: string;

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

  /**
   * Who set that password for the user, or made the link by which it was set, and so may know it; null once the user has
   * changed it. No foreign key: who is deleted knows it still.
   */
  @RefColumn({ nullable: true })
  passwordGivenBy: string | null;

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

  /** When the profile was created: a copy that triggers keep, for the indexes of this table. */
  @InstantColumn({ nullable: true })
  profileCreated: Instant | null;

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

/** What users are searched by; the first and last name are one value, with a space between. */
export const accountTexts: TextIndex = {
  table: 'account_text',
  columns: { 't.username': 'username', 't.first_name': 'name', 't.last_name': 'name', 't.email': 'email' },
};

/** The ids of all superusers. */
export const superuserIdsSql = 'SELECT id FROM account WHERE is_superuser = TRUE';
