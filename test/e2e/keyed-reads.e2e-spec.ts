import { afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { Principals } from '../../src/accounts/identity/principals.service.js';
import { engine } from '../../src/database/columns.js';
import { Database } from '../../src/database/database.js';
import { RoundTrips } from '../support/round-trips.js';
import { e2e, type TestUser } from '../support/service.js';

e2e('who is looked up together with others', (service) => {
  let principals: Principals;
  let database: Database;
  let trips: RoundTrips;
  let users: TestUser[];

  beforeAll(async () => {
    principals = service.app.get(Principals);
    database = service.app.get(Database);
    trips = new RoundTrips(service.app);
    users = await Promise.all(Array.from({ length: 18 }, () => service.user()));
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const namesOf = async (names: string[]): Promise<(string | undefined)[]> =>
    (await Promise.all(names.map((name) => principals.named(name)))).map((found) => found?.username);

  it('should be found by one statement for sixteen, on a server', async () => {
    const names = users.map(({ username }) => username);
    let found: unknown;
    const count = await trips.during(async () => (found = await namesOf(names)));
    expect(count).toBeLessThanOrEqual(engine === 'mysql' ? 2 : 2 * names.length);
    expect(found).toEqual(names);
  });

  it.each([1, 2, 3, 5, 16, 17])(
    'should be told apart among %i, from strangers too, and be found twice',
    async (count) => {
      const names = users
        .slice(0, count)
        .flatMap(({ username }) => [username, `no ${username}`, username.toUpperCase()]);
      const expected = users.slice(0, count).flatMap(({ username }) => [username, undefined, username]);
      expect(await namesOf(names)).toEqual(expected);
    },
  );

  it('should be who sends the token', async () => {
    const ask = async ({ token }: TestUser) => {
      const { status, json } = await service.client.asToken(token).get('/API/v2/whoami/');
      return [status, json.user?.username];
    };
    const [revoked, ...others] = users as [TestUser, ...TestUser[]];
    await service.client.asToken(revoked.token).delete('/API/v2/tokens/self/');
    const answers = await Promise.all([revoked, ...others, revoked].map(ask));
    expect(answers).toEqual([[401, undefined], ...others.map(({ username }) => [200, username]), [401, undefined]]);
  });

  it('should be found where others change something meanwhile, as they are when they are asked for', async () => {
    const [{ id, username }] = users as [TestUser];
    await principals.named(username);
    await database.write((manager) => manager.query('UPDATE account SET is_active = 0 WHERE id = ?', [BigInt(id)]));
    const all = await Promise.all(users.map((one) => principals.named(one.username)));
    expect(all.map((one) => one?.isActive)).toEqual(users.map((one) => one.id !== id));
    // Within a write as that has left it.
    await database.write(async (manager) => {
      await manager.query('UPDATE account SET is_active = 1 WHERE id = ?', [BigInt(id)]);
      const [within, outside] = await Promise.all([
        principals.named(username),
        engine === 'mysql' ? database.apart(() => principals.named(username)) : undefined,
      ]);
      expect([within?.isActive, outside?.isActive ?? false]).toEqual([true, false]);
    });
    expect((await principals.named(username))?.isActive).toBe(true);
  });

  it('should all be told of a failure, and be found after it', async () => {
    const names = users.slice(1, 4).map(({ username }) => username);
    const failure = new Error('The server has gone away.');
    jest.spyOn(database, 'read').mockImplementation(() => Promise.reject(failure));
    const outcomes = await Promise.allSettled(names.map((name) => principals.named(name)));
    expect(outcomes).toEqual(names.map(() => ({ status: 'rejected', reason: failure })));
    jest.restoreAllMocks();
    expect(await namesOf(names)).toEqual(names);
  });
});
