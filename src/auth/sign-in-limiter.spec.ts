import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SignInLimiter, TooManySignIns } from './sign-in-limiter.js';

const [home, elsewhere] = ['192.0.2.1', '198.51.100.7'];

describe('SignInLimiter', () => {
  let limiter: SignInLimiter;

  beforeEach(() => {
    jest.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
    limiter = new SignInLimiter();
  });
  afterEach(() => void jest.useRealTimers());

  const later = (seconds: number): void => void jest.setSystemTime(Date.now() + seconds * 1000);
  const fail = (name: string, address: string, times = 1): void => {
    for (let n = 0; n < times; n++) limiter.begin(name, address);
  };
  const succeed = (name: string, address: string): void => limiter.begin(name, address).succeeded();
  /** The seconds that a try would have to wait; 0 when it may be made. Makes no try. */
  const wait = (name: string, address: string): number => {
    try {
      return limiter.begin(name, address).wait;
    } catch (error) {
      expect(error).toBeInstanceOf(TooManySignIns);
      expect((error as TooManySignIns).getStatus()).toBe(429);
      return (error as TooManySignIns).retryAfter;
    }
  };
  /** Fails again and again, each time as soon as it may; returns the delays in between. */
  const delays = (count: number, next: () => [name: string, address: string]): number[] =>
    Array.from({ length: count }, () => {
      fail(...next());
      const seconds = wait(...next());
      later(seconds);
      return seconds;
    });

  it('should let the first ten failures of a name from an address pass, then double the delay up to five minutes', () => {
    fail('ann', home, 10);
    expect(delays(11, () => ['ann', home])).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
  });

  it('should slow down who guesses a secret of another kind, there and not elsewhere, until one proves right', () => {
    const guess = (address: string) => limiter.beginSecret('link', address);
    for (let n = 0; n < 11; n++) guess(home);
    expect(() => guess(home)).toThrow(TooManySignIns);
    expect([wait('ann', home), wait('link', home)]).toEqual([0, 0]);
    guess(elsewhere)();
    later(1);
    guess(home)();
    for (let n = 0; n < 10; n++) guess(home);
    expect(() => guess(home)).not.toThrow();
  });

  it('should count guesses at secrets among those of their network', () => {
    for (let n = 0; n < 201; n++) {
      limiter.beginSecret(`kind ${n}`, home);
    }
    expect(() => limiter.beginSecret('another', home)).toThrow(TooManySignIns);
    expect(wait('ann', home)).toBe(1);
  });

  it('should refuse until the very end of the delay', () => {
    fail('ann', home, 11);
    later(0.999);
    expect(wait('ann', home)).toBe(1);
    later(0.001);
    expect(wait('ann', home)).toBe(0);
  });

  it('should not count a try that it refuses', () => {
    fail('ann', home, 12 - 1);
    for (let n = 0; n < 50; n++) expect(wait('ann', home)).toBe(1);
    later(1);
    fail('ann', home);
    expect(wait('ann', home)).toBe(2);
  });

  it('should disturb neither another name nor another address', () => {
    fail('ann', home, 11);
    expect(wait('ann', home)).toBe(1);
    expect(wait('bob', home)).toBe(0);
    expect(wait('ann', elsewhere)).toBe(0);
  });

  it('should start afresh after a success', () => {
    fail('ann', home, 9);
    succeed('ann', home);
    fail('ann', home, 10);
    expect(wait('ann', home)).toBe(0);
  });

  it('should forget after a quiet quarter of an hour', () => {
    fail('ann', home, 15 - 4);
    later(899);
    fail('ann', home);
    expect(wait('ann', home)).toBe(2);
    later(901);
    fail('ann', home, 10);
    expect(wait('ann', home)).toBe(0);
  });

  it('should refuse nobody because the clock was set back', () => {
    fail('ann', home, 10);
    later(-3600);
    expect(wait('ann', home)).toBe(0);
    expect(wait('bob', home)).toBe(0);
  });

  it('should slow down guesses at one name from many addresses, but never by more than ten seconds', () => {
    let host = 0;
    const next = (): [string, string] => ['ann', `203.0.113.${host++ % 250}`];
    for (let n = 0; n < 100; n++) limiter.begin(...next());
    expect(delays(7, next)).toEqual([1, 2, 4, 8, 10, 10, 10]);
  });

  it('should slow down guesses at one name from all networks of a site, which slow nobody down elsewhere', () => {
    let network = 0;
    const next = (): [string, string] => ['ann', `2001:db8:1:${(network++).toString(16)}`];
    for (let n = 0; n < 50; n++) limiter.begin(...next());
    expect(delays(10, next)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300]);
    expect([wait('ann', '2001:db8:2:1'), wait('ann', home), wait('bob', '2001:db8:1:1')]).toEqual([0, 0, 0]);
  });

  it('should slow down guesses at many names from all networks of a site', () => {
    let n = 0;
    const next = (): [string, string] => [`user${n++}`, `2001:db8:1:${(n >> 7).toString(16)}`];
    while (n < 2000) limiter.begin(...next());
    expect(delays(4, next)).toEqual([1, 2, 4, 8]);
    expect(wait('ann', '2001:db8:2:1')).toBe(0);
    expect(() => limiter.beginSecret('link', '2001:db8:1:ffff')).not.toThrow();
    expect(() => limiter.beginSecret('link', '2001:db8:1:fffe')).toThrow(TooManySignIns);
  });

  it('should slow down guesses at many names from one address', () => {
    let user = 0;
    const next = (): [string, string] => [`user${user++}`, home];
    for (let n = 0; n < 200; n++) limiter.begin(...next());
    expect(delays(4, next)).toEqual([1, 2, 4, 8]);
    expect(wait('ann', elsewhere)).toBe(0);
  });

  it('should not let successes of one account buy guesses at others from the same address', () => {
    for (let user = 0; user < 200; user++) {
      fail(`user${user}`, home);
      succeed('mallory', home);
    }
    fail('user200', home);
    expect(wait('user201', home)).toBe(1);
    expect(wait('mallory', home)).toBe(1);
  });

  describe('of names that are known at a network', () => {
    /** As what a check that is only made for them would say. */
    const tryKnown = (name: string, address: string) => limiter.beginKnown(name, address);

    it.each([
      ['at that name from elsewhere', (n: number) => ['ann', `203.0.113.${n % 250}`]],
      ['at other names from there', (n: number) => [`user${n}`, home]],
    ] as const)('should let them try while others are kept out by guesses %s', (_, of) => {
      for (let n = 0; n < 201; n++) {
        const [name, address] = of(n) as [string, string];
        limiter.begin(name, address);
      }
      expect(wait('ann', home)).toBeGreaterThan(0);
      expect(tryKnown('ann', home)).toBeDefined();
    });

    it('should slow them down alike by what is guessed at them there, while others are kept out or not', () => {
      fail('ann', home, 10);
      for (const delay of [1, 2, 4, 8]) {
        expect(tryKnown('ann', home)).toBeDefined();
        expect(tryKnown('ann', home)).toBeUndefined();
        later(delay - 0.001);
        expect(tryKnown('ann', home)).toBeUndefined();
        later(0.001);
      }
      expect(tryKnown('ann', elsewhere)).toBeDefined();
    });

    it('should not tell them from others by what is counted', () => {
      for (let n = 0; n < 200; n++) limiter.begin(`user${n}`, home);
      fail('bob', home);
      for (let n = 0; n < 30; n++) tryKnown('ann', home);
      expect([wait('ann', home), wait('nobody', home)]).toEqual([1, 1]);
      later(1);
      expect([wait('ann', home), wait('nobody', elsewhere)]).toEqual([0, 0]);
    });

    it('should start afresh after a success while nobody keeps others out', () => {
      fail('ann', home, 10);
      succeed('ann', home);
      for (let n = 0; n < 11; n++) expect(tryKnown('ann', home)).toBeDefined();
    });

    it('should start afresh after a success', () => {
      fail('ann', home, 9);
      tryKnown('ann', home)!();
      for (let n = 0; n < 11; n++) expect(tryKnown('ann', home)).toBeDefined();
      expect(tryKnown('ann', home)).toBeUndefined();
      fail('ann', home, 10);
      expect(wait('ann', home)).toBe(0);
    });
  });

  it('should count tries when they begin, so that many at once do not all pass', () => {
    let passed = 0;
    for (let n = 0; n < 500; n++) if (wait('ann', home) === 0) passed++;
    expect(passed).toBe(11);
  });

  it('should count nothing for tries that proved right, in whatever order they end', () => {
    for (const order of [(tries: (() => void)[]) => tries, (tries: (() => void)[]) => tries.reverse()]) {
      for (let round = 0; round < 30; round++) {
        const tries = Array.from({ length: 10 }, (_, user) => limiter.begin(`user${user}`, home).succeeded);
        for (const succeeded of order(tries)) succeeded();
      }
    }
    for (let user = 0; user < 200; user++) limiter.begin(`other${user}`, home);
    expect(wait('ann', home)).toBe(0);
  });

  it('should take the delay back that a right try had begun with', () => {
    for (let user = 0; user < 200; user++) limiter.begin(`user${user}`, home);
    succeed('ann', home);
    expect(wait('bob', home)).toBe(0);
  });

  it('should hold a bounded number of names', () => {
    for (let user = 0; user < 150_000; user++) {
      limiter.begin(`user${user}`, `10.${user >> 16}.${(user >> 8) & 255}.${user & 255}`);
    }
    const { size } = (limiter as unknown as { failures: { size: number } }).failures;
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(100_000);
  });
});
