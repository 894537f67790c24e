// For the tests of families: the whole service in the test's own process, with whatever test runner.
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { EntityManager } from 'typeorm';
import type { NewUser } from './accounts/identity/new-user.js';
import type { Users } from './accounts/identity/users.service.js';
import type { Database } from './database/database.js';
import type { WantedToken, Tokens } from './tokens/tokens.service.js';

// Types only: the settings are read at import, and a test may set the environment before that.

export interface TestUser {
  id: string;
  username: string;
  password: string;
  /** A token with full access. */
  token: string;
}

/** Of every test user. */
export const PASSWORD = 'correct horse battery';

let made = 0;

/**
 * The service on a free port of the loopback address, with the database of the environment (`DATA_DIR`,
 * `DATABASE_URL`).
 */
export class TestPlatform {
  app: NestExpressApplication;
  /** Without a slash at the end. */
  url: string;
  private users: Users;
  private database: Database;
  private tokens: Tokens;

  async start(): Promise<void> {
    const { createApp } = await import('./app.js');
    const { Users } = await import('./accounts/identity/users.service.js');
    const { Database } = await import('./database/database.js');
    const { Tokens } = await import('./tokens/tokens.service.js');
    this.app = (await createApp()).app;
    this.users = this.app.get(Users);
    this.database = this.app.get(Database);
    this.tokens = this.app.get(Tokens);
    const server = await this.app.listen(0, '127.0.0.1');
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    // What a test has left unfinished would keep it waiting.
    (this.app?.getHttpServer() as Server | undefined)?.closeAllConnections();
    await this.app?.close();
  }

  /** A new user with the password PASSWORD and a token. */
  async user(options: Partial<NewUser> = {}): Promise<TestUser> {
    const username = options.username ?? `user${++made}`;
    const password = options.password ?? PASSWORD;
    const { newUserValues } = await import('./accounts/identity/new-user.js');
    const id = await this.users.create(undefined, newUserValues({ ...options, username, password }));
    return { id, username, password, token: await this.token(username) };
  }

  /** The key of a new token. */
  async token(owner: string, options: Partial<WantedToken> = {}): Promise<string> {
    return (await this.tokens.create(undefined, { assignee: owner, ...options })).key!;
  }

  /** An administrator who is no superuser. */
  async administrator(): Promise<TestUser> {
    return this.user({ isAdministrator: true });
  }

  /** Reads or changes the database behind the service's back. */
  async sql<T = Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<T[]> {
    return this.write((manager) => manager.query<T[]>(sql, values));
  }

  async write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.write(work);
  }
}
