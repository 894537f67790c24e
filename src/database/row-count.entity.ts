import { Column, Entity } from 'typeorm';
import { RefColumn } from './columns.js';

/**
 * How many rows a large table has, which counting them would take too long for: triggers keep it in the transaction
 * that adds or removes them.
 */
@Entity()
export class RowCount {
  @Column({ type: 'varchar', length: 64, primary: true })
  tableName: string;

  /** Of users their organisation; 0 of tables that are counted as a whole. */
  @RefColumn({ primary: true })
  part: string;

  /** How many; as an id, as it has no end. */
  @RefColumn()
  total: string;
}
