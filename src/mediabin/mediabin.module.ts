import { Module } from '@nestjs/common';
import { BinItemWrites } from './bin-item.writes.js';
import { MediabinService } from './mediabin.service.js';
import { MediabinV1Controller } from './mediabin.v1.controller.js';
import { MediabinV2Controller } from './mediabin.v2.controller.js';

@Module({ controllers: [MediabinV1Controller, MediabinV2Controller], providers: [BinItemWrites, MediabinService] })
export class MediabinModule {}
