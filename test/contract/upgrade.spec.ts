import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import dataSource from '../../ormconfig.js';
import { verifyAuditTrail } from '../../src/audit/audit-verification.js';
import { chainedColumns, storedValues } from '../../src/audit-log/audit-chain.js';
import { AuditLog } from '../../src/audit-log/audit-log.service.js';
import { engine } from '../../src/database/columns.js';
import { looksOf } from '../../src/database/look-alikes.js';
import { Database } from '../../src/database/database.js';
import { chainStart, linkHash } from '../../src/database/hash-chain.js';
import { insertRows } from '../../src/database/insert-rows.js';
import { migrate, schemaDifference } from '../../src/database/schema.js';

const suite = process.env.TEST_ENGINE_MISSING ? describe.skip : describe;

const at = '2026-05-01T10:00:00.123456';

const oddTimeouts = [
  [20, -5],
  [21, 2_000_000_000],
  [22, 525_600],
  [23, 90],
];

/** Of items in bins, in the order of these, with gaps: the id, the user and the position. */
const oddPositions = [
  [12, 7, 3],
  [15, 7, 3],
  [14, 7, 8],
  [13, 8, 2],
  [16, 8, 3],
];

/** Undoes migrations until the newest one left has this name. */
async function undoTo(name: string): Promise<void> {
  for (;;) {
    const [newest] = await dataSource.query<[{ name: string }]>('SELECT name FROM migration ORDER BY id DESC LIMIT 1');
    if (newest.name.startsWith(name)) return;
    await dataSource.undoLastMigration({ transaction: 'each' });
  }
}

/** What goes when the user, the group, the role or the theme that it belongs to is deleted, if only to be made anew. */
const dependent: Record<string, Record<string, string | number | Buffer>> = {
  account_group: { id: 5, name: 'Editors', name_key: 'editors', organisation_id: 1, create_date: at },
  group_member: { user_id: 7, group_id: 5 },
  group_permission: { group_id: 5, permission: 'theme' },
  group_role: { group_id: 5, role_id: 4 },
  user_permission: { user_id: 7, permission: 'media_backend' },
  session: {
    id: 9,
    digest: Buffer.alloc(32, 6),
    csrf_token: 'c',
    user_id: 7,
    created_at: at,
    last_seen_at: at,
    address: '::1',
  },
  bin_item: { id: 11, user_id: 7, position: 1, resource_id: 'VX-1', resource_type: 'item', created_at: at },
  user_profile: {
    user_id: 7,
    create_date: at,
    theme_id: 2,
    extra_info: '{}',
    default_sort_list: '[]',
    metadata_fields: '{}',
  },
  export_location: { id: 13, name: 'Far', uri: 'ftp://far/' },
  format: { id: 15, name: 'MXF', media_type: 'video' },
};

/** All that the database holds, by table; what `migration` has is told by the others. */
async function content(): Promise<Record<string, string[]>> {
  const tables = await dataSource.query<{ name: string }[]>(
    engine === 'sqlite'
      ? "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'migration'"
      : "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name <> 'migration'",
  );
  const rows = tables.map(async ({ name }): Promise<[string, string[]]> => {
    const found = await dataSource.query<object[]>(`SELECT * FROM ${name}`);
    // Timeouts that are out of their range are brought into it for good, and gaps between positions are closed.
    return [
      name,
      found.map((row) => JSON.stringify({ ...row, session_timeout: undefined, position: undefined })).sort(),
    ];
  });
  return Object.fromEntries(await Promise.all(rows));
}

