import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { User } from '../kit/administration.js';
import { type Instant, InstantColumn, LongTextColumn, RefColumn } from '../kit/index.js';
import { Theme } from '../themes/theme.entity.js';

/** The languages of the pages. */
export const languages = ['en', 'de'] as const;

/**
 * What the platform keeps for a user besides the account, under the same id. The JSON columns hold text in the form of
 * rest/json-text.ts.
 */
@Entity()
export class UserProfile {
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @RefColumn({ primary: true })
  userId: string;

  @LongTextColumn({ nullable: true })
  notes: string | null;

  @InstantColumn()
  createDate: Instant;

  /** Objects on a page of the web lists. */
  @Column({ type: 'int', default: 20 })
  paginateBy: number;

  @Column({ type: 'varchar', length: 100, nullable: true })
  contactNumber: string | null;

  @LongTextColumn()
  extraInfo: string;

  @Index()
  @ForeignKey(() => Theme, { onDelete: 'SET NULL' })
  @RefColumn({ nullable: true })
  themeId: string | null;

  @Column({ type: 'varchar', length: 255, default: '' })
  homepage: string;

  @Column({ type: 'varchar', length: 150, default: '' })
  defaultIngestGroup: string;

  @Column({ type: 'varchar', length: 150, default: '' })
  defaultGroup: string;

  @LongTextColumn()
  defaultSortList: string;

  @Column({ type: 'varchar', length: 150, nullable: true })
  defaultMetadataGroup: string | null;

  @LongTextColumn()
  metadataFields: string;

  /** One of `languages`; null for what the browser prefers. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  language: string | null;

  /** One of `schemes` in themes/look.ts; null for that of the system. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  colourScheme: string | null;
}
