import { Module } from '@nestjs/common';
import { v1Controller, v2Controller } from '../kit/index.js';
import { ExportLocationResource } from './export-location.resource.js';
import { ExportLocationWrites } from './export-location.writes.js';

@Module({
  controllers: [
    v1Controller(ExportLocationResource),
    v2Controller(ExportLocationResource, { writes: ExportLocationWrites }),
  ],
  providers: [ExportLocationWrites],
})
export class ExportLocationsModule {}
