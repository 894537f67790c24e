import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import passport from 'passport';
import { Strategy } from 'passport-custom';
import { AuthenticatedOnly, KnowsCallers, Public } from './access.decorators.js';
import type { AuditLog, AuditNote } from '../audit-log/audit-log.service.js';
import type { Via } from '../audit-log/audit-log.service.js';
import type { AuthContext, AuthenticatedRequest } from './auth-context.js';
import { BadCredentials, CredentialGuard } from './credential.guard.js';
import { TooManySignIns } from './sign-in-limiter.js';

class Routes {
  @AuthenticatedOnly() closed(): void {}
  @Public() open(): void {}
  @Public() @KnowsCallers() knowing(): void {}
  bare(): void {}
}

/** What each strategy answers; undefined stands for a bad credential. */
let signedIn: Partial<Record<Via, AuthContext | Error | 'never'>>;
const asked: Via[] = [];
for (const via of ['token', 'basic', 'session'] as const) {
  const strategy = new Strategy((_, done) => {
    asked.push(via);
    const result = signedIn[via];
    if (result === 'never') return;
    if (result instanceof Error) done(result);
    else done(null, result);
  });
  passport.use(via, strategy);
}

const auth = (via: Via, more: Partial<AuthContext> = {}): AuthContext => ({ via, ...more }) as AuthContext;

