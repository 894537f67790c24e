import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { AuditDraft } from './audit-chain.js';
import { RefusalTallies } from './audit-flood.js';

const minute = 60_000;

function refusal(values: Partial<AuditDraft> = {}): AuditDraft {
  return {
    at: '2026-01-02T03:04:05.678901',
    event: 'sign-in',
    outcome: 'refused: bad credentials',
    actorId: null,
    actor: 'ann',
    effectiveId: null,
    effective: '',
    via: 'basic',
    method: 'GET',
    route: '/API/v1/theme/',
    address: '192.0.2.1',
    target: '',
    detail: '',
    ...values,
  };
}

describe('RefusalTallies', () => {
  let stored: AuditDraft[];
  let failing: boolean;
  let store: (() => Promise<void>) | undefined;
  let tallies: RefusalTallies;

  beforeEach(() => {
    jest.useFakeTimers();
    stored = [];
    failing = false;
    store = undefined;
    tallies = new RefusalTallies((entry) => {
      if (store) return store();
      if (failing) return Promise.reject(new Error('The database is away.'));
      stored.push(entry);
      return Promise.resolve();
    });
  });
  afterEach(async () => {
    await tallies.stop();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  /** How many of so many refusals get an entry each. */
  const admitted = (count: number, make: (n: number) => Partial<AuditDraft> = () => ({})): number =>
    Array.from({ length: count }, (_, n) => tallies.admits(refusal(make(n)))).filter(Boolean).length;

  it('should let a thousand from one address have an entry each, and tell the others by one', async () => {
    expect(admitted(1000)).toBe(1000);
    expect(admitted(412, (n) => ({ at: `2026-01-02T03:04:06.000${100 + n}`, actor: `guess ${n}` }))).toBe(0);
    expect(stored).toEqual([]);
    await jest.advanceTimersByTimeAsync(minute);
    expect(stored).toEqual([
      refusal({
        at: '2026-01-02T03:04:06.000511',
        actor: 'guess 411',
        detail: 'and 411 more refused tries from this address since 2026-01-02T03:04:06.000100Z',
      }),
    ]);
    await jest.advanceTimersByTimeAsync(minute);
    expect(stored).toHaveLength(1);
  });

  it('should let sixty more have an entry each with every minute, up to a thousand', async () => {
    admitted(2000);
    await jest.advanceTimersByTimeAsync(minute);
    expect(admitted(100)).toBe(60);
    await jest.advanceTimersByTimeAsync(5 * minute);
    expect(admitted(1000)).toBe(300);
    await jest.advanceTimersByTimeAsync(60 * minute);
    expect(admitted(2000)).toBe(1000);
  });

  it('should count every address by itself, of IPv6 every network', async () => {
    admitted(1001);
    expect(admitted(1, () => ({ address: '192.0.2.2' }))).toBe(1);
    expect(admitted(1001, (n) => ({ address: `2001:db8:1:2::${n.toString(16)}` }))).toBe(1000);
    await tallies.flush();
    expect(stored.map(({ address, detail }) => [address, detail])).toEqual([
      ['192.0.2.1', ''],
      ['2001:db8:1:2::3e8', ''],
    ]);
  });

  it('should not be overrun from many addresses at once', async () => {
    expect(admitted(10_500, (n) => ({ address: `10.0.${n >> 8}.${n % 256}` }))).toBe(10_000);
    await jest.advanceTimersByTimeAsync(minute);
    expect(stored).toEqual([
      refusal({
        address: '10.0.41.3',
        detail: expect.stringMatching(/^and 499 more refused tries from many addresses since /) as unknown as string,
      }),
    ]);
    expect(admitted(1500, () => ({ address: '192.0.2.3' }))).toBe(1000);
  });

  it('should count a user who is known by the user, apart from whoever else is at the address', async () => {
    const ann = { event: 'run-as', actorId: '7', actor: 'ann', via: 'token' };
    expect(admitted(1002, (n) => ({ ...ann, address: `192.0.2.${n % 250}` }))).toBe(1000);
    expect(admitted(1, () => ({ ...ann, actorId: '8' }))).toBe(1);
    expect(admitted(1)).toBe(1);
    await tallies.flush();
    expect(stored).toMatchObject([
      { actorId: '7', detail: expect.stringContaining('and 1 more refused try of this user since') },
    ]);
  });

  it('should lose nothing while the database is away', async () => {
    const told = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    admitted(1010);
    failing = true;
    await jest.advanceTimersByTimeAsync(minute);
    expect(told).toHaveBeenCalledTimes(1);
    failing = false;
    await tallies.stop();
    expect(stored).toMatchObject([{ detail: expect.stringContaining('and 9 more') }]);
  });

  it('should lose nothing of what comes while the database turns out to be away', async () => {
    jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    store = () => {
      admitted(5);
      return Promise.reject(new Error('The database is away.'));
    };
    admitted(1010);
    await tallies.flush();
    store = undefined;
    await tallies.flush();
    expect(stored).toMatchObject([{ detail: expect.stringContaining('and 14 more') }]);
  });

  it('should tell since when, of those that could not be stored', async () => {
    for (const at of ['2026-01-01T00:00:00.000000', '2026-01-01T00:05:00.000000']) tallies.postpone(refusal({ at }));
    await tallies.flush();
    expect(stored).toMatchObject([{ detail: expect.stringContaining('since 2026-01-01T00:00:00.000000Z') }]);
  });

  it('should keep no timer and nothing in memory when there is nothing to count', async () => {
    admitted(1);
    expect(jest.getTimerCount()).toBe(1);
    await jest.advanceTimersByTimeAsync(minute);
    expect(jest.getTimerCount()).toBe(0);
  });
});
