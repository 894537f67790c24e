import { Module } from '@nestjs/common';
import { MediaController } from './media.controller.js';
import { MediaStore } from './media-store.js';
import { ThemeLogos } from './theme-logos.service.js';
import { ThemeWrites } from './theme.writes.js';
import { ThemesService } from './themes.service.js';
import { ThemesV1Controller } from './themes.v1.controller.js';
import { MyThemesV2Controller, ThemesV2Controller } from './themes.v2.controller.js';

@Module({
  controllers: [ThemesV1Controller, ThemesV2Controller, MyThemesV2Controller, MediaController],
  providers: [MediaStore, ThemeLogos, ThemesService, ThemeWrites],
  exports: [ThemesService],
})
export class ThemesModule {}
