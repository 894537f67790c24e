import { Column, Entity } from 'typeorm';
import { IdColumn } from '../kit/index.js';

/** Somewhere that media can be exported to. */
@Entity()
export class ExportLocation {
  @IdColumn()
  id: string;

  @Column({ type: 'varchar', length: 150 })
  name: string;

  @Column({ type: 'varchar', length: 1000, default: '' })
  description: string;

  /** May hold a password, which is never shown. */
  @Column({ type: 'varchar', length: 1000 })
  uri: string;
}
