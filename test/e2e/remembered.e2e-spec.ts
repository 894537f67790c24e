import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { administratorRole } from '../../src/accounts/granting/permissions.js';
import { Groups } from '../../src/accounts/groups/groups.service.js';
import { projectRoot } from '../../src/config/project.js';
import { Database } from '../../src/database/database.js';
import { engine } from '../../src/database/columns.js';
import { ownChanges } from '../../src/database/change-count.js';
import type { Client } from '../support/client.js';
import { declared } from '../support/declared.js';
import { RoundTrips } from '../support/round-trips.js';
import { addressOf, routesOf } from '../support/routes.js';
import { e2e, type TestUser } from '../support/service.js';

/** What is remembered from one request to the next must be as it is in the database, whoever has changed it. */
e2e('what is remembered', (service) => {
  const lists = ['/API/v1/userroles/', '/API/v2/roles/?limit=1000', '/API/v1/standards/format/?limit=1000'];
  let client: Client;
  let counter: RoundTrips;

  /** A change by somebody else, such as another process. */
  const sql = (statement: string, ...values: (string | bigint)[]) => service.sql(statement, values);

  beforeAll(async () => {
    const { token } = await service.user({ permissions: ['user', 'media_backend'] });
    client = service.client.asToken(token);
    counter = new RoundTrips(service.app);
  });

  it.each(lists)('should be %s, read by those who come first', async (path) => {
    const [first, read] = [await client.get(path), await counter.during(() => client.get(path))];
    const [again, remembered] = [await client.get(path), await counter.during(() => client.get(path))];
    expect(again.text).toBe(first.text);
    // Whether anything has changed comes with the token, or on SQLite from the file.
    const trips = engine === 'mysql' ? 1 : 0;
    expect([read, remembered]).toEqual([trips, trips]);
  });

  if (engine === 'mysql') {
    it('should be told by triggers that reference data has changed', async () => {
      const tables = declared('v2')
        .filter(({ isTold }) => isTold)
        .map(({ table }) => table);
      const rows = await service.sql(
        'SELECT event_object_table AS changed, COUNT(*) AS n FROM information_schema.triggers WHERE trigger_schema = DATABASE() AND action_statement LIKE ? GROUP BY event_object_table',
        ['%change_count%'],
      );
      const counts = new Map(rows.map(({ changed, n }) => [changed, Number(n)]));
      expect(tables.length).toBeGreaterThan(5);
      expect(tables.map((table) => [table, counts.get(table)])).toEqual(tables.map((table) => [table, 3]));
    });
  }

  it('should be a list of reference data until a row comes, changes or goes', async () => {
    const named = async (name: string) =>
      Promise.all(lists.map(async (path) => (await client.get(path)).text.includes(name)));
    const tables = [
      ['role', "INSERT INTO role (name, label, source) VALUES (?, 'r', 'backend')", 'name', [true, true, false]],
      ['format', "INSERT INTO format (name, media_type) VALUES (?, 'video')", 'name', [false, false, true]],
    ] as const;
    for (const [table, insert, column, found] of tables) {
      expect(await named('_remembered')).toEqual([false, false, false]);
      await sql(insert, '_remembered');
      expect(await named('_remembered')).toEqual(found);
      await sql(`UPDATE ${table} SET ${column} = ? WHERE ${column} = ?`, '_another', '_remembered');
      expect(await named('_remembered')).toEqual([false, false, false]);
      expect(await named('_another')).toEqual(found);
      await sql(`DELETE FROM ${table} WHERE ${column} = ?`, '_another');
      expect(await named('_another')).toEqual([false, false, false]);
    }
  });

  describe('of a user', () => {
    let user: TestUser;
    let asUser: Client;
    let ids: Record<'user' | 'group' | 'above' | 'read' | 'write' | 'own', bigint>;

    beforeAll(async () => {
      user = await service.user({ permissions: [] });
      asUser = service.client.asToken(user.token);
      const groups = service.app.get(Groups);
      const [group, above] = [
        await groups.create(undefined, { name: 'below' }),
        await groups.create(undefined, { name: 'above' }),
      ];
      const role = async (name: string) =>
        BigInt(String((await sql('SELECT id FROM role WHERE name = ?', name))[0]!.id));
      ids = {
        user: BigInt(user.id),
        group: BigInt(group),
        above: BigInt(above),
        read: await role('_log_read'),
        write: await role('_file_write'),
        own: await role(administratorRole),
      };
    });

    /** What the user may do, and what their profile shows of it in both versions. */
    const seen = async () => {
      const [whoami, one, two] = [
        await asUser.get('/API/v2/whoami/'),
        await asUser.get('/API/v1/useraccountprofile/'),
        await asUser.get('/API/v2/me/'),
      ];
      const { permissions, platform_roles, roles } = whoami.json;
      const { groups, permissions: direct, roles: own, effective_roles } = two.json;
      return {
        permissions,
        platform_roles,
        roles,
        v1: one.json.objects[0].roles,
        groups,
        direct,
        own,
        effective_roles,
      };
    };

    /** Each of the tables in which it stands what somebody is granted, with a row that grants more, and takes it away. */
    const grants = () =>
      [
        ['user_permission (user_id, permission)', ids.user, 'media_backend'],
        ['user_role (user_id, role_id)', ids.user, ids.read],
        ['user_role (user_id, role_id)', ids.user, ids.own],
        ['group_permission (group_id, permission)', ids.above, 'theme'],
        ['group_role (group_id, role_id)', ids.above, ids.write],
        ['group_parent (group_id, parent_id)', ids.group, ids.above],
        ['group_member (user_id, group_id)', ids.user, ids.group],
      ] as const;

    it('should be what is granted, by whatever row', async () => {
      await sql('INSERT INTO group_permission (group_id, permission) VALUES (?, ?)', ids.group, 'user');
      // In this order each row brings something once the last one, by which the groups are reached, is there.
      const rows = grants();
      const add = ([table, one, other]: (typeof rows)[number]) => sql(`INSERT INTO ${table} VALUES (?, ?)`, one, other);
      const remove = ([table, one, other]: (typeof rows)[number]) => {
        const [name, first, second] = /^(\w+) \((\w+), (\w+)\)$/.exec(table)!.slice(1) as [string, string, string];
        return sql(`DELETE FROM ${name} WHERE ${first} = ? AND ${second} = ?`, one, other);
      };
      for (const row of rows) await add(row);
      const all = await seen();
      expect(all).toMatchObject({
        permissions: expect.arrayContaining(['media_backend', 'theme', 'user']),
        platform_roles: [administratorRole],
        roles: expect.arrayContaining(['_file_write', '_log_read']),
        v1: expect.stringContaining('_file_write'),
        groups: expect.arrayContaining([String(ids.group)]),
        direct: ['media_backend'],
        own: expect.arrayContaining(['_log_read', administratorRole]),
        effective_roles: expect.arrayContaining(['_file_write', '_log_read']),
      });
      for (const row of rows) {
        await remove(row);
        const less = JSON.stringify(await seen());
        expect({ row: row[0], isSame: less === JSON.stringify(all) }).toEqual({ row: row[0], isSame: false });
        await add(row);
        expect(await seen()).toEqual(all);
      }
    });

    it('should be what a group had that is gone', async () => {
      expect((await seen()).permissions).toContain('user');
      await sql('DELETE FROM account_group WHERE id = ?', ids.group);
      const { permissions, groups } = await seen();
      expect([permissions.includes('theme'), groups.includes(String(ids.group))]).toEqual([false, false]);
    });

    it('should be what a role was that is gone', async () => {
      expect((await seen()).roles).toEqual(['_log_read']);
      await sql('DELETE FROM role WHERE id = ?', ids.read);
      expect(await seen()).toMatchObject({ roles: [], v1: '', own: expect.not.arrayContaining(['_log_read']) });
    });
  });

  it('should be read anew by whoever has written meanwhile', async () => {
    const database = service.app.get(Database);
    const { asOf } = (await service.principals.named('admin'))!;
    let read = 0;
    const remembered = () => database.remember('how often it was read', () => Promise.resolve(++read), asOf);
    expect([await remembered(), await remembered()]).toEqual([1, 1]);
    await service.write((manager) => manager.query("UPDATE account SET first_name = 'A' WHERE username = 'admin'"));
    expect(await remembered()).toBe(2);
  });

  it('should be read from no table whose rows are added and changed without that being counted', async () => {
    const database = service.app.get(Database);
    const { tables } = ownChanges(database.dataSource.driver);
    const making = new AsyncLocalStorage<boolean>();
    const statements = new Set<string>();
    const [remember, read] = [database.remember.bind(database), database.read.bind(database)];
    jest
      .spyOn(database, 'remember')
      .mockImplementation((key, make, asOf) => remember(key, () => making.run(true, make), asOf));
    jest.spyOn(database, 'read').mockImplementation((sql, ...others) => {
      if (making.getStore()) statements.add(sql);
      return read(sql, ...others);
    });
    const asked = await service.client.asSession(await service.user({ isSuperuser: true }));
    const routes = routesOf(service.app).filter(({ method }) => method === 'GET');
    for (const [n, route] of routes.entries()) {
      await sql('UPDATE account SET last_name = ? WHERE username = ?', `${n}`, 'admin'); // so that all is read
      await asked.get(addressOf(route));
    }
    jest.restoreAllMocks();
    const from = [...statements].flatMap((one) =>
      [...one.matchAll(/(?:FROM|JOIN)\s+["`]?(\w+)/g)].map(([, name]) => name!),
    );
    expect(from).toEqual(expect.arrayContaining(['role', 'user_permission', 'format']));
    expect(tables.size).toBeGreaterThan(5);
    expect(from.filter((table) => tables.has(table))).toEqual([]);
    // Families of others must know, too.
    const guide = readFileSync(join(projectRoot, 'docs/extending.md'), 'utf8');
    expect([...tables].filter((table) => !guide.includes(`\`${table}\``))).toEqual([]);
  });

  it('should not change with such rows by triggers', async () => {
    const { tables } = ownChanges(service.app.get(Database).dataSource.driver);
    const triggers = await sql(
      engine === 'sqlite'
        ? "SELECT tbl_name AS name, sql AS does FROM sqlite_master WHERE type = 'trigger'"
        : 'SELECT event_object_table AS name, action_statement AS does FROM information_schema.triggers WHERE trigger_schema = DATABASE()',
    );
    const others = triggers
      .filter(({ name }) => tables.has(String(name)))
      .flatMap(({ does }) => [
        ...String(does).matchAll(/(?:INSERT INTO|(?<!DO |KEY )UPDATE|DELETE FROM)\s+["`]?(\w+)/g),
      ])
      .map(([, table]) => table);
    expect([...new Set(others)]).toEqual(['row_count']);
  });

  it('should be of tables alone whose changes are counted', async () => {
    const counted = declared('v2').filter(({ isTold }) => isTold);
    expect(counted.length).toBeGreaterThan(5);
    if (engine === 'sqlite') return;
    const triggers = await sql(
      'SELECT event_object_table AS name FROM information_schema.triggers WHERE trigger_schema = DATABASE() AND action_statement LIKE ?',
      '%change_count%',
    );
    for (const { table } of counted) {
      expect({ table, triggers: triggers.filter(({ name }) => name === table).length }).toEqual({ table, triggers: 3 });
    }
  });
});
