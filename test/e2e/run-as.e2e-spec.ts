import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, type Answer } from '../support/client.js';
import { startProxy, type Proxy } from '../support/proxy.js';
import { sendRaw } from '../support/raw.js';
import { e2e, type TestUser } from '../support/service.js';

/** A header's value as a client sends UTF-8: Node takes one character for one byte. */
const utf8 = (text: string): string => Buffer.from(text).toString('latin1');

interface AuditRow {
  at: string;
  event: string;
  outcome: string;
  actor_id: unknown;
  actor: string;
  effective_id: unknown;
  effective: string;
  via: string;
  method: string;
  route: string;
  address: string;
}

e2e('run-as', (service) => {
  let administrator: TestUser;
  let ann: TestUser;
  let admin: Client;

  beforeAll(async () => {
    administrator = await service.administrator();
    ann = await service.user({ username: 'Ann', permissions: ['theme'] });
    admin = service.client.asToken(administrator.token);
  });

  const whoami = '/API/v2/whoami/';
  const bin = '/API/v1/mediabin/';
  /** The entries since the last call. */
  const audit = async (): Promise<AuditRow[]> => {
    const rows = await service.sql<AuditRow>('SELECT * FROM audit_entry ORDER BY id');
    await service.sql('DELETE FROM audit_entry');
    return rows;
  };
  const loginOf = async ({ id }: TestUser) =>
    (await service.sql('SELECT last_login, login_count FROM account WHERE id = ?', [id]))[0];

  /** Checks that the request was refused as it should, that nothing ran, and that the trail tells so. */
  async function expectRefusal(send: () => Promise<Answer>, status: number, row: Partial<AuditRow>): Promise<Answer> {
    await audit();
    const answer = await send();
    expect({ status: answer.status, text: answer.text }).toEqual({
      status,
      text: expect.stringMatching(/^\{"(error|type)":/),
    });
    expect(answer.headers).not.toHaveProperty('x-effective-user');
    const rows = await audit();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ event: 'run-as', outcome: expect.stringMatching(/^refused: ./), ...row });
    return answer;
  }

  describe('1: no or bad credentials', () => {
    it('should be answered as without RUNAS', async () => {
      const bad = [
        service.client,
        service.client.asToken('map_garbage'),
        service.client.asBasic({ username: 'nobody', password: 'x' }),
        service.client.asBasic({ ...administrator, password: 'wrong' }),
        service.client.with({ Cookie: 'sessionid=x' }),
      ];
      for (const client of bad) {
        const plain = await client.get(bin);
        expect(plain.status).toBe(401);
        for (const name of ['Ann', 'nobody', '', administrator.username]) {
          const answer = await client.runAs(name).get(bin);
          expect({ ...answer, headers: { ...answer.headers, date: '' } }).toEqual({
            ...plain,
            headers: { ...plain.headers, date: '' },
          });
        }
      }
    });
  });

  describe('2: a header that names nobody', () => {
    it.each([
      ['empty', ''],
      ['blank', '   '],
      ['a space beyond ASCII', utf8('\u00a0\u3000')],
      ['a control character', utf8('An\u0085n')],
      ['a tab', 'An\tn'],
      ['an invisible character', utf8('Ann\u200b')],
      ['text that runs backwards', utf8('\u202eAnn')],
      ['151 characters', 'x'.repeat(151)],
      ['151 characters beyond ASCII', utf8('é'.repeat(151))],
    ])('should be refused with 400: %s', async (_, value) => {
      await expectRefusal(() => admin.runAs(value).get(bin), 400, {
        actor: administrator.username,
        effective_id: null,
      });
    });

    it.each([
      ['the same name', ['Ann', 'Ann']],
      ['two names', ['Ann', 'nobody']],
      ['a name and nothing', ['Ann', '']],
      ['nothing and a name', ['', 'Ann']],
      ['nothing at all', ['', '']],
    ])('should be refused with 400 when it is sent twice: %s', async (_, values) => {
      await expectRefusal(() => admin.with({ RUNAS: values }).get(bin), 400, {});
    });

    it('should be refused with 400 when it is sent twice in different case', async () => {
      const lines = [`GET ${bin} HTTP/1.1`, `AUTH-TOKEN: ${administrator.token}`, 'RUNAS: Ann', 'runas: Ann'];
      expect(await sendRaw(service.url, lines.slice(0, -1))).toMatch(/^HTTP\/1.1 200 /);
      expect(await sendRaw(service.url, lines)).toMatch(/^HTTP\/1.1 400 /);
    });

    it('should be refused with 400 when it is sent twice, also where both together are a user’s name', async () => {
      await service.user({ username: 'Bob, Carl' });
      expect((await admin.runAs('Bob, Carl').get(whoami)).json.user.username).toBe('Bob, Carl');
      await expectRefusal(() => admin.with({ RUNAS: ['Bob', 'Carl'] }).get(whoami), 400, {});
    });

    it('should be refused before the caller is looked at', async () => {
      await expectRefusal(() => service.client.asToken(ann.token).runAs('').get(bin), 400, { actor: 'Ann' });
    });

    it('should not run a request that writes', async () => {
      const { token } = administrator;
      const before = (await service.client.asToken(token).get(bin)).json.meta.total_count;
      for (const value of ['', ' ', 'x'.repeat(151)]) {
        expect((await admin.runAs(value).post(bin, { resource_id: `VX-${value.length}` })).status).toBe(400);
      }
      expect((await service.client.asToken(token).get(bin)).json.meta.total_count).toBe(before);
    });
  });

  describe('3: a caller who is no administrator', () => {
    it('should be refused with 403 and one answer, whoever is named', async () => {
      await service.user({ username: 'asleep', isActive: false });
      const root = await service.user({ username: 'root', isSuperuser: true });
      const staff = await service.user();
      await service.sql('UPDATE account SET is_staff = ? WHERE id = ?', [true, staff.id]);
      for (const caller of [ann, root, staff]) {
        const texts = new Set<string>();
        for (const name of [caller.username, 'Ann', 'nobody', 'asleep', 'root', administrator.username]) {
          const send = () => service.client.asToken(caller.token).runAs(name).get(bin);
          const answer = await expectRefusal(send, 403, {
            actor: caller.username,
            effective: name,
            effective_id: null,
          });
          texts.add(answer.text);
        }
        expect(texts.size).toBe(1);
      }
    });

    it('should not have been made one by a role of the media backend', async () => {
      const bob = await service.user({ roles: ['_administrator', '_super_access_user'] });
      expect((await service.client.asToken(bob.token).runAs('Ann').get(bin)).status).toBe(403);
    });

    it('should be an administrator who has lost the role since', async () => {
      const bob = await service.administrator();
      const client = service.client.asToken(bob.token).runAs('Ann');
      expect((await client.get(bin)).status).toBe(200);
      await service.sql('DELETE FROM user_role WHERE user_id = ?', [bob.id]);
      expect((await client.get(bin)).status).toBe(403);
    });
  });

  describe('an administrator', () => {
    it('should be one by a group, too, and by a group above that', async () => {
      const bob = await service.user();
      const [role] = await service.sql("SELECT id FROM role WHERE name = 'platform_administrator'");
      const add = (name: string) =>
        service.sql(
          "INSERT INTO account_group (name, name_key, organisation_id, create_date) VALUES (?, ?, 1, '2026-01-01T00:00:00.000000')",
          [name, name],
        );
      await add('night shift');
      await add('operators');
      const id = async (name: string) =>
        (await service.sql('SELECT id FROM account_group WHERE name_key = ?', [name]))[0]!.id;
      const [shift, operators] = [await id('night shift'), await id('operators')];
      await service.sql('INSERT INTO group_member (user_id, group_id) VALUES (?, ?)', [bob.id, shift]);
      const client = service.client.asToken(bob.token).runAs('Ann');
      expect((await client.get(bin)).status).toBe(403);
      await service.sql('INSERT INTO group_role (group_id, role_id) VALUES (?, ?)', [operators, role!.id]);
      expect((await client.get(bin)).status).toBe(403);
      await service.sql('INSERT INTO group_parent (group_id, parent_id) VALUES (?, ?)', [shift, operators]);
      expect((await client.get(bin)).status).toBe(200);
    });

    it('should be able to run as somebody by every kind of credential', async () => {
      const clients = {
        token: admin,
        basic: service.client.asBasic(administrator),
        session: await service.client.asSession(administrator),
      };
      for (const [via, client] of Object.entries(clients)) {
        await audit();
        const answer = await client.runAs('Ann').get(whoami);
        expect(answer.json).toMatchObject({
          user: { id: ann.id, username: 'Ann' },
          actor: { id: administrator.id, username: administrator.username },
          via,
        });
        expect(await audit()).toMatchObject([{ outcome: 'granted', via }]);
      }
    });

    it('should still have to repeat the CSRF token of a session, and may not write by a token that reads', async () => {
      const session = await service.client.asSession(administrator, { csrf: false });
      expect((await session.runAs('Ann').post(bin, { resource_id: 'VX-csrf' })).status).toBe(403);
      const reading = await service.token(administrator.username, { access: 'read' });
      const reader = service.client.asToken(reading).runAs('Ann');
      expect((await reader.get(bin)).status).toBe(200);
      expect((await reader.post(bin, { resource_id: 'VX-csrf' })).status).toBe(403);
      expect((await service.client.asToken(ann.token).get(`${bin}?resource_id=VX-csrf`)).json.meta.total_count).toBe(0);
    });
  });

  describe('4: a token that forbids it', () => {
    it('should be refused with 403 with RUNAS, and work without', async () => {
      const key = await service.token(administrator.username, { runAs: 'forbidden' });
      const client = service.client.asToken(key);
      await expectRefusal(() => client.runAs('Ann').get(bin), 403, { via: 'token', effective: 'Ann' });
      await expectRefusal(() => client.runAs('nobody').get(bin), 403, { effective: 'nobody' });
      await expectRefusal(() => client.runAs(administrator.username).get(bin), 403, {});
      expect((await client.get(whoami)).json.token).toMatchObject({ run_as: 'forbidden' });
    });
  });

  describe('a token that requires it', () => {
    it('should be refused with 400 without RUNAS or with a blank one, and work with it', async () => {
      const key = await service.token(administrator.username, { runAs: 'required' });
      const client = service.client.asToken(key);
      for (const path of [bin, whoami, '/API/v1/theme/', '/API/v1/theme/schema/']) {
        expect((await client.get(path)).status).toBe(400);
        expect((await client.runAs('').get(path)).status).toBe(400);
        expect((await client.runAs('Ann').get(path)).status).toBe(200);
      }
      expect((await client.post(bin, { resource_id: 'VX-required' })).status).toBe(400);
      const { json } = await service.client.asToken(administrator.token).get(`${bin}?resource_id=VX-required`);
      expect(json.meta.total_count).toBe(0);
    });

    it('should not make an administrator of its owner', async () => {
      const key = await service.token('Ann', { runAs: 'required' });
      expect((await service.client.asToken(key).get(bin)).status).toBe(400);
      expect((await service.client.asToken(key).runAs('Ann').get(bin)).status).toBe(403);
    });
  });

  describe('5: a route that hands out lasting power', () => {
    it('should answer 403: logging in', async () => {
      const { username, password } = ann;
      for (const client of [admin, service.client]) {
        const answer = await client.runAs('Ann').post('/API/v2/sessions/', { username, password });
        expect(answer.status).toBe(403);
        expect(answer.headers).not.toHaveProperty('set-cookie');
      }
    });

    it('should answer 403: logging out, whoever is named', async () => {
      const session = await service.client.asSession(administrator);
      for (const name of ['Ann', 'nobody', administrator.username]) {
        await expectRefusal(() => session.runAs(name).delete('/API/v2/sessions/current'), 403, { method: 'DELETE' });
      }
      expect((await session.get(whoami)).status).toBe(200);
    });
  });

  describe('6 to 8: a user whom nobody may run as', () => {
    it('should be refused with 404 and an error of its own when there is none of that name', async () => {
      const row = { effective: 'nobody', effective_id: null };
      const answer = await expectRefusal(() => admin.runAs('nobody').get(`${bin}1/`), 404, row);
      expect(answer.json).toEqual({ error: 'RUNAS names no user.' });
      expect((await admin.runAs('Ann').get(`${bin}999999/`)).json).not.toEqual(answer.json);
    });

    it.each(['x'.repeat(150), utf8('é'.repeat(150)), '1', '%41nn', 'An%', "' OR 1=1 --", 'Ann*', 'An_', 'Änn'])(
      'should be refused with 404: %s is the name of nobody',
      async (name) => {
        expect((await admin.runAs(name).get(bin)).status).toBe(404);
      },
    );

    it('should be refused with 403 when inactive', async () => {
      const bob = await service.user();
      expect((await admin.runAs(bob.username).get(bin)).status).toBe(200);
      await service.sql('UPDATE account SET is_active = ? WHERE id = ?', [false, bob.id]);
      await expectRefusal(() => admin.runAs(bob.username).get(bin), 403, { effective: bob.username });
    });

    it('should be refused with 403 when a superuser, unless the caller is one', async () => {
      const boss = await service.user({ username: 'boss', isSuperuser: true });
      await expectRefusal(() => admin.runAs('boss').get(bin), 403, { effective: 'boss' });
      await expectRefusal(() => admin.runAs('BOSS').get(bin), 403, { effective: 'BOSS' });
      const peer = await service.user({ isSuperuser: true, isAdministrator: true });
      const answer = await service.client.asToken(peer.token).runAs('boss').get(whoami);
      expect(answer.json.user).toMatchObject({ id: boss.id, is_superuser: true });
    });
  });

  describe('9: the caller', () => {
    it('should change nothing, and be audited', async () => {
      const plain = await admin.get(whoami);
      await audit();
      const answer = await admin.runAs(administrator.username).get(whoami);
      expect(answer.json).toEqual(plain.json);
      expect(answer.json.actor).toBeNull();
      expect(answer.headers['x-effective-user']).toBe(administrator.username);
      expect(await audit()).toMatchObject([
        { event: 'run-as', outcome: 'granted', actor: administrator.username, effective: administrator.username },
      ]);
    });

    it('should be allowed to a superuser who administers', async () => {
      const peer = await service.user({ isSuperuser: true, isAdministrator: true });
      expect((await service.client.asToken(peer.token).runAs(peer.username).get(bin)).status).toBe(200);
    });
  });

  describe('10: another user', () => {
    it('should run with exactly the rights of the target', async () => {
      const boss = await service.user({
        isAdministrator: true,
        isSuperuser: true,
        permissions: ['user', 'userprofile', 'media_backend'],
      });
      const bob = await service.user({ permissions: ['theme'] });
      const acting = service.client.asToken(boss.token).runAs(bob.username);
      const himself = service.client.asToken(bob.token);
      for (const path of ['theme', 'userprofile', 'standards/format', 'exportlocation', 'userroles', 'groupprofile']) {
        const [one, other] = [await acting.get(`/API/v1/${path}/`), await himself.get(`/API/v1/${path}/`)];
        expect([path, one.status, one.text]).toEqual([path, other.status, other.text]);
      }
      expect((await acting.get('/API/v1/userprofile/')).status).toBe(403);
      expect((await acting.get('/API/v1/theme/')).status).toBe(200);
    });

    it('should see what the target sees, also of other users', async () => {
      await service.sql("INSERT INTO organisation (name, name_key) VALUES ('Acme', 'acme')");
      const [acme] = await service.sql("SELECT id FROM organisation WHERE name_key = 'acme'");
      const bob = await service.user({ permissions: ['userprofile'] });
      await service.sql('UPDATE account SET organisation_id = ? WHERE id = ?', [acme!.id, bob.id]);
      const { json } = await admin.runAs(bob.username).get('/API/v1/userprofile/');
      expect(json.objects.map((one: { user: { id: string } }) => one.user.id)).toEqual([bob.id]);
      const own = await admin.runAs(bob.username).get('/API/v1/useraccountprofile/');
      expect(own.json.objects).toHaveLength(1);
      expect(own.text).toBe((await service.client.asToken(bob.token).get('/API/v1/useraccountprofile/')).text);
    });

    it('should create rows that belong to the target', async () => {
      const created = await admin.runAs('Ann').post(bin, { resource_id: 'VX-9', user: administrator.id });
      expect(created.status).toBe(200);
      expect((await service.client.asToken(ann.token).get(created.json.resource_uri)).status).toBe(200);
      expect((await admin.get(created.json.resource_uri)).status).toBe(404);
      const [row] = await service.sql('SELECT user_id FROM bin_item WHERE id = ?', [created.json.id]);
      expect(String(row!.user_id)).toBe(ann.id);
      expect((await admin.delete(created.json.resource_uri)).status).toBe(404);
      expect((await admin.runAs('Ann').delete(created.json.resource_uri)).status).toBe(204);
    });

    it('should leave last_login and login_count of both alone', async () => {
      await service.client.asSession(ann);
      const session = await service.client.asSession(administrator);
      const before = [await loginOf(ann), await loginOf(administrator)];
      expect(before.map((row) => Number(row!.login_count) > 0)).toEqual([true, true]);
      for (const client of [admin, session, service.client.asBasic(administrator)]) {
        expect((await client.runAs('Ann').get('/API/v1/useraccountprofile/')).status).toBe(200);
      }
      expect([await loginOf(ann), await loginOf(administrator)]).toEqual(before);
    });

    it('should say in the answer who it ran as, and that caches must not mix it up', async () => {
      for (const path of [bin, whoami, '/API/v1/theme/', `${bin}999999/`]) {
        const { headers } = await admin.runAs('aNN').get(path);
        expect(headers['x-effective-user']).toBe('Ann');
        expect(headers['cache-control']).toBe(path === whoami ? 'private, no-cache' : 'private, no-store');
        expect(headers.vary!.split(', ')).toEqual(
          expect.arrayContaining(['RUNAS', 'AUTH-TOKEN', 'Authorization', 'Cookie']),
        );
      }
      expect((await admin.get(bin)).headers).not.toHaveProperty('x-effective-user');
    });

    it('should say so also when the target may not', async () => {
      const bob = await service.user();
      const answer = await admin.runAs(bob.username).get('/API/v1/theme/');
      expect([answer.status, answer.headers['x-effective-user']]).toEqual([403, bob.username]);
    });

    it.each([
      ['Zoë Müller', 'Zo%C3%AB%20M%C3%BCller'],
      ['Зоя', '%D0%97%D0%BE%D1%8F'],
      ['日本語🎬', '%E6%97%A5%E6%9C%AC%E8%AA%9E%F0%9F%8E%AC'],
      ['Dee, Eve', 'Dee,%20Eve'],
      ['50% "off"', '50%25%20%22off%22'],
      ['x'.repeat(150), 'x'.repeat(150)],
      ['🎬'.repeat(150), '%F0%9F%8E%AC'.repeat(150)],
    ])('should find the user %s', async (username, shown) => {
      const { id } = await service.user({ username });
      const answer = await admin.runAs(utf8(username)).get(whoami);
      expect(answer.json.user).toMatchObject({ id, username });
      expect(answer.headers['x-effective-user']).toBe(shown);
      expect(await audit()).toContainEqual(expect.objectContaining({ outcome: 'granted', effective: username }));
    });

    it('should find a user by a name in Latin-1, as old clients send it', async () => {
      const { id } = await service.user({ username: 'Jürgen' });
      expect((await admin.runAs('Jürgen').get(whoami)).json.user.id).toBe(id);
    });

    it.each(['Ann', 'ANN', 'ann', ' Ann ', utf8('Ａｎｎ')])('should find Ann by %j', async (name) => {
      expect((await admin.runAs(name).get(whoami)).json.user.id).toBe(ann.id);
    });

    it.each(['RUNAS', 'runas', 'Runas', 'RunAs'])('should read the header %s', async (header) => {
      expect((await admin.with({ [header]: 'Ann' }).get(whoami)).json.user.id).toBe(ann.id);
    });

    it.each(['RUN_AS', 'RUN-AS', 'X-RUNAS', 'X-Effective-User'])('should not read the header %s', async (header) => {
      expect((await admin.with({ [header]: 'Ann' }).get(whoami)).json.user.id).toBe(administrator.id);
    });

    it('should not read a parameter, a cookie or a member of the body', async () => {
      expect((await admin.with({ Cookie: 'RUNAS=Ann' }).get(whoami)).json.user.id).toBe(administrator.id);
      const refused = await admin.get(`${whoami}?RUNAS=Ann`);
      expect([refused.status, refused.json.code]).toEqual([400, 'unknown_parameter']);
      const { objects } = (await admin.get('/API/v1/useraccountprofile/?runas=Ann&RUNAS=Ann')).json;
      expect(objects[0].resource_uri).toBe(`/API/v1/useraccountprofile/${administrator.id}/`);
      const created = await admin.post(bin, { resource_id: 'VX-10', runas: 'Ann', RUNAS: 'Ann' });
      expect((await admin.get(created.json.resource_uri)).status).toBe(200);
    });
  });

  describe('trail', () => {
    it('should hold both users, what was asked, from where and when', async () => {
      await audit();
      const start = Date.now();
      await admin.runAs('ann').post(`${bin}?secret=1`, { resource_id: 'VX-11' });
      const [row, ...more] = await audit();
      expect(more).toEqual([]);
      expect({ ...row, actor_id: String(row!.actor_id), effective_id: String(row!.effective_id) }).toMatchObject({
        event: 'run-as',
        outcome: 'granted',
        actor_id: administrator.id,
        actor: administrator.username,
        effective_id: ann.id,
        effective: 'Ann',
        via: 'token',
        method: 'POST',
        route: bin,
        address: '127.0.0.1',
      });
      const at = Date.parse(`${row!.at}Z`);
      expect(at).toBeGreaterThanOrEqual(start);
      expect(at).toBeLessThanOrEqual(Date.now());
    });

    it('should hold a name that was tried, cut and without what could disturb its reader', async () => {
      await audit();
      await admin.runAs(utf8('An\u202en')).get(bin);
      await admin.runAs('x'.repeat(3000)).get(bin);
      const rows = await audit();
      expect(rows.map(({ effective }) => effective)).toEqual(['An\uFFFDn', 'x'.repeat(150)]);
    });

    it('should be there before the answer, one entry for each request', async () => {
      await audit();
      await Promise.all(Array.from({ length: 20 }, () => admin.runAs('Ann').get(bin)));
      expect(await audit()).toHaveLength(20);
    });

    it('should hold nothing without RUNAS', async () => {
      await audit();
      await admin.get(bin);
      expect(await audit()).toEqual([]);
    });
  });

  describe('a header that Connection names, which proxies drop', () => {
    let proxy: Proxy;
    let through: Client;

    beforeAll(async () => {
      proxy = await startProxy(service.url);
      through = new Client(proxy.url).asToken(administrator.token);
    });
    afterAll(() => proxy.stop());

    it.each([
      'RUNAS',
      'close, RUNAS',
      'runas, keep-alive',
      'Close,RunAs',
      'AUTH-TOKEN',
      'close, Cookie',
      'authorization',
    ])('should be refused with 400 when it comes directly: %s', async (connection) => {
      const answer = await admin.runAs('Ann').with({ Connection: connection }).get(whoami);
      expect(answer.status).toBe(400);
      expect((await admin.with({ Connection: connection }).get(whoami)).status).toBe(400);
      const open = await admin.runAs('Ann').with({ Connection: connection }).get('/API/v2/healthcheck/ready');
      expect([open.json, open.headers['x-effective-user']]).toEqual([{ status: 'ok' }, undefined]);
    });

    it('should pass a proxy like any other header without that', async () => {
      expect((await through.runAs('Ann').get(whoami)).json.user.id).toBe(ann.id);
      expect((await through.runAs('Ann').with({ Connection: 'close' }).get(whoami)).json.user.id).toBe(ann.id);
    });

    it('should be dropped by the proxy, so that nothing tells the service of it', async () => {
      const answer = await through.runAs('Ann').with({ Connection: 'close, RUNAS' }).get(whoami);
      expect(answer.json.user.id).toBe(administrator.id);
      expect(answer.headers).not.toHaveProperty('x-effective-user');
    });

    it('should make the request fail instead of running as the administrator by a token that requires RUNAS', async () => {
      const key = await service.token(administrator.username, { runAs: 'required' });
      const client = new Client(proxy.url).asToken(key).runAs('Ann');
      expect((await client.get(whoami)).json.user.id).toBe(ann.id);
      const dropped = client.with({ Connection: 'close, RUNAS' });
      expect((await dropped.get(whoami)).status).toBe(400);
      expect((await dropped.post(bin, { resource_id: 'VX-12' })).status).toBe(400);
    });
  });
});
