import { Module } from '@nestjs/common';
import { v2Controller } from '../kit/index.js';
import { AuditExport } from './audit-export.js';
import {
  ActedAsController,
  AuditChainController,
  AuditExportController,
  AuditV2Controller,
} from './audit.v2.controller.js';
import { V1UsageResource } from './v1-usage.resource.js';

@Module({
  controllers: [
    AuditExportController,
    AuditChainController,
    AuditV2Controller,
    ActedAsController,
    v2Controller(V1UsageResource),
  ],
  providers: [AuditExport],
})
export class AuditModule {}
