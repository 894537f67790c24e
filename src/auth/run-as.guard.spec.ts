import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HttpException, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Principal } from '../accounts/identity/principal.js';
import type { Principals } from '../accounts/identity/principals.service.js';
import { LastingPower } from './access.decorators.js';
import type { TokenRunAs } from './api-token.entity.js';
import type { AuditLog, AuditNote } from '../audit-log/audit-log.service.js';
import type { AuthContext, AuthenticatedRequest } from './auth-context.js';
import { RunAsGuard } from './run-as.guard.js';

class Routes {
  usual(): void {}
  @LastingPower() powerful(): void {}
}

@LastingPower()
class PowerfulRoutes {
  usual(): void {}
}

interface Person {
  isAdministrator?: boolean;
  isSuperuser?: boolean;
  isActive?: boolean;
}

const person = (username: string, { isAdministrator = false, isSuperuser = false, isActive = true }: Person = {}) =>
  ({
    id: username,
    username,
    isActive,
    isSuperuser,
    isAdministrator: () => Promise.resolve(isAdministrator),
  }) as unknown as Principal;

const people = [
  person('ann'),
  person('Zoë, the 2nd'),
  person('admin', { isAdministrator: true }),
  person('other admin', { isAdministrator: true }),
  person('root', { isSuperuser: true }),
  person('rooted admin', { isAdministrator: true, isSuperuser: true }),
  person('gone', { isActive: false }),
];
const called = (username: string): Principal => people.find((one) => one.username === username)!;

