import { Module } from '@nestjs/common';
import { v1Controller } from '../kit/index.js';
import { ThemeCheck } from './check/theme-check.service.js';
import { MediaController } from './media.controller.js';
import { MediaStore } from './media-store.js';
import { TemplateRenderer } from './template/template-renderer.service.js';
import { ThemeFrames } from './template/theme-frames.service.js';
import { ThemeChecksV2Controller } from './theme-checks.v2.controller.js';
import { ThemeLogos } from './theme-logos.service.js';
import { ThemeLooks } from './theme-looks.service.js';
import { ThemePages } from './theme-pages.js';
import { ThemeThumbnails } from './theme-thumbnails.service.js';
import { ThemeResource } from './theme.resource.js';
import { ThemeWrites, V1ThemeWrites } from './theme.writes.js';
import { ThemesService } from './themes.service.js';
import { MyThemesV2Controller, ThemesV2Controller } from './themes.v2.controller.js';

@Module({
  controllers: [
    v1Controller(ThemeResource, { rules: ThemesService, writes: V1ThemeWrites }),
    ThemeChecksV2Controller,
    ThemesV2Controller,
    MyThemesV2Controller,
    MediaController,
  ],
  providers: [
    MediaStore,
    TemplateRenderer,
    ThemeCheck,
    ThemeFrames,
    ThemeLogos,
    ThemeLooks,
    ThemePages,
    ThemeThumbnails,
    ThemesService,
    ThemeWrites,
    V1ThemeWrites,
  ],
  exports: [ThemeCheck, ThemeFrames, ThemeLooks, ThemePages, ThemesService],
})
export class ThemesModule {}
