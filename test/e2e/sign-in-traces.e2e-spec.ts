import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Request } from 'express';
import { AuditLog, type AuditNote } from '../../src/audit-log/audit-log.service.js';
import { Origin } from '../../src/audit-log/origin.js';
import { Database } from '../../src/database/database.js';
import { Problem } from '../../src/config/problem.js';
import { e2e } from '../support/service.js';
import { basic, logIn, newAuditEntries } from '../support/sign-in.js';
import { objectsAt } from '../support/v2.js';

const WHOAMI = '/API/v2/whoami/';

e2e('the trace of a refusal', (service) => {
  let audit: AuditLog;
  let database: Database;
  const socket = { remoteAddress: '192.0.2.7' };
  const origin = new Origin({ method: 'POST', path: '/test', headers: {}, socket } as Request);
  const refusal: AuditNote = { event: 'sign-in', outcome: 'refused: no proof', actor: 'ann', via: 'session' };

  /** The audit entries, once there are so many: those of refusals are stored a little later. */
  const entries = async (count: number): Promise<Record<string, unknown>[]> => {
    for (let round = 0; ; round++) {
      const rows = await service.sql('SELECT * FROM audit_entry ORDER BY id');
      if (rows.length >= count || round === 500) return rows;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  beforeAll(() => {
    audit = service.app.get(AuditLog);
    database = service.app.get(Database);
  });
  beforeEach(() => newAuditEntries(service));

  it('should stay when it undoes the write in which it happens', async () => {
    const user = await service.user();
    await newAuditEntries(service);
    const work = database.write(async (manager) => {
      await manager.query("UPDATE account SET first_name = 'Changed' WHERE id = ?", [user.id]);
      await audit.changed(undefined, { event: 'user', target: `users/${user.id}`, detail: 'changed' });
      await audit.record(origin, refusal);
      throw new Problem('proof_required');
    });
    await expect(work).rejects.toThrow(Problem);
    expect(await entries(1)).toMatchObject([
      { event: 'sign-in', outcome: 'refused: no proof', actor: 'ann', address: '192.0.2.7' },
    ]);
    expect(await service.sql('SELECT first_name FROM account WHERE id = ?', [user.id])).toEqual([{ first_name: '' }]);
  });

  it('should stay when only a part of a write is undone by it, which then is stored without that part', async () => {
    await database.write(async () => {
      const part = database.write(async () => {
        await audit.record(origin, refusal);
        throw new Problem('proof_required');
      });
      await expect(part).rejects.toThrow(Problem);
      await audit.changed(undefined, { event: 'user', target: 'users/0', detail: 'the rest' });
    });
    const outcomes = (await entries(2)).map(({ outcome }) => outcome);
    expect(outcomes.sort()).toEqual(['granted', 'refused: no proof']);
  });

  it('should stay when it comes before the first write of a request that is done once only', async () => {
    const work = database.writeTogether(
      async () => {
        await audit.record(origin, refusal);
        throw new Problem('proof_required');
      },
      () => Promise.resolve(),
    );
    await expect(work).rejects.toThrow(Problem);
    expect(await entries(1)).toHaveLength(1);
  });
});

e2e('the key of a token that is sent where none belongs', (service) => {
  it('should stand in no trace whole: as a name, in an address, in what is written', async () => {
    const root = await service.administrator();
    const { token: key } = root;
    await newAuditEntries(service);
    expect((await service.client.with(basic(`${key}:`)).get(WHOAMI)).status).toBe(401);
    expect((await logIn(service.client, { username: key, password: 'x' })).status).toBe(401);
    expect((await service.client.asToken('x').get(`/API/v2/users/${key}/`)).status).toBe(401);
    const encoded = key.replaceAll('_', '%5F');
    expect((await service.client.asToken('x').get(`/API/v2/users/${encoded}/`)).status).toBe(401);
    const nowhere = await service.client.get(`/API/v2/${encoded}/?key=${encoded}`);
    expect([nowhere.status, nowhere.text.includes(key.slice(6, 30))]).toEqual([404, false]);
    const client = service.client.asBasic(root);
    expect((await client.runAs(key).get(WHOAMI)).status).toBe(404);
    expect((await client.post('/API/v2/groups/', { name: `Of ${key}` })).status).toBe(201);
    const entries = await newAuditEntries(service);
    const hidden = `map_…${key.slice(-4)}`;
    expect(entries).toMatchObject([
      { actor: hidden, via: 'basic' },
      { actor: hidden, via: 'session' },
      { route: `/API/v2/users/${hidden}/`, via: 'token' },
      { route: `/API/v2/users/${hidden}/`, via: 'token' },
      { effective: hidden, event: 'run-as' },
      { event: 'group', detail: expect.stringContaining(hidden) },
    ]);
  });
});

e2e(
  'what is longer than its column',
  (service) => {
    const long = 'é🎬'.repeat(2000);
    const agent = 'Mozilla/5.0 '.repeat(600);

    beforeEach(() => newAuditEntries(service));

    it('should be cut where a browser says it of itself: signing in works', async () => {
      const user = await service.user();
      const answer = await logIn(service.client.with({ 'User-Agent': agent }), user);
      expect([answer.status, answer.json.user_agent]).toEqual([201, agent.slice(0, 255)]);
      const list = await objectsAt(service.client.asToken(user.token), '/API/v2/sessions/');
      expect(list.map(({ user_agent }) => user_agent)).toEqual([agent.slice(0, 255)]);
    });

    it('should be cut in what is noted of a change', async () => {
      const audit = service.app.get<AuditLog>((await import('../../src/audit-log/audit-log.service.js')).AuditLog);
      await audit.changed(undefined, { event: 'user', target: `users/${long}`, detail: `made ${long}` });
      const [entry] = await newAuditEntries(service);
      expect([...(entry!.detail as string)]).toHaveLength(1000);
      expect(entry!.detail).toMatch(/^made é🎬é🎬/);
      expect([...(entry!.target as string)]).toHaveLength(255);
    });

    it('should be cut where somebody is refused: name, path and address', async () => {
      const everywhere = service.client.with({ 'X-Forwarded-For': 'x'.repeat(300) });
      const path = `/API/v2/groups/${'x'.repeat(2000)}/`;
      expect((await everywhere.with(basic(`${long.slice(0, 900)}:wrong`)).get(path)).status).toBe(401);
      expect((await logIn(everywhere, { username: long, password: 'wrong' })).status).toBe(401);
      expect((await everywhere.with({ 'AUTH-TOKEN': 'x'.repeat(5000) }).get(path)).status).toBe(401);
      const entries = await newAuditEntries(service);
      expect(entries.map(({ via }) => via)).toEqual(['basic', 'session', 'token']);
      for (const { actor, route, address } of entries) {
        expect([...(actor as string)].length).toBeLessThanOrEqual(150);
        expect((route as string).length).toBeLessThanOrEqual(255);
        expect((address as string).length).toBeLessThanOrEqual(45);
      }
    });

    it('should not be taken for an address where a token was used and somebody signed in', async () => {
      const user = await service.user();
      const odd = service.client.with({ 'X-Forwarded-For': 'y'.repeat(300) });
      expect((await odd.asToken(user.token).get(WHOAMI)).status).toBe(200);
      expect((await odd.asBasic(user).get(WHOAMI)).status).toBe(200);
      expect((await logIn(odd, user)).json.address).toBe('127.0.0.1');
      const { KnownNetworks } = await import('../../src/auth/known-networks.service.js');
      const { TokenStrategy } = await import('../../src/auth/token.strategy.js');
      await service.app.get(TokenStrategy).beforeApplicationShutdown();
      await service.app.get(KnownNetworks).beforeApplicationShutdown();
      const used = await service.sql('SELECT last_used_from FROM api_token WHERE owner_id = ?', [user.id]);
      expect(used).toEqual([{ last_used_from: '127.0.0.1' }]);
      const known = await service.sql('SELECT network FROM known_network WHERE user_id = ?', [user.id]);
      expect(known).toEqual([{ network: '127.0.0.1' }]);
    });
  },
  { TRUST_PROXY: 'loopback' },
);