describe('RunAsGuard', () => {
  const notes: AuditNote[] = [];
  const record = jest.fn((_: unknown, note: AuditNote) => Promise.resolve(void notes.push(note)));
  // A copy, as the database gives one: the guard must not rely on meeting the same object again.
  const named = jest.fn((name: string) => {
    const one = people.find(({ username }) => username.toLowerCase() === name.toLowerCase());
    return Promise.resolve(one && ({ ...one } as Principal));
  });
  const guard = new RunAsGuard(new Reflector(), { named } as unknown as Principals, { record } as unknown as AuditLog);
  const setHeader = jest.fn();

  beforeEach(() => {
    notes.length = 0;
    jest.clearAllMocks();
  });

  interface Sent {
    by?: string;
    runAs?: TokenRunAs;
    routes?: new () => { usual(): void };
    route?: 'usual' | 'powerful';
  }

  /** Sends a request with these RUNAS headers. @returns its auth when it gets through */
  async function send(values: string[], { by = 'admin', runAs, routes = Routes, route = 'usual' }: Sent = {}) {
    const user = by === '' ? undefined : called(by);
    const token = runAs && { runAs };
    const request = {
      headers: values.length > 0 ? { runas: values.join(', ') } : {},
      rawHeaders: values.flatMap((value) => ['RunAs', value]),
      auth: user && ({ user, actor: user, via: token ? 'token' : 'basic', token } as AuthContext),
    } as unknown as AuthenticatedRequest;
    const context = {
      switchToHttp: () => ({ getRequest: () => request, getResponse: () => ({ setHeader }) }),
      getHandler: () => (routes.prototype as Record<string, unknown>)[route],
      getClass: () => routes,
    } as unknown as ExecutionContext;
    expect(await guard.canActivate(context)).toBe(true);
    return request.auth;
  }

  async function refusal(values: string[], sent: Sent = {}): Promise<number> {
    const error: unknown = await send(values, sent).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(HttpException);
    expect(setHeader).not.toHaveBeenCalled();
    return (error as HttpException).getStatus();
  }

  it('should leave a request without the header as it is', async () => {
    for (const runAs of [undefined, 'allowed', 'forbidden'] as const) {
      const auth = await send([], { runAs });
      expect(auth).toMatchObject({ user: called('admin'), actor: called('admin') });
    }
    expect(notes).toEqual([]);
    expect(setHeader).not.toHaveBeenCalled();
  });

  it('should refuse a token that requires the header where it is missing or blank', async () => {
    expect(await refusal([], { runAs: 'required' })).toBe(400);
    expect(await refusal([''], { runAs: 'required' })).toBe(400);
    expect(await send(['ann'], { runAs: 'required' })).toMatchObject({ user: { username: 'ann' } });
  });

  it('should swap the user, keep the actor, say so in the answer and note it', async () => {
    const auth = await send(['ann'], { runAs: 'allowed' });
    expect(auth).toMatchObject({ user: { username: 'ann' }, actor: called('admin'), via: 'token' });
    expect(setHeader.mock.calls).toEqual([['X-Effective-User', 'ann']]);
    expect(notes).toEqual([
      expect.objectContaining({ event: 'run-as', outcome: 'granted', actor: called('admin'), via: 'token' }),
    ]);
    expect(notes[0]!.effective).toMatchObject({ username: 'ann' });
  });

  it('should read UTF-8 and Latin-1, spaces around and a comma within', async () => {
    const utf8 = Buffer.from('Zoë, the 2nd').toString('latin1');
    for (const value of [utf8, 'Zoë, the 2nd', `  ${utf8} `, utf8.toUpperCase().replace('Ã\u008b', 'Ã«')]) {
      expect(await send([value])).toMatchObject({ user: { username: 'Zoë, the 2nd' } });
    }
    expect(setHeader).toHaveBeenLastCalledWith('X-Effective-User', 'Zo%C3%AB,%20the%202nd');
  });

  it.each([
    ['empty', ['']],
    ['spaces', ['   ']],
    ['a space of another kind', [Buffer.from('\u3000').toString('latin1')]],
    ['sent twice', ['ann', 'ann']],
    ['sent twice, once empty', ['', 'ann']],
    ['sent twice so that both together are a name', ['Zo\u00eb', 'the 2nd']],
    ['a tab', ['an\tn']],
    ['a control character in UTF-8', [Buffer.from('an\u0085n').toString('latin1')]],
    ['an invisible character', [Buffer.from('ann\u200b').toString('latin1')]],
    ['151 characters', ['x'.repeat(151)]],
  ])('should answer 400 to a header that is %s, whoever sends it', async (_, values) => {
    for (const by of ['admin', 'ann', 'root']) expect(await refusal(values, { by })).toBe(400);
    expect(notes).toHaveLength(3);
    expect(notes.every(({ outcome }) => outcome.startsWith('refused: '))).toBe(true);
    expect(named).not.toHaveBeenCalled();
  });

  it('should look 150 characters up', async () => {
    expect(await refusal(['🎬'.repeat(150)].map((name) => Buffer.from(name).toString('latin1')))).toBe(404);
  });

  it.each(['ann', 'Ann', 'nobody', 'gone', 'root', 'admin'])(
    'should answer 403 to who is no administrator, and not even look for %s',
    async (name) => {
      expect(await refusal([name], { by: 'ann' })).toBe(403);
      expect(await refusal([name], { by: 'root' })).toBe(403);
      expect(await refusal([name], { by: 'ann', routes: PowerfulRoutes })).toBe(403);
      expect(named).not.toHaveBeenCalled();
      expect(new Set(notes.map(({ outcome }) => outcome))).toEqual(
        new Set(['refused: Only administrators may use RUNAS.']),
      );
      expect(notes[0]).toMatchObject({ actor: called('ann'), effective: name });
    },
  );

  it('should answer 403 to a token that must not be used so, before it looks for the user', async () => {
    for (const name of ['ann', 'nobody']) expect(await refusal([name], { runAs: 'forbidden' })).toBe(403);
    expect(named).not.toHaveBeenCalled();
  });

  it('should answer 403 where lasting power is handed out, before it looks for the user', async () => {
    for (const name of ['ann', 'nobody']) {
      expect(await refusal([name], { route: 'powerful' })).toBe(403);
      expect(await refusal([name], { routes: PowerfulRoutes })).toBe(403);
      // Also to somebody whose credentials a public route does not ask for.
      expect(await refusal([name], { by: '', route: 'powerful' })).toBe(403);
    }
    expect(named).not.toHaveBeenCalled();
  });

  it('should leave a public route alone that hands out nothing', async () => {
    expect(await send(['ann'], { by: '' })).toBeUndefined();
    expect(named).not.toHaveBeenCalled();
  });

  it.each([
    ['an unknown user', 'nobody', 'admin', 404],
    ['an inactive user', 'gone', 'admin', 403],
    ['a superuser who is not one', 'root', 'admin', 403],
    ['a superuser who administers', 'rooted admin', 'admin', 403],
  ])('should refuse to run as %s', async (_, name, by, status) => {
    expect(await refusal([name], { by })).toBe(status);
    expect(notes).toMatchObject([{ event: 'run-as', actor: called(by), effective: name }]);
    expect(notes[0]!.outcome).toMatch(/^refused: /);
  });

  it.each([
    ['another administrator', 'other admin', 'admin'],
    ['a superuser when the caller is one', 'root', 'rooted admin'],
  ])('should run as %s', async (_, name, by) => {
    expect(await send([name], { by })).toMatchObject({ user: { username: name }, actor: called(by) });
  });

  it('should change nothing for the caller himself, but note it', async () => {
    const auth = await send(['ADMIN']);
    expect(auth!.user).toBe(auth!.actor);
    expect(notes).toMatchObject([{ event: 'run-as', outcome: 'granted', actor: called('admin') }]);
    expect(setHeader.mock.calls).toEqual([['X-Effective-User', 'admin']]);
  });
});
