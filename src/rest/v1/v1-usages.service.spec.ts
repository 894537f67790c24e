import { expect, it, jest } from '@jest/globals';
import type { AuthContext } from '../../auth/auth-context.js';
import type { RevokedTokens } from '../../auth/revoked-tokens.service.js';
import type { Database } from '../../database/database.js';
import { V1Usages } from './v1-usages.service.js';

it('should note several calls of a route as one, with when and from where the last one came', async () => {
  jest.useFakeTimers({ now: new Date('2026-01-01T10:00:00Z') });
  const query = jest.fn<(sql: string, values: unknown[]) => Promise<unknown>>().mockResolvedValue([]);
  const write = (work: (manager: unknown) => Promise<unknown>) => work({ query });
  const database = { write, neverRemembered: () => undefined } as unknown as Database;
  const usages = new V1Usages(database, { removed: [] } as unknown as RevokedTokens);
  for (const address of ['192.0.2.1', '192.0.2.2']) {
    usages.count({ actor: { id: '7' }, origin: { address } } as AuthContext, 'GET', '/API/v1/theme/');
    jest.setSystemTime(new Date('2026-01-01T10:00:01Z'));
  }
  await usages.beforeApplicationShutdown();
  jest.useRealTimers();
  expect(query.mock.calls.map(([, values]) => values)).toEqual([
    ['7', '0', 'GET theme/', 2, expect.stringMatching(/^2026-01-01.10:00:01/), '192.0.2.2'],
  ]);
});
