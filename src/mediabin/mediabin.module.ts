import { Module } from '@nestjs/common';
import { v1Controller } from '../kit/index.js';
import { BinItemWrites } from './bin-item.writes.js';
import { MediabinService } from './mediabin.service.js';
import { BinItemResource } from './bin-item.resource.js';
import { MediabinV2Controller } from './mediabin.v2.controller.js';

@Module({
  controllers: [v1Controller(BinItemResource, { rules: MediabinService, writes: BinItemWrites }), MediabinV2Controller],
  providers: [BinItemWrites, MediabinService],
})
export class MediabinModule {}
