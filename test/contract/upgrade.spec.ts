import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import dataSource from '../../ormconfig.js';
import { verifyAuditTrail } from '../../src/audit/audit-verification.js';
import { Database } from '../../src/database/database.js';
import { migrate, schemaDifference } from '../../src/database/schema.js';

const suite = process.env.TEST_ENGINE_MISSING ? describe.skip : describe;

const at = '2026-05-01T10:00:00.123456';

/** Rows as an installation of the first schema has them. */
async function plantOldRows(): Promise<void> {
  await dataSource.query("INSERT INTO organisation (id, name, name_key) VALUES (1, 'Default', 'default')");
  await dataSource.query(
    "INSERT INTO account (id, username, username_key, is_active, is_staff, is_superuser, date_joined, organisation_id) VALUES (7, 'Ann', 'ann', 1, 0, 1, ?, 1)",
    [at],
  );
  await dataSource.query(
    "INSERT INTO api_token (id, digest, label, last4, owner_id, access, run_as, created_at) VALUES (3, ?, 'Panel', 'abcd', 7, 'full', 'allowed', ?)",
    [Buffer.alloc(32, 5), at],
  );
  await dataSource.query("INSERT INTO role (id, name, label, source) VALUES (4, '_log_read', 'Log: read', 'backend')");
  await dataSource.query('INSERT INTO user_role (user_id, role_id) VALUES (7, 4)');
  await dataSource.query("INSERT INTO theme (id, title, status, is_default) VALUES (2, 'core', 3, 1)");
  for (const [token, route, calls] of [[0, 'GET theme', 5], [3, 'GET theme', 7], [3, 'POST theme', 1]]) {
    await dataSource.query('INSERT INTO v1_usage (user_id, token_id, route, calls, last_at) VALUES (7, ?, ?, ?, ?)', [token, route, calls, at]);
  } // prettier-ignore
  const values = Array.from({ length: 2500 }, (_, n) => [at, 'sign-in', 'granted', n % 2 ? 7 : null, `Änn ${n}`, '', 'token', 'GET', '/API/v1/theme/', '::1']); // prettier-ignore
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

  beforeAll(async () => {
    await dataSource.initialize();
    await migrate(dataSource);
    while (dataSource.migrations.length > 1 && (await versions()) > 1) await dataSource.undoLastMigration({ transaction: 'each' }); // prettier-ignore
    await plantOldRows();
    await migrate(dataSource);
    database = new Database(dataSource);
  });

  afterAll(async () => {
    database.beforeApplicationShutdown();
    await dataSource.destroy();
  });

  const versions = async (): Promise<number> => {
    const [row] = await dataSource.query<[{ n: number }]>('SELECT COUNT(*) AS n FROM migration');
    return Number(row.n);
  };

  it('should have the present schema afterwards', async () => {
    expect(await schemaDifference(dataSource)).toEqual({ up: [], down: [] });
  });

  it('should keep its usage of the first version, each row under an id', async () => {
    const rows = await dataSource.query('SELECT id, user_id, token_id, route, calls, last_at FROM v1_usage ORDER BY token_id, route'); // prettier-ignore
    expect(rows.map((row: object) => Object.values(row).slice(1).map(String))).toEqual([
      ['7', '0', 'GET theme', '5', at],
      ['7', '3', 'GET theme', '7', at],
      ['7', '3', 'POST theme', '1', at],
    ]);
    expect(new Set(rows.map(({ id }: { id: unknown }) => String(id))).size).toBe(3);
  });

  it('should keep its tokens, roles and themes', async () => {
    const [token] = await dataSource.query('SELECT label, last4, unrevealed FROM api_token');
    expect([token.label, token.last4, Number(token.unrevealed)]).toEqual(['Panel', 'abcd', 0]);
    const [role] = await dataSource.query(
      'SELECT r.name, r.parent_id FROM user_role u JOIN role r ON r.id = u.role_id',
    );
    expect([role.name, role.parent_id]).toEqual(['_log_read', null]);
    const [theme] = await dataSource.query('SELECT title, status, note, submitted_by_id FROM theme');
    expect([theme.title, Number(theme.status), theme.note, theme.submitted_by_id]).toEqual(['core', 3, '', null]);
  });

  it('should have its audit trail chained, and a change of it noticed', async () => {
    expect(await verifyAuditTrail(database)).toEqual({ entries: 2479, hash: expect.any(String) });
    await dataSource.query("UPDATE audit_entry SET actor = 'Somebody else' WHERE id = 2000");
    expect((await verifyAuditTrail(database)).fault).toContain('Entry 2000 of 2026-05-01');
    await dataSource.query("UPDATE audit_entry SET actor = 'Änn 1999' WHERE id = 2000");
    expect(await verifyAuditTrail(database)).toMatchObject({ entries: 2479 });
  });
});
