import { HttpException, HttpStatus, Injectable } from '@nestjs/common';
import QuickLRU from 'quick-lru';

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
export class TooManySignIns extends HttpException {
  constructor(readonly retryAfter: number) {
    super('Too many failed sign-ins; try again later.', HttpStatus.TOO_MANY_REQUESTS);
  }
}

/**
 * Slows down whoever guesses passwords, by user name, by address and by both together. Kept in this process's memory,
 * bounded. Remembered good passwords (see basic.strategy.ts) never come here, so a guesser does not disturb clients at work.
 */
@Injectable()
export class SignInLimiter {
  private readonly failures = new QuickLRU<string, Failures>({ maxSize: 50_000, maxAge: quietSeconds * 1000 });

  /** @throws TooManySignIns while a delay runs */
  check(nameKey: string, address: string): void {
    const until = Math.max(...keys(nameKey, address).map(([key]) => this.failures.get(key)?.until ?? 0));
    const wait = Math.ceil((until - Date.now()) / 1000);
    if (wait > 0) throw new TooManySignIns(wait);
  }

  failed(nameKey: string, address: string): void {
    for (const [key, rule] of keys(nameKey, address)) {
      const count = (this.failures.get(key)?.count ?? 0) + 1;
      const delay = count > rule.free ? Math.min(2 ** (count - rule.free - 1), rule.longest) : 0;
      this.failures.set(key, { count, until: Date.now() + delay * 1000 });
    }
  }

  succeeded(nameKey: string, address: string): void {
    this.failures.delete(keys(nameKey, address)[0]![0]);
  }
}

function keys(nameKey: string, address: string): [string, Rule][] {
  return [
    [`pair ${address} ${nameKey}`, rules.pair],
    [`name ${nameKey}`, rules.name],
    [`address ${address}`, rules.address],
  ];
}
