import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Answer, Client } from '../support/client.js';
import { png } from '../support/pictures.js';
import { e2e, type TestUser } from '../support/service.js';

const READY = '/API/v2/healthcheck/ready';
const large = 'x'.repeat(60_000);

if (process.env.DATABASE_URL === 'sqlite:' && !process.env.TEST_ENGINE_MISSING) {
  e2e(
    'a SQLite file',
    (service) => {
      let user: TestUser;
      let root: Client;
      let sqlite: typeof import('../../src/database/sqlite-driver.js');
      let file: string;

      beforeAll(async () => {
        user = await service.user({ isSuperuser: true, isAdministrator: true });
        root = service.client.asToken(user.token);
        sqlite = await import('../../src/database/sqlite-driver.js');
        file = (await import('../../ormconfig.js')).default.options.database as string;
      });
      afterEach(() => void jest.restoreAllMocks());

      const database = async () => service.app.get((await import('../../src/database/database.js')).Database);

      /** Lets the file grow so far, and no farther. */
      const limit = async (pages?: number): Promise<void> => {
        const { dataSource } = await database();
        const { databaseConnection: writer } = dataSource.driver as unknown as {
          databaseConnection: InstanceType<typeof sqlite.SqliteDatabase>;
        };
        if (pages === undefined) writer.exec('VACUUM');
        const now = writer.pragma('page_count')[0]!.page_count as number;
        writer.pragma(`max_page_count = ${pages ?? now}`);
      };

      const expectRefused = (answers: Answer[], status: number, code: string): void => {
        for (const [n, answer] of answers.entries()) {
          expect({ n, status: answer.status, text: answer.text }).toEqual({ n, status, text: expect.any(String) });
          expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
          expect(answer.text).not.toMatch(/sqlite|node_modules|SELECT/i);
          if (answer.headers['content-type']!.startsWith('application/problem+json')) {
            expect(answer.json).toMatchObject({ code, status });
          } else expect(answer.json).toEqual({ error: expect.stringMatching(/\.$/), request_id: expect.any(String) });
        }
      };

      describe('without space', () => {
        const theme = (title: string) => ({ title, template_string: large });
        const counts = async () => [
          (await root.get('/API/v1/theme/')).json.meta.total_count as number,
          (await service.sql('SELECT COUNT(*) AS n FROM audit_entry'))[0]!.n as number,
        ];

        it('should refuse what is to be stored, go on with what is read, and take all of it again later', async () => {
          await limit();
          const before = await counts();
          try {
            for (let n = 0; n < 3; n++) {
              // Together, as parts of one another, and after something that is refused for another reason.
              const refused = await Promise.all([
                root.post('/API/v2/themes/', theme(`full ${n}`)),
                root.with({ 'Idempotency-Key': `full-${n}` }).post('/API/v2/themes/', theme(`key ${n}`)),
                root.post('/API/v1/theme/', theme(`first ${n}`)),
                root.post('/API/v2/themes/bulk/', [theme(`one ${n}`), theme(`other ${n}`)]),
                root.post('/API/v2/themes/', {}),
              ]);
              expect(refused.pop()!.status).toBe(400);
              expect(refused[2].headers['content-type']).toBe('application/json; charset=utf-8');
              expectRefused(refused, 507, 'storage_full');
              const each = await root.post('/API/v2/themes/bulk/?mode=each', [theme(`each ${n}`), {}]);
              expect(each.json.results.map((one: any) => one.problem.code)).toEqual([
                'storage_full',
                'validation_failed',
              ]);
            }
            // Both at once: what is noted meanwhile may be so small that there is space for it.
            const told = await Promise.all([root.get(READY), service.client.get(READY)]);
            expect(told.map(({ json }) => json)).toEqual([
              { status: 'not ok', database: 'ok', migrations: 'ok', storage: 'full' },
              { status: 'not ok' },
            ]);
            expect((await root.get('/API/v2/standards/format/')).status).toBe(200);
          } finally {
            await limit(1_000_000_000);
          }
          expect(await counts()).toEqual(before);
          const made = await root.post('/API/v2/themes/', theme('again'));
          expect(made.status).toBe(201);
          // On a connection of its own: it is really committed.
          const other = new sqlite.SqliteDatabase(file, { readonly: true });
          try {
            expect(other.prepare('SELECT title FROM theme WHERE id = ?').all(BigInt(made.json.id as string))).toEqual([
              { title: 'again' },
            ]);
          } finally {
            other.close();
          }
          expect((await root.get(made.headers.location!.replace(/^https?:\/\/[^/]+/, ''))).status).toBe(200);
          expect((await root.get(READY)).json).toMatchObject({ status: 'ok', storage: 'ok' });
        });

        it('should take the same request again, under the same key, once there is space', async () => {
          const send = () => root.with({ 'Idempotency-Key': 'kept' }).post('/API/v2/themes/', theme('kept'));
          await limit();
          const refused = await send().finally(() => limit(1_000_000_000));
          expectRefused([refused], 507, 'storage_full');
          expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
          expect((await root.get('/API/v1/theme/?title=kept')).json.meta.total_count).toBe(1);
        });
      });

      it('should refuse a logo that the disk has no space for, and leave nothing of it', async () => {
        const { json } = await root.post('/API/v2/themes/', { title: 'with a logo' });
        const media = service.app.get((await import('../../src/themes/media-store.js')).MediaStore);
        const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
        jest.spyOn(media, 'putLogo').mockRejectedValueOnce(full);
        const body = Buffer.concat([
          Buffer.from('--x\r\nContent-Disposition: form-data; name="logo"; filename="a.png"\r\n\r\n'),
          png(),
          Buffer.from('\r\n--x--\r\n'),
        ]);
        const send = () =>
          root
            .with({ 'Content-Type': 'multipart/form-data; boundary=x' })
            .send('PUT', `/API/v2/themes/${json.id}/logo/`, body);
        expectRefused([await send()], 507, 'storage_full');
        expect((await root.get(`/API/v2/themes/${json.id}/`)).json.logoimage).toBe(json.logoimage);
        expect((await send()).status).toBe(200);
      });

      it('should be told by 503 as busy while another process holds it longer than anybody waits', async () => {
        const other = new sqlite.SqliteDatabase(file);
        other.exec('BEGIN TRANSACTION');
        try {
          const refused = await Promise.all([
            root.post('/API/v2/mediabin/', { resource_id: 'busy' }),
            root.with({ 'Idempotency-Key': 'busy' }).post('/API/v2/mediabin/', { resource_id: 'busy' }),
            root.post('/API/v1/mediabin/', { resource_id: 'busy' }),
            service.client.post('/API/v2/sessions/', { username: user.username, password: user.password }),
            root.runAs(user.username).get('/API/v2/whoami/'),
          ]);
          expectRefused(refused, 503, 'unavailable');
          expect((await service.client.asBasic(user).get('/API/v2/whoami/')).status).toBe(200);
          // Who is refused is told so: the entry comes later.
          expect((await service.client.asBasic({ ...user, password: 'wrong' }).get('/API/v2/whoami/')).status).toBe(
            401,
          );
          expect((await root.get(READY)).status).toBe(200);
          // Of many only the first waits.
          const writing = jest.spyOn(await database(), 'write');
          const many = Array.from({ length: 50 }, (_, n) => ({ resource_id: `busy${n}` }));
          const each = await root.post('/API/v2/mediabin/bulk/?mode=each', many);
          expect(each.json.results.map((one: any) => one.problem.code)).toEqual(Array(50).fill('unavailable'));
          expect(writing.mock.calls.length).toBeLessThan(5);
        } finally {
          other.exec('ROLLBACK').close();
        }
        expect((await root.post('/API/v2/mediabin/', { resource_id: 'free' })).status).toBe(201);
        const { objects } = (await root.get('/API/v1/mediabin/')).json;
        expect((objects as any[]).map((one) => one.resource_id as string)).toEqual(['free']);
        const { AuditLog } = await import('../../src/audit-log/audit-log.service.js');
        await service.app.get(AuditLog).beforeApplicationShutdown();
        const [entry] = (await root.get('/API/v2/audit/?event=sign-in&order_by=-id&limit=1')).json.objects as object[];
        expect(entry).toMatchObject({ outcome: 'refused: bad credentials', actor: user.username, via: 'basic' });
      });
    },
    { DATABASE_TIMEOUT: '1' },
  );
}
