import { describe, expect, it } from '@jest/globals';
import { usernameFault } from '../../accounts/names.js';
import { binSize, draftBin } from './bin-items.js';
import { loadDice } from './dice.js';
import type { UserDraft } from './draft.js';
import { People } from './people.js';
import { draftUser } from './users.js';

const workplaces = [
  { organisationId: '1', domain: 'example.org', groups: [] },
  { organisationId: '2', domain: 'org1.example.org', groups: [{ id: '2', name: 'Newsroom' }] },
];

async function people(seed: number): Promise<People> {
  return People.load(await loadDice('en', [seed]), [seed]);
}

async function users(seed: number, count: number): Promise<UserDraft[]> {
  const dice = await loadDice('en', [seed]);
  const all = { dice, people: await people(seed), passwordHash: '', workplaces, roleIds: ['1', '2'], themeIds: ['1'] };
  return Array.from({ length: count }, (_, at) => draftUser(all, at + 1));
}

describe('demonstration users', () => {
  it('should be the same for the same seed only', async () => {
    const [first, again, other] = [await users(7, 50), await users(7, 50), await users(8, 50)];
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
  });

  it('should have names that users can have, each once, and no power over the platform', async () => {
    const drafts = await users(1, 1000);
    const faults = drafts.map(({ account }) => usernameFault(account.username));
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
    expect(new Set(drafts.map(({ account }) => account.usernameKey)).size).toBe(1000);
    expect(drafts.some(({ account }) => account.isSuperuser)).toBe(false);
  });

  it('should never have logged in before they were there', async () => {
    const wrong = (await users(1, 1000)).filter(
      ({ account, profile }) =>
        (account.lastLogin !== null && account.lastLogin < account.dateJoined) ||
        profile.createDate < account.dateJoined,
    );
    expect(wrong).toEqual([]);
  });
});

describe('demonstration bins', () => {
  it.each([
    [0, 10],
    [5, 1],
    [1000, 1],
    [3000, 3],
    [200, 50],
    [100, 5000],
    [50_000, 60],
  ])('should hold %i items in %i bins, none too many', async (items, bins) => {
    const dice = await loadDice('en', [1]);
    let left = items;
    for (let at = 0; at < bins; at++) {
      const size = binSize(dice, left, bins - at);
      expect(size).toBeLessThanOrEqual(1000);
      left -= size;
    }
    expect(left).toBe(0);
  });

  it('should hold every resource once, in order', async () => {
    const bin = draftBin(await loadDice('en', [1]), await people(1), '5', 300);
    expect(new Set(bin.map(({ resourceId }) => resourceId)).size).toBe(300);
    expect(bin.map(({ position }) => position)).toEqual(bin.map((_, at) => at + 1));
  });
});
