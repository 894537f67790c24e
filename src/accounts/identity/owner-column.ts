import { ForeignKey } from 'typeorm';
import { RefColumn } from '../../database/columns.js';
import { User } from './user.entity.js';

/**
 * The user whose a row is; the row goes with the user.
 * @param name of the foreign key; without one TypeORM makes one up
 */
export const OwnerColumn =
  (name?: string): PropertyDecorator =>
  (target, key) => {
    ForeignKey(() => User, { onDelete: 'CASCADE', ...(name ? { name } : {}) })(target, key);
    RefColumn()(target, key);
  };
