import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from '@jest/globals';
import { permissions } from '../../src/accounts/granting/permissions.js';
import type { Answer, Client } from '../support/client.js';
import { engine } from '../../src/database/columns.js';
import type { Field } from '../../src/rest/declaration/field.js';
import { example, isFree } from '../support/declared.js';
import { RoundTrips } from '../support/round-trips.js';
import { addressOf, routesOf, type Route } from '../support/routes.js';
import { e2e, type TestUser } from '../support/service.js';
import { plantEverything } from '../support/v2-collections.js';

/**
 * The most statements that a request is answered with, however many rows there are, once the process has warmed up: of
 * whoever has all permissions, by a token, on MariaDB, where only grants and reference data are remembered from one
 * request to the next. Of a write those that begin and commit it count too.
 */
const most: Record<string, number> = {
  // What every resource does, as far as it is not below.
  'v1 list': 2,
  'v1 schema': 1,
  'v1 set': 2,
  'v1 detail': 2,
  'v1 create': 8,
  'v1 remove': 14,
  'v2 list': 2,
  'v2 detail': 2,
  'v2 create': 9,
  'v2 change': 12,
  'v2 remove': 11,

  'GET /API/v1': 0,
  'GET /API/v2': 0,
  'GET /API/v2/docs': 0,
  'GET /API/v2/docs/*path': 0,
  'GET /API/v2/docs/icon.svg': 0,
  'GET /API/v2/docs/page.css': 0,
  'GET /API/v2/docs/problems': 0,
  'GET /API/v2/healthcheck/ready': 2,
  'GET /API/v2/healthcheck/simple': 0,
  'GET /API/v2/openapi.json': 0,
  'GET /API/v2/version': 0,

  // Profiles with their roles, and in version 2 with their groups and permissions.
  'GET /API/v1/groupprofile/:id': 2,
  'GET /API/v1/groupprofile/set/:ids': 2,
  'GET /API/v1/groupprofile': 2,
  'GET /API/v1/userprofile/:id': 2,
  'GET /API/v1/userprofile/set/:ids': 2,
  'GET /API/v1/userprofile': 2,
  'GET /API/v2/groups/:id': 2,
  'GET /API/v2/groups': 2,
  'GET /API/v2/me': 2,
  'GET /API/v2/me/access': 2,
  'GET /API/v2/me/acted-as': 2,
  'GET /API/v2/me/history': 4,
  'GET /API/v2/users/:id': 2,
  'GET /API/v2/users/:id/access': 2,
  'GET /API/v2/users': 2,

  'GET /API/v2/whoami': 1,
  'POST /API/v2/groups': 15,
  'POST /API/v2/organisations': 12,
  'PATCH /API/v2/organisations/:id': 17,
  'DELETE /API/v2/organisations/:id': 17,
  'POST /API/v2/users': 20,

  // Sessions, and when they end.
  'GET /API/v2/sessions/:id': 4,
  'GET /API/v2/sessions': 4,
  'GET /API/v2/users/:id/sessions': 8,

  'GET /API/v2/tokens/:id/use': 4,
  'GET /API/v2/tokens/advice': 3,
  'GET /API/v2/tokens/self': 2,

  'GET /API/v2/me/themes': 2,
  'GET /API/v2/me/themes/:id/thumbnail': 2,
  'GET /API/v2/themes/:id/check': 2,
  'GET /API/v2/themes/:id/history': 3,
  'GET /API/v2/themes/:id/preview': 2,
  'PATCH /API/v2/themes/:id': 13,
  'DELETE /API/v2/themes/:id': 13,

  'POST /API/v2/mediabin': 7,
  'PATCH /API/v2/mediabin/:id': 11,
  'DELETE /API/v2/mediabin/:id': 14,

  'GET /API/v2/audit/chain': 3, // for each 1000 entries
  'GET /API/v2/audit/export': 10, // two for each 500 entries; and it leaves one
  'GET /API/v2/v1-usage/days': 4, // one for each ten days
};

