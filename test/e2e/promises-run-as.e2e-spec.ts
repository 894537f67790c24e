import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from '../../src/app.module.js';
import { AuthenticatedOnly } from '../../src/auth/access.decorators.js';
import { Limited } from '../../src/rest/v2/rate-limit.js';
import { Client, type Answer } from '../support/client.js';
import { addressOf, routesOf, type Route } from '../support/routes.js';
import { e2e, PASSWORD, type TestUser } from '../support/service.js';
import { basic, logIn } from '../support/sign-in.js';
import { expectRefused, objectsAt } from '../support/v2.js';

const ACTED_AS = '/API/v2/me/acted-as/';
const BIN = '/API/v2/mediabin/';
const ME = '/API/v2/me/';
const WHOAMI = '/API/v2/whoami/';

e2e('promise of run-as', (service) => {
  let administrator: TestUser;
  let ann: TestUser;
  let bob: TestUser;
  let admin: Client;
  let asAnn: Client;

  beforeAll(async () => {
    administrator = await service.administrator();
    ann = await service.user({ username: 'ann', permissions: ['theme'] });
    bob = await service.user({ username: 'bob' });
    admin = service.client.asToken(administrator.token);
    asAnn = admin.runAs('ann');
  });

  const himself = (user: TestUser): Client => service.client.asToken(user.token);
  const tables = async (): Promise<Record<string, number>> => {
    const names = [
      'account',
      'account_group',
      'api_token',
      'session',
      'organisation',
      'role',
      'user_role',
      'user_permission',
      'rotated_key',
      'theme',
      'bin_item',
    ];
    const counts = await Promise.all(names.map((name) => service.sql(`SELECT COUNT(*) AS n FROM ${name}`)));
    return Object.fromEntries(names.map((name, n) => [name, Number(counts[n]![0]!.n)]));
  };

  describe('a route that hands out lasting power', () => {
    it('should do nothing, whoever is named and whatever is sent', async () => {
      const bodies: Record<string, unknown> = {
        'POST /API/v2/users/': { username: 'sneaked', password: 'another password' },
        'POST /API/v2/users/bulk/': [{ username: 'sneaked' }],
        'POST /API/v2/groups/': { name: 'sneaked', permissions: ['theme'] },
        'POST /API/v2/groups/bulk/': [{ name: 'sneaked' }],
        'POST /API/v2/groups/roles/create/': { name: 'sneaked' },
        'POST /API/v2/organisations/': { name: 'sneaked' },
        'POST /API/v2/organisations/bulk/': [{ name: 'sneaked' }],
        'POST /API/v2/tokens/': { label: 'sneaked', password: PASSWORD },
        'POST /API/v2/me/password/': { old_password: PASSWORD, new_password: 'another password' },
        'POST /API/v2/sessions/': { username: 'ann', password: PASSWORD },
      };
      const lasting = routesOf(service.app).filter((route) => route.lastingPower);
      expect(lasting.length).toBeGreaterThan(25);
      const before = await tables();
      const walker = service.client.asBasic(administrator);
      for (const name of ['ann', 'nobody', administrator.username]) {
        for (const { method, path } of lasting) {
          const address = `${path.replace(':id', ann.id)}/`;
          const sent =
            method === 'GET' || method === 'DELETE' ? undefined : JSON.stringify(bodies[`${method} ${address}`] ?? {});
          const client = sent === undefined ? walker : walker.with({ 'Content-Type': 'application/json' });
          const answer = await client.runAs(name).send(method, address, sent);
          expect([method, path, answer.status]).toEqual([method, path, 403]);
          expectRefused(answer, 'run_as_forbidden');
          expect(answer.headers).not.toHaveProperty('x-effective-user');
          expect(answer.headers).not.toHaveProperty('set-cookie');
        }
      }
      expect(await tables()).toEqual(before);
      expect((await service.client.asBasic(ann).get(WHOAMI)).status).toBe(200);
    });
  });

  describe('the reply carries X-Effective-User', () => {
    it('should be so at every route that is let in, for reading and writing, whatever becomes of it', async () => {
      const superuser = await service.user({ isSuperuser: true, isAdministrator: true });
      const target = await service.user({ username: 'Zoe Z', isSuperuser: true, isAdministrator: true });
      const acting = service.client.asToken(superuser.token).runAs('zoe z');
      const open = routesOf(service.app).filter(
        ({ access, lastingPower }) => !lastingPower && !access.includes('public'),
      );
      expect(open.length).toBeGreaterThan(100);
      const send = (route: Route): Promise<Answer> =>
        route.method === 'GET' || route.method === 'DELETE'
          ? acting.send(route.method, addressOf(route))
          : acting.with({ 'Content-Type': 'application/json' }).send(route.method, addressOf(route), '{"nothing":1}');
      for (const route of open) {
        const { status, headers } = await send(route);
        const { method, path } = route;
        expect([method, path, status, headers['x-effective-user']]).toEqual([
          method,
          path,
          expect.any(Number),
          'Zoe%20Z',
        ]);
        expect(headers.vary!.split(/, */)).toContain('RUNAS');
        expect(headers['cache-control']).toMatch(/^private, no-(store|cache)$/);
      }
      expect((await acting.get(WHOAMI)).json).toMatchObject({ user: { id: target.id }, actor: { id: superuser.id } });
    });
  });

  describe('the audit row holds both', () => {
    it('should be readable by administrators, with who, as whom, what, when, from where and what came of it', async () => {
      const start = new Date().toISOString();
      await asAnn.post(BIN, { resource_id: 'VX-audited' });
      const rows = await objectsAt(admin, '/API/v2/audit/?event=run-as&order_by=-id&limit=1');
      expect(rows).toMatchObject([
        {
          actor: administrator.username,
          actor_id: administrator.id,
          effective: 'ann',
          effective_id: ann.id,
          via: 'token',
          method: 'POST',
          route: BIN,
          address: '127.0.0.1',
          outcome: 'granted',
        },
      ]);
      expect(rows[0].at >= start.slice(0, 23)).toBe(true);
    });

    it('should hold both also for a change that was made meanwhile', async () => {
      const { id } = (await asAnn.post('/API/v2/themes/', { title: 'Both' })).json;
      const [row] = await objectsAt(admin, `/API/v2/audit/?target=themes/${id}`);
      expect(row).toMatchObject({ actor: administrator.username, effective: 'ann' });
    });
  });

  describe('created rows belong to the target', () => {
    it('should put items into the bin of the target, and out of it, and into no other', async () => {
      const ids = async (client: Client) =>
        (await objectsAt(client, BIN)).map((one: { resource_id: string }) => one.resource_id);
      const before = await ids(admin);
      const { id } = (await asAnn.post(BIN, { resource_id: 'VX-1' })).json;
      await asAnn.post(`${BIN}bulk/`, [{ resource_id: 'VX-2' }, { resource_id: 'VX-3' }]);
      expect(await ids(himself(ann))).toEqual(expect.arrayContaining(['VX-1', 'VX-2', 'VX-3']));
      expect(await ids(admin)).toEqual(before);
      expect(await ids(admin.runAs('bob'))).toEqual([]);
      expectRefused(await admin.runAs('bob').get(`${BIN}${id}/`), 'not_found');
      expectRefused(await admin.runAs('bob').delete(`${BIN}${id}/`), 'not_found');
      expect((await asAnn.delete(`${BIN}${id}/`)).status).toBe(204);
      expect((await admin.runAs('bob').post(`${BIN}undo/`)).status).toBe(409);
      expect((await asAnn.post(`${BIN}undo/`)).status).toBe(200);
    });

    it('should change the preferences of the target, and those of nobody else', async () => {
      expect((await asAnn.patch(ME, { notes: 'by another' })).status).toBe(200);
      const notes = await Promise.all(
        [himself(ann), admin, himself(bob)].map(async (one) => (await one.get(ME)).json.notes),
      );
      expect(notes).toEqual(['by another', null, null]);
    });

    it('should name the target as who submitted a theme, so that neither of both approves it', async () => {
      const { id } = (await asAnn.post('/API/v2/themes/', { title: 'Submitted' })).json;
      expect((await asAnn.post(`/API/v2/themes/${id}/submit/`)).json.submitted_by).toBe(ann.id);
      expect((await himself(ann).post(`/API/v2/themes/${id}/approve/`)).status).toBe(403);
      expect((await asAnn.post(`/API/v2/themes/${id}/approve/`)).status).toBe(403);
    });

    it('should not answer for one target what was asked for another, by the same Idempotency-Key', async () => {
      const keyed = admin.with({ 'Idempotency-Key': 'acting-1' });
      expect((await keyed.runAs('ann').post(BIN, { resource_id: 'VX-keyed' })).status).toBe(201);
      expectRefused(await keyed.runAs('bob').post(BIN, { resource_id: 'VX-keyed' }), 'idempotency_key_reused');
      expectRefused(await keyed.post(BIN, { resource_id: 'VX-keyed' }), 'idempotency_key_reused');
      expect(
        (await himself(ann).with({ 'Idempotency-Key': 'acting-1' }).post(BIN, { resource_id: 'VX-own' })).status,
      ).toBe(201);
    });
  });

  describe('the target’s last_login and login_count do not move', () => {
    it('should be so in both versions and by every credential of the administrator', async () => {
      await service.client.asSession(ann);
      const logins = () => service.sql('SELECT id, last_login, login_count FROM account ORDER BY id');
      const session = await service.client.asSession(administrator);
      const before = await logins();
      for (const client of [admin, session, service.client.asBasic(administrator)]) {
        for (const path of [ME, WHOAMI, BIN, '/API/v1/useraccountprofile/']) {
          expect((await client.runAs('ann').get(path)).status).toBe(200);
        }
        expect((await client.runAs('ann').patch(ME, {})).status).toBe(200);
      }
      expect(await logins()).toEqual(before);
      const { login_count, last_login } = (await himself(ann).get(ME)).json;
      expect([login_count, last_login]).toEqual([1, expect.any(String)]);
    });
  });

  describe('the person sees who acted as them, when and what', () => {
    it('should be told all of it, and nothing of others, of refusals and of what they did themselves', async () => {
      const carl = await service.user({ username: 'carl', isAdministrator: true });
      const own = himself(carl);
      expect(await objectsAt(own, ACTED_AS)).toEqual([]);
      const acting = admin.runAs('carl');
      await acting.get(WHOAMI);
      await acting.patch(ME, { notes: 'seen' });
      await own.runAs('carl').get(WHOAMI);
      await himself(bob).runAs('carl').get(WHOAMI);
      await acting.post('/API/v2/tokens/');
      await asAnn.get(WHOAMI);
      await own.runAs('ann').get(WHOAMI);
      const rows = await objectsAt(own, ACTED_AS);
      expect(
        rows.map((row: Record<string, string>) => [row.actor, row.effective, row.method, row.route, row.outcome]),
      ).toEqual([
        [administrator.username, 'carl', 'GET', WHOAMI, 'granted'],
        [administrator.username, 'carl', 'PATCH', ME, 'granted'],
      ]);
      for (const { at } of rows) expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(60_000);
    });

    it('should see the same by every credential, and so does who acts as them', async () => {
      const all = [service.client.asBasic(ann), await service.client.asSession(ann), himself(ann)];
      const texts = await Promise.all(all.map(async (one) => JSON.stringify(await objectsAt(one, ACTED_AS))));
      expect(new Set(texts).size).toBe(1);
      const seen = await objectsAt(asAnn, `${ACTED_AS}?limit=1000`);
      expect(seen.every((row: { effective_id: string }) => row.effective_id === ann.id)).toBe(true);
    });

    it('should not find out more by filters, an order, fields or a place in another list', async () => {
      const dora = await service.user();
      await admin.runAs(dora.username).get(WHOAMI);
      const own = himself(dora);
      const queries = [
        `effective=ann`,
        `effective_id=${ann.id}`,
        `effective_id__in=${ann.id},${bob.id}`,
        'actor=ann',
        'outcome__startswith=refused',
        'event=sign-in',
        `actor_id=${dora.id}`,
        'effective_id__isnull=true',
      ];
      for (const query of queries) expect([query, await objectsAt(own, `${ACTED_AS}?${query}`)]).toEqual([query, []]);
      expect((await own.get(`${ACTED_AS}?count=true`)).json.meta.total_count).toBe(1);
      const { next } = (await himself(ann).get(`${ACTED_AS}?limit=1`)).json.meta;
      const answer = await own.get(`${ACTED_AS}?${(next as string).split('?')[1]}`);
      const rows = answer.json.objects as { effective_id: string }[];
      expect(rows.filter((row) => row.effective_id !== dora.id)).toEqual([]);
      for (const query of ['hash=x', 'order_by=hash', 'fields=hash', 'fields=id,hash']) {
        expect([query, (await own.get(`${ACTED_AS}?${query}`)).status]).toEqual([query, 400]);
      }
      expectRefused(await own.get('/API/v2/audit/'), 'permission_denied');
    });
  });

  describe('rate limits are charged to the real user', () => {
    it('should slow down the name whose password was wrong, not the one that RUNAS holds', async () => {
      const careless = await service.administrator();
      const guess = (n: number) => service.client.with(basic(`${careless.username}:guess ${n}`)).runAs('bob');
      const statuses = [];
      for (let n = 0; n < 12; n++) statuses.push((await guess(n).get(WHOAMI)).status);
      expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
      expect(statuses).toContain(429);
      expectRefused(await logIn(service.client, careless), 'too_many_requests');
      expect((await logIn(service.client, bob)).status).toBe(201);
    });
  });
});

