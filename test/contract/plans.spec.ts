import { beforeAll, expect, it } from '@jest/globals';
import { analysis, growth } from '../../bench/growth.js';
import { roleHoldersSql } from '../../src/accounts/granting/administrators.service.js';
import { engine } from '../../src/database/columns.js';
import { Database, type SqlValue } from '../../src/database/database.js';
import { withoutTimeout } from '../../src/database/statement-timeout.js';
import type { Lookup } from '../../src/rest/declaration/lookups.js';
import type { Filter, Resource } from '../../src/rest/declaration/resource.js';
import { parameterOf } from '../../src/rest/query/filters.js';
import { ResourceReader } from '../../src/rest/query/reader.js';
import { appliedSql } from '../../src/themes/theme-looks.service.js';
import type { Client } from '../support/client.js';
import { declared } from '../support/declared.js';
import { e2e } from '../support/service.js';

// What is declared to be ordered or filtered by is served by an index wherever the table can grow: the plans of all
// statements tell. A list that is new is among them as soon as it is declared.

const growing = [...declared('v1'), ...declared('v2')].filter(({ few }) => !few);

/** What an index is asked for; parts of texts are another matter. */
const indexed = new Set<Lookup>(['exact', 'in', 'gt', 'gte', 'lt', 'lte', 'range', 'isnull', 'startswith']);

/** A value that some rows of growth.ts have, and few. */
function sample({ name, type, choices, words }: Filter, lookup: Lookup): string {
  if (lookup === 'isnull') return name.endsWith('last_login') ? 'true' : name === 'revoked_at' ? 'false' : 'true';
  const known = words ?? choices?.filter((choice) => choice !== 'full' && choice !== 'allowed');
  const one = ((): string => {
    if (known && known.length > 0) return String(known.at(-1));
    switch (type) {
      case 'integer':
        return '77';
      case 'datetime':
        return lookup === 'lt' || lookup === 'lte' ? '2025-01-11' : '2025-09-16T09:00:00';
      case 'boolean':
        return name.endsWith('is_active') ? 'false' : 'true';
      default:
        return 'zz';
    }
  })();
  if (lookup === 'in') return `${one},${one}`;
  if (lookup === 'range') return type === 'datetime' ? '2025-03-14,2025-03-14T09:00:00' : '77,78';
  return one;
}

interface Statement {
  sql: string;
  values: readonly SqlValue[];
}

interface Plan {
  /** Tables, by what the SQL calls them, all of whose rows are looked at in no order. */
  scans: string[];
  /** Those whose rows are sorted, unless few of them were picked before. */
  sorts: string[];
}

