import { Column, Entity } from 'typeorm';
import { IdColumn } from '../kit/index.js';

@Entity()
export class Format {
  @IdColumn()
  id: string;

  @Column({ type: 'varchar', length: 150 })
  name: string;

  /** video, audio or image. */
  @Column({ type: 'varchar', length: 10 })
  mediaType: string;
}