/** Rows as an installation of the first schema has them. */
async function plantOldRows(): Promise<void> {
  await dataSource.query("INSERT INTO organisation (id, name, name_key) VALUES (1, 'Default', 'default')");
  await dataSource.query(
    "INSERT INTO account (id, username, username_key, is_active, is_staff, is_superuser, date_joined, organisation_id) VALUES (7, 'Ann', 'ann', 1, 0, 1, ?, 1)",
    [at],
  );
  for (const [id, timeout] of oddTimeouts) {
    await dataSource.query(
      'INSERT INTO account (id, username, username_key, date_joined, session_timeout, organisation_id) VALUES (?, ?, ?, ?, ?, 1)',
      [id, `user${id}`, `user${id}`, at, timeout],
    );
  }
  await dataSource.query(
    "INSERT INTO account (id, username, username_key, is_active, is_staff, is_superuser, date_joined, organisation_id) VALUES (8, 'Аnn', 'аnn', 1, 0, 0, ?, 1)",
    [at],
  );
  for (const [id, creator] of [
    [4, 7],
    [5, 8],
  ]) {
    await dataSource.query(
      "INSERT INTO api_token (id, digest, label, last4, owner_id, creator_id, access, run_as, created_at) VALUES (?, ?, 'Own', 'abcd', 7, ?, 'full', 'allowed', ?)",
      [id, Buffer.alloc(32, Number(id) * 10), creator, at],
    );
  }
  await dataSource.query(
    "INSERT INTO api_token (id, digest, label, last4, owner_id, access, run_as, created_at) VALUES (3, ?, 'Panel', 'abcd', 7, 'full', 'allowed', ?)",
    [Buffer.alloc(32, 5), at],
  );
  await dataSource.query("INSERT INTO role (id, name, label, source) VALUES (4, '_log_read', 'Log: read', 'backend')");
  await dataSource.query('INSERT INTO user_role (user_id, role_id) VALUES (7, 4)');
  await dataSource.query("INSERT INTO theme (id, title, status, is_default) VALUES (2, 'core', 3, 1)");
  for (const [token, route, calls] of [
    [0, 'GET theme', 5],
    [3, 'GET theme', 7],
    [3, 'POST theme', 1],
  ]) {
    await dataSource.query('INSERT INTO v1_usage (user_id, token_id, route, calls, last_at) VALUES (7, ?, ?, ?, ?)', [
      token,
      route,
      calls,
      at,
    ]);
  }
  for (const [table, row] of Object.entries(dependent)) {
    const names = Object.keys(row);
    await dataSource.query(
      `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
      Object.values(row),
    );
  }
  for (const [id, user, position] of oddPositions) {
    await dataSource.query(
      "INSERT INTO bin_item (id, user_id, position, resource_id, resource_type, created_at) VALUES (?, ?, ?, ?, 'item', ?)",
      [id, user, position, `VX-${id}`, at],
    );
  }
  const values = Array.from({ length: 2500 }, (_, n) => [
    at,
    'sign-in',
    'granted',
    n % 2 ? 7 : null,
    `Änn ${n}`,
    '',
    'token',
    'GET',
    '/API/v1/theme/',
    '::1',
  ]);
  for (let n = 0; n < values.length; n += 250) {
    const some = values.slice(n, n + 250);
    await dataSource.query(
      `INSERT INTO audit_entry (at, event, outcome, actor_id, actor, effective, via, method, route, address) VALUES ${some.map(() => '(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').join(', ')}`,
      some.flat(),
    );
  }
  // As if somebody had cleared up: ids need not be without gaps.
  await dataSource.query('DELETE FROM audit_entry WHERE id BETWEEN 100 AND 120');
}

suite('an installation of the first schema', () => {
  let database: Database;
  let before: Record<string, string[]>;

  beforeAll(async () => {
    await dataSource.initialize();
    await migrate(dataSource);
    await undoTo('InitialSchema');
    await plantOldRows();
    before = await content();
    await migrate(dataSource);
    database = new Database(dataSource);
  });

  afterAll(async () => {
    await database.beforeApplicationShutdown();
    await dataSource.destroy();
  });

  it('should have the present schema afterwards', async () => {
    expect(await schemaDifference(dataSource)).toEqual({ up: [], down: [] });
  });

  it('should keep its usage of the first version, each row under an id', async () => {
    const rows = await dataSource.query(
      'SELECT id, user_id, token_id, route, calls, last_at FROM v1_usage ORDER BY token_id, route',
    );
    expect(rows.map((row: object) => Object.values(row).slice(1).map(String))).toEqual([
      ['7', '0', 'GET theme', '5', at],
      ['7', '3', 'GET theme', '7', at],
      ['7', '3', 'POST theme', '1', at],
    ]);
    expect(new Set(rows.map(({ id }: { id: unknown }) => String(id))).size).toBe(3);
  });

  it('should keep its tokens, roles and themes', async () => {
    const [token] = await dataSource.query('SELECT label, last4, unrevealed FROM api_token ORDER BY id');
    expect([token.label, token.last4, Number(token.unrevealed)]).toEqual(['Panel', 'abcd', 0]);
    const [role] = await dataSource.query(
      'SELECT r.name, r.parent_id FROM user_role u JOIN role r ON r.id = u.role_id',
    );
    expect([role.name, role.parent_id]).toEqual(['_log_read', null]);
    const [theme] = await dataSource.query('SELECT title, status, note, submitted_by_id FROM theme');
    expect([theme.title, Number(theme.status), theme.note, theme.submitted_by_id]).toEqual(['core', 3, '', null]);
  });

  it('should know the looks of its names, also of two that look alike', async () => {
    const rows = await dataSource.query<Record<string, unknown>[]>(
      'SELECT username, look_small, look_capital, look_script FROM account WHERE id < 20 ORDER BY id',
    );
    const stored = rows.map((row) =>
      Object.values(row).map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value)),
    );
    const expected = ['Ann', 'Аnn'].map((name) => {
      const { lookSmall, lookCapital, lookScript } = looksOf(name);
      return [name, lookSmall.toString('hex'), lookCapital.toString('hex'), lookScript];
    });
    expect(stored).toEqual(expected);
    expect(expected[0]![1]).toBe(expected[1]![1]);
  });

  it('should know of which tokens others may have seen the key', async () => {
    const rows = await dataSource.query<{ id: unknown; shared_until: unknown }[]>(
      'SELECT id, shared_until FROM api_token ORDER BY id',
    );
    expect(rows.map(({ id, shared_until }) => [Number(id), shared_until])).toEqual([
      [3, '9999-12-31T23:59:59.999999'],
      [4, null],
      [5, '9999-12-31T23:59:59.999999'],
    ]);
  });

  it('should have all timeouts of sessions in their range', async () => {
    const rows = await dataSource.query('SELECT session_timeout FROM account WHERE id >= 20 ORDER BY id');
    expect(rows.map((row: { session_timeout: unknown }) => Number(row.session_timeout))).toEqual([
      0, 525_600, 525_600, 90,
    ]);
  });

  it('should have no gaps in its bins', async () => {
    const rows = await dataSource.query('SELECT id, user_id, position FROM bin_item ORDER BY user_id, position');
    expect(rows.map((row: object) => Object.values(row).map(Number))).toEqual([
      [11, 7, 1],
      [12, 7, 2],
      [15, 7, 3],
      [14, 7, 4],
      [13, 8, 1],
      [16, 8, 2],
    ]);
  });

  it('should have its audit trail chained, and a change of it noticed', async () => {
    expect(await verifyAuditTrail(database)).toEqual({ entries: 2479, hash: expect.any(String) });
    await dataSource.query("UPDATE audit_entry SET actor = 'Somebody else' WHERE id = 2000");
    expect((await verifyAuditTrail(database)).fault).toContain('Entry 2000 of 2026-05-01');
    await dataSource.query("UPDATE audit_entry SET actor = 'Änn 1999' WHERE id = 2000");
    expect(await verifyAuditTrail(database)).toMatchObject({ entries: 2479 });
  });

  it('should be as it was when it goes back, without what was new, and come up again', async () => {
    await dataSource.query("UPDATE theme SET note = 'Too dark', submitted_by_id = 7 WHERE id = 2");
    await dataSource.query('UPDATE api_token SET unrevealed = 1 WHERE id = 3');
    await dataSource.query('UPDATE role SET parent_id = 4 WHERE id = 4');
    await dataSource.query("UPDATE audit_entry SET target = 'users/7', detail = 'granted' WHERE id = 2000");
    await dataSource.query(
      "INSERT INTO removed_bin_item (id, user_id, position, resource_id, resource_type, created_at, removed_at) VALUES (1, 7, 1, 'VX-2', 'item', ?, ?)",
      [at, at],
    );
    await dataSource.query('INSERT INTO rotated_key (id, digest, token_id, valid_until) VALUES (1, ?, 3, ?)', [
      Buffer.alloc(32, 8),
      at,
    ]);
    await undoTo('InitialSchema');
    expect(Object.keys(before)).toEqual(expect.arrayContaining(Object.keys(dependent)));
    expect(await content()).toEqual(before);

    await migrate(dataSource);
    expect(await schemaDifference(dataSource)).toEqual({ up: [], down: [] });
    expect(await verifyAuditTrail(database)).toEqual({ entries: 2479, hash: expect.any(String) });
    const [{ n }] = await dataSource.query<[{ n: unknown }]>("SELECT COUNT(*) AS n FROM theme WHERE note <> ''");
    expect(Number(n)).toBe(0);
  });
});

suite('an audit trail that was linked without a key', () => {
  let database: Database;
  let audit: AuditLog;

  const add = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, n) =>
        audit.changed(undefined, { event: 'theme', target: `themes/${n}`, detail: 'Ünicode' }),
      ),
    );
  const query = (sql: string, values: unknown[] = []) => dataSource.query<any[]>(sql, values);

  /** What the code of that version found. */
  async function formerlyFound(): Promise<string> {
    const [end] = await query('SELECT entries, hash FROM audit_chain');
    let [hash, entries] = [chainStart, 0];
    for (const row of await query('SELECT * FROM audit_entry ORDER BY id')) {
      hash = linkHash(hash, storedValues(row));
      if (!hash.equals(row.hash)) return `broken at ${row.id}`;
      entries++;
    }
    return entries === Number(end.entries) && hash.equals(end.hash) ? 'unbroken' : 'another end';
  }

  beforeAll(async () => {
    await dataSource.initialize();
    await migrate(dataSource);
    database = new Database(dataSource);
    audit = new AuditLog(database);
  });

  // 1,500 entries that the version before had, under ids with gaps.
  beforeEach(async () => {
    await undoTo('VersionTwo');
    await query('DELETE FROM audit_entry');
    let hash = chainStart;
    const rows = Array.from({ length: 1500 }, (_, n) => {
      const row = {
        at,
        event: 'theme',
        outcome: 'granted',
        actor_id: null,
        actor: `Änn ${n}`,
        effective_id: null,
        effective: '',
        via: 'token',
        method: 'GET',
        route: '/',
        address: '::1',
        target: '',
        detail: '',
      };
      hash = linkHash(hash, storedValues(row));
      return [3 * (n + 1), ...Object.values(row), hash];
    });
    await dataSource.transaction((manager) =>
      insertRows(manager, 'audit_entry', ['id', ...chainedColumns, 'hash'], rows),
    );
    await query('UPDATE audit_chain SET entries = 1500, hash = ?', [hash]);
    expect(await formerlyFound()).toBe('unbroken');
  });

  afterAll(async () => {
    await query('DELETE FROM audit_entry');
    await database.beforeApplicationShutdown();
    await dataSource.destroy();
  });

  const fault = async (head?: string) => (await verifyAuditTrail(database, { head })).fault;

  it('should be proved as before, and go on with a key, ids and a seal', async () => {
    const [last] = await query('SELECT hash FROM audit_entry WHERE id = 4500');
    const kept = Buffer.from(last.hash as Uint8Array).toString('hex');
    await migrate(dataSource);
    expect(await schemaDifference(dataSource)).toEqual({ up: [], down: [] });
    const { hash, ...found } = await verifyAuditTrail(database);
    expect(found).toEqual({ entries: 1500, fault: undefined });
    await add(3);
    expect(await verifyAuditTrail(database)).toMatchObject({ entries: 1503, fault: undefined });
    for (const head of [kept, hash]) expect(await fault(head)).toBeUndefined();
    expect(await query('SELECT id FROM audit_entry WHERE id > 4500 ORDER BY id')).toHaveLength(3);
  });

  it.each([
    ['an entry was changed', "UPDATE audit_entry SET actor = 'x' WHERE id = 300", /^Entry 300 .* is broken/],
    ['one was removed', 'DELETE FROM audit_entry WHERE id = 300', /^Entry 303 .* is broken/],
    ['the last ones were removed', 'DELETE FROM audit_entry WHERE id > 4490', /^Entries are missing .* without a key/],
    ['all were removed', 'DELETE FROM audit_entry', /^Entries are missing .* without a key/],
    ['its end was changed', 'UPDATE audit_chain SET entries = 1499', /^Entries were added .* without a key/],
    ['its end was removed', 'DELETE FROM audit_chain', /^The end of the chain was missing/],
  ])('should not be healed when %s', async (_, tamper, expected) => {
    await query(tamper);
    await migrate(dataSource);
    expect(await fault()).toMatch(expected);
    await add(2);
    expect(await fault()).toMatch(expected);
    await undoTo('VersionTwo');
    expect(await formerlyFound()).not.toBe('unbroken');
    await migrate(dataSource);
    expect(await fault()).toBeDefined();
  });

  it.each([
    ['an old entry with its hashes', (): Promise<void> => relink(7, 'actor', "'x'"), /^Entry 4501 .* is broken/],
    [
      'the ids of old entries',
      () => query('UPDATE audit_entry SET id = id - 1 WHERE id = 30'),
      /^Entry 4501 .* is broken/,
    ],
    ['a new entry', () => query("UPDATE audit_entry SET actor = 'x' WHERE id = 4502"), /^Entry 4502 .* is broken/],
  ])('should notice that somebody changed %s afterwards', async (_, tamper, expected) => {
    await migrate(dataSource);
    await add(3);
    await tamper();
    expect(await fault()).toMatch(expected);
  });

  /** Changes an old entry and links all old ones anew, which needs no key. */
  async function relink(id: number, column: string, value: string): Promise<void> {
    await query(`UPDATE audit_entry SET ${column} = ${value} WHERE id = ?`, [3 * id]);
    let hash = chainStart;
    await dataSource.transaction(async (manager) => {
      for (const row of await manager.query<any[]>('SELECT * FROM audit_entry WHERE id <= 4500 ORDER BY id')) {
        hash = linkHash(hash, storedValues(row));
        await manager.query('UPDATE audit_entry SET hash = ? WHERE id = ?', [hash, row.id]);
      }
    });
    await query('UPDATE audit_chain SET former_hash = ?', [hash]);
  }

  it('should be unbroken for the version before on the way down, and for this one on the way up', async () => {
    await migrate(dataSource);
    await add(5);
    await undoTo('VersionTwo');
    expect(await formerlyFound()).toBe('unbroken');
    await migrate(dataSource);
    await add(1);
    expect(await verifyAuditTrail(database)).toMatchObject({ entries: 1506, fault: undefined });
  });
});
