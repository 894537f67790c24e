import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { newKey } from '../../src/auth/token-key.js';
import type { Answer, Client } from '../support/client.js';
import { everythingStored } from '../support/database.js';
import { e2e, PASSWORD, type TestUser } from '../support/service.js';
import { cookie } from '../support/sign-in.js';
import { startProcess } from '../support/processes.js';
import { auditOf, expectRefused, objectsAt } from '../support/v2.js';

const TOKENS = '/API/v2/tokens/';
const SELF = `${TOKENS}self/`;
const WHOAMI = '/API/v2/whoami/';
const DAY = 86_400_000;

interface Token {
  id: string;
  key: string;
  label: string;
  access: string;
  run_as: string;
  assignee: string;
  created_by: string;
  expires_at: string | null;
  state: string;
  last4: string;
}

const at = ({ id }: { id: string }, step = ''): string => `${TOKENS}${id}/${step}`;
const credentials = ({ username, password }: TestUser) => ({ username, password });
/** The part of a key that nobody can guess. */
const secretOf = (key: string): string => key.slice(4, 36);
const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString();

e2e('promise of tokens', (service) => {
  let ann: TestUser;
  let bob: TestUser;
  let administrator: TestUser;
  let admin: Client;
  let basic: Client;

  beforeAll(async () => {
    ann = await service.user({ username: 'ann' });
    bob = await service.user({ username: 'bob' });
    administrator = await service.administrator();
    admin = service.client.asBasic(administrator);
    basic = service.client.asBasic(ann);
  });
  afterEach(() => void jest.restoreAllMocks());

  const create = async (client = basic, values: object = {}): Promise<Token> => {
    const answer = await client.post(TOKENS, { label: 'x', ...values });
    expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 201 });
    return answer.json as Token;
  };
  const as = (key: string): Client => service.client.asToken(key);
  const status = async (key: string): Promise<number> => (await as(key).get(WHOAMI)).status;
  const count = async (): Promise<number> => Number((await service.sql('SELECT COUNT(*) AS n FROM api_token'))[0]!.n);

  describe('the key is visible when it is created and can never be read again', () => {
    /** All that the service says of a token to those who may ask. */
    async function everythingSaid(token: Token, key: string): Promise<string> {
      const scopes = ['', '?scope=created', '?scope=assigned', `?fields=id,label,last4,state`];
      const paths = [...scopes.map((scope) => `${TOKENS}${scope}`), at(token), WHOAMI, SELF];
      const allPaths = ['?scope=all&limit=1000', ''].map((scope) => `${TOKENS}${scope}`);
      const audits = ['?limit=1000', 'export/', 'export/?format=jsonl'].map((one) => `/API/v2/audit/${one}`);
      const answers = [
        ...(await Promise.all(paths.map((path) => as(key).get(path)))),
        ...(await Promise.all([...allPaths, at(token), ...audits].map((path) => admin.get(path)))),
      ];
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
      return answers.map((answer) => `${JSON.stringify(answer.headers)}${answer.text}`).join('\n');
    }

    it('should be in the answer to its creation, and in nothing that the service says or keeps from then on', async () => {
      const token = await create(basic, { label: 'nowhere' });
      expect(token.key).toMatch(/^map_[0-9A-Za-z]{32}_[0-9A-Za-z]{6}$/);
      expect(await everythingSaid(token, token.key)).not.toContain(secretOf(token.key));
      expect(await everythingStored(service)).not.toContain(secretOf(token.key));
    });

    it('should not be read again after a rotation either, old or new', async () => {
      const token = await create(basic, { label: 'rotated' });
      const { key } = (await basic.post(at(token, 'rotate/'), { overlap_minutes: 60 })).json as Token;
      const texts = [await everythingSaid(token, key), await everythingStored(service)];
      for (const text of texts) for (const one of [token.key, key]) expect(text).not.toContain(secretOf(one));
    });

    it('should not come back in the answer to any other request about the token', async () => {
      const { key: _, ...token } = await create();
      const answers = [
        await basic.patch(at(token), { label: 'renamed' }),
        await basic.post(at(token, 'reveal/')),
        await basic.get(`${at(token)}?fields=key`),
        await basic.get(`${TOKENS}?fields=key`),
        await basic.get(`${TOKENS}?key=x`),
        await basic.get(`${TOKENS}?order_by=key`),
        await basic.delete(at(token)),
        await basic.get(at(token)),
      ];
      expect(answers.map((answer) => answer.status)).toEqual([200, 409, 400, 400, 400, 400, 204, 200]);
      for (const { text } of answers) expect(text).not.toMatch(/"key"|map_/);
    });

    it('should not be in an error about it, nor in the trail of one', async () => {
      const [unknown, { key }] = [newKey(), await create()];
      const mistyped = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
      await basic.delete(at((await objectsAt(basic, `${TOKENS}?order_by=-id&limit=1`))[0]));
      for (const one of [unknown, mistyped, key]) {
        const answers = [
          await as(one).get(WHOAMI),
          await as(one).post(TOKENS, { label: 'x' }),
          await as(one).get(`/API/v2/themes/${one}/?${one}=${one}`),
          await as(one).get('/API/v1/mediabin/'),
          await basic.get(at({ id: one })),
          await basic.get(`${TOKENS}?${one}=1&fields=${one}`),
          await basic.get(`${TOKENS}?order_by=${one}`),
          await basic.get(`/API/v1/mediabin/?order_by=${one}`),
          await basic.patch('/API/v2/me/', { [one]: 1 }),
          await basic.post('/API/v2/mediabin/bulk/?mode=each', [{ [one]: 1 }]),
          await basic.with({ RUNAS: one }).get(WHOAMI),
          await service.client.with({ Cookie: `sessionid=${one}` }).get(WHOAMI),
        ];
        for (const { status, text } of answers) {
          expect({ status, has: text.includes(secretOf(one)) }).toEqual({ status, has: false });
        }
      }
    });

    it('should be said again only to who repeats the creation with its Idempotency-Key, and kept for that in no readable form', async () => {
      const keyed = basic.with({ 'Idempotency-Key': 'create-0001' });
      const token = await create(keyed, { label: 'again' });
      expect((await create(keyed, { label: 'again' })).key).toBe(token.key);
      expect(await everythingStored(service)).not.toContain(secretOf(token.key));
      // A token has no proof of the password, which the creation needed, nor has a session without it.
      for (const client of [service.client.asToken(ann.token), await service.client.asSession(ann)]) {
        const answer = await client.with({ 'Idempotency-Key': 'create-0001' }).post(TOKENS, { label: 'again' });
        expectRefused(answer, 'proof_required');
      }
      const others = service.client.asBasic(bob).with({ 'Idempotency-Key': 'create-0001' });
      expect((await create(others, { label: 'again' })).key).not.toBe(token.key);
    });

    it('should not be said to another credential that repeats what a token has done to itself', async () => {
      const [one, two] = [await create(), await create()];
      const rotate = (client: Client) =>
        client.with({ 'Idempotency-Key': 'self-0001' }).post(`${SELF}rotate/`, { overlap_minutes: 5 });
      const { key } = (await rotate(as(one.key))).json as Token;
      expect(((await rotate(as(one.key))).json as Token).key).toBe(key);
      for (const client of [as(two.key), basic, await service.client.asSession(ann)]) {
        expectRefused(await rotate(client), 'idempotency_key_reused');
      }
      expect([await status(two.key), await status(key)]).toEqual([200, 200]);
    });
  });

  describe('what is stored', () => {
    it('should need the pepper, which nobody but the service can read', async () => {
      const { id, key } = await create();
      const [row] = await service.sql('SELECT digest FROM api_token WHERE id = ?', [id]);
      const digest = Buffer.from(row!.digest as Uint8Array);
      const { createHash, createHmac } = await import('node:crypto');
      expect(digest.equals(createHash('sha256').update(key).digest())).toBe(false);
      const file = join(
        process.env.DATA_DIR!,
        readdirSync(process.env.DATA_DIR!).find((name) => name.includes('pepper'))!,
      );
      expect(statSync(file).mode & 0o777).toBe(0o600);
      const pepper = readFileSync(file, 'utf8').trim();
      const peppers = [
        pepper,
        Buffer.from(pepper, 'base64'),
        Buffer.from(pepper, 'base64url'),
        Buffer.from(pepper, 'hex'),
      ];
      const digests = peppers.map((one) => createHmac('sha256', one).update(key).digest('hex'));
      expect(digests).toContain(digest.toString('hex'));
    });
  });

  describe('its end is an exact instant', () => {
    it('should let it in before, and refuse it from that very instant on, everywhere', async () => {
      const end = Date.UTC(2031, 5, 30, 12);
      const { key, expires_at } = await create(basic, { expires_at: '2031-06-30T14:00:00+02:00' });
      expect(expires_at).toBe('2031-06-30T12:00:00.000000Z');
      const paths = [WHOAMI, SELF, '/API/v2/me/', '/API/v2/mediabin/', '/API/v1/mediabin/'];
      const statuses = async () => Promise.all(paths.map(async (path) => (await as(key).get(path)).status));
      const clock = jest.spyOn(Date, 'now').mockReturnValue(end - 1);
      expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
      clock.mockReturnValue(end);
      expect(await statuses()).toEqual([401, 401, 401, 401, 401]);
    });

    it.each(['2020-01-01T00:00:00Z', 'soon', '', '2031-02-30T00:00:00Z', 1893456000, {}])(
      'should not be %j',
      async (expires_at) => {
        const before = await count();
        expectRefused(await basic.post(TOKENS, { label: 'x', expires_at }), 'validation_failed', {
          expires_at: expect.any(String),
        });
        expect(await count()).toBe(before);
      },
    );
  });

  describe('replies to token requests carry X-Token-Expires within 14 days of the end', () => {
    it('should be so in both versions, for reading and writing and refusals, and not before', async () => {
      const end = Date.UTC(2031, 5, 30);
      const { key } = await create(basic, { expires_at: '2031-06-30T00:00:00Z' });
      const clock = jest.spyOn(Date, 'now').mockReturnValue(end - 14 * DAY - 1);
      expect((await as(key).get(WHOAMI)).headers).not.toHaveProperty('x-token-expires');
      clock.mockReturnValue(end - 14 * DAY);
      const answers = [
        await as(key).get(WHOAMI),
        await as(key).get('/API/v1/mediabin/'),
        await as(key).patch('/API/v2/me/', {}),
        await as(key).get('/API/v2/audit/'),
        await as(key).get('/API/v2/mediabin/999999/'),
      ];
      const { key: reading } = await create(basic, { expires_at: '2031-06-30T00:00:00Z', access: 'read' });
      answers.push(await as(reading).patch('/API/v2/me/', {}));
      expect(answers.map((one) => one.status)).toEqual([200, 200, 200, 403, 404, 403]);
      for (const { headers } of answers) expect(headers['x-token-expires']).toBe('2031-06-30T00:00:00.000000Z');
      expect((await basic.get(WHOAMI)).headers).not.toHaveProperty('x-token-expires');
    });
  });

  describe('creating, rotating or widening needs a fresh proof of the password', () => {
    let token: Token;
    let session: Client;
    beforeAll(async () => {
      token = await create(basic, { expires_at: inDays(30) });
      session = await service.client.asSession(ann);
    });

    /** What hands out power that lasts; each with what may be in its body. */
    const deeds: Record<string, (client: Client, more?: object) => Promise<Answer>> = {
      create: (client, more) => client.post(TOKENS, { label: 'proof', ...more }),
      rotate: (client, more) => client.post(at(token, 'rotate/'), { ...more }),
      'let it live longer': (client, more) => client.patch(at(token), { expires_at: inDays(60), ...more }),
      'let it live for ever': (client, more) => client.patch(at(token), { expires_at: null, ...more }),
    };
    const stored = async () => [
      await count(),
      await service.sql('SELECT digest, expires_at, label FROM api_token WHERE id = ?', [token.id]),
    ];

    it.each(Object.keys(deeds))('should not be done by a session without the right password: %s', async (name) => {
      const before = await stored();
      const wrong = [{}, { password: '' }, { password: `${PASSWORD} ` }, { password: ann.token }];
      for (const more of wrong) expectRefused(await deeds[name]!(session, more), 'proof_required');
      for (const password of [null, 1, true, [PASSWORD], { $ne: '' }]) {
        const answer = await deeds[name]!(session, { password });
        expect(['validation_failed', 'proof_required']).toContain(answer.json.code);
      }
      expect(await stored()).toEqual(before);
    });

    it.each(Object.keys(deeds))('should never be done by a token, not even with the password: %s', async (name) => {
      const other = await create();
      const before = await stored();
      for (const key of [ann.token, token.key, other.key]) {
        for (const more of [{}, { password: PASSWORD }]) {
          expectRefused(await deeds[name]!(as(key), more), 'proof_required');
        }
      }
      expect(await stored()).toEqual(before);
    });

    it.each(Object.keys(deeds))('should never be done under RUNAS, not even with the password: %s', async (name) => {
      const before = await stored();
      for (const password of [PASSWORD, administrator.password]) {
        for (const client of [admin, await service.client.asSession(administrator)]) {
          expectRefused(await deeds[name]!(client.runAs('ann'), { password }), 'run_as_forbidden');
          expectRefused(await deeds[name]!(client.runAs(administrator.username), { password }), 'run_as_forbidden');
        }
      }
      expect(await stored()).toEqual(before);
    });

    it('should leave a trace of a wrong one', async () => {
      const carl = await service.user();
      const own = await service.client.asSession(carl);
      await own.post(TOKENS, { password: 'wrong guess' });
      const rows = await objectsAt(admin, `/API/v2/audit/?actor=${carl.username}`);
      expect(rows.at(-1)).toMatchObject({
        outcome: 'refused: no proof of the password',
        via: 'session',
        route: TOKENS,
      });
      expect(JSON.stringify(rows)).not.toContain('wrong guess');
    });

    it('should slow down who guesses it, and nobody else', async () => {
      const carl = await service.user();
      const own = await service.client.asSession(carl);
      const statuses = [];
      for (let n = 0; n < 13; n++) statuses.push((await own.post(TOKENS, { password: `guess ${n}` })).status);
      expect(statuses.slice(0, 10)).toEqual(Array(10).fill(403));
      expect(statuses.slice(10)).toContain(429);
      const slow = await own.post(TOKENS, { password: 'guess' });
      expectRefused(slow, 'too_many_requests');
      expect(Number(slow.headers['retry-after'])).toBeGreaterThan(0);
      expectRefused(
        await service.client.post('/API/v2/sessions/', { ...credentials(carl), password: 'guess' }),
        'too_many_requests',
      );
      expect((await own.get(WHOAMI)).status).toBe(200);
      expect((await deeds.create!(session, { password: PASSWORD })).status).toBe(201);
    });

    it('should not be needed for what takes power away', async () => {
      const narrow = await create(basic, { expires_at: inDays(30) });
      for (const client of [session, as(ann.token)]) {
        expect((await client.patch(at(narrow), { label: 'narrow' })).status).toBe(200);
      }
      expect((await session.patch(at(narrow), { expires_at: inDays(10) })).status).toBe(200);
      expect((await session.delete(at(narrow))).status).toBe(204);
      expect(await status(narrow.key)).toBe(401);
    });

    it('should be enough by Basic, and by a session with the password', async () => {
      for (const [client, more] of [
        [basic, {}],
        [session, { password: PASSWORD }],
      ] as const) {
        for (const [name, deed] of Object.entries(deeds)) {
          const answer = await deed(client, more);
          expect([name, answer.status]).toEqual([name, name === 'create' ? 201 : 200]);
          if (name === 'let it live for ever') await basic.patch(at(token), { expires_at: inDays(30) });
        }
      }
    });
  });

  describe('a token may rotate or revoke itself', () => {
    it('should not get another key by one that was rotated out', async () => {
      const token = await create();
      const { key } = (await as(token.key).post(`${SELF}rotate/`, { overlap_minutes: 60 })).json as Token;
      for (const overlap_minutes of [0, 1440]) {
        expectRefused(await as(token.key).post(`${SELF}rotate/`, { overlap_minutes }), 'wrong_state');
      }
      expect([await status(token.key), await status(key)]).toEqual([200, 200]);
      const rotations = await Promise.all([1, 2, 3].map(() => as(key).post(`${SELF}rotate/`, { overlap_minutes: 5 })));
      expect(rotations.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    });

    it('should be given the same key when the request is sent again because its answer was lost', async () => {
      const token = await create();
      const client = as(token.key).with({ 'Idempotency-Key': 'rotate-once' });
      const [first, again] = [await client.post(`${SELF}rotate/`), await client.post(`${SELF}rotate/`)];
      expect([first.status, again.status, again.text]).toEqual([200, 200, first.text]);
      expect(await status(first.json.key as string)).toBe(200);
    });

    it('should let no key live longer than the last rotation says', async () => {
      const token = await create();
      const second = (await basic.post(at(token, 'rotate/'), { overlap_minutes: 1440 })).json as Token;
      const third = (await basic.post(at(token, 'rotate/'), { overlap_minutes: 60 })).json as Token;
      const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61 * 60_000);
      expect(await status(third.key)).toBe(200);
      expect(await status(token.key)).toBe(401);
      clock.mockRestore();
      expect(await status(second.key)).toBe(401);
    });

    it('should rotate itself and keep all but its key', async () => {
      const token = await create(basic, { label: 'self', access: 'full', run_as: 'forbidden', expires_at: inDays(9) });
      const answer = await as(token.key).post(`${SELF}rotate/`, { overlap_minutes: 0 });
      const { key, last4, ...rest } = answer.json as Token;
      expect(answer.status).toBe(200);
      expect([await status(token.key), await status(key)]).toEqual([401, 401]); // the first was used after its time
      expect(last4).toBe(key.slice(-4));
      expect(token).toMatchObject({ ...rest, last_used_at: null, last_used_from: null });
    });

    it('should revoke itself', async () => {
      const { key, id } = await create();
      expect((await as(key).delete(SELF)).status).toBe(204);
      expect(await status(key)).toBe(401);
      expect((await basic.get(at({ id }))).json.state).toBe('revoked');
    });

    it('should do neither to another one, nor make itself wider', async () => {
      const [one, two] = [await create(), await create(basic, { access: 'read', expires_at: inDays(5) })];
      const foreign = await create(service.client.asBasic(bob));
      expectRefused(await as(one.key).post(at(two, 'rotate/')), 'proof_required');
      expectRefused(await as(one.key).delete(at(foreign)), 'not_found');
      expectRefused(await as(one.key).post(`${SELF}rotate/`, { expires_at: null }), 'validation_failed', {
        expires_at: 'There is no such field.',
      });
      for (const body of [
        { access: 'full' },
        { run_as: 'allowed' },
        { assignee: administrator.username },
        { owner: '1' },
        { state: 'active' },
        { key: newKey() },
      ]) {
        expectRefused(await as(one.key).patch(at(one), body), 'validation_failed');
        expectRefused(await basic.patch(at(two), body), 'validation_failed');
      }
      // One that reads cannot even replace itself, as a copy of it must stay one that reads.
      expectRefused(await as(two.key).post(`${SELF}rotate/`), 'read_only_token');
      expectRefused(await as(two.key).patch(SELF, { expires_at: null }), 'method_not_allowed');
      expect([await status(one.key), await status(two.key), await status(foreign.key)]).toEqual([200, 200, 200]);
    });
  });

  describe('a token that reads', () => {
    it('should read all that its owner may, and write nothing, in both versions', async () => {
      const { key } = await create(basic, { access: 'read' });
      const reads = [WHOAMI, SELF, '/API/v2/me/', '/API/v2/mediabin/', '/API/v1/mediabin/'];
      for (const path of reads) {
        expect((await as(key).get(path)).status).toBe(200);
        expect((await as(key).send('HEAD', path)).status).toBe(200);
      }
      expectRefused(await as(key).post('/API/v2/mediabin/', { resource_id: 'VX-read' }), 'read_only_token');
      expect((await as(key).post('/API/v1/mediabin/', { resource_id: 'VX-read' })).status).toBe(403);
      expect((await as(key).get('/API/v2/mediabin/?count=true')).json.meta.total_count).toBe(0);
    });
  });

  describe('users create for themselves, administrators also for others', () => {
    it('should be refused to a user who names somebody else, alike whoever that is', async () => {
      const texts = new Set<string>();
      for (const assignee of ['bob', 'nobody', administrator.username, 'admin']) {
        const answer = await basic.post(TOKENS, { label: 'x', assignee });
        expectRefused(answer, 'permission_denied');
        texts.add((answer.json as { detail: string }).detail);
      }
      expect(texts.size).toBe(1);
    });

    it('should never show an administrator the key: the assignee reveals it once', async () => {
      const before = await everythingStored(service);
      const made = await admin.post(TOKENS, { assignee: 'ann', label: 'assigned' });
      expect([made.status, made.text.includes('"key"')]).toEqual([201, false]);
      const token = made.json as Token;
      expect(token).toMatchObject({
        assignee: 'ann',
        created_by: administrator.username,
        state: 'unrevealed',
        last4: '',
      });

      for (const client of [
        admin,
        await service.client.asSession(administrator),
        service.client.asToken(administrator.token),
      ]) {
        const answer = await client.post(at(token, 'reveal/'), { password: administrator.password });
        expect([answer.status, answer.text.includes('map_')]).toEqual([403, false]);
        expect((await client.post(at(token, 'rotate/'), { password: administrator.password })).status).toBe(403);
      }
      expectRefused(await admin.runAs('ann').post(at(token, 'reveal/')), 'run_as_forbidden');
      expectRefused(await service.client.asBasic(bob).post(at(token, 'reveal/')), 'not_found');
      expectRefused(await as(ann.token).post(at(token, 'reveal/'), { password: PASSWORD }), 'proof_required');

      const session = await service.client.asSession(ann);
      expectRefused(await session.post(at(token, 'reveal/')), 'proof_required');
      const revealed = await session.post(at(token, 'reveal/'), { password: PASSWORD });
      const { key } = revealed.json as Token;
      expect([revealed.status, await status(key)]).toEqual([200, 200]);
      expect((await as(key).get(WHOAMI)).json.user.username).toBe('ann');
      for (const client of [session, basic]) {
        expectRefused(await client.post(at(token, 'reveal/'), { password: PASSWORD }), 'wrong_state');
      }
      const all = [before, await everythingStored(service), (await admin.get('/API/v2/audit/export/')).text];
      for (const text of all) expect(text).not.toContain(secretOf(key));
      expect((await auditOf(admin, `tokens/${token.id}`)).map(({ actor, detail }) => [actor, detail])).toEqual([
        [administrator.username, expect.stringContaining('its assignee reveals the key')],
        ['ann', 'revealed'],
      ]);
    });

    it('should be revealed by one request only, however many come at once', async () => {
      const token = (await admin.post(TOKENS, { label: 'x', assignee: 'ann' })).json as Token;
      const answers = await Promise.all(Array.from({ length: 6 }, () => basic.post(at(token, 'reveal/'))));
      expect(answers.map((one) => one.status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    });

    it('should give the administrator the key at once only when asked to, and say so in the audit', async () => {
      const token = (await admin.post(TOKENS, { label: 'x', assignee: 'bob', reveal: 'now' })).json as Token;
      expect((await as(token.key).get(WHOAMI)).json.user.username).toBe('bob');
      expect(await auditOf(admin, `tokens/${token.id}`)).toMatchObject([
        { actor: administrator.username, detail: expect.stringContaining('the key was shown to its maker at once') },
      ]);
      const root = await service.user({ isSuperuser: true });
      expectRefused(
        await admin.post(TOKENS, { label: 'x', assignee: root.username, reveal: 'now' }),
        'superuser_protected',
      );
    });

    it('should let nobody see, change or end a token of others, but administrators', async () => {
      const { id, key } = await create();
      const other = service.client.asBasic(bob);
      expectRefused(await other.get(at({ id })), 'not_found');
      expectRefused(await other.patch(at({ id }), { label: 'mine' }), 'not_found');
      expectRefused(await other.delete(at({ id })), 'not_found');
      expectRefused(await other.post(at({ id }, 'rotate/')), 'not_found');
      expectRefused(await other.get(`${TOKENS}?scope=all`), 'permission_denied');
      expect((await other.get(`${TOKENS}?id=${id}`)).json.objects).toEqual([]);
      expect(await status(key)).toBe(200);
      expect((await admin.delete(at({ id }))).status).toBe(204);
      expect(await status(key)).toBe(401);
    });
  });

  describe('rotation', () => {
    it('should keep id, label and access, and let the key before sign in for the overlap', async () => {
      const token = await create(basic, { label: 'kept', access: 'read', run_as: 'forbidden' });
      const { key, last4, ...rest } = (await basic.post(at(token, 'rotate/'), { overlap_minutes: 1440 })).json as Token;
      expect(token).toMatchObject(rest);
      expect(last4).toBe(key.slice(-4));
      expect([await status(token.key), await status(key)]).toEqual([200, 200]);
      expectRefused(await as(token.key).patch('/API/v2/me/', {}), 'read_only_token');
      expect((await as(token.key).get(WHOAMI)).json.token.id).toBe(token.id);
    });

    it.each([-1, 1441, 0.5, '60', null, 1e9])('should not overlap for %j minutes', async (overlap_minutes) => {
      const token = await create();
      expectRefused(await basic.post(at(token, 'rotate/'), { overlap_minutes }), 'validation_failed');
      expect(await status(token.key)).toBe(200);
    });

    it('should end the whole family when a key that was rotated out is used after its overlap, and audit it', async () => {
      const token = await create();
      const second = (await basic.post(at(token, 'rotate/'), { overlap_minutes: 10 })).json as Token;
      const third = (await basic.post(at(token, 'rotate/'), { overlap_minutes: 30 })).json as Token;
      const clock = jest.spyOn(Date, 'now');
      const start = Date.now();
      clock.mockReturnValue(start + 9 * 60_000);
      expect([await status(token.key), await status(second.key), await status(third.key)]).toEqual([200, 200, 200]);
      clock.mockReturnValue(start + 11 * 60_000);
      expect([await status(second.key), await status(third.key)]).toEqual([200, 200]);
      expect(await status(token.key)).toBe(401);
      expect([await status(second.key), await status(third.key)]).toEqual([401, 401]);
      clock.mockRestore();
      const trail = await auditOf(admin, `tokens/${token.id}`);
      expect(trail.at(-1)).toMatchObject({
        outcome: 'refused: the key was rotated out',
        route: WHOAMI,
        address: '127.0.0.1',
      });
      expect((await basic.get(at(token))).json.state).toBe('revoked');
      expectRefused(await basic.post(at(token, 'rotate/')), 'wrong_state');
      expectRefused(await basic.patch(at(token), { expires_at: inDays(1) }), 'wrong_state');
    });
  });
});

