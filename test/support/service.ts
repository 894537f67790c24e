import { beforeAll, afterAll, describe, jest } from '@jest/globals';
import type { Principals } from '../../src/accounts/identity/principals.service.js';
import { TestPlatform } from '../../src/testing.js';
import { Client } from './client.js';

export { PASSWORD, type TestUser } from '../../src/testing.js';

/** The whole service on a free port, with a database of its own. */
export class Service extends TestPlatform {
  principals: Principals;

  override async start(): Promise<void> {
    await super.start();
    const { Principals } = await import('../../src/accounts/identity/principals.service.js');
    this.principals = this.app.get(Principals);
  }

  /** A client without credentials; see Client for how to give it some. */
  get client(): Client {
    return new Client(this.url);
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
