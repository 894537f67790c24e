import { Injectable } from '@nestjs/common';
import QuickLRU from 'quick-lru';
import { Problem } from '../config/problem.js';
import { networkOf } from './origin.js';

interface Failures {
  count: number;
  /** Milliseconds since 1970 until which the next try is refused. */
  until: number;
}

interface Rule {
  /** Failures that cost nothing yet. */
  free: number;
  /** The longest delay, in seconds. */
  longest: number;
}

/** After the free failures each further one doubles the delay, from one second up. Forgotten after a quiet quarter of an hour. */
const rules = {
  pair: { free: 10, longest: 300 },
  // Looser and short: whoever knows only a name must not be able to keep its owner out.
  name: { free: 100, longest: 10 },
  address: { free: 200, longest: 300 },
} satisfies Record<string, Rule>;

const quietSeconds = 900;

/** 429: too many failed sign-ins. `retryAfter` in seconds. */
export class TooManySignIns extends Problem {
  constructor(readonly retryAfter: number) {
    super('too_many_requests', 'Too many failed sign-ins; try again later.');
  }
}

/**
 * Slows down whoever guesses passwords, by user name, by address and by both together. Kept in this process's memory,
 * bounded. Remembered good passwords (see password-check.service.ts) never come here, so a guesser does not disturb
 * clients at work.
 */
@Injectable()
export class SignInLimiter {
  private readonly failures = new QuickLRU<string, Failures>({ maxSize: 50_000, maxAge: quietSeconds * 1000 });
  /** Pairs that have signed in: who guesses at a name from elsewhere cannot keep its owner out. */
  private readonly proven = new QuickLRU<string, true>({ maxSize: 10_000 });

  /**
   * Begins a try, which counts as failed until it is said to be right: tries that are sent at once must not all pass
   * before the first of them is counted.
   * @returns what to call when it proves right
   * @throws TooManySignIns while a delay runs
   */
  begin(nameKey: string, address: string): () => void {
    const [pair, name, place] = countersOf(nameKey, address);
    const counted = this.proven.has(pair.key) ? [pair, place] : [pair, name, place];
    const until = Math.max(...counted.map(({ key }) => this.failures.get(key)?.until ?? 0));
    const wait = Math.ceil((until - Date.now()) / 1000);
    if (wait > 0) throw new TooManySignIns(wait);
    const undo = counted.map((one) => this.count(one));
    return () => {
      for (const step of undo) step();
      this.failures.delete(pair.key);
      this.proven.set(pair.key, true);
    };
  }

  /** Counts a failure; returns how to take it back. */
  private count({ key, rule }: Counter): () => void {
    const before = this.failures.get(key);
    const count = (before?.count ?? 0) + 1;
    const delay = count > rule.free ? Math.min(2 ** (count - rule.free - 1), rule.longest) : 0;
    const after = { count, until: delay > 0 ? Date.now() + delay * 1000 : 0 };
    this.failures.set(key, after);
    return () => {
      after.until = before?.until ?? 0;
      const present = this.failures.get(key);
      if (present) present.count--;
    };
  }
}

interface Counter {
  key: string;
  rule: Rule;
}

function countersOf(nameKey: string, address: string): [pair: Counter, name: Counter, place: Counter] {
  const network = networkOf(address);
  return [
    { key: `pair ${network} ${nameKey}`, rule: rules.pair },
    { key: `name ${nameKey}`, rule: rules.name },
    { key: `address ${network}`, rule: rules.address },
  ];
}
