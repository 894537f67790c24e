import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { administratorRole } from '../../src/accounts/granting/permissions.js';
import { version } from '../../src/config/project.js';
import { Database } from '../../src/database/database.js';
import type { Client } from '../support/client.js';
import { e2e, type TestUser } from '../support/service.js';
import { anyId, expectRefused } from '../support/v2.js';

const READY = '/API/v2/healthcheck/ready';
const SIMPLE = '/API/v2/healthcheck/simple';
const WHOAMI = '/API/v2/whoami/';

e2e('the system', (service) => {
  let user: TestUser;
  let client: Client;

  beforeAll(async () => {
    user = await service.user();
    client = service.client.asToken(user.token);
  });
  afterEach(() => void jest.restoreAllMocks());

  /** Lets the question for the migrations be answered in another way. */
  const answerMigrations = (answer: () => Promise<never>): void => {
    const database = service.app.get(Database);
    const read = database.read.bind(database);
    jest
      .spyOn(database, 'read')
      .mockImplementation((sql: string, values) => (sql.includes('FROM migration') ? answer() : read(sql, values)));
  };

  it('should refuse parameters that nobody knows, whoever sends them; but not of probes, nor of who reads a document', async () => {
    const { username, password } = user;
    for (const who of [service.client, client]) {
      for (const path of ['/API/v2/', '/API/v2/version/']) {
        expectRefused(await who.get(`${path}?nope=1`), 'unknown_parameter');
      }
      expectRefused(await who.post('/API/v2/sessions/?nope=1', { username, password }), 'unknown_parameter');
      for (const path of [SIMPLE, READY, '/API/v2/openapi.json', '/API/v2/docs', '/API/v2/docs/problems']) {
        expect((await who.get(`${path}?nope=1`)).status).toBe(200);
      }
    }
  });

  it('should not tell what it is made of', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await service.client.send(method, SIMPLE);
      expect([headers.server, headers['x-powered-by']]).toEqual([undefined, undefined]);
    }
  });

  describe('healthcheck/simple', () => {
    it.each(['', '/', '?x=1'])('should be ok for everybody (%j), whatever credentials are sent', async (end) => {
      for (const who of [service.client, client, service.client.asToken('bad'), service.client.with({ RUNAS: ' ' })]) {
        const { status, json, headers } = await who.get(SIMPLE + end);
        expect({ status, json }).toEqual({ status: 200, json: { status: 'ok' } });
        expect(headers['content-type']).toBe('application/json; charset=utf-8');
      }
    });

    it('should be ok without a database', async () => {
      jest.spyOn(service.app.get(Database), 'read').mockRejectedValue(new Error('gone'));
      expect((await service.client.get(SIMPLE)).json).toEqual({ status: 'ok' });
    });

    it('should tell the head alone, and do nothing else', async () => {
      const head = await service.client.send('HEAD', SIMPLE);
      expect([head.status, head.text]).toEqual([200, '']);
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        expectRefused(await service.client.send(method, SIMPLE), 'method_not_allowed');
      }
    });
  });

  describe('healthcheck/ready', () => {
    const anonymous = () => [
      service.client,
      service.client.asToken('bad'),
      service.client.asBasic({ username: user.username, password: 'wrong' }),
    ];
    const expectReady = async (status: number, word: string, more: object): Promise<void> => {
      for (const who of anonymous()) {
        const answer = await who.get(READY);
        expect({ status: answer.status, json: answer.json }).toEqual({ status, json: { status: word } });
      }
      const answer = await client.get(`${READY}/`);
      expect({ status: answer.status, json: answer.json }).toEqual({ status, json: { status: word, ...more } });
      expect(answer.headers.vary).toContain('AUTH-TOKEN');
    };

    it('should be ok, and tell why to those who are signed in only', async () => {
      await expectReady(200, 'ok', { database: 'ok', migrations: 'ok', storage: 'ok' });
      const session = await service.client.asSession(user);
      expect((await session.get(READY)).json).toHaveProperty('database');
    });

    it('should be 503 when a migration is missing', async () => {
      const [{ name }] = (await service.sql<{ name: string }>('SELECT name FROM migration ORDER BY id DESC')) as [
        { name: string },
      ];
      await service.sql('UPDATE migration SET name = ? WHERE name = ?', ['Another1', name]);
      await expectReady(503, 'not ok', { database: 'ok', migrations: 'missing', storage: 'ok' });
      await service.sql('UPDATE migration SET name = ? WHERE name = ?', [name, 'Another1']);
      await expectReady(200, 'ok', { database: 'ok', migrations: 'ok', storage: 'ok' });
    });

    it('should be 503 when the database fails, and tell nobody how', async () => {
      answerMigrations(() => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7')));
      await expectReady(503, 'not ok', { database: 'unreachable', migrations: 'missing' });
      expect((await client.get(READY)).text).not.toContain('10.0.0.7');
    });

    it('should be 503 when the database does not answer in time', async () => {
      answerMigrations(() => new Promise(() => undefined));
      expect((await service.client.get(READY)).status).toBe(503);
    });

    it('should be 503, and not break, when nobody can be signed in either', async () => {
      // A token that was looked up since the last commit is remembered.
      await service.sql('UPDATE account SET login_count = login_count + 1 WHERE id = ?', [user.id]);
      jest.spyOn(service.app.get(Database), 'read').mockRejectedValue(new Error('gone'));
      const answer = await client.get(READY);
      expect({ status: answer.status, json: answer.json }).toEqual({ status: 503, json: { status: 'not ok' } });
    });

    it('should not be kept, nor be taken for what was known', async () => {
      const { headers } = await service.client.get(READY);
      expect(headers['cache-control']).toMatch(/no-store|no-cache/);
      answerMigrations(() => Promise.reject(new Error('gone')));
      expect((await service.client.with({ 'If-None-Match': '*' }).get(READY)).status).toBe(503);
    });
  });

  it('should tell its version and where the documentation is, to everybody', async () => {
    const answer = await service.client.get('/API/v2/version/');
    expect({ status: answer.status, json: answer.json }).toEqual({ status: 200, json: { version, api: ['v1', 'v2'] } });
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
    const index = (await service.client.get('/API/v2/')).json;
    expect(index).toEqual({ documentation: '/API/v2/docs', openapi: '/API/v2/openapi.json' });
    for (const path of Object.values(index as Record<string, string>)) {
      expect((await service.client.get(path)).status).toBe(200);
    }
  });

  describe('whoami', () => {
    const shown = ({ id, username }: TestUser, more: object = {}) => ({
      id,
      username,
      is_active: true,
      is_superuser: false,
      ...more,
    });

    it('should tell what superusers may do by being one, as the explanation of their access does', async () => {
      const root = service.client.asToken((await service.user({ isSuperuser: true })).token);
      const explained = (await root.get('/API/v2/me/access/')).json.permissions as { permission: string }[];
      const { permissions } = (await root.get(WHOAMI)).json;
      expect(permissions).toEqual(explained.map(({ permission }) => permission).sort());
      expect(permissions).toContain('theme');
    });

    it('should tell who calls and how, by every kind of credential', async () => {
      const ann = await service.user({
        permissions: ['theme', 'media_backend'],
        roles: ['_log_read', administratorRole],
      });
      const [basic, session] = [service.client.asBasic(ann), await service.client.asSession(ann)];
      const { id } = (await basic.get('/API/v2/tokens/')).json.objects[0];
      const token = { id, label: '', expires_at: null, access: 'full', run_as: 'allowed' };
      for (const [who, via, used] of [
        [basic, 'basic', null],
        [session, 'session', null],
        [service.client.asToken(ann.token), 'token', token],
      ] as const) {
        const { status, json } = await who.get(WHOAMI);
        expect({ status, body: json }).toEqual({
          status: 200,
          body: {
            user: shown(ann),
            actor: null,
            via,
            token: used,
            permissions: ['media_backend', 'theme', 'user'],
            platform_roles: [administratorRole],
            roles: ['_log_read'],
          },
        });
      }
      expectRefused(await service.client.get(WHOAMI), 'unauthenticated');
    });

    it('should tell a token’s own properties and that it ends soon', async () => {
      const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().replace('Z', '000Z');
      const key = await service.token(user.username, {
        label: 'Panel',
        expires: soon,
        access: 'read',
        runAs: 'forbidden',
      });
      const { json, headers } = await service.client.asToken(key).get(WHOAMI);
      expect(json.token).toEqual({ id: anyId, label: 'Panel', expires_at: soon, access: 'read', run_as: 'forbidden' });
      expect(headers['x-token-expires']).toBe(soon);
    });

    it('should tell both users while one acts as the other, and the rights of the target', async () => {
      const boss = await service.user({ isAdministrator: true, permissions: ['theme'] });
      const answer = await service.client.asBasic(boss).runAs(user.username.toUpperCase()).get(WHOAMI);
      expect(answer.json).toEqual({
        user: shown(user),
        actor: shown(boss),
        via: 'basic',
        token: null,
        permissions: ['user'],
        platform_roles: [],
        roles: [],
      });
      expect(answer.headers['x-effective-user']).toBe(user.username);
      expect((await service.client.asBasic(boss).runAs(boss.username).get(WHOAMI)).json.actor).toBeNull();
    });

    it('should tell a superuser, and what was changed a moment ago', async () => {
      const root = await service.user({ isSuperuser: true, isAdministrator: true });
      const asRoot = service.client.asToken(root.token);
      expect((await asRoot.get(WHOAMI)).json.user).toEqual(shown(root, { is_superuser: true }));
      await asRoot.patch(`/API/v2/users/${user.id}/`, { permissions: ['theme'], username: `${user.username}-2` });
      expect((await client.get(WHOAMI)).json).toMatchObject({
        user: { username: `${user.username}-2` },
        permissions: ['theme', 'user'],
      });
    });
  });
});

e2e(
  'the system without v1',
  (service) => {
    it('should say that v1 is gone', async () => {
      expect((await service.client.get('/API/v2/version')).json.api).toEqual(['v2']);
    });
  },
  { V1_ENABLED: 'false' },
);
