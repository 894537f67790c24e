import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import dataSource from '../ormconfig.js';
import { AccountsModule } from './accounts/accounts.module.js';
import { AccessGuard } from './auth/access.guard.js';
import { AuditLogModule } from './audit-log/audit-log.module.js';
import { AuthModule } from './auth/auth.module.js';
import { CredentialGuard } from './auth/credential.guard.js';
import { RunAsGuard } from './auth/run-as.guard.js';
import { DatabaseModule } from './database/database.module.js';
import { families } from './families.js';
import { RestModule } from './rest/rest.module.js';
import { PageErrorFilter } from './web/kit/page-error.filter.js';
import { WebModule } from './web/web.module.js';

const foundation = [
  DatabaseModule.of(dataSource),
  AuditLogModule,
  AccountsModule,
  AuthModule,
  RestModule.with(families),
];

@Module({
  imports: [...foundation, ...families.map(({ module }) => module), WebModule],
  providers: [
    // In this order: who calls, as whom, and whether they may.
    { provide: APP_GUARD, useClass: CredentialGuard },
    { provide: APP_GUARD, useClass: RunAsGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_FILTER, useClass: PageErrorFilter },
  ],
})
export class AppModule {}
