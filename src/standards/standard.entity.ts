import { Column, Entity } from 'typeorm';
import { IdColumn } from '../kit/index.js';

@Entity()
export class Standard {
  @IdColumn()
  id: string;

  @Column({ type: 'varchar', length: 150 })
  name: string;

  @Column({ type: 'varchar', length: 1000, default: '' })
  description: string;
}
