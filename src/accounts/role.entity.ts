import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, RefColumn } from '../database/columns.js';
import { Group } from './group.entity.js';
import { User } from './user.entity.js';

/** Who gives a role its meaning: the integrated media backend, or this platform. */
export type RoleSource = 'backend' | 'platform';

@Entity()
export class Role {
  @IdColumn()
  id: string;

  /** For example `_item_search`; `platform_administrator`. */
  @Column({ type: 'varchar', length: 150, unique: true })
  name: string;

  @Column({ type: 'varchar', length: 255 })
  label: string;

  @Column({ type: 'varchar', length: 20, default: 'backend' })
  source: RoleSource;
}

@Entity()
export class UserRole {
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @RefColumn({ primary: true })
  userId: string;

  @Index()
  @ForeignKey(() => Role, { onDelete: 'CASCADE' })
  @RefColumn({ primary: true })
  roleId: string;
}

@Entity()
export class GroupRole {
  @ForeignKey(() => Group, { onDelete: 'CASCADE' })
  @RefColumn({ primary: true })
  groupId: string;

  @Index()
  @ForeignKey(() => Role, { onDelete: 'CASCADE' })
  @RefColumn({ primary: true })
  roleId: string;
}
