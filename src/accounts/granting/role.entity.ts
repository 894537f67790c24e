import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, RefColumn } from '../../database/columns.js';
import { Group } from '../groups/group.entity.js';
import { User } from '../identity/user.entity.js';

export const roleSources = ['backend', 'platform', 'plugin'] as const;
/** Who gives a role its meaning: the integrated media backend, this platform, or a plugin that registered it. */
export type RoleSource = (typeof roleSources)[number];

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

  /** The role that a plugin put it under, for people to find it; it hands nothing down. */
  @RefColumn({ nullable: true })
  parentId: string | null;
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
