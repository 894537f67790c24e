import { beforeEach, expect, it } from '@jest/globals';
import { administratorRole } from '../../src/accounts/granting/permissions.js';
import { Users } from '../../src/accounts/identity/users.service.js';
import { Groups } from '../../src/accounts/groups/groups.service.js';
import type { Answer, Client } from '../support/client.js';
import { expectProblem } from '../support/accounts.js';
import { e2e, type TestUser } from '../support/service.js';
import { expectRefused } from '../support/v2.js';

const USERS = '/API/v2/users/';
const GROUPS = '/API/v2/groups/';

e2e('the last administrator', (service) => {
  let last: TestUser;
  let client: Client;
  let serial = 0;

  const at = (path: string, { id }: { id: string }): string => `${path}${id}/`;
  const group = async (values: object = {}): Promise<{ id: string }> =>
    (await client.post(GROUPS, { name: `g${++serial}`, ...values })).json;
  const isLeft = async (): Promise<boolean> => (await client.get('/API/v2/audit/?limit=1')).status === 200;
  const refused = async (answer: Promise<Answer>) => {
    expectRefused(await answer, 'last_administrator');
    expect(await isLeft()).toBe(true);
  };

  beforeEach(async () => {
    last = await service.user({ isSuperuser: true, isAdministrator: true });
    client = service.client.asBasic(last);
    await service.sql('UPDATE account SET is_active = ? WHERE id <> ?', [false, last.id]);
    await service.sql('DELETE FROM user_role WHERE user_id <> ?', [last.id]);
    await service.sql('DELETE FROM group_role');
  });

  it('should not lose the role that is their own', async () => {
    await refused(client.patch(at(USERS, last), { roles: [] }));
    await refused(client.patch(at(USERS, last), { roles: [], groups: [], first_name: 'x' }));
    expect((await client.patch(at(USERS, last), { groups: [], first_name: 'y' })).status).toBe(200);
  });

  it('should not lose the role that a group gives, by whatever change', async () => {
    const top = await group({ roles: [administratorRole] });
    const low = await group({ parents: [(await group({ parents: [top.id] })).id] });
    expect((await client.patch(at(USERS, last), { groups: [low.id], roles: [] })).status).toBe(200);
    await refused(client.patch(at(USERS, last), { groups: ['1'] }));
    await refused(client.patch(at(GROUPS, low), { parents: [] }));
    await refused(client.patch(at(GROUPS, top), { roles: ['_log_read'], name: 'Renamed' }));
    for (const one of [top, low]) expectRefused(await client.delete(at(GROUPS, one)), 'in_use');
    expect((await client.get(at(GROUPS, top))).json.name).not.toBe('Renamed');
    // Another way to it, and the first one may go.
    const other = await group({ roles: [administratorRole] });
    expect((await client.patch(at(USERS, last), { groups: [low.id, other.id] })).status).toBe(200);
    expect((await client.patch(at(GROUPS, top), { roles: [] })).status).toBe(200);
    await refused(client.patch(at(GROUPS, other), { roles: [] }));
  });

  it('should not be deactivated nor deleted by the platform itself, nor go while others are inactive', async () => {
    const users = service.app.get(Users);
    // There is another superuser, so that this is not what refuses it.
    await service.user({ isSuperuser: true });
    const sleeping = await service.user({ isAdministrator: true, isActive: false });
    for (const work of [
      () => users.change(undefined, last.id, { is_active: false }),
      () => users.change(undefined, last.id, { roles: [] }),
      () => users.delete(undefined, last.id, last.username),
    ]) {
      await expectProblem(work(), 'last_administrator');
      expect(await isLeft()).toBe(true);
    }
    await users.change(undefined, sleeping.id, { roles: [] });
    const second = await service.administrator();
    await users.delete(undefined, last.id, last.username);
    client = service.client.asBasic(second);
    expect(await isLeft()).toBe(true);
    await expectProblem(users.delete(undefined, second.id, second.username), 'last_administrator');
  });

  it('should be left when several go at once', async () => {
    const second = await service.user({ isSuperuser: true, isAdministrator: true });
    const clients = [client, service.client.asBasic(second)];
    const group = (await client.post(GROUPS, { name: `g${++serial}`, roles: [administratorRole] })).json as {
      id: string;
    };
    for (const one of [last, second]) await client.patch(at(USERS, one), { groups: [group.id], roles: [] });
    const groups = service.app.get(Groups);
    const answers = await Promise.allSettled([
      clients[0]!.patch(at(USERS, second), { is_active: false }),
      clients[1]!.patch(at(USERS, last), { is_active: false }),
      clients[0]!.patch(at(USERS, last), { groups: [] }),
      clients[1]!.patch(at(USERS, second), { groups: [] }),
      groups.change(undefined, group.id, { roles: [] }),
    ]);
    expect(answers.map(({ status }) => status)).toContain('rejected');
    const left = await Promise.all(clients.map(async (one) => (await one.get('/API/v2/audit/?limit=1')).status));
    expect(left).toContain(200);
  });

  it('should keep nobody from changing users where there never was one', async () => {
    const users = service.app.get(Users);
    await service.sql('DELETE FROM user_role');
    await users.change(undefined, last.id, { groups: [] });
    const one = await service.user();
    await users.delete(undefined, one.id, one.username);
    expect(await service.sql('SELECT id FROM account WHERE id = ?', [one.id])).toEqual([]);
  });
});