e2e(
  'promise of tokens with TOKEN_MAX_DAYS',
  (service) => {
    it('should cap the life of every token, at its creation and afterwards', async () => {
      const basic = service.client.asBasic(await service.user());
      const token = (await basic.post(TOKENS, { label: 'x' })).json as Token;
      const days = (Date.parse(token.expires_at!) - Date.now()) / DAY;
      expect([days > 29.9, days <= 30]).toEqual([true, true]);
      const tooLate = { expires_at: expect.stringContaining('30 days') };
      expectRefused(await basic.post(TOKENS, { label: 'x', expires_at: inDays(31) }), 'validation_failed', tooLate);
      const brief = (await basic.post(TOKENS, { label: 'x', expires_at: inDays(1) })).json as Token;
      for (const expires_at of [inDays(31), null]) {
        expectRefused(await basic.patch(at(brief), { expires_at }), 'validation_failed', tooLate);
      }
      expect((await basic.get(at(brief))).json.expires_at).toBe(brief.expires_at);
    });
  },
  { TOKEN_MAX_DAYS: '30' },
);

const suite = process.env.TEST_ENGINE_MISSING ? describe.skip : describe;

suite('promise of secrets', () => {
  it('should not be broken by the log, even when everything is logged', async () => {
    const { program, url } = await startProcess({ LOG_LEVEL: 'trace' });
    try {
      const { Client } = await import('../support/client.js');
      const client = new Client(url);
      const admin = client.asBasic({ username: 'admin', password: 'first-administrator' });
      const token = (await admin.post(TOKENS, { label: 'logged' })).json as Token;
      const { key } = (await admin.post(at(token, 'rotate/'), { overlap_minutes: 0 })).json as Token;
      const login = await client.post('/API/v2/sessions/', { username: 'admin', password: 'first-administrator' });
      const session = cookie(login, 'sessionid').value;
      await client.asToken(key).get(WHOAMI);
      await client.with({ Cookie: `sessionid=${session}` }).get(WHOAMI);
      await client.asToken(token.key).get('/API/v1/mediabin/?limit=x');
      await client.asToken(key).post('/API/v2/themes/', { title: 7 });
      program.kill('SIGTERM');
      const { stdout, stderr } = await program.ended;
      expect(stderr).toContain('"level"');
      const log = `${stdout}\n${stderr}`;
      const basic = Buffer.from('admin:first-administrator').toString('base64');
      for (const secret of ['first-administrator', basic, secretOf(token.key), secretOf(key), session]) {
        expect(log).not.toContain(secret);
      }
    } finally {
      program.kill('SIGKILL');
    }
  });
});
