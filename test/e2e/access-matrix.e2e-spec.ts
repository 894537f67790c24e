import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Controller, Get, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import * as argon2 from '@node-rs/argon2';
import { createHash } from 'node:crypto';
import {
  administratorRole,
  permissions,
  type Permission,
  type Power,
} from '../../src/accounts/granting/permissions.js';
import { AppModule } from '../../src/app.module.js';
import type { Access } from '../../src/auth/access.decorators.js';
import type { Resource } from '../../src/rest/declaration/resource.js';
import { isWellFormed, newKey } from '../../src/auth/token-key.js';
import { Client, type Answer } from '../support/client.js';
import { addressOf, mountedRoutes, routesOf, type Route } from '../support/routes.js';
import { e2e, PASSWORD, type TestUser } from '../support/service.js';

/** What was found when a password was compared with a hash: it is the same at every route, and takes long. */
const compared = new Map<string, Promise<boolean>>();
const verify = (...values: Parameters<typeof argon2.verify>): Promise<boolean> => {
  const key = JSON.stringify(values);
  if (!compared.has(key)) compared.set(key, argon2.verify(...values));
  return compared.get(key)!;
};
jest.unstable_mockModule('@node-rs/argon2', () => ({ ...argon2, verify }));

/**
 * What the routes ask of their callers, by the beginnings of their paths. Where methods differ, the first reads, the
 * second writes, a third deletes. Families that are not here are held to what they declare, and so are pages by the
 * resource at the same path of version 2.
 */
const required: Record<string, Access | { reads: Access; writes: Access; deletes?: Access }> = {
  '/API/v1': 'public',
  '/API/v1/userprofile': 'userprofile',
  '/API/v1/useraccountprofile': 'authenticated',
  '/API/v1/groupprofile': 'user',
  '/API/v1/userroles': 'user',
  '/API/v1/standards': 'media_backend',
  '/API/v1/exportlocation': 'media_backend',
  '/API/v1/theme': 'theme',
  '/API/v1/mediabin': 'authenticated',
  '/API/v2': 'public',
  '/API/v2/audit': administratorRole,
  '/API/v2/docs': 'public',
  '/API/v2/exportlocations': { reads: ['media_backend', administratorRole], writes: administratorRole },
  '/API/v2/groups': { reads: ['user', administratorRole], writes: administratorRole },
  '/API/v2/healthcheck': 'public',
  '/API/v2/me': 'authenticated',
  '/API/v2/mediabin': 'authenticated',
  '/API/v2/openapi.json': 'public',
  '/API/v2/organisations': { reads: ['user', administratorRole], writes: administratorRole },
  '/API/v2/password-links': 'public',
  '/API/v2/roles': { reads: ['user', administratorRole], writes: administratorRole },
  '/API/v2/sessions': { reads: 'authenticated', writes: 'public', deletes: 'authenticated' },
  '/API/v2/sessions/:id': 'authenticated',
  '/API/v2/sessions/bulk': 'authenticated',
  '/API/v2/sessions/current': 'authenticated',
  '/API/v2/standards': { reads: ['media_backend', administratorRole], writes: administratorRole },
  '/API/v2/themes': ['theme', administratorRole],
  '/API/v2/tokens': 'authenticated',
  '/API/v2/users': { reads: ['userprofile', administratorRole], writes: administratorRole },
  '/API/v2/users/:id/access': administratorRole,
  '/API/v2/users/:id/password-link': administratorRole,
  '/API/v2/users/:id/sessions': administratorRole,
  '/API/v2/v1-usage': administratorRole,
  '/API/v2/version': 'public',
  '/API/v2/whoami': 'authenticated',
  '/media': 'public',

  // The pages: what the routes of version 2 ask that hold their data.
  '/': 'public',
  '/exportlocations': { reads: ['media_backend', administratorRole], writes: administratorRole },
  '/mediabin': 'authenticated',
  '/standards': { reads: ['media_backend', administratorRole], writes: administratorRole },
  '/vs/item': 'authenticated',
  '/login': 'public',
  '/accounts/login': 'public',
  '/logout': 'authenticated',
  '/accounts/logout': 'authenticated',
  '/users': { reads: ['userprofile', administratorRole], writes: administratorRole },
  '/users/several': administratorRole,
  '/users/new': administratorRole,
  '/users/:id/access': administratorRole,
  '/users/:id/tokens': administratorRole,
  '/users/:id/sign-in': administratorRole,
  '/users/:id/history': administratorRole,
  '/groups': { reads: ['user', administratorRole], writes: administratorRole },
  '/groups/new': administratorRole,
  '/organisations': { reads: ['user', administratorRole], writes: administratorRole },
  '/roles': { reads: ['user', administratorRole], writes: administratorRole },
  '/profile': 'authenticated',
  '/password-link': 'public',
  '/themes': 'authenticated',
  '/themes/new': ['theme', administratorRole],
  '/themes/:id': ['theme', administratorRole],
  '/audit': administratorRole,
  '/v1': administratorRole,
  '/v1/guide': 'authenticated',
};

