import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { administratorRole } from '../../src/accounts/granting/permissions.js';
import { AuditLog } from '../../src/audit-log/audit-log.service.js';
import { now } from '../../src/database/instant.js';
import type { Answer, Client } from '../support/client.js';
import { e2e, PASSWORD, type TestUser } from '../support/service.js';
import { auditOf, expectRefused } from '../support/v2.js';

const USERS = '/API/v2/users/';
const GROUPS = '/API/v2/groups/';
const TOKENS = '/API/v2/tokens/';
const SELF = `${TOKENS}self/`;
const WHOAMI = '/API/v2/whoami/';
const secret = 'another password 7';
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

interface Asked {
  method: 'POST' | 'PATCH';
  path: string;
  /** As one object, or as several in a bulk request. */
  body: object;
}

e2e('promise of lasting power', (service) => {
  let chief: TestUser;
  let boss: TestUser;
  let superuser: Client;
  let administrator: Client;
  let serial = 0;

  const fresh = (): string => `n${++serial}`;
  const at = (path: string, { id }: { id: string }): string => `${path}${id}/`;
  const group = async (values: object = {}): Promise<{ id: string }> =>
    (await superuser.post(GROUPS, { name: fresh(), ...values })).json;
  const bearing = () => group({ roles: [administratorRole] });
  const user = () => service.user({ username: fresh() });
  const made = async (values: object = {}) => (await superuser.post(USERS, { username: fresh(), ...values })).json;
  const send = (client: Client, { method, path, body }: Asked): Promise<Answer> =>
    method === 'POST' ? client.post(path, body) : client.patch(path, body);
  const codesOf = ({ status, text }: Answer): unknown => {
    const answer = text ? JSON.parse(text) : {};
    return answer.results ? answer.results.map((one: any) => one.problem?.code ?? one.status) : (answer.code ?? status);
  };
  /** What decides of who may do what, and by which credentials. */
  const powers = async (): Promise<unknown> => {
    const whole = [
      'user_role',
      'user_permission',
      'group_member',
      'account_group',
      'group_role',
      'group_permission',
      'group_parent',
    ].map((table) => `SELECT * FROM ${table}`);
    const rows = [
      'SELECT id, username, password, is_active, is_superuser, is_staff, email FROM account ORDER BY id',
      'SELECT id, last4, owner_id, expires_at, revoked_at FROM api_token ORDER BY id',
      ...whole,
    ].map((sql) => service.sql(sql));
    return Promise.all(rows);
  };

  beforeAll(async () => {
    chief = await service.user({ isSuperuser: true, isAdministrator: true });
    boss = await service.administrator();
    [superuser, administrator] = [service.client.asBasic(chief), service.client.asBasic(boss)];
  });

  const lasting: Record<string, () => Asked | Promise<Asked>> = {
    'a user with a password': () => ({ method: 'POST', path: USERS, body: { username: fresh(), password: secret } }),
    'a superuser': () => ({ method: 'POST', path: USERS, body: { username: fresh(), is_superuser: true } }),
    'an administrator': () => ({
      method: 'POST',
      path: USERS,
      body: { username: fresh(), roles: [administratorRole] },
    }),
    'an administrator by a group': async () => ({
      method: 'POST',
      path: USERS,
      body: { username: fresh(), groups: [(await bearing()).id] },
    }),
    'an administrator by a group below': async () => ({
      method: 'POST',
      path: USERS,
      body: { username: fresh(), groups: [(await group({ parents: [(await bearing()).id] })).id] },
    }),
    'users in bulk': () => ({ method: 'POST', path: `${USERS}bulk/`, body: [{ username: fresh(), password: secret }] }),
    'users in bulk, each by itself': () => ({
      method: 'POST',
      path: `${USERS}bulk/?mode=each`,
      body: [
        { username: fresh(), password: secret },
        { username: fresh(), is_superuser: true },
      ],
    }),
    'a password for somebody': async () => ({
      method: 'POST',
      path: `${at(USERS, await user())}set-password/`,
      body: { password: secret },
    }),
    'superuser for somebody': async () => ({
      method: 'PATCH',
      path: at(USERS, await user()),
      body: { is_superuser: true },
    }),
    'the role for somebody': async () => ({
      method: 'PATCH',
      path: at(USERS, await user()),
      body: { roles: [administratorRole] },
    }),
    'a group with the role for somebody': async () => ({
      method: 'PATCH',
      path: at(USERS, await user()),
      body: { groups: ['1', (await bearing()).id] },
    }),
    'a group with the role': () => ({
      method: 'POST',
      path: GROUPS,
      body: { name: fresh(), roles: [administratorRole] },
    }),
    'groups with the role in bulk': () => ({
      method: 'POST',
      path: `${GROUPS}bulk/`,
      body: [{ name: fresh(), roles: [administratorRole] }],
    }),
    'groups with the role in bulk, each by itself': () => ({
      method: 'POST',
      path: `${GROUPS}bulk/?mode=each`,
      body: [{ name: fresh(), roles: [administratorRole] }],
    }),
    'a group below one with the role': async () => ({
      method: 'POST',
      path: GROUPS,
      body: { name: fresh(), parents: [(await bearing()).id] },
    }),
    'the role for a group': async () => ({
      method: 'PATCH',
      path: at(GROUPS, await group()),
      body: { roles: [administratorRole] },
    }),
    'a parent with the role for a group': async () => ({
      method: 'PATCH',
      path: at(GROUPS, await group()),
      body: { parents: [(await bearing()).id] },
    }),
    'who has a password active again': async () => ({
      method: 'PATCH',
      path: at(USERS, await made({ password: secret, is_active: false })),
      body: { is_active: true },
    }),
    'who has a token active again': async () => {
      const one = await made();
      await service.token(one.username as string);
      await superuser.patch(at(USERS, one), { is_active: false });
      return { method: 'PATCH', path: at(USERS, one), body: { is_active: true } };
    },
    'an administrator active again': async () => {
      const one = await made({ groups: [(await bearing()).id], is_active: false });
      return { method: 'PATCH', path: at(USERS, one), body: { is_active: true } };
    },
    'a superuser active again': async () => {
      const one = await made({ is_superuser: true, is_active: false });
      return { method: 'PATCH', path: at(USERS, one), body: { is_active: true } };
    },
  };

  describe.each(Object.entries(lasting))(
    'Whatever could end in a credential or in standing for somebody asks for a fresh proof: %s',
    (_, setUp) => {
      it('is refused to tokens and to sessions without the right password, and nothing is changed', async () => {
        const asked = await setUp();
        const author = await service.user({ isSuperuser: true, isAdministrator: true });
        const session = await service.client.asSession(author);
        const tokens = await Promise.all(
          [{ runAs: 'forbidden', expires: inDays(1) } as const, {}].map(async (options) =>
            service.client.asToken(await service.token(author.username, options)),
          ),
        );
        const other = await user();
        const before = await powers();
        const isEach = asked.path.endsWith('mode=each');
        const saying = (password: unknown) => ({
          ...asked,
          body: Array.isArray(asked.body)
            ? asked.body.map((one: object, n) => (n === 0 ? { ...one, current_password: password } : one))
            : { ...asked.body, current_password: password },
        });
        const plain = [...tokens, session, session.with({ 'Idempotency-Key': fresh() })];
        for (const client of plain) {
          const codes = codesOf(await send(client, asked));
          expect(codes).toEqual(isEach ? (asked.body as object[]).map(() => 'proof_required') : 'proof_required');
        }
        for (const client of tokens) {
          expect([codesOf(await send(client, saying(author.password)))].flat()).toContain('proof_required');
        }
        for (const wrong of ['', 'wrong']) {
          expect(codesOf(await send(session, saying(wrong)))).toEqual('proof_required');
        }
        expect(await powers()).toEqual(before);
        expect((await service.client.asToken(other.token).get(WHOAMI)).status).toBe(200);
        // Once, with all of it right, the same request is done.
        expect(
          [codesOf(await send(session, saying(author.password)))]
            .flat()
            .filter((code) => ![200, 201, 204].includes(code as number)),
        ).toEqual([]);
        expect(await powers()).not.toEqual(before);
      });

      it('is done by Basic', async () => {
        expect(
          [codesOf(await send(superuser, await setUp()))]
            .flat()
            .filter((code) => ![200, 201, 204].includes(code as number)),
        ).toEqual([]);
      });
    },
  );

  describe('Whatever could end in a credential or in standing asks for a fresh proof, and nothing else does', () => {
    it('lets a token make, change, end and bring back users who have neither', async () => {
      const token = service.client.asToken(await service.token(chief.username, { runAs: 'forbidden' }));
      const one = await token.post(USERS, { username: fresh(), permissions: ['theme'], groups: [(await group()).id] });
      expect(one.status).toBe(201);
      for (const values of [
        { first_name: 'Ann' },
        { is_active: false },
        { is_active: true },
        { roles: ['_log_read'] },
        { groups: [] },
      ]) {
        expect((await token.patch(at(USERS, one.json), values)).status).toBe(200);
      }
      // What was revoked works no more.
      await service.token(one.json.username);
      await service.sql('UPDATE api_token SET revoked_at = ? WHERE owner_id = ?', [now(), one.json.id]);
      await superuser.patch(at(USERS, one.json), { is_active: false });
      expect((await token.patch(at(USERS, one.json), { is_active: true })).status).toBe(200);
      expect((await token.post(GROUPS, { name: fresh(), permissions: ['theme'] })).status).toBe(201);
      const bulk = await token.post(`${USERS}bulk/?mode=each`, [
        { username: fresh() },
        { username: fresh(), password: secret },
      ]);
      expect(codesOf(bulk)).toEqual([201, 'proof_required']);
    });

    it('lets a session change the rest without the password, but not with a wrong one', async () => {
      const session = await service.client.asSession(await service.user({ isSuperuser: true, isAdministrator: true }));
      const one = await made();
      expect((await session.patch(at(USERS, one), { first_name: 'Ann' })).status).toBe(200);
      expectRefused(
        await session.patch(at(USERS, one), { first_name: 'Eve', current_password: 'x' }),
        'proof_required',
      );
      const { status, json, text } = await session.patch(at(USERS, one), {
        last_name: 'Lee',
        current_password: PASSWORD,
      });
      expect([status, json.first_name, json.last_name, text.includes(PASSWORD)]).toEqual([200, 'Ann', 'Lee', false]);
    });

    it('keeps a token from making an administrator by the group that everybody joins', async () => {
      await superuser.patch(at(GROUPS, { id: '1' }), { roles: [administratorRole] });
      try {
        const before = await powers();
        expectRefused(await service.client.asToken(chief.token).post(USERS, { username: fresh() }), 'proof_required');
        expect(await powers()).toEqual(before);
      } finally {
        expect((await superuser.patch(at(GROUPS, { id: '1' }), { roles: [] })).status).toBe(200);
      }
    });

    it('is answered again to a request that is sent again, for a proof of its own only', async () => {
      const author = await service.user({ isSuperuser: true, isAdministrator: true });
      const session = (await service.client.asSession(author)).with({ 'Idempotency-Key': fresh() });
      const body = { username: fresh(), password: secret, current_password: PASSWORD };
      const first = await session.post(USERS, body);
      expect((await session.post(USERS, body)).text).toBe(first.text);
      expectRefused(await session.post(USERS, { ...body, current_password: 'wrong' }), 'proof_required');
    });
  });

  describe('Lasting power over an account needs a superuser, or an administrator who holds all that the account holds', () => {
    const richer: Record<string, () => Promise<TestUser>> = {
      'a permission': () => service.user({ username: fresh(), permissions: ['theme'] }),
      'a role': () => service.user({ username: fresh(), roles: ['_log_read'] }),
      'a permission by a group': async () => {
        const one = await user();
        const top = await group({ permissions: ['media_backend'] });
        await superuser.patch(at(USERS, one), { groups: [(await group({ parents: [top.id] })).id] });
        return one;
      },
      'the role of a plugin': async () => {
        const [one, name] = [await user(), fresh()];
        expect((await superuser.post(`${GROUPS}roles/create/`, { name })).status).toBe(200);
        await superuser.patch(at(USERS, one), { roles: [name] });
        return one;
      },
    };

    it.each(Object.entries(richer))('so not one without %s', async (_, setUp) => {
      const one = await setUp();
      const own = await service.client.asBasic(one).post(TOKENS, { label: 'own', expires_at: inDays(2) });
      const before = await powers();
      const asked: [Promise<Answer>, string][] = [
        [administrator.post(`${at(USERS, one)}set-password/`, { password: secret }), 'account_protected'],
        [administrator.post(TOKENS, { label: 'x', assignee: one.username, reveal: 'now' }), 'account_protected'],
        [administrator.patch(at(TOKENS, own.json), { expires_at: inDays(9) }), 'account_protected'],
        [administrator.patch(at(TOKENS, own.json), { expires_at: null }), 'account_protected'],
        [administrator.patch(at(USERS, one), { username: fresh() }), 'account_protected'],
        [administrator.patch(at(USERS, one), { email: 'eve@example.org' }), 'account_protected'],
      ];
      for (const [answer, code] of asked) expectRefused(await answer, code as 'account_protected');
      expect(await powers()).toEqual(before);
      // What gives no power over it is done as before.
      expect((await administrator.post(TOKENS, { label: 'x', assignee: one.username })).json).not.toHaveProperty('key');
      expect((await administrator.patch(at(TOKENS, own.json), { expires_at: inDays(1) })).status).toBe(200);
      expect((await administrator.patch(at(USERS, one), { first_name: 'Ann' })).status).toBe(200);
      expect((await superuser.post(`${at(USERS, one)}set-password/`, { password: secret })).status).toBe(204);
      expect((await superuser.post(TOKENS, { label: 'x', assignee: one.username, reveal: 'now' })).status).toBe(201);
      expect((await administrator.delete(`${at(USERS, one)}?confirm=${one.username}`)).status).toBe(204);
    });

    it('so not one who is no member of the staff, over one who is, nor over a superuser', async () => {
      const plain = service.client.asBasic(await service.user({ username: fresh(), roles: [administratorRole] }));
      const [one, staff] = [await user(), await made({ is_staff: true })];
      expectRefused(await plain.post(`${at(USERS, staff)}set-password/`, { password: secret }), 'account_protected');
      expectRefused(await plain.patch(at(USERS, one), { is_staff: true }), 'not_grantable');
      expect((await administrator.post(`${at(USERS, staff)}set-password/`, { password: secret })).status).toBe(204);
      expectRefused(
        await administrator.post(`${at(USERS, chief)}set-password/`, { password: secret }),
        'superuser_protected',
      );
      expectRefused(
        await administrator.post(TOKENS, { label: 'x', assignee: chief.username, reveal: 'now' }),
        'superuser_protected',
      );
    });

    it('so one who holds it all', async () => {
      const rich = await service.user({
        isAdministrator: true,
        username: fresh(),
        permissions: ['theme', 'media_backend'],
        roles: ['_log_read'],
      });
      const one = await service.user({
        username: fresh(),
        permissions: ['theme'],
        roles: ['_log_read', administratorRole],
      });
      const client = service.client.asBasic(rich);
      expect((await client.post(TOKENS, { label: 'x', assignee: one.username, reveal: 'now' })).status).toBe(201);
      expect((await client.post(`${at(USERS, one)}set-password/`, { password: secret })).status).toBe(204);
    });
  });

  describe('Who gains superuser or the administrator role has no password from whoever may do less', () => {
    const more = [administratorRole, '_log_read'];
    const gains: Record<string, (one: { id: string }) => Promise<Answer>> = {
      superuser: (one) => superuser.patch(at(USERS, one), { is_superuser: true }),
      'the role, with another': (one) => superuser.patch(at(USERS, one), { roles: more }),
      'the role beside another': async (one) => {
        await superuser.patch(at(USERS, one), { roles: ['_log_read'] });
        return superuser.send('PUT', `${at(USERS, one)}roles/${administratorRole}/`);
      },
      'the roles by their group': async (one) => {
        const { id } = await group();
        await superuser.patch(at(USERS, one), { groups: [id] });
        return superuser.patch(at(GROUPS, { id }), { roles: more });
      },
    };
    const handed = 'handed over 9';
    type Named = Pick<TestUser, 'id' | 'username'>;
    /** Ways to a password, each of a user who has it then. */
    const given: Record<string, (by: Client) => Promise<Named>> = {
      'with the account': async (by) => (await by.post(USERS, { username: fresh(), password: handed })).json,
      'by setting it': async (by) => {
        const one = await user();
        await by.post(`${at(USERS, one)}set-password/`, { password: handed });
        return one;
      },
      'by a link': async (by) => {
        const one = await user();
        const { url } = (await by.post(`${at(USERS, one)}password-link/`)).json;
        const use = { secret: String(url).split('/').at(-2), password: handed };
        expect((await service.client.post('/API/v2/password-links/use/', use)).status).toBe(204);
        return one;
      },
    };
    const own = ({ username }: Named) => service.client.asBasic({ username, password: handed });

    it.each(Object.keys(given).flatMap((how) => Object.keys(gains).map((what) => [how, what])))(
      'given %s, who gains %s',
      async (how, what) => {
        const [give, gain] = [given[how]!, gains[what]!];
        const one = await give(administrator);
        expectRefused(await gain(one), 'conflict');
        const { json } = await superuser.get(`${at(USERS, one)}access/`);
        expect(json.roles.map((role: { name: string }) => role.name)).not.toContain(administratorRole);
        expect((await own(one).get(WHOAMI)).json.user.is_superuser).toBe(false);

        await own(one).post('/API/v2/me/password/', { old_password: handed, new_password: secret });
        expect((await gain(one)).status).toBeLessThan(300);
        expect((await gain(await give(superuser))).status).toBeLessThan(300);
      },
    );

    it('nor from whoever is no administrator any more, or gone', async () => {
      const former = await service.administrator();
      const one = await given['by setting it']!(service.client.asBasic(former));
      await superuser.patch(at(USERS, former), { is_active: false });
      const promote = () => superuser.patch(at(USERS, one), { roles: [administratorRole] });
      expectRefused(await promote(), 'conflict');
      await superuser.delete(`${at(USERS, former)}?confirm=${former.username}`);
      expectRefused(await promote(), 'conflict');
      await superuser.post(`${at(USERS, one)}set-password/`, { password: secret });
      expect((await promote()).status).toBe(200);
    });

    it('but from who may do as much, or from the command', async () => {
      const one = await given['by setting it']!(administrator);
      expect((await superuser.patch(at(USERS, one), { roles: [administratorRole] })).status).toBe(200);
      expect((await superuser.patch(at(USERS, await user()), { is_superuser: true })).status).toBe(200);
    });
  });

  describe('When somebody gains superuser or the administrator role, tokens of theirs whose key another has seen end', () => {
    const gains: Record<string, (one: { id: string }) => Promise<Answer>> = {
      superuser: (one) => superuser.patch(at(USERS, one), { is_superuser: true }),
      'the role': (one) => superuser.patch(at(USERS, one), { roles: [administratorRole] }),
      'a group with the role': async (one) => superuser.patch(at(USERS, one), { groups: [(await bearing()).id] }),
      'the role by their group': async (one) => {
        const { id } = await group();
        await superuser.patch(at(USERS, one), { groups: [id] });
        return superuser.patch(at(GROUPS, { id }), { roles: [administratorRole] });
      },
      'the role by a group far above': async (one) => {
        const top = await group();
        const { id } = await group({ parents: [(await group({ parents: [top.id] })).id] });
        await superuser.patch(at(USERS, one), { groups: [id] });
        return superuser.patch(at(GROUPS, top), { parents: [(await bearing()).id] });
      },
    };

    it.each(Object.entries(gains))('by %s', async (_, gain) => {
      const one = await user();
      const own = service.client.asBasic(one);
      const shown = async (): Promise<{ id: string; key: string }> =>
        (await administrator.post(TOKENS, { label: 'x', assignee: one.username, reveal: 'now' })).json;
      const rotated = async ({ id }: { id: string }, body: object) =>
        (await own.post(`${at(TOKENS, { id })}rotate/`, body)).json.key as string;
      const [seen, turned, overlapping, byItself, assigned] = [
        await shown(),
        await shown(),
        await shown(),
        await shown(),
        await shown(),
      ];
      const mine = (await own.post(TOKENS, { label: 'mine' })).json;
      const fetched = (await administrator.post(TOKENS, { label: 'x', assignee: one.username })).json;
      const keys = {
        seen: seen.key,
        turned: await rotated(turned, {}),
        overlapping: await rotated(overlapping, { overlap_minutes: 60 }),
        byItself: (await service.client.asToken(byItself.key).post(`${SELF}rotate/`, { overlap_minutes: 0 })).json
          .key as string,
        mine: mine.key as string,
        fetched: (await own.post(`${at(TOKENS, fetched)}reveal/`)).json.key as string,
        byCommand: await service.token(one.username),
      };
      await superuser.delete(at(TOKENS, assigned));
      const living = async () => {
        const works = Object.entries(keys).map(
          async ([name, key]) => [name, (await service.client.asToken(key).get(WHOAMI)).status] as const,
        );
        return (await Promise.all(works)).filter(([, status]) => status === 200).map(([name]) => name);
      };
      // Anything less ends nothing.
      await superuser.patch(at(USERS, one), { permissions: ['theme', 'media_backend'], first_name: 'Ann' });
      expect(await living()).toEqual(Object.keys(keys));

      expect((await gain(one)).status).toBe(200);
      expect(await living()).toEqual(['turned', 'mine', 'fetched']);
      for (const token of [seen, overlapping, byItself]) {
        expect((await auditOf(superuser, `tokens/${token.id}`)).at(-1)).toMatchObject({
          event: 'token',
          actor: chief.username,
          detail: expect.stringMatching(/^revoked, .*seen/),
        });
      }
      expect((await auditOf(superuser, `tokens/${assigned.id}`)).at(-1)!.detail).toBe('revoked');

      // Who is one already keeps what was seen afterwards.
      const later = (await superuser.post(TOKENS, { label: 'x', assignee: one.username, reveal: 'now' })).json;
      await superuser.patch(at(USERS, one), { groups: ['1', (await bearing()).id], roles: [administratorRole] });
      const isSuperuser = (await superuser.get(at(USERS, one))).json.is_superuser as boolean;
      expect((await service.client.asToken(later.key as string).get(WHOAMI)).status).toBe(isSuperuser ? 401 : 200);
    });

    it('also when the key is made while the role is given', async () => {
      for (let n = 0; n < 5; n++) {
        const one = await user();
        const [made, given] = await Promise.all([
          administrator.post(TOKENS, { label: 'x', assignee: one.username, reveal: 'now' }),
          superuser.patch(at(USERS, one), { roles: [administratorRole, '_log_read'] }),
        ]);
        expect(given.status).toBe(200);
        // Before it, the token has ended; after it, the maker holds too little.
        const isMade = made.status === 201;
        const use = isMade ? (await service.client.asToken(made.json.key as string).get(WHOAMI)).status : 401;
        expect([use, isMade ? undefined : made.json.code]).toEqual([401, isMade ? undefined : 'account_protected']);
      }
    });

    it('also when a command makes the key while the group is given the role', async () => {
      const one = await user();
      const joined = await group();
      await superuser.patch(at(USERS, one), { groups: ['1', joined.id] });
      const audit = service.app.get(AuditLog);
      const note = audit.changed.bind(audit);
      const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      // It is in the database, but not committed yet.
      const notes = jest.spyOn(audit, 'changed').mockImplementationOnce(async (...given) => {
        begun.resolve();
        await gate.promise;
        return note(...given);
      });
      const making = service.token(one.username);
      await begun.promise;
      const giving = superuser.patch(at(GROUPS, joined), { roles: [administratorRole] });
      await Promise.race([giving, wait(500)]);
      gate.resolve();
      const [key, given] = await Promise.all([making, giving]);
      notes.mockRestore();
      expect(given.status).toBe(200);
      expect((await service.client.asToken(key).get(WHOAMI)).status).toBe(401);
    });
  });

  describe('A token that requires RUNAS revokes itself without it', () => {
    it('and does nothing else', async () => {
      const token = (await administrator.post(TOKENS, { label: 'gate', run_as: 'required' })).json;
      const client = service.client.asToken(token.key as string);
      for (const answer of [
        await client.get(WHOAMI),
        await client.get(SELF),
        await client.post(`${SELF}rotate/`),
        await client.delete(at(TOKENS, token)),
        await client.patch(at(TOKENS, token), { label: 'x' }),
      ]) {
        expectRefused(answer, 'run_as_required');
      }
      expectRefused(await client.runAs(boss.username).delete(SELF), 'run_as_forbidden');
      expect((await client.delete(SELF)).status).toBe(204);
      expectRefused(await client.delete(SELF), 'unauthenticated');
      expect((await administrator.get(at(TOKENS, token))).json.state).toBe('revoked');
    });
  });
});
