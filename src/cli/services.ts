import { NestFactory } from '@nestjs/core';
import { Accounts } from '../accounts/identity/accounts.service.js';
import type { Author } from '../accounts/caller.js';
import { AppModule } from '../app.module.js';
import { AuditLog } from '../audit-log/audit-log.service.js';
import { authorOf } from '../auth/author.js';
import { settings } from '../config/settings.js';
import { Database } from '../database/database.js';
import { logger } from '../logger.js';
import { Installation } from '../system/installation.service.js';
import { Tokens } from '../tokens/tokens.service.js';
import { connect, dataSource } from './connection.js';

/** What the commands work with. */
export interface Services {
  accounts: Accounts;
  /** The administration command, as the author of changes to accounts. */
  author: Author;
  database: Database;
  installation: Installation;
  tokens: Tokens;
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
      accounts: app.get(Accounts),
      author: authorOf(undefined, app.get(AuditLog)),
      database: app.get(Database),
      installation: app.get(Installation),
      tokens: app.get(Tokens),
      close: () => app.close(),
    };
  } catch (error) {
    if (dataSource.isInitialized) await dataSource.destroy();
    throw error;
  }
}
