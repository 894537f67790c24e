import { Expose, Transform, Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import type { Role, UserProfile } from './entities.js';

export class PaginationDto {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  offset = 0;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(1000)
  limit?: number;
}

export class MetaDto {
  @Expose() limit: number;
  @Expose() next: string | null;
  @Expose() offset: number;
  @Expose() previous: string | null;
  @Expose() total_count: number;
}

/**
 * The keys of the user's roles, own and of the groups, in the order of their ids; a list is made a text, a text stays.
 */
function roleKeys({ obj, value }: { obj: UserProfile; value: unknown }): unknown {
  if (typeof value === 'string') return value;
  const all = [...obj.user.roles, ...obj.user.groups.flatMap(({ roles }) => roles)];
  const distinct = new Map(
    all.filter(({ source }) => source === 'backend').map((role): [number, Role] => [Number(role.id), role]),
  );
  const names = [...distinct].sort(([a], [b]) => a - b).map(([, { name }]) => JSON.stringify(name));
  return names.length > 0 ? `[${names.join(', ')}]` : '';
}

export class UserDto {
  @Expose() @Type(() => String) id: string;
  @Expose() username: string;
  @Expose() first_name: string;
  @Expose() last_name: string;
  @Expose() is_active: boolean;
  @Expose() is_staff: boolean;
  @Expose() date_joined: string;
  @Expose() last_login: string | null;
  @Expose() @Transform(() => '') resource_uri: string;
}

export class UserProfileDto {
  @Expose() @Type(() => String) id: string;
  @Expose() notes: string | null;
  @Expose() create_date: string;
  @Expose() paginate_by: number;
  @Expose() contact_number: string | null;
  @Expose() extra_info: string;
  @Expose()
  @Transform(({ obj }: { obj: UserProfile }) => obj.theme_id && Number(obj.theme_id), { toClassOnly: true })
  theme: number | null;
  @Expose() @Transform(roleKeys) roles: string;
  @Expose() homepage: string;
  @Expose() default_ingest_group: string;
  @Expose() default_group: string;
  @Expose() default_sort_list: string;
  @Expose() default_metadata_group: string | null;
  @Expose()
  @Transform(({ obj }: { obj: UserProfile }) => obj.user.login_count, { toClassOnly: true })
  login_count: number;
  @Expose()
  @Transform(({ obj }: { obj: UserProfile }) => Number(obj.user.organisation_id), { toClassOnly: true })
  organisation: number;
  @Expose() metadata_fields: string;
  @Expose()
  @Transform(({ obj }: { obj: UserProfile }) => obj.user.session_timeout, { toClassOnly: true })
  timeout: number;
  @Expose() @Transform(({ obj }: { obj: UserProfile }) => `/API/v1/userprofile/${obj.id}/`) resource_uri: string;
  @Expose() @Type(() => UserDto) user: UserDto;
}

export class UserProfilePageDto {
  @Expose() @Type(() => MetaDto) meta: MetaDto;
  @Expose() @Type(() => UserProfileDto) objects: UserProfileDto[];
}

export class RoleDto {
  @Expose() @Transform(({ obj }: { obj: Role }) => obj.name, { toClassOnly: true }) key: string;
  @Expose() @Transform(({ obj }: { obj: Role }) => obj.label, { toClassOnly: true }) value: string;
}

export class RolePageDto {
  @Expose() @Type(() => MetaDto) meta: MetaDto;
  @Expose() @Type(() => RoleDto) objects: RoleDto[];
}

export class VideoCodecDto {
  @Expose() @Type(() => String) id: string;
  @Expose() name: string;
  @Expose()
  @Transform(({ obj }: { obj: VideoCodecDto }) => `/API/v1/standards/videocodec/${obj.id}/`)
  resource_uri: string;
}

export class VideoCodecPageDto {
  @Expose() @Type(() => MetaDto) meta: MetaDto;
  @Expose() @Type(() => VideoCodecDto) objects: VideoCodecDto[];
}
