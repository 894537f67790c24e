import { beforeEach, describe, expect, it } from '@jest/globals';
import { GroupMember } from '../../src/accounts/groups/group.entity.js';
import { ApiToken } from '../../src/auth/api-token.entity.js';
import { CallCounts } from '../../src/rest/calls/call-counts.service.js';
import { V1Usage } from '../../src/rest/v1/v1-usage.entity.js';
import { V1Usages } from '../../src/rest/v1/v1-usages.service.js';
import type { Client } from '../support/client.js';
import { e2e, Service, type TestUser } from '../support/service.js';

const instant = expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/);

const anyId = expect.stringMatching(/^\d+$/);

e2e('v1 usage', (service) => {
  let user: TestUser;
  let tokenId: string;
  let ann: Client;

  /** What has been counted of a user's calls, when all that is gathered has been written. */
  const counted = async (userId: string): Promise<V1Usage[]> => {
    await service.app.get(V1Usages).beforeApplicationShutdown();
    return service.write((manager) =>
      manager.find(V1Usage, { where: { userId }, order: { tokenId: 'ASC', route: 'ASC' } }),
    );
  };

  const tokensOf = async (ownerId: string): Promise<string[]> =>
    service.write(async (manager) =>
      (await manager.find(ApiToken, { where: { ownerId }, order: { id: 'ASC' } })).map(({ id }) => id),
    );

  beforeEach(async () => {
    user = await service.user({ permissions: ['theme', 'media_backend'] });
    ann = service.client.asToken(user.token);
    [tokenId = ''] = await tokensOf(user.id);
  });

  it('should be counted per route, with the last time', async () => {
    for (let n = 0; n < 3; n++) await ann.get(`/API/v1/theme/?limit=${n}`);
    await ann.get('/API/v1/theme');
    for (const id of ['1', '1', '99']) await ann.get(`/API/v1/theme/${id}/`);
    await ann.get('/API/v1/theme/set/1;2/');
    await ann.get('/API/v1/theme/schema/');
    await ann.send('HEAD', '/API/v1/theme/');
    await ann.post('/API/v1/theme/', { title: 'Counted' });
    await ann.post('/API/v1/theme/', {});
    const { json } = await ann.post('/API/v1/mediabin/', { resource_id: 'VX-1' });
    await ann.delete(json.resource_uri as string);
    await ann.get('/API/v1/standards/formats/');
    await ann.get('/API/v1/standards/format/');
    const own = { id: anyId, userId: user.id, tokenId, lastAt: instant, lastFrom: '127.0.0.1' };
    expect(await counted(user.id)).toEqual(
      [
        { route: 'DELETE mediabin/:id', calls: 1 },
        { route: 'GET standards/format', calls: 1 },
        { route: 'GET standards/formats', calls: 1 },
        { route: 'GET theme', calls: 4 },
        { route: 'GET theme/:id', calls: 3 },
        { route: 'GET theme/schema', calls: 1 },
        { route: 'GET theme/set/:ids', calls: 1 },
        { route: 'HEAD theme', calls: 1 },
        { route: 'POST mediabin', calls: 1 },
        { route: 'POST theme', calls: 2 },
      ].map((row) => ({ ...own, ...row })),
    );
  });

  it('should be counted per user and token', async () => {
    const second = await service.token(user.username);
    const [, secondId] = await tokensOf(user.id);
    await ann.get('/API/v1/theme/');
    await service.client.asToken(second).get('/API/v1/theme/');
    await service.client.asToken(second).get('/API/v1/theme/');
    await service.client.asBasic(user).get('/API/v1/theme/');
    await (await service.client.asSession(user)).get('/API/v1/theme/');
    const other = await service.user({ permissions: ['theme'] });
    await service.client.asToken(other.token).get('/API/v1/theme/');

    const route = 'GET theme';
    expect(await counted(user.id)).toEqual([
      // By a password or a session: without a token.
      { id: anyId, userId: user.id, tokenId: '0', route, calls: 2, lastAt: instant, lastFrom: '127.0.0.1' },
      { id: anyId, userId: user.id, tokenId, route, calls: 1, lastAt: instant, lastFrom: '127.0.0.1' },
      { id: anyId, userId: user.id, tokenId: secondId, route, calls: 2, lastAt: instant, lastFrom: '127.0.0.1' },
    ]);
    expect(await counted(other.id)).toMatchObject([{ calls: 1 }]);
  });

  it('should go on where it stopped', async () => {
    await ann.get('/API/v1/theme/');
    const [first] = await counted(user.id);
    await ann.get('/API/v1/theme/');
    await ann.get('/API/v1/theme/');
    const [then, ...more] = await counted(user.id);
    expect({ calls: then!.calls, more }).toEqual({ calls: 3, more: [] });
    expect(then!.lastAt > first!.lastAt).toBe(true);
  });

  it('should be that of the one who really calls', async () => {
    const administrator = await service.user({ isAdministrator: true, permissions: ['theme'] });
    const client = service.client.asToken(administrator.token);
    await client.runAs(user.username).get('/API/v1/theme/');
    expect(await counted(administrator.id)).toMatchObject([{ route: 'GET theme', calls: 1 }]);
    expect(await counted(user.id)).toEqual([]);
    await service.app.get(CallCounts).flush();
    const byDay = async ({ id }: TestUser) =>
      (await client.get(`/API/v2/v1-usage/days/?user=${id}`)).json.calls as number;
    expect([await byDay(administrator), await byDay(user)]).toEqual([1, 0]);
  });

  it('should not be that of whoever is refused, or calls something else', async () => {
    const stranger = await service.user();
    await service.write((manager) => manager.delete(GroupMember, { userId: stranger.id }));
    const client = service.client.asToken(stranger.token);
    expect((await client.get('/API/v1/theme/')).status).toBe(403);
    expect((await client.get('/API/v1/nothing/')).status).toBe(404);
    expect((await client.get('/API/v1/')).status).toBe(200);
    expect((await client.get('/API/v2/whoami/')).status).toBe(200);
    expect((await service.client.get('/API/v1/theme/')).status).toBe(401);
    await client.get('/API/v1/mediabin/');
    expect(await counted(stranger.id)).toMatchObject([{ route: 'GET mediabin', calls: 1 }]);
    expect(await service.write((manager) => manager.countBy(V1Usage, { userId: '0' }))).toBe(0);
  });

  it('should lose nothing of many calls at once', async () => {
    await Promise.all(Array.from({ length: 60 }, () => ann.get('/API/v1/mediabin/?limit=1')));
    expect(await counted(user.id)).toMatchObject([{ route: 'GET mediabin', calls: 60 }]);
  });

  it('should stay at the most that can be counted, and hold up no others', async () => {
    await ann.get('/API/v1/theme/');
    await counted(user.id);
    await service.sql('UPDATE v1_usage SET calls = ? WHERE user_id = ?', [2 ** 31 - 2, BigInt(user.id)]);
    await Promise.all([1, 2, 3].map(() => ann.get('/API/v1/theme/')));
    await ann.get('/API/v1/mediabin/');
    expect(await counted(user.id)).toMatchObject([
      { route: 'GET mediabin', calls: 1 },
      { route: 'GET theme', calls: 2 ** 31 - 1 },
    ]);
  });

  it('should be written a moment later', async () => {
    await ann.get('/API/v1/theme/');
    const written = async () => service.write((manager) => manager.countBy(V1Usage, { userId: user.id }));
    for (const deadline = Date.now() + 20_000; (await written()) === 0 && Date.now() < deadline;) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(await written()).toBe(1);
  });

  describe('when the service stops', () => {
    it('should be written before', async () => {
      await ann.get('/API/v1/theme/');
      await ann.get('/API/v1/theme/');
      const another = new Service();
      await service.stop();
      await another.start();
      const rows = await another.write((manager) => manager.findBy(V1Usage, { userId: user.id }));
      await another.stop();
      await service.start();
      expect(rows).toMatchObject([{ route: 'GET theme', calls: 2 }]);
    });
  });
});
