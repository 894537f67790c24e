import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { WordTable } from '../config/word-table.js';
import { Database } from '../database/database.js';
import { chainStart } from '../database/hash-chain.js';
import { insertRows } from '../database/insert-rows.js';
import { now } from '../database/instant.js';
import { outageOf } from '../database/outage.js';
import { auditChain, chainedColumns, chainedValues, lockEnd, storedEnd, type AuditDraft } from './audit-chain.js';
import { RefusalTallies } from './audit-flood.js';
import { cut, type Origin } from './origin.js';

const ofThePlatform = {
  'sign-in': 'Credentials that were refused',
  'run-as': 'Requests that administrators made as others',
  session: 'Logging in and out',
  password: 'Passwords that were changed or reset',
  user: 'Users and what they are granted',
  group: 'Groups and what they grant',
  organisation: 'Organisations',
  role: 'Roles that plugins register',
};

/** What an entry is about. */
export type AuditEvent = keyof typeof ofThePlatform | keyof MediaAssetPlatform.AuditEvents;

export const auditEvents = new WordTable<AuditEvent, string>('audit event', ofThePlatform);

/** How a request was signed in. */
export const vias = ['basic', 'session', 'token'] as const;

export type Via = (typeof vias)[number];

/** How whoever did something came to do it: besides, by a one-time link or by the administration command. */
export const auditedVias = [...vias, 'link', 'command'] as const;

type AuditedVia = Exclude<(typeof auditedVias)[number], 'command'>;

/** A user as the trail names one. */
export interface AuditedUser {
  id: string;
  username: string;
}

/** Who calls, as far as the trail is concerned. */
export interface AuditedCaller {
  /** Whose rights and data the request runs with. */
  user: AuditedUser;
  /** Who really sent it. */
  actor: AuditedUser;
  via: AuditedVia;
  origin: Origin;
}

export interface AuditNote {
  event: AuditEvent;
  /** `granted` or `refused: <why>`. */
  outcome: string;
  /** The real user, or the name that was tried. */
  actor: AuditedUser | string;
  effective?: AuditedUser | string;
  via: AuditedVia;
  /** What else happened because of it, as in AuditedChange: such an entry is never only counted. */
  change?: Pick<AuditedChange, 'target' | 'detail'>;
}

/** As many characters of what was done as an entry holds. */
export const mostDetail = 1000;

/** Something that was done. */
export interface AuditedChange {
  event: AuditEvent;
  /** What it was done to, such as `users/7`. */
  target: string;
  /** What was done, in words, of which the first 1000 characters are kept. Never a secret. */
  detail: string;
}

/** Keeps who did what, as whom, and from where. Entries are only ever added, each linked to the one before. */
@Injectable()
export class AuditLog implements BeforeApplicationShutdown {
  private readonly refusals = new RefusalTallies((entry) => this.add(entry));
  private readonly logger = new Logger(AuditLog.name);
  private readonly chain = auditChain();
  private hasWarned = false;

  constructor(private readonly database: Database) {
    database.neverRemembered('audit_entry', 'audit_chain');
  }

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
      void this.database.apart(() => this.addRefusal(entry)).catch((error: unknown) => this.logger.error(error));
    } else if (isRefusal) await this.addRefusal(entry);
    else await this.add(entry);
  }

  /** Who is refused is told so also while nothing can be stored; then it is counted, and stored later. */
  private async addRefusal(entry: AuditDraft): Promise<void> {
    await this.add(entry).catch((error: unknown) => {
      if (!outageOf(error)) throw error;
      this.logger.warn(error);
      this.refusals.postpone(entry);
    });
  }

  /**
   * Adds an entry about a change. Called inside the write that changes, so that neither is there without the other.
   * @param caller undefined for the administration command
   */
  async changed(caller: AuditedCaller | undefined, { event, target, detail }: AuditedChange): Promise<void> {
    const { user, actor = 'command line', via = 'command', origin } = caller ?? {};
    await this.add({
      ...draft(event, origin, via),
      outcome: 'granted',
      ...named('actor', actor),
      ...named('effective', user && user !== actor ? user : ''),
      target: cut(target, 255),
      detail: cut(detail, mostDetail),
    });
  }

  /** Adds entries that say themselves when they happened, in this order: what a demonstration makes up. */
  async addEarlier(entries: readonly AuditDraft[]): Promise<void> {
    await this.database.write((manager) => this.append(manager, entries));
  }

  /** Whether the trail was begun with the secret that this process has. */
  async hasOurKey(): Promise<boolean> {
    const end = await storedEnd(this.database);
    return end === undefined || this.chain.check.equals(end.keyCheck);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.refusals.stop();
  }

  private async add(entry: AuditDraft): Promise<void> {
    // Last, because from then on nobody else can add an entry until it is committed.
    if (this.database.transaction()) this.database.writeLast(this.append, entry);
    // Nor is it a part of what the caller may be about to write: that may be undone.
    else await this.database.apart(() => this.database.writeJointly(this.append, entry));
  }

  /**
   * Numbers and links entries. An end that is not as this service left it gets no new seal: a fault has to stay one.
   */
  private readonly append = async (manager: EntityManager, drafts: readonly AuditDraft[]): Promise<void[]> => {
    const { end, newest } = await lockEnd(manager, this.chain);
    const hasOurKey = this.chain.check.equals(end.keyCheck);
    const isSealed = hasOurKey && this.chain.seal(end).equals(end.seal);
    if (!isSealed) this.warn();
    let [hash, id] = [end.hash, BigInt(end.lastId)];
    if (newest > id) id = newest;
    const first = id + 1n;
    const rows = drafts.map((one) => {
      const values = chainedValues(one);
      hash = this.chain.link(hash, String(++id), values);
      return [id, ...values, hash];
    });
    await insertRows(manager, 'audit_entry', ['id', ...chainedColumns, 'hash'], rows);
    const next = { ...end, entries: String(BigInt(end.entries) + BigInt(rows.length)), lastId: String(id), hash };
    const seal = isSealed ? this.chain.seal(next) : chainStart;
    const otherKeyFrom = end.otherKeyFrom ?? (hasOurKey ? null : String(first));
    await manager.query(
      'UPDATE audit_chain SET entries = ?, last_id = ?, hash = ?, seal = ?, other_key_from = ? WHERE id = 1',
      [next.entries, next.lastId, hash, seal, otherKeyFrom],
    );
    return drafts.map(() => undefined);
  };

  private warn(): void {
    if (!this.hasWarned) this.logger.error('The audit trail is at fault: "platform audit verify" tells how.');
    this.hasWarned = true;
  }
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

function named(role: 'actor' | 'effective', who: AuditedUser | string): Partial<AuditDraft> {
  return typeof who === 'string'
    ? { [`${role}Id`]: null, [role]: cut(who, 150) }
    : { [`${role}Id`]: who.id, [role]: who.username };
}
