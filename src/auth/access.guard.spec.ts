import { describe, expect, it, jest } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import { permissions } from '../accounts/granting/permissions.js';
import { Principal } from '../accounts/identity/principal.js';
import { AuthenticatedOnly, Public, RequirePermission } from './access.decorators.js';
import { Problem } from '../config/problem.js';
import { AccessGuard } from './access.guard.js';
import type { AuthContext } from './auth-context.js';

permissions.add('test', {
  user: { help: 'users', superuser: false },
  userprofile: { help: 'profiles', superuser: true },
  media_backend: { help: 'media', superuser: true },
  theme: { help: 'themes', superuser: true },
});

class Routes {
  @Public() open(): void {}
  @AuthenticatedOnly() members(): void {}
  @RequirePermission('theme') themes(): void {}
  @RequirePermission('user') users(): void {}
  bare(): void {}
}

@RequirePermission('media_backend')
class Catalogue {
  list(): void {}
  @Public() help(): void {}
  @RequirePermission('theme') themes(): void {}
}

@RequirePermission('user')
class Others extends Catalogue {}

const load = jest.fn((words: string[]) =>
  Promise.resolve({ permissions: new Set(words), platformRoles: new Set<string>() }),
);

function user(words: string[], { superuser = false } = {}): AuthContext {
  const row = { user_id: 1, username: 'ann', is_active: 1, is_superuser: superuser ? 1 : 0, organisation_id: 1 };
  return { user: new Principal(row, () => load(words)) } as AuthContext;
}

describe('AccessGuard', () => {
  const guard = new AccessGuard();

  async function passes(routes: new () => object, route: string, auth?: AuthContext): Promise<boolean> {
    const context = {
      switchToHttp: () => ({ getRequest: () => ({ auth }) }),
      getHandler: () => (routes.prototype as Record<string, unknown>)[route],
      getClass: () => routes,
    } as unknown as ExecutionContext;
    try {
      return await guard.canActivate(context);
    } catch (error) {
      expect(error).toBeInstanceOf(Problem);
      return false;
    }
  }

  const everything = ['user', 'userprofile', 'media_backend', 'theme'];

  it('should close a route that says nothing, to everyone', async () => {
    for (const auth of [undefined, user([]), user(everything), user(everything, { superuser: true })]) {
      expect(await passes(Routes, 'bare', auth)).toBe(false);
    }
  });

  it('should let everyone pass a public route, without asking the database', async () => {
    load.mockClear();
    for (const auth of [undefined, user([])]) expect(await passes(Routes, 'open', auth)).toBe(true);
    expect(load).not.toHaveBeenCalled();
  });

  it('should ask for what the class of the route says, of several that inherit it', async () => {
    for (const [routes, word, other] of [
      [Catalogue, 'media_backend', 'user'],
      [Others, 'user', 'media_backend'],
    ] as const) {
      expect(await passes(routes, 'list', user([word]))).toBe(true);
      expect(await passes(routes, 'list', user([other]))).toBe(false);
    }
  });

  it('should let every user pass a route for users, and nobody else', async () => {
    expect(await passes(Routes, 'members', undefined)).toBe(false);
    expect(await passes(Routes, 'members', user([]))).toBe(true);
  });

  it('should ask for the very permission', async () => {
    expect(await passes(Routes, 'themes', user(['theme']))).toBe(true);
    for (const words of [[], ['user'], ['themes'], ['Theme'], ['theme ']]) {
      expect(await passes(Routes, 'themes', user(words))).toBe(false);
    }
    expect(await passes(Routes, 'themes', undefined)).toBe(false);
  });

  it('should let superusers pass where the permission says so, and not by `user`', async () => {
    expect(await passes(Routes, 'themes', user([], { superuser: true }))).toBe(true);
    expect(await passes(Catalogue, 'list', user([], { superuser: true }))).toBe(true);
    expect(await passes(Routes, 'users', user([], { superuser: true }))).toBe(false);
    expect(await passes(Routes, 'users', user(['user'], { superuser: true }))).toBe(true);
  });

  it('should take what the class says, unless the route says something itself', async () => {
    expect(await passes(Catalogue, 'list', user(['media_backend']))).toBe(true);
    expect(await passes(Catalogue, 'list', user(['theme']))).toBe(false);
    expect(await passes(Catalogue, 'themes', user(['theme']))).toBe(true);
    expect(await passes(Catalogue, 'themes', user(['media_backend']))).toBe(false);
    expect(await passes(Catalogue, 'help', undefined)).toBe(true);
  });
});
