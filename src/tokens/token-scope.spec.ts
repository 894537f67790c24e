import { describe, expect, it } from '@jest/globals';
import type { AuthContext } from '../auth/auth-context.js';
import { where } from '../database/condition.js';
import { SqliteDatabase } from '../database/sqlite-driver.js';
import { TokenRules } from './token.rules.js';
import { scopeOf, type TokenScope } from './token-scope.js';

const database = new SqliteDatabase(':memory:', {});
database.exec(`CREATE TABLE api_token (id INTEGER, owner_id INTEGER, creator_id INTEGER);
INSERT INTO api_token VALUES (1, 7, 7), (2, 7, 8), (3, 7, NULL), (4, 8, 7), (5, 8, 8), (6, 8, NULL)`);

const caller = (id: string, isAdministrator = false): AuthContext =>
  ({ user: { id, isAdministrator: () => Promise.resolve(isAdministrator) } }) as AuthContext;

const found = ({ sql, values }: Awaited<ReturnType<typeof scopeOf>>): number[] => {
  // As one of several conditions.
  const all = where([
    { sql: 't.id > ?', values: [0] },
    { sql, values },
    { sql: 't.id < ?', values: [6] },
  ]);
  const rows = database.prepare(`SELECT t.id FROM api_token t${all.sql} ORDER BY t.id`).all(...all.values);
  return rows.map((row) => Number((row as { id: number }).id));
};

describe('scopeOf', () => {
  it.each([
    [undefined, [1, 2, 3]],
    ['created', [1, 4]],
    ['assigned', [2, 3]],
  ] as [TokenScope | undefined, number[]][])('should be, for %s, the tokens %j', async (scope, ids) => {
    for (const isAdministrator of [false, true]) {
      expect(found(await scopeOf(caller('7', isAdministrator), scope))).toEqual(ids);
    }
  });

  it('should be all tokens for administrators only', async () => {
    expect(found(await scopeOf(caller('9', true), 'all'))).toEqual([1, 2, 3, 4, 5]);
    await expect(scopeOf(caller('7'), 'all')).rejects.toMatchObject({ code: 'permission_denied' });
  });
});

describe('TokenRules', () => {
  it('should show those of owner and maker, and all to administrators', async () => {
    const rules = new TokenRules(undefined as never);
    expect(found(await rules.visible(caller('8')))).toEqual([2, 4, 5]);
    expect(found(await rules.visible(caller('9')))).toEqual([]);
    expect(found(await rules.visible(caller('9', true)))).toEqual([1, 2, 3, 4, 5]);
  });
});
