import { Module } from '@nestjs/common';
import { AuditExport } from './audit-export.js';
import {
  ActedAsController,
  AuditChainController,
  AuditExportController,
  AuditV2Controller,
} from './audit.v2.controller.js';
import { V1UsageRules } from './v1-usage.rules.js';
import { V1DaysController, V1UsageController } from './v1-usage.v2.controller.js';

@Module({
  controllers: [
    AuditExportController,
    AuditChainController,
    AuditV2Controller,
    ActedAsController,
    V1DaysController,
    V1UsageController,
  ],
  providers: [AuditExport, V1UsageRules],
})
export class AuditModule {}