/** Addresses that stand for themselves only: below them nothing is open because they are. */
const roots = ['/', '/API/v1', '/API/v2', '/API/v2/sessions'];

/** Where nobody may act as somebody else: whatever is asked, or when it is written. On pages it is always so. */
const lastingPower: Record<string, 'always' | 'writes'> = {
  '/API/v2/audit': 'always',
  '/API/v2/groups': 'writes',
  '/API/v2/me/password': 'always',
  '/API/v2/organisations': 'writes',
  '/API/v2/password-links': 'always',
  '/API/v2/roles': 'writes',
  '/API/v2/sessions': 'always',
  '/API/v2/tokens': 'always',
  '/API/v2/users/:id/password-link': 'always',
  '/API/v2/users/:id/sessions': 'always',
  '/API/v2/users': 'writes',
};

/** Open to everyone, but heeding who calls. */
const knowsCallers = ['/API/v2/healthcheck/ready', '/', '/login', '/accounts/login'];

const isPage = ({ path }: Route): boolean => !/^\/(API|media)\b/.test(path);

/**
 * What becomes of a request with each kind of credential: the status, or `may` where the permissions decide. Behind it,
 * what becomes of one that writes, where that differs. Public routes do not look at credentials.
 */
const kinds: Record<string, [reading: 'may' | 401, writing?: 403]> = {
  'no credentials': [401],
  Basic: ['may'],
  'Basic with a wrong password': [401],
  'Basic of an unknown user': [401],
  'Basic of an inactive user': [401],
  'Basic that is malformed': [401],
  'an empty Authorization': [401],
  'another Authorization scheme': [401],
  'a session': ['may'],
  'a session without CSRF token': ['may', 403],
  'a session with the CSRF token of another': ['may', 403],
  'an ended session': [401],
  'an idle session': [401],
  'an unknown session': [401],
  'a session of an inactive user': [401],
  'a token': ['may'],
  'a read-only token': ['may', 403],
  'an expired token': [401],
  'a revoked token': [401],
  'an unknown token': [401],
  'a token with a wrong checksum': [401],
  'a garbage token': [401],
  'an empty token': [401],
  'a token sent twice': [401],
  'a token of an inactive user': [401],
  'a bad token, then good ones of all other kinds': [401],
  'a bad Basic, then a good session': [401],
  'a good token, then bad ones of all other kinds': ['may'],
  'a good Basic, then a bad session': ['may'],
};

/**
 * What becomes of a request with RUNAS: the status, or whose permissions decide. Behind it, what becomes of it where
 * lasting power is handed out and the first answer is not reached.
 */
const runAs: Record<string, ['holder' | 'outsider' | 'administrator' | 400 | 401 | 403 | 404, 403?]> = {
  'bad credentials': [401],
  'a blank header': [400],
  'the header twice': [400],
  'a control character in the header': [400],
  'a header that is too long': [400],
  'a blank header, by no administrator': [400],
  'no administrator': [403],
  'no administrator, for an unknown user': [403],
  'no administrator, for himself': [403],
  'a superuser who is no administrator': [403],
  'a token that forbids it': [403],
  'a token that requires it and no header': [400],
  'an unknown user': [404, 403],
  'an inactive user': [403],
  'a superuser for an administrator who is none': [403],
  'the caller himself': ['administrator', 403],
  'a user who may': ['holder', 403],
  'a user who may not': ['outsider', 403],
  'a token that requires it': ['holder', 403],
};

const own: Permission[] = ['userprofile', 'user', 'media_backend', 'theme'];
const further = permissions.words.filter((word) => !own.includes(word));
const words = [...own, ...further];

type Person = 'holder' | 'outsider' | 'superuser' | 'administrator';

const powers: Record<Person, readonly Power[]> = {
  holder: words,
  outsider: [],
  // Only what a superuser need not hold.
  superuser: [
    'userprofile',
    'media_backend',
    'theme',
    ...further.filter((word) => permissions.meanings[word].superuser),
  ],
  administrator: [administratorRole],
};
const persons = Object.keys(powers) as Person[];

