import { Module } from '@nestjs/common';
import { MediabinService } from './mediabin.service.js';
import { MediabinV1Controller } from './mediabin.v1.controller.js';

@Module({ controllers: [MediabinV1Controller], providers: [MediabinService] })
export class MediabinModule {}