e2e('a list of a table that grows', (service) => {
  let database: Database;
  let reader: ResourceReader;
  let clients: [who: string, client: Client][];
  /** The statements of lists since the last time, and whether all that their caller can see is few. */
  let seen: Statement[] = [];
  let isFew = false;

  beforeAll(async () => {
    const administrator = await service.user({ isSuperuser: true, isAdministrator: true });
    // Takes long on a busy machine.
    for (const statement of growth(engine, 20_000, 4)) await withoutTimeout(() => service.sql(statement));
    const permissions = ['userprofile', 'theme', 'user', 'media_backend'] as const;
    const member = await service.user({ permissions: [...permissions] });
    await service.sql('UPDATE account SET organisation_id = (SELECT MAX(id) FROM organisation) WHERE id = ?', [
      BigInt(member.id),
    ]);
    for (const statement of analysis(engine)) await service.sql(statement);
    clients = [
      ['an administrator', service.client.asToken(administrator.token)],
      ['a member of an organisation', service.client.asToken(member.token)],
    ];
    database = service.app.get(Database);
    reader = service.app.get(ResourceReader);
    const read = database.read.bind(database);
    database.read = <T>(sql: string, values: readonly SqlValue[] = []) => {
      seen.push({ sql, values });
      return read<T>(sql, values);
    };
    const way = reader.way.bind(reader);
    reader.way = async (resource, conditions, order) => {
      seen = [];
      isFew = conditions.some((condition) => condition.isFew);
      return way(resource, conditions, order);
    };
  });

  async function planOf({ sql, values }: Statement): Promise<Plan> {
    const explain = engine === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
    const rows = await service.app
      .get(Database)
      .dataSource.query<Record<string, any>[]>(`${explain} ${sql}`, [...values]);
    return engine === 'sqlite' ? planOfSqlite(rows) : planOfMysql(rows);
  }

  /** What is wrong with how a list is read. */
  async function faults(resource: Resource, statements: readonly Statement[]): Promise<string[]> {
    const found: string[] = [];
    // A total is counted in an index, but counted.
    const ofList = statements.filter(
      ({ sql }) => sql.includes(` ${resource.table} t`) && !/^SELECT COUNT\(\*\) AS n FROM/.test(sql),
    );
    for (const statement of ofList) {
      const { scans, sorts } = await planOf(statement);
      // Else rows are walked in order, until there are enough of them.
      const isByFilter = /^SELECT \(SELECT COUNT|SELECT DISTINCT id FROM/.test(statement.sql);
      const bad = [
        ...(isByFilter || isFew ? scans : []).map((table) => `scan of ${table}`),
        ...(isFew ? [] : sorts).map((table) => `sort of ${table}`),
        // See limitMark.
        ...(engine === 'sqlite' && /LIMIT \?(?! \+)/.test(statement.sql) ? ['compiled each time'] : []),
      ];
      if (bad.length > 0) {
        found.push(`${bad.join(', ')}: ${statement.sql.replace(/^SELECT (?!\().*? FROM/, 'SELECT … FROM')}`);
      }
    }
    return ofList.length === 0 ? ['nothing was read'] : found;
  }

  async function ask(client: Client, path: string, resource: Resource, few: number): Promise<string[]> {
    reader.few = few;
    seen = [];
    const { status, json } = await client.get(path);
    if (status !== 200) return [`${path}: ${status}`];
    const found = await faults(resource, seen);
    const next = json.meta.next as string | null;
    if (next) {
      seen = [];
      await client.get(next);
      found.push(...(await faults(resource, seen)));
    }
    return found.map((fault) => `${path}, ${few < 0 ? 'walked' : 'few'}: ${fault}`);
  }

  const lists = growing
    .flatMap((resource) => {
      const root = `/API/${resource.version}/${resource.path}/`;
      return resource.path === 'tokens'
        ? [root, `${root}?scope=created`, `${root}?scope=all`].map((path) => [path, resource] as const)
        : [[root, resource] as const];
    })
    .filter(([, resource]) => resource.list.includes('get') || resource.path === 'tokens');

  it.each(lists)('should have an index for each of its orders: %s', async (path, resource) => {
    const found: string[] = [];
    for (const [who, client] of clients) {
      if ((await client.get(path)).status === 403) continue;
      for (const name of resource.ordering) {
        for (const order of [name, `-${name}`]) {
          for (const few of [-1, 2000]) {
            const asked = `${path}${path.includes('?') ? '&' : '?'}order_by=${order}&limit=5`;
            found.push(...(await ask(client, asked, resource, few)).map((fault) => `${who}: ${fault}`));
          }
        }
      }
    }
    expect(found).toEqual([]);
  });

  it.each(lists)('should have an index for each of its filters: %s', async (path, resource) => {
    const found: string[] = [];
    for (const [who, client] of clients) {
      if ((await client.get(path)).status === 403) continue;
      for (const filter of resource.filters.values()) {
        for (const lookup of filter.lookups.filter((one) => indexed.has(one))) {
          const query = `${parameterOf(filter, lookup)}=${encodeURIComponent(sample(filter, lookup))}`;
          for (const few of [-1, 2000]) {
            const asked = `${path}${path.includes('?') ? '&' : '?'}${query}&limit=5`;
            found.push(...(await ask(client, asked, resource, few)).map((fault) => `${who}: ${fault}`));
          }
        }
      }
    }
    expect(found).toEqual([]);
  });

  it.each([
    ['who holds a role', roleHoldersSql, ['platform_administrator', 'platform_administrator']],
    ['the theme of a page', appliedSql, [7n]],
  ] as const)('should not be looked through for %s', async (_, sql, values) => {
    const members =
      'INSERT INTO group_member (user_id, group_id) SELECT a.id, g.id FROM account a JOIN account_group g';
    await service.sql('DELETE FROM group_member');
    await service.sql(`${members} WHERE g.id <= (SELECT MIN(id) + 3 FROM account_group)`);
    if (engine === 'mysql') await service.sql('ANALYZE TABLE group_member');
    const explain = engine === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
    // An index that most themes are found by is no help.
    const rows = await service.sql(`${explain} ${sql}`, [...values]);
    const scanned = rows.flatMap(({ detail, type, table }) =>
      engine === 'sqlite'
        ? (/^(?:SCAN|SEARCH(?=.*\(status=)) (\w+)/.exec(String(detail))?.slice(1) ?? [])
        : ['ALL', 'index'].includes(String(type)) || (table === 'theme' && type !== 'const')
          ? [String(table)]
          : [],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(scanned.filter((name) => ['a', 'h', 'm', 'theme'].includes(name))).toEqual([]);
  });
});

/** By what SQL calls them, the tables that may be large. */
const large = /^[a-jl-z]$|^k$/;

function planOfSqlite(rows: Record<string, any>[]): Plan {
  const steps = rows.map(({ id, parent, detail }) => ({
    id: Number(id),
    parent: Number(parent),
    detail: String(detail),
  }));
  const scanned = (detail: string): string[] => /^SCAN (\w+)(?! USING)/.exec(detail)?.slice(1) ?? [];
  const scans = steps.flatMap(({ detail }) => {
    const [, table, index] = /^SCAN (\w+)( USING)?/.exec(detail) ?? [];
    return table && !index && large.test(table) ? [table] : [];
  });
  const sorts = steps
    .filter(({ detail }) => /^USE TEMP B-TREE FOR .*ORDER BY/.test(detail))
    .flatMap(({ parent }) => {
      const beside = steps.filter((step) => step.parent === parent);
      return beside.some(({ detail }) => /^(picked|part_\d)$/.test(scanned(detail)[0] ?? ''))
        ? []
        : [beside[0]!.detail];
    });
  return { scans, sorts };
}

function planOfMysql(rows: Record<string, any>[]): Plan {
  const steps = rows.filter(({ table }) => large.test(String(table)));
  // A SELECT that begins with a table of its own reads few rows, which were picked before.
  const isPicked = ({ id }: Record<string, any>): boolean =>
    rows.some((row) => row.id === id && String(row.table).startsWith('<derived'));
  return {
    scans: steps.filter(({ type }) => type === 'ALL').map(({ table }) => String(table)),
    sorts: steps
      // One row is in order, whatever MariaDB says.
      .filter((row) => String(row.Extra).includes('filesort') && Number(row.rows) > 1 && !isPicked(row))
      .map(({ table }) => String(table)),
  };
}
