import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { UserDirectory } from '../accounts/identity/user-directory.service.js';
import { Users } from '../accounts/identity/users.service.js';
import { AppModule } from '../app.module.js';
import { AuditLog } from '../audit-log/audit-log.service.js';
import { settings } from '../config/settings.js';
import { Database } from '../database/database.js';
import { logger } from '../logger.js';
import { Installation } from '../system/installation.service.js';
import { Tokens } from '../tokens/tokens.service.js';
import { connect, dataSource } from './connection.js';

/** What the commands work with. */
export interface Services {
  audit: AuditLog;
  directory: UserDirectory;
  database: Database;
  installation: Installation;
  tokens: Tokens;
  users: Users;
  /** Any other provider. */
  get: <S extends object>(type: Type<S>) => S;
  close(): Promise<void>;
}

/** Starts the application without its server. */
export async function openServices(): Promise<Services> {
  await connect();
  try {
    const app = await NestFactory.createApplicationContext(AppModule, {
      // A failure is told in one sentence by whoever called; the log would tell it again with its trace.
      logger: ['debug', 'trace'].includes(settings.logLevel) ? logger : false,
      abortOnError: false,
    });
    return {
      audit: app.get(AuditLog),
      directory: app.get(UserDirectory),
      database: app.get(Database),
      installation: app.get(Installation),
      tokens: app.get(Tokens),
      users: app.get(Users),
      get: (type) => app.get(type, { strict: false }),
      close: () => app.close(),
    };
  } catch (error) {
    if (dataSource.isInitialized) await dataSource.destroy();
    throw error;
  }
}