const hasOneOf = (held: readonly Power[], access: Access): boolean =>
  access === 'authenticated' || ([access].flat() as Power[]).some((power) => held.includes(power));

/** A body that no route accepts, so that whoever is let in is told by another refusal. */
const body = JSON.stringify({ nothing: true });

/** The refusals of the guards, by their codes in v2. */
const guardCodes = [
  'unauthenticated',
  'csrf_failed',
  'foreign_site',
  'read_only_token',
  'run_as_invalid',
  'run_as_required',
  'run_as_forbidden',
  'run_as_unknown_user',
];

function isByGuards(answer: Answer): boolean {
  const { status, headers, text } = answer;
  if (headers['content-type']?.startsWith('application/problem+json')) {
    const { code, detail } = answer.json as { code: string; detail: string };
    // Those who have been let in may lack a permission for the particular thing, which is said in other words.
    return (
      guardCodes.includes(code) ||
      (code === 'permission_denied' && /^You (need the|do not have the permission for this)/.test(detail))
    );
  }
  return status === 400 || status === 404 ? text.includes('RUNAS') : status === 401 || status === 403;
}

/** `in` when the guards have let a request through, else the status with which they have not. */
function outcome(answer: Answer): 'in' | number {
  const { status, text } = answer;
  const noRoute = text.includes('There is nothing at this address') && !text.includes('/media/');
  return isByGuards(answer) || noRoute || status === 405 || status === 429 || status >= 500 ? status : 'in';
}

const writes = ({ method }: Route): boolean => method !== 'GET';

