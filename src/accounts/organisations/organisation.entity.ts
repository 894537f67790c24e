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

/** SQL that is the name of the organisation of which `id` is the id. */
export const organisationName = (id: string): string => `(SELECT o.name FROM organisation o WHERE o.id = ${id})`;

export const defaultOrganisationId = '1';
