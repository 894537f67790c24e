import { IdColumn, InstantColumn, OwnerColumn, type Instant } from 'media-asset-platform/kit';
import { Column, Entity, Index } from 'typeorm';

/** A note that somebody wrote on something in the media backend. */
@Entity()
export class Annotation {
  @IdColumn()
  id: string;

  @Index()
  @OwnerColumn()
  ownerId: string;

  /** Names the resource in the media backend. */
  @Index()
  @Column({ type: 'varchar', length: 255 })
  resourceId: string;

  /** Of a kind that `annotation_kind` names. */
  @Index()
  @Column({ type: 'varchar', length: 50, default: 'note' })
  kind: string;

  @Column({ type: 'varchar', length: 2000 })
  text: string;

  /** Settled notes stay as they are. */
  @Index()
  @Column({ type: 'boolean', default: false })
  settled: boolean;

  @Index()
  @InstantColumn()
  createdAt: Instant;

  @Index()
  @InstantColumn()
  changedAt: Instant;
}

/** What notes can be about: reference data. */
@Entity()
@Index(['name'], { unique: true })
export class AnnotationKind {
  @IdColumn()
  id: string;

  @Column({ type: 'varchar', length: 50 })
  name: string;
}