/** What is written by as many statements as is asked for, or takes steps of its own: nobody promises how many. */
const unmeasured = [
  /\/bulk$/,
  /^(PUT|DELETE|PATCH) \/API\/v2\/(users|groups)\/:id/,
  /\/password-link$/,
  /^(POST|PUT|PATCH|DELETE) \/API\/v2\/(me|sessions|tokens|password-links|roles)\b/,
  /^POST \/API\/v2\/users\/:id\//,
  /^POST \/API\/v[12]\/\w+\/roles\/create$/,
  /^POST \/API\/v[12]\/mediabin\/\w+$/,
  /^(POST|PUT|DELETE) \/API\/v2\/themes\/(:id\/\w|check)/,
];

const isMeasured = ({ method, path }: Route): boolean =>
  /^\/API\/v[12]\b/.test(path) && !unmeasured.some((one) => one.test(`${method} ${path}`));

/** What SQLite is asked besides when it writes, such as for savepoints, of which none leaves the process. */
const furtherOf = (route: Route): number => {
  const { method, path, resource } = route;
  if (engine === 'sqlite') return method !== 'GET' || path.endsWith('/export') ? 4 : 0;
  // Where triggers do not count the rows, version 1 does, by a statement of its own.
  return kindOf(route) === 'v1 list' && !resource!.counted && !resource!.few ? 1 : 0;
};

/** Values that such fields did not have before. */
const valuesOf = (fields: readonly Field[]): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ name, kind, max }) => [name, kind === 'flag' || randomUUID().slice(-(max ?? 36))]));

/** What a route does with its resource, such as `v2 list`; undefined where it does something else. */
function kindOf({ method, path, resource }: Route): string | undefined {
  if (!resource) return undefined;
  const base = [resource.path, resource.alias].map((one) => `/API/${resource.version}/${one}`);
  const own = base.find((one) => path === one || path.startsWith(`${one}/`));
  if (own === undefined) return undefined;
  const deeds: Record<string, string> = {
    'GET ': 'list',
    'GET /schema': 'schema',
    'GET /set/:ids': 'set',
    'GET /:id': 'detail',
    'POST ': 'create',
    'PATCH /:id': 'change',
    'DELETE /:id': 'remove',
  };
  const deed = deeds[`${method} ${path.slice(own.length)}`];
  return deed && `${resource.version} ${deed}`;
}

