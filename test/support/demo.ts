import { administratorRole } from '../../src/accounts/granting/permissions.js';
import { AuditLog } from '../../src/audit-log/audit-log.service.js';
import { plantDemo } from '../../src/cli/demo/demo.js';
import { Database } from '../../src/database/database.js';
import type { Service } from './service.js';

export interface Demonstrator {
  id: string;
  username: string;
  password: string;
}

export interface DemoPeople {
  /** Has tokens, sessions and a past of every kind. */
  administrator: Demonstrator;
  /** May look at what users may be let look at, and has a bin. */
  ordinary: Demonstrator;
}

/** Fills the database with a small demonstration; pages then have something to show. */
export async function plantDemonstration(service: Service): Promise<DemoPeople> {
  await plant(service, { users: 40, themes: 6, binItems: 400 });
  const [boss, other] = await service.sql<{ id: string; username: string }>(
    `SELECT account.id, username FROM account JOIN api_token ON owner_id = account.id WHERE is_active
     GROUP BY account.id, username ORDER BY COUNT(*) DESC, account.id LIMIT 2`,
  );
  const [administrator, ordinary] = [boss!, other!].map(({ id, username }) => ({
    id: String(id),
    username,
    password: 'demo-password',
  })) as [Demonstrator, Demonstrator];
  const owners = [administrator, ordinary].map(({ id }) => id);
  await service.sql('DELETE FROM bin_item WHERE user_id IN (?, ?)', owners);
  const bins = await service.sql<{ owner: string }>(
    'SELECT user_id AS owner FROM bin_item GROUP BY user_id ORDER BY COUNT(*) DESC LIMIT 2',
  );
  for (const [n, { owner }] of bins.entries()) {
    await service.sql('UPDATE bin_item SET user_id = ? WHERE user_id = ?', [owners[n], owner]);
  }
  await service.sql('INSERT INTO user_role (user_id, role_id) SELECT ?, id FROM role WHERE name = ?', [
    administrator.id,
    administratorRole,
  ]);
  await service.sql('DELETE FROM user_permission WHERE user_id = ?', [ordinary.id]);
  for (const permission of ['userprofile', 'media_backend', 'theme']) {
    await service.sql('INSERT INTO user_permission (user_id, permission) VALUES (?, ?)', [ordinary.id, permission]);
  }
  return { administrator, ordinary };
}

/** Adds users, and nothing else that matters. */
export const plantUsers = (service: Service, users: number): Promise<void> =>
  plant(service, { users, themes: 0, binItems: 0 });

async function plant(service: Service, amounts: Omit<Parameters<typeof plantDemo>[1], 'seed'>): Promise<void> {
  const services = { database: service.app.get(Database), audit: service.app.get(AuditLog) };
  await plantDemo(services, { ...amounts, seed: 1 }, () => undefined);
}
