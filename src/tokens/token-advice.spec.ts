import { describe, expect, it } from '@jest/globals';
import { adviceFor, type AdvisedToken } from './token-advice.js';
import type { UsedRoute } from './token-routes.js';

const present = Date.UTC(2031, 5, 30, 12);
const inDays = (count: number): string => `${new Date(present + count * 86_400_000).toISOString().slice(0, 23)}000`;

/** About this one there is nothing to say. */
const sound: AdvisedToken = {
  access: 'read',
  createdAt: inDays(-6),
  expiresAt: inDays(100),
  revokedAt: null,
  lastUsedAt: inDays(-1),
  unrevealed: false,
};

const used = (method: string, calls: number, version: 'v1' | 'v2' = 'v2'): UsedRoute => ({
  method,
  path: '/',
  version,
  calls,
  last_used_on: '2031-06-30',
  twin: null,
  guide: null,
});

function codes(token: Partial<AdvisedToken>, ...routes: UsedRoute[]): string[] {
  return adviceFor({ ...sound, ...token }, routes, present).map(({ code }) => code);
}

describe('the advice on a token', () => {
  it('should be none without a reason, and for tokens that have ended', () => {
    expect(codes({}, used('GET', 100))).toEqual([]);
    const bad = { access: 'full', createdAt: inDays(-99), lastUsedAt: null } as const;
    expect(codes({ ...bad, expiresAt: null })).toEqual(['never_used', 'no_end']);
    expect(codes({ ...bad, expiresAt: null, revokedAt: inDays(-1) }, used('GET', 100, 'v1'))).toEqual([]);
    expect(codes({ ...bad, expiresAt: '2021-01-01T00:00:00.000000' }, used('GET', 100, 'v1'))).toEqual([]);
  });

  it('should be about its end', () => {
    expect(codes({ expiresAt: null })).toEqual(['no_end']);
    expect(codes({ expiresAt: inDays(14) })).toEqual(['ends_soon']);
    expect(codes({ expiresAt: inDays(14.01) })).toEqual([]);
  });

  it('should be about not being used: from seven days on, and again after sixty', () => {
    expect(codes({ lastUsedAt: null, createdAt: inDays(-6.99) })).toEqual([]);
    expect(codes({ lastUsedAt: null, createdAt: inDays(-7) })).toEqual(['never_used']);
    expect(codes({ lastUsedAt: inDays(-59.99), createdAt: inDays(-99) })).toEqual([]);
    expect(codes({ lastUsedAt: inDays(-60), createdAt: inDays(-99) })).toEqual(['unused_for_60_days']);
  });

  it('should say of one that was not fetched only that', () => {
    const waiting = { unrevealed: true, lastUsedAt: null } as const;
    expect(codes({ ...waiting, createdAt: inDays(-6.99) })).toEqual([]);
    expect(codes({ ...waiting, createdAt: inDays(-7) })).toEqual(['not_fetched']);
    expect(codes({ ...waiting, createdAt: inDays(-7), expiresAt: null })).toEqual(['not_fetched', 'no_end']);
  });

  it('should find one that may do all but only reads, once that is clear', () => {
    const full = { access: 'full' } as const;
    expect(codes(full, used('GET', 6), used('HEAD', 3))).toEqual([]);
    expect(codes(full, used('GET', 6), used('HEAD', 4))).toEqual(['only_read']);
    expect(codes(full, used('GET', 100), used('DELETE', 1))).toEqual([]);
    expect(codes({}, used('GET', 100))).toEqual([]);
    expect(adviceFor({ ...sound, access: 'full' }, [used('GET', 12)], present)).toEqual([
      { code: 'only_read', calls: 12 },
    ]);
  });

  it('should name the calls of the first version', () => {
    const old = [used('GET', 5, 'v1'), used('POST', 2, 'v1')];
    expect(adviceFor(sound, [...old, used('GET', 9)], present)).toEqual([{ code: 'calls_v1', calls: 7, routes: old }]);
  });

  it('should begin with what presses most', () => {
    const token = { access: 'full', expiresAt: inDays(3), createdAt: inDays(-99), lastUsedAt: inDays(-80) } as const;
    expect(codes(token, used('GET', 10, 'v1'))).toEqual(['ends_soon', 'calls_v1', 'only_read', 'unused_for_60_days']);
  });
});
