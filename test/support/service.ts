import { beforeAll, afterAll, describe, jest } from '@jest/globals';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { EntityManager } from 'typeorm';
import type { Accounts, NewUser } from '../../src/accounts/accounts.service.js';
import type { Principals } from '../../src/accounts/principals.service.js';
import type { Database } from '../../src/database/database.js';
import type { NewToken, Tokens } from '../../src/tokens/tokens.service.js';
import type { Author } from '../../src/accounts/author.js';
import { Client } from './client.js';

/** Whoever runs the platform, without a trace. */
export const systemAuthor: Author = { note: () => Promise.resolve() };

// Types only from src: its settings are read at import, and a test may set the environment before that.

export interface TestUser {
  id: string;
  username: string;
  password: string;
  /** A token with full access. */
  token: string;
}

export const PASSWORD = 'correct horse battery';

let users = 0;

/** The whole service on a free port, with a database of its own. */
export class Service {
  app: NestExpressApplication;
  url: string;
  principals: Principals;
  private accounts: Accounts;
  private database: Database;
  private tokens: Tokens;

  async start(): Promise<void> {
    const { createApp } = await import('../../src/app.js');
    const { Accounts } = await import('../../src/accounts/accounts.service.js');
    const { Database } = await import('../../src/database/database.js');
    const { Principals } = await import('../../src/accounts/principals.service.js');
    const { Tokens } = await import('../../src/tokens/tokens.service.js');
    this.app = (await createApp()).app;
    this.accounts = this.app.get(Accounts);
    this.database = this.app.get(Database);
    this.principals = this.app.get(Principals);
    this.tokens = this.app.get(Tokens);
    const server = await this.app.listen(0, '127.0.0.1');
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    // What a test has left unfinished would keep it waiting.
    (this.app?.getHttpServer() as Server | undefined)?.closeAllConnections();
    await this.app?.close();
  }

  /** A client without credentials; see Client for how to give it some. */
  get client(): Client {
    return new Client(this.url);
  }

  /** A new user with the password PASSWORD and a token. */
  async user(options: Partial<NewUser> = {}): Promise<TestUser> {
    const username = options.username ?? `user${++users}`;
    const password = options.password ?? PASSWORD;
    const id = await this.accounts.create(systemAuthor, { ...options, username, password });
    return { id, username, password, token: await this.token(username) };
  }

  /** The key of a new token. */
  async token(owner: string, options: Partial<NewToken> = {}): Promise<string> {
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

/**
 * A group of tests against a service that is started for it; skipped where the engine is missing.
 * @param environment settings that the service starts with. Its classes are then loaded anew: what a test file has
 *   imported from src is not the same any more. The groups of a file share one database.
 */
export function e2e(name: string, body: (service: Service) => void, environment: Record<string, string> = {}): void {
  const suite = process.env.TEST_ENGINE_MISSING ? describe.skip : describe;
  suite(name, () => {
    const service = new Service();
    beforeAll(() => {
      if (Object.keys(environment).length > 0) jest.resetModules();
      Object.assign(process.env, environment);
      return service.start();
    });
    afterAll(async () => {
      await service.stop();
      for (const name of Object.keys(environment)) delete process.env[name];
      if (Object.keys(environment).length > 0) jest.resetModules();
    });
    body(service);
  });
}
