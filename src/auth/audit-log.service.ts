import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Principal } from '../accounts/principal.js';
import { Database } from '../database/database.js';
import { forUpdate } from '../database/dialect.js';
import { linkHash } from '../database/hash-chain.js';
import { insertRows } from '../database/insert-rows.js';
import { now } from '../database/instant.js';
import { chainedColumns, chainedValues, type AuditDraft } from './audit-chain.js';
import { RefusalTallies } from './audit-flood.js';
import type { AuthContext, Via } from './auth-context.js';
import { cut, type Origin } from './origin.js';

export const auditEvents = [
  'sign-in', 'run-as', 'session', 'password', 'token', 'user', 'group', 'organisation', 'role', 'theme', 'standard',
  'exportlocation', 'audit',
] as const; // prettier-ignore
/** What an entry is about. */
export type AuditEvent = (typeof auditEvents)[number];

export interface AuditNote {
  event: AuditEvent;
  /** `granted` or `refused: <why>`. */
  outcome: string;
  /** The real user, or the name that was tried. */
  actor: Principal | string;
  effective?: Principal | string;
  via: Via;
  /** What else happened because of it, as in AuditedChange: such an entry is never only counted. */
  change?: Pick<AuditedChange, 'target' | 'detail'>;
}

/** Something that was done. */
export interface AuditedChange {
  event: AuditEvent;
  /** What it was done to, such as `users/7`. */
  target: string;
  /** What was done, in words. Never a secret. */
  detail: string;
}

interface Waiting {
  draft: AuditDraft;
  stored: () => void;
  failed: (error: unknown) => void;
}

/** Keeps who did what, as whom, and from where. Entries are only ever added, each linked to the one before. */
@Injectable()
export class AuditLog implements BeforeApplicationShutdown {
  private readonly refusals = new RefusalTallies((entry) => this.add(entry));
  private readonly logger = new Logger(AuditLog.name);
  private waiting: Waiting[] = [];
  private draining = false;

  constructor(private readonly database: Database) {}

  /**
   * Adds an entry about a request; it is stored when the promise resolves. Of a flood of refused ones many are only
   * counted, see audit-flood.ts.
   */
  async record(origin: Origin, { event, outcome, actor, effective, via, change }: AuditNote): Promise<void> {
    const entry = {
      ...draft(event, origin, via),
      outcome: cut(outcome, 100),
      ...named('actor', actor),
      ...named('effective', effective ?? ''),
      ...change,
    };
    const isRefusal = outcome !== 'granted' && !change;
    if (isRefusal && !this.refusals.admits(entry)) return;
    if (isRefusal && this.database.transaction()) {
      // A refusal undoes the write that it happens in, but not the trace of it.
      void this.database.apart(() => this.add(entry)).catch((error: unknown) => this.logger.error(error));
    } else await this.add(entry);
  }

  /**
   * Adds an entry about a change. Called inside the write that changes, so that neither is there without the other.
   * @param author who does it; undefined for the administration command
   */
  async changed(author: AuthContext | undefined, { event, target, detail }: AuditedChange): Promise<void> {
    const { user, actor = 'command line', via = 'command', origin } = author ?? {};
    await this.add({
      ...draft(event, origin, via),
      outcome: 'granted',
      ...named('actor', actor),
      ...named('effective', user && user !== actor ? user : ''),
      target: cut(target, 255),
      detail: cut(detail, 1000),
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.refusals.stop();
  }

  private async add(entry: AuditDraft): Promise<void> {
    // Last, because from then on nobody else can add an entry until it is committed.
    if (this.database.transaction()) return this.database.writeLast(append, entry);
    await new Promise<void>((stored, failed) => {
      this.waiting.push({ draft: entry, stored, failed });
      // For others too, so as no part of what the caller may be about to write.
      if (!this.draining) void this.database.apart(() => this.drain());
    });
  }

  /** What comes while one write runs is stored together by the next: all of them wait for the end of the same chain. */
  private async drain(): Promise<void> {
    this.draining = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, 500);
      try {
        await this.database.write((manager) => append(manager, batch.map((one) => one.draft))); // prettier-ignore
        for (const { stored } of batch) stored();
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    this.draining = false;
  }
}

async function append(manager: EntityManager, drafts: readonly AuditDraft[]): Promise<void> {
  const [chain] = await manager.query<[{ hash: Uint8Array }]>(`SELECT hash FROM audit_chain WHERE id = 1${forUpdate}`);
  let { hash } = chain;
  const rows = drafts.map((one) => {
    const values = chainedValues(one);
    hash = linkHash(hash, values);
    return [...values, hash];
  });
  await insertRows(manager, 'audit_entry', [...chainedColumns, 'hash'], rows);
  await manager.query('UPDATE audit_chain SET hash = ?, entries = entries + ? WHERE id = 1', [hash, rows.length]);
}

function draft(event: AuditEvent, origin: Origin | undefined, via: string): AuditDraft {
  return {
    at: now(),
    event,
    outcome: '',
    actorId: null,
    actor: '',
    effectiveId: null,
    effective: '',
    via,
    method: origin?.method ?? '',
    route: origin?.route ?? '',
    address: origin?.address ?? '',
    target: '',
    detail: '',
  };
}

function named(role: 'actor' | 'effective', who: Principal | string): Partial<AuditDraft> {
  return typeof who === 'string'
    ? { [`${role}Id`]: null, [role]: cut(who, 150) }
    : { [`${role}Id`]: who.id, [role]: who.username };
}
