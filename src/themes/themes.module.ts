import { Module } from '@nestjs/common';
import { v1Controller } from '../kit/index.js';
import { MediaController } from './media.controller.js';
import { MediaStore } from './media-store.js';
import { TemplateRenderer } from './template/template-renderer.service.js';
import { ThemeFrames } from './template/theme-frames.service.js';
import { ThemeLogos } from './theme-logos.service.js';
import { ThemeLooks } from './theme-looks.service.js';
import { ThemeResource } from './theme.resource.js';
import { ThemeWrites, V1ThemeWrites } from './theme.writes.js';
import { ThemesService } from './themes.service.js';
import { MyThemesV2Controller, ThemesV2Controller } from './themes.v2.controller.js';

@Module({
  controllers: [
    v1Controller(ThemeResource, { rules: ThemesService, writes: V1ThemeWrites }),
    ThemesV2Controller,
    MyThemesV2Controller,
    MediaController,
  ],
  providers: [
    MediaStore,
    TemplateRenderer,
    ThemeFrames,
    ThemeLogos,
    ThemeLooks,
    ThemesService,
    ThemeWrites,
    V1ThemeWrites,
  ],
  exports: [ThemeFrames, ThemeLooks, ThemesService],
})
export class ThemesModule {}
