import { Module } from '@nestjs/common';
import { v1ReadOnly } from '../rest/v1/endpoints.js';
import { ExportLocationResource } from './export-location.resource.js';

@Module({ controllers: [v1ReadOnly(ExportLocationResource)] })
export class ExportLocationsModule {}