e2e('access matrix', (service) => {
  let routes: Route[];
  let people: Record<Person | 'gone' | 'root', TestUser>;
  let hosts = 0;

  beforeAll(async () => {
    routes = routesOf(service.app);
    people = {
      holder: await service.user({ permissions: words }),
      outsider: await service.user(),
      superuser: await service.user({ isSuperuser: true }),
      administrator: await service.administrator(),
      gone: await service.user({ permissions: words }),
      root: await service.user({ isSuperuser: true }),
    };
    // The default group would give everyone the permission `user`.
    await service.sql('DELETE FROM group_permission');
    // Every request comes from an address of its own, so that the limits of sign-ins do not meet.
    service.app.set('trust proxy', 'loopback');
  });

  /** The longest of the beginnings that a path has; what stands for itself only is none. */
  const startOf = (starts: string[], path: string): string | undefined =>
    starts
      .filter((start) => path === start || (!roots.includes(start) && path.startsWith(`${start}/`)))
      .sort((a, b) => b.length - a.length)[0];
  /** Of the page of a family: `/notes/:id/delete` shows and changes what `/API/v2/notes` has. */
  const resourceBehind = (page: Route): Resource | undefined => {
    const subject = `/API/v2/${page.path.split('/')[1]}`;
    return routes.find(({ path, resource }) => resource && path === subject)?.resource;
  };
  const requiredOf = (route: Route): Access | undefined => {
    const found = required[startOf(Object.keys(required), route.path) ?? ''];
    const resource = route.resource ?? resourceBehind(route);
    if (found === undefined && resource) return resource[writes(route) ? 'write' : 'access'];
    if (typeof found !== 'object' || !('reads' in found)) return found;
    if (route.method === 'DELETE') return found.deletes ?? found.writes;
    return writes(route) ? found.writes : found.reads;
  };
  const handsOutPower = (route: Route): boolean => {
    if (isPage(route)) return true;
    const start = Object.keys(lastingPower).find((one) => route.path === one || route.path.startsWith(`${one}/`));
    return start !== undefined && (lastingPower[start] === 'always' || writes(route));
  };

  describe('routes', () => {
    it('should be all that the application answers', () => {
      const found = routes.map(({ method, path }) => `${method} ${path}`);
      expect(found.length).toBeGreaterThan(150);
      expect([...found].sort()).toEqual(mountedRoutes(service.app).sort());
    });

    it('should say each exactly once what they ask of their callers, and the right thing', () => {
      // Of several powers one is enough, whatever their order.
      const inOrder = (access: Access | undefined): unknown =>
        Array.isArray(access) ? [...new Set(access)].sort() : access;
      for (const route of routes) {
        const { method, path, access } = route;
        expect({ method, path, access: access.map(inOrder) }).toEqual({
          method,
          path,
          access: [inOrder(requiredOf(route))],
        });
      }
    });

    it('should say where lasting power is handed out', () => {
      for (const route of routes) {
        const { method, path } = route;
        expect([method, path, route.lastingPower]).toEqual([method, path, handsOutPower(route)]);
      }
    });
  });

  /** Sends a request to every route, and compares what becomes of it with what should. */
  async function walk(
    client: (route: Route) => Client | Promise<Client>,
    expected: (route: Route, access: Access) => 'in' | number,
  ): Promise<void> {
    const difference = async (route: Route): Promise<string[]> => {
      const address = `10.0.${++hosts >> 8}.${hosts & 255}`;
      // Programs find nothing at the root, where people find a page.
      const accept: Record<string, string> = route.path === '/' ? { Accept: 'text/html' } : {};
      const sender = (await client(route)).with({ 'X-Forwarded-For': address, ...accept });
      const { method } = route;
      const answer = await (method === 'GET' || method === 'DELETE'
        ? sender.send(method, addressOf(route))
        : sender.with({ 'Content-Type': 'application/json' }).send(method, addressOf(route), body));
      const [is, should] = [outcome(answer), expected(route, requiredOf(route)!)];
      return is === should
        ? []
        : [`${method} ${route.path}: ${is} instead of ${should} (${answer.text.slice(0, 300)})`];
    };
    // Some at a time: of one name at most a hundred tries may be under way before one has proved right.
    const differences: string[][] = [];
    for (let at = 0; at < routes.length; at += 50) {
      differences.push(...(await Promise.all(routes.slice(at, at + 50).map(difference))));
    }
    expect(differences.flat()).toEqual([]);
  }

  const allowed = (held: readonly Power[], access: Access): 'in' | 403 => (hasOneOf(held, access) ? 'in' : 403);
  const sessions = new Map<string, Promise<Client>>();
  /** One session of the user for all routes, but another where it is ended. */
  const session = (user: TestUser, route: Route, csrf = true): Promise<Client> => {
    if (route.path === '/API/v2/sessions/current') return service.client.asSession(user, { csrf });
    const key = `${user.id} ${csrf}`;
    if (!sessions.has(key)) sessions.set(key, service.client.asSession(user, { csrf }));
    return sessions.get(key)!;
  };
  /** One token of the user for all routes, but another where it is ended. */
  const endsItself = ({ method, path }: Route): boolean => method === 'DELETE' && path === '/API/v2/tokens/self';
  const token = async ({ username, token }: TestUser, route: Route): Promise<Client> =>
    service.client.asToken(endsItself(route) ? await service.token(username) : token);
  const inactive = (user: TestUser, yes: boolean) =>
    service.sql('UPDATE account SET is_active = ? WHERE id = ?', [!yes, user.id]);

  /** As many users as it takes: who is guessed at for too long is not even refused by 401. */
  const several = () => Promise.all(Array.from({ length: Math.ceil(routes.length / 60) }, () => service.user()));

  type Sender = (route: Route) => Client | Promise<Client>;
  /** How each kind of credential of a person is sent. Called once per walk. */
  const senders: Record<string, (user: TestUser) => Sender | Promise<Sender>> = {
    'no credentials': () => () => service.client,
    Basic: (user) => () => service.client.asBasic(user),
    'Basic with a wrong password': async () => {
      const users = await several();
      return () => service.client.asBasic({ ...users[hosts % users.length]!, password: 'wrong' });
    },
    'Basic of an unknown user': () => () => service.client.asBasic({ username: `nobody ${hosts}`, password: PASSWORD }),
    'Basic of an inactive user': async () => {
      // Known to be right first, so that remembering it must not let it in; several, as with a wrong password.
      const users = await several();
      for (const user of users) {
        expect((await service.client.asBasic(user).get('/API/v1/theme/')).status).toBe(403);
        await inactive(user, true);
      }
      return () => service.client.asBasic(users[hosts % users.length]!);
    },
    'Basic that is malformed': () => () => service.client.with({ Authorization: 'Basic %%%' }),
    'an empty Authorization': (user) => (route) =>
      session(user, route).then((good) => good.with({ Authorization: '' })),
    'another Authorization scheme': (user) => () => service.client.with({ Authorization: `Bearer ${user.token}` }),
    'a session': (user) => (route) => session(user, route),
    'a session without CSRF token': (user) => (route) => session(user, route, false),
    'a session with the CSRF token of another': async (user) => {
      const foreign = cookieOf(await service.client.asSession(people.root), 'csrftoken');
      return async (route) => {
        const own = await session(user, route);
        const cookies = `sessionid=${cookieOf(own, 'sessionid')}; csrftoken=${foreign}`;
        return own.with({ Cookie: cookies, 'X-CSRFToken': foreign });
      };
    },
    'an ended session': async (user) => {
      const ended = await service.client.asSession(user);
      expect((await ended.delete('/API/v2/sessions/current')).status).toBe(204);
      return () => ended;
    },
    'an idle session': async () => {
      // A session each, as the first refusal ends it; of several users, as nobody has more than a hundred, or logs in as often.
      const users = await several();
      return async () => {
        const own = await service.client.asSession(users[hosts % users.length]!);
        const digest = createHash('sha256').update(cookieOf(own, 'sessionid')).digest();
        await service.sql("UPDATE session SET last_seen_at = '2026-01-01T00:00:00.000000' WHERE digest = ?", [digest]);
        return own;
      };
    },
    'an unknown session': () => () =>
      service.client.with({ Cookie: 'sessionid=abcdefghij; csrftoken=x', 'X-CSRFToken': 'x' }),
    'a session of an inactive user': async () => {
      await inactive(people.gone, false);
      const left = await service.client.asSession(people.gone);
      await inactive(people.gone, true);
      return () => left;
    },
    'a token': (user) => (route) => token(user, route),
    'a read-only token': async (user) => {
      const key = await service.token(user.username, { access: 'read' });
      return () => service.client.asToken(key);
    },
    'an expired token': async (user) => {
      const key = await service.token(user.username, { label: 'expired' });
      await service.sql('UPDATE api_token SET expires_at = ? WHERE label = ?', [
        '2026-01-01T00:00:00.000000',
        'expired',
      ]);
      return () => service.client.asToken(key);
    },
    'a revoked token': async (user) => {
      const key = await service.token(user.username, { label: 'revoked' });
      await service.sql('UPDATE api_token SET revoked_at = created_at WHERE label = ?', ['revoked']);
      return () => service.client.asToken(key);
    },
    'an unknown token': () => () => service.client.asToken(newKey()),
    'a token with a wrong checksum': ({ token }) => {
      const wrong = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
      expect(isWellFormed(wrong)).toBe(false);
      return () => service.client.asToken(wrong);
    },
    'a garbage token': () => () => service.client.asToken('0'),
    'an empty token': (user) => () => service.client.asToken('').asBasic(user),
    'a token sent twice':
      ({ token }) =>
      () =>
        service.client.with({ 'AUTH-TOKEN': [token, token] }),
    'a token of an inactive user': async () => {
      await inactive(people.gone, true);
      return () => service.client.asToken(people.gone.token);
    },
    'a bad token, then good ones of all other kinds': (user) => (route) =>
      session(user, route).then((good) => good.asBasic(user).asToken(newKey())),
    'a bad Basic, then a good session': (user) => (route) => {
      const username = `nobody ${hosts}`;
      return session(user, route).then((good) => good.asBasic({ username, password: PASSWORD }));
    },
    'a good token, then bad ones of all other kinds': (user) => (route) =>
      token(user, route).then((good) => good.with({ Cookie: 'sessionid=wrong', Authorization: 'Bearer wrong' })),
    'a good Basic, then a bad session': (user) => () =>
      service.client.with({ Cookie: 'sessionid=wrong' }).asBasic(user),
  };

  describe.each(Object.entries(kinds))('with %s', (kind, [reading, writing]) => {
    it.each(reading === 'may' ? persons : ['holder' as const])(
      'should be the same at every route for the %s',
      async (person) => {
        const sender = await senders[kind]!(people[person]);
        await walk(sender, (route, access) => {
          if (access === 'public') return 'in';
          if (reading !== 'may') return reading;
          return writes(route) && writing ? writing : allowed(powers[person], access);
        });
      },
    );
  });

  it.each(words)('should not let the other permissions stand in for %s', async (missing) => {
    const others = words.filter((word) => word !== missing);
    const user = await service.user({ permissions: others });
    await walk(
      (route) => token(user, route),
      (_, access) => (access === 'public' ? 'in' : allowed(others, access)),
    );
  });

  /** A request of each kind with RUNAS. */
  const actors: Record<string, () => Client | Promise<Client>> = {
    'bad credentials': () => service.client.asToken(newKey()).runAs(people.holder.username),
    'a blank header': () => administrator().runAs(''),
    'the header twice': () => administrator().with({ RUNAS: [people.holder.username, people.holder.username] }),
    'a control character in the header': () => administrator().runAs(`${people.holder.username}\u00c2\u0085`),
    'a header that is too long': () => administrator().runAs('x'.repeat(151)),
    'a blank header, by no administrator': () => service.client.asToken(people.holder.token).runAs(''),
    'no administrator': () => service.client.asToken(people.holder.token).runAs(people.outsider.username),
    'no administrator, for an unknown user': () => service.client.asToken(people.holder.token).runAs('nobody'),
    'no administrator, for himself': () => service.client.asToken(people.holder.token).runAs(people.holder.username),
    'a superuser who is no administrator': () =>
      service.client.asToken(people.root.token).runAs(people.holder.username),
    'a token that forbids it': async () => (await special('forbidden')).runAs(people.holder.username),
    'a token that requires it and no header': () => special('required'),
    'an unknown user': () => administrator().runAs('nobody'),
    'an inactive user': async () => {
      await inactive(people.gone, true);
      return administrator().runAs(people.gone.username);
    },
    'a superuser for an administrator who is none': () => administrator().runAs(people.root.username),
    'the caller himself': () => administrator().runAs(people.administrator.username),
    'a user who may': () => administrator().runAs(people.holder.username),
    'a user who may not': () => administrator().runAs(people.outsider.username),
    'a token that requires it': async () => (await special('required')).runAs(people.holder.username),
  };
  const administrator = (): Client => service.client.asToken(people.administrator.token);
  const special = async (use: 'forbidden' | 'required'): Promise<Client> =>
    service.client.asToken(await service.token(people.administrator.username, { runAs: use }));

  describe.each(Object.entries(runAs))('with RUNAS: %s', (kind, [usual, powerful]) => {
    it('should be the same at every route', async () => {
      const client = await actors[kind]!();
      const sent = kind !== 'a token that requires it and no header';
      await walk(
        (route) => (sent || !endsItself(route) ? client : special('required')),
        (route, access) => {
          if (!sent && endsItself(route)) return 'in';
          if (knowsCallers.includes(route.path) && !writes(route)) {
            if (!handsOutPower(route)) return typeof usual === 'number' && usual !== 401 ? usual : 'in';
            return usual === 401 ? 403 : (powerful ?? (usual as 400 | 403));
          }
          if (access === 'public') return sent && handsOutPower(route) ? 403 : 'in';
          if (powerful && handsOutPower(route)) return powerful;
          return typeof usual === 'number' ? usual : allowed(powers[usual], access);
        },
      );
    });
  });
});

