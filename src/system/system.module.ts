import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { Installation } from './installation.service.js';
import { Readiness } from './readiness.service.js';
import { SessionRules, SessionWrites } from './session.rules.js';
import { SessionsController } from './sessions.controller.js';
import { UserSessionsV2Controller } from './user-sessions.v2.controller.js';
import { WhoamiController } from './whoami.controller.js';

@Module({
  controllers: [HealthController, SessionsController, UserSessionsV2Controller, WhoamiController],
  providers: [Installation, Readiness, SessionRules, SessionWrites],
  exports: [Installation],
})
export class SystemModule {}
