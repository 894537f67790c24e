import { describe, expect, it } from '@jest/globals';
import { now } from '../../database/instant.js';
import { callsOf, usageOf, type Client } from './calls.js';
import { loadDice, present } from './dice.js';
import { draftSessions } from './sessions.js';
import { draftTokens } from './tokens.js';
import { trailOf } from './trail.js';

const at = present();
const users = Array.from({ length: 40 }, (_, n) => ({ id: String(n + 1), username: `user${n}`, sessionTimeout: 0 }));
const [boss] = users as [(typeof users)[0]];

async function drafts(seed: number) {
  const dice = await loadDice('en', [seed]);
  const tokens: Client[] = users
    .flatMap((user) => draftTokens(dice, user, boss, at, user === boss))
    .map((token, place) => ({ ...token, tokenId: String(place + 1) }));
  const sessions = users.flatMap((user) => draftSessions(dice, user, at));
  const sessionIds = sessions.map((_, place) => String(place + 1));
  const calls = tokens.flatMap((token) => callsOf(dice, token, at));
  const trail = trailOf(dice, { users, boss, tokens, sessions, sessionIds, at });
  return { tokens, sessions, calls, usage: usageOf(calls, at), trail };
}

describe('what demonstration users did', () => {
  it('should be the same for the same seed only', async () => {
    const [first, again, other] = [await drafts(3), await drafts(3), await drafts(4)];
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
  });

  it('should be of every kind for the first of them', async () => {
    const { tokens } = await drafts(1);
    const own = tokens.filter(({ owner }) => owner === boss).map(({ row }) => row);
    const has = (test: (row: (typeof own)[0]) => boolean): boolean => own.some(test);
    expect({
      unnamed: has(({ label }) => label === ''),
      endless: has(({ expiresAt }) => expiresAt === null),
      over: has(({ expiresAt }) => expiresAt !== null && expiresAt < now()),
      endsSoon: has(({ expiresAt }) => expiresAt !== null && expiresAt > now() && expiresAt < now(14 * 86_400)),
      revoked: has(({ revokedAt }) => revokedAt !== null),
      waiting: has(({ unrevealed, last4 }) => unrevealed && last4 === ''),
      unused: has(({ lastUsedAt, unrevealed }) => lastUsedAt === null && !unrevealed),
      reading: has(({ access }) => access === 'read'),
    }).toEqual({
      unnamed: true,
      endless: true,
      over: true,
      endsSoon: true,
      revoked: true,
      waiting: true,
      unused: true,
      reading: true,
    });
  });

  it('should not lie in the future, nor before what it needs', async () => {
    const { tokens, sessions, usage, trail } = await drafts(2);
    const moments = [
      ...tokens.flatMap(({ row }) => [row.createdAt, row.lastUsedAt ?? '', row.revokedAt ?? '']),
      ...sessions.flatMap(({ createdAt, lastSeenAt }) => [createdAt, lastSeenAt]),
      ...usage.map(({ lastAt }) => lastAt),
      ...trail.map((entry) => entry.at),
    ];
    expect(moments.filter((one) => one > now())).toEqual([]);
    expect(tokens.filter(({ row }) => row.lastUsedAt !== null && row.lastUsedAt < row.createdAt)).toEqual([]);
    expect(sessions.filter(({ createdAt, lastSeenAt }) => lastSeenAt < createdAt)).toEqual([]);
  });

  it('should be counted once per day, client and route, and add up', async () => {
    const { calls, usage } = await drafts(1);
    const keys = calls.map(({ day, tokenId, route, version }) => `${version} ${day} ${tokenId} ${route}`);
    expect(new Set(keys).size).toBe(keys.length);
    const old = calls.filter(({ version }) => version === 1).reduce((sum, one) => sum + one.calls, 0);
    expect(usage.reduce((sum, one) => sum + one.calls, 0)).toBe(old);
    expect(old).toBeGreaterThan(1000);
  });
});
