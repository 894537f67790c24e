import { Logger } from '@nestjs/common';
import type { Instant } from '../database/instant.js';
import type { AuditDraft } from './audit-chain.js';
import { networkOf } from './origin.js';

const minute = 60_000;

/** How many refusals get an entry each: so many at once, and so many more with every minute. */
interface Allowance {
  most: number;
  perMinute: number;
}

const perCaller: Allowance = { most: 1000, perMinute: 60 };
const allTogether: Allowance = { most: 10_000, perMinute: 1000 };

interface Tally {
  from: string;
  allowance: Allowance;
  left: number;
  /** How many got no entry, since when, and the last of them. */
  more: number;
  since: Instant;
  last: AuditDraft;
}

/**
 * Keeps a flood of refused requests from filling the audit trail. What is beyond the allowances is counted, and once a
 * minute the last refusal is stored together with their number. The count is in memory: a process that is killed loses
 * that of its last minute.
 */
export class RefusalTallies {
  private readonly tallies = new Map<string, Tally>();
  private readonly logger = new Logger(RefusalTallies.name);
  private timer?: NodeJS.Timeout;

  /** @param store stores an entry that stands for many refusals */
  constructor(private readonly store: (entry: AuditDraft) => Promise<void>) {}

  /** Counts a refusal; tells whether it gets an entry of its own. */
  admits(entry: AuditDraft): boolean {
    this.countMinutes();
    const tallies: Tally[] = [];
    for (const [key, from, allowance] of sources(entry)) {
      const tally = this.tallies.get(key) ?? { from, allowance, left: allowance.most, more: 0, since: '', last: entry };
      if (tally.left === 0) {
        if (tally.more === 0) tally.since = entry.at;
        tally.more++;
        tally.last = entry;
        return false;
      }
      this.tallies.set(key, tally);
      tallies.push(tally);
    }
    for (const tally of tallies) tally.left--;
    return true;
  }

  /** Counts a refusal that was to have an entry of its own, which cannot be stored now. */
  postpone(entry: AuditDraft): void {
    const [key, from, allowance] = sources(entry).at(-1)!;
    const tally = this.tallies.get(key) ?? { from, allowance, left: allowance.most, more: 0, since: '', last: entry };
    if (tally.more++ === 0) tally.since = entry.at;
    tally.last = entry;
    this.tallies.set(key, tally);
    this.countMinutes();
  }

  /** Stores what has only been counted so far; what cannot be stored now is kept for the next time. */
  async flush(): Promise<void> {
    for (const tally of this.tallies.values()) {
      if (tally.more === 0) continue;
      const { more, since } = tally;
      const entry = summary(tally);
      tally.more = 0;
      await this.store(entry).catch((error: unknown) => {
        Object.assign(tally, { more: tally.more + more, since });
        this.logger.error(error);
      });
    }
  }

  /** Stores what has only been counted, and counts no more minutes. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  private countMinutes(): void {
    this.timer ??= setInterval(() => void this.nextMinute(), minute).unref();
  }

  private async nextMinute(): Promise<void> {
    await this.flush();
    for (const [key, tally] of this.tallies) {
      tally.left = Math.min(tally.left + tally.allowance.perMinute, tally.allowance.most);
      if (tally.left === tally.allowance.most && tally.more === 0) this.tallies.delete(key);
    }
    if (this.tallies.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }
}

/**
 * What a refusal is counted by: the user who is known, else the address and, so that many of them do no more, all of
 * them.
 */
function sources({ event, actorId, address }: AuditDraft): [key: string, from: string, allowance: Allowance][] {
  if (actorId !== null) return [[`${event} user ${actorId}`, 'of this user', perCaller]];
  return [
    [event, 'from many addresses', allTogether],
    [`${event} from ${networkOf(address)}`, 'from this address', perCaller],
  ];
}

function summary({ from, more, since, last }: Tally): AuditDraft {
  const others = more - 1;
  if (others === 0) return last;
  const many = others === 1 ? '1 more refused try' : `${others} more refused tries`;
  return { ...last, detail: `and ${many} ${from} since ${since}Z` };
}