/** Like a controller whose author forgot the decorator. */
@Controller('API/v2/forgotten')
class ForgottenController {
  @Get() read(): string {
    return 'secret';
  }
  @Post() write(): string {
    return 'secret';
  }
}

@Module({ imports: [AppModule], controllers: [ForgottenController] })
class ForgottenModule {}

e2e('a route without access decorator', (service) => {
  let app: NestExpressApplication;
  let client: Client;

  beforeAll(async () => {
    app = await NestFactory.create<NestExpressApplication>(ForgottenModule, {
      logger: false,
      bodyParser: false,
      abortOnError: false,
    });
    await app.listen(0, '127.0.0.1');
    client = new Client(await app.getUrl());
  });
  afterAll(() => app.close());

  it('should be found by the walk', () => {
    const found = routesOf(app).filter(({ path }) => path === '/API/v2/forgotten');
    expect(found.map(({ method, access }) => [method, access])).toEqual([
      ['GET', []],
      ['POST', []],
    ]);
  });

  it('should answer 403 to everyone', async () => {
    const root = await service.user({ isSuperuser: true, isAdministrator: true, permissions: ['theme'] });
    const clients = [client.asToken(root.token), client.asBasic(root), await client.asSession(root)];
    const strangers = [client, client.asToken('0'), client.asBasic({ ...root, password: 'wrong' })];
    for (const caller of [...clients, clients[0]!.runAs(root.username), ...strangers]) {
      for (const answer of [await caller.get('/API/v2/forgotten'), await caller.post('/API/v2/forgotten', {})]) {
        expect([answer.status, answer.text.includes('secret')]).toEqual([403, false]);
      }
    }
  });
});

function cookieOf(client: Client, name: string): string {
  const { Cookie } = (client as unknown as { headers: Record<string, string> }).headers;
  return new RegExp(`${name}=([^;]+)`).exec(Cookie!)![1]!;
}
