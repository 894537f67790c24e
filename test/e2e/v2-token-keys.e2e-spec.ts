import { beforeAll, describe, expect, it } from '@jest/globals';
import { TokenStrategy } from '../../src/auth/token.strategy.js';
import type { Client } from '../support/client.js';
import { everythingStored } from '../support/database.js';
import { e2e, type TestUser } from '../support/service.js';
import { anyTime, auditOf, expectRefused, objectsAt } from '../support/v2.js';

const TOKENS = '/API/v2/tokens/';
const SELF = `${TOKENS}self/`;
const WHOAMI = '/API/v2/whoami/';
const keyForm = expect.stringMatching(/^map_[0-9A-Za-z]{32}_[0-9A-Za-z]{6}$/);

interface Made extends Record<string, any> {
  id: string;
  key: string;
}

e2e('what becomes of a token', (service) => {
  let [ann, bob]: TestUser[] = [];
  let [administrator, asAnn, asBob, session]: Client[] = [];
  let serial = 0;

  const create = async (values: object = {}, client = asAnn!): Promise<Made> => {
    const answer = await client.post(TOKENS, { label: `k${++serial}`, ...values });
    expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 201 });
    return answer.json as Made;
  };
  const at = ({ id }: { id: string }): string => `${TOKENS}${id}/`;
  const shown = async (token: { id: string }) => (await administrator!.get(at(token))).json;
  const statuses = async (...keys: string[]) =>
    Promise.all(keys.map(async (key) => (await service.client.asToken(key).get(WHOAMI)).status));
  /** Without when they were last used, which is written a moment later. */
  const tokens = () =>
    service.sql(
      'SELECT id, digest, label, last4, access, run_as, unrevealed, expires_at, revoked_at FROM api_token ORDER BY id',
    );
  const trailOf = async (token: { id: string }) =>
    (await auditOf(administrator!, `tokens/${token.id}`)).map(({ detail }) => detail);

  beforeAll(async () => {
    [ann, bob] = [await service.user({ username: 'ann' }), await service.user({ username: 'bob' })];
    administrator = service.client.asBasic(await service.administrator());
    [asAnn, asBob] = [service.client.asBasic(ann), service.client.asBasic(bob)];
    session = await service.client.asSession(ann);
  });

  describe('a change', () => {
    it('should need a proof of the password for a later end, and none for a label or an earlier end', async () => {
      const { key, ...made } = await create({ expires_at: '2090-01-01T00:00:00Z' });
      const byToken = service.client.asToken(key);
      const change = async (client: Client, body: object) => (await client.patch(at(made), body)).json;
      expect(await change(session!, { label: 'By session' })).toEqual({ ...made, label: 'By session' });
      expect(await change(byToken, { expires_at: '2080-01-01T00:00:00Z' })).toMatchObject({
        expires_at: '2080-01-01T00:00:00.000000Z',
      });
      const before = await tokens();
      for (const end of ['2085-01-01T00:00:00Z', null]) {
        expectRefused(await session!.patch(at(made), { expires_at: end }), 'proof_required');
        expectRefused(await session!.patch(at(made), { expires_at: end, password: 'wrong' }), 'proof_required');
        for (const body of [{}, { password: ann!.password }]) {
          expectRefused(await byToken.patch(at(made), { ...body, expires_at: end }), 'proof_required');
        }
      }
      expect(await tokens()).toEqual(before);
      expect(await change(session!, { expires_at: '2085-01-01T00:00:00Z', password: ann!.password })).toMatchObject({
        expires_at: '2085-01-01T00:00:00.000000Z',
      });
      expect(await change(asAnn!, { expires_at: null })).toMatchObject({ expires_at: null });
      expect(await change(administrator!, { expires_at: '2070-01-01T00:00:00Z' })).toMatchObject({
        expires_at: '2070-01-01T00:00:00.000000Z',
      });
      expect((await trailOf(made as any)).slice(1)).toEqual([
        'renamed',
        'ends 2080-01-01T00:00:00.000000Z, was: ends 2090-01-01T00:00:00.000000Z',
        'ends 2085-01-01T00:00:00.000000Z, was: ends 2080-01-01T00:00:00.000000Z',
        'no end, was: ends 2085-01-01T00:00:00.000000Z',
        'ends 2070-01-01T00:00:00.000000Z, was: no end',
      ]);
    });

    it('should be made by the tag that came with the key, and although the token was used meanwhile', async () => {
      const { json, headers } = await asAnn!.post(TOKENS, { label: 'Busy' });
      const careful = asAnn!.with({ 'If-Match': headers.etag! });
      expect(await statuses(json.key as string)).toEqual([200]);
      await service.app.get(TokenStrategy).beforeApplicationShutdown();
      const used = await asAnn!.with({ 'If-None-Match': headers.etag! }).get(at(json));
      expect(used).toMatchObject({
        status: 200,
        json: { last_used_at: expect.any(String), last_used_from: '127.0.0.1' },
      });
      expect((await careful.patch(at(json), { label: 'Busier' })).status).toBe(200);
      expectRefused(await careful.patch(at(json), { label: 'Busiest' }), 'precondition_failed');
    });

    it('should not give another key to who thinks of another state of it', async () => {
      const made = await create();
      const stale = asAnn!.with({ 'If-Match': '"other"' });
      const given = await create({ assignee: 'ann' }, administrator);
      expectRefused(await stale.post(`${at(made)}rotate/`), 'precondition_failed');
      expectRefused(await stale.post(`${at(given)}reveal/`), 'precondition_failed');
      expectRefused(
        await service.client.asToken(made.key).with({ 'If-Match': '"other"' }).post(`${SELF}rotate/`),
        'precondition_failed',
      );
      expect(await statuses(made.key)).toEqual([200]);
      const { etag } = (await asAnn!.get(at(made))).headers;
      expect((await asAnn!.with({ 'If-Match': etag! }).post(`${at(made)}rotate/`)).status).toBe(200);
    });

    it('should not give a token more than it may, nor make of it what it cannot be', async () => {
      const made = await create({ access: 'read', run_as: 'forbidden' });
      const before = await tokens();
      const none = 'There is no such field.';
      expectRefused(
        await asAnn!.patch(at(made), {
          access: 'full',
          run_as: 'allowed',
          assignee: 'bob',
          state: 'active',
          revoked_at: null,
        }),
        'validation_failed',
        { access: 'This must be one of read.', run_as: none, assignee: none, state: none, revoked_at: none },
      );
      expectRefused(await asAnn!.patch(at(made), { expires_at: '2020-01-01T00:00:00Z' }), 'validation_failed', {
        expires_at: expect.stringContaining('future'),
      });
      expectRefused(await asAnn!.patch(at(made), { label: 'x'.repeat(151) }), 'validation_failed', {
        label: expect.any(String),
      });
      expectRefused(await asBob!.patch(at(made), { label: 'x' }), 'not_found');
      expectRefused(await administrator!.runAs('ann').patch(at(made), { label: 'x' }), 'run_as_forbidden');
      expectRefused(
        await asAnn!.with({ 'If-Match': '"other"' }).patch(at(made), { label: 'x' }),
        'precondition_failed',
      );
      expect(await tokens()).toEqual(before);
    });

    it('should not be made by who has only made it, nor to one that has ended', async () => {
      const maker = await service.user({ isAdministrator: true });
      const asMaker = service.client.asBasic(maker);
      const made = await create({ assignee: 'ann' }, asMaker);
      await service.sql('DELETE FROM user_role WHERE user_id = ?', [maker.id]);
      expect((await asMaker.get(at(made))).status).toBe(200);
      expectRefused(await asMaker.patch(at(made), { label: 'x' }), 'permission_denied');
      expectRefused(await asMaker.delete(at(made)), 'permission_denied');
      expect((await asAnn!.delete(at(made))).status).toBe(204);
      expectRefused(await asAnn!.patch(at(made), { expires_at: '2090-01-01T00:00:00Z' }), 'wrong_state');
      expectRefused(await asAnn!.post(`${at(made)}reveal/`), 'wrong_state');
    });
  });

  it('of a superuser should be left alone by administrators who are none', async () => {
    const root = await service.user({ isSuperuser: true, isAdministrator: true });
    const made = (await service.client.asBasic(root).post(TOKENS, { label: 'root' })).json;
    const assigned = await create({ assignee: root.username }, administrator);
    const before = await tokens();
    for (const token of [made, assigned] as Made[]) {
      for (const body of [{ label: 'x' }, { expires_at: '2090-01-01T00:00:00Z' }, { access: 'read' }]) {
        expectRefused(await administrator!.patch(at(token), body), 'superuser_protected');
      }
      expectRefused(await administrator!.delete(at(token)), 'superuser_protected');
    }
    expect(await tokens()).toEqual(before);
    expect(await statuses(made.key)).toEqual([200]);
    const peer = service.client.asBasic(await service.user({ isSuperuser: true, isAdministrator: true }));
    expect((await peer.delete(at(made))).status).toBe(204);
    expect(await statuses(made.key)).toEqual([401]);
  });

  describe('a revocation', () => {
    it('should bite on the next request, and leave the token in the lists', async () => {
      const { key, ...made } = await create();
      expect(await statuses(key)).toEqual([200]);
      const answer = await session!.delete(at(made));
      expect({ status: answer.status, text: answer.text }).toEqual({ status: 204, text: '' });
      expect(await statuses(key)).toEqual([401]);
      const revoked = {
        ...made,
        revoked_at: anyTime,
        state: 'revoked',
        last_used_at: expect.anything(),
        last_used_from: expect.anything(),
      };
      expect(await shown(made as any)).toEqual({ ...revoked, last_used_at: null, last_used_from: null });
      expect((await objectsAt(asAnn!, `${TOKENS}?revoked_at__isnull=false`)).map(({ id }) => id)).toContain(made.id);
      const then = await shown(made);
      expect((await session!.delete(at(made as any))).status).toBe(204);
      expect(await shown(made as any)).toEqual(then);
      expect((await trailOf(made as any)).slice(1)).toEqual(['revoked']);
      expectRefused(await asAnn!.post(`${at(made)}rotate/`), 'wrong_state');
    });

    it('should be done by its owner and administrators only', async () => {
      const made = await create();
      expectRefused(await asBob!.delete(at(made)), 'not_found');
      expectRefused(await administrator!.runAs('ann').delete(at(made)), 'run_as_forbidden');
      expectRefused(await asAnn!.with({ 'If-Match': '"other"' }).delete(at(made)), 'precondition_failed');
      for (const id of ['999999', 'x', `${made.id}x`]) expectRefused(await asAnn!.delete(at({ id })), 'not_found');
      expect(await statuses(made.key)).toEqual([200]);
      expect((await administrator!.delete(at(made))).status).toBe(204);
      expect(await statuses(made.key)).toEqual([401]);
    });
  });

  describe('a rotation', () => {
    it('should keep all but the key, of which the old one is dead at once', async () => {
      const { key, ...made } = await create({ access: 'read', expires_at: '2090-01-01T00:00:00Z' });
      const answer = await session!.post(`${at(made)}rotate/`, { password: ann!.password });
      const { key: next, ...then } = answer.json;
      expect({ status: answer.status, next, then }).toEqual({
        status: 200,
        next: keyForm,
        then: { ...made, last4: next.slice(-4) },
      });
      expect(next).not.toBe(key);
      expect(await statuses(next)).toEqual([200]);
      // Somebody has the old key who should not: the whole token ends.
      expect(await statuses(key)).toEqual([401]);
      expect(await statuses(next)).toEqual([401]);
      expect((await shown(made as any)).state).toBe('revoked');
      expect((await trailOf(made as any)).slice(1)).toEqual([
        'rotated',
        'revoked, as a key that was rotated out has been used',
      ]);
      const stored = await everythingStored(service);
      for (const secret of [key, next]) expect(stored).not.toContain(secret);
    });

    it('should need no body', async () => {
      const made = await create();
      const bare = (client: Client, path: string) => client.send('POST', path);
      const next = (await bare(asAnn!, `${at(made)}rotate/`)).json.key;
      expect(next).toEqual(keyForm);
      const own = await bare(service.client.asToken(next), `${TOKENS}self/rotate/`);
      expect([own.status, own.json.key]).toEqual([200, keyForm]);
      expectRefused(await bare(session!, `${at(made)}rotate/`), 'proof_required');
      expectRefused(await asAnn!.send('PATCH', at(made)), 'invalid_json');
      expect(await statuses(own.json.key)).toEqual([200]);
    });

    it('should let both keys work while they overlap, and not longer', async () => {
      const { key, ...made } = await create();
      const { key: next } = (await asAnn!.post(`${at(made)}rotate/`, { overlap_minutes: 60 })).json;
      expect(await statuses(key, next, key)).toEqual([200, 200, 200]);
      await service.sql("UPDATE rotated_key SET valid_until = '2020-01-01T00:00:00.000000' WHERE token_id = ?", [
        made.id,
      ]);
      expect(await statuses(next)).toEqual([200]);
      expect(await statuses(key)).toEqual([401]);
      expect(await statuses(next)).toEqual([401]);
    });

    it('should be refused to everybody else, and for what has no key', async () => {
      const [made, given] = [await create(), await create({ assignee: 'ann' }, administrator)];
      const before = await tokens();
      expectRefused(await administrator!.post(`${at(made)}rotate/`), 'permission_denied');
      expectRefused(await asBob!.post(`${at(made)}rotate/`), 'not_found');
      expectRefused(await session!.post(`${at(made)}rotate/`), 'proof_required');
      expectRefused(await session!.post(`${at(made)}rotate/`, { password: 'wrong' }), 'proof_required');
      for (const key of [made.key, ann!.token]) {
        expectRefused(await service.client.asToken(key).post(`${at(made)}rotate/`), 'proof_required');
      }
      expectRefused(await asAnn!.post(`${at(given)}rotate/`), 'wrong_state');
      for (const overlap of [-1, 1441, 1.5, '60']) {
        expectRefused(await asAnn!.post(`${at(made)}rotate/`, { overlap_minutes: overlap }), 'validation_failed', {
          overlap_minutes: expect.any(String),
        });
      }
      expect(await tokens()).toEqual(before);
      expect(await statuses(made.key)).toEqual([200]);
    });
  });

  describe('the token of the request', () => {
    it('should be shown, rotated and revoked by itself', async () => {
      const { key, ...made } = await create();
      expect((await service.client.asToken(key).get(SELF)).json).toEqual(made);
      const { key: next, ...then } = (await service.client.asToken(key).post(`${SELF}rotate/`, { overlap_minutes: 5 }))
        .json;
      expect({ next, then }).toMatchObject({
        next: keyForm,
        then: { ...made, last4: next.slice(-4), last_used_at: then.last_used_at, last_used_from: then.last_used_from },
      });
      expect(await statuses(key, next)).toEqual([200, 200]);
      const answer = await service.client.asToken(next as string).delete(SELF);
      expect({ status: answer.status, text: answer.text }).toEqual({ status: 204, text: '' });
      expect(await statuses(key, next)).toEqual([401, 401]);
      expect((await trailOf(made as any)).slice(1)).toEqual([
        expect.stringContaining('rotated; the key before'),
        'revoked',
      ]);
    });

    it('should be none by a password or a session, nor while acting as another', async () => {
      for (const client of [asAnn!, session!]) {
        expectRefused(await client.get(SELF), 'not_found');
        expectRefused(await client.post(`${SELF}rotate/`), 'not_found');
        expectRefused(await client.delete(SELF), 'not_found');
      }
      const acting = service.client.asToken((await create({}, administrator)).key).runAs('ann');
      expectRefused(await acting.get(SELF), 'run_as_forbidden');
      expectRefused(await acting.post(`${SELF}rotate/`), 'run_as_forbidden');
      expectRefused(await acting.delete(SELF), 'run_as_forbidden');
    });

    it('should do no more than it may', async () => {
      const made = await create({ access: 'read' });
      const reading = service.client.asToken(made.key);
      expect((await reading.get(SELF)).json.access).toBe('read');
      expectRefused(await reading.post(`${SELF}rotate/`), 'read_only_token');
      expectRefused(await reading.delete(SELF), 'read_only_token');
      const full = service.client.asToken((await create()).key);
      expectRefused(await full.post(`${SELF}rotate/`, { overlap_minutes: 1441 }), 'validation_failed', {
        overlap_minutes: expect.any(String),
      });
      expectRefused(await full.patch(SELF, { expires_at: null }), 'method_not_allowed');
    });
  });

  describe('a request that is sent again', () => {
    it('should make one token and show its key again, to the same user only', async () => {
      const again = (client: Client, body: object) => client.with({ 'Idempotency-Key': 'once' }).post(TOKENS, body);
      const body = { label: 'Once' };
      const first = await again(asAnn!, body);
      const before = await tokens();
      const second = await again(asAnn!, body);
      expect([second.status, second.text, second.headers.location]).toEqual([201, first.text, first.headers.location]);
      expectRefused(await again(asAnn!, { label: 'Twice' }), 'idempotency_key_reused');
      expect(await tokens()).toEqual(before);
      const other = await again(asBob!, body);
      expect(other.json).toMatchObject({ assignee: 'bob', key: keyForm });
      expect(other.json.key).not.toBe(first.json.key);
      expect(await everythingStored(service)).not.toContain(first.json.key);
    });

    it('should show the key to nobody who has not proved the password anew', async () => {
      const keyed = (client: Client) => client.with({ 'Idempotency-Key': 'guessed' });
      const body = { label: 'Guessed', password: ann!.password };
      const { key } = (await keyed(session!).post(TOKENS, body)).json;
      const byToken = await keyed(service.client.asToken(ann!.token)).post(TOKENS, body);
      expect(byToken.text).not.toContain(key);
      expectRefused(byToken, 'proof_required');
      expect((await keyed(session!).post(TOKENS, body)).json.key).toBe(key);
    });

    it('should leave a trace of a wrong password', async () => {
      const tries = async () => objectsAt(administrator!, '/API/v2/audit/?event=sign-in&actor=ann');
      const before = (await tries()).length;
      const keyed = session!.with({ 'Idempotency-Key': 'wrong' });
      for (const password of ['wrong 1', 'wrong 2']) {
        expectRefused(await keyed.post(TOKENS, { password }), 'proof_required');
      }
      expect(await tries()).toHaveLength(before + 2);
    });
  });
});