describe('CredentialGuard', () => {
  const notes: AuditNote[] = [];
  const record = jest.fn((_: unknown, note: AuditNote) => Promise.resolve(void notes.push(note)));
  const guard = new CredentialGuard(new Reflector(), { record } as unknown as AuditLog);
  const setHeader = jest.fn();

  beforeEach(() => {
    signedIn = {};
    for (const list of [asked, notes]) list.length = 0;
    jest.clearAllMocks();
  });

  /** Sends a request with these header lines. @returns its `auth` when it gets through */
  async function send(
    lines: [name: string, value: string][],
    { method = 'GET', route = 'closed', reader }: { method?: string; route?: keyof Routes; reader?: AuthContext } = {},
  ) {
    const headers: Record<string, string> = {};
    for (const [name, value] of lines) {
      const key = name.toLowerCase();
      headers[key] = key in headers ? `${headers[key]}, ${value}` : value;
    }
    const request = { method, headers, rawHeaders: lines.flat(), reader } as unknown as AuthenticatedRequest;
    const context = {
      switchToHttp: () => ({
        getRequest: () => request,
        getResponse: () => ({ getHeader: () => undefined, setHeader }),
      }),
      getHandler: () => (Routes.prototype as unknown as Record<string, unknown>)[route],
      getClass: () => Routes,
    } as unknown as ExecutionContext;
    expect(await guard.canActivate(context)).toBe(true);
    return request.auth;
  }

  const token = ['AUTH-TOKEN', 'key'] satisfies [string, string];
  const basic = ['Authorization', `Basic ${Buffer.from('ann:secret').toString('base64')}`] satisfies [string, string];
  const cookie = ['Cookie', 'sessionid=abc; csrftoken=xyz'] satisfies [string, string];

  it('should not look at the credentials of a public route', async () => {
    expect(await send([token, basic, cookie], { route: 'open' })).toBeUndefined();
    expect(asked).toEqual([]);
    expect(notes).toEqual([]);
  });

  it('should not wait long for who calls where a route is open to all', async () => {
    signedIn = { token: 'never' };
    const end = new AbortController();
    const late = wait(5000, 'late', { signal: end.signal }).catch(() => undefined);
    expect(await Promise.race([send([token], { route: 'knowing' }), late])).toBeUndefined();
    end.abort();
  });

  it('should leave a route that says nothing to the guard that closes it', async () => {
    expect(await send([token], { route: 'bare' })).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('should refuse a request without credentials, of which no audit entry is made', async () => {
    await expect(send([])).rejects.toThrow(BadCredentials);
    await expect(send([['Cookie', 'other=sessionid']])).rejects.toThrow(BadCredentials);
    expect(notes).toEqual([]);
  });

  it.each([
    ['token', [token]],
    ['basic', [basic]],
    ['session', [cookie]],
    ['token', [cookie, basic, token]],
    ['basic', [cookie, basic]],
  ] as const)('should let %s decide of %j, and ask nobody else', async (via, lines) => {
    for (const each of ['token', 'basic', 'session'] as const) signedIn[each] = auth(each);
    expect(await send([...lines])).toMatchObject({ via });
    expect(asked).toEqual([via]);
    expect(notes).toEqual([]);
  });

  it.each([
    ['a bad token', [token, basic, cookie], 'token', ''],
    ['an empty token', [['AUTH-TOKEN', ''], basic, cookie], 'token', ''],
    ['a bad pair', [basic, cookie], 'basic', 'ann'],
    ['an empty Authorization', [['Authorization', ''], cookie], 'basic', ''],
    ['another scheme', [['Authorization', 'Bearer secret'], cookie], 'basic', ''],
    ['a bad session', [cookie], 'session', ''],
    ['an empty session', [['Cookie', 'sessionid=']], 'session', ''],
  ] as [string, [string, string][], Via, string][])(
    'should refuse %s, whatever else the request holds',
    async (_, lines, bad, actor) => {
      for (const via of ['token', 'basic', 'session'] as const) if (via !== bad) signedIn[via] = auth(via);
      await expect(send(lines)).rejects.toThrow(BadCredentials);
      const why = bad === 'session' ? 'no such session' : 'bad credentials';
      expect(notes).toEqual([{ event: 'sign-in', outcome: `refused: ${why}`, actor, via: bad }]);
      expect(JSON.stringify(notes)).not.toContain('secret');
    },
  );

  it.each([
    ['token', [token, token]],
    ['basic', [basic, basic]],
  ] as const)('should refuse a %s that is sent twice, without looking at it', async (via, lines) => {
    signedIn[via] = auth(via);
    await expect(send([...lines])).rejects.toThrow(BadCredentials);
    expect(asked).toEqual([]);
    expect(notes).toMatchObject([{ outcome: 'refused: bad credentials', via }]);
  });

  it('should take who was let in to a page for who makes its own requests', async () => {
    const reader = auth('session', { session: { id: '1', csrfToken: 'xyz' } });
    const own = await send([cookie], { reader });
    expect(own).toMatchObject({ via: 'session', session: reader.session });
    expect(own!.origin).not.toBe(reader.origin);
    expect(asked).toEqual([]);
    // Whoever it is: without a credential nobody is let in, and what changes something is protected as ever.
    await expect(send([], { reader })).rejects.toThrow(BadCredentials);
    await expect(send([cookie], { reader, method: 'POST' })).rejects.toThrow('X-CSRFToken header must equal');
  });

  it('should pass on that there were too many tries, and note it', async () => {
    signedIn.basic = new TooManySignIns(7);
    await expect(send([basic])).rejects.toThrow(TooManySignIns);
    expect(notes).toEqual([{ event: 'sign-in', outcome: 'refused: too many tries', actor: 'ann', via: 'basic' }]);
  });

  it('should pass on what nobody foresaw', async () => {
    signedIn.token = new Error('The database is gone.');
    await expect(send([token])).rejects.toThrow('The database is gone.');
  });

  it('should tell caches that the answer is one caller’s, also when it refuses', async () => {
    await expect(send([])).rejects.toThrow(BadCredentials);
    expect(setHeader).toHaveBeenCalledWith('Cache-Control', 'private, no-store');
    expect(setHeader).toHaveBeenCalledWith('Vary', 'Authorization, AUTH-TOKEN, RUNAS, Cookie');
  });

  it.each(['RUNAS', 'close, runas', 'auth-token', 'Authorization', 'keep-alive, Cookie', 'X-CSRFToken'])(
    'should refuse Connection: %s, by which a proxy would drop the header',
    async (connection) => {
      signedIn.token = auth('token');
      await expect(send([token, ['Connection', connection]])).rejects.toThrow('Connection must not name');
      expect(await send([token, ['Connection', 'close']])).toMatchObject({ via: 'token' });
    },
  );

  it.each(['GET', 'HEAD', 'OPTIONS'])('should let a read-only token and a session %s', async (method) => {
    signedIn = { token: auth('token', { token: { access: 'read', expiresAt: null } as AuthContext['token'] }) };
    expect(await send([token], { method })).toMatchObject({ via: 'token' });
    signedIn = { session: auth('session', { session: { id: '1', csrfToken: 'xyz' } }) };
    expect(await send([cookie], { method })).toMatchObject({ via: 'session' });
  });

  describe.each(['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])('of a %s', (method) => {
    it('should refuse a read-only token', async () => {
      signedIn.token = auth('token', { token: { access: 'read', expiresAt: null } as AuthContext['token'] });
      await expect(send([token], { method })).rejects.toThrow('only read');
    });

    it('should ask neither a full token nor Basic for a CSRF token', async () => {
      signedIn.token = auth('token', { token: { access: 'full', expiresAt: null } as AuthContext['token'] });
      signedIn.basic = auth('basic');
      expect(await send([token], { method })).toMatchObject({ via: 'token' });
      expect(await send([basic, ['X-CSRFToken', 'wrong']], { method })).toMatchObject({ via: 'basic' });
    });

    it.each([
      ['no header', 'sessionid=abc; csrftoken=xyz', undefined],
      ['an empty header', 'sessionid=abc; csrftoken=xyz', ''],
      ['another header', 'sessionid=abc; csrftoken=xyz', 'xyZ'],
      ['no cookie', 'sessionid=abc', 'xyz'],
      ['neither', 'sessionid=abc', undefined],
      ['two empty ones', 'sessionid=abc; csrftoken=', ''],
      ['two equal ones that are not the session’s', 'sessionid=abc; csrftoken=abc', 'abc'],
      ['two equal ones of another number of bytes', 'sessionid=abc; csrftoken=xy%C3%A9', 'xyé'],
    ])('should refuse a session with %s', async (_, cookies, header) => {
      signedIn.session = auth('session', { session: { id: '1', csrfToken: 'xyz' } });
      const lines: [string, string][] = [['Cookie', cookies]];
      if (header !== undefined) lines.push(['X-CSRFToken', header]);
      await expect(send(lines, { method })).rejects.toThrow('X-CSRFToken header must equal');
    });

    it('should let a session pass that repeats its CSRF token', async () => {
      signedIn.session = auth('session', { session: { id: '1', csrfToken: 'xyz' } });
      expect(await send([cookie, ['X-CSRFToken', 'xyz']], { method })).toMatchObject({ via: 'session' });
    });
  });

  it.each([
    [13, true],
    [0, true],
    [15, false],
    [undefined, false],
  ])('should tell of a token that ends in %s days that it does: %s', async (days, told) => {
    const end = days === undefined ? null : new Date(Date.now() + days * 86_400_000).toISOString().replace('Z', '000');
    signedIn.token = auth('token', { token: { access: 'full', expiresAt: end } as AuthContext['token'] });
    await send([token]);
    const header = setHeader.mock.calls.find(([name]) => name === 'X-Token-Expires');
    expect(header?.[1]).toBe(told ? `${end}Z` : undefined);
  });
});
