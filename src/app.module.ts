import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { AccountsModule } from './accounts/accounts.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AccessGuard } from './auth/access.guard.js';
import { AuthModule } from './auth/auth.module.js';
import { CredentialGuard } from './auth/credential.guard.js';
import { RunAsGuard } from './auth/run-as.guard.js';
import { DatabaseModule } from './database/database.module.js';
import { ExportLocationsModule } from './exportlocations/export-locations.module.js';
import { MediabinModule } from './mediabin/mediabin.module.js';
import { ProfilesModule } from './profiles/profiles.module.js';
import { ErrorFilter } from './rest/error.filter.js';
import { RestModule } from './rest/rest.module.js';
import { RolesModule } from './roles/roles.module.js';
import { StandardsModule } from './standards/standards.module.js';
import { SystemModule } from './system/system.module.js';
import { ThemesModule } from './themes/themes.module.js';
import { TokensModule } from './tokens/tokens.module.js';

const foundation = [DatabaseModule, AccountsModule, AuthModule, RestModule];

const families = [
  ProfilesModule,
  RolesModule,
  StandardsModule,
  ExportLocationsModule,
  ThemesModule,
  MediabinModule,
  TokensModule,
  AuditModule,
  SystemModule,
];

@Module({
  imports: [...foundation, ...families],
  providers: [
    // In this order: who calls, as whom, and whether they may.
    { provide: APP_GUARD, useClass: CredentialGuard },
    { provide: APP_GUARD, useClass: RunAsGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
})
export class AppModule {}
