import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { Answer, Client } from '../support/client.js';
import { Relay } from '../support/relay.js';
import { e2e, type TestUser } from '../support/service.js';

const server = process.env.TEST_MYSQL_SERVER ? process.env.DATABASE_URL : undefined;
const relay = server === undefined ? undefined : new Relay(server);

const READY = '/API/v2/healthcheck/ready';

if (relay) {
  const via = await relay.open();
  afterAll(() => relay.close());

  e2e(
    'a MariaDB server that is away for a while',
    (service) => {
      let user: TestUser;
      let root: Client;
      let bin: string[];

      beforeAll(async () => {
        user = await service.user({ isSuperuser: true, isAdministrator: true });
        root = service.client.asToken(user.token);
      });
      afterEach(async () => {
        relay.thaw();
        await relay.open().catch(() => undefined);
        // It heals by itself; nobody is asked to start anything again.
        await until(async () => (await service.client.get(READY)).status === 200);
        expect((await root.get('/API/v2/standards/format/?limit=1')).status).toBe(200);
        bin = ((await root.get('/API/v1/mediabin/?limit=0')).json.objects as any[]).map(
          (one) => one.resource_id as string,
        );
      });

      /** Requests of all kinds, together. */
      const requests = (id: string): Promise<Answer[]> => {
        const basic = service.client.asBasic(user);
        return Promise.all([
          root.get('/API/v2/standards/format/'),
          root.post('/API/v2/mediabin/', { resource_id: id }),
          root.with({ 'Idempotency-Key': id }).post('/API/v2/mediabin/', { resource_id: id }),
          root.post('/API/v2/mediabin/bulk/?mode=each', [{ resource_id: id }, { resource_id: `${id}-2` }]),
          basic.get('/API/v2/whoami/'),
          service.client.asBasic({ ...user, password: 'a wrong one' }).get('/API/v2/whoami/'),
          service.client.post('/API/v2/sessions/', { username: user.username, password: user.password }),
          root.runAs(user.username).get('/API/v2/whoami/'),
          root.get('/API/v1/theme/'),
          root.post('/API/v1/mediabin/', { resource_id: id }),
          basic.delete('/API/v1/mediabin/1/'),
        ]);
      };

      const expectUnavailable = (answers: Answer[]): void => {
        for (const [n, { status, headers, json, text }] of answers.entries()) {
          expect({ n, status, text }).toEqual({ n, status: 503, text: expect.any(String) });
          expect(Number(headers['retry-after'])).toBeGreaterThan(0);
          expect(text).not.toMatch(/ECONN|mysql|127\.0\.0\.1|SELECT|node_modules/i);
          if (headers['content-type']!.startsWith('application/problem+json')) {
            expect(json).toMatchObject({ code: 'unavailable', status: 503 });
          } else expect(json).toEqual({ error: expect.stringMatching(/\.$/), request_id: expect.any(String) });
        }
        expect(answers.filter(({ headers }) => headers['content-type']!.startsWith('application/json'))).toHaveLength(
          3,
        );
      };

      it('should be told by 503 when it is not there, and be ready again by itself', async () => {
        await relay.close();
        expectUnavailable(await requests('gone'));
        expect((await service.client.get('/API/v2/healthcheck/simple')).status).toBe(200);
        for (const client of [service.client, root]) expect((await client.get(READY)).status).toBe(503);
      });

      it('should be told by 503 when the connections break in the middle', async () => {
        relay.freeze();
        const answers = requests('cut');
        // As soon as something is under way, it is cut, again and again, until everybody has been answered.
        const cutting = setInterval(() => relay.cut(), 50);
        try {
          expectUnavailable(await answers);
        } finally {
          clearInterval(cutting);
        }
      });

      it('should be told by 503 when it does not answer, and have an end', async () => {
        relay.freeze();
        const answers = requests('frozen');
        const ready = await Promise.all([service.client, root].map((client) => client.get(READY)));
        expect(ready.map(({ status }) => status)).toEqual([503, 503]);
        expect((await service.client.get('/API/v2/healthcheck/simple')).status).toBe(200);
        expectUnavailable(await answers);
        // More than there are connections: whoever waits for one is told, too.
        const many = await Promise.all(Array.from({ length: 40 }, () => root.get('/API/v2/standards/format/')));
        expect(new Set(many.map(({ status }) => status))).toEqual(new Set([503]));
      });

      it('should not have done what was answered so', () => {
        expect(bin.filter((id) => /^(gone|cut|frozen)/.test(id))).toEqual([]);
      });

      it('should get no connection back into the pool whose statement was given up', async () => {
        const { dataSource } = service.app.get((await import('../../src/database/database.js')).Database);
        const id = async (source: DataSource) =>
          (await source.query<{ id: string }[]>('SELECT CONNECTION_ID() AS id'))[0]!.id;
        let held = '';
        const failing = service.write(async (manager) => {
          held = await id(manager.connection);
          await manager.query("INSERT INTO seed_record (dataset, entry) VALUES ('outage', 'x')");
          await manager.query('SELECT SLEEP(30)');
        });
        await expect(failing).rejects.toMatchObject({ driverError: { code: 'ETIMEDOUT' } });
        expect(held).not.toBe('');
        // The server has rolled it back as soon as it has noticed; nobody waits for its locks, or is in its
        // transaction.
        expect(await service.sql("SELECT * FROM seed_record WHERE dataset = 'outage'")).toEqual([]);
        const opened = await Promise.all(
          Array.from({ length: 12 }, () => dataSource.query<{ n: string }[]>('SELECT @@in_transaction AS n')),
        );
        expect(opened.map(([row]) => Number(row!.n))).toEqual(Array<number>(12).fill(0));
      });

      it('should let a migration take longer than all other statements', async () => {
        const { withoutTimeout } = await import('../../src/database/statement-timeout.js');
        const slow = () => service.sql('SELECT SLEEP(2) AS n');
        await expect(slow()).rejects.toMatchObject({ driverError: { code: 'ETIMEDOUT' } });
        expect(await withoutTimeout(slow)).toMatchObject([{}]);
      });
    },
    { DATABASE_URL: via, DATABASE_TIMEOUT: '1' },
  );
} else {
  const suite = process.env.TEST_ENGINE_MISSING ? describe.skip : describe;
  suite('a MariaDB server that is away for a while', () => {
    it('needs one', () => expect(relay).toBeDefined());
  });
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
}
