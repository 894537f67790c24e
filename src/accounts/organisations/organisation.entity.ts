import { Column, Entity } from 'typeorm';
import { IdColumn } from '../../database/columns.js';

/** Whom a user works for. Everyone is in one; the first one, id 1, is the default. */
@Entity()
export class Organisation {
  @IdColumn()
  id: string;

  @Column({ type: 'varchar', length: 150 })
  name: string;

  /** The name as compared, see names.ts. */
  @Column({ type: 'varchar', length: 450, unique: true })
  nameKey: string;
}

export const defaultOrganisationId = '1';
