import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import type { PaginationDto } from './dto.js';
import { Group, Role, UserProfile, VideoCodec, type User } from './entities.js';

/** A page as the entities are; the serializer makes the wire's objects of them. */
function page<T>(path: string, { limit, offset }: { limit: number; offset: number }, [objects, total]: [T[], number]) {
  const link = (start: number) => `${path}?limit=${limit}&offset=${start}`;
  const next = offset + limit < total ? link(offset + limit) : null;
  const previous = offset < limit ? null : link(offset - limit);
  return { meta: { limit, next, offset, previous, total_count: total }, objects };
}

@Injectable()
export class GroupsService {
  constructor(@InjectRepository(Group) private readonly groups: Repository<Group>) {}

  /** Puts the groups above a user's groups beside them, for several users at once. */
  async addInherited(users: User[]): Promise<void> {
    const known = new Map<number, Group>();
    for (let ids = users.flatMap(({ groups }) => groups.map(({ id }) => id)); ids.length > 0;) {
      const found = await this.groups.find({ where: { id: In(ids) }, relations: { roles: true, parents: true } });
      for (const group of found) known.set(group.id, group);
      ids = found.flatMap(({ parents }) => parents.map(({ id }) => id)).filter((id) => !known.has(id));
    }
    const withParents = (id: number): Group[] => {
      const group = known.get(id)!;
      return [group, ...group.parents.flatMap((parent) => withParents(parent.id))];
    };
    for (const user of users) user.groups = user.groups.flatMap(({ id }) => withParents(id));
  }
}

@Injectable()
export class UserProfilesService {
  constructor(
    private readonly groups: GroupsService,
    @InjectRepository(UserProfile) private readonly profiles: Repository<UserProfile>,
  ) {}

  async findAll(organisation_id: number, { limit = 20, offset }: PaginationDto) {
    const found = await this.profiles.findAndCount({
      where: { user: { organisation_id } },
      relations: { user: { roles: true, groups: true } },
      order: { id: 'ASC' },
      take: limit,
      skip: offset,
    });
    await this.groups.addInherited(found[0].map(({ user }) => user));
    return page('/API/v1/userprofile/', { limit, offset }, found);
  }

  async findOne(organisation_id: number, id: number) {
    const profile = await this.profiles.findOne({
      where: { id, user: { organisation_id } },
      relations: { user: { roles: true, groups: true } },
    });
    if (!profile) throw new NotFoundException();
    await this.groups.addInherited([profile.user]);
    return profile;
  }
}

@Injectable()
export class RolesService {
  constructor(@InjectRepository(Role) private readonly roles: Repository<Role>) {}

  async findAll({ limit = 1000, offset }: PaginationDto) {
    const found = await this.roles.findAndCount({
      where: { source: 'backend' },
      order: { id: 'ASC' },
      take: limit,
      skip: offset,
    });
    return page('/API/v1/userroles/', { limit, offset }, found);
  }
}

@Injectable()
export class VideoCodecsService {
  constructor(@InjectRepository(VideoCodec) private readonly codecs: Repository<VideoCodec>) {}

  async findAll({ limit = 20, offset }: PaginationDto) {
    const found = await this.codecs.findAndCount({ order: { id: 'ASC' }, take: limit, skip: offset });
    return page('/API/v1/standards/videocodec/', { limit, offset }, found);
  }
}
