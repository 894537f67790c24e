import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { IdColumn, InstantColumn, RefColumn } from '../../database/columns.js';
import type { Instant } from '../../database/instant.js';
import { Organisation } from '../organisations/organisation.entity.js';
import { User } from '../identity/user.entity.js';

/** Users who share permissions and roles. The first one, id 1, is the default that every new user joins. */
@Entity('account_group')
export class Group {
  @IdColumn()
  id: string;

  @Column({ type: 'varchar', length: 150 })
  name: string;

  /** The name as compared, see names.ts. */
  @Column({ type: 'varchar', length: 450, unique: true })
  nameKey: string;

  @Column({ type: 'varchar', length: 1000, default: '' })
  description: string;

  @Index()
  @ForeignKey(() => Organisation)
  @RefColumn()
  organisationId: string;

  @InstantColumn()
  createDate: Instant;
}

export const defaultGroupId = '1';

/** A group inherits what its parents are granted; it may have several. */
@Entity()
export class GroupParent {
  @ForeignKey(() => Group, { onDelete: 'CASCADE' })
  @RefColumn({ primary: true })
  groupId: string;

  @Index()
  @ForeignKey(() => Group, { onDelete: 'CASCADE' })
  @RefColumn({ primary: true })
  parentId: string;
}

@Entity()
export class GroupMember {
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @RefColumn({ primary: true })
  userId: string;

  @Index()
  @ForeignKey(() => Group, { onDelete: 'CASCADE' })
  @RefColumn({ primary: true })
  groupId: string;
}

@Entity()
export class GroupPermission {
  @ForeignKey(() => Group, { onDelete: 'CASCADE' })
  @RefColumn({ primary: true })
  groupId: string;

  @Index()
  @PrimaryColumn({ type: 'varchar', length: 50 })
  permission: string;
}

@Entity()
export class UserPermission {
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @RefColumn({ primary: true })
  userId: string;

  @Index()
  @PrimaryColumn({ type: 'varchar', length: 50 })
  permission: string;
}
