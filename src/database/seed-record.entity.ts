import { Entity, PrimaryColumn } from 'typeorm';

/** A piece of reference data that was planted once. It is not planted again, whatever became of it since. */
@Entity()
export class SeedRecord {
  @PrimaryColumn({ type: 'varchar', length: 50 })
  dataset: string;

  @PrimaryColumn({ type: 'varchar', length: 255 })
  entry: string;
}
