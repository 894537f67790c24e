import { randomBytes } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Users } from '../../src/accounts/identity/users.service.js';
import { KnownNetworks } from '../../src/auth/known-networks.service.js';
import { Sessions } from '../../src/auth/sessions.service.js';
import { RevokedTokens } from '../../src/auth/revoked-tokens.service.js';
import { TokenStrategy } from '../../src/auth/token.strategy.js';
import { engine } from '../../src/database/columns.js';
import { Database, type SqlValue } from '../../src/database/database.js';
import { insertRows } from '../../src/database/insert-rows.js';
import { now } from '../../src/database/instant.js';
import { MediabinService } from '../../src/mediabin/mediabin.service.js';
import { PasswordLinks } from '../../src/profiles/password-links.service.js';
import { CallCounts } from '../../src/rest/calls/call-counts.service.js';
import { Idempotency } from '../../src/rest/v2/idempotency.service.js';
import { BOUND, longestTurn } from '../support/longest-turn.js';
import { RoundTrips } from '../support/round-trips.js';
import { e2e, type TestUser } from '../support/service.js';

const [day, count] = [86_400, 1500];

e2e('what is over', (service) => {
  let user: TestUser;
  let database: Database;
  let tokenId: bigint;
  let revokedId: bigint;
  /** Who has 2000 tokens, a quarter of them not revoked. */
  let prolific: TestUser;

  const plant = (table: string, columns: string[], row: (n: number) => SqlValue[]): Promise<void> =>
    service.write((manager) =>
      insertRows(
        manager,
        table,
        columns,
        Array.from({ length: count }, (_, n) => row(n)),
      ),
    );
  const left = async (table: string, condition = '1 = 1'): Promise<number> =>
    Number((await service.sql(`SELECT COUNT(*) AS n FROM ${table} WHERE ${condition}`))[0]!.n);

  const plantTokens = (
    { id }: TestUser,
    from: number,
    many: number,
    revokedAt: (n: number) => string | null,
  ): Promise<void> =>
    service.write((manager) =>
      insertRows(
        manager,
        'api_token',
        ['id', 'digest', 'label', 'last4', 'owner_id', 'access', 'run_as', 'created_at', 'revoked_at'],
        Array.from({ length: many }, (_, n) => [
          from + n,
          randomBytes(32),
          randomBytes(75).toString('hex'),
          'abcd',
          BigInt(id),
          'full',
          'allowed',
          now(-200 * day),
          revokedAt(n),
        ]),
      ),
    );

  beforeAll(async () => {
    user = await service.user();
    database = service.app.get(Database);
    for (const _ of [1, 2]) await service.token(user.username);
    [tokenId, revokedId] = (
      await service.sql<{ id: string }>('SELECT id FROM api_token WHERE owner_id = ? ORDER BY id DESC', [user.id])
    ).map(({ id }) => BigInt(id)) as [bigint, bigint];
    await service.sql('UPDATE api_token SET revoked_at = ? WHERE id = ?', [now(), revokedId]);
    prolific = await service.user();
    await plantTokens(prolific, 2_000_000, 1500, () => now());
    await plantTokens(prolific, 3_000_000, 500, () => null);
  });
  afterEach(() => void jest.restoreAllMocks());

  // Of each a third is over: the first, the fourth and so on.
  const old = (n: number, age: number): string => now(n % 3 === 0 ? -age : -60 - n);
  const id = (): bigint => BigInt(user.id);
  type Kind = [table: string, plantThem: () => Promise<void>, step: () => Promise<boolean>];
  const kinds: Kind[] = [
    [
      'session',
      () =>
        plant('session', ['digest', 'csrf_token', 'user_id', 'created_at', 'last_seen_at', 'address'], (n) => [
          randomBytes(32),
          'x',
          id(),
          old(n, 90 * day),
          old(n, 90 * day),
          '::1',
        ]),
      () => service.app.get(Sessions).endOver(),
    ],
    [
      'idempotency_record',
      () =>
        plant('idempotency_record', ['user_id', 'key_digest', 'fingerprint', 'created_at', 'lease_until'], (n) => [
          id(),
          randomBytes(32),
          randomBytes(32),
          old(n, 2 * day),
          old(n, 2 * day),
        ]),
      () => service.app.get(Idempotency).removeOld(),
    ],
    [
      'known_network',
      () => plant('known_network', ['user_id', 'network', 'seen_at'], (n) => [id(), `network ${n}`, old(n, 90 * day)]),
      () => service.app.get(KnownNetworks).forgetOld(),
    ],
    [
      'daily_calls',
      () =>
        plant('daily_calls', ['version', 'day', 'user_id', 'token_id', 'route', 'calls'], (n) => [
          2,
          old(n, 90 * day).slice(0, 10),
          id(),
          n,
          'GET x',
          1,
        ]),
      () => service.app.get(CallCounts).forgetOld(),
    ],
    [
      'removed_bin_item',
      () =>
        plant(
          'removed_bin_item',
          ['id', 'user_id', 'position', 'resource_id', 'resource_type', 'created_at', 'removed_at'],
          (n) => [1_000_000 + n, id(), n, `VX-${n}`, 'item', now(), n % 3 === 0 ? now(-1000) : now(-100)],
        ),
      () => service.app.get(MediabinService).forgetRemoved(),
    ],
    [
      'rotated_key',
      () =>
        plant('rotated_key', ['token_id', 'digest', 'valid_until'], (n) => [
          n % 3 === 0 ? revokedId : tokenId,
          randomBytes(32),
          now(-day),
        ]),
      () => service.app.get(TokenStrategy).forgetRotated(),
    ],
    [
      'api_token',
      () =>
        plantTokens(prolific, 1_000_000, count, (n) =>
          n % 3 === 0 ? now(-91 * day) : n % 3 === 1 ? now(-89 * day) : null,
        ),
      () => service.app.get(RevokedTokens).removeOld(),
    ],
  ];

  it.each(kinds)('should go from %s, step by step, and nothing else', async (table, plantThem, step) => {
    const others = await left(table);
    await plantThem();
    const steps: { gone: number; longest: number }[] = [];
    for (let [before, more] = [others + count, true]; more;) {
      let running: Promise<boolean>;
      const longest = await longestTurn((running = step()));
      more = await running;
      const after = await left(table);
      steps.push({ gone: before - after, longest });
      before = after;
      expect(steps.length).toBeLessThan(10);
    }
    expect(await left(table)).toBe(others + (count * 2) / 3);
    expect(Math.max(...steps.map(({ gone }) => gone))).toBeLessThanOrEqual(500);
    expect(Math.max(...steps.map(({ longest }) => longest))).toBeLessThanOrEqual(BOUND);
  });

  it('should be no token that is among the newest 2000 of its owner, and leave no usage of v1', async () => {
    const other = await service.user();
    await plantTokens(other, 4_000_000, 2002, () => now(-91 * day));
    await service.sql('DELETE FROM api_token WHERE owner_id = ? AND id < 4000000', [BigInt(other.id)]);
    await service.sql('UPDATE api_token SET revoked_at = NULL WHERE id = 4000000');
    const use = 'INSERT INTO v1_usage (user_id, token_id, route, calls, last_at) VALUES (?, ?, ?, 1, ?)';
    for (const token of [0, 4_000_001, 4_000_002]) await service.sql(use, [BigInt(other.id), token, 'GET x', now()]);
    while (await service.app.get(RevokedTokens).removeOld());
    const tokens = await service.sql('SELECT id FROM api_token WHERE owner_id = ? ORDER BY id LIMIT 2', [
      BigInt(other.id),
    ]);
    expect(tokens.map((row) => Number(row.id))).toEqual([4_000_000, 4_000_002]);
    const uses = await service.sql('SELECT token_id FROM v1_usage WHERE user_id = ? ORDER BY token_id', [
      BigInt(other.id),
    ]);
    expect(uses.map((row) => Number(row.token_id))).toEqual([0, 4_000_002]);
  });

  it.each([...kinds, ['password_link', undefined, () => service.app.get(PasswordLinks).removeEnded()] as const])(
    'should be found in %s by an index, in its order',
    async (table, _, step) => {
      const asked: [string, SqlValue[]][] = [];
      const read = database.read.bind(database);
      jest.spyOn(database, 'read').mockImplementation((sql, values = []) => {
        asked.push([sql, [...values]]);
        return read(sql, values);
      });
      await step();
      jest.restoreAllMocks();
      const searches = asked.filter(([sql]) => sql.includes(`FROM ${table}`));
      expect(searches.length).toBeGreaterThan(0);
      for (const [sql, values] of searches) {
        const explain = engine === 'mysql' ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN';
        const plan = (await service.sql(`${explain} ${sql}`, values)).map((row) => JSON.stringify(row));
        const search = plan.filter((line) => line.includes(` ${table} `) || line.includes(`"table":"${table}"`));
        expect(search).toEqual([
          expect.stringMatching(engine === 'mysql' ? /"key":"(?!.*filesort)/ : /SEARCH .* USING .*(INDEX|PRIMARY KEY)/),
        ]);
        // What was found of a round is put in order once more.
        expect(plan.filter((line) => line.includes('TEMP B-TREE') && !sql.includes('JOIN'))).toEqual([]);
      }
    },
  );

  it('should go as long as the service runs, of every kind', async () => {
    await service.stop();
    const sweep = jest.spyOn(Database.prototype, 'sweep');
    await service.start();
    database = service.app.get(Database);
    const owners = [CallCounts, Idempotency, KnownNetworks, MediabinService, PasswordLinks, RevokedTokens, Sessions];
    expect(sweep.mock.calls.map(([owner]) => owner).sort()).toEqual(
      [...owners, TokenStrategy].map(({ name }) => name).sort(),
    );
  });

  it('should go some at a time with a user who is removed', async () => {
    const users = service.app.get(Users);
    const [much, nothing, maker] = [await service.user(), await service.user(), await service.user()];
    await plantTokens(much, 7_000_000, 450, () => null);
    await plantTokens(maker, 8_000_000, 450, () => null);
    await service.sql('UPDATE api_token SET creator_id = ? WHERE owner_id = ?', [BigInt(much.id), BigInt(maker.id)]);
    await plant('rotated_key', ['digest', 'token_id', 'valid_until'], (n) => [
      randomBytes(32),
      BigInt(7_000_000 + (n % 450)),
      now(),
    ]);
    await plant(
      'idempotency_record',
      ['user_id', 'key_digest', 'fingerprint', 'created_at', 'lease_until', 'size'],
      (n) => [BigInt(much.id), randomBytes(32), randomBytes(32), now(), now(), n < 8 ? 1024 * 1024 : 0],
    );
    const roundTrips = new RoundTrips(service.app);
    const few = await roundTrips.during(() => users.delete(undefined, nothing.id, nothing.username));
    const many = await roundTrips.during(() => users.delete(undefined, much.id, much.username));
    // Keys by 15 steps, tokens of the user's own and for others by 5 each, one of them for whoever has one token; answers by 16.
    expect(many - few).toBeGreaterThan(2 * (15 + 4 + 5 + 15));
    expect(await left('rotated_key', 'token_id >= 7000000 AND token_id < 8000000')).toBe(0);
    for (const table of ['api_token', 'idempotency_record']) {
      const column = table === 'api_token' ? 'owner_id' : 'user_id';
      expect(await left(table, `${column} = ${much.id}`)).toBe(0);
    }
    expect(await left('api_token', `owner_id = ${maker.id} AND creator_id IS NULL`)).toBe(451);
  });

  describe('of answers that are kept', () => {
    it('should go so many bytes at a time', async () => {
      const answer = 'x'.repeat(1024 * 1024);
      const at = now(-2 * day);
      const columns = 'user_id, key_digest, fingerprint, created_at, lease_until, answer, size';
      for (let n = 0; n < 10; n++) {
        await service.sql(`INSERT INTO idempotency_record (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?)`, [
          id(),
          randomBytes(32),
          randomBytes(32),
          at,
          at,
          answer,
          answer.length,
        ]);
      }
      const idempotency = service.app.get(Idempotency);
      const over = `created_at < '${now(-day)}'`;
      const found: number[] = [];
      const longest: number[] = [];
      for (let more = true; more;) {
        let running: Promise<boolean>;
        longest.push(await longestTurn((running = idempotency.removeOld())));
        more = await running;
        found.push(await left('idempotency_record', over));
      }
      expect(found).toEqual([6, 2, 0]);
      expect(Math.min(...longest)).toBeLessThanOrEqual(BOUND);
    });

    it('should let a request begin anew while its record is swept away', async () => {
      const administrator = await service.administrator();
      const client = service.client.asToken(administrator.token).with({ 'Idempotency-Key': 'swept' });
      const post = () => client.post('/API/v2/organisations/', { name: randomBytes(8).toString('hex') });
      expect((await post()).status).toBe(201);
      await service.sql('UPDATE idempotency_record SET created_at = ? WHERE user_id = ?', [
        now(-2 * day),
        BigInt(administrator.id),
      ]);
      const idempotency = service.app.get(Idempotency);
      const inside = idempotency as unknown as { requireSpace(): Promise<void> };
      // Between finding the record and taking it over.
      jest.spyOn(inside, 'requireSpace').mockImplementationOnce(async () => {
        while (await idempotency.removeOld());
      });
      const { status, headers } = await post();
      expect({ status, replayed: headers['idempotency-replayed'] }).toEqual({ status: 201, replayed: undefined });
      expect(await left('idempotency_record', `user_id = ${administrator.id}`)).toBe(1);
    });
  });
});
