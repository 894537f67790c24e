import { Module } from '@nestjs/common';
import { ThemesService } from './themes.service.js';
import { ThemesV1Controller } from './themes.v1.controller.js';

@Module({ controllers: [ThemesV1Controller], providers: [ThemesService], exports: [ThemesService] })
export class ThemesModule {}