e2e('the round trips to the database', (service) => {
  let routes: Route[];
  let counter: RoundTrips;
  let user: TestUser;
  let other: TestUser;
  let client: Client;

  beforeAll(async () => {
    const { full } = await plantEverything(service);
    user = await service.user({ username: 'counted', isAdministrator: true, permissions: [...permissions.words] });
    other = await service.user();
    client = service.client.asToken(user.token);
    // Of everything that lists show of one's own there are several.
    for (const [table, column] of [
      ['bin_item', 'user_id'],
      ['session', 'user_id'],
      ['audit_entry', 'effective_id'],
    ]) {
      await service.sql(`UPDATE ${table} SET ${column} = ? WHERE ${column} = ?`, [BigInt(user.id), BigInt(full.id)]);
    }
    await service.sql('UPDATE session SET user_id = ? WHERE user_id = 1', [BigInt(other.id)]);
    for (let n = 0; n < 5; n++) {
      await service.token(user.username);
      await service.sql(
        "INSERT INTO audit_entry (at, event, outcome, actor, via, method, route, address, target) VALUES ('2026-01-01T00:00:00.000000', 'theme', 'granted', 'x', 'token', 'GET', '/', '::1', 'themes/1')",
      );
    }
    routes = routesOf(service.app).filter(isMeasured);
    counter = new RoundTrips(service.app);
  });

  const keyOf = (route: Route): string => {
    const own = `${route.method} ${route.path}`;
    return own in most ? own : (kindOf(route) ?? '');
  };

  /** How many statements a request takes that is let in, when it is not the first of its kind. */
  async function count(send: () => Promise<Answer>): Promise<number> {
    await send();
    let answer: Answer;
    const trips = await counter.during(async () => (answer = await send()));
    const { status, text } = answer!;
    expect({ status, text }).toEqual({ status, text: status < 300 ? text : 'that of a request that is let in' });
    return trips;
  }

  /** An id that a route is sent with, of what the user sees. */
  async function idFor({ path }: Route): Promise<string> {
    const list = path.slice(0, path.indexOf('/:id'));
    if (path.startsWith('/API/v2/users/:id/')) return other.id;
    if (path.startsWith('/API/v2/themes/') || path.startsWith('/API/v2/me/themes/')) return '1';
    const [first] = (await client.get(`${list}/?limit=1`)).json.objects as { id?: string }[];
    return first!.id ?? '1'; // version 1 shows no ids of roles
  }

  /** Sends what a route is for. */
  async function sending(route: Route): Promise<() => Promise<Answer>> {
    const { method, path, resource } = route;
    if (method === 'POST') {
      return () => {
        const free = resource!.fields.filter((field) => field.required && isFree(field));
        return client.post(`${path}/`, { ...example(resource!), ...valuesOf(free.slice(0, 1)) });
      };
    }
    if (method === 'DELETE') {
      const ids = (await client.get(`${path.replace('/:id', '')}/?limit=20`)).json.objects as { id: string }[];
      return () => client.delete(path.replace(':id', ids.pop()!.id) + '/');
    }
    const address =
      path.includes(':id/') || path.endsWith(':id') ? path.replace(':id', await idFor(route)) + '/' : addressOf(route);
    if (method === 'PATCH') {
      const free = resource!.fields.filter((field) => field.writable && (isFree(field) || field.kind === 'flag'));
      return () => client.patch(address, valuesOf(free.slice(-1)));
    }
    if (kindOf(route) === 'v1 list') return () => client.get(`${address}?limit=1`); // a page that is full
    return () => client.get(address + (path.endsWith('/advice') ? '?id__in=1,2,3' : ''));
  }

  it('should be as many as are declared, at most', async () => {
    const found: Record<string, unknown> = {};
    for (const route of routes) {
      const figure = most[keyOf(route)];
      const counted = await count(await sending(route));
      if (figure === undefined || counted > figure + furtherOf(route)) {
        found[`${route.method} ${route.path}`] = { counted, figure };
      }
    }
    expect(found).toEqual({});
  });

  it('should be declared of no route that there is not', () => {
    expect(Object.keys(most).filter((key) => !routes.some((route) => keyOf(route) === key))).toEqual([]);
  });

  it('should be as many for a page of many rows as for one row', async () => {
    const found: Record<string, unknown> = {};
    let lists = 0;
    for (const { method, path } of routes) {
      if (method !== 'GET' || /(:ids?|schema|export|openapi.json|docs.*)$/.test(path)) continue;
      const address = `${path.replace(':id', path.includes('/themes/') ? '1' : other.id)}/?limit=1`;
      const more = path.startsWith('/API/v1') ? '' : '&count=true';
      const { status, json } = await client.get(address + more);
      if (status !== 200 || json.meta?.limit !== 1) continue;
      lists++;
      // The first version need not count when a page is not full.
      const many = Math.min(20, Math.max(json.meta.total_count - 1, 1));
      const one = await count(() => client.get(address + more));
      const all = await count(() => client.get(address.replace('=1', `=${many}`) + more));
      if (one !== all || many < 3) found[path] = { many, one, all };
    }
    // One's own profile is the only one.
    expect(found).toEqual({ '/API/v1/useraccountprofile': expect.objectContaining({ many: 1 }) });
    expect(lists).toBeGreaterThan(30);
  });
});
