import { Column, Entity } from 'typeorm';
import { IdColumn } from '../kit/index.js';

@Entity()
export class Resolution {
  @IdColumn()
  id: string;

  @Column({ type: 'varchar', length: 150 })
  name: string;
}
