import { Controller, Get, Param, ParseIntPipe, Query, Req, SerializeOptions, UseGuards } from '@nestjs/common';
import { PaginationDto, RolePageDto, UserProfileDto, UserProfilePageDto, VideoCodecPageDto } from './dto.js';
import { RolesService, UserProfilesService, VideoCodecsService } from './services.js';
import { RequirePermission, TokenGuard, type SignedRequest } from './token.guard.js';

const answers = (type: new () => object) => SerializeOptions({ type, excludeExtraneousValues: true });

@Controller('API/v1/userprofile')
@UseGuards(TokenGuard)
@RequirePermission('userprofile')
export class UserProfilesController {
  constructor(private readonly profiles: UserProfilesService) {}

  @Get()
  @answers(UserProfilePageDto)
  findAll(@Req() request: SignedRequest, @Query() page: PaginationDto) {
    return this.profiles.findAll(request.owner.organisation_id, page);
  }

  @Get(':id')
  @answers(UserProfileDto)
  findOne(@Req() request: SignedRequest, @Param('id', ParseIntPipe) id: number) {
    return this.profiles.findOne(request.owner.organisation_id, id);
  }
}

@Controller('API/v1/userroles')
@UseGuards(TokenGuard)
@RequirePermission('user')
export class RolesController {
  constructor(private readonly roles: RolesService) {}

  @Get()
  @answers(RolePageDto)
  findAll(@Query() page: PaginationDto) {
    return this.roles.findAll(page);
  }
}

@Controller('API/v1/standards/videocodec')
@UseGuards(TokenGuard)
@RequirePermission('media_backend')
export class VideoCodecsController {
  constructor(private readonly codecs: VideoCodecsService) {}

  @Get()
  @answers(VideoCodecPageDto)
  findAll(@Query() page: PaginationDto) {
    return this.codecs.findAll(page);
  }
}
