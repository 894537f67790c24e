import { Column, Entity } from 'typeorm';
import { IdColumn } from '../kit/index.js';

@Entity()
export class AspectRatio {
  @IdColumn()
  id: string;

  @Column({ type: 'int' })
  widthRatio: number;

  @Column({ type: 'int' })
  heightRatio: number;

  /** The shape of a pixel: square, or the system whose pixels are not. */
  @Column({ type: 'varchar', length: 30 })
  pixelType: string;
}
