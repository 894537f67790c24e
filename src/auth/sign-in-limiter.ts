import { Injectable } from '@nestjs/common';
import QuickLRU from 'quick-lru';
import { siteOf } from '../audit-log/origin.js';
import { Problem } from '../config/problem.js';

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

/**
 * After the free failures each further one doubles the delay, from one second up. Forgotten after a quiet quarter of an
 * hour.
 */
const rules = {
  pair: { free: 10, longest: 300 },
  // Looser and short: whoever knows only a name must not be able to keep its owner out.
  name: { free: 100, longest: 10 },
  network: { free: 200, longest: 300 },
  // Of all networks of a site: several lines may share it. Less than `name` has free, so no site slows a name down everywhere.
  siteName: { free: 50, longest: 300 },
  site: { free: 2000, longest: 300 },
} satisfies Record<string, Rule>;

const quietSeconds = 900;

/** 429: too many failed sign-ins. `retryAfter` in seconds. */
export class TooManySignIns extends Problem {
  readonly policy = 'sign-in';
  constructor(readonly retryAfter: number) {
    super('too_many_requests', `Too many failed sign-ins; try again in ${retryAfter} s.`);
  }
}

/** A try at a password. */
export interface Try {
  /** Seconds for which others' failures forbid it; 0 when they do not. */
  wait: number;
  /** To be called when it proves right. */
  succeeded: () => void;
}

/**
 * Slows down whoever guesses passwords, by user name, by network and by both together. Kept in this process's memory,
 * bounded. Remembered good passwords (see password-check.service.ts) never come here, so a guesser does not disturb
 * clients at work.
 */
@Injectable()
export class SignInLimiter {
  private readonly failures = new QuickLRU<string, Failures>({ maxSize: 50_000, maxAge: quietSeconds * 1000 });

  /**
   * Begins a try, which counts as failed until it is said to be right: tries that are sent at once must not all pass
   * before the first of them is counted. One that others' failures forbid is not counted.
   * @param counts false for what is known to be wrong
   * @throws TooManySignIns while only a delay of this name at this network runs
   */
  begin(nameKey: string, network: string, { counts = true } = {}): Try {
    const { known, pair, others } = countersOf(nameKey, network);
    const wait = this.wait(pair, ...others);
    if (this.wait(...others) > 0) return { wait, succeeded: () => undefined };
    if (wait > 0) throw new TooManySignIns(wait);
    if (!counts) return { wait, succeeded: () => undefined };
    return { wait, succeeded: this.count([known, pair, ...others], [known, pair]) };
  }

  /**
   * Begins a try that others' failures forbid, at a name that is known to sign in from this network. It has a counter
   * of its own, which all tries at that name from there count for: nobody guesses faster by it.
   * @returns what to call when it proves right; undefined while a delay of that counter runs
   */
  beginKnown(nameKey: string, network: string): (() => void) | undefined {
    const { known, pair } = countersOf(nameKey, network);
    return this.wait(known) > 0 ? undefined : this.count([known], [known, pair]);
  }

  /**
   * Begins a try at a secret that is no password of a name, such as that of a one-time link; see begin.
   * @returns what to call when it proves right
   * @throws TooManySignIns
   */
  beginSecret(kind: string, network: string): () => void {
    const { pair, places } = countersOf(`:${kind}`, network); // no name has a colon
    const wait = this.wait(pair, ...places);
    if (wait > 0) throw new TooManySignIns(wait);
    return this.count([pair, ...places], [pair]);
  }

  /** Seconds until all of them let the next try pass. */
  private wait(...counters: Counter[]): number {
    const until = Math.max(...counters.map(({ key }) => this.failures.get(key)?.until ?? 0));
    return Math.max(Math.ceil((until - Date.now()) / 1000), 0);
  }

  /** Counts a failure; returns what takes it back, and forgets all that some counters know. */
  private count(counters: Counter[], forgotten: Counter[]): () => void {
    const undo = counters.map((one) => this.countOne(one));
    return () => {
      for (const step of undo) step();
      for (const { key } of forgotten) this.failures.delete(key);
    };
  }

  private countOne({ key, rule }: Counter): () => void {
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

interface Counters {
  known: Counter;
  pair: Counter;
  /** Of all names that are tried from there. */
  places: Counter[];
  /** What others count for, too. */
  others: Counter[];
}

function countersOf(nameKey: string, network: string): Counters {
  const site = siteOf(network);
  const places = [{ key: `network ${network}`, rule: rules.network }];
  const others = [{ key: `name ${nameKey}`, rule: rules.name }];
  if (site !== undefined) {
    places.push({ key: `site ${site}`, rule: rules.site });
    others.push({ key: `site ${site} ${nameKey}`, rule: rules.siteName });
  }
  return {
    known: { key: `known ${network} ${nameKey}`, rule: rules.pair },
    pair: { key: `pair ${network} ${nameKey}`, rule: rules.pair },
    places,
    others: [...places, ...others],
  };
}
