import { Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Auth, type AuthContext } from '../auth/auth-context.js';
import { resourceOf } from '../rest/declaration/resource.js';
import { ResourceReader } from '../rest/query/reader.js';
import { V1Body } from '../rest/v1/body.pipe.js';
import { V1Controller, v1Endpoints } from '../rest/v1/endpoints.js';
import type { V1Object } from '../rest/v1/results.js';
import { ThemeResource } from './theme.resource.js';
import { ThemesService } from './themes.service.js';

@V1Controller(resourceOf(ThemeResource))
export class ThemesV1Controller extends v1Endpoints(ThemeResource, ThemesService) {
  constructor(
    reader: ResourceReader,
    private readonly themes: ThemesService,
  ) {
    super(reader, themes);
  }

  @Post()
  async create(
    @Auth() auth: AuthContext,
    @V1Body(ThemeResource) values: ThemeResource,
    @Res({ passthrough: true }) response: Response,
  ): Promise<V1Object> {
    return this.created(auth, await this.themes.store(auth, values), response);
  }
}
