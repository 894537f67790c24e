import { Module } from '@nestjs/common';
import { BinItemWrites } from './bin-item.writes.js';
import { MediabinService } from './mediabin.service.js';
import { v1Controller } from '../rest/v1/endpoints.js';
import { BinItemResource } from './bin-item.resource.js';
import { MediabinV2Controller } from './mediabin.v2.controller.js';

@Module({
  controllers: [v1Controller(BinItemResource, { rules: MediabinService, writes: BinItemWrites }), MediabinV2Controller],
  providers: [BinItemWrites, MediabinService],
})
export class MediabinModule {}