/** Two requests in a minute, for each user. */
@AuthenticatedOnly()
@Controller('API/v2/limited')
class LimitedController {
  @Limited({ name: 'test', quota: 2, seconds: 60 })
  @Get()
  read(): object {
    return {};
  }
}

@Module({ imports: [AppModule], controllers: [LimitedController] })
class LimitedModule {}

e2e('promise of rate limits', (service) => {
  let app: NestExpressApplication;
  let client: Client;
  beforeAll(async () => {
    app = await NestFactory.create<NestExpressApplication>(LimitedModule, {
      logger: false,
      bodyParser: false,
      abortOnError: false,
    });
    await app.listen(0, '127.0.0.1');
    client = new Client(await app.getUrl());
  });
  afterAll(() => app.close());

  it('should be charged to the real user, whoever that acts as', async () => {
    const [administrator, one, two] = [await service.administrator(), await service.user(), await service.user()];
    const admin = client.asToken(administrator.token);
    const path = '/API/v2/limited/';
    const acting = [admin.runAs(one.username), admin.runAs(two.username), admin, admin.runAs(one.username)];
    const statuses = [];
    for (const sender of acting) statuses.push((await sender.get(path)).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
    for (const { token } of [one, two]) {
      const answer = await client.asToken(token).get(path);
      expect([answer.status, answer.headers.ratelimit]).toEqual([200, expect.stringMatching(/^"test";r=1;t=\d+$/)]);
    }
    const late = await admin.runAs(two.username).get(path);
    expect([late.status, Number(late.headers['retry-after']) > 0]).toEqual([429, true]);
  });
});
