import { randomBytes } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Request } from 'express';
import { Users } from '../../src/accounts/identity/users.service.js';
import type { AuthContext, UsedToken } from '../../src/auth/auth-context.js';
import { AuditLog } from '../../src/audit-log/audit-log.service.js';
import { Origin } from '../../src/audit-log/origin.js';
import { newKey } from '../../src/auth/token-key.js';
import { TokenStrategy } from '../../src/auth/token.strategy.js';
import { Problem } from '../../src/config/problem.js';
import { Database } from '../../src/database/database.js';
import { stateOf } from '../../src/tokens/token-state.js';
import { ROTATED_LIMIT, TOKEN_LIMIT, Tokens, type WantedToken } from '../../src/tokens/tokens.service.js';
import { everythingStored } from '../support/database.js';
import { e2e, type TestUser } from '../support/service.js';
import { newAuditEntries } from '../support/sign-in.js';

const bin = '/API/v1/mediabin/';
const year = (number: number): string => `${number}-01-01T00:00:00.000000`;

e2e('token service', (service) => {
  let [ann, bob, root, administrator]: TestUser[] = [];
  let tokens: Tokens;
  beforeAll(async () => {
    tokens = service.app.get(Tokens);
    [ann, bob, administrator] = [
      await service.user({ username: 'ann' }),
      await service.user(),
      await service.administrator(),
    ];
    root = await service.user({ isSuperuser: true });
  });
  afterEach(() => void jest.restoreAllMocks());

  const as = async (user: TestUser | undefined, more: Partial<AuthContext> = {}): Promise<AuthContext> => {
    const principal = (await service.principals.named(user!.username))!;
    const socket = { remoteAddress: '192.0.2.7' };
    const origin = new Origin({ method: 'POST', path: '/test', headers: {}, socket } as Request);
    return { user: principal, actor: principal, via: 'basic', origin, ...more };
  };
  const byToken = async (user: TestUser | undefined, id: string) => {
    const { digest } = await stored(id);
    return as(user, { via: 'token', token: { id, digest: Buffer.from(digest) } as UsedToken });
  };
  const own = async (user: TestUser | undefined, options: WantedToken = {}) => {
    const { id, key } = await tokens.create(await as(user), options);
    return { id, key: key! };
  };
  const assigned = async (user: TestUser | undefined, options: WantedToken = {}) =>
    (await tokens.create(await as(administrator), { assignee: user!.username, ...options })).id;
  const stored = async (id: string) => (await tokens.of((await ownerOf(id))!)).find((token) => token.id === id)!;
  const ownerOf = async (id: string) =>
    (
      await service.sql<{ username: string }>(
        'SELECT u.username FROM account u JOIN api_token t ON t.owner_id = u.id WHERE t.id = ?',
        [id],
      )
    )[0]?.username;
  const status = async (key: string) => (await service.client.asToken(key).get(bin)).status;
  const statuses = (key: string, count: number) => Promise.all(Array.from({ length: count }, () => status(key)));
  const expire = (id: string) => service.sql('UPDATE api_token SET expires_at = ? WHERE id = ?', [year(2026), id]);
  /** Lets something happen between what a service has read before its next write and that write. */
  const meanwhile = (work: () => Promise<unknown>): void => {
    const database = service.app.get(Database);
    const write = database.write.bind(database);
    jest.spyOn(database, 'write').mockImplementationOnce(async (work2) => {
      await work();
      return write(work2);
    });
  };

  describe('create', () => {
    it('should give its maker the key of an own token', async () => {
      await newAuditEntries(service);
      const asked = { label: 'panel', access: 'read', runAs: 'forbidden', expires: '2999-01-01' } as const;
      const { id, key } = await own(ann, asked);
      expect(await status(key)).toBe(200);
      expect(await stored(id)).toMatchObject({
        label: 'panel',
        access: 'read',
        runAs: 'forbidden',
        expiresAt: year(2999),
        ownerId: ann!.id,
        creatorId: ann!.id,
        last4: key.slice(-4),
        unrevealed: false,
      });
      expect(await newAuditEntries(service)).toMatchObject([
        {
          event: 'token',
          outcome: 'granted',
          target: `tokens/${id}`,
          actor: 'ann',
          via: 'basic',
          address: '192.0.2.7',
        },
      ]);
    });

    it('should be refused to whom has as many as one may have, until some are revoked', async () => {
      const many = await service.user();
      await own(many); // besides the one that every test user has
      const columns = 'owner_id, digest, label, last4, access, run_as, created_at, unrevealed';
      for (let n = 0; n < TOKEN_LIMIT - 2; n += 499) {
        const rows = Array.from({ length: Math.min(499, TOKEN_LIMIT - 2 - n) }, () => [
          many.id,
          randomBytes(32),
          'x',
          'abcd',
          'full',
          'allowed',
          year(2026),
          0,
        ]);
        await service.sql(
          `INSERT INTO api_token (${columns}) VALUES ${rows.map((row) => `(${row.map(() => '?').join(', ')})`).join(', ')}`,
          rows.flat(),
        );
      }
      await expect(own(many)).rejects.toMatchObject({ code: 'conflict' });
      await expect(assigned(many)).rejects.toMatchObject({ code: 'conflict' });
      const [one] = await tokens.of(many.username);
      await tokens.revoke(undefined, one!.id);
      expect(await status((await own(many)).key)).toBe(200);
    });

    it('should take the own name for no assignee, whatever its case', async () => {
      const { id, key } = await own(ann, { assignee: 'ＡNN' });
      expect(await stored(id)).toMatchObject({ ownerId: ann!.id, unrevealed: false });
      expect(await status(key)).toBe(200);
    });

    it('should show an administrator no key of an assigned token, and make none', async () => {
      const made = await tokens.create(await as(administrator), { assignee: 'ANN' });
      expect(made).toEqual({ id: made.id });
      const token = await stored(made.id);
      expect(token).toMatchObject({ ownerId: ann!.id, creatorId: administrator!.id, unrevealed: true, last4: '' });
      expect(token.digest).toHaveLength(32);
      expect(stateOf(token)).toBe('unrevealed');
    });

    it('should give an administrator the key at once when asked to, and keep account of it', async () => {
      await newAuditEntries(service);
      const { id, key } = await tokens.create(await as(administrator), { assignee: 'ann', reveal: 'now' });
      expect((await service.client.asToken(key!).get('/API/v2/whoami')).json.user.id).toBe(ann!.id);
      expect(await newAuditEntries(service)).toMatchObject([
        {
          target: `tokens/${id}`,
          actor: administrator!.username,
          detail: expect.stringContaining('shown to its maker'),
        },
      ]);
    });

    it('should show the key of a superuser’s token to superusers only', async () => {
      const asked = { assignee: root!.username, reveal: 'now' } as const;
      await expect(tokens.create(await as(administrator), asked)).rejects.toMatchObject({
        code: 'superuser_protected',
      });
      expect(await assigned(root)).toEqual(expect.stringMatching(/^\d+$/));
      const chief = await service.user({ isSuperuser: true, isAdministrator: true });
      expect((await tokens.create(await as(chief), asked)).key).toMatch(/^map_\w+$/);
    });

    it('should heed that the assignee has become a superuser meanwhile', async () => {
      const user = await service.user();
      const author = await as(administrator);
      meanwhile(() => service.sql('UPDATE account SET is_superuser = ? WHERE id = ?', [true, user.id]));
      await expect(tokens.create(author, { assignee: user.username, reveal: 'now' })).rejects.toMatchObject({
        code: 'superuser_protected',
      });
    });

    it('should heed that its author is a superuser no longer', async () => {
      const chief = await service.user({ isSuperuser: true, isAdministrator: true });
      const author = await as(chief);
      meanwhile(() => service.sql('UPDATE account SET is_superuser = ? WHERE id = ?', [false, chief.id]));
      const asked = { assignee: root!.username, reveal: 'now' } as const;
      const refusal = await tokens.create(author, asked).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(Problem);
      expect((refusal as Problem).getStatus()).toBe(403);
      expect(await service.sql('SELECT id FROM api_token WHERE creator_id = ?', [chief.id])).toEqual([]);
    });

    it('should tell nobody but administrators who there is', async () => {
      for (const assignee of [bob!.username, 'nobody', '']) {
        await expect(tokens.create(await as(ann), { assignee })).rejects.toMatchObject({ code: 'permission_denied' });
      }
      await expect(tokens.create(await as(administrator), { assignee: 'nobody' })).rejects.toMatchObject({
        code: 'not_found',
      });
    });

    it('should let the administration command make tokens for anybody', async () => {
      const { id, key } = await tokens.create(undefined, { assignee: root!.username });
      expect(await status(key!)).toBe(200);
      expect(await stored(id)).toMatchObject({ ownerId: root!.id, creatorId: null });
      await expect(tokens.create(undefined, { assignee: 'nobody' })).rejects.toMatchObject({ code: 'not_found' });
    });

    it('should be refused to whose password was replaced meanwhile, and to the deactivated', async () => {
      const user = await service.user();
      const author = await as(user);
      meanwhile(() => service.app.get(Users).setPassword(undefined, user.id, 'another password'));
      await expect(tokens.create(author, { label: 'late' })).rejects.toMatchObject({ code: 'unauthenticated' });
      const again = await as(user);
      await service.sql('UPDATE account SET is_active = ? WHERE id = ?', [false, user.id]);
      await expect(tokens.create(again, { label: 'late' })).rejects.toMatchObject({ code: 'unauthenticated' });
      expect(await service.sql("SELECT id FROM api_token WHERE label = 'late'")).toEqual([]);
    });
  });

  it('should live no longer by a password that was replaced meanwhile', async () => {
    const user = await service.user();
    const { id } = await own(user, { expires: '2099-01-01T00:00:00Z' });
    const author = await as(user);
    meanwhile(() => service.sql("UPDATE account SET password = 'another' WHERE id = ?", [BigInt(user.id)]));
    await expect(tokens.change(author, id, { expires: null }, true)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect((await stored(id)).expiresAt).toBe('2099-01-01T00:00:00.000000');
  });

  it('should make no key by a password that is being replaced', async () => {
    const user = await service.user();
    const author = await as(user);
    const { id } = await own(user);
    const waiting = await assigned(user);
    const [beginning, finishing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const replacing = service.write(async (manager) => {
      await manager.query("UPDATE account SET password = 'another' WHERE id = ?", [user.id]);
      beginning.resolve();
      await finishing.promise;
    });
    await Promise.race([beginning.promise, replacing]);
    const works = [
      () => tokens.create(author, {}),
      () => tokens.reveal(author, waiting),
      () => tokens.rotate(author, id),
    ];
    const tries = Promise.allSettled(works.map((work) => work()));
    try {
      // Other reads are answered meanwhile, so what does not wait for the write has had its time.
      for (let n = 0; n < 20; n++) await service.client.asToken(user.token).get('/API/v2/whoami/');
    } finally {
      finishing.resolve();
    }
    await replacing;
    const refused = { status: 'rejected', reason: expect.objectContaining({ code: 'unauthenticated' }) };
    expect(await tries).toEqual([refused, refused, refused]);
  });

  it('should hand out no key to a token, nor to who acts as another', async () => {
    const { id } = await own(ann);
    const waiting = await assigned(ann);
    const { id: other } = await own(ann);
    const other2 = await as(administrator);
    for (const author of [await byToken(ann, other), { ...(await as(ann)), actor: other2.actor }]) {
      for (const work of [tokens.create(author, {}), tokens.reveal(author, waiting), tokens.rotate(author, id)]) {
        await expect(work).rejects.toMatchObject({ code: 'proof_required' });
      }
    }
  });

  describe('reveal', () => {
    it('should make the key for the assignee, once', async () => {
      const id = await assigned(ann, { label: 'gift', expires: '2999-01-01' });
      const { digest } = await stored(id);
      await newAuditEntries(service);
      const { key } = await tokens.reveal(await as(ann), id);
      expect(await status(key)).toBe(200);
      const token = await stored(id);
      expect(token).toMatchObject({ label: 'gift', expiresAt: year(2999), last4: key.slice(-4), unrevealed: false });
      expect(token.digest).not.toEqual(digest);
      expect(await newAuditEntries(service)).toMatchObject([
        { target: `tokens/${id}`, actor: 'ann', detail: 'revealed' },
      ]);
      await expect(tokens.reveal(await as(ann), id)).rejects.toMatchObject({ code: 'wrong_state' });
      expect(await status(key)).toBe(200);
    });

    it('should be refused to everybody else', async () => {
      const id = await assigned(ann);
      await expect(tokens.reveal(await as(administrator), id)).rejects.toMatchObject({ code: 'permission_denied' });
      await expect(tokens.reveal(await as(bob), id)).rejects.toMatchObject({ code: 'not_found' });
      expect(stateOf(await stored(id))).toBe('unrevealed');
    });

    it('should be refused where the token has ended', async () => {
      const [revoked, expired] = [await assigned(ann), await assigned(ann)];
      await tokens.revoke(await as(administrator), revoked);
      await expire(expired);
      for (const id of [revoked, expired]) {
        await expect(tokens.reveal(await as(ann), id)).rejects.toMatchObject({ code: 'wrong_state' });
      }
    });

    it('should come before any sign-in', async () => {
      const { id, key } = await own(ann);
      const { key: fresh } = await tokens.rotate(await as(ann), id, { overlapMinutes: 5 });
      await service.sql('UPDATE api_token SET unrevealed = ? WHERE id = ?', [true, id]);
      for (const one of [key, fresh]) expect(await status(one)).toBe(401);
    });

    it('should be won by one of many at once', async () => {
      const id = await assigned(ann);
      const author = await as(ann);
      const tries = await Promise.allSettled(Array.from({ length: 6 }, () => tokens.reveal(author, id)));
      const won = tries.filter((one) => one.status === 'fulfilled');
      const lost = tries.filter((one) => one.status === 'rejected');
      expect(won).toHaveLength(1);
      for (const { reason } of lost) expect(reason).toMatchObject({ code: 'wrong_state' });
      expect(await status(won[0]!.value.key)).toBe(200);
    });
  });

  describe('rotate', () => {
    it('should remember the last of the keys before, and no more of them', async () => {
      const { id } = await own(ann);
      const digests = Array.from({ length: ROTATED_LIMIT + 5 }, () => randomBytes(32));
      const row = '(?, ?, ?)';
      await service.sql(
        `INSERT INTO rotated_key (token_id, digest, valid_until) VALUES ${digests.map(() => row).join(', ')}`,
        digests.flatMap((digest) => [id, digest, year(2026)]),
      );
      await tokens.rotate(await as(ann), id);
      const left = await service.sql<{ digest: Uint8Array }>(
        'SELECT digest FROM rotated_key WHERE token_id = ? ORDER BY id',
        [id],
      );
      expect(left).toHaveLength(ROTATED_LIMIT);
      expect(Buffer.from(left[0]!.digest)).toEqual(digests[6]);
    });

    it('should replace the key and nothing else', async () => {
      const { id, key } = await own(ann, { label: 'kept', access: 'read', expires: '2999-01-01' });
      const before = await stored(id);
      await newAuditEntries(service);
      const { key: fresh } = await tokens.rotate(await as(ann), id);
      const after = await stored(id);
      expect(after).toEqual({ ...before, digest: after.digest, last4: fresh.slice(-4) });
      expect(fresh).not.toBe(key);
      expect(await status(fresh)).toBe(200);
      expect(await newAuditEntries(service)).toMatchObject([
        { target: `tokens/${id}`, actor: 'ann', detail: 'rotated' },
      ]);
    });

    it('should make the whole token end when the key before is used, which is noted once', async () => {
      const { id, key } = await own(ann);
      const { key: second } = await tokens.rotate(await as(ann), id);
      const { key: third } = await tokens.rotate(await as(ann), id);
      expect(await status(third)).toBe(200);
      await newAuditEntries(service);
      const request = {
        headers: { 'auth-token': key },
        method: 'GET',
        path: bin,
        socket: { remoteAddress: '192.0.2.7' },
      } as unknown as Request;
      const strategy = service.app.get(TokenStrategy);
      const uses = await Promise.all(Array.from({ length: 8 }, () => strategy.validate(request)));
      expect(uses.filter((use) => use !== undefined)).toEqual([]);
      for (const one of [key, second, third]) expect(await status(one)).toBe(401);
      expect(stateOf(await stored(id))).toBe('revoked');
      const entries = (await newAuditEntries(service)).filter(({ event }) => event === 'token');
      expect(entries).toMatchObject([
        {
          outcome: 'refused: the key was rotated out',
          target: `tokens/${id}`,
          actor: 'ann',
          via: 'token',
          address: '192.0.2.7',
          detail: expect.stringContaining('revoked'),
        },
      ]);
    });

    describe('whose key before is used', () => {
      const request = (key: string): Request =>
        ({
          headers: { 'auth-token': key },
          method: 'GET',
          path: bin,
          socket: { remoteAddress: '192.0.2.8' },
        }) as unknown as Request;
      const use = (key: string) => service.app.get(TokenStrategy).validate(request(key));
      const rotated = async () => {
        const made = await own(ann);
        await tokens.rotate(await as(ann), made.id);
        await newAuditEntries(service);
        return made;
      };

      it('should be noted among however many refusals', async () => {
        const { id, key } = await rotated();
        const refusal = { event: 'token', outcome: 'refused', actor: 'ann', via: 'token' } as const;
        const audit = service.app.get(AuditLog);
        for (let n = 0; n < 1001; n++) await audit.record(new Origin(request(key)), refusal);
        expect(await newAuditEntries(service)).toHaveLength(1000);
        expect(await use(key)).toBeUndefined();
        expect(await newAuditEntries(service)).toMatchObject([{ event: 'token', target: `tokens/${id}` }]);
      });

      it('should end together with its note or not at all', async () => {
        const { id, key } = await rotated();
        await service.sql('ALTER TABLE audit_entry RENAME COLUMN detail TO gone');
        await expect(
          use(key).finally(() => service.sql('ALTER TABLE audit_entry RENAME COLUMN gone TO detail')),
        ).rejects.toThrow();
        expect(stateOf(await stored(id))).toBe('active');
        expect(await newAuditEntries(service)).toEqual([]);
        expect(await use(key)).toBeUndefined();
        expect(stateOf(await stored(id))).toBe('revoked');
        expect(await newAuditEntries(service)).toMatchObject([{ event: 'token', target: `tokens/${id}` }]);
      });
    });

    it('should let the key before sign in for as long as the overlap lasts, to the instant', async () => {
      const start = Date.UTC(2031, 5, 30, 12);
      const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
      const { id, key } = await own(ann);
      const { key: fresh } = await tokens.rotate(await as(ann), id, { overlapMinutes: 10 });
      // Nothing is written in between: what was remembered of the key must not decide.
      for (const later of [0, 599_999]) {
        clock.mockReturnValue(start + later);
        for (const one of [key, fresh]) {
          const { json } = await service.client.asToken(one).get('/API/v2/whoami');
          expect(json).toMatchObject({ token: { id }, user: { id: ann!.id } });
        }
      }
      clock.mockReturnValue(start + 600_000);
      expect(await status(fresh)).toBe(200);
      expect(await status(key)).toBe(401);
      expect(await status(fresh)).toBe(401);
      expect(stateOf(await stored(id))).toBe('revoked');
    });

    it('should not let the key before in where the token does not sign in', async () => {
      const user = await service.user();
      const { id, key } = await own(user);
      await tokens.rotate(await as(user), id, { overlapMinutes: 10 });
      expect(await status(key)).toBe(200);
      await service.sql('UPDATE account SET is_active = ? WHERE id = ?', [false, user.id]);
      expect(await status(key)).toBe(401);
      await service.sql('UPDATE account SET is_active = ? WHERE id = ?', [true, user.id]);
      expect(await status(key)).toBe(200);
      await expire(id);
      expect(await status(key)).toBe(401);
      await service.sql('UPDATE api_token SET expires_at = NULL WHERE id = ?', [id]);
      expect(await status(key)).toBe(200);
      await tokens.revoke(await as(user), id);
      expect(await status(key)).toBe(401);
    });

    it('should be the owner’s alone', async () => {
      const { id } = await own(ann);
      await expect(tokens.rotate(await as(administrator), id)).rejects.toMatchObject({ code: 'permission_denied' });
      await expect(tokens.rotate(await as(bob), id)).rejects.toMatchObject({ code: 'not_found' });
      for (const wrong of ['0', 'x', `${id}x`, ` ${id}`, `0${id}`, '9'.repeat(19), '9'.repeat(40), '999999']) {
        await expect(tokens.rotate(await as(ann), wrong)).rejects.toMatchObject({ code: 'not_found' });
      }
    });

    it('should be allowed to the token itself', async () => {
      const { id, key } = await own(ann);
      const { key: fresh } = await tokens.rotate(await byToken(ann, id), id, { overlapMinutes: 1 });
      for (const one of [key, fresh]) expect(await status(one)).toBe(200);
    });

    it('should be refused where there is no key to rotate', async () => {
      const [{ id: revoked }, { id: expired }, unrevealed] = [await own(ann), await own(ann), await assigned(ann)];
      await tokens.revoke(await as(ann), revoked);
      await expire(expired);
      for (const id of [revoked, expired, unrevealed]) {
        await expect(tokens.rotate(await as(ann), id)).rejects.toMatchObject({ code: 'wrong_state' });
      }
      const { id } = await own(ann);
      await expect(tokens.rotate(await as(ann), id, { overlapMinutes: 1441 })).rejects.toMatchObject({
        fields: { overlap_minutes: [expect.any(String)] },
      });
    });

    it('should end, when done several times at once, with one present key', async () => {
      for (const overlapMinutes of [0, 5]) {
        const { id, key } = await own(ann);
        const author = await as(ann);
        const rotations = await Promise.all([1, 2, 3].map(() => tokens.rotate(author, id, { overlapMinutes })));
        const keys = rotations.map((one) => one.key);
        expect(new Set(keys).size).toBe(3);
        const { last4 } = await stored(id);
        const current = keys.filter((one) => one.slice(-4) === last4);
        expect(current).toHaveLength(1);
        expect(await service.sql('SELECT id FROM rotated_key WHERE token_id = ?', [id])).toHaveLength(3);
        for (const one of overlapMinutes > 0 ? [key, ...keys] : current) expect(await status(one)).toBe(200);
      }
    });

    it('should let every request in that comes meanwhile, with an overlap', async () => {
      const { id, key } = await own(ann);
      const author = await as(ann);
      const answers = statuses(key, 30);
      const [{ key: fresh }, ...seen] = await Promise.all([
        tokens.rotate(author, id, { overlapMinutes: 1 }),
        ...Array.from({ length: 5 }, () => statuses(key, 6)),
      ]);
      expect(new Set([...(await answers), ...seen.flat()])).toEqual(new Set([200]));
      for (const one of [key, fresh]) expect(await status(one)).toBe(200);
    });

    it('should leave a request that comes meanwhile either in or out, without an overlap', async () => {
      const { id, key } = await own(ann);
      const author = await as(ann);
      const [{ key: fresh }, seen] = await Promise.all([tokens.rotate(author, id), statuses(key, 30)]);
      for (const one of seen) expect([200, 401]).toContain(one);
      expect(await status(fresh)).toBe(seen.includes(401) ? 401 : 200);
      expect(stateOf(await stored(id))).toBe(seen.includes(401) ? 'revoked' : 'active');
    });
  });

  describe('change', () => {
    it('should rename and shorten without a proof, for owner and administrators', async () => {
      const { id } = await own(ann);
      await newAuditEntries(service);
      await tokens.change(await as(ann), id, { label: 'mine' });
      await tokens.change(await as(administrator), id, { expires: '2999-01-01' });
      await tokens.change(await byToken(ann, id), id, { label: 'ours', expires: '2998-01-01' });
      expect(await stored(id)).toMatchObject({ label: 'ours', expiresAt: year(2998) });
      expect((await newAuditEntries(service)).map(({ target, detail }) => [target, detail])).toEqual([
        [`tokens/${id}`, 'renamed'],
        [`tokens/${id}`, `ends ${year(2999)}Z, was: no end`],
        [`tokens/${id}`, `renamed; ends ${year(2998)}Z, was: ends ${year(2999)}Z`],
      ]);
    });

    it.each(['2999-01-01', null])('should let it live until %s with a proof only', async (expires) => {
      const { id } = await own(ann, { expires: '2998-01-01' });
      for (const user of [ann, administrator]) {
        await expect(tokens.change(await as(user), id, { label: 'x', expires })).rejects.toMatchObject({
          code: 'proof_required',
        });
      }
      expect(await stored(id)).toMatchObject({ label: '', expiresAt: year(2998) });
      await tokens.change(await as(administrator), id, { expires }, true);
      expect((await stored(id)).expiresAt).toBe(expires === null ? null : year(2999));
    });

    it('should not let it live longer because it was shortened meanwhile', async () => {
      const { id } = await own(ann);
      const author = await as(ann);
      meanwhile(() => service.sql('UPDATE api_token SET expires_at = ? WHERE id = ?', [year(2997), id]));
      await expect(tokens.change(author, id, { expires: '2998-01-01' })).rejects.toMatchObject({
        code: 'proof_required',
      });
      expect((await stored(id)).expiresAt).toBe(year(2997));
    });

    it('should write nothing where nothing changes', async () => {
      const { id } = await own(ann, { label: 'same', expires: '2998-01-01' });
      await newAuditEntries(service);
      await tokens.change(await as(ann), id, { label: 'same', expires: '2998-01-01T00:00:00Z' });
      await tokens.change(await as(ann), id, {});
      expect(await newAuditEntries(service)).toEqual([]);
    });

    it('should be refused to others, the maker included', async () => {
      const maker = await service.administrator();
      const { id } = await tokens.create(await as(maker), { assignee: 'ann' });
      await service.sql('DELETE FROM user_role WHERE user_id = ?', [maker.id]);
      for (const [user, code] of [
        [maker, 'permission_denied'],
        [bob, 'not_found'],
      ] as const) {
        await expect(tokens.change(await as(user), id, { label: 'x' }, true)).rejects.toMatchObject({ code });
        await expect(tokens.revoke(await as(user), id)).rejects.toMatchObject({ code });
      }
    });

    it('should bring no token back to life', async () => {
      const [{ id: revoked }, { id: expired }] = [await own(ann), await own(ann)];
      await tokens.revoke(await as(ann), revoked);
      await expire(expired);
      for (const id of [revoked, expired]) {
        await expect(tokens.change(await as(ann), id, { expires: '2999-01-01' }, true)).rejects.toMatchObject({
          code: 'wrong_state',
        });
        await tokens.change(await as(ann), id, { label: 'dead' });
        expect((await stored(id)).label).toBe('dead');
      }
    });
  });

  describe('revoke', () => {
    it('should bite on the very next request, and be no news the second time', async () => {
      for (const user of [ann, administrator]) {
        const { id, key } = await own(ann);
        expect(await status(key)).toBe(200);
        await newAuditEntries(service);
        expect(await tokens.revoke(await as(user), id)).toBe(true);
        expect(await status(key)).toBe(401);
        expect(await tokens.revoke(await as(user), id)).toBe(false);
        const entries = (await newAuditEntries(service)).filter(({ event }) => event === 'token');
        expect(entries).toMatchObject([{ target: `tokens/${id}`, actor: user!.username, detail: 'revoked' }]);
      }
    });

    it('should be news once, however often it is done at once', async () => {
      const { id } = await own(ann);
      const author = await as(ann);
      const news = await Promise.all(Array.from({ length: 6 }, () => tokens.revoke(author, id)));
      expect(news.filter(Boolean)).toHaveLength(1);
    });

    it('should win against a rotation at the same time', async () => {
      for (let n = 0; n < 5; n++) {
        const { id, key } = await own(ann);
        const author = await as(ann);
        const [rotation, revoked] = await Promise.allSettled([
          tokens.rotate(author, id, { overlapMinutes: 5 }),
          tokens.revoke(author, id),
        ]);
        expect(revoked).toEqual({ status: 'fulfilled', value: true });
        expect(rotation.status === 'rejected' ? rotation.reason : { code: 'wrong_state' }).toMatchObject({
          code: 'wrong_state',
        });
        expect(rotation.status === 'fulfilled' ? await status(rotation.value.key) : 401).toBe(401);
        expect(await status(key)).toBe(401);
      }
    });

    it('should find no token of the administration command that there is not', async () => {
      await expect(tokens.revoke(undefined, '999999')).rejects.toMatchObject({ code: 'not_found' });
    });
  });

  it('should leave a key nowhere, however it was made', async () => {
    const { id, key } = await own(ann, { label: 'to search for' });
    const keys = [key, (await tokens.rotate(await as(ann), id, { overlapMinutes: 5 })).key];
    keys.push((await tokens.reveal(await as(ann), await assigned(ann))).key);
    keys.push((await tokens.create(await as(administrator), { assignee: 'ann', reveal: 'now' })).key!);
    for (const one of keys) expect(await status(one)).toBe(200);
    await tokens.rotate(await as(ann), id);
    expect(await status(keys[1]!)).toBe(401);
    const everything = await everythingStored(service);
    expect(everything).toContain('to search for');
    for (const one of keys) {
      for (const part of [one, one.slice(4, 36), one.slice(4, 20)]) expect(everything).not.toContain(part);
    }
  });

  it('should refuse unknown keys, however many at once, and mistyped ones without a query', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => status(newKey())));
    expect(new Set(answers)).toEqual(new Set([401]));
    const { id, key } = await own(ann);
    const { key: fresh } = await tokens.rotate(await as(ann), id);
    const read = jest.spyOn(service.app.get(Database), 'read');
    for (const one of [key, fresh]) expect(await status(`${one.slice(0, -1)}~`)).toBe(401);
    expect(read).not.toHaveBeenCalled();
    expect(await status(fresh)).toBe(200);
  });
});
