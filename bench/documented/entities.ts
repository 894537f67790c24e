import {
  Column,
  Entity,
  JoinColumn,
  JoinTable,
  ManyToMany,
  ManyToOne,
  OneToMany,
  OneToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { onMysql } from './settings.js';

@Entity('role')
export class Role {
  @PrimaryGeneratedColumn()
  id: number;

  @Column()
  name: string;

  @Column()
  label: string;

  @Column()
  source: string;
}

@Entity('account_group')
export class Group {
  @PrimaryGeneratedColumn()
  id: number;

  @ManyToMany(() => Role)
  @JoinTable({ name: 'group_role', joinColumn: { name: 'group_id' }, inverseJoinColumn: { name: 'role_id' } })
  roles: Role[];

  @ManyToMany(() => Group)
  @JoinTable({ name: 'group_parent', joinColumn: { name: 'group_id' }, inverseJoinColumn: { name: 'parent_id' } })
  parents: Group[];

  @OneToMany(() => GroupPermission, (permission) => permission.group)
  permissions: GroupPermission[];
}

@Entity('group_permission')
export class GroupPermission {
  @PrimaryColumn()
  group_id: number;

  @PrimaryColumn()
  permission: string;

  @ManyToOne(() => Group, (group) => group.permissions)
  @JoinColumn({ name: 'group_id' })
  group: Group;
}

@Entity('account')
export class User {
  @PrimaryGeneratedColumn()
  id: number;

  @Column()
  username: string;

  @Column()
  first_name: string;

  @Column()
  last_name: string;

  @Column()
  is_active: boolean;

  @Column()
  is_staff: boolean;

  @Column()
  is_superuser: boolean;

  @Column()
  date_joined: string;

  @Column({ type: 'varchar', nullable: true })
  last_login: string | null;

  @Column()
  login_count: number;

  @Column()
  session_timeout: number;

  @Column()
  organisation_id: number;

  @ManyToMany(() => Role)
  @JoinTable({ name: 'user_role', joinColumn: { name: 'user_id' }, inverseJoinColumn: { name: 'role_id' } })
  roles: Role[];

  @ManyToMany(() => Group)
  @JoinTable({ name: 'group_member', joinColumn: { name: 'user_id' }, inverseJoinColumn: { name: 'group_id' } })
  groups: Group[];
}

@Entity('user_profile')
export class UserProfile {
  @PrimaryColumn({ name: 'user_id' })
  id: number;

  @OneToOne(() => User)
  @JoinColumn({ name: 'user_id' })
  user: User;

  @Column({ type: 'text', nullable: true })
  notes: string | null;

  @Column()
  create_date: string;

  @Column()
  paginate_by: number;

  @Column({ type: 'varchar', nullable: true })
  contact_number: string | null;

  @Column('text')
  extra_info: string;

  @Column({ type: 'integer', nullable: true })
  theme_id: number | null;

  @Column()
  homepage: string;

  @Column()
  default_ingest_group: string;

  @Column()
  default_group: string;

  @Column('text')
  default_sort_list: string;

  @Column({ type: 'varchar', nullable: true })
  default_metadata_group: string | null;

  @Column('text')
  metadata_fields: string;
}

@Entity('api_token')
export class ApiToken {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: onMysql ? 'binary' : 'blob', length: onMysql ? 32 : undefined })
  digest: Buffer;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'owner_id' })
  owner: User;

  @Column({ type: 'varchar', nullable: true })
  expires_at: string | null;

  @Column({ type: 'varchar', nullable: true })
  revoked_at: string | null;
}

@Entity('video_codec')
export class VideoCodec {
  @PrimaryGeneratedColumn()
  id: number;

  @Column()
  name: string;
}
