import { Delete, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Auth, type AuthContext } from '../auth/auth-context.js';
import { resourceOf } from '../rest/declaration/resource.js';
import { ResourceReader } from '../rest/query/reader.js';
import { V1Body } from '../rest/v1/body.pipe.js';
import { V1Controller, v1Endpoints } from '../rest/v1/endpoints.js';
import type { V1Object } from '../rest/v1/results.js';
import { BinItemResource } from './bin-item.resource.js';
import { MediabinService } from './mediabin.service.js';

@V1Controller(resourceOf(BinItemResource))
export class MediabinV1Controller extends v1Endpoints(BinItemResource, MediabinService) {
  constructor(
    reader: ResourceReader,
    private readonly bins: MediabinService,
  ) {
    super(reader, bins);
  }

  @Post()
  async add(
    @Auth() auth: AuthContext,
    @V1Body(BinItemResource) values: BinItemResource,
    @Res({ passthrough: true }) response: Response,
  ): Promise<V1Object> {
    return this.created(auth, await this.bins.add(auth, values), response);
  }

  // Not in the published list of endpoints, but old clients take items out of the bin this way.
  @Delete(':id')
  @HttpCode(204)
  async remove(@Auth() auth: AuthContext, @Param('id') id: string): Promise<void> {
    const item = await this.objects.one(auth, id);
    await this.bins.remove(auth, item.id as string);
  }
}
