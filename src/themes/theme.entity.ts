import { Column, Entity, Index } from 'typeorm';
import { FlagColumn, IdColumn, LongTextColumn, RefColumn } from '../kit/index.js';

export enum ThemeStatus {
  Editing = 1,
  Pending = 2,
  Approved = 3,
  Hidden = 4,
}

/** A look and feel of the platform's pages. */
@Entity()
@Index(['isDefault', 'id']) // MariaDB takes a unique index for no order of ids
export class Theme {
  @IdColumn()
  id: string;

  @Index()
  @Column({ type: 'varchar', length: 255 })
  title: string;

  /** As sent, byte for byte; null when there is none. */
  @LongTextColumn({ nullable: true })
  templateString: string | null;

  @Column({ type: 'varchar', length: 1000, default: '' })
  css: string;

  @Column({ type: 'varchar', length: 1000, default: '' })
  javascript: string;

  @Index()
  @Column({ type: 'int', default: ThemeStatus.Editing })
  status: ThemeStatus;

  @Index()
  @Column({ type: 'varchar', length: 255, default: '' })
  logoimage: string;

  /** Who asked for its approval last; not a reference, as it outlives the account. */
  @Index()
  @RefColumn({ nullable: true })
  submittedById: string | null;

  /** Why it was last rejected. */
  @Column({ type: 'varchar', length: 1000, default: '' })
  note: string;

  /** true for the site's default and null for all others: unique, so that the database itself allows one at most. */
  @FlagColumn({ nullable: true, unique: true })
  isDefault: true | null;
}
