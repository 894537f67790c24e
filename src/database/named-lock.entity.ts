import { Entity, PrimaryColumn } from 'typeorm';

/** A row that exists to be locked, see locks.ts. */
@Entity()
export class NamedLock {
  @PrimaryColumn({ type: 'varchar', length: 50 })
  name: string;
}
